"""The public list and quick match: what strangers find, who ends at which table, and how much of it one may fill."""

import asyncio
import json
from collections.abc import Sequence
from concurrent.futures import Future
from pathlib import Path
from typing import Any

from tests.web.house import PATIENT, UNBOUNDED, House, Message, Page, house, run
from valepaska.store import MemoryStore, SqliteStore
from valepaska.table.log import LogEvent
from valepaska.web.limits import Allowance, Limits
from valepaska.web.lobby import LONGEST, PROMISED


async def listed(place: House, **query: str) -> list[Message]:
    """The public list."""
    status, text = await place.text("/api/tables", params=query)
    assert status == 200, text
    found: list[Message] = json.loads(text)["tables"]
    return found


async def matched(place: House, **wish: Any) -> tuple[int, Message]:
    """What quick match answers."""
    async with place.session.post(f"{place.base}/api/match", json={"bot_speed": "instant", **wish}) as answer:
        return answer.status, await answer.json()


async def quick(place: House, name: str) -> Page:
    """Somebody who presses quick match and sits down."""
    status, found = await matched(place)
    assert status == 200, found
    return await place.seated(found["table"], name)


def test_a_public_table_is_listed_while_somebody_sits_there() -> None:
    async def main() -> None:
        async with house() as place:
            await place.seated(await place.open(), "Private")
            table = await place.open(seats=3, rules="valepaska+jokers", listed="free")
            assert await listed(place) == [], "nobody is there yet"
            anna = await place.seated(table, "Anna")
            assert await listed(place, lang="fi") == [
                {
                    "table": table,
                    "host": "Anna",
                    "host_seat": 0,
                    "rules": "valepaska+jokers",
                    "title": "Valepaska",
                    "preset": "valepaska",
                    "differs": 1,
                    "stage": "waiting",
                    "pace": "unlimited",
                    "seats": 3,
                    "people": 1,
                    "programs": 0,
                    "bots": 0,
                    "free": 2,
                    "way": "sit",
                }
            ]
            await place.seated(table, "Bo")
            await place.seated(table, "Cai")
            assert await listed(place) == [], "it is full"
            assert (await anna.ask("set_listed", listed="always"))["type"] == "accepted"
            assert [each["way"] for each in await listed(place)] == ["watch"]
            assert (await anna.ask("set_listed", listed="never"))["type"] == "accepted"
            assert await listed(place) == []

    run(main())


async def until(place: House, count: int) -> list[Message]:
    """The list once it has so many tables."""
    while len(found := await listed(place)) != count:
        await asyncio.sleep(0.01)
    return found


def test_a_table_leaves_the_list_with_the_last_of_its_people() -> None:
    async def main() -> None:
        async with house() as place:
            table = await place.open(listed="always")
            anna = await place.seated(table, "Anna")
            await place.page(table)
            await until(place, 1)
            await anna.socket.close()
            await until(place, 0)
            await place.page(table, token=anna.token)
            await until(place, 1)

    run(main())


def test_the_list_has_no_token_and_no_name_but_the_hosts() -> None:
    async def main() -> None:
        async with house() as place:
            anna, bo = [
                await place.seated(table, name)
                for table in [await place.open(seats=3, listed="free")]
                for name in ("Anna", "Bo\u202e  <b>")
            ]
            _, text = await place.text("/api/tables")
            assert "Anna" in text
            assert "Bo" not in text
            for secret in (anna.token, bo.token):
                assert secret is not None
                assert secret not in text
            assert (await anna.ask("make_host", seat=1))["type"] == "accepted"
            assert (await listed(place))[0]["host"] == "Bo <b>", "filtered as every name is, and plain text"

    run(main())


