"""The store in one SQLite file, for one server.

Write-ahead log, every commit waited for (`synchronous=FULL`), one thread that writes; what is
asked for while the disk is busy goes into the next transaction together. A lock beside the file
keeps a second server from playing the same tables; a backup may read it meanwhile. It holds the
secrets of the decks, so only its owner may read it.
"""

import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from functools import partial
from itertools import chain, groupby
from pathlib import Path
from typing import NamedTuple

from valepaska.errors import RecordError
from valepaska.records.files import begin, make_private, own_folder
from valepaska.records.lock import WAIT, Lock
from valepaska.store import programs
from valepaska.store.formats import FORMAT, OURS, bring_up
from valepaska.store.presence import Presence
from valepaska.store.protocol import Change, Code, Conflict, InUse, Shared, Stored, StoreError
from valepaska.store.writer import Writer
from valepaska.table.log import LogEvent, read_entry, write_entry
from valepaska.table.programs import Program

LARGEST_CHECK = 32 * 1024 * 1024
"""Bytes of a file that is checked whole when it is opened; damage in a larger one is found when it is read."""

_SCHEMA = """
CREATE TABLE IF NOT EXISTS tables (
    name TEXT PRIMARY KEY, version INTEGER NOT NULL, at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS entries (
    name TEXT NOT NULL, number INTEGER NOT NULL, client TEXT, body BLOB NOT NULL,
    PRIMARY KEY (name, number)
) WITHOUT ROWID;
CREATE UNIQUE INDEX IF NOT EXISTS commands ON entries (name, client) WHERE client IS NOT NULL;
CREATE TABLE IF NOT EXISTS codes (
    code TEXT PRIMARY KEY, name TEXT NOT NULL UNIQUE, until INTEGER NOT NULL
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS checks (id INTEGER PRIMARY KEY, count INTEGER NOT NULL);
CREATE TABLE IF NOT EXISTS shared (
    id TEXT PRIMARY KEY, name TEXT NOT NULL, deal INTEGER NOT NULL, seat INTEGER NOT NULL, record TEXT NOT NULL
) WITHOUT ROWID;
CREATE UNIQUE INDEX IF NOT EXISTS shared_once ON shared (name, deal, seat);
DELETE FROM shared WHERE name NOT IN (SELECT name FROM tables);
"""
"""A version that knows of nothing shared leaves that behind when it deletes a table."""
_ALL_CARDS = -1
"""Instead of a seat."""


