"""One server for a database.

The lock lies on a file of its own beside the database, so that a backup may read the database meanwhile. It is a lock
of SQLite, which holds on every system and ends with its process, however that ends.
"""

import sqlite3
from pathlib import Path

from valepaska.store.formats import begin

WAIT = 2.0
"""Seconds to wait for a file that another process has locked."""


class Lock:
    """Held from when it is made until `release`. Raises sqlite3.Error where another process holds it."""

    def __init__(self, database: Path) -> None:
        path = database.with_name(f"{database.name}-lock")
        begin(path)
        self._connection = sqlite3.connect(path, timeout=WAIT, isolation_level=None, check_same_thread=False)
        try:
            self._connection.execute("PRAGMA journal_mode = MEMORY")  # nothing is written that could be undone
            self._connection.execute("BEGIN EXCLUSIVE")
        except sqlite3.Error:
            self._connection.close()
            raise

    def release(self) -> None:
        """Let another server have the database."""
        self._connection.close()