def test_free_seats_come_first_then_more_people_then_the_newest_and_no_more_than_fifty() -> None:
    async def main() -> None:
        async with house(limits=Limits(listed_per_address=200, tables=UNBOUNDED)) as place:
            tables = [await place.open(seats=2, listed="always") for _ in range(LONGEST + 4)]
            for table in tables:
                await place.seated(table, "Host")
            found = await listed(place)
            assert [each["table"] for each in found] == tables[: -LONGEST - 1 : -1]
            await place.seated(tables[-1], "Guest")
            three = await place.open(seats=4, listed="free")
            for name in ("Anna", "Bo", "Cai"):
                await place.seated(three, name)
            found = await listed(place)
            assert found[0]["table"] == three
            assert tables[-1] not in [each["table"] for each in found], "full ones come last"

    run(main())


def test_the_list_is_there_again_after_a_restart_when_people_are(tmp_path: Path) -> None:
    path = tmp_path / "t.sqlite"

    async def main() -> None:
        async with house(store=SqliteStore(path)) as place:
            table = await place.open(listed="free")
            anna = await place.seated(table, "Anna")
            before = await listed(place)
        async with house(store=SqliteStore(path)) as place:
            assert await listed(place) == []
            await place.page(table, token=anna.token)
            assert await listed(place) == before

    run(main())


def test_whoever_comes_first_gets_a_table_and_who_comes_next_is_sent_there() -> None:
    async def main() -> None:
        async with house() as place:
            status, found = await matched(place, seats=3, pace="quick")
            assert (status, found["opened"]) == (200, True)
            anna = await place.seated(found["table"], "Anna")
            assert (anna.parts["table"]["listed"], len(anna.parts["table"]["seats"])) == ("free", 3)
            assert anna.parts["table"]["host"] == 0
            assert await matched(place) == (200, {"table": found["table"], "opened": False})

    run(main())


def test_people_who_press_at_the_same_moment_fill_one_table_after_the_other_and_all_get_seats() -> None:
    async def main() -> None:
        async with house() as place:
            people = await asyncio.gather(*(quick(place, f"P{number}") for number in range(10)))
            tables = [page.table for page in people]
            assert sorted(tables.count(table) for table in set(tables)) == [2, 4, 4]

    run(main())


def test_a_match_prefers_tables_that_wait_then_people_then_the_usual_rules_then_who_has_waited_longest() -> None:
    async def main() -> None:
        async with house() as place:
            playing = await place.open(seats=6, listed="free", pace="unlimited")
            anna, *_ = [await place.seated(playing, name) for name in ("Anna", "Bo", "Cai")]
            assert (await anna.ask("start"))["type"] == "accepted"
            other = await place.seated(await place.open(seats=6, listed="free", rules="paskahousu"), "Disa")
            usual = [await place.seated(await place.open(seats=6, listed="free"), name) for name in ("Eero", "Fia")]
            pair = await place.open(seats=3, listed="free")
            for name in ("Gun", "Hugo"):
                await place.seated(pair, name)
            for expected in (pair, usual[0].table):
                _, found = await matched(place)
                assert found["table"] == expected
                await place.seated(found["table"], "Guest")
            for page in (usual[0], usual[1], other):
                assert (await page.ask("set_listed", listed="never"))["type"] == "accepted"
            assert (await matched(place))[1] == {"table": playing, "opened": False}

    run(main())


def test_a_seat_is_promised_once_and_the_promise_ends_when_nobody_comes() -> None:
    async def main() -> None:
        async with house() as place:
            table = await place.open(seats=2, listed="free")
            await place.seated(table, "Anna")
            lobby, now = place.server.rooms.lobby, place.server.rooms.clock.now()
            assert lobby.promise(now) == table
            assert lobby.promise(now) is None
            assert lobby.promise(now + PROMISED + 1) == table
            await place.seated(table, "Bo")
            assert await listed(place) == []

    run(main())


def test_a_table_opened_for_somebody_who_never_comes_is_forgotten() -> None:
    async def main() -> None:
        async with house() as place:
            _, found = await matched(place)
            lobby, now = place.server.rooms.lobby, place.server.rooms.clock.now()
            assert lobby.promise(now) == found["table"]
            assert lobby.promise(now + PROMISED + 1_000) is None
            assert not lobby._awaited
            assert not lobby._promised

    run(main())


