"""Saved games: where they lie, the running one, and the last one that can go on.

A game is saved after every move, so a program that is killed loses nothing. The file is the
record of the deal, in the folder that the system wants such data in.
"""

import os
import stat
import time
from collections.abc import Callable
from contextlib import suppress
from datetime import datetime
from pathlib import Path

from valepaska.errors import RecordError
from valepaska.records.files import data_folder, load, make_private, real, save
from valepaska.records.record import Record
from valepaska.terminal.calling import command
from valepaska.terminal.screen import whole
from valepaska.terminal.unclear import Unclear, echoed

LAST = "last"
SUFFIX = ".toml"
LONGEST_PATH = 400
"""A name longer than this is refused rather than repeated in full."""
KEPT = 200
"""How many records are kept; the oldest of finished deals go first."""
LEFT_BEHIND = 3600
"""A file half written so many seconds ago belongs to a program that was killed."""


def folder() -> Path:
    """Where games are saved."""
    return data_folder() / "games"


def fresh() -> Path:
    """A file for a new game, named by the time."""
    stamp = datetime.now().strftime("%Y%m%d-%H%M%S-%f")
    return folder() / f"{stamp}-{os.getpid()}{SUFFIX}"


def to_resume(wish: str) -> Path:
    """The file that ``--resume`` means: a path, or ``last`` for the unfinished game that was saved last.

    Raises RecordError when there is none.
    """
    return _found(wish, lambda record: record.result is None, "unfinished game")


def to_replay(wish: str) -> Path:
    """The file that ``replay`` means: a path, or ``last`` for the deal that was finished last.

    A deal that is not over is not meant: its cards would be told. Raises RecordError when there is none.
    """
    return _found(wish, lambda record: record.result is not None, "finished deal")


def to_verify(wish: str) -> Path:
    """The file that ``verify`` means: a path, or ``last`` for whatever was saved last.

    Raises RecordError when nothing was.
    """
    return _found(wish, lambda record: True, "game")


def _found(wish: str, fits: Callable[[Record], bool], what: str) -> Path:
    if wish != LAST:
        return Path(wish)
    damaged = []
    for path in _newest_first():
        try:
            if fits(load(path)):
                return path
        except RecordError as error:
            damaged.append(str(error))
    besides = f" ({damaged[0]})" if damaged else ""
    raise RecordError(f"no {what} is saved in {folder()}{besides}: start one with `{command('play')}`")


def passed_over(wish: str, found: Path) -> list[str]:
    """What is wrong with the games saved after the one that ``last`` means, which cannot be read."""
    faults: list[str] = []
    if wish != LAST:
        return faults
    for path in _newest_first():
        if path == found:
            break
        try:
            load(path)
        except RecordError as error:
            faults.append(echoed(fault(error), LONGEST_PATH))
    return faults


def copy(wish: str, record: Record) -> Path:
    """Write a copy of a record to the file that a player names.

    Raises Unclear when the name will not do, and RecordError when the file cannot be written.
    """
    path = Path(wish)
    if wish.startswith("~"):
        path = Path.home() / wish[1:].lstrip("/\\") if wish[1:2] in ("", "/", "\\") else path
    if len(str(path)) > LONGEST_PATH:
        raise Unclear("term-file-long")
    if path.suffix != SUFFIX:
        raise Unclear("term-file-name", file=path, suffix=SUFFIX)
    try:
        if not path.parent.is_dir():
            raise Unclear("term-no-folder", folder=path.parent)
        if path.exists():
            raise Unclear("term-file-exists", file=path)
    except OSError as error:
        raise RecordError(f"cannot be written: {(error.strerror or str(error)).lower()}", str(path)) from None
    save(path, record)
    return path


def fault(error: RecordError) -> str:
    """What is wrong with a file, its name in one piece."""
    return str(error).replace(error.where, whole(error.where), 1) if error.where else str(error)


class Saver:
    """Keeps the file of the deal in progress up to date.

    `before` is what the file held when this program began to write it. Who may read a file stays as
    it is, except in our own folder, where only its owner may. A folder that cannot be
    written must not stop a game: `trouble` then says why.
    """

    def __init__(self, path: Path, before: Record | None = None) -> None:
        self.path = path
        self.before = before
        self._real = real(path)
        self._mode = None if self._real.parent == real(folder()) else _mode(self._real)
        self.trouble: str | None = None

    def keep(self, record: Record) -> None:
        """Write the record as it is now."""
        try:
            save(self._real, record)
            if self._mode is not None:
                self._real.chmod(self._mode)
        except RecordError as error:
            self.trouble = fault(error)
        except OSError as error:
            self.trouble = (error.strerror or str(error)).lower()
        else:
            self.trouble = None

    def forget(self) -> None:
        """Bring the file back to what it held before; a game that was new is thrown away."""
        if self.before is None:
            self.discard()
        else:
            self.keep(self.before)

    def discard(self) -> None:
        """Throw the saved game away, if it could be saved at all."""
        with suppress(OSError):
            self.path.unlink(missing_ok=True)


def prune() -> None:
    """Throw away the oldest finished deals beyond the number that is kept, and what killed programs left behind.

    What stays is for its owner alone: older versions let everybody read it.
    """
    try:
        saved = _newest_first()
    except OSError:  # a folder that cannot be read must not stop a game
        return
    for path in saved:
        make_private(path)
    ended = (path for path in saved[KEPT:] if _has_ended(path))
    long_ago = time.time() - LEFT_BEHIND
    halves = (path for path in folder().glob(f".*{SUFFIX}.*") if _saved_at(path)[0] < long_ago * 1e9)
    for path in (*ended, *halves):
        with suppress(OSError):
            path.unlink(missing_ok=True)


def _has_ended(path: Path) -> bool:
    """Whether a record has a result; one that cannot be read is left alone."""
    try:
        return load(path).result is not None
    except RecordError:
        return False


def _mode(path: Path) -> int | None:
    """Who may read and write a file that is there already."""
    try:
        return stat.S_IMODE(path.stat().st_mode)
    except OSError:
        return None


def _newest_first() -> list[Path]:
    """The records in the folder by the time at which they were saved."""
    files = (path for path in folder().glob(f"*{SUFFIX}") if path.is_file())
    return sorted(files, key=_saved_at, reverse=True)


def _saved_at(path: Path) -> tuple[int, str]:
    try:
        return path.stat().st_mtime_ns, path.name
    except OSError:  # thrown away by another game meanwhile
        return 0, path.name
