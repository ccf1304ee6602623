"""The sending half of a socket to a page.

A table never waits for a page. Messages go straight to the transport, which sends what the
network takes and keeps the rest; a page that does not read them in time loses its socket, comes
again, and is told what it missed.
"""

import asyncio
from functools import cache

import msgspec
from aiohttp import WSCloseCode, web

from valepaska.i18n import FALLBACK, texts
from valepaska.table.letters import Update
from valepaska.table.protocol import Gone, GoneCode, ToPage
from valepaska.web.limits import Limits

encode = msgspec.json.Encoder().encode
_CLOSES: dict[str, WSCloseCode] = {
    "restart": WSCloseCode.SERVICE_RESTART,
    "storage": WSCloseCode.TRY_AGAIN_LATER,
    "too_fast": WSCloseCode.POLICY_VIOLATION,
    "too_slow": WSCloseCode.TRY_AGAIN_LATER,
}
FAREWELL = 1.0
"""Seconds in which what waits is still sent when the server closes a socket; one that ends waits no longer for phones
that sleep."""
_WHOLE_TEXT = b"\x81"
"""The first byte of a frame that is a whole text message (RFC 6455, section 5.2)."""


def frame(body: bytes) -> bytes:
    """A text message as it goes over a socket from a server (RFC 6455, section 5.2)."""
    size = len(body)
    if size < 126:
        return _WHOLE_TEXT + size.to_bytes(1, "big") + body
    if size < 1 << 16:
        return _WHOLE_TEXT + b"\x7e" + size.to_bytes(2, "big") + body
    return _WHOLE_TEXT + b"\x7f" + size.to_bytes(8, "big") + body


@cache
def _gone(code: GoneCode, lang: str) -> Gone:
    """The farewell; a server that ends says it to thousands at once."""
    return Gone(code=code, text=texts(lang)(f"gone-{code}"))


class Outbox:
    """Where messages to one page go. `person`: whose page it is (None: who watches); `window`: its own name.

    `outside`: it belongs to who was sent away, does not watch, and may ask for nothing. `address`: from where it is
    connected, as far as limits go.
    """

    __slots__ = (
        "_closing",
        "_last",
        "_most",
        "_socket",
        "_transport",
        "address",
        "lang",
        "outside",
        "overflowed",
        "person",
        "window",
    )

    def __init__(self, socket: web.WebSocketResponse, request: web.Request, limits: Limits, address: str) -> None:
        self.address = address
        self.person: str | None = None
        self.window: str | None = None
        self.lang = FALLBACK
        self.outside = False
        self.overflowed = False
        self._socket = socket
        self._transport = request.transport
        self._most = limits.outbox
        self._last: Gone | None = None
        self._closing: asyncio.Task[bool] | None = None

    @property
    def ended(self) -> bool:
        """Whether the page has been sent away."""
        return self._last is not None

    def put(self, body: bytes) -> None:
        """Let a message be sent."""
        self.put_frame(frame(body))

    def put_frame(self, framed: bytes) -> None:
        """Let a message be sent that is framed already; when too much waits already, drop the socket."""
        transport = self._transport
        if self._last is not None or transport is None or transport.is_closing() or self._socket.closed:
            return
        if transport.get_write_buffer_size() > self._most:
            self.overflowed = True
            self.drop()
            return
        transport.write(framed)

    def say(self, message: ToPage | Update) -> None:
        """Let a message be sent."""
        self.put(encode(message))

    def end(self, code: GoneCode) -> None:
        """Send what waits and a reason, and close."""
        if self._last is None:
            gone = _gone(code, self.lang)
            self.say(gone)
            self._last = gone
            close = _CLOSES.get(code, WSCloseCode.OK)
            self._closing = asyncio.create_task(self._socket.close(code=close, message=code.encode()))

    def drop(self) -> None:
        """Close at once, whatever waits."""
        if self._transport is not None:
            self._transport.abort()

    async def finish(self) -> None:
        """Wait for a short time until what was put is sent, and end."""
        if self._closing is not None:
            await asyncio.wait({self._closing}, timeout=FAREWELL)
            self._closing.cancel()
        self.drop()


class Envelopes:
    """What a change lets several pages hear: each page gets all of it in one write, the same message is framed once."""

    __slots__ = ("_ends", "_framed", "_waiting")

    def __init__(self) -> None:
        self._framed: dict[int, tuple[ToPage | Update, bytes]] = {}
        self._waiting: dict[Outbox, list[bytes]] = {}
        self._ends: list[tuple[Outbox, GoneCode]] = []

    def put(self, outbox: Outbox, message: ToPage | Update) -> None:
        """Let a page hear a message; nothing comes after a `Gone`."""
        if type(message) is Gone:
            self._ends.append((outbox, message.code))
            return
        known = self._framed.get(id(message))
        if known is None:
            known = self._framed[id(message)] = (message, frame(encode(message)))
        waiting = self._waiting.get(outbox)
        if waiting is None:
            self._waiting[outbox] = [known[1]]
        else:
            waiting.append(known[1])

    def send(self) -> int:
        """Send what was put; how many messages that is."""
        count = len(self._ends)
        for outbox, frames in self._waiting.items():
            outbox.put_frame(b"".join(frames))  # a single one is not copied
            count += len(frames)
        for outbox, code in self._ends:
            outbox.end(code)
        return count