def test_from_one_address_only_so_many_tables_stand_in_the_list() -> None:
    async def main() -> None:
        async with house(limits=Limits(listed_per_address=2)) as place:
            tables = [await place.open(listed="free") for _ in range(3)]  # nobody is there yet
            people = [await place.seated(table, "Host") for table in tables]
            assert [each["table"] for each in await listed(place)] == tables[1::-1]
            async with place.session.post(f"{place.base}/api/tables", json={"listed": "free"}) as answer:
                assert (answer.status, (await answer.json())["code"]) == (429, "too_many_listed")
            quiet = await place.seated(await place.open(), "Quiet")
            refused = await quiet.ask("set_listed", listed="free")
            assert (refused["type"], refused["code"]) == ("refused", "too_many_listed")
            assert refused["text"]
            assert quiet.parts["table"]["listed"] == "never"
            assert (await people[0].ask("set_listed", listed="always"))["type"] == "accepted"
            assert (await people[1].ask("set_listed", listed="never"))["type"] == "accepted"
            assert (await quiet.ask("set_listed", listed="free"))["type"] == "accepted"
            assert {each["table"] for each in await listed(place)} == {tables[0], quiet.table}

    run(main())


def test_quick_match_is_bounded_and_opens_no_more_tables_than_one_may() -> None:
    async def main() -> None:
        async with house(limits=Limits(matches=Allowance(0.001, 3.0), tables=Allowance(0.001, 1.0))) as place:
            assert (await matched(place, seats=2))[0] == 200
            assert (await matched(place, seats=2))[0] == 200
            assert (await matched(place, seats=2))[0] == 429, (
                "both seats are promised, and no more tables may be opened"
            )
            assert (await matched(place))[1]["code"] == "too_often"
        async with house(limits=Limits(listed_per_address=0)) as place:
            assert (await matched(place))[1]["code"] == "too_many_listed"

    run(main())


def test_the_host_of_a_public_table_can_still_send_people_away_and_everybody_can_mute() -> None:
    async def main() -> None:
        async with house() as place:
            anna, bo = [await quick(place, name) for name in ("Anna", "Bo")]
            assert anna.table == bo.table
            assert (await anna.ask("mute", seat=1))["type"] == "accepted"
            assert (await bo.ask("react", phrase=1))["type"] == "accepted"
            assert (await anna.ask("kick", seat=1))["type"] == "accepted"
            assert await bo.until_closed() == "kicked"
            assert not any(message["type"] == "reacted" for message in anna.told)

    run(main())


def test_the_list_asks_no_table(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(limits=PATIENT) as place:
            await place.seated(await place.open(listed="free"), "Anna")
            before = await listed(place)
            place.server.rooms._rooms.clear()
            assert await listed(place) == before

    run(main())


def test_a_table_that_ends_while_it_is_stored_is_not_listed() -> None:
    store = Holding()

    async def main() -> None:
        async with house(store=store) as place:
            table = await place.open(seats=3, listed="free")
            anna = await place.seated(table, "Anna")
            await place.seated(table, "Bo")
            store.held = Future()
            await anna.say("set_pace", id="pace-1", pace="relaxed")
            room = next(iter(place.server.rooms))
            while store.begun is not store.held:
                await asyncio.sleep(0)
            room.end("restart")
            store.held.set_result(None)
            assert await anna.until_closed() == "restart"
            while not room.idle:
                await asyncio.sleep(0)
            assert await listed(place) == []

    run(main())


class Holding(MemoryStore):
    """A store whose next entries are on their way to the disk until `held` is done."""

    def __init__(self) -> None:
        super().__init__()
        self.held: Future[None] | None = None
        self.begun: Future[None] | None = None

    def append(self, table: str, expected: int, entries: Sequence[LogEvent]) -> Future[None]:
        """See `Store.append`."""
        done = super().append(table, expected, entries)
        if self.held is None:
            return done
        self.begun = self.held
        return self.held
