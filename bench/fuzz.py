"""Does the server withstand anything that may be sent to it? Fuzzed frames and requests, while others play.

A server in a process of its own, with a database; tables at which those who send the frames sit with bots, and one
of two people who play on and whose deals are looked at. Random and damaged frames, every command of the protocol with
its fields at their bounds, nested, too long, cut short, in any order, and HTTP of the same kind. The limits per person
and second are lifted, so that everything is read.
Run: python bench/fuzz.py [--frames 1000000] [--sockets 6] [--seed 1]
"""

import argparse
import asyncio
import random
import re
import sys
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

import aiohttp

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from bench.serving import FREE, Server, serving  # noqa: E402
from tests.web.house import House  # noqa: E402
from tests.web.storm import Evening, Storm, blow  # noqa: E402

TABLES = 4
LINES_SHOWN = 60


class Found(NamedTuple):
    """What a storm came to. `before` and `after` are MiB of memory after a tenth of the frames and after all."""

    storm: Storm
    deals: int
    before: float
    after: float
    seconds: float
    busy: float
    counted: dict[str, int]
    health: list[int]

    def __str__(self) -> str:
        return (
            f"{self.storm}\n{self.deals} deals played beside it, all records true, nothing lost\n"
            f"memory {self.before:.1f} MiB after a tenth of it, {self.after:.1f} MiB at the end\n"
            f"{self.seconds:.0f} s, server busy {self.busy:.0f} s; {self.counted}; healthz and readyz {self.health}"
        )


async def storm_over(server: Server, frames: int, sockets: int, seed: int) -> Found:
    """Send the frames. Raises AssertionError where those who play are harmed."""
    chance, storm = random.Random(seed), Storm()
    async with aiohttp.ClientSession(connector=aiohttp.TCPConnector(limit=0)) as session:
        place = House(None, None, f"http://127.0.0.1:{server.port}", session)  # type: ignore[arg-type]
        evening = await Evening.begin(place, chance)
        playing = asyncio.create_task(evening.play())
        tables = [await place.open(seats=4) for _ in range(TABLES)] + [evening.table]
        await _share(place, tables, frames // 10, sockets, chance, storm)
        before, began, busy = server.kilobytes / 1024, time.perf_counter(), server.busy
        await _share(place, tables, frames - frames // 10, sockets, chance, storm)
        after, seconds, busy = server.kilobytes / 1024, time.perf_counter() - began, server.busy - busy
        evening.last()
        await playing
        counted = dict(
            re.findall(r"^(valepaska_(?:commands|errors)\S+) (\d+)$", (await place.text("/metrics"))[1], re.M)
        )
        health = [(await place.text(path))[0] for path in ("/healthz", "/readyz")]
        await place.close()
    numbers = {name: int(value) for name, value in counted.items()}
    return Found(storm, evening.deals, before, after, seconds, busy, numbers, health)


async def _share(
    place: House, tables: list[str], frames: int, sockets: int, chance: random.Random, storm: Storm
) -> None:
    """Several senders at once, each with its part of the frames."""
    async with asyncio.TaskGroup() as group:
        for _ in range(sockets):
            group.create_task(blow(place, tables, frames // sockets, random.Random(chance.random()), storm))


def withstand(frames: int, sockets: int, seed: int) -> tuple[Found, int, list[str]]:
    """A server and a storm over it: what it came to, how the server ended, and the lines of its log."""
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder) / "log.txt"
        with log.open("w") as said, serving(f"sqlite:///{folder}/t.sqlite", FREE, stderr=said) as server:
            found = asyncio.run(storm_over(server, frames, sockets, seed))
            server.process.terminate()
            status = server.process.wait(60)
        return found, status, log.read_text(encoding="utf-8").splitlines()


def main() -> None:
    """Print what was sent, what it cost, and what the server said."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--frames", type=int, default=1_000_000)
    parser.add_argument("--sockets", type=int, default=6)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    found, status, lines = withstand(options.frames, options.sockets, options.seed)
    print(found, f"the server ended with {status}", f"{len(lines)} lines in its log", *lines[:LINES_SHOWN], sep="\n")


if __name__ == "__main__":
    main()
