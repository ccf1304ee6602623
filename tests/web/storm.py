"""A storm of fuzzed frames and requests over a running server, while others play."""

import asyncio
import random
from collections import Counter
from dataclasses import dataclass, field

from tests.web.fuzzing import Commands, fatal, frame, harmless, request
from tests.web.house import PATIENCE, House, Page
from tests.web.play import play_on
from valepaska.records.record import read_record
from valepaska.records.replay import verify

BATCH = 200
"""Frames of one connection before the server is asked whether it has read them."""
_PING = frame(b"read so far", first=0x89)
_PONG = b"\x8a\x0bread so far"
_REQUESTS = 4
"""After every so many connections: one request of which nothing is expected but an answer, if that."""


@dataclass
class Storm:
    """What was sent so far, and what came back."""

    frames: int = 0
    connections: int = 0
    cut: int = 0
    requests: int = 0
    heard: int = 0
    statuses: Counter[str] = field(default_factory=Counter)

    def __str__(self) -> str:
        return (
            f"{self.frames} frames over {self.connections} sockets, {self.cut} of them cut off, {self.heard} bytes "
            f"in answer; {self.requests} requests: {dict(sorted(self.statuses.items()))}"
        )


async def blow(place: House, tables: list[str], frames: int, chance: random.Random, storm: Storm) -> None:
    """Send frames over one socket after the other, each at one of the tables."""
    left = frames
    while left > 0:
        left -= await _connection(place, chance.choice(tables), chance, storm, min(BATCH, left))
        if storm.connections % _REQUESTS == 0:
            await _request(place, chance.choice(tables), chance, storm)


async def _connection(place: House, table: str, chance: random.Random, storm: Storm, most: int) -> int:
    """One connection and its frames; how many were sent."""
    storm.connections += 1
    sent = 0
    try:
        reader, writer = await asyncio.wait_for(place.raw(table), PATIENCE)
    except (ConnectionError, asyncio.IncompleteReadError):
        return sent
    commands = Commands(chance)
    try:
        if chance.random() < 0.95:
            writer.write(frame(b'{"type":"hello"}'))
        if chance.random() < 0.8:
            name = "".join(chance.choices("abcdefghiklmnoprstuvåäöé", k=9))
            writer.write(frame(b'{"type":"sit","id":"a","name":"%s"}' % name.encode()))
            writer.write(frame(b'{"type":"start","id":"b"}'))
        for number in range(most):
            last = number == most - 1 and chance.random() < 0.5
            if writer.transport.is_closing():
                raise ConnectionError("the server has closed the socket")
            writer.write(fatal(chance) if last else harmless(commands, chance))
            sent += 1
            if number % 25 == 24 and not await _has_read(reader, writer, commands, storm):
                storm.cut += 1
                break
    except ConnectionError:
        storm.cut += 1
    finally:
        writer.transport.abort()
    storm.frames += sent
    return sent


async def _has_read(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter, commands: Commands, storm: Storm
) -> bool:
    """Whether the server answers, and so has read everything so far; else it has closed the socket."""
    if writer.transport.is_closing():
        return False
    writer.write(_PING)
    await writer.drain()
    said = b""
    while _PONG not in said:
        block = await asyncio.wait_for(reader.read(1 << 16), PATIENCE)
        if not block:
            return False
        commands.hear(block)
        storm.heard += len(block)
        said = said[-len(_PONG) :] + block
    return True


async def _request(place: House, table: str, chance: random.Random, storm: Storm) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", place.port)
    storm.requests += 1
    try:
        writer.write(request(f"127.0.0.1:{place.port}", table, chance))
        line = await asyncio.wait_for(reader.readline(), PATIENCE)
    except ConnectionError:
        line = b""
    status = line.split()[1:2]
    storm.statuses[status[0].decode("ascii", "replace") if status else "none"] += 1
    writer.transport.abort()


class Evening:
    """Two people who play one deal after the other through whatever happens, and look at what they are told."""

    def __init__(self, place: House, table: str, pages: list[Page], chance: random.Random) -> None:
        self.table = table
        self.deals = 0
        self._place = place
        self._pages = pages
        self._chance = chance
        self._ends = False

    @classmethod
    async def begin(cls, place: House, chance: random.Random) -> "Evening":
        """A table of two."""
        table = await place.open()
        pages = [await place.seated(table, name) for name in ("Anna", "Bo")]
        assert (await pages[0].ask("start"))["type"] == "accepted"
        return cls(place, table, pages, chance)

    async def play(self) -> None:
        """Until they are told that it is the last deal; of every deal there is a record that is true."""
        while True:
            both = [
                play_on(self._place, page, random.Random(self._chance.random()), face_down=True, deals=self.deals + 1)
                for page in self._pages
            ]
            self._pages = [had[-1] for had in await asyncio.gather(*both)]
            self.deals += 1
            verify(read_record((await self._place.text(f"/api/tables/{self.table}/record"))[1]))
            await self._nothing_is_lost()
            if self._ends:
                return
            for page in self._pages:
                answer = await page.ask("rematch", decision=page.deal["decision"])
                assert answer["type"] == "accepted", answer

    def last(self) -> None:
        """This deal is the last one."""
        self._ends = True

    async def _nothing_is_lost(self) -> None:
        """What a page was told bit by bit is what it is told when it comes anew."""
        for number, page in enumerate(self._pages):
            anew = await self._place.page(self.table, token=page.token)
            while page.version < anew.version:
                assert await page.hear() is not None
            for part in ("mine", "table", "deal", "own"):
                if part != "table":
                    assert page.parts.get(part) == anew.parts.get(part), part
            self._pages[number] = anew
