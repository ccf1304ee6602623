"""A server in this process on a real port, and pages that are written here instead of loaded in a browser."""

import asyncio
import itertools
import json
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from hashlib import sha256
from pathlib import Path
from typing import Any

import aiohttp
from aiohttp import web

from tests.table.whole import whole
from valepaska.store import MemoryStore, SqliteStore, Store
from valepaska.web.app import App
from valepaska.web.headers import quiet_aiohttp
from valepaska.web.limits import Allowance, Limits
from valepaska.web.pages import Pages
from valepaska.web.reach import whereabouts
from valepaska.web.serve import listen
from valepaska.web.server import Server

PATIENCE = 60.0
"""Seconds after which something is taken not to come: no machine is so slow or so busy."""
UNBOUNDED = Allowance(1e6, 1e6)
PATIENT = Limits(
    tables=UNBOUNDED,
    programs=UNBOUNDED,
    messages=UNBOUNDED,
    changes=UNBOUNDED,
    requests=UNBOUNDED,
    hello_time=PATIENCE,
    heartbeat=10 * PATIENCE,
)
"""Pages in a test are quicker than people, and may be silent for longer."""
Message = dict[str, Any]
_PAGES = itertools.count(1)
INDEX = b"""<!doctype html>
<html>
  <head>
    <link rel="stylesheet" href="/static/look.css" />
    <link rel="stylesheet" href="/static/a/more.css" />
    <script type="module" src="/static/a/b.js"></script>
  </head>
</html>
"""


def run(main: Coroutine[Any, Any, None], seconds: float = 300.0) -> None:
    """Run a test in a loop as the server has it, for a limited time."""
    try:
        import uvloop

        factory: Callable[[], asyncio.AbstractEventLoop] | None = uvloop.new_event_loop
    except ImportError:
        factory = None
    with asyncio.Runner(loop_factory=factory) as runner:
        runner.run(asyncio.wait_for(main, seconds))


