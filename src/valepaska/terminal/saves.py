"""Saved games: where they lie, the running one, and the last one that can go on.

A game is saved after every move, so a program that is killed loses nothing. The file is the
record of the deal, in the folder that the system wants such data in.
"""

import os
from collections.abc import Callable
from datetime import datetime
from pathlib import Path

from valepaska.errors import RecordError
from valepaska.records.files import load, save
from valepaska.records.record import Record
from valepaska.terminal.calling import command
from valepaska.terminal.screen import whole
from valepaska.terminal.unclear import Unclear

LAST = "last"
SUFFIX = ".toml"
LONGEST_PATH = 400
"""A name longer than this is refused rather than repeated in full."""
KEPT = 200
"""How many records are kept; the oldest go first."""


def folder() -> Path:
    """Where games are saved: the user's data folder, or what VALEPASKA_DATA says."""
    chosen = os.environ.get("VALEPASKA_DATA")
    if chosen:
        return Path(chosen) / "games"
    from platformdirs import user_data_path

    return user_data_path("valepaska", appauthor=False) / "games"


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
    for path in _newest_first():
        try:
            if fits(load(path)):
                return path
        except RecordError:
            continue
    raise RecordError(f"no {what} is saved in {folder()}: start one with `{command('play')}`")


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

    `before` is what the file held when this program began to write it. A folder that cannot be
    written must not stop a game: `trouble` then says why.
    """

    def __init__(self, path: Path, before: Record | None = None) -> None:
        self.path = path
        self.before = before
        self.trouble: str | None = None

    def keep(self, record: Record) -> None:
        """Write the record as it is now."""
        try:
            save(self.path, record)
        except RecordError as error:
            self.trouble = fault(error)
        else:
            self.trouble = None

    def forget(self) -> None:
        """Bring the file back to what it held before; a game that was new is thrown away."""
        if self.before is None:
            self.discard()
        else:
            self.keep(self.before)

    def discard(self) -> None:
        """Throw the saved game away."""
        self.path.unlink(missing_ok=True)


def prune() -> None:
    """Throw away the oldest records beyond the number that is kept."""
    for path in _newest_first()[KEPT:]:
        path.unlink(missing_ok=True)


def _newest_first() -> list[Path]:
    """The records in the folder by the time at which they were saved."""
    return sorted(folder().glob(f"*{SUFFIX}"), key=_saved_at, reverse=True)


def _saved_at(path: Path) -> tuple[int, str]:
    try:
        return path.stat().st_mtime_ns, path.name
    except OSError:  # thrown away by another game meanwhile
        return 0, path.name
