"""What happens to the file: crashes, damage, locks, full disks."""

import os
import random
import signal
import sqlite3
import stat
import subprocess
import sys
import threading
from collections.abc import Callable
from concurrent.futures import wait
from pathlib import Path
from typing import Any

import pytest

from tests.shell import RESPONSE
from tests.store.contract import acted, opened
from valepaska.store import Conflict, SqliteStore, StoreError
from valepaska.store.writer import LARGEST_GROUP
from valepaska.table.log import Sat

SOURCE = Path(__file__).parent.parent.parent / "src"

WRITES_UNTIL_KILLED = """
import sys
import threading
from valepaska.store import SqliteStore
from valepaska.table.log import Acted, Opened
store = SqliteStore(sys.argv[1])
first = Opened(at=0, rules="valepaska", seats=4, pace="quick", bot_speed="normal", secret="00" * 32)
store.append("lake", 0, [first]).result()
for number in range(1, 100_000):
    batch = [Acted(at=number, client=f"{number}:{part}", seat=0, action="pass") for part in range(3)]
    done = store.append("lake", 3 * number - 2, batch)
    if number % 5 == 0:
        done.result()
        print(3 * number + 1, flush=True)
"""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "folder" / "tables.db"


def test_the_log_outlives_the_store(path: Path) -> None:
    store = SqliteStore(path)
    store.append("lake", 0, [opened(), acted(1_001, "a:1")])
    store.close()
    again = SqliteStore(path)
    assert again.load("lake") == [opened(), acted(1_001, "a:1")]
    assert again.last_before == 1_001
    with pytest.raises(Conflict):
        again.append("lake", 2, [acted(1_002, "a:1")]).result()
    again.close()


