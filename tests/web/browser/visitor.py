"""Somebody with a browser of their own."""

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from weakref import WeakKeyDictionary

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page

from tests.web.browser.looking import PATIENCE

_BUILDS = (Path("/usr/bin/chromium-headless-shell"), Path("/usr/bin/chromium"))
CHROMIUM = next(filter(Path.exists, _BUILDS), _BUILDS[-1])
"""Chromium, better the build without a window's frame: what draws pages is the same, and it starts faster."""
NEEDS_CHROMIUM = pytest.mark.skipif(not CHROMIUM.exists(), reason="needs Chromium: apt-get install chromium")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
NOWHERE_ELSE = "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"
"""Has the browser refuse whatever a page asks of another origin, and complain of it."""
NOT_KEPT = "Service Worker registration blocked by Playwright"
"""What the browser notes where a page may not be kept, as in most tests."""
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "locale": "fi-FI",
}
DESK: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}, "locale": "en-GB"}
SMALL: dict[str, Any] = {"viewport": {"width": 360, "height": 640}, "reduced_motion": "reduce"}
SETTINGS = {"language": "en", "bots": "instant", "speed": "instant"}
ANSWERED = ("/api/codes/", "/api/replay", "/replays")
"""Where it is an answer that there is no such table or replay; the browser notes it as a fault."""


@dataclass
class Heard:
    """What pages asked, and what came and went over their sockets."""

    asked: list[str] = field(default_factory=list)
    frames: list[str] = field(default_factory=list)
    sent: list[str] = field(default_factory=list)

    def listen(self, page: Page) -> None:
        """To a page that is about to load something."""
        page.on("request", lambda request: self.asked.append(request.url))
        page.on("websocket", lambda socket: self._listen(socket))

    def _listen(self, socket: Any) -> None:
        self.asked.append(socket.url)
        socket.on("framereceived", lambda data: self.frames.append(str(data)))
        socket.on("framesent", lambda data: self.sent.append(str(data)))


class Visitor:
    """Somebody with a browser of their own, the page, and what it complained of."""

    def __init__(self, context: BrowserContext, site: str) -> None:
        self.context = context
        self.site = site
        self.faults: list[str] = []
        self._heard: Heard | None = None
        self.page = self.open()

    def open(self) -> Page:
        """One more window."""
        page = self.context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("console", self._complained)
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        if self._heard:
            self._heard.listen(page)
        return page

    def listens(self) -> "Visitor":
        """Notes from now on what the pages ask and are told, which takes its time."""
        self._heard = Heard()
        for page in self.context.pages:
            self._heard.listen(page)
        return self

    @property
    def heard(self) -> "Heard":
        """What has been noted since this visitor `listens`."""
        assert self._heard, "nobody listens"
        return self._heard

    def _complained(self, said: ConsoleMessage) -> None:
        if said.text == NOT_KEPT:
            return
        asked = said.location.get("url", "")
        if said.type in ("error", "warning") and not any(part in asked for part in ANSWERED):
            self.faults.append(said.text)

    def has_no_fault(self) -> None:
        """The pages have complained of nothing since this was asked last."""
        faults = [*self.faults]
        self.faults.clear()
        assert not faults, faults

    def go(self, path: str = "/") -> Page:
        """Opens an address of the site."""
        self.page.goto(self.site + path)
        return self.page


_FIRST: WeakKeyDictionary[Page, list[Any]] = WeakKeyDictionary()


def before_it_loads(page: Page, script: str) -> None:
    """Has a script run before whatever the page loads, until a window is emptied."""
    _FIRST.setdefault(page, []).append(page.add_init_script(script))


KEEPS = "location.protocol === 'about:' || localStorage.getItem('valepaska.settings')"
"""Where there is nothing to be settled: settings are there, or there is no place for them."""


def settled(settings: dict[str, Any]) -> str:
    """A script that settles everything, whatever was chosen before."""
    return f"localStorage.setItem('valepaska.settings', {json.dumps(json.dumps(settings))});"


def holds_seats(table: str, seats: Sequence[Mapping[str, str | None]]) -> str:
    """A script by which a browser holds seats at a table."""
    return f"localStorage.setItem('valepaska.seat.{table}', {json.dumps(json.dumps({'at': 0, 'value': seats}))});"


class Window:
    """A visitor's window in which one thing after the other is looked at: sooner done than opening a new one."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self._tools = visitor.context.new_cdp_session(self.page)

    def settle(self, **settings: Any) -> Page:
        """The page, whose settings will be these whenever something is loaded until it is emptied."""
        before_it_loads(self.page, settled({**SETTINGS, **settings}))
        return self.page

    def empty(self) -> None:
        """Leaves nothing of what was looked at: no page, no script, no route, nothing that the browser keeps."""
        for script in _FIRST.pop(self.page, []):
            script.close()
        self.page.goto("about:blank")
        self.page.unroute_all()
        self._tools.send("Storage.clearDataForOrigin", {"origin": self.visitor.site, "storageTypes": "all"})


@contextmanager
def visits(browser: Browser, site: str) -> Iterator[Callable[..., Visitor]]:
    """Makes visitors: `visit(PHONE, bots="instant")`; no page is kept for later, unless a screen says otherwise.

    When they leave it fails with what their pages complained of, as of whatever was asked of another origin.
    """
    visitors: list[Visitor] = []

    def make(screen: dict[str, Any] = PHONE, **settings: Any) -> Visitor:
        kept = {**SETTINGS, **settings}
        context = browser.new_context(**{"service_workers": "block", **screen})
        context.add_init_script(f"if (!({KEEPS})) {{ {settled(kept)} }}")
        visitors.append(Visitor(context, site))
        return visitors[-1]

    try:
        yield make
        for visitor in visitors:
            visitor.has_no_fault()
    finally:
        for visitor in visitors:
            visitor.context.close()
