"""How much does a server carry? Everything it is measured by, in one command, with the peers beside it.

One process serves on one core, one plays on another: tables of four people over real sockets,
every command a real one (a play, a doubt, a pass) with the engine, four hidden views and, where
there is a database, the commit before anybody sees it. Passes are counted apart.
Run: python bench/server.py [--sockets 1000] [--seconds 6] [--tables 1000]
    [--only fast,paced,idle,hostile,drained,killed,swept,peers]
"""

import argparse
import asyncio
import random
import re
import resource
import signal
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import aiohttp

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from bench.lean import Four, Pace, Tally  # noqa: E402
from bench.line import Line, connect  # noqa: E402
from bench.peers_server.peers import measure_peers  # noqa: E402
from bench.serving import FREE, OPEN, Server, pin, serving  # noqa: E402

PARTS = ("fast", "paced", "idle", "hostile", "drained", "killed", "swept", "peers")


async def open_tables(server: Server, count: int) -> list[str]:
    """New tables."""
    async with aiohttp.ClientSession() as session:
        names = []
        for _ in range(count):
            async with session.post(f"http://127.0.0.1:{server.port}/api/tables", json={"pace": "relaxed"}) as answer:
                names.append((await answer.json())["table"])
        return names


async def seat_people(server: Server, count: int, tally: Tally, ready: Callable[[Four], None]) -> list[Four]:
    """Tables of four people whose deal has begun."""
    chance = random.Random(1)
    tables = [Four(name, random.Random(chance.random()), tally, ready) for name in await open_tables(server, count)]
    for table in tables:
        await table.join("127.0.0.1", server.port)
        await table.sit()
    return tables


async def play(server: Server, tables: list[Four], tally: Tally, pace: Pace, seconds: float) -> float:
    """Play for so long; the seconds of processor time that the server used for it."""
    running = asyncio.create_task(pace.run(tables, seconds + 1.0))
    await asyncio.sleep(1.0)
    before, tally.counting = server.busy, True
    await running
    tally.counting = False
    return server.busy - before


def percentile(waits: list[float], part: float) -> float:
    """Milliseconds that this part of the waits does not exceed."""
    return sorted(waits)[int(len(waits) * part)] * 1000 if waits else float("nan")


def report(name: str, tally: Tally, seconds: float, busy: float) -> None:
    """One line for a run."""
    total = tally.accepted.total()
    print(
        f"{name:34} {total / seconds:7.0f} commands/s, of them passes {tally.accepted['pass'] / seconds:6.0f}; "
        f"p50 {percentile(tally.waits, 0.5):.2f} p99 {percentile(tally.waits, 0.99):.2f} ms; "
        f"server busy {busy / seconds:4.0%}, {busy / max(1, total) * 1e6:.0f} us a command; "
        f"refused {dict(tally.refused) or 0}",
        flush=True,
    )


