"""The logs of tables in a database."""

import sqlite3
from collections.abc import Mapping, Sequence
from itertools import chain, groupby
from pathlib import Path
from typing import NamedTuple

from valepaska.errors import RecordError
from valepaska.store.protocol import Conflict, Stored, StoreError
from valepaska.table.log import LogEvent, read_entry, write_entry

SCHEMA = """
CREATE TABLE IF NOT EXISTS tables (
    name TEXT PRIMARY KEY, version INTEGER NOT NULL, at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS entries (
    name TEXT NOT NULL, number INTEGER NOT NULL, client TEXT, body BLOB NOT NULL,
    PRIMARY KEY (name, number)
) WITHOUT ROWID;
CREATE UNIQUE INDEX IF NOT EXISTS commands ON entries (name, client) WHERE client IS NOT NULL;
"""


class Append(NamedTuple):
    """Entries to be written behind the first `expected` ones of a table's log, the last of them of the time `at`."""

    table: str
    expected: int
    at: int
    rows: list[tuple[str, int, str | None, bytes]]


def to_append(table: str, expected: int, entries: Sequence[LogEvent]) -> Append:
    """Entries as the database keeps them."""
    numbered = enumerate(entries, start=expected + 1)
    rows = [(table, number, entry.client, write_entry(entry)) for number, entry in numbered]
    return Append(table, expected, entries[-1].at if entries else 0, rows)


def append(appends: Sequence[Append], connection: sqlite3.Connection) -> None:
    """Make logs longer, each on condition that it is as long as expected. Raises Conflict, and then nothing counts."""
    for begins, run in groupby((each for each in appends if each.rows), key=lambda each: each.expected == 0):
        _lengthen(connection, list(run), begins=begins)
    try:
        connection.executemany("INSERT INTO entries VALUES (?, ?, ?, ?)", chain(*(each.rows for each in appends)))
    except sqlite3.IntegrityError:
        names = ", ".join(sorted({each.table for each in appends}))
        raise Conflict(f"the log of {names} has one of these commands already") from None


def _lengthen(connection: sqlite3.Connection, appends: Sequence[Append], *, begins: bool) -> None:
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


class Found(NamedTuple):
    """A log as it was read: how long it is said to be, and its entries with their numbers."""

    version: int
    rows: list[tuple[int, bytes]]

    def entries(self, table: str, path: Path) -> list[LogEvent]:
        """The log. Raises StoreError, which names the file, when it is damaged."""
        if [number for number, _ in self.rows] != list(range(1, self.version + 1)):
            raise StoreError(f"the log of {table} in {{database}} has gaps: restore it from a backup", path)
        try:
            return [read_entry(body) for _, body in self.rows]
        except RecordError as error:
            raise StoreError(f"the log of {table} in {{database}} is damaged: {error}", path) from None


def find(connection: sqlite3.Connection, table: str) -> Found:
    """The log of a table, which is empty when there is none."""
    found = connection.execute("SELECT version FROM tables WHERE name = ?", (table,)).fetchone()
    rows = connection.execute("SELECT number, body FROM entries WHERE name = ? ORDER BY number", (table,))
    return Found(found[0] if found else 0, rows.fetchall())


def rewrite(connection: sqlite3.Connection, table: str, entries: Mapping[int, LogEvent]) -> int:
    """Put entries in place of others, by their places in a log; how many."""
    rows = [(write_entry(entry), table, number + 1) for number, entry in entries.items()]
    connection.executemany("UPDATE entries SET body = ? WHERE name = ? AND number = ?", rows)
    return len(rows)


def newest(connection: sqlite3.Connection) -> int | None:
    """The time of the last entry of all; None: there is none."""
    found: int | None = connection.execute("SELECT max(at) FROM tables").fetchone()[0]
    return found


def tables(connection: sqlite3.Connection) -> list[Stored]:
    """See `Store.tables`."""
    rows = connection.execute("SELECT name, version, at FROM tables ORDER BY at DESC, name")
    return [Stored(*row) for row in rows]


def sweep(connection: sqlite3.Connection, before: int, most: int) -> list[str]:
    """See `Store.sweep`; what else is kept of these tables is left to others."""
    query = "SELECT name FROM tables WHERE at < ? ORDER BY at, name DESC LIMIT ?"
    old = connection.execute(query, (before, most)).fetchall()
    connection.executemany("DELETE FROM entries WHERE name = ?", old)
    connection.executemany("DELETE FROM tables WHERE name = ?", old)
    return [name for (name,) in old]
