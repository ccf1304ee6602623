"""What SQLite says of a database that it cannot use, and what is said of it."""

import errno
from pathlib import Path

from valepaska.store.protocol import InUse, StoreError

FULL = "the disk with {database} is full: make room; nothing was half written"
DAMAGED = "{database} is damaged: restore it from a backup, or use another file"
_FAULTS: tuple[tuple[tuple[str, ...], type[StoreError], str], ...] = (
    (("locked", "busy"), InUse, "{database} is in use: stop the other server, or use another file"),
    (("malformed", "not a database", "corrupt"), StoreError, DAMAGED),
    (("full",), StoreError, FULL),
    (("disk I/O",), StoreError, "the disk with {database} cannot be written or read: make room, or have it checked"),
    (("readonly",), StoreError, "{database} cannot be written: change its permissions"),
)


def explained(error: Exception, path: Path) -> StoreError:
    """One line that says what is wrong with the file, and what to do."""
    if isinstance(error, StoreError):
        return error
    if isinstance(error, OSError):
        return _not_opened(error, path)
    said = str(error)
    for words, kind, text in _FAULTS:
        if any(word in said for word in words):
            return kind(text, path)
    return StoreError(f"{{database}} cannot be used ({said}): check the path and its permissions", path)


def _not_opened(error: OSError, path: Path) -> StoreError:
    """What the system says of a file that it does not open or make."""
    if isinstance(error, PermissionError):
        return StoreError("{database} cannot be written: change its permissions", path)
    if error.errno == errno.ENOSPC:
        return StoreError(FULL, path)
    if isinstance(error, FileNotFoundError | NotADirectoryError | FileExistsError):
        return StoreError("{database} cannot be made in that folder: use another file", path)
    return StoreError(
        f"{{database}} cannot be used ({(error.strerror or 'no reason given').lower()}): use another file", path
    )
