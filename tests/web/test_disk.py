"""What happens to the file of a store while the server runs: a full disk, locks, damage, other folders."""

import dataclasses
import json
import os
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tests.web.house import PATIENT, house, run
from tests.web.playing import dealt
from valepaska.i18n import LANGUAGES
from valepaska.store import SqliteStore


def inside(store: SqliteStore, *statements: str) -> list[Any]:
    """What the store's own connection answers."""

    def job(connection: sqlite3.Connection) -> list[Any]:
        return [row for statement in statements for row in connection.execute(statement).fetchall()]

    found: list[Any] = store._writer.submit(job).result()
    return found


def test_on_a_full_disk_commands_are_refused_and_the_game_goes_on_when_there_is_room(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "tables.sqlite")

    async def main() -> None:
        async with house(store=store) as place:
            anna, bo = await dealt(place, "Anna", "Bo")
            hand = anna.deal["view"]["hand"]
            pages = inside(store, "PRAGMA page_count")[0][0]
            inside(store, f"PRAGMA max_page_count = {pages}")
            paces, accepted = ("unlimited", "relaxed"), 0
            while (answer := await anna.ask("set_pace", pace=paces[1 - accepted % 2]))["type"] == "accepted":
                accepted += 1
            assert answer["code"] == "storage"
            assert await bo.until_closed() == "storage"
            inside(store, "PRAGMA max_page_count = 1000000")
            entries = store.load(anna.table)
            assert len(entries) == anna.version, "what was told is written, and nothing else"
            back = await place.page(anna.table, token=anna.token)
            assert back.deal["view"]["hand"] == hand
            assert back.parts["table"]["pace"] == paces[accepted % 2]
            assert (await back.ask("set_pace", pace="quick"))["type"] == "accepted"

    run(main())


def test_while_another_program_locks_the_file_commands_are_refused_and_then_all_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"

    async def main() -> None:
        async with house(store=SqliteStore(path)) as place:
            anna, _bo = await dealt(place, "Anna", "Bo")
            with closing(sqlite3.connect(path, isolation_level=None)) as other:
                other.execute("BEGIN IMMEDIATE")
                assert (await anna.ask("set_pace", pace="relaxed"))["code"] == "storage"
                other.execute("ROLLBACK")
            back = await place.page(anna.table, token=anna.token)
            assert (await back.ask("set_pace", pace="relaxed"))["type"] == "accepted"

    run(main())


def test_a_file_that_may_no_longer_be_written_refuses_and_keeps_what_there_is(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "tables.sqlite")

    async def main() -> None:
        async with house(store=store) as place:
            anna, _bo = await dealt(place, "Anna", "Bo")
            before = store.load(anna.table)
            inside(store, "PRAGMA query_only = ON")
            assert (await anna.ask("set_pace", pace="relaxed"))["code"] == "storage"
            assert (await place.text("/readyz"))[0] == 503
            store._writer._connection.execute("PRAGMA query_only = OFF")
            assert store.load(anna.table) == before
            back = await place.page(anna.table, token=anna.token)
            assert (await back.ask("set_pace", pace="relaxed"))["type"] == "accepted"

    run(main())


def test_a_file_that_is_damaged_while_the_server_runs_is_told_and_stops_no_server(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    store = SqliteStore(path)

    async def main() -> None:
        limits = dataclasses.replace(PATIENT, tables_in_memory_time=0.05)
        async with house(store=store, limits=limits) as place:
            anna, _bo = await dealt(place, "Anna", "Bo")
            asleep = [await place.open() for _ in range(30)]
            inside(store, "COMMIT", "PRAGMA wal_checkpoint(TRUNCATE)", "BEGIN IMMEDIATE", "SAVEPOINT job")
            while len(place.server.rooms) > 1:
                await place.text("/healthz")
            size = path.stat().st_size
            with path.open("r+b") as file:
                for start in range(4096, size, 4096):
                    os.pwrite(file.fileno(), b"\xff" * 4096, start)
            inside(store, "PRAGMA shrink_memory")
            told = set()
            for lang in LANGUAGES:
                status, body = await place.text(f"/api/tables/{asleep[0]}?lang={lang}")
                assert status == 503
                told.add(json.loads(body)["text"])
                page = await place.silent(asleep[1])
                await page.say("hello", lang=lang)
                assert await page.until_closed() == "storage"
            assert len(told) == 3
            answer = await anna.ask("set_pace", pace="relaxed")
            assert answer["type"] == "accepted" or answer["code"] == "storage"
            assert (await place.text("/healthz"))[0] == 200

    run(main())


def test_a_file_that_is_moved_away_refuses_what_would_be_lost_and_goes_on_when_it_is_back(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "tables.sqlite"

    async def main() -> None:
        async with house(store=SqliteStore(path)) as place:
            anna, _bo = await dealt(place, "Anna", "Bo")
            asleep = await place.open()
            path.rename(tmp_path / "kept")
            told = [await place.text("/readyz") for _ in range(3)]
            assert {status for status, _ in told} == {503}
            assert "was moved or deleted" in told[0][1]
            assert str(tmp_path) not in told[0][1], "strangers may ask"
            lines = [record.getMessage() for record in caplog.records if str(path) in record.getMessage()]
            assert len(lines) == 1, "said once in the log"
            assert (await anna.ask("set_pace", pace="relaxed"))["code"] == "storage"
            async with place.session.post(f"{place.base}/api/tables", json={}) as opened:
                assert opened.status == 503
            (tmp_path / "kept").rename(path)
            assert (await place.text("/readyz"))[0] == 200
            assert (await place.text(f"/api/tables/{asleep}"))[0] == 200
            back = await place.page(anna.table, token=anna.token)
            assert (await back.ask("set_pace", pace="relaxed"))["type"] == "accepted"

    run(main())
    assert not any(record.exc_info for record in caplog.records)


def test_why_a_server_is_not_ready_is_told_without_the_path(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "tables.sqlite")

    async def main() -> None:
        async with house(store=store) as place:
            inside(store, "PRAGMA query_only = ON")
            status, text = await place.text("/readyz")
            assert status == 503
            assert json.loads(text)["status"].startswith("the database cannot be written")
            assert "/" not in text
            store._writer._connection.execute("PRAGMA query_only = OFF")

    run(main())
