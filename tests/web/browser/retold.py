"""Deals that are over and looked at again: from a file, by a link, and the situations of both."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

import aiohttp
from playwright.sync_api import Page

from tests.web.house import House
from tests.web.test_replays import over, share

RECORD = Path(__file__).parents[3] / "docs" / "data" / "deals" / "1.toml"
SHARED = {"replay": "R" * 22, "addresses": [f"http://kotikone.local:8000/r/{'R' * 22}"]}


class Links(NamedTuple):
    """A deal that three played on a server: with all cards, and as the first seat saw it."""

    whole: str
    sealed: str


def links(site: str) -> Links:
    """Plays a deal on a server over its sockets, and shares it."""

    async def main() -> Links:
        async with aiohttp.ClientSession() as session:
            place = House(None, None, site, session)  # type: ignore[arg-type]
            table, anna = await over(place)
            found = [
                (await share(place, table, {"token": anna.token, "deal": 1, "seat": seat}))[1]["replay"]
                for seat in (None, 0)
            ]
            await place.close()
            return Links(*found)

    with ThreadPoolExecutor(1) as beside:  # the browser has a loop in this thread
        return beside.submit(asyncio.run, main()).result()


def from_file(then: Callable[[Page], Any] = lambda page: None, text: str | None = None) -> Callable[[Page, str], None]:
    """A record is opened from a file."""

    def come(page: Page, site: str) -> None:
        page.goto(f"{site}/#replay")
        content = (RECORD.read_text(encoding="utf-8") if text is None else text).encode()
        page.set_input_files("[data-part=file]", {"name": "a.toml", "mimeType": "text/plain", "buffer": content})
        page.wait_for_selector(".through" if text is None else "[role=alert]:not(:empty)")
        then(page)

    return come


def forward(steps: int) -> Callable[[Page], None]:
    """So many steps on."""

    def go(page: Page) -> None:
        for at in range(1, steps + 1):
            page.keyboard.press("ArrowRight")
            arrived(page, at)

    return go


def arrived(page: Page, at: int) -> None:
    """Waits until this step is shown."""
    page.wait_for_function("(at) => document.querySelector('.where input')?.value === String(at)", arg=at)


def to_the_end(page: Page) -> None:
    page.keyboard.press("End")
    arrived(page, 163)


def as_bo(page: Page) -> None:
    page.locator("[data-action=menu]").click()
    page.locator(".sheet [role=radio]").nth(2).click()
    page.wait_for_selector(".hands.one")


def shares(page: Page) -> None:
    """The link of a deal that has just ended is asked for, and comes."""
    page.route("**/replays", lambda route: route.fulfill(status=201, json=SHARED))
    page.locator("[data-action=share]").click()
    page.wait_for_selector("dialog [data-action=look]")


def opened(name: str) -> Callable[[Page], None]:
    def press(page: Page) -> None:
        page.locator(f".bar [aria-label='{name}']").click()
        page.wait_for_selector("dialog[open]")

    return press


REPLAYS: dict[str, Callable[[Page, str], None]] = {
    "replay, at the start": from_file(),
    "replay, a play": from_file(forward(7)),
    "replay, at the end": from_file(to_the_end),
    "replay, as a seat": from_file(as_bo),
    "replay, menu": from_file(opened("Menu")),
    "replay, no record": from_file(text="format = 1"),
}
