"""Frames and requests that no page would send: valid ones at their bounds, valid ones damaged, and noise.

Commands come from the types of the protocol themselves, so that a new one is sent too.
"""

import random
import struct
from collections.abc import Callable
from typing import Any, get_args

import msgspec
from msgspec.inspect import BoolType, IntType, LiteralType, NoneType, StrType, StructType, Type, UnionType, type_info

from valepaska.table.protocol import FromPage

ODD = (
    "\x00",
    "\u202e",
    "\ufeff",
    "\u0301" * 30,
    "🃏",
    "\U0010ffff",
    "\\",
    '"',
    "<b>",
    "%n",
    "../",
    "\u2028",
    "\r\n",
    "\u017f",
    "İ",
)
WRONG_UTF8 = (b"\xff", b"\xc0\xaf", b"\xed\xa0\x80", b"\xf4\x90\x80\x80", b"\xe2\x82")
ACTIONS = (
    "pass",
    "challenge",
    "draw",
    "pickup",
    "down 1",
    "stock as 9",
    "play 3h as 3",
    "play 8h 8s 8d as 8",
    "stock",
    "swap 3h for 4h",
)
NUMBERS = (-1, 0, 1, 2, 7, 8, 9, 10, 2**31, 2**53 - 1, 2**53, 2**63, 2**64, -(2**63))
LONGEST = 4096
_escape = msgspec.json.encode


def value_of(kind: Type, name: str, chance: random.Random) -> Any:
    """A value for a field: mostly one that is allowed, at its bounds; now and then one that is not."""
    if chance.random() < 0.04:
        return chance.choice([None, True, [], {}, "", 0.5, -1, "x" * 3000, [[[[]]]]])
    if isinstance(kind, UnionType):
        return value_of(chance.choice(kind.types), name, chance)
    if isinstance(kind, NoneType):
        return None
    if isinstance(kind, BoolType):
        return chance.random() < 0.5
    if isinstance(kind, LiteralType):
        return chance.choice([*kind.values, "other"])
    if isinstance(kind, IntType):
        return chance.choice(
            [kind.ge or 0, *([] if kind.le is None else [kind.le, kind.le + 1]), chance.randrange(5), *NUMBERS]
        )
    if isinstance(kind, StrType):
        return text_of(kind, name, chance)
    raise TypeError(f"a field of {kind} has no values here")


