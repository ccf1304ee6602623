"""A store that fails while the server runs: the command is refused, and nothing of it is seen or lost."""

import dataclasses
import json
import os
import sqlite3
import time
from collections.abc import Sequence
from concurrent.futures import Future
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tests.web.house import PATIENT, house, run
from tests.web.test_sockets import dealt, played
from valepaska.store import Code, MemoryStore, SqliteStore, StoreError
from valepaska.table.log import Began, LogEvent
from valepaska.table.table import Table


def failed() -> Future[None]:
    """A write that has failed."""
    done: Future[None] = Future()
    done.set_exception(StoreError("the disk is full"))
    return done


class FailingStore(MemoryStore):
    """Fails while it is told to, and can hold writes back."""

    def __init__(self) -> None:
        super().__init__()
        self.failing = False
        self.held: list[tuple[Future[None], Future[None]]] | None = None

    def append(self, table: str, expected: int, entries: Sequence[LogEvent]) -> Future[None]:
        """Fail, or write; while writes are held back the answer waits."""
        if self.failing:
            return failed()
        written = super().append(table, expected, entries)
        if self.held is None:
            return written
        waiting: Future[None] = Future()
        self.held.append((waiting, written))
        return waiting

    def keep_code(self, code: Code) -> Future[None]:
        """Fail, or keep a code."""
        return failed() if self.failing else super().keep_code(code)

    def check(self) -> None:
        """Fail, or write something."""
        if self.failing:
            raise StoreError("the disk is full")
        super().check()

    def release(self, problem: StoreError | None = None) -> None:
        """Let held writes be done, or fail."""
        held, self.held = self.held or [], None
        for waiting, written in held:
            if problem is None:
                waiting.set_result(written.result())
            else:
                waiting.set_exception(problem)


def test_a_command_that_cannot_be_stored_is_refused_and_nothing_has_changed() -> None:
    async def main() -> None:
        store = FailingStore()
        async with house(store=store) as place:
            anna, bo = await dealt(place, "Anna", "Bo")
            before = place.server.rooms.store.load(anna.table)
            hand, decision = anna.deal["view"]["hand"], anna.deal["decision"]
            store.failing = True
            answer = await anna.ask("set_pace", id="p", pace="unlimited")
            assert (answer["type"], answer["code"]) == ("refused", "storage")
            assert answer["text"]
            assert await anna.until_closed() == "storage"
            assert await bo.until_closed() == "storage"
            assert store.load(anna.table) == before
            lost = await place.silent(anna.table)
            await lost.say("hello", token=anna.token)
            assert await lost.until_closed() == "storage"
            async with place.session.post(f"{place.base}/api/tables", json={}) as opened:
                assert opened.status == 503
            store.failing = False
            back = await place.page(anna.table, token=anna.token)
            assert back.deal["view"]["hand"] == hand
            assert back.deal["decision"] == decision
            assert (await back.ask("set_pace", id="p", pace="unlimited"))["type"] == "accepted"
            assert place.server.metrics.value("valepaska_storage_errors_total") == 3

    run(main())


def test_nobody_sees_what_is_not_yet_stored() -> None:
    async def main() -> None:
        store = FailingStore()
        async with house(store=store) as place:
            anna, bo = await dealt(place, "Anna", "Bo")
            messages = place.server.metrics.value("valepaska_messages_total")
            store.held = []
            await anna.say("set_pace", id="p", pace="relaxed")
            while not store.held:
                await bo.say("junk")
                await bo.until(lambda message: message["type"] == "refused")
            await bo.say("junk")
            answer = await bo.until(lambda message: message["type"] != "presence")
            assert answer["code"] == "unreadable", "sent before it was stored"
            assert place.server.metrics.value("valepaska_messages_total") == messages
            store.release()
            assert (await anna.until(lambda message: message["type"] == "accepted"))["id"] == "p"
            await bo.until(lambda message: message["type"] == "update")

    run(main())