class SqliteStore:
    """Logs in a SQLite file, which is made, with its folder, when it is not there.

    Raises StoreError, one line, when the file is damaged, locked, of another program or a
    newer version, or cannot be written.
    """

    def __init__(self, path: Path | str) -> None:
        self._path = Path(path)
        self._deleted = False
        """Whether something was deleted that the write-ahead log still has."""
        self.kept_copy: Path | None = None
        """Where the database lies as it was, if it was of an older format and has been brought up to date."""
        real = self._path.resolve()  # what SQLite puts beside a link lies beside what it leads to
        try:
            own_folder(self._path.parent)
            self._lock = Lock(real.with_name(f"{real.name}-lock"))
        except (OSError, sqlite3.Error) as error:
            raise self._explain(error) from None
        try:
            connection = self._connect()
        except BaseException:
            self._lock.release()
            raise
        ahead, shared = (real.with_name(real.name + ending) for ending in ("-wal", "-shm"))
        for file in (real, ahead, shared):
            make_private(file)
        self._writer = Writer(connection, self._explain, _append, Presence(self._path, ahead).check, self._forget)

    def _connect(self) -> sqlite3.Connection:
        try:
            begin(self._path)
            connection = sqlite3.connect(self._path, timeout=WAIT, isolation_level=None, check_same_thread=False)
        except (OSError, sqlite3.Error) as error:
            raise self._explain(error) from None
        try:
            self.kept_copy = _prepare(connection, self._path)
            self._last_before: int | None = connection.execute("SELECT max(at) FROM tables").fetchone()[0]
        except (OSError, sqlite3.Error) as error:
            connection.close()
            raise self._explain(error) from None
        except StoreError:
            connection.close()
            raise
        return connection

    @property
    def last_before(self) -> int | None:
        """See `Store.last_before`."""
        return self._last_before

    def append(self, table: str, expected: int, entries: Sequence[LogEvent]) -> Future[None]:
        """See `Store.append`."""
        rows = [
            (table, number, entry.client, write_entry(entry))
            for number, entry in enumerate(entries, start=expected + 1)
        ]
        return self._writer.append(_Append(table, expected, entries[-1].at if entries else 0, rows))

    def load(self, table: str) -> list[LogEvent]:
        """See `Store.load`."""
        version, rows = self._writer.submit(partial(_read, table)).result()
        return self._entries(table, version, rows)

    def rewrite(self, table: str, change: Change) -> int:
        """See `Store.rewrite`. What stood there before is overwritten."""

        def job(connection: sqlite3.Connection) -> int:
            changed = change(self._entries(table, *_read(table, connection)))
            rows = [(write_entry(entry), table, number + 1) for number, entry in changed.entries.items()]
            connection.executemany("UPDATE entries SET body = ? WHERE name = ? AND number = ?", rows)
            shared = connection.execute("SELECT id, record FROM shared WHERE name = ?", (table,)).fetchall()
            records = [(changed.record(record), id) for id, record in shared]
            connection.executemany("UPDATE shared SET record = ? WHERE id = ?", records)
            self._deleted = True
            return len(rows)

        count: int = self._writer.submit(job).result()
        return count

    def _entries(self, table: str, version: int, rows: Sequence[tuple[int, bytes]]) -> list[LogEvent]:
        if [number for number, _ in rows] != list(range(1, version + 1)):
            raise StoreError(f"the log of {table} in {{database}} has gaps: restore it from a backup", self._path)
        try:
            return [read_entry(body) for _, body in rows]
        except RecordError as error:
            raise StoreError(f"the log of {table} in {{database}} is damaged: {error}", self._path) from None

    def tables(self) -> list[Stored]:
        """See `Store.tables`."""

        def job(connection: sqlite3.Connection) -> list[Stored]:
            rows = connection.execute("SELECT name, version, at FROM tables ORDER BY at DESC, name")
            return [Stored(*row) for row in rows]

        found: list[Stored] = self._writer.submit(job).result()
        return found

    def sweep(self, before: int, most: int = 200) -> list[str]:
        """See `Store.sweep`. The pages go back to the file system, and what stood on them is overwritten."""

        def job(connection: sqlite3.Connection) -> list[str]:
            query = "SELECT name FROM tables WHERE at < ? ORDER BY at, name DESC LIMIT ?"
            old = [name for (name,) in connection.execute(query, (before, most))]
            for name in old:
                connection.execute("DELETE FROM entries WHERE name = ?", (name,))
                connection.execute("DELETE FROM shared WHERE name = ?", (name,))
                connection.execute("DELETE FROM codes WHERE name = ?", (name,))
                connection.execute("DELETE FROM tables WHERE name = ?", (name,))
            self._deleted = self._deleted or bool(old)
            return old

        found: list[str] = self._writer.submit(job).result()
        return found

    def share(self, id: str, shared: Shared) -> str:
        """See `Store.share`."""
        table, deal, viewer, record = shared
        what = (table, deal, _ALL_CARDS if viewer is None else viewer)

        def job(connection: sqlite3.Connection) -> str:
            connection.execute("INSERT OR IGNORE INTO shared VALUES (?, ?, ?, ?, ?)", (id, *what, record))
            query = "SELECT id FROM shared WHERE name = ? AND deal = ? AND seat = ?"
            return str(connection.execute(query, what).fetchone()[0])

        known: str = self._writer.submit(job).result()
        return known

    def shared(self, id: str) -> Shared | None:
        """See `Store.shared`."""

        def job(connection: sqlite3.Connection) -> Shared | None:
            row = connection.execute("SELECT name, deal, seat, record FROM shared WHERE id = ?", (id,)).fetchone()
            return row and Shared(row[0], row[1], None if row[2] == _ALL_CARDS else row[2], row[3])

        found: Shared | None = self._writer.submit(job).result()
        return found

    def shared_among(self, ids: Sequence[str]) -> list[str]:
        """See `Store.shared_among`."""

        def job(connection: sqlite3.Connection) -> list[str]:
            query = "SELECT 1 FROM shared WHERE id = ?"
            return [id for id in ids if connection.execute(query, (id,)).fetchone()]

        found: list[str] = self._writer.submit(job).result()
        return found

    def keep_code(self, code: Code) -> Future[None]:
        """See `Store.keep_code`."""

        def job(connection: sqlite3.Connection) -> None:
            connection.execute("INSERT OR REPLACE INTO codes VALUES (?, ?, ?)", code)

        return self._writer.submit(job)

    def codes(self, after: int, most: int) -> list[Code]:
        """See `Store.codes`."""

        def job(connection: sqlite3.Connection) -> list[Code]:
            connection.execute("DELETE FROM codes WHERE until <= ?", (after,))
            rows = connection.execute("SELECT * FROM codes ORDER BY until DESC, code DESC LIMIT ?", (most,))
            return [Code(*row) for row in rows][::-1]

        found: list[Code] = self._writer.submit(job).result()
        return found

    def add_program(self, program: Program) -> bool:
        """See `Store.add_program`."""
        kept: bool = self._writer.submit(lambda connection: programs.add(connection, program)).result()
        return kept

    def use_program(self, id: str, now: int) -> Program | None:
        """See `Store.use_program`."""
        found: Program | None = self._writer.submit(lambda connection: programs.use(connection, id, now)).result()
        return found

    def drop_program(self, id: str) -> bool:
        """See `Store.drop_program`."""
        return bool(self._deleted_programs(lambda connection: int(programs.drop(connection, id))))

    def sweep_programs(self, before: int) -> int:
        """See `Store.sweep_programs`."""
        return self._deleted_programs(lambda connection: programs.sweep(connection, before))

    def _deleted_programs(self, delete: Callable[[sqlite3.Connection], int]) -> int:
        def job(connection: sqlite3.Connection) -> int:
            count = delete(connection)
            self._deleted = self._deleted or count > 0
            return count

        deleted: int = self._writer.submit(job).result()
        return deleted

    def check(self) -> None:
        """See `Store.check`."""

        def job(connection: sqlite3.Connection) -> None:
            connection.execute("INSERT INTO checks VALUES (1, 1) ON CONFLICT (id) DO UPDATE SET count = count + 1")

        self._writer.submit(job).result()

    def _forget(self, connection: sqlite3.Connection) -> None:
        """See that what was deleted is not in the write-ahead log either; where a backup reads it, after that."""
        if self._deleted:
            busy, _, _ = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
            self._deleted = bool(busy)

    def close(self) -> None:
        """See `Store.close`."""
        self._writer.close()
        self._lock.release()

    def _explain(self, error: Exception) -> StoreError:
        """One line that says what is wrong with the file, and what to do."""
        if isinstance(error, StoreError):
            return error
        said = str(error)
        for words, kind, text in _FAULTS:
            if any(word in said for word in words):
                return kind(text, self._path)
        return StoreError(f"{{database}} cannot be used ({said}): check the path and its permissions", self._path)


