"""A page's socket: who may open one, its first message, and what it asks after that."""

import asyncio
import contextlib

import msgspec
from aiohttp import WSMsgType, web

from valepaska.errors import RecordError
from valepaska.i18n import spoken
from valepaska.store import StoreError
from valepaska.table.protocol import LONGEST_MESSAGE, PROTOCOL, FromPage, GoneCode, Hello, Refused
from valepaska.table.protocol.fields import ClientId
from valepaska.table.refusals import RefusalCode
from valepaska.web.limits import Bucket, own_origin
from valepaska.web.messages import UNREADABLE
from valepaska.web.outbox import Outbox
from valepaska.web.problems import problem
from valepaska.web.room import Room
from valepaska.web.server import Server

PATH = "/api/tables/{table}/socket"
_read: msgspec.json.Decoder[FromPage] = msgspec.json.Decoder(FromPage)


class _WithId(msgspec.Struct, frozen=True):
    """What can be read of a message that is none: by which id its page waits for the answer."""

    id: ClientId


_read_id = msgspec.json.Decoder(_WithId).decode


class Sockets:
    """The sockets of a server."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self._open: set[Outbox] = set()

    def routes(self) -> list[web.RouteDef]:
        """Where sockets are opened."""
        return [web.get(PATH, self.accept)]

    async def accept(self, request: web.Request) -> web.StreamResponse:
        """Open a socket, unless the page is foreign or too many are open."""
        server = self._server
        if not own_origin(request, server.origins):
            return self._refuse(request, 403, "origin")
        if server.closing:
            return self._refuse(request, 503, "restart")
        address, table = server.address(request), request.match_info["table"]
        full = server.enter(address)
        if full is not None:
            return self._refuse(request, 429, full)
        try:
            return await self._converse(request, table, address)
        finally:
            server.leave(address)

    def _refuse(self, request: web.Request, status: int, code: str) -> web.Response:
        self._server.metrics.count("valepaska_sockets_refused_total", code)
        return problem(request, status, code)

    async def _converse(self, request: web.Request, table: str, address: str) -> web.StreamResponse:
        limits = self._server.limits
        socket = web.WebSocketResponse(
            heartbeat=limits.heartbeat, max_msg_size=LONGEST_MESSAGE + 1, compress=False, timeout=limits.body_time
        )
        await socket.prepare(request)
        outbox = Outbox(socket, request, limits, address)
        self._open.add(outbox)
        try:
            with contextlib.suppress(ConnectionError):  # the page has gone while it was answered
                await self._listen(socket, outbox, table)
        finally:
            self._open.discard(outbox)
            if outbox.overflowed:
                self._server.metrics.count("valepaska_sockets_refused_total", "too_slow")
            await outbox.finish()
        return socket

    async def _listen(self, socket: web.WebSocketResponse, outbox: Outbox, table: str) -> None:
        hello = await self._hello(socket, outbox)
        if hello is None:
            return
        try:
            room = await self._server.rooms.find(table)
        except (StoreError, RecordError) as error:
            self._server.storage_failed(error)
            outbox.lang = spoken(hello.lang)
            self._close(outbox, "storage")
            return
        if room is None:
            self._close(outbox, "no_such_table")
            return
        try:
            await room.hello(outbox, hello)
            await self._commands(socket, outbox, room)
        finally:
            await asyncio.shield(room.goodbye(outbox))

    async def _hello(self, socket: web.WebSocketResponse, outbox: Outbox) -> Hello | None:
        """The first message, if it comes in time and is one."""
        try:
            async with asyncio.timeout(self._server.limits.hello_time):
                message = await socket.receive()
        except TimeoutError:
            self._close(outbox, "too_slow")
            return None
        if message.type is not WSMsgType.TEXT:
            self._close(outbox, "reload")
            return None
        try:
            hello = _read.decode(message.data)
        except UNREADABLE:
            hello = None
        if not isinstance(hello, Hello) or hello.protocol != PROTOCOL:
            self._close(outbox, "reload")
            return None
        return hello

    async def _commands(self, socket: web.WebSocketResponse, outbox: Outbox, room: Room) -> None:
        limits = self._server.limits
        bucket = Bucket(limits.messages, self._server.seconds())
        async for message in socket:
            if not bucket.take(self._server.seconds()):
                self._close(outbox, "too_fast")
                return
            if room.broken or outbox.ended:
                return
            command, id = None, None
            if message.type is WSMsgType.TEXT:
                with contextlib.suppress(*UNREADABLE):
                    command = _read.decode(message.data)
            if command is None or isinstance(command, Hello):
                if message.type is WSMsgType.TEXT:
                    with contextlib.suppress(*UNREADABLE):
                        id = _read_id(message.data).id
                room.refuse(outbox, Refused(code=str(RefusalCode.UNREADABLE), id=id))
                self._server.metrics.count("valepaska_commands_total", "unreadable")
            else:
                await room.handle(outbox, command)

    def _close(self, outbox: Outbox, code: GoneCode) -> None:
        self._server.metrics.count("valepaska_sockets_refused_total", code)
        outbox.end(code)

    async def close(self) -> None:
        """End every socket with the advice to come again."""
        for outbox in tuple(self._open):
            outbox.end("restart")
        await asyncio.gather(*(outbox.finish() for outbox in tuple(self._open)))
