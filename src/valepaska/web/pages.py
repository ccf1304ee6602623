"""The files of the page: read once, compressed once, and sent with an address that names their content.

Modules import each other by relative paths, so the whole directory has one version: a page
asks for ``/static/v-HASH/NAME`` and may keep that for ever. Texts of the languages lie beside
them: ``texts/LANG.ftl`` is what the page speaks from the start, ``texts/LANG-rest.ftl`` the rest.
"""

from collections.abc import Iterator
from hashlib import sha256
from importlib.resources import files
from pathlib import Path

from aiohttp import web

from valepaska.i18n import LANGUAGES
from valepaska.web import lean, shell
from valepaska.web.files import File, send, send_for_ever
from valepaska.web.problems import language_of

STATIC = Path(__file__).parent / "static"
_INDEX = "index.html"
_WITH_COMMENTS = {".js", ".css"}
_AT_A_TABLE = ("page/screens/room.js",)
"""Modules that the page loads at once where its address is that of a table."""
_LINK = "/t/{table:[A-Za-z0-9_-]+[^/]*}"
"""To a table. People copy links with a full stop or a bracket behind them."""
_REPLAY = "/r/{replay:[A-Za-z0-9_-]+[^/]*}"
"""To a deal that is shared."""
_NOWHERE = "/{rest:[tr](?:/.*)?}"
"""What looks like a link to a table or a deal and is none: half of one, or with something behind it."""
_AT_ROOT = ("favicon.svg", shell.WORKER, "robots.txt")
"""Names that browsers look for, or need, at the top of a site."""


class Pages:
    """All files of the page."""

    def __init__(self, root: Path = STATIC) -> None:
        self.files = dict(_read(root))
        index = self.files.pop(_INDEX, None)
        if index is not None:
            self.files[lean.SHEETS] = self._sheets(index)
        self.version = self._version(index)
        scripts = {name: file.body.decode() for name, file in self.files.items() if file.suffix == ".js"}
        loads = {name: lean.loaded_by(name, text) for name, text in scripts.items()}
        if shell.WORKER in self.files:
            self.files[shell.WORKER] = shell.worker(self.files[shell.WORKER], self.version, self.files, loads)
        self.top: File | None = None
        self.table: File | None = None
        if index is not None:
            self.top, self.table = self._page(index, loads)

    def _sheets(self, index: File) -> File:
        return File(b"".join(self.files[name].body for name in lean.sheets_of(index.body.decode())), ".css")

    def _version(self, index: File | None) -> str:
        whole = sha256()
        for name, file in sorted(self.files.items()) + ([] if index is None else [(_INDEX, index)]):
            whole.update(f"{name}\0{file.tag}\n".encode())
        return f"v-{whole.hexdigest()[:16]}"

    def _page(self, index: File, loads: dict[str, list[str]]) -> tuple[File, File]:
        """The page as it is at the top, and at a table. `loads`: the modules that each module loads at once."""
        texts = {lang: self.files[_texts(lang)].body.decode() for lang in LANGUAGES}
        plain = lean.with_languages(lean.with_one_sheet(index.body.decode()), texts)
        top, table = (
            lean.with_modules(plain, loads, more).replace('"/static/', f'"/static/{self.version}/')
            for more in ((), _AT_A_TABLE)
        )
        return File(top.encode(), ".html"), File(table.encode(), ".html")

    def routes(self) -> list[web.RouteDef]:
        """Where the page and its files are."""
        at_root = [web.get(f"/{name}", self._at_root) for name in _AT_ROOT]
        return [
            web.get("/", self._at_top),
            web.get(_LINK, self._at_table),
            web.get(_REPLAY, self._at_top),
            web.get(_NOWHERE, self._nowhere),
            web.get("/static/{name:.+}", self._file),
            web.get("/manifest.webmanifest", self._manifest),
            *at_root,
        ]

    async def _at_top(self, request: web.Request) -> web.Response:
        return send(request, _there(self.top))

    async def _at_table(self, request: web.Request) -> web.Response:
        return send(request, _there(self.table))

    def nowhere(self, request: web.Request) -> web.Response | None:
        """The page, for who looks for one where none is; None for who does not."""
        looks = request.method in ("GET", "HEAD") and "text/html" in request.headers.get("Accept", "")
        return self._with_404(request, self.top) if looks and self.top is not None else None

    async def _nowhere(self, request: web.Request) -> web.Response:
        return self._with_404(request, _there(self.top))

    def _with_404(self, request: web.Request, page: File) -> web.Response:
        answer = send(request, page)
        if answer.status == 200:
            answer.set_status(404)
        return answer

    async def _at_root(self, request: web.Request) -> web.Response:
        return send(request, self._named(request.path[1:]))

    async def _manifest(self, request: web.Request) -> web.Response:
        answer = send(request, shell.manifest(language_of(request)))
        answer.headers["Vary"] = "Accept-Encoding, Accept-Language"
        return answer

    async def _file(self, request: web.Request) -> web.Response:
        name = request.match_info["name"]
        version, _, plain = name.partition("/")
        if version == self.version:
            return send_for_ever(request, self._named(plain))
        return send(request, self._named(plain if version.startswith("v-") else name))

    def _named(self, name: str) -> File:
        file = self.files.get(name)
        if file is None:
            raise web.HTTPNotFound(text="there is no such file")
        return file


def _there(page: File | None) -> File:
    if page is None:
        raise web.HTTPNotFound(text="this installation has no page")
    return page


def _read(root: Path) -> Iterator[tuple[str, File]]:
    for path in sorted(root.rglob("*")):
        if path.is_file():
            yield path.relative_to(root).as_posix(), _file(path)
    for lang in LANGUAGES:
        first, rest = lean.parted(files("valepaska.i18n").joinpath(f"{lang}.ftl").read_text(encoding="utf-8"))
        yield _texts(lang), File(first.encode(), ".ftl")
        yield f"texts/{lang}-rest.ftl", File(rest.encode(), ".ftl")


def _texts(lang: str) -> str:
    """The name of the file with what the page speaks from the start."""
    return f"texts/{lang}.ftl"


def _file(path: Path) -> File:
    if path.suffix not in _WITH_COMMENTS:
        return File(path.read_bytes(), path.suffix)
    return File(lean.without_comments(path.read_text(encoding="utf-8")).encode(), path.suffix)
