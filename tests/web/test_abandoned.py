"""Tables that everybody has left: they leave the memory after a while, and the store after a month."""

import asyncio
import dataclasses
import gc
import tracemalloc
from pathlib import Path

from tests.web.house import PATIENT, UNBOUNDED, House, house, run
from tests.web.playing import dealt
from valepaska.store import MemoryStore, SqliteStore
from valepaska.table.table import Table
from valepaska.web.codes import LIFE, MOST, Codes
from valepaska.web.limits import Limits
from valepaska.web.messages import NewTable
from valepaska.web.room import Room

MONTH = 31 * 24 * 3600 * 1000
QUICK = Limits(tables=UNBOUNDED, tables_in_memory_time=0.01)
AT_ONCE = 250
AT_ONCE_FORGOTTEN = dataclasses.replace(PATIENT, tables_in_memory_time=0.0)


def rooms_alive() -> int:
    """Tables that anything in this process still holds."""
    gc.collect()
    return sum(issubclass(type(each), Room) for each in gc.get_objects())  # isinstance would ask the objects of others


async def abandoned(place: House, count: int) -> None:
    """Open tables, deal at some of them, and leave them all until they have left the memory."""
    for _ in range(count // AT_ONCE):
        wish = NewTable(bot_speed="instant")
        tables = await asyncio.gather(*(place.server.rooms.open(wish) for _ in range(AT_ONCE)))
        for table in tables[:2]:
            page = await place.seated(table, "Kaarlo-Kustaa")
            assert (await page.ask("start"))["type"] == "accepted"
            await page.socket.close()
    place._sockets.clear()  # the ends that are here are not the server's
    while len(place.server.rooms):
        await asyncio.sleep(0.01)


def test_short_codes_are_forgotten_when_they_have_ended_or_there_are_too_many() -> None:
    async def main() -> None:
        codes = Codes(MemoryStore(), 0)
        for number in range(MOST + 500):
            await codes.of(f"table-{number}", number)
        assert len(codes._by_code) == len(codes._by_table) == MOST
        assert codes.table(await codes.of("table-20499", 21_000), 21_000) == "table-20499"
        await codes.of("late", LIFE + 21_000)
        assert len(codes._by_code) == len(codes._by_table) <= 2

    run(main())


def test_a_table_that_is_left_to_the_store_at_once_is_not_left_while_somebody_enters() -> None:
    async def main() -> None:
        async with house(limits=AT_ONCE_FORGOTTEN) as place:
            rooms = place.server.rooms
            table = await place.open()

            async def enter() -> Room:
                room = await rooms.find(table)
                assert room is not None
                assert room in tuple(rooms), "forgotten before anybody could enter: the next one loads another"
                return room

            for _ in range(20):
                while len(rooms):
                    await asyncio.sleep(0)
                assert len({id(room) for room in await asyncio.gather(*(enter() for _ in range(5)))}) == 1
                waiting = asyncio.create_task(enter())
                await asyncio.sleep(0)
                waiting.cancel()  # who gives up holds nothing
            while len(rooms):
                await asyncio.sleep(0)

    run(main())


def test_two_who_come_at_once_to_a_table_that_was_left_play_at_the_same_one() -> None:
    async def main() -> None:
        async with house(limits=AT_ONCE_FORGOTTEN) as place:
            anna, bo = await dealt(place, "Anna", "Bo")
            for _ in range(10):
                for page in (anna, bo):
                    await page.socket.close()
                while len(place.server.rooms):
                    await asyncio.sleep(0)
                anna, bo = await asyncio.gather(*(place.page(anna.table, token=each.token) for each in (anna, bo)))
                assert (await anna.ask("mute", seat=bo.seat, on=not anna.parts["mine"]["muted"]))["type"] == "accepted"
                assert (await bo.ask("mute", seat=anna.seat, on=not bo.parts["mine"]["muted"]))["type"] == "accepted"
            assert place.server.metrics.value("valepaska_storage_errors_total") == 0

    run(main())


def test_five_thousand_abandoned_tables_leave_neither_memory_nor_names_behind(tmp_path: Path) -> None:
    path = tmp_path / "t.sqlite"

    async def main() -> None:
        store = SqliteStore(path)
        of_other_tests = rooms_alive()
        async with house(store=store, limits=QUICK) as place:
            await abandoned(place, AT_ONCE)
            tracemalloc.start()
            held = [Table.open("valepaska", 4, bytes(32), 0) for _ in range(100)]
            gc.collect()
            each = tracemalloc.get_traced_memory()[0] / len(held)
            del held
            gc.collect()
            before = tracemalloc.get_traced_memory()[0]
            await abandoned(place, 5000)
            assert rooms_alive() <= of_other_tests
            left = tracemalloc.get_traced_memory()[0] - before
            tracemalloc.stop()
            assert left < each * 5000 / 50, f"{left / 5000:.0f} of {each:.0f} bytes a table"
            assert place.server.metrics.value("valepaska_tables_in_memory") == 0

            now = place.server.rooms.clock.now
            place.server.rooms.clock.now = lambda: now() + MONTH  # type: ignore[method-assign]
            recent = await place.open()
            assert await place.server.rooms.sweep() == 5000 + AT_ONCE
            assert [each.table for each in store.tables()] == [recent]
            assert await place.server.rooms.sweep() == 0

    run(main())
    size = path.stat().st_size
    body = path.read_bytes()
    assert b"Kaarlo" not in body
    assert size < 200_000
