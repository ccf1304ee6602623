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
from pathlib import Path
from typing import TypeVar

from valepaska.records.files import make_private, own_folder, real
from valepaska.records.lock import Lock
from valepaska.store import codes, logs, opening, programs, shares
from valepaska.store.faults import explained
from valepaska.store.presence import Presence
from valepaska.store.protocol import Code, Rewriting, Shared, Stored, StoreError
from valepaska.store.writer import Writer
from valepaska.table.log import LogEvent
from valepaska.table.programs import Program

Answer = TypeVar("Answer")


class SqliteStore:
    """Logs in a SQLite file, which is made, with its folder, when it is not there.

    Raises StoreError, one line, when the file is damaged, locked, of another program or a
    newer version, or cannot be written.
    """

    def __init__(self, path: Path | str) -> None:
        self._path = Path(path)
        self._deleted = False
        """Whether something was deleted that the write-ahead log still has."""
        self.kept_copy: Path | None
        """Where the database lies as it was, if it was of an older format and has been brought up to date."""
        file = real(self._path)  # what SQLite puts beside a link lies beside what it leads to
        try:
            own_folder(self._path.parent)
            self._lock = Lock(file.with_name(f"{file.name}-lock"))
        except (OSError, sqlite3.Error) as error:
            raise self._explain(error) from None
        try:
            connection, self.kept_copy, self._last_before = opening.opened(self._path)
        except BaseException:
            self._lock.withdraw()
            raise
        ahead, shared = (file.with_name(file.name + ending) for ending in ("-wal", "-shm"))
        for each in (file, ahead, shared):
            make_private(each)
        self._writer = Writer(connection, self._explain, logs.append, Presence(self._path, ahead).check, self._forget)

    @property
    def last_before(self) -> int | None:
        """See `Store.last_before`."""
        return self._last_before

    def append(self, table: str, expected: int, entries: Sequence[LogEvent]) -> Future[None]:
        """See `Store.append`."""
        return self._writer.append(logs.to_append(table, expected, entries))

    def load(self, table: str) -> list[LogEvent]:
        """See `Store.load`."""
        return self._ask(partial(logs.find, table=table)).entries(table, self._path)

    def rewrite(self, table: str, change: Rewriting) -> int:
        """See `Store.rewrite`. What stood there before is overwritten."""

        def job(connection: sqlite3.Connection) -> int:
            changed = change(logs.find(connection, table).entries(table, self._path))
            count = logs.rewrite(connection, table, changed.entries)
            shares.rewrite(connection, table, changed.record)
            self._deleted = True
            return count

        return self._ask(job)

    def tables(self) -> list[Stored]:
        """See `Store.tables`."""
        return self._ask(logs.tables)

    def sweep(self, before: int, most: int = 200) -> list[str]:
        """See `Store.sweep`. The pages go back to the file system, and what stood on them is overwritten."""

        def job(connection: sqlite3.Connection) -> list[str]:
            old = logs.sweep(connection, before, most)
            shares.forget(connection, old)
            codes.forget(connection, old)
            return old

        return self._delete(job)

    def share(self, id: str, shared: Shared) -> str:
        """See `Store.share`."""
        return self._ask(lambda connection: shares.share(connection, id, shared))

    def shared(self, id: str) -> Shared | None:
        """See `Store.shared`."""
        return self._ask(lambda connection: shares.find(connection, id))

    def shared_among(self, ids: Sequence[str]) -> list[str]:
        """See `Store.shared_among`."""
        return self._ask(lambda connection: shares.among(connection, ids))

    def keep_code(self, code: Code) -> Future[None]:
        """See `Store.keep_code`."""
        return self._writer.submit(lambda connection: codes.keep(connection, code))

    def codes(self, after: int, most: int) -> list[Code]:
        """See `Store.codes`."""
        return self._ask(lambda connection: codes.good(connection, after, most))

    def add_program(self, program: Program) -> bool:
        """See `Store.add_program`."""
        return self._ask(lambda connection: programs.add(connection, program))

    def use_program(self, id: str, now: int) -> Program | None:
        """See `Store.use_program`."""
        return self._ask(lambda connection: programs.use(connection, id, now))

    def drop_program(self, id: str) -> bool:
        """See `Store.drop_program`."""
        return self._delete(lambda connection: programs.drop(connection, id))

    def sweep_programs(self, before: int) -> int:
        """See `Store.sweep_programs`."""
        return self._delete(lambda connection: programs.sweep(connection, before))

    def check(self) -> None:
        """See `Store.check`."""
        self._ask(opening.check)

    def close(self) -> None:
        """See `Store.close`."""
        self._writer.close()
        self._lock.release()

    def _ask(self, job: Callable[[sqlite3.Connection], Answer]) -> Answer:
        """Have something done, and wait for it."""
        answer: Answer = self._writer.submit(job).result()
        return answer

    def _delete(self, job: Callable[[sqlite3.Connection], Answer]) -> Answer:
        """Have something deleted, and wait for it; the job says what, or how much, or whether anything was."""

        def deleting(connection: sqlite3.Connection) -> Answer:
            found = job(connection)
            self._deleted = self._deleted or bool(found)
            return found

        return self._ask(deleting)

    def _forget(self, connection: sqlite3.Connection) -> None:
        """See that what was deleted is not in the write-ahead log either; where a backup reads it, after that."""
        if self._deleted:
            busy, _, _ = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
            self._deleted = bool(busy)

    def _explain(self, error: Exception) -> StoreError:
        return explained(error, self._path)