async def throughput(db: str, name: str, sockets: int, seconds: float, rate: float | None) -> None:
    """Commands a second, as fast as the answers come or at a rate."""
    with serving(db, FREE) as server:
        tally, pace = Tally(), Pace(rate)
        tables = await seat_people(server, sockets // 4, tally, pace.ready)
        busy = await play(server, tables, tally, pace, seconds)
        speed = "as fast as they go" if rate is None else f"{rate:.0f} a second"
        report(f"{name}, {speed}", tally, seconds, busy)
        for table in tables:
            table.close()


async def idle() -> None:
    """Memory of tables at which four people sit, with their deal dealt, and do nothing."""
    with serving("memory:", FREE) as server:
        pace = Pace(0.0)
        warm = await seat_people(server, 20, Tally(), pace.ready)
        before = server.kilobytes
        tables = await seat_people(server, 250, Tally(), pace.ready)
        await asyncio.sleep(1.0)
        print(f"{'an idle table with four sockets':34} {(server.kilobytes - before) / 250:7.0f} KB", flush=True)
        for table in (*warm, *tables):
            table.close()


async def hostile(seconds: float) -> None:
    """People play at 300 a second beside 1000 idle sockets, a flood of junk, and pages that never read."""
    with serving("memory:", OPEN) as server:
        tally, pace = Tally(), Pace(300.0)
        tables = await seat_people(server, 250, tally, pace.ready)
        idle: list[Line] = []
        for _ in range(4):
            idle += [
                await connect("127.0.0.1", server.port, f"/api/tables/{table.name}/socket", nothing) for table in tables
            ]
        for line in idle:
            line.send(b'{"type":"hello"}')
        for line in idle[:20]:
            line.deaf()
        flood = asyncio.create_task(junk(server, tables[0].name))
        busy = await play(server, tables, tally, pace, seconds)
        flood.cancel()
        report("beside idle, deaf and junk sockets", tally, seconds, busy)


def nothing(line: Line, body: bytes) -> None:
    """Hear a message and do nothing."""


async def junk(server: Server, table: str) -> None:
    """Send what is no message as fast as it goes, and come again whenever the server hangs up."""
    while True:
        try:
            line = await connect("127.0.0.1", server.port, f"/api/tables/{table}/socket", nothing)
            line.send(b'{"type":"hello"}')
            for _ in range(200):
                for _ in range(20):
                    line.send(b'{"type":"junk","id":"' + b"x" * 100 + b'"}')
                await asyncio.sleep(0.002)
            line.close()
        except ConnectionError:
            await asyncio.sleep(0.05)


async def restart(db: str, count: int, how: signal.Signals) -> None:
    """End a server in the middle of many live tables and start another: how long do people wait?

    Each table comes back as pages do: at once, and when nobody answers after 0.4 seconds, 0.8 and so on.
    """
    tally, pace = Tally(), Pace(None)
    with serving(db, FREE) as server:
        port = server.port
        tables = await seat_people(server, count, tally, pace.ready)
        while min(table.moves for table in tables) < 60:
            await pace.run(tables, 2.0)
        entries = sum(table.moves for table in tables) // count
        pace.running = True
        for table in tables:
            table.go_on(time.perf_counter())
        began = time.perf_counter()
        server.process.send_signal(how)
        await asyncio.to_thread(server.process.wait)
    down = time.perf_counter() - began
    pace.running = False
    heard = [[seat.version for seat in table.seats] for table in tables]
    waits: list[float] = []

    async def come_back(table: Four) -> None:
        table.close()
        wait = 0.4
        while True:
            try:
                await table.join("127.0.0.1", port)
            except (ConnectionError, OSError):
                await asyncio.sleep(wait)
                wait = min(2 * wait, 8.0)
            else:
                break
        waits.append(time.perf_counter() - began)

    coming = [asyncio.create_task(come_back(table)) for table in tables]
    await asyncio.sleep(0)
    with serving(db, FREE, port) as server:
        up, started = time.perf_counter() - began, server.busy
        await asyncio.gather(*coming)
        lost = sum(
            any(seat.version < old for seat, old in zip(table.seats, versions, strict=True))
            for table, versions in zip(tables, heard, strict=True)
        )
        busy = server.busy - started
        before = [table.moves for table in tables]
        pace.running = True
        for table in tables:
            table.go_on(time.perf_counter())
        while any(table.moves == old for table, old in zip(tables, before, strict=True)):
            await asyncio.sleep(0.01)
        took = time.perf_counter() - began
        pace.running = False
    name, half = f"{count} live tables after {how.name}", percentile(waits, 0.5) / 1000
    print(
        f"{name:34} ended after {down:.1f} s, another up after {up:.1f}, tables back after p50 {half:.1f} "
        f"max {max(waits):.1f}, all play on after {took:.1f} s; {busy / count * 1000:.1f} ms of the server "
        f"for a table with about {entries} commands; behind what they were told: {lost} tables",
        flush=True,
    )


async def swept() -> None:
    """5000 tables that nobody comes back to: memory while they are in memory, after, and when they are swept."""
    limits = {**FREE, "tables_in_memory_time": 1.0, "kept_time": 10.0, "sweep_every": 2.0}
    with tempfile.TemporaryDirectory() as folder, serving(f"sqlite:///{folder}/t.sqlite", limits) as server:
        before = server.kilobytes
        await open_tables(server, 5000)
        full = server.kilobytes
        async with aiohttp.ClientSession() as session:
            for _ in range(60):
                await asyncio.sleep(1.0)
                async with session.get(f"http://127.0.0.1:{server.port}/metrics") as answer:
                    found = re.search(r"valepaska_tables_swept_total (\d+)", await answer.text())
                if found and int(found[1]) == 5000:
                    break
        size = sum(file.stat().st_size for file in Path(folder).iterdir())
        print(
            f"{'5000 abandoned tables':34} {(full - before) / 1024:.0f} MB when opened, "
            f"{(server.kilobytes - before) / 1024:.0f} MB after the sweep of {found[1] if found else 0}; "
            f"database files {size / 1024 / 1024:.1f} MB",
            flush=True,
        )


async def run(wish: argparse.Namespace) -> None:
    """All the parts that were asked for."""
    only = set(wish.only.split(","))
    with tempfile.TemporaryDirectory() as folder:
        stores = {"in memory": "memory:", "durable": f"sqlite:///{folder}/tables.sqlite"}
        for name, db in stores.items():
            for rate in [*([None] if "fast" in only else []), *([300.0, 2000.0] if "paced" in only else [])]:
                await throughput(db, name, wish.sockets, wish.seconds, rate)
        parts: dict[str, Callable[[], Awaitable[Any]]] = {
            "idle": idle,
            "hostile": lambda: hostile(wish.seconds),
            "drained": lambda: restart(f"sqlite:///{folder}/drained.sqlite", wish.tables, signal.SIGTERM),
            "killed": lambda: restart(f"sqlite:///{folder}/killed.sqlite", wish.tables, signal.SIGKILL),
            "swept": swept,
            "peers": lambda: measure_peers(wish.sockets, wish.seconds),
        }
        for part, measured in parts.items():
            if part in only:
                await measured()


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """The quicker loop where there is one, so that the player is not the limit."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


def main() -> None:
    """Measure."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sockets", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=6.0)
    parser.add_argument("--tables", type=int, default=1000, help="live tables whose server ends")
    parser.add_argument("--only", default=",".join(PARTS))
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, min(hard, 20_000)), hard))
    pin(0, 1)
    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        runner.run(run(parser.parse_args()))


if __name__ == "__main__":
    main()
