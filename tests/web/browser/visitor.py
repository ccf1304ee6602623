"""Somebody with a browser of their own."""

from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Page

CHROMIUM = Path("/usr/bin/chromium")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, "locale": "fi-FI"}
DESK = {"viewport": {"width": 1440, "height": 900}, "locale": "en-GB"}


class Visitor:
    """Somebody with a browser of their own: the page, what it complained of, and every address it asked."""

    def __init__(self, context: BrowserContext, site: str) -> None:
        self.context = context
        self.site = site
        self.faults: list[str] = []
        self.asked: list[str] = []
        self.frames: list[str] = []
        self.page = self.open()

    def open(self) -> Page:
        """One more window."""
        page = self.context.new_page()
        page.set_default_timeout(8_000)
        page.on("console", lambda said: self._complained(said.type, said.text))
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("request", lambda request: self.asked.append(request.url))
        page.on("websocket", lambda socket: self._listen(socket))
        return page

    def _listen(self, socket: Any) -> None:
        self.asked.append(socket.url)
        socket.on("framereceived", lambda data: self.frames.append(data if isinstance(data, str) else str(data)))

    def _complained(self, kind: str, text: str) -> None:
        if kind in ("error", "warning"):
            self.faults.append(text)

    def go(self, path: str = "/") -> Page:
        """Opens an address of the site."""
        self.page.goto(self.site + path)
        return self.page