class House:
    """A running server and a client for it."""

    def __init__(self, server: Server, app: App, base: str, session: aiohttp.ClientSession) -> None:
        self.server = server
        self.app = app
        self.base = base
        self.session = session
        self._sockets: list[aiohttp.ClientWebSocketResponse] = []

    async def close(self) -> None:
        """Close the sockets of all pages."""
        await asyncio.gather(*(socket.close() for socket in self._sockets))

    async def open(self, **wish: Any) -> str:
        """A new table: two seats, without a clock, with bots that do not wait, unless told otherwise."""
        body = {"seats": 2, "pace": "unlimited", "bot_speed": "instant", **wish}
        async with self.session.post(f"{self.base}/api/tables", json=body) as answer:
            assert answer.status == 201, await answer.text()
            return str((await answer.json())["table"])

    async def page(self, table: str, **hello: Any) -> "Page":
        """A page that has said hello and been welcomed."""
        page = await self.silent(table)
        page.token = hello.get("token")
        await page.say("hello", **hello)
        await page.until(lambda message: message["type"] == "welcome")
        return page

    async def silent(self, table: str, **options: Any) -> "Page":
        """A page that has opened its socket and said nothing."""
        socket = await self.session.ws_connect(f"{self.base}/api/tables/{table}/socket", **options)
        self._sockets.append(socket)
        return Page(self, table, socket)

    async def seated(self, table: str, name: str, **hello: Any) -> "Page":
        """A page of somebody who sits."""
        page = await self.page(table, **hello)
        assert await page.sit(name) == "accepted"
        return page

    async def account(self, name: str) -> str:
        """A new account of a program; its token."""
        async with self.session.post(f"{self.base}/api/programs", json={"name": name}) as answer:
            assert answer.status == 201, await answer.text()
            return str((await answer.json())["token"])

    async def program(self, table: str, account: str) -> "Page":
        """A page that a program has opened, and that sits by an account."""
        page = await self.page(table)
        assert await page.sit_program(account) == "accepted"
        return page

    @property
    def port(self) -> int:
        """Where the server listens."""
        return int(self.base.rpartition(":")[2])

    async def raw(self, table: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A socket to a table without a library that would answer, read or check anything."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port, limit=1 << 16)
        writer.write(
            f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
        )
        await reader.readuntil(b"\r\n\r\n")
        return reader, writer

    async def text(self, path: str, **options: Any) -> tuple[int, str]:
        """The status and the body of an address."""
        async with self.session.get(self.base + path, **options) as answer:
            return answer.status, await answer.text()


class Page:
    """A page: what it was told, raw and as it stands, and what it asks."""

    def __init__(self, house: House, table: str, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.house = house
        self.table = table
        self.socket = socket
        self.frames: list[str] = []
        self.told: list[Message] = []
        self.parts: dict[str, Any] = {}
        self.version = 0
        self.token: str | None = None
        self.closed_with: int | None = None
        self.contributes = True
        self._contributed: str | None = None
        self._contributing: str | None = None
        self.number = next(_PAGES)
        self._ids = itertools.count(1)

    @property
    def deal(self) -> Any:
        """The deal as this page knows it."""
        return whole(self.parts.get("deal"), self.parts.get("own"), self.seat)

    @property
    def seat(self) -> int | None:
        """Where the person of this page sits."""
        found: int | None = self.parts["mine"]["seat"] if "mine" in self.parts else None
        return found

    async def say(self, kind: str, **fields: Any) -> None:
        """Send a message."""
        await self.socket.send_str(json.dumps({"type": kind, **fields}))

    async def hear(self) -> Message | None:
        """The next message; None when the socket is closed."""
        received = await asyncio.wait_for(self.socket.receive(), PATIENCE)
        if received.type is not aiohttp.WSMsgType.TEXT:
            if received.type is aiohttp.WSMsgType.CLOSE:
                self.closed_with = received.data
            return None
        self.frames.append(received.data)
        message: Message = json.loads(received.data)
        self.told.append(message)
        for part in ("mine", "table", "deal", "own"):
            if part in message and message["type"] in ("update", "welcome"):
                self.parts[part] = message[part]
        self.version = (
            message.get("version", self.version) if message["type"] in ("update", "welcome") else self.version
        )
        if message["type"] == "seated":
            self.token = message["token"]
        if self._contributing is not None and message.get("id") == self._contributing:
            self._contributing = None
        await self._contribute()
        return message

    async def _contribute(self) -> None:
        """Do what every page does as soon as it hears of another commitment."""
        mine = self.parts.get("mine")
        takes_part = mine is not None and (mine["seat"] is not None or mine["joining"])
        commitment = self.parts["table"]["commitment"] if "table" in self.parts else None
        if self.contributes and takes_part and self.token and commitment != self._contributed:
            self._contributed = commitment
            drawn = sha256(f"{self.token} {commitment}".encode()).hexdigest()[:32]
            self._contributing = id = f"f{next(self._ids)}-{id_of(self)}"
            with suppress(ConnectionError):
                await self.say("contribute", id=id, commitment=commitment, contribution=drawn)

    async def until(self, holds: Callable[[Message], object]) -> Message:
        """Listen until a message is such."""
        while True:
            message = await self.hear()
            assert message is not None, f"closed ({self.closed_with}) after {self.frames[-3:]}"
            if holds(message):
                return message

    async def until_contributed(self) -> None:
        """Listen until the table has what this page contributes to the next deal."""
        while self._contributing is not None:
            await self.until(lambda _: True)

    async def until_closed(self) -> str | None:
        """Listen until the socket is closed; the reason that was told last."""
        code = None
        while (message := await self.hear()) is not None:
            if message["type"] == "gone":
                code = message["code"]
        return code

    async def ask(self, kind: str, **fields: Any) -> Message:
        """Send a command and wait for its answer."""
        id = fields.pop("id", None) or f"c{next(self._ids)}-{id_of(self)}"
        await self.say(kind, id=id, **fields)
        return await self.until(lambda message: message["type"] in ("accepted", "refused") and message.get("id") == id)

    async def sit(self, name: str, **fields: Any) -> str:
        """Sit down: `accepted`, or the code of the refusal."""
        answer = await self.ask("sit", name=name, **fields)
        return str(answer.get("code", answer["type"]))

    async def sit_program(self, account: str, **fields: Any) -> str:
        """Sit down as a program: `accepted`, or the code of the refusal."""
        answer = await self.ask("sit_program", account=account, **fields)
        return str(answer.get("code", answer["type"]))

    async def act(self, action: str, decision: int | None = None, **fields: Any) -> str:
        """Act in the deal: `accepted`, or the code of the refusal."""
        number = self.deal["decision"] if decision is None else decision
        answer = await self.ask("act", decision=number, action=action, **fields)
        return str(answer.get("code", answer["type"]))

    async def until_deal(self, holds: Callable[[Any], object]) -> None:
        """Listen until the deal is such."""
        if self.deal is None or not holds(self.deal):
            await self.until(lambda _: self.deal is not None and holds(self.deal))


def id_of(page: Page) -> str:
    """A short text that tells pages apart."""
    return format(page.number, "x")


@asynccontextmanager
async def house(
    store: Store | None = None, limits: Limits | None = None, static: Path | None = None, **options: Any
) -> AsyncIterator[House]:
    """A server on a free port, in memory unless it is given a store; it ends in order."""
    quiet_aiohttp()
    pages = Pages() if static is None else Pages(static)
    limits = limits or PATIENT
    kept = store or MemoryStore()
    where = whereabouts("127.0.0.1", 0, None)
    server = Server(kept, where, limits=limits, pages=pages, **options)
    app = App(server)
    runner = web.AppRunner(app.web, access_log=None, keepalive_timeout=limits.header_time, shutdown_timeout=2.0)
    await runner.setup()
    await web.SockSite(runner, listen("127.0.0.1", 0)).start()
    base = f"http://127.0.0.1:{runner.addresses[0][1]}"
    try:
        async with aiohttp.ClientSession(connector=aiohttp.TCPConnector(limit=0)) as session:
            there = House(server, app, base, session)
            try:
                yield there
            finally:
                await there.close()
    finally:
        await runner.cleanup()
        if store is None or isinstance(store, SqliteStore):
            await asyncio.to_thread(kept.close)


def page_files(folder: Path) -> Path:
    """Files of a page, small ones."""
    (folder / "a").mkdir()
    (folder / "index.html").write_bytes(INDEX)
    (folder / "look.css").write_text("body { color: black }\n" * 40, encoding="utf-8")
    (folder / "a" / "more.css").write_text("p { color: red }\n", encoding="utf-8")
    (folder / "a" / "b.js").write_text('import { c } from "../c.js";\n/** Says it. */\nc();\n', encoding="utf-8")
    (folder / "c.js").write_text("export const c = () => 1;\n", encoding="utf-8")
    (folder / "favicon.svg").write_text("<svg/>", encoding="utf-8")
    return folder
