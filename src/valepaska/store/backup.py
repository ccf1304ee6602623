"""A copy of a database, also of one that a server plays from."""

import sqlite3
from contextlib import closing
from pathlib import Path

from valepaska.records.files import own_folder
from valepaska.records.lock import WAIT
from valepaska.store.formats import FORMAT, OURS, copy_to
from valepaska.store.protocol import StoreError


def back_up(database: Path, copy: Path) -> int:
    """Copy a database as it is at one moment to a new file, and check the copy; how many tables it has.

    A server may play from it meanwhile, and waits for nothing. Raises StoreError, one line, where there is no database
    of ours, where the copy is there already or cannot be written, and where what was copied is damaged.
    """
    if not database.is_file():
        raise StoreError(f"there is no database {database}: name the one that is meant with --db sqlite:///PATH")
    if copy.exists() or copy.is_symlink():
        raise StoreError(f"{copy} is there already: name a file that is not")
    try:
        own_folder(copy.parent)
        with closing(sqlite3.connect(database, timeout=WAIT, isolation_level=None)) as source:
            if source.execute("PRAGMA application_id").fetchone()[0] != OURS:
                raise StoreError("{database} is of another program: name ours with --db sqlite:///PATH", database)
            if source.execute("PRAGMA user_version").fetchone()[0] > FORMAT:
                raise StoreError("{database} is of a newer version of Valepaska: back it up with that one", database)
            counted: list[int] = []
            copy_to(source, copy, lambda target: counted.append(_tables(target, database)))
    except sqlite3.Error as error:
        raise StoreError(f"{{database}} could not be copied to {copy} ({error})", database) from None
    except OSError as error:
        raise StoreError(f"{copy} cannot be written: {(error.strerror or str(error)).lower()}") from None
    return counted[0]


def _tables(target: sqlite3.Connection, database: Path) -> int:
    """How many tables a copy has. Raises StoreError for a damaged one."""
    found = target.execute("PRAGMA quick_check(1)").fetchone()[0]
    if found != "ok":
        raise StoreError("{database} is damaged, and no copy of it was kept: restore it from a backup", database)
    count: int = target.execute("SELECT count(*) FROM tables").fetchone()[0]
    return count