_DAMAGED = "{database} is damaged: restore it from a backup, or use another file"
_FAULTS: tuple[tuple[tuple[str, ...], type[StoreError], str], ...] = (
    (("locked", "busy"), InUse, "{database} is in use: stop the other server, or use another file"),
    (("malformed", "not a database", "corrupt"), StoreError, _DAMAGED),
    (("full",), StoreError, "the disk with {database} is full: make room; nothing was half written"),
    (("disk I/O",), StoreError, "the disk with {database} cannot be written or read: make room, or have it checked"),
    (("readonly",), StoreError, "{database} cannot be written: change its permissions"),
)
"""What SQLite says, and what is said of it."""


def _read(table: str, connection: sqlite3.Connection) -> tuple[int, list[tuple[int, bytes]]]:
    """How long a log is said to be, and its entries."""
    found = connection.execute("SELECT version FROM tables WHERE name = ?", (table,)).fetchone()
    rows = connection.execute("SELECT number, body FROM entries WHERE name = ? ORDER BY number", (table,))
    return (found[0] if found else 0), rows.fetchall()


class _Append(NamedTuple):
    """Entries to be written behind the first `expected` ones of a table's log."""

    table: str
    expected: int
    at: int
    rows: list[tuple[str, int, str | None, bytes]]


def _append(appends: Sequence[_Append], connection: sqlite3.Connection) -> None:
    """Make logs longer, each on condition that it is as long as expected. Raises Conflict, and then nothing counts."""
    for begins, run in groupby((each for each in appends if each.rows), key=lambda each: each.expected == 0):
        _lengthen(connection, list(run), begins=begins)
    try:
        connection.executemany("INSERT INTO entries VALUES (?, ?, ?, ?)", chain(*(each.rows for each in appends)))
    except sqlite3.IntegrityError:
        names = ", ".join(sorted({each.table for each in appends}))
        raise Conflict(f"the log of {names} has one of these commands already") from None


def _lengthen(connection: sqlite3.Connection, appends: Sequence[_Append], *, begins: bool) -> None:
    """Note that logs begin, or grow."""
    if begins:
        query = "INSERT OR IGNORE INTO tables VALUES (?, ?, ?)"
        changes = [(each.table, len(each.rows), each.at) for each in appends]
        done = connection.executemany(query, changes)
    else:
        query = "UPDATE tables SET version = version + ?, at = ? WHERE name = ? AND version = ?"
        done = connection.executemany(query, [(len(each.rows), each.at, each.table, each.expected) for each in appends])
    if done.rowcount != len(appends):
        names = ", ".join(sorted({f"{each.table} ({each.expected})" for each in appends}))
        raise Conflict(f"a log is not as long as expected: {names}")


def _prepare(connection: sqlite3.Connection, path: Path) -> Path | None:
    """See that the file is ours and whole, bring it up to date, and make what is missing; the copy that was kept."""
    owner = connection.execute("PRAGMA application_id").fetchone()[0]
    number = connection.execute("PRAGMA user_version").fetchone()[0]
    used = connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()[0]
    kept = None
    if used and owner != OURS:
        raise StoreError("{database} is of another program: use another file", path)
    if not used:
        connection.execute("PRAGMA auto_vacuum = FULL")
        connection.execute(f"PRAGMA application_id = {OURS}")
        connection.execute(f"PRAGMA user_version = {FORMAT}")
    else:
        if path.stat().st_size <= LARGEST_CHECK:
            found = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
            if found != "ok":
                raise StoreError(_DAMAGED, path)
        kept = bring_up(connection, path, number)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA secure_delete = ON")
    connection.execute("BEGIN EXCLUSIVE")
    connection.execute("COMMIT")
    connection.executescript(_SCHEMA + programs.SCHEMA)
    return kept
