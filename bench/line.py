"""A socket of a client for measurements, which speaks as little of RFC 6455 as is enough, in little time."""

import asyncio
import base64
import os
from collections.abc import Callable
from typing import cast

Hear = Callable[["Line", bytes], None]
"""What is done with the body of each message."""


class Line(asyncio.Protocol):
    """A socket that is opened by hand."""

    def __init__(self, host: str, path: str, hear: Hear) -> None:
        self._host = host
        self._path = path
        self._hear = hear
        self._buffer = b""
        self._open = False
        self._transport: asyncio.Transport | None = None
        self.opened: asyncio.Future[bool] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a socket."""
        self._transport = cast(asyncio.Transport, transport)
        key = base64.b64encode(os.urandom(16)).decode()
        self._transport.write(
            f"GET {self._path} HTTP/1.1\r\nHost: {self._host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n".encode()
        )

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing comes any more."""
        if not self.opened.done():
            self.opened.set_result(False)

    def data_received(self, data: bytes) -> None:
        """Some bytes come."""
        self._buffer += data
        if not self._open:
            head, found, rest = self._buffer.partition(b"\r\n\r\n")
            if not found:
                return
            self._open, self._buffer = b" 101 " in head, rest
            self.opened.set_result(self._open)
        self._frames()

    def _frames(self) -> None:
        buffer, at = self._buffer, 0
        while len(buffer) - at >= 2:
            kind, size, start = buffer[at] & 15, buffer[at + 1], at + 2
            if size > 125:
                wide = 2 if size == 126 else 8
                size = int.from_bytes(buffer[start : start + wide], "big")
                start += wide
            if len(buffer) < start + size:
                break
            body, at = buffer[start : start + size], start + size
            if kind in (1, 2):
                self._hear(self, body)
            elif kind == 9:
                self.send(body, kind=10)
            elif kind == 8:
                self.send(body, kind=8)  # as browsers do, so that a server which ends need not wait
        self._buffer = buffer[at:]

    def send(self, body: bytes, kind: int = 1) -> None:
        """Send a message of fewer than 65536 bytes. The mask is zero: it protects proxies, and here is none."""
        size = len(body)
        long = bytes([0x80 | 126]) + size.to_bytes(2, "big") if size > 125 else bytes([0x80 | size])
        assert self._transport is not None
        if not self._transport.is_closing():  # the server may just have been killed
            self._transport.write(bytes([0x80 | kind]) + long + b"\0\0\0\0" + body)

    def deaf(self) -> None:
        """Read no more."""
        assert self._transport is not None
        self._transport.pause_reading()

    def close(self) -> None:
        """Hang up."""
        if self._transport is not None:
            self._transport.abort()


async def connect(host: str, port: int, path: str, hear: Hear) -> Line:
    """An open socket. Raises ConnectionError when it is refused."""
    loop = asyncio.get_running_loop()
    _, line = await loop.create_connection(lambda: Line(f"{host}:{port}", path, hear), host, port)
    if not await line.opened:
        raise ConnectionError(f"a socket to {path} was refused")
    return line
