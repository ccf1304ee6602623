"""Many sockets at once: the idle ones cost little, and nobody waits for them."""

import asyncio
import gc
import resource
import time
from pathlib import Path

import pytest

from tests.web.house import House, Page, house, run
from valepaska.web.limits import Limits

MANY = Limits(
    tables_burst=1e6,
    messages_rate=1e6,
    messages_burst=1e6,
    requests_rate=1e6,
    sockets_per_address=5000,
)


def resident() -> int:
    """Bytes of memory that this process holds; 0 where that cannot be asked."""
    statm = Path("/proc/self/statm")
    return int(statm.read_text(encoding="ascii").split()[1]) * resource.getpagesize() if statm.exists() else 0


async def waits(page: Page, times: int) -> list[float]:
    """How long the answers to some commands took, in seconds."""
    found = []
    for number in range(times):
        began = time.perf_counter()
        answer = await page.ask("set_pace", pace=("quick", "relaxed")[number % 2])
        found.append(time.perf_counter() - began)
        assert answer["type"] == "accepted"
    return sorted(found)


async def crowd(place: House, size: int) -> list[Page]:
    """Pages that watch, four at a table, and say no more."""
    pages: list[Page] = []
    for _ in range(size // 4):
        table = await place.open()
        pages += await asyncio.gather(*(place.page(table) for _ in range(4)))
    return pages


@pytest.mark.slow
def test_a_thousand_idle_sockets_cost_nobody_else_time() -> None:
    async def main() -> None:
        async with house(limits=MANY) as place:
            anna = await place.seated(await place.open(), "Anna")
            gc.collect()
            before = resident()
            pages = await crowd(place, 1000)
            gc.collect()
            each = (resident() - before) / 250
            assert place.server.metrics.value("valepaska_sockets") == 1001
            found = await waits(anna, 200)
            assert found[-3] < 0.05, f"p99 {found[-3] * 1000:.1f} ms"
            # both ends are in this process; a table, its four sockets and the four clients' ends
            assert each < 400_000, f"{each / 1000:.0f} KB a table"
            assert len(pages) == 1000

    run(main())


def test_a_flood_of_junk_costs_the_others_little_time() -> None:
    async def main() -> None:
        async with house(limits=Limits(tables_burst=100.0, messages_burst=5000.0)) as place:
            table = await place.open()
            anna = await place.seated(table, "Anna")
            flooding = [await place.page(await place.open()) for _ in range(4)]

            async def flood(page: Page) -> None:
                for _ in range(1000):
                    await page.socket.send_str('{"type":"junk"}')
                    await asyncio.sleep(0)

            floods = [asyncio.create_task(flood(page)) for page in flooding]
            found = await waits(anna, 100)
            for each in floods:
                each.cancel()
            assert found[98] < 0.05, f"p99 {found[98] * 1000:.1f} ms"

    run(main())


def test_abandoned_tables_leave_the_memory() -> None:
    async def main() -> None:
        limits = Limits(tables_burst=1e6, tables_in_memory_time=0.1)
        async with house(limits=limits) as place:
            for _ in range(300):
                await place.open()
            await asyncio.sleep(0.5)
            assert len(place.server.rooms) == 0
            assert place.server.metrics.value("valepaska_tables_in_memory") == 0

    run(main())
