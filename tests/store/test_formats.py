"""Databases of older and of newer versions."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.store.contract import acted
from tests.store.old import FORMATS, TABLES, old_store
from valepaska.store import SqliteStore, StoreError, formats
from valepaska.table.log import LogEvent
from valepaska.table.table import Table


def number_of(path: Path) -> int:
    with closing(sqlite3.connect(path)) as connection:
        return int(connection.execute("PRAGMA user_version").fetchone()[0])


def logs(path: Path) -> dict[str, list[LogEvent]]:
    store = SqliteStore(path)
    found = {each.table: store.load(each.table) for each in store.tables()}
    store.close()
    return found


def rows(path: Path) -> list[tuple[str, int, str | None, bytes]]:
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute("SELECT name, number, client, body FROM entries ORDER BY name, number").fetchall()


@pytest.fixture(params=FORMATS)
def old(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[int, Path]:
    number: int = request.param
    return number, old_store(number, tmp_path)


def test_every_older_format_has_a_database_in_the_tests_and_a_step_to_the_next() -> None:
    assert list(range(1, formats.FORMAT)) == FORMATS == sorted(formats.STEPS)


def test_an_older_database_is_brought_up_to_date_with_every_entry_and_a_copy_is_kept(old: tuple[int, Path]) -> None:
    number, path = old
    written, before = path.read_bytes(), rows(path)
    store = SqliteStore(path)
    kept = store.kept_copy
    store.close()
    assert kept == path.with_name(f"tables.sqlite.format-{number}")
    assert kept.stat().st_mode & 0o077 == 0
    assert (number_of(path), number_of(kept)) == (formats.FORMAT, number)
    assert rows(path) == rows(kept) == before
    assert set(logs(path)) == TABLES
    assert path.read_bytes() != written, "or this test would say nothing"


def test_tables_of_an_older_database_are_played_on(old: tuple[int, Path]) -> None:
    _, path = old
    for name, log in logs(path).items():
        table = Table.load(log, 0)
        assert table.stage == {"between": "between", "open": "waiting"}.get(name, "playing")
    store = SqliteStore(path)
    assert store.kept_copy is None, "it is brought up to date once"
    store.append("open", len(store.load("open")), [acted(2 * 10**12, "new:1")]).result()
    store.close()


@pytest.mark.parametrize("failing", ["no such statement", "INSERT INTO nowhere VALUES (1)"])
def test_an_upgrade_that_fails_has_changed_nothing_and_can_be_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, failing: str
) -> None:
    path = old_store(1, tmp_path)
    before = rows(path)
    with monkeypatch.context() as patch:
        patch.setitem(formats.STEPS, 1, ("DELETE FROM entries", "DROP TABLE checks", failing))
        with pytest.raises(StoreError) as caught:
            SqliteStore(path)
        assert "\n" not in str(caught.value)
    assert number_of(path) == 1
    assert rows(path) == before
    assert set(logs(path)) == TABLES


def test_a_copy_that_cannot_be_kept_stops_the_upgrade(tmp_path: Path) -> None:
    path = old_store(1, tmp_path)
    (tmp_path / ".tables.sqlite.format-1.part").mkdir()
    with pytest.raises(StoreError) as caught:
        SqliteStore(path)
    assert "\n" not in str(caught.value)
    assert number_of(path) == 1


@pytest.mark.parametrize("number", [formats.FORMAT + 1, 0, -1])
def test_a_format_that_this_version_does_not_know_is_refused_and_left_alone(tmp_path: Path, number: int) -> None:
    path = tmp_path / "tables.sqlite"
    SqliteStore(path).close()
    with closing(sqlite3.connect(path)) as newer:
        newer.execute(f"PRAGMA user_version = {number}")
    before = path.read_bytes()
    with pytest.raises(StoreError) as caught:
        SqliteStore(path)
    said = str(caught.value)
    assert f"format {number}; this one reads up to {formats.FORMAT}" in said
    assert "start that one" in said
    assert "\n" not in said
    assert path.read_bytes() == before
