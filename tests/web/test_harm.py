"""One bad client harms no one: the server stays, bounded in memory and silent in its log, and the others are answered.

The server is a process of its own, so that its memory can be asked for and the clients' is not counted. Who is not
harmed is shown by answers and not by times: while the bad ones do what they do, others play.
"""

import asyncio
import json
import random
import resource
import subprocess
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import aiohttp
import pytest

from tests.web.fuzzing import frame
from tests.web.house import PATIENCE, House, Page, run
from tests.web.test_start import serving

MEGABYTE = 1 << 20
WARM = "from valepaska.i18n import LANGUAGES, texts\nfor lang in LANGUAGES: texts(lang)('refused-stale')"
"""A server finds its words two seconds after its start: they take memory that is no client's."""
pytestmark = pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="asks Linux for the memory of a process")


def memory_of(process: "subprocess.Popen[str]") -> int:
    """Bytes of memory that a process holds."""
    statm = Path(f"/proc/{process.pid}/statm").read_text(encoding="ascii")
    return int(statm.split()[1]) * resource.getpagesize()


class Server:
    """A server in a process of its own, with two people who are at a table and want to be answered."""

    def __init__(self, process: "subprocess.Popen[str]", place: House, pages: list[Page]) -> None:
        self.process = process
        self.place = place
        self.table = pages[0].table
        self._pages = pages
        self._asked = 0

    async def others_are_answered(self, times: int = 5) -> None:
        """The host asks and is answered, everybody at the table hears of it, and HTTP is answered too."""
        host, guest = self._pages
        for _ in range(times):
            self._asked += 1
            answer = await host.ask("set_pace", pace=("quick", "relaxed")[self._asked % 2])
            assert answer["type"] == "accepted"
            while guest.version < answer["version"]:
                assert await guest.hear() is not None
            assert (await self.place.text("/healthz"))[0] == 200
            await asyncio.sleep(0.1)  # within what an honest page may ask


@asynccontextmanager
async def attacked(process: "subprocess.Popen[str]", base: str) -> AsyncIterator[Server]:
    async with aiohttp.ClientSession(connector=aiohttp.TCPConnector(limit=0)) as session:
        place = House(None, None, base, session)  # type: ignore[arg-type]
        table = await place.open()
        server = Server(process, place, [await place.seated(table, "Anna"), await place.seated(table, "Bo")])
        await server.others_are_answered()
        yield server
        await server.others_are_answered()
        await place.close()


def check(folder: Path, attack: Callable[[Server], Awaitable[None]], *, most: int) -> None:
    """Attack a server; it grows by less than `most` bytes, logs nothing, and ends in order."""

    async def main(process: "subprocess.Popen[str]", base: str) -> None:
        async with attacked(process, base) as server:
            before = memory_of(process)
            await attack(server)
            grown = memory_of(process) - before
            assert grown < most, f"{grown / MEGABYTE:.1f} MiB more"

    with serving(folder / "t.sqlite", first=WARM) as (process, base):
        run(main(process, base))
        process.terminate()
        said = process.communicate(timeout=PATIENCE)[1]
        assert process.returncode == 0
        assert said == "", said[:2000]


HELLO = frame(b'{"type":"hello"}')


async def given_up(reader: asyncio.StreamReader) -> bytes:
    """What the server still says before it closes a connection."""
    try:
        return await asyncio.wait_for(reader.read(), PATIENCE)
    except ConnectionError:
        return b""


async def write(writer: asyncio.StreamWriter, parts: Iterator[bytes]) -> None:
    """Write until all is written, or the server has had enough."""
    try:
        for part in parts:
            writer.write(part)
            await writer.drain()
    except ConnectionError:
        pass


def test_messages_of_twenty_megabytes_are_not_waited_for(tmp_path: Path) -> None:
    async def attack(server: Server) -> None:
        block = bytes(64 * 1024)
        whole = (frame(b"", length=20 * MEGABYTE), *[block] * 320)
        pieces = (frame(b"", first=0x01), *[frame(block[:4000], first=0x00)] * 5000)
        grains = (frame(b"", first=0x01), *[frame(b"x", first=0x00) * 1000] * 20)
        for parts in (whole, pieces, grains):
            reader, writer = await server.place.raw(server.table)
            writer.write(HELLO)
            sending = asyncio.create_task(write(writer, iter(parts)))
            await server.others_are_answered(3)
            await given_up(reader)
            await sending
            writer.close()

    check(tmp_path, attack, most=8 * MEGABYTE)


