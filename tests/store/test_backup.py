"""Copies of a database, also of one that is written to meanwhile."""

import sqlite3
import stat
import threading
import time
from contextlib import closing
from pathlib import Path

import pytest

from tests.shell import run
from tests.store.contract import acted, opened
from tests.store.old import TABLES, old_store
from valepaska.store import SqliteStore, StoreError, back_up


def test_a_copy_of_a_database_that_is_written_to_is_as_it_was_at_one_moment(tmp_path: Path) -> None:
    """Two logs grow in one commit, always by three entries each: no copy may have one without the other, or a part."""
    path = tmp_path / "tables.sqlite"
    store = SqliteStore(path)
    store.append("lake", 0, [opened()]).result()
    ended = threading.Event()
    written = [1]

    def write() -> None:
        while not ended.is_set():
            batch = [acted(written[-1] + part, f"{written[-1]}:{part}", "x" * 400) for part in range(3)]
            store.append("lake", written[-1], batch).result()
            written.append(written[-1] + 3)

    writer = threading.Thread(target=write)
    writer.start()
    found: list[int] = []
    try:
        for number in range(12):
            copy = tmp_path / "copies" / f"{number}.sqlite"
            while written[-1] <= (found[-1] if found else 1):
                assert writer.is_alive()
                time.sleep(0.001)
            before = written[-1]
            assert back_up(path, copy) == 1
            again = SqliteStore(copy)
            log = again.load("lake")
            again.append("lake", len(log), [acted(10**9, "goes:on")]).result()
            again.close()
            assert before <= len(log) <= written[-1] + 3
            assert (len(log) - 1) % 3 == 0
            found.append(len(log))
    finally:
        ended.set()
        writer.join()
        store.close()
    assert sorted(set(found)) == found


def test_a_copy_is_for_its_owner_alone_and_can_be_made_without_a_server(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    store = SqliteStore(path)
    store.append("lake", 0, [opened()]).result()
    store.close()
    copy = tmp_path / "new" / "copy.sqlite"
    assert back_up(path, copy) == 1
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert [each.name for each in copy.parent.iterdir()] == ["copy.sqlite"]


def test_a_database_of_an_older_version_is_copied_as_it_is(tmp_path: Path) -> None:
    path = old_store(1, tmp_path)
    assert back_up(path, tmp_path / "copy.sqlite") == len(TABLES)
    with closing(sqlite3.connect(tmp_path / "copy.sqlite")) as copy:
        assert copy.execute("PRAGMA user_version").fetchone() == (1,)


def refused(database: Path, copy: Path) -> str:
    before = sorted(copy.parent.iterdir()) if copy.parent.is_dir() else []
    with pytest.raises(StoreError) as caught:
        back_up(database, copy)
    assert "\n" not in str(caught.value)
    assert (sorted(copy.parent.iterdir()) if copy.parent.is_dir() else []) == before
    return str(caught.value)


def test_what_cannot_be_copied_is_one_line_and_leaves_nothing(tmp_path: Path) -> None:
    there, copy = tmp_path / "tables.sqlite", tmp_path / "copies" / "copy.sqlite"
    copy.parent.mkdir()
    assert f"there is no database {there}: " in refused(there, copy)
    there.write_bytes(b"certainly not a database " * 100)
    assert "could not be copied" in refused(there, copy)
    there.unlink()
    with closing(sqlite3.connect(there)) as other:
        other.execute("CREATE TABLE cats (name TEXT)")
    assert "another program" in refused(there, copy)
    with closing(sqlite3.connect(there)) as newer:
        newer.execute("PRAGMA application_id = 1447119941")
        newer.execute("PRAGMA user_version = 99")
    assert "newer version" in refused(there, copy)
    there.unlink()
    SqliteStore(there).close()
    (tmp_path / "file").write_text("", encoding="utf-8")
    assert "cannot be written" in refused(there, tmp_path / "file" / "copy.sqlite")
    copy.write_bytes(b"what is there already")
    assert "is there already" in refused(there, copy)
    assert copy.read_bytes() == b"what is there already"
    link = tmp_path / "link"
    link.symlink_to(link)
    assert "is there already" in refused(there, link)
    assert link.is_symlink()


def test_a_damaged_database_gives_no_copy_that_looks_like_one(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    store = SqliteStore(path)
    store.append("lake", 0, [opened(), *(acted(number, action="x" * 300) for number in range(300))]).result()
    store.close()
    body = bytearray(path.read_bytes())
    for place in range(3 * 4096, len(body), 4096):
        body[place : place + 1024] = b"\xa5" * 1024
    path.write_bytes(body)
    refused(path, tmp_path / "copies" / "copy.sqlite")


def test_the_command_says_what_it_has_copied(tmp_path: Path) -> None:
    path = tmp_path / "data" / "tables.sqlite"
    store = SqliteStore(path)
    store.append("lake", 0, [opened()]).result()
    done = run("backup", str(tmp_path / "copy.sqlite"), data=path.parent)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == f"One table is copied to {tmp_path}/copy.sqlite\n"
    store.close()
    again = run("backup", str(tmp_path / "copy.sqlite"), data=path.parent)
    assert (again.returncode, again.stdout, again.stderr.count("\n")) == (2, "", 1)
    nothing = run("backup", str(tmp_path / "other.sqlite"), "--db", "memory:", data=path.parent)
    assert (nothing.returncode, nothing.stdout, nothing.stderr.count("\n")) == (2, "", 1)
    assert not (tmp_path / "other.sqlite").exists()
