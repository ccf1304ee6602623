"""The short codes of tables, in a database."""

import sqlite3
from collections.abc import Iterable

from valepaska.store.protocol import Code

SCHEMA = """
CREATE TABLE IF NOT EXISTS codes (
    code TEXT PRIMARY KEY, name TEXT NOT NULL UNIQUE, until INTEGER NOT NULL
) WITHOUT ROWID;
"""


def keep(connection: sqlite3.Connection, code: Code) -> None:
    """See `Store.keep_code`."""
    connection.execute("INSERT OR REPLACE INTO codes VALUES (?, ?, ?)", code)


def good(connection: sqlite3.Connection, after: int, most: int) -> list[Code]:
    """See `Store.codes`."""
    connection.execute("DELETE FROM codes WHERE until <= ?", (after,))
    rows = connection.execute("SELECT * FROM codes ORDER BY until DESC, code DESC LIMIT ?", (most,))
    return [Code(*row) for row in rows][::-1]


def forget(connection: sqlite3.Connection, tables: Iterable[str]) -> None:
    """Delete the codes of tables."""
    connection.executemany("DELETE FROM codes WHERE name = ?", [(table,) for table in tables])
