"""A connection to a database of ours, which is made, or brought up to date, as it is opened."""

import sqlite3
from pathlib import Path
from typing import NamedTuple

from valepaska.records.files import begin
from valepaska.records.lock import WAIT
from valepaska.store import codes, logs, programs, shares
from valepaska.store.faults import DAMAGED, explained
from valepaska.store.formats import FORMAT, OURS, bring_up
from valepaska.store.protocol import StoreError

LARGEST_CHECK = 32 * 1024 * 1024
"""Bytes of a file that is checked whole when it is opened; damage in a larger one is found when it is read."""
_CHECKS = "CREATE TABLE IF NOT EXISTS checks (id INTEGER PRIMARY KEY, count INTEGER NOT NULL);"
_SCHEMA = "".join((logs.SCHEMA, codes.SCHEMA, _CHECKS, shares.SCHEMA, programs.SCHEMA))


class Opened(NamedTuple):
    """A database that is open: `kept_copy` was kept of one of an older format, `newest` is the time of its last entry.

    None: it was of the newest format; it is empty.
    """

    connection: sqlite3.Connection
    kept_copy: Path | None
    newest: int | None


def opened(path: Path) -> Opened:
    """Open a database.

    Raises StoreError, one line, when the file is damaged, locked, of another program or a newer version, or cannot be
    written.
    """
    try:
        begin(path)
        connection = sqlite3.connect(path, timeout=WAIT, isolation_level=None, check_same_thread=False)
    except (OSError, sqlite3.Error) as error:
        raise explained(error, path) from None
    try:
        return Opened(connection, _prepare(connection, path), logs.newest(connection))
    except (OSError, sqlite3.Error) as error:
        connection.close()
        raise explained(error, path) from None
    except StoreError:
        connection.close()
        raise


def check(connection: sqlite3.Connection) -> None:
    """See `Store.check`."""
    connection.execute("INSERT INTO checks VALUES (1, 1) ON CONFLICT (id) DO UPDATE SET count = count + 1")


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
                raise StoreError(DAMAGED, path)
        kept = bring_up(connection, path, number)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA secure_delete = ON")
    connection.execute("BEGIN EXCLUSIVE")
    connection.execute("COMMIT")
    connection.executescript(_SCHEMA)
    return kept