def text_of(kind: StrType, name: str, chance: random.Random) -> str:
    """A text for a field: as long as may be or one more, in letters that it may have or in others."""
    if name == "action":
        return (
            chance.choice(ACTIONS)
            if chance.random() < 0.8
            else "".join(chance.choices(" asplay389TX+=\u00e4", k=chance.randrange(402)))
        )
    least, most = kind.min_length or 0, kind.max_length or 40
    length = chance.choice([least, min(most, 40), most, most + 1, max(0, least - 1)])
    letters = "0123456789abcdef" if name in ("commitment", "contribution") else "abcdefghijABCDEF0123456789_-"
    plain = "".join(chance.choices(letters, k=length))
    return plain if chance.random() < 0.85 else plain[: length // 2] + chance.choice(ODD)


class Commands:
    """Every message that a page may send, by the types of the protocol, the fields at their bounds."""

    def __init__(self, chance: random.Random) -> None:
        self._chance = chance
        self._kinds = [info for kind in get_args(FromPage) if isinstance(info := type_info(kind), StructType)]
        self._sent = 0
        self.decision = 0
        self.commitment = "0" * 64

    def next(self) -> bytes:
        """One message."""
        chance, kind = self._chance, self._chance.choice(self._kinds)
        self._sent += 1
        message: dict[str, Any] = {"type": kind.tag}
        for field in kind.fields:
            if field.required or chance.random() < 0.5:
                message[field.encode_name] = value_of(field.type, field.name, chance)
        if "id" in message and chance.random() < 0.9:
            message["id"] = f"z{self._sent - chance.choice([0, 0, 0, 0, 1, 5])}"
        if "decision" in message and chance.random() < 0.8:
            message["decision"] = max(0, self.decision - chance.choice([0, 0, 0, 1]))
        if "commitment" in message and chance.random() < 0.7:
            message["commitment"] = self.commitment
        return _escape(message)

    def hear(self, said: bytes) -> None:
        """Note in what the server says the numbers that valid commands need."""
        for name, length in ((b'"decision":', 20), (b'"commitment":"', 64)):
            at = said.rfind(name)
            if at >= 0:
                found = said[at + len(name) : at + len(name) + length]
                if length == 64:
                    self.commitment = found.decode("ascii", "replace")
                else:
                    digits = found.split(b",")[0].split(b"}")[0]
                    self.decision = int(digits) if digits.isdigit() else self.decision


def damaged(body: bytes, chance: random.Random) -> bytes:
    """A message with something in it that does not belong there."""
    at, to = sorted(chance.randrange(len(body) + 1) for _ in range(2))
    kind = chance.randrange(9)
    if kind == 0:
        return body[:at]
    if kind == 1:
        return body[:at] + bytes([chance.randrange(256)]) + body[at + 1 :]
    if kind == 2:
        return body[:at] + body[to:]
    if kind == 3:
        return body[:to] + body[at:]
    if kind == 4:
        return body[:at] + chance.choice(WRONG_UTF8) + body[at:]
    if kind == 5:
        return body.replace(b'"', b"'", 3)
    if kind == 6:
        return body[:-1] + b',"more":1}'
    if kind == 7:
        return body[:-1] + b',"type":"act","id":"again"}'
    return body.replace(b":", b":" + b"[" * chance.randrange(1, 1500), 1)[:LONGEST]


def nested(chance: random.Random) -> bytes:
    """Brackets in brackets, as deep as a message may be long."""
    depth = chance.choice([1, 50, 500, 1000, 2040])
    opening, closing = chance.choice([(b"[", b"]"), (b'{"a":', b"}"), (b'{"type":', b"}"), (b"[{", b"}]")])
    return (opening * depth + b"1" + closing * depth)[: chance.choice([LONGEST, LONGEST, depth + 1])]


def frame(body: bytes, *, first: int = 0x81, length: int | None = None) -> bytes:
    """A masked frame of a client (the mask is nought); `length` is what its head says."""
    size = len(body) if length is None else length
    if size < 126:
        head = struct.pack("!BB", first, 0x80 | size)
    elif size < 1 << 16:
        head = struct.pack("!BBH", first, 0x80 | 126, size)
    else:
        head = struct.pack("!BBQ", first, 0x80 | 127, size)
    return head + bytes(4) + body


def harmless(commands: Commands, chance: random.Random) -> bytes:
    """A frame after which the socket stays open."""
    kind = chance.random()
    if kind < 0.45:
        return frame(commands.next()[:LONGEST])
    if kind < 0.75:
        body = damaged(commands.next(), chance)[:LONGEST]
        return frame(body, first=0x82 if chance.random() < 0.1 else 0x81) if _is_text(body) else frame(body, first=0x82)
    if kind < 0.85:
        return frame(chance.randbytes(chance.randrange(200)), first=0x82)
    if kind < 0.93:
        return frame(nested(chance))
    return frame(chance.randbytes(chance.randrange(126)), first=chance.choice([0x89, 0x8A]))


def fatal(chance: random.Random) -> bytes:
    """A frame that no server can go on after: too long, against the protocol of sockets, or no frame at all."""
    ways: list[Callable[[], bytes]] = [
        lambda: frame(b"x" * (LONGEST + 1 + chance.randrange(5000))),
        lambda: frame(b"", length=chance.choice([1 << 20, 1 << 31, (1 << 63) - 1])),
        lambda: frame(chance.choice(WRONG_UTF8) * 3),
        lambda: frame(b"x" * 40, first=chance.randrange(256)),
        lambda: frame(chance.randbytes(130), first=0x89),
        lambda: frame(
            chance.choice([b"", b"\x03", b"\x03\xe8bye", b"\x00\x00", b"\xff\xffx", b"\x03\xe8\xff"]), first=0x88
        ),
        lambda: frame(b"{", first=0x01) + frame(b"}", first=0x81),
        lambda: bytes([0x81, 0x05]) + b"naked",
        lambda: chance.randbytes(chance.randrange(1, 400)),
    ]
    return chance.choice(ways)()


def request(host: str, table: str, chance: random.Random) -> bytes:
    """A request over HTTP that no page would make."""
    odd = chance.choice(
        [
            b"%00",
            b"%ff%fe",
            b"..%2f..%2fetc%2fpasswd",
            b"a" * 3000,
            b"%E2%80%AE",
            b"{}",
            b"'",
            b"+" * 500,
            b"",
            b"\xc3\x28",
        ]
    )
    name = table.encode()
    places = [
        b"/",
        b"/t/" + odd,
        b"/api/tables/" + odd,
        b"/api/tables/" + name + b"/" + odd,
        b"/api/codes/" + odd,
        b"/static/" + odd,
        b"/api/rules?spec=" + odd,
        b"/api/rules?spec=valepaska&before=" + odd,
        b"/api/tables",
        b"/api/lesson",
        b"/metrics",
        b"/healthz",
        b"/readyz",
        b"/openapi.json",
        b"/api/tables/" + name + b"/record",
        b"/api/tables/" + name + b"/socket",
        b"//",
        b"*",
    ]
    methods = [b"GET", b"POST", b"PUT", b"DELETE", b"HEAD", b"OPTIONS", b"PATCH", b"BREW", b"get", b"\xff"]
    bodies = [
        b"",
        b"{}",
        b"{",
        b"[" * 2000,
        b'{"seats":99}',
        b'{"rules":"' + odd.replace(b'"', b"") + b'"}',
        chance.randbytes(50),
        b"x" * 5000,
        b'{"acts":["' + b"pass" * 300 + b'"]}',
        b'{"rules":"valepaska","seats":' + b"9" * 400 + b"}",
    ]
    headers = [
        b"X: " + b"a" * 9000,
        b"Accept-Language: " + b"fi;q=0.1," * 300,
        b"Origin: null",
        b"Transfer-Encoding: chunked",
        b"Content-Encoding: gzip",
        b"Cookie: \xff\xfe",
        b"Upgrade: websocket",
        b"Expect: 100-continue",
        b"Content-Length: -1",
        b"If-None-Match: " + b'"' * 99,
        b"Range: bytes=0-99999999",
    ]
    body = chance.choice(bodies)
    lines = [
        chance.choice(methods)
        + b" "
        + chance.choice(places)
        + b" HTTP/"
        + chance.choice([b"1.1", b"1.1", b"1.1", b"1.0", b"9.9", b"x"])
    ]
    if chance.random() < 0.9:
        lines.append(b"Host: " + (host.encode() if chance.random() < 0.9 else odd))
    lines += [b"Content-Type: application/json", b"Content-Length: %d" % len(body)] if chance.random() < 0.8 else []
    lines += chance.sample(headers, chance.randrange(3))
    return b"\r\n".join(lines) + b"\r\nConnection: close\r\n\r\n" + body


def _is_text(body: bytes) -> bool:
    try:
        body.decode()
    except UnicodeDecodeError:
        return False
    return True
