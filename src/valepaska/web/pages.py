"""The files of the page: read once, compressed once, and sent with an address that names their content.

Modules import each other by relative paths, so the whole directory has one version: a page
asks for ``/static/v-HASH/NAME`` and may keep that for ever. Texts of the languages lie beside
them as ``texts/LANG.ftl``.
"""

import gzip
import mimetypes
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from importlib.resources import files
from pathlib import Path

from aiohttp import web

from valepaska.i18n import LANGUAGES

STATIC = Path(__file__).parent / "static"
FOR_EVER = "public, max-age=31536000, immutable"
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
_AT_ROOT = ("favicon.svg", "manifest.webmanifest", "sw.js", "robots.txt")
"""Names that browsers look for, or need, at the top of a site."""


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


def send(request: web.Request, file: File, cache: str) -> web.Response:
    """A file as an answer: not at all if the browser has it, by gzip if it takes that."""
    packed = file.packed if "gzip" in request.headers.get("Accept-Encoding", "") else None
    tag = f'"{file.tag}{"-gz" if packed is not None else ""}"'
    headers = {"ETag": tag, "Cache-Control": cache, "Vary": "Accept-Encoding"}
    asked = {each.strip().removeprefix("W/") for each in request.headers.get("If-None-Match", "").split(",")}
    if tag in asked:
        return web.Response(status=304, headers=headers)
    headers["Content-Type"] = file.content_type
    if packed is not None:
        headers["Content-Encoding"] = "gzip"
    return web.Response(body=file.body if packed is None else packed, headers=headers)


class Pages:
    """All files of the page."""

    def __init__(self, root: Path = STATIC) -> None:
        self.files = dict(_read(root))
        whole = sha256()
        for name, file in sorted(self.files.items()):
            whole.update(f"{name}\0{file.tag}\n".encode())
        self.version = f"v-{whole.hexdigest()[:16]}"
        self.page = self._page(self.files.get("index.html"))

    def _page(self, index: File | None) -> File | None:
        if index is None:
            return None
        body = index.body.replace(b'"/static/', f'"/static/{self.version}/'.encode())
        return File(body, ".html")

    def routes(self) -> list[web.RouteDef]:
        """Where the page and its files are."""
        at_root = [web.get(f"/{name}", self._top) for name in _AT_ROOT]
        return [
            web.get("/", self._index),
            web.get("/t/{table:[A-Za-z0-9_-]{1,64}}", self._index),
            web.get("/static/{name:.+}", self._file),
            *at_root,
        ]

    async def _index(self, request: web.Request) -> web.Response:
        if self.page is None:
            raise web.HTTPNotFound(text="this installation has no page")
        return send(request, self.page, ASK_AGAIN)

    async def _top(self, request: web.Request) -> web.Response:
        return self._named(request, request.path[1:], ASK_AGAIN)

    async def _file(self, request: web.Request) -> web.Response:
        version, _, name = request.match_info["name"].partition("/")
        if version == self.version:
            return self._named(request, name, FOR_EVER)
        plain = name if version.startswith("v-") else request.match_info["name"]
        return self._named(request, plain, ASK_AGAIN)

    def _named(self, request: web.Request, name: str, cache: str) -> web.Response:
        file = self.files.get(name)
        if file is None:
            raise web.HTTPNotFound(text="there is no such file")
        return send(request, file, cache)


def _read(root: Path) -> Mapping[str, File]:
    found = {
        path.relative_to(root).as_posix(): File(path.read_bytes(), path.suffix)
        for path in sorted(root.rglob("*"))
        if path.is_file()
    }
    for lang in LANGUAGES:
        text = files("valepaska.i18n").joinpath(f"{lang}.ftl").read_bytes()
        found[f"texts/{lang}.ftl"] = File(text, ".ftl")
    return found
