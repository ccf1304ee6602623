"""The formats of the database: an older one is brought up to date when it is opened, a newer one is refused."""

import sqlite3
from collections.abc import Callable
from pathlib import Path

from valepaska.records.files import begin
from valepaska.store.protocol import StoreError

OURS = 0x56414C45
"""The application id of our files: ``VALE``."""
FORMAT = 3
"""The number of the format, also of entries: an older program could play no table with a kind that it does not know."""
STEPS: dict[int, tuple[str, ...]] = {
    1: ("DROP INDEX IF EXISTS tables_by_time",),  # from 2 on the deck may follow from what the players contributed
    2: (),  # from 3 on there are the public list, seats of programs, people who are let back, and codes in the store
}
"""What makes of each older format the next one."""
_NEWER = (
    "{{database}} is of a newer version of Valepaska (format {number}; this one reads up to {known}): start that one, "
    "or use another file, such as the copy that was kept when it was brought to format {number}"
)


def bring_up(connection: sqlite3.Connection, path: Path, number: int) -> Path | None:
    """Bring a database from a format to the newest, in one transaction; the copy that was kept of it before.

    None: it is of the newest already. Raises StoreError where it is newer than this program, and sqlite3.Error and
    OSError where the disk fails; then it is as it was.
    """
    if number == FORMAT:
        return None
    if number > FORMAT or number not in STEPS:
        raise StoreError(_NEWER.format(number=number, known=FORMAT), path)
    kept = path.with_name(f"{path.name}.format-{number}")
    copy_to(connection, kept)
    connection.execute("BEGIN IMMEDIATE")
    try:
        for step in range(number, FORMAT):
            for statement in STEPS[step]:
                connection.execute(statement)
        connection.execute(f"PRAGMA user_version = {FORMAT}")
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
    return kept


def copy_to(
    connection: sqlite3.Connection, path: Path, check: Callable[[sqlite3.Connection], None] | None = None
) -> None:
    """Copy a database as it is at one moment to a file for its owner alone, which is whole as soon as it is there.

    `check` may raise for a copy that is not to be kept. Others may write meanwhile. Raises sqlite3.Error and OSError.
    """
    half = path.with_name(f".{path.name}.part")
    half.unlink(missing_ok=True)
    begin(half)
    try:
        target = sqlite3.connect(half, isolation_level=None)
        try:
            connection.backup(target)
            if check is not None:
                check(target)
        finally:
            target.close()
        half.replace(path)
    finally:
        half.unlink(missing_ok=True)