def test_a_server_goes_on_where_the_one_before_it_ended(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    kept: dict[str, object] = {}

    async def first() -> None:
        async with house(store=SqliteStore(path)) as place:
            anna, bo = await dealt(place, "Anna", "Bo")
            kept.update(table=anna.table, anna=anna.token, bo=bo.token, view=anna.deal["view"])

    async def second() -> None:
        async with house(store=SqliteStore(path)) as place:
            anna = await place.page(str(kept["table"]), token=kept["anna"])
            bo = await place.page(str(kept["table"]), token=kept["bo"])
            assert anna.deal["view"] == kept["view"]
            assert (anna.seat, bo.seat) == (0, 1)
            assert anna.deal["clock"]["deadline"] > anna.told[0]["now"]

    run(first())
    run(second())


def test_a_damaged_log_is_told_and_other_tables_go_on() -> None:
    async def main() -> None:
        store = MemoryStore()
        async with house(store=store) as place:
            anna, bo = await dealt(place, "Anna", "Bo")
            await played([anna, bo])
            entries = store.load(anna.table)
            store.append("broken", 0, [entry for entry in entries if not isinstance(entry, Began)]).result()
            page = await place.silent("broken")
            await page.say("hello")
            assert await page.until_closed() == "storage"
            assert (await place.text("/api/tables/broken"))[0] == 503
            assert (await anna.ask("set_pace", pace="relaxed"))["type"] == "accepted"

    run(main())


def test_tables_that_nobody_has_used_for_long_are_deleted_with_their_names() -> None:
    async def main() -> None:
        async with house() as place:
            old = await place.open()
            page = await place.page(old)
            assert await place.server.rooms.sweep() == 0
            now = place.server.rooms.clock.now
            place.server.rooms.clock.now = lambda: now() + 31 * 24 * 3600 * 1000  # type: ignore[method-assign]
            recent = await place.open()
            assert await place.server.rooms.sweep() == 1
            assert await page.until_closed() == "swept"
            assert (await place.text(f"/api/tables/{old}"))[0] == 404
            assert (await place.text(f"/api/tables/{recent}"))[0] == 200

    run(main())


@pytest.mark.parametrize("days", [1, 33, 4000])
def test_a_server_that_starts_with_its_clock_ahead_deletes_nothing(tmp_path: Path, days: int) -> None:
    """Nor does one that has stood for as long: it cannot know better."""
    path = tmp_path / "tables.sqlite"
    day = 24 * 3600 * 1000
    then = int(time.time() * 1000) - days * day
    before = SqliteStore(path)
    for number in range(3):
        _, change = Table.open("valepaska", 4, bytes(32), then - number * day)
        before.append(f"table-{number}", 0, change.entries).result()
    before.close()
    store = SqliteStore(path)

    async def main() -> None:
        async with house(store=store) as place:
            recent = await place.open()
            assert await place.server.rooms.sweep() == 0
            now = place.server.rooms.clock.now
            place.server.rooms.clock.now = lambda: now() + 29 * day - 60_000  # type: ignore[method-assign]
            assert await place.server.rooms.sweep() == 1, "it has run for 29 days, and the oldest was two days old"
            assert recent in [each.table for each in store.tables()]

    run(main())


LANGUAGES = ("fi", "sv", "en")


def test_a_store_that_fails_is_told_to_everybody_in_their_language() -> None:
    async def main() -> None:
        store = FailingStore()
        async with house(store=store) as place:
            refused, gone, over_http = set(), set(), set()
            for lang in LANGUAGES:
                store.failing = False
                anna = await place.seated(await place.open(), "Anna", lang=lang)
                store.failing = True
                answer = await anna.ask("set_pace", pace="unlimited")
                assert answer["code"] == "storage"
                refused.add(answer["text"])
                assert await anna.until_closed() == "storage"
                gone.add(anna.told[-1]["text"])
                async with place.session.post(f"{place.base}/api/tables?lang={lang}", json={}) as opened:
                    over_http.add((await opened.json())["text"])
            assert [len(texts) for texts in (refused, gone, over_http)] == [3, 3, 3]

    run(main())


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
            accepted = 0
            while (answer := await anna.ask("set_pace", pace=("relaxed", "quick")[accepted % 2]))["type"] == "accepted":
                accepted += 1
            assert answer["code"] == "storage"
            assert await bo.until_closed() == "storage"
            inside(store, "PRAGMA max_page_count = 1000000")
            entries = store.load(anna.table)
            assert len(entries) == anna.version, "what was told is written, and nothing else"
            back = await place.page(anna.table, token=anna.token)
            assert back.deal["view"]["hand"] == hand
            assert back.parts["table"]["pace"] == ("quick", "relaxed")[accepted % 2]
            assert (await back.ask("set_pace", pace="unlimited"))["type"] == "accepted"

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
