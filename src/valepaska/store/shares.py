"""The deals that are shared, in a database."""

import sqlite3
from collections.abc import Callable, Iterable, Sequence

from valepaska.store.protocol import Shared

SCHEMA = """
CREATE TABLE IF NOT EXISTS shared (
    id TEXT PRIMARY KEY, name TEXT NOT NULL, deal INTEGER NOT NULL, seat INTEGER NOT NULL, record TEXT NOT NULL
) WITHOUT ROWID;
CREATE UNIQUE INDEX IF NOT EXISTS shared_once ON shared (name, deal, seat);
DELETE FROM shared WHERE name NOT IN (SELECT name FROM tables);
"""
"""A version that knows of nothing shared leaves that behind when it deletes a table."""
_ALL_CARDS = -1
"""Instead of a seat."""


def share(connection: sqlite3.Connection, id: str, shared: Shared) -> str:
    """See `Store.share`."""
    table, deal, viewer, record = shared
    what = (table, deal, _ALL_CARDS if viewer is None else viewer)
    connection.execute("INSERT OR IGNORE INTO shared VALUES (?, ?, ?, ?, ?)", (id, *what, record))
    query = "SELECT id FROM shared WHERE name = ? AND deal = ? AND seat = ?"
    return str(connection.execute(query, what).fetchone()[0])


def find(connection: sqlite3.Connection, id: str) -> Shared | None:
    """See `Store.shared`."""
    row = connection.execute("SELECT name, deal, seat, record FROM shared WHERE id = ?", (id,)).fetchone()
    return row and Shared(row[0], row[1], None if row[2] == _ALL_CARDS else row[2], row[3])


def among(connection: sqlite3.Connection, ids: Sequence[str]) -> list[str]:
    """See `Store.shared_among`."""
    return [id for id in ids if connection.execute("SELECT 1 FROM shared WHERE id = ?", (id,)).fetchone()]


def rewrite(connection: sqlite3.Connection, table: str, change: Callable[[str], str]) -> None:
    """Change the records of all that is shared of a table."""
    shared = connection.execute("SELECT id, record FROM shared WHERE name = ?", (table,)).fetchall()
    records = [(change(record), id) for id, record in shared]
    connection.executemany("UPDATE shared SET record = ? WHERE id = ?", records)


def forget(connection: sqlite3.Connection, tables: Iterable[str]) -> None:
    """Delete what is shared of tables."""
    connection.executemany("DELETE FROM shared WHERE name = ?", [(table,) for table in tables])
