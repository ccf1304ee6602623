"""What can be asked over HTTP, as `openapi.py` tells it, and answers."""

import re
from collections.abc import Awaitable, Callable
from typing import Any, Literal, NamedTuple

import msgspec
from aiohttp import web

_encode = msgspec.json.Encoder().encode
COMPRESSED_FROM = 1024
_BEARER = re.compile(r"Bearer +([A-Za-z0-9_-]{22})", re.IGNORECASE)


class Endpoint(NamedTuple):
    """One thing that can be asked over HTTP, with what `openapi.py` tells of it."""

    method: str
    path: str
    summary: str
    run: Callable[[web.Request], Awaitable[web.Response]]
    answer: type[Any] | str | None
    """The struct of the answer, its media type where it is no JSON, or None where there is nothing to say."""
    status: int = 200
    body: type[Any] | str | None = None
    """The struct of the body, or its media type where it is no JSON."""
    query: tuple[tuple[str, bool], ...] = ()
    """Parameters of the query, and whether they are required."""
    problems: tuple[int, ...] = ()
    by_token: Literal["account", "seat"] | None = None
    """Whose token who asks says, as ``Authorization: Bearer TOKEN``: that of a program, or that of a seat."""


def answer(value: msgspec.Struct, status: int = 200, cache: str = "no-store") -> web.Response:
    """A struct as an answer."""
    body = _encode(value)
    found = web.Response(body=body, status=status, content_type="application/json", headers={"Cache-Control": cache})
    if len(body) > COMPRESSED_FROM:
        found.enable_compression()
    return found


def bearer(request: web.Request) -> str:
    """The token that comes with a request; empty, which is nobody's, where none does."""
    shown = _BEARER.fullmatch(request.headers.get("Authorization", ""))
    return shown[1] if shown else ""
