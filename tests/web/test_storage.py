"""A store that fails while the server runs: the command is refused, and nothing of it is seen or lost."""

import time
from pathlib import Path

import msgspec
import pytest

from tests.web.failing import FailingStore
from tests.web.house import house, run
from tests.web.playing import dealt, played
from valepaska.i18n import LANGUAGES
from valepaska.store import MemoryStore, SqliteStore
from valepaska.table.log import Began
from valepaska.table.pace import PACES
from valepaska.table.table import Table


def test_a_command_that_cannot_be_stored_is_refused_and_nothing_has_changed() -> None:
    async def main() -> None:
        store = FailingStore()
        async with house(store=store) as place:
            anna, bo = await dealt(place, "Anna", "Bo")
            before = place.server.rooms.store.load(anna.table)
            hand, decision = anna.deal["view"]["hand"], anna.deal["decision"]
            store.failing = True
            answer = await anna.ask("set_pace", id="p", pace="relaxed")
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
            assert (await back.ask("set_pace", id="p", pace="relaxed"))["type"] == "accepted"
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


def test_a_server_goes_on_where_the_one_before_it_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(PACES, "quick", msgspec.structs.replace(PACES["quick"], offer=3_600_000))
    path = tmp_path / "tables.sqlite"
    kept: dict[str, object] = {}

    async def first() -> None:
        async with house(store=SqliteStore(path)) as place:
            anna, bo = await dealt(place, "Anna", "Bo", pace="quick")
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


def test_a_store_that_fails_is_told_to_everybody_in_their_language() -> None:
    async def main() -> None:
        store = FailingStore()
        async with house(store=store) as place:
            refused, gone, over_http = set(), set(), set()
            for lang in LANGUAGES:
                store.failing = False
                anna = await place.seated(await place.open(), "Anna", lang=lang)
                store.failing = True
                answer = await anna.ask("set_pace", pace="relaxed")
                assert answer["code"] == "storage"
                refused.add(answer["text"])
                assert await anna.until_closed() == "storage"
                gone.add(anna.told[-1]["text"])
                async with place.session.post(f"{place.base}/api/tables?lang={lang}", json={}) as opened:
                    over_http.add((await opened.json())["text"])
            assert [len(texts) for texts in (refused, gone, over_http)] == [3, 3, 3]

    run(main())
