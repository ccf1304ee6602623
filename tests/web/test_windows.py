"""Two windows of one seat: the newest plays, the older one is told so, and neither fights for it."""

import asyncio
from typing import Any

from tests.web.failing import FailingStore
from tests.web.house import House, Page, house, run
from tests.web.playing import dealt, played


async def opened(place: House, table: str, token: str | None, window: str, **hello: Any) -> Page:
    """A window, open until it is told otherwise."""
    page = await place.silent(table)
    await page.say("hello", token=token, window=window, **hello)
    return page


async def welcomed(place: House, table: str, token: str | None, window: str, **hello: Any) -> Page:
    """A window that has been let in."""
    page = await opened(place, table, token, window, **hello)
    await page.until(lambda message: message["type"] == "welcome")
    return page


def test_the_newest_window_plays_and_the_older_one_is_told() -> None:
    async def main() -> None:
        async with house() as place:
            anna, bo = await dealt(place, "Anna", "Bo")
            newest = await welcomed(place, anna.table, anna.token, "two")
            assert await anna.until_closed() == "elsewhere"
            assert newest.seat == 0
            await played([newest, bo])

    run(main())


def test_the_older_window_takes_the_seat_back_when_somebody_asks_it_to() -> None:
    async def main() -> None:
        async with house() as place:
            anna, bo = await dealt(place, "Anna", "Bo")
            other = await welcomed(place, anna.table, anna.token, "two")
            assert await anna.until_closed() == "elsewhere"
            here = await welcomed(place, anna.table, anna.token, "three")
            assert await other.until_closed() == "elsewhere"
            await played([here, bo])

    run(main())


def test_a_window_that_comes_back_of_itself_takes_the_seat_from_no_other() -> None:
    async def main() -> None:
        async with house() as place:
            anna, bo = await dealt(place, "Anna", "Bo")
            first = await welcomed(place, anna.table, anna.token, "one")
            await first.socket.close()
            newest = await welcomed(place, anna.table, anna.token, "two")
            for _ in range(3):
                back = await opened(place, anna.table, anna.token, "one", again=True)
                assert await back.until_closed() == "elsewhere"
            await played([newest, bo])

    run(main())


def test_a_window_whose_line_broke_unnoticed_comes_back_to_its_seat() -> None:
    async def main() -> None:
        async with house() as place:
            anna, bo = await dealt(place, "Anna", "Bo")
            broken = await welcomed(place, anna.table, anna.token, "one")
            again = await welcomed(place, anna.table, anna.token, "one", again=True)
            assert again.seat == 0
            await broken.until_closed()
            await played([again, bo])

    run(main())


def test_what_the_older_window_still_asks_is_not_done() -> None:
    async def main() -> None:
        store = FailingStore()
        async with house(store=store) as place:
            anna, bo = await dealt(place, "Anna", "Bo")
            store.held = []
            for pace in ("relaxed", "unlimited"):
                await anna.say("set_pace", id=pace, pace=pace)
            while not store.held:
                await asyncio.sleep(0)
            newest = await opened(place, anna.table, anna.token, "two")
            room = await place.server.rooms.find(anna.table)
            assert room is not None
            while len(room.members) < 3:
                await asyncio.sleep(0)
            store.release()
            await newest.until(lambda message: message["type"] == "welcome")
            assert await anna.until_closed() == "elsewhere"
            assert (await newest.ask("set_bot_speed", speed="fast"))["type"] == "accepted"
            assert newest.parts["table"]["pace"] == "relaxed"
            await played([newest, bo])

    run(main())


def test_the_person_stays_present_when_the_window_changes() -> None:
    async def main() -> None:
        async with house() as place:
            anna, bo = await dealt(place, "Anna", "Bo")
            newest = await welcomed(place, anna.table, anna.token, "two")
            await anna.until_closed()
            await newest.ask("set_bot_speed", speed="fast")
            await bo.until(lambda message: message.get("table", {}).get("bot_speed") == "fast")
            presences = [message["present"] for message in bo.told if message["type"] == "presence"]
            assert all(0 in present for present in presences)

    run(main())


def test_two_windows_that_sit_down_with_one_token_are_one() -> None:
    async def main() -> None:
        async with house() as place:
            table = await place.open()
            token = "A" * 22
            lost, page = await place.page(table), await place.page(table)
            assert await lost.sit("Anna", id="s1", token=token) == "accepted"
            assert await page.sit("Anna", id="s1", token=token) == "accepted"
            assert await lost.until_closed() == "elsewhere"
            assert page.seat == 0

    run(main())


def test_whoever_watches_may_do_so_in_many_windows() -> None:
    async def main() -> None:
        async with house() as place:
            anna, bo = await dealt(place, "Anna", "Bo")
            watching = [await welcomed(place, anna.table, None, f"w{number}") for number in range(3)]
            await played([anna, bo])
            for page in watching:
                await page.until_deal(lambda deal: deal["view"]["phase"] == "window")

    run(main())
