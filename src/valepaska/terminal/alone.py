"""One program at a time goes on with a saved game: two would overwrite each other's moves.

Each game is one byte of a file beside the saved games, found by a hash of its path, and the system
frees the bytes of a program that is killed. Where there are no such locks, nothing is locked.
"""

import os
import sys
from functools import cache
from hashlib import sha256
from pathlib import Path

from valepaska.errors import RecordError
from valepaska.records.files import own_folder, real

_LOCKS = ".open"


def hold(path: Path, folder: Path) -> None:
    """Keep a game for this program until it ends. Raises RecordError when another one has it."""
    if sys.platform == "win32":
        return
    import fcntl

    try:
        locks = _locks(folder)
    except OSError:  # a folder that cannot be written is told of when the game is saved
        return
    place = int.from_bytes(sha256(str(real(path)).encode("utf-8", "surrogateescape")).digest()[:6])
    try:
        fcntl.lockf(locks, fcntl.LOCK_EX | fcntl.LOCK_NB, 1, place)
    except (BlockingIOError, PermissionError):
        raise RecordError("is being played in another window: go on there, or end it there first", str(path)) from None
    except OSError:  # a file system without locks
        return


@cache
def _locks(folder: Path) -> int:
    """The file of locks, opened once and for good: closing it anywhere in a program would free all of them."""
    own_folder(folder)
    return os.open(folder / _LOCKS, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
