"""One socket to a page: what waits to be sent, and the task that sends it.

A table never waits for a page. It puts messages into the outbox; a page that does not read
them in time loses its socket, comes again, and is told what it missed.
"""

import asyncio
from collections import deque

import msgspec
from aiohttp import WSCloseCode, WSMsgType, web

from valepaska.i18n import texts
from valepaska.table.protocol import Gone, GoneCode, Language, ToPage
from valepaska.web.limits import Limits

encode = msgspec.json.Encoder().encode
_CLOSES: dict[str, WSCloseCode] = {
    "restart": WSCloseCode.SERVICE_RESTART,
    "storage": WSCloseCode.TRY_AGAIN_LATER,
    "too_fast": WSCloseCode.POLICY_VIOLATION,
    "too_slow": WSCloseCode.TRY_AGAIN_LATER,
}
FAREWELL = 2.0
"""Seconds in which what waits is still sent when the server closes a socket."""


class Outbox:
    """The sending half of a socket. `person`: whose page it is (None: who watches); `window`: its own name."""

    def __init__(self, socket: web.WebSocketResponse, request: web.Request, limits: Limits) -> None:
        self.person: str | None = None
        self.window: str | None = None
        self.lang: Language = "fi"
        self.overflowed = False
        self._socket = socket
        self._transport = request.transport
        self._limits = limits
        self._waiting: deque[bytes] = deque()
        self._bytes = 0
        self._last: Gone | None = None
        self._wake = asyncio.Event()
        self._writer = asyncio.create_task(self._write())

    @property
    def ended(self) -> bool:
        """Whether the page has been sent away."""
        return self._last is not None

    def put(self, body: bytes) -> None:
        """Let a message be sent; when too much waits already, drop the socket."""
        if self._last is not None or self._writer.done():
            return
        if len(self._waiting) >= self._limits.outbox or self._bytes > self._limits.outbox_bytes:
            self.overflowed = True
            self.drop()
            return
        self._waiting.append(body)
        self._bytes += len(body)
        self._wake.set()

    def say(self, message: ToPage) -> None:
        """Let a message be sent."""
        self.put(encode(message))

    def end(self, code: GoneCode) -> None:
        """Send what waits and a reason, and close."""
        if self._last is None:
            self._last = Gone(code=code, text=texts(self.lang)(f"gone-{code}"))
            self._wake.set()

    def drop(self) -> None:
        """Close at once, whatever waits."""
        self._waiting.clear()
        self._writer.cancel()
        if self._transport is not None:
            self._transport.abort()

    async def finish(self) -> None:
        """Wait until what was put is sent, for a short time, and end the writer."""
        if self._last is not None and not self._writer.done():
            await asyncio.wait({self._writer}, timeout=FAREWELL)
        if not self._writer.done():
            self.drop()
        await asyncio.wait({self._writer})

    async def _write(self) -> None:
        try:
            while True:
                while self._waiting:
                    body = self._waiting.popleft()
                    self._bytes -= len(body)
                    await self._socket.send_frame(body, WSMsgType.TEXT)
                if self._last is not None:
                    await self._socket.send_frame(encode(self._last), WSMsgType.TEXT)
                    close = _CLOSES.get(self._last.code, WSCloseCode.OK)
                    await self._socket.close(code=close, message=self._last.code.encode())
                    return
                self._wake.clear()
                await self._wake.wait()
        except (ConnectionError, RuntimeError):
            self._waiting.clear()  # the page has gone; the reading half notices by itself