@pytest.mark.parametrize("lines", [1, 7, 40])
def test_what_was_acknowledged_is_there_after_kill_nine_and_no_write_is_halved(path: Path, lines: int) -> None:
    script = [sys.executable, "-c", WRITES_UNTIL_KILLED, str(path)]
    with subprocess.Popen(script, stdout=subprocess.PIPE, env={"PYTHONPATH": str(SOURCE)}) as process:
        assert process.stdout is not None
        acknowledged = [int(process.stdout.readline()) for _ in range(lines)]
        process.send_signal(signal.SIGKILL)
        acknowledged += [int(line) for line in process.stdout.read().split()]
    store = SqliteStore(path)
    log = store.load("lake")
    store.close()
    assert len(log) >= acknowledged[-1]
    assert (len(log) - 1) % 3 == 0
    assert [entry.at for entry in log] == [0, *(1 + number // 3 for number in range(len(log) - 1))]


@pytest.mark.parametrize("cut", [1, 100, 5_000])
def test_a_torn_end_of_the_write_ahead_log_costs_whole_writes_only(path: Path, cut: int) -> None:
    script = [sys.executable, "-c", WRITES_UNTIL_KILLED, str(path)]
    with subprocess.Popen(script, stdout=subprocess.PIPE, env={"PYTHONPATH": str(SOURCE)}) as process:
        assert process.stdout is not None
        for _ in range(5):
            process.stdout.readline()
        process.send_signal(signal.SIGKILL)
    ahead = path.with_name("tables.db-wal")
    ahead.write_bytes(ahead.read_bytes()[:-cut])
    store = SqliteStore(path)
    log = store.load("lake")
    store.close()
    assert (len(log) - 1) % 3 == 0
    assert [entry.at for entry in log] == [0, *(1 + number // 3 for number in range(len(log) - 1))]


def _error(path: Path) -> str:
    with pytest.raises(StoreError) as caught:
        SqliteStore(path)
    assert "\n" not in str(caught.value)
    return str(caught.value)


def test_a_file_that_is_no_database_is_one_line(path: Path) -> None:
    path.parent.mkdir()
    path.write_bytes(b"certainly not a database " * 100)
    assert "is damaged: restore it from a backup" in _error(path)


def test_a_damaged_file_is_one_line(path: Path) -> None:
    store = SqliteStore(path)
    wait([store.append(f"table-{number}", 0, [opened(), acted(1, action="x" * 300)]) for number in range(300)])
    store.close()
    body = bytearray(path.read_bytes())
    for place in range(4096, len(body), 4096):
        body[place : place + 1024] = bytes(random.Random(place).randrange(256) for _ in range(1024))
    path.write_bytes(body)
    assert "is damaged: restore it from a backup" in _error(path)


def test_a_file_in_use_is_one_line(path: Path) -> None:
    store = SqliteStore(path)
    assert "is in use: stop the other server" in _error(path)
    store.append("lake", 0, [opened()]).result()
    store.close()
    SqliteStore(path).close()


def test_a_file_in_use_is_in_use_by_another_name_too(path: Path) -> None:
    store = SqliteStore(path)
    link = path.with_name("link")
    link.symlink_to(path)
    assert "is in use: stop the other server" in _error(link)
    store.close()
    SqliteStore(link).close()


def test_a_link_to_itself_is_no_database(path: Path) -> None:
    path.parent.mkdir()
    path.symlink_to(path)
    assert str(path) in _error(path)
    assert path.is_symlink()


def test_a_database_of_another_program_is_left_alone(path: Path) -> None:
    path.parent.mkdir()
    with sqlite3.connect(path) as other:
        other.execute("CREATE TABLE cats (name TEXT)")
    other.close()
    before = path.read_bytes()
    assert "is of another program" in _error(path)
    assert path.read_bytes() == before


def test_a_path_that_cannot_be_is_one_line(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    assert "cannot be made in that folder" in _error(tmp_path / "file" / "tables.db")
    assert "check the path and its permissions" in _error(tmp_path)


def _inside(store: SqliteStore, job: Callable[[sqlite3.Connection], Any]) -> None:
    store._writer.submit(job).result()


def test_a_full_disk_is_a_refusal_and_never_a_half_written_table(path: Path) -> None:
    store = SqliteStore(path)
    store.append("lake", 0, [opened()]).result()
    pages = []
    _inside(store, lambda connection: pages.append(connection.execute("PRAGMA page_count").fetchone()[0]))
    _inside(store, lambda connection: connection.execute(f"PRAGMA max_page_count = {pages[0] + 5}").fetchall())
    big = [acted(number, f"a:{number}", "x" * 300) for number in range(2, 200)]
    with pytest.raises(StoreError, match="is full: make room"):
        store.append("lake", 1, big).result()
    assert store.load("lake") == [opened()]
    _inside(store, lambda connection: connection.execute("PRAGMA max_page_count = 100000").fetchall())
    store.append("lake", 1, big).result()
    assert len(store.load("lake")) == 199
    store.close()


def test_a_log_with_a_gap_is_not_played_on(path: Path) -> None:
    store = SqliteStore(path)
    store.append("lake", 0, [opened(), acted(1), acted(2)]).result()
    _inside(store, lambda connection: connection.execute("DELETE FROM entries WHERE number = 2"))
    with pytest.raises(StoreError, match="has gaps"):
        store.load("lake")
    store.close()


def test_an_entry_that_cannot_be_read_is_named(path: Path) -> None:
    store = SqliteStore(path)
    store.append("lake", 0, [opened()]).result()
    _inside(store, lambda connection: connection.execute("UPDATE entries SET body = CAST('{' AS BLOB)"))
    with pytest.raises(StoreError, match=r"log of lake in .* is damaged"):
        store.load("lake")
    store.close()


def test_writes_that_wait_go_to_the_disk_together(path: Path) -> None:
    store = SqliteStore(path)
    commits: list[str] = []
    _inside(
        store,
        lambda connection: connection.set_trace_callback(
            lambda statement: commits.append(statement) if statement == "COMMIT" else None
        ),
    )
    gate = threading.Event()
    first = store._writer.submit(lambda _: gate.wait(RESPONSE))
    writes = [store.append(f"table-{number}", 0, [opened()]) for number in range(2_000)]
    gate.set()
    wait([first, *writes])
    assert 2_000 / LARGEST_GROUP <= len(commits) <= 2_000 / LARGEST_GROUP + 3
    store.close()


def test_who_no_longer_waits_does_not_stop_a_write(path: Path) -> None:
    store = SqliteStore(path)
    assert not store.append("lake", 0, [opened()]).cancel()
    assert store.load("lake") == [opened()]
    store.close()


def test_swept_names_are_gone_from_the_file(path: Path) -> None:
    store = SqliteStore(path)
    store.append("lake", 0, [opened(), Sat(at=1, seat=0, name="Kaarlo-Kustaa", person="ab")]).result()
    store.sweep(2)
    store.close()
    assert b"Kaarlo-Kustaa" not in path.read_bytes()


@pytest.mark.parametrize("lost", [("",), ("-wal",), ("", "-wal")])
@pytest.mark.parametrize("before", [False, True], ids=["fresh", "opened again"])
def test_a_file_that_was_moved_away_is_noticed_and_goes_on_when_it_is_back(
    path: Path, lost: tuple[str, ...], *, before: bool
) -> None:
    if before:
        SqliteStore(path).close()
    store = SqliteStore(path)
    store.append("lake", 0, [opened()]).result()
    for ending in lost:
        path.with_name(path.name + ending).rename(path.with_name(f"kept{ending}"))
    for ask in (store.check, store.append("lake", 1, [acted(2)]).result, lambda: store.load("lake"), store.tables):
        with pytest.raises(StoreError, match="was moved or deleted"):
            ask()
    for ending in lost:
        path.with_name(f"kept{ending}").rename(path.with_name(path.name + ending))
    store.check()
    assert store.load("lake") == [opened()], "what was refused was not written"
    store.append("lake", 1, [acted(2)]).result()
    store.close()
    again = SqliteStore(path)
    assert len(again.load("lake")) == 2
    again.close()


def test_another_file_in_the_place_of_a_deleted_one_is_not_taken_for_it(path: Path) -> None:
    store = SqliteStore(path)
    path.rename(path.with_name("kept"))  # or its number might be given to the next file
    path.touch()
    with pytest.raises(StoreError, match="was moved or deleted") as caught:
        store.append("lake", 0, [opened()]).result()
    assert str(path) in str(caught.value)
    assert str(path.parent) not in caught.value.public
    store.close()


needs_modes = pytest.mark.skipif(sys.platform == "win32", reason="permissions of files are of POSIX")


def _modes(folder: Path) -> dict[str, str]:
    return {each.name: oct(stat.S_IMODE(each.stat().st_mode)) for each in folder.iterdir()}


@needs_modes
def test_only_the_owner_may_read_what_a_store_keeps(path: Path) -> None:
    before = os.umask(0o000)
    try:
        store = SqliteStore(path)
    finally:
        os.umask(before)
    store.append("lake", 0, [opened()]).result()
    endings = ("", "-lock", "-shm", "-wal")
    assert _modes(path.parent) == {f"tables.db{ending}": "0o600" for ending in endings}
    assert _modes(path.parent.parent)[path.parent.name] == "0o700"
    store.close()


@needs_modes
def test_every_folder_that_is_made_for_it_is_for_its_owner_alone(path: Path) -> None:
    before = os.umask(0o000)
    try:
        SqliteStore(path.parent / "cards" / "played" / "tables.db").close()
    finally:
        os.umask(before)
    for folder in (path.parent, path.parent / "cards", path.parent / "cards" / "played"):
        assert _modes(folder.parent)[folder.name] == "0o700"


def test_a_place_where_no_file_can_be_made_is_named_in_words(path: Path) -> None:
    path.parent.mkdir()
    path.touch()
    for place in ("/proc/x.sqlite", path / "x.sqlite", path.parent):
        with pytest.raises(StoreError) as caught:
            SqliteStore(place)
        assert "Errno" not in str(caught.value)
        assert str(place) in str(caught.value)
        assert str(caught.value).partition(": ")[2], "what to do"


@needs_modes
def test_a_file_that_others_could_read_is_taken_from_them_when_it_is_opened(path: Path) -> None:
    path.parent.mkdir(mode=0o755)
    script = [sys.executable, "-c", WRITES_UNTIL_KILLED, str(path)]
    with subprocess.Popen(script, stdout=subprocess.PIPE, env={"PYTHONPATH": str(SOURCE)}) as process:
        assert process.stdout is not None
        process.stdout.readline()
        process.send_signal(signal.SIGKILL)
    for each in path.parent.iterdir():
        each.chmod(0o664)
    link = path.with_name("link")
    link.symlink_to(path)
    store = SqliteStore(link)
    found = _modes(path.parent)
    assert {found[name] for name in ("tables.db", "tables.db-wal")} == {"0o600"}
    assert _modes(path.parent.parent)[path.parent.name] == "0o755", "a folder of somebody else stays as it is"
    store.check()
    store.close()


@needs_modes
def test_a_database_of_another_program_keeps_its_permissions(path: Path) -> None:
    path.parent.mkdir()
    with sqlite3.connect(path) as other:
        other.execute("CREATE TABLE cats (name TEXT)")
    other.close()
    path.chmod(0o664)
    _error(path)
    assert _modes(path.parent) == {"tables.db": "0o664"}, "and nothing is left beside it"
