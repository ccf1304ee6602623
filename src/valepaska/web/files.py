"""One file of the page, and how it is sent."""

import gzip
import mimetypes
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256

from aiohttp import web

FOR_EVER = "max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
_SMALLEST_COMPRESSED = 256
_TYPES = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".html": "text/html",
    ".ftl": "text/plain",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
    ".json": "application/json",
    ".png": "image/png",
    ".txt": "text/plain",
    ".md": "text/plain",
}
_PACKED = {".woff2", ".png"}


@dataclass(frozen=True)
class File:
    """One file: its bytes and how to send them."""

    body: bytes
    suffix: str

    @cached_property
    def tag(self) -> str:
        """The entity tag: the hash of the content."""
        return sha256(self.body).hexdigest()[:24]

    @cached_property
    def packed(self) -> bytes | None:
        """The content by gzip; None where that does not make it smaller."""
        if self.suffix in _PACKED or len(self.body) < _SMALLEST_COMPRESSED:
            return None
        packed = gzip.compress(self.body, 9, mtime=0)
        return packed if len(packed) < len(self.body) else None

    @property
    def content_type(self) -> str:
        """The media type, with the encoding of texts."""
        plain = _TYPES.get(self.suffix) or mimetypes.types_map.get(self.suffix, "application/octet-stream")
        return plain if self.suffix in _PACKED else f"{plain}; charset=utf-8"


def send_for_ever(request: web.Request, file: File) -> web.Response:
    """A file whose address names its content: nobody will ask whether it has changed."""
    return _sent(file, packed=_takes_gzip(request), headers={"Cache-Control": FOR_EVER, "Vary": "Accept-Encoding"})


def send(request: web.Request, file: File) -> web.Response:
    """A file that may change: not at all if the browser has it."""
    packed = _takes_gzip(request) and file.packed is not None
    tag = f'"{file.tag}{"-gz" if packed else ""}"'
    headers = {"ETag": tag, "Cache-Control": ASK_AGAIN, "Vary": "Accept-Encoding"}
    asked = {each.strip().removeprefix("W/") for each in request.headers.get("If-None-Match", "").split(",")}
    if tag in asked:
        return web.Response(status=304, headers=headers)
    return _sent(file, packed=packed, headers=headers)


def _takes_gzip(request: web.Request) -> bool:
    return "gzip" in request.headers.get("Accept-Encoding", "")


def _sent(file: File, *, packed: bool, headers: dict[str, str]) -> web.Response:
    headers["Content-Type"] = file.content_type
    if packed and file.packed is not None:
        return web.Response(body=file.packed, headers=headers | {"Content-Encoding": "gzip"})
    return web.Response(body=file.body, headers=headers)
