"""Records in files: written whole or not at all, and read only where they can be records."""

import os
from pathlib import Path

import pytest

from tests.records.driver import BLUFF, SOUND, random_record
from valepaska.errors import RecordError
from valepaska.records.files import load, save
from valepaska.records.record import read_record


def test_a_file_is_replaced_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "new" / "deal.toml"
    first, second = random_record(BLUFF, 3, seed=1), random_record(BLUFF, 3, seed=2)
    save(path, first)
    assert load(path) == first

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr("os.fsync", full)
        with pytest.raises(RecordError, match=r"deal.toml: cannot be written: no space left on device"):
            save(path, second)
    assert load(path) == first
    assert [entry.name for entry in path.parent.iterdir()] == ["deal.toml"]
    save(path, second)
    assert load(path) == second


def test_a_file_that_cannot_be_read_is_told(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match=r"gone\.toml: cannot be read: no such file"):
        load(tmp_path / "gone.toml")
    with pytest.raises(RecordError, match="cannot be read: is a directory"):
        load(tmp_path)
    picture = tmp_path / "picture.png"
    picture.write_bytes(b"\x89PNG\xff")
    with pytest.raises(RecordError, match=r"picture\.png: this is not a text in UTF-8"):
        load(picture)


def test_the_mark_that_some_editors_put_first_is_no_fault(tmp_path: Path) -> None:
    path = tmp_path / "deal.toml"
    path.write_text(SOUND, encoding="utf-8-sig")
    assert load(path) == read_record(SOUND) == read_record("\ufeff" + SOUND)


def test_only_ordinary_files_of_a_sensible_size_are_read(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match=r"/dev/zero: cannot be read: this is not an ordinary file"):
        load(Path("/dev/zero"))
    pipe, huge = tmp_path / "pipe.toml", tmp_path / "huge.toml"
    os.mkfifo(pipe)
    with pytest.raises(RecordError, match=r"pipe\.toml: cannot be read: this is not an ordinary file"):
        load(pipe)
    huge.touch()
    os.truncate(huge, 2**40)
    with pytest.raises(RecordError, match=r"huge\.toml: cannot be read: it is larger than 4 MB"):
        load(huge)
