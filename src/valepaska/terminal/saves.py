"""Saved games: where they lie, the running one, and the last one that can go on.

A game is saved after every move, so a program that is killed loses nothing. The file is the
record of the deal, in the folder that the system wants such data in.
"""

import os
from datetime import datetime
from pathlib import Path

from valepaska.errors import RecordError
from valepaska.records.files import load, save
from valepaska.records.record import Record

LAST = "last"
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
    """A file for a new game; its name is the time, so that names sort by age."""
    stamp = datetime.now().strftime("%Y%m%d-%H%M%S-%f")
    return folder() / f"{stamp}-{os.getpid()}.toml"


def find(wish: str) -> Path:
    """The file that ``--resume`` means: a path, or ``last`` for the newest unfinished game.

    Raises RecordError when there is none.
    """
    if wish != LAST:
        return Path(wish)
    for path in sorted(folder().glob("*.toml"), reverse=True):
        try:
            if load(path).result is None:
                return path
        except RecordError:
            continue
    raise RecordError(f"no unfinished game is saved in {folder()}: start one with `valepaska play`")


class Saver:
    """Keeps the file of the deal in progress up to date.

    A folder that cannot be written must not stop a game: `trouble` then says why.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.trouble: str | None = None

    def keep(self, record: Record) -> None:
        """Write the record as it is now."""
        try:
            save(self.path, record)
        except RecordError as error:
            self.trouble = str(error)
        else:
            self.trouble = None

    def forget(self) -> None:
        """Throw the saved game away."""
        self.path.unlink(missing_ok=True)


def prune() -> None:
    """Throw away the oldest records beyond the number that is kept."""
    for path in sorted(folder().glob("*.toml"), reverse=True)[KEPT:]:
        path.unlink(missing_ok=True)
