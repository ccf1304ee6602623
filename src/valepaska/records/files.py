"""Records in files. A file is at every moment whole: the old record, or the new one."""

import contextlib
import os
import stat
import tempfile
from pathlib import Path

from valepaska.errors import RecordError
from valepaska.records.document import read_text
from valepaska.records.record import Record, read_record, write_record

_OTHERS = stat.S_IRWXG | stat.S_IRWXO


def data_folder() -> Path:
    """Where what belongs to the user is kept: their data folder, or what VALEPASKA_DATA says."""
    chosen = os.environ.get("VALEPASKA_DATA")
    if chosen:
        return Path(chosen)
    from platformdirs import user_data_path

    return user_data_path("valepaska", appauthor=False)


def real(path: Path) -> Path:
    """Where a path leads, through links. One that leads nowhere stays: whoever opens it is told why."""
    return Path(os.path.realpath(path))  # `Path.resolve` raises RuntimeError where links go in a circle


def load(path: Path) -> Record:
    """Read the record in a file. Raises RecordError, with the name of the file."""
    return read_record(read_text(path), str(path))


def own_folder(folder: Path) -> None:
    """Make a folder for its owner alone, with those above it; one that is there stays as it is. Raises OSError."""
    missing = [each for each in (folder, *folder.parents) if not each.is_dir()]
    for each in reversed(missing):  # `parents=True` would leave those above it open to all
        each.mkdir(mode=0o700, exist_ok=True)


def begin(path: Path) -> bool:
    """Make a file that is not there, for its owner alone; one that is there stays as it is. Raises OSError.

    Whether it was made.
    """
    try:
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
    except FileExistsError:
        return False
    return True


def make_private(path: Path) -> None:
    """Take a file of ours from everybody but its owner; where the system does not let us, it stays as it is."""
    with contextlib.suppress(OSError):
        wide = stat.S_IMODE(path.stat().st_mode)
        if wide & _OTHERS:
            path.chmod(wide & ~_OTHERS)


def save(path: Path, record: Record) -> None:
    """Write a record to a file that is at every moment whole: the old one, or the new one.

    Raises RecordError when the file cannot be written.
    """
    try:
        own_folder(path.parent)
        handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
        try:
            with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
                file.write(write_record(record))
                file.flush()
                os.fsync(file.fileno())
            os.replace(name, path)
        except BaseException:
            os.unlink(name)
            raise
    except OSError as error:
        raise RecordError(f"cannot be written: {(error.strerror or str(error)).lower()}", str(path)) from None
