"""How much does a server carry? Tables of four people, one process that serves and one that plays.

Every command is a real one (a play, a doubt, a pass) with its four hidden views. Prints accepted
commands a second as fast as they go, then the time to the answer at a paced rate.
Run: python bench/server.py [--sockets 1000] [--seconds 6] [--rate 300] [--db memory:]
"""

import argparse
import asyncio
import os
import random
import re
import subprocess
import sys
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import aiohttp
import msgspec

from tests.web.play import choice

ROOT = Path(__file__).parents[1]
SERVER = """
import asyncio, sys
from valepaska.web import serve
from valepaska.web.limits import Limits
big = 1e9
limits = Limits(messages_rate=big, messages_burst=big, tables_burst=big, requests_rate=big, requests_burst=big,
                sockets_per_address=100000)
serve.serve(serve.Wish(port=0, db=sys.argv[1], browser=False), lambda text: print(text, flush=True), limits)
"""


@dataclass
class Tally:
    """What was counted while it counted."""

    accepted: Counter[str] = field(default_factory=Counter)
    refused: Counter[str] = field(default_factory=Counter)
    waits: list[float] = field(default_factory=list)
    counting: bool = False
    busy: float = 0.0


class Player:
    """One socket: it reads everything, and acts when it may."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse, chance: random.Random, tally: Tally) -> None:
        self.socket = socket
        self.chance = chance
        self.tally = tally
        self.deal: Any = None
        self.asked: tuple[int, str] | None = None
        self.sent: dict[str, tuple[float, str]] = {}
        self.number = 0

    async def ask(self, kind: str, verb: str = "", **fields: Any) -> None:
        """Send a command."""
        self.number += 1
        id = f"c{self.number}"
        self.sent[id] = (time.perf_counter(), verb or kind)
        await self.socket.send_str(msgspec.json.encode({"type": kind, "id": id, **fields}).decode())

    async def hear(self) -> dict[str, Any]:
        """The next message."""
        message: dict[str, Any] = msgspec.json.decode((await self.socket.receive()).data)
        if message.get("deal"):
            self.deal = {**message["deal"], "face_down": True}
        if message["type"] in ("accepted", "refused"):
            began, verb = self.sent.pop(message["id"])
            if self.tally.counting and message["type"] == "accepted":
                self.tally.accepted[verb] += 1
                self.tally.waits.append(time.perf_counter() - began)
            elif self.tally.counting:
                self.tally.refused[message["code"]] += 1
        return message

    async def act(self, permit: asyncio.Semaphore | None) -> None:
        """Do what may be done now, once; with a permit for each command where the rate is set."""
        deal = self.deal
        if deal is None or self.sent:
            return
        if deal["review"]:
            if self.asked != (deal["decision"], "rematch"):
                self.asked = (deal["decision"], "rematch")
                await self.ask("rematch", decision=deal["decision"])
            return
        waits = deal["may"] is None or (deal["view"]["phase"] == "window" and "challenge" not in deal["may"]["verbs"])
        action = None if waits else choice(deal, self.chance)
        question = (deal["decision"], ",".join(deal["may"]["verbs"]) if deal["may"] else "")
        if action is not None and self.asked != question:
            self.asked = question
            if permit is not None:
                await permit.acquire()
            verb = "pass" if action == "pass" else "action"
            await self.ask("act", verb, decision=deal["decision"], action=action)


async def seat_four(session: aiohttp.ClientSession, base: str, chance: random.Random, tally: Tally) -> list[Player]:
    """A table with four people whose deal has begun."""
    async with session.post(f"{base}/api/tables", json={"pace": "relaxed"}) as answer:
        table = (await answer.json())["table"]
    players = []
    for seat in range(4):
        socket = await session.ws_connect(f"{base}/api/tables/{table}/socket")
        players.append(player := Player(socket, random.Random(chance.random()), tally))
        await socket.send_str('{"type":"hello"}')
        await player.ask("sit", name=f"P{seat}")
        while (await player.hear())["type"] != "accepted":
            pass
    await players[0].ask("start")
    return players


async def play(player: Player, permit: asyncio.Semaphore | None) -> None:
    """Play for ever."""
    while True:
        await player.hear()
        await player.act(permit)


async def measure(base: str, process: int, sockets: int, seconds: float, rate: float | None) -> Tally:
    """Play at so many sockets for so long; `rate` None: as fast as the answers come."""
    tally = Tally()
    permit = None if rate is None else asyncio.Semaphore(0)
    chance = random.Random(1)
    async with aiohttp.ClientSession(connector=aiohttp.TCPConnector(limit=0)) as session:
        players: list[Player] = []
        for _ in range(sockets // 4):
            players += await seat_four(session, base, chance, tally)
        tasks = [asyncio.create_task(play(player, permit)) for player in players]
        await asyncio.sleep(1.0)
        before, _ = cpu_and_memory(process)
        began = time.perf_counter()
        tally.counting = True
        while (gone := time.perf_counter() - began) < seconds:
            await asyncio.sleep(0.005)
            if permit is not None and rate is not None:
                for _ in range(int(rate * (time.perf_counter() - began)) - int(rate * gone)):
                    permit.release()
        tally.counting = False
        tally.busy = cpu_and_memory(process)[0] - before
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    return tally


def cpu_and_memory(process: int) -> tuple[float, int]:
    """Seconds of processor time and kilobytes of memory that a process has used."""
    fields = Path(f"/proc/{process}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    ticks = int(fields[11]) + int(fields[12])
    pages = int(Path(f"/proc/{process}/statm").read_text(encoding="ascii").split()[1])
    return ticks / os.sysconf("SC_CLK_TCK"), pages * os.sysconf("SC_PAGE_SIZE") // 1024


def report(name: str, tally: Tally, seconds: float, kilobytes: int) -> None:
    """One line for a run."""
    busy = tally.busy
    waits = sorted(tally.waits) or [0.0]
    total = tally.accepted.total()
    answered = total + tally.refused.total()
    print(
        f"{name:14} {total / seconds:8.0f} commands/s, of them passes {tally.accepted['pass'] / seconds:6.0f}; "
        f"p50 {waits[len(waits) // 2] * 1e3:.2f} p99 {waits[len(waits) * 99 // 100] * 1e3:.2f} ms; "
        f"server busy {busy / seconds:4.0%}, {busy / max(1, answered) * 1e6:.0f} us an answer, {kilobytes // 1024} MB; "
        f"refused {tally.refused.total()}"
    )


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--sockets", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=6.0)
    parser.add_argument("--rate", type=float, default=300.0)
    parser.add_argument("--db", default="memory:")
    wish = parser.parse_args()
    paths = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
    command = [sys.executable, "-c", SERVER, wish.db]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, text=True, env={**os.environ, "PYTHONPATH": paths}
    ) as server:
        if hasattr(os, "sched_setaffinity") and (os.cpu_count() or 1) > 1:
            os.sched_setaffinity(server.pid, {0})
            os.sched_setaffinity(0, {1})
        assert server.stdout is not None
        found = re.search(r"http://\S+", server.stdout.readline())
        assert found is not None
        try:
            for name, rate in (("as fast", None), (f"{wish.rate:.0f} a second", wish.rate)):
                tally = asyncio.run(measure(found[0], server.pid, wish.sockets, wish.seconds, rate))
                report(name, tally, wish.seconds, cpu_and_memory(server.pid)[1])
        finally:
            server.terminate()


if __name__ == "__main__":
    main()
