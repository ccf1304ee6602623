"""One process at a time for what lies on a disk.

The lock lies on a file of its own beside what it guards, so that others may read that meanwhile. It is a lock
of SQLite, which holds on every system and ends with its process, however that ends.
"""

import contextlib
import sqlite3
from pathlib import Path

from valepaska.records.files import begin

WAIT = 2.0
"""Seconds to wait for a file that another process has locked."""


class Lock:
    """Held from when it is made until `release`; `path` is a file for nothing else, made when it is not there.

    Raises sqlite3.Error where another process holds it, and OSError where the file cannot be made.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._made = begin(path)
        self._connection = sqlite3.connect(path, timeout=WAIT, isolation_level=None, check_same_thread=False)
        try:
            self._connection.execute("PRAGMA journal_mode = MEMORY")  # nothing is written that could be undone
            self._connection.execute("BEGIN EXCLUSIVE")
        except sqlite3.Error:
            self._connection.close()
            raise

    def release(self) -> None:
        """Let another process have it."""
        self._connection.close()

    def withdraw(self) -> None:
        """Let go of what was not to be guarded after all, and leave no file that was not there before."""
        if self._made:
            with contextlib.suppress(OSError):
                self._path.unlink()
        self._connection.close()