def test_ten_thousand_random_frames_harm_nobody(tmp_path: Path) -> None:
    chance = random.Random(5)

    def frames() -> Iterator[bytes]:
        for _ in range(50):
            kind = chance.random()
            body = chance.randbytes(chance.randrange(120))
            if kind < 0.3:
                yield chance.randbytes(chance.randrange(1, 60))
            elif kind < 0.6:
                yield frame(body, first=chance.randrange(256))
            elif kind < 0.8:
                yield frame(json.dumps({"type": chance.choice(["act", "sit", "hello", "x"]), "id": "a"}).encode())
            else:
                yield frame(body, first=chance.choice((0x88, 0x89, 0x8A, 0x01, 0x00, 0x82)))

    async def attack(server: Server) -> None:
        for number in range(200):
            _, writer = await server.place.raw(server.table)
            await write(writer, iter([HELLO] if number % 2 else []))
            await write(writer, frames())
            if number % 40 == 0:
                await server.others_are_answered(1)
            writer.transport.abort()

    check(tmp_path, attack, most=8 * MEGABYTE)


def test_half_heads_silent_sockets_and_pages_that_never_read_are_waited_for_in_vain(tmp_path: Path) -> None:
    async def attack(server: Server) -> None:
        base = server.place
        opened: list[tuple[asyncio.StreamReader, asyncio.StreamWriter]] = []
        for number in range(200):
            pair = await asyncio.open_connection("127.0.0.1", base.port, limit=1 << 16)
            pair[1].write(b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: " + b"a" * (number * 10))
            opened.append(pair)
        tables = [await base.open() for _ in range(3)]
        for number in range(90):
            opened.append(await base.raw(tables[number % 3]))  # says nothing
        for _ in range(20):
            pair = await base.raw(server.table)
            pair[1].write(HELLO)
            pair[1].transport.pause_reading()  # type: ignore[attr-defined]
            opened.append(pair)
        await server.others_are_answered(10)
        for _, writer in opened:
            writer.transport.abort()

    check(tmp_path, attack, most=20 * MEGABYTE)


def test_strange_requests_are_answered_and_open_nothing(tmp_path: Path) -> None:
    upgrade = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    key = "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
    socket = "/api/tables/{table}/socket"
    cases = [
        ("GET / ", upgrade + key, {200}),
        ("GET /api/tables/{table} ", upgrade + key, {200}),
        ("GET /api/tables/{table}/socket/more ", upgrade + key, {404}),
        ("GET /socket ", upgrade + key, {404}),
        (f"POST {socket} ", upgrade + key, {405}),
        (f"GET {socket} ", "", {400}),
        (f"GET {socket} ", upgrade, {400}),
        (f"GET {socket} ", upgrade.replace("13", "12") + key, {400}),
        (f"GET {socket} ", upgrade + key + "Origin: https://evil.example\r\n", {403}),
        (f"GET {socket} ", upgrade + key + "Origin: http://127.0.0.1.evil.example\r\n", {403}),
        ("POST /api/tables ", "Content-Length: 99999999999999999999\r\n", {400, 413, 415}),
        ("GET /api/tables/%00%ff%00 ", "", {400, 404}),
        ("GET /api/tables/" + "a" * 7000 + " ", "", {400, 404}),
        ("BREW / ", "", {400, 405, 501}),
    ]

    async def attack(server: Server) -> None:
        for start, headers, allowed in cases:
            reader, writer = await asyncio.open_connection("127.0.0.1", server.place.port)
            line = start.replace("{table}", server.table)
            host = f"127.0.0.1:{server.place.port}"
            writer.write(f"{line}HTTP/1.1\r\nHost: {host}\r\n{headers}\r\n".encode())
            status = int((await asyncio.wait_for(reader.readline(), PATIENCE)).split()[1])
            assert status in allowed, (start, headers, status)
            writer.close()

    check(tmp_path, attack, most=8 * MEGABYTE)


def test_a_flood_of_junk_of_old_commands_and_of_comings_and_goings_harms_nobody(tmp_path: Path) -> None:
    async def attack(server: Server) -> None:
        for round_ in range(10):
            flooding = [await server.place.raw(server.table) for _ in range(10)]
            for number, (_, writer) in enumerate(flooding):
                junk = (b'{"type":"junk"}', b'{"type":"react","id":"a","phrase":1}', b"\xff\xfe", b"")[number % 4]
                await write(writer, iter([HELLO, frame(junk) * 200]))
            if round_ % 3 == 0:
                await server.others_are_answered(2)
            for _, writer in flooding:
                writer.transport.abort()

    check(tmp_path, attack, most=8 * MEGABYTE)
