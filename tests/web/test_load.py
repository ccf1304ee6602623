"""Many sockets at once: the idle ones cost little, and nobody waits for them."""

import asyncio
import gc
import resource
import time
from itertools import pairwise
from pathlib import Path

import pytest

from tests.web.house import PATIENT, UNBOUNDED, House, Page, house, run
from valepaska.web.limits import Limits

MANY = Limits(
    tables=UNBOUNDED,
    messages=UNBOUNDED,
    changes=UNBOUNDED,
    requests=UNBOUNDED,
    sockets_per_address=5000,
    hello_time=PATIENT.hello_time,
    heartbeat=PATIENT.heartbeat,
)


def resident() -> int:
    """Bytes of memory that this process holds; 0 where that cannot be asked."""
    statm = Path("/proc/self/statm")
    return int(statm.read_text(encoding="ascii").split()[1]) * resource.getpagesize() if statm.exists() else 0


async def asks(page: Page, times: int) -> float:
    """Ask for something and be answered, some times; the seconds of work that it took."""
    began = time.process_time()
    for number in range(times):
        answer = await page.ask("set_pace", pace=("quick", "relaxed")[number % 2])
        assert answer["type"] == "accepted"
    return time.process_time() - began


async def work(page: Page) -> float:
    """The seconds of work that some answers take when nothing else disturbs them."""
    return min([await asks(page, 50) for _ in range(6)])


async def crowd(place: House, size: int) -> list[Page]:
    """Pages that watch, four at a table, and say no more."""
    pages: list[Page] = []
    for _ in range(size // 4):
        table = await place.open()
        pages += await asyncio.gather(*(place.page(table) for _ in range(4)))
    return pages


@pytest.mark.slow
def test_a_thousand_idle_sockets_make_no_work_for_the_others() -> None:
    async def main() -> None:
        async with house(limits=MANY) as place:
            anna = await place.seated(await place.open(), "Anna")
            alone = await work(anna)
            gc.collect()
            before = resident()
            pages = await crowd(place, 1000)
            gc.collect()
            each = (resident() - before) / 250
            assert place.server.metrics.value("valepaska_sockets") == 1001
            assert await work(anna) < 3 * alone, "the work for one grows with the others"
            # both ends are in this process; a table, its four sockets and the four clients' ends
            assert each < 400_000, f"{each / 1000:.0f} KB a table"
            assert len(pages) == 1000

    run(main())


def test_nobody_waits_for_the_end_of_a_flood_of_junk() -> None:
    async def main() -> None:
        async with house(limits=Limits(tables=UNBOUNDED, messages=UNBOUNDED)) as place:
            anna = await place.seated(await place.open(), "Anna")
            flooding = [await place.page(await place.open()) for _ in range(4)]

            async def flood(page: Page) -> None:
                while True:
                    await page.socket.send_str('{"type":"junk"}')
                    await asyncio.sleep(0)

            floods = [asyncio.create_task(flood(page)) for page in flooding]
            handled = [0]
            for _ in range(50):
                await asks(anna, 1)
                handled.append(place.server.metrics.value("valepaska_commands_total", "unreadable"))
            for each in floods:
                each.cancel()
            assert handled[-1] > 50, "there was no flood"
            waits = [after - before for before, after in pairwise(handled)]
            assert max(waits) < 500, "somebody waited for the junk of others"

    run(main())
