"""Deals that a browser has finished, written here, and the screens that show them."""

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

from tests.web.browser.visitor import before_it_loads

NAMES = (("Anna", None), ("Rauha", "rauha"), ("Onni", "onni"), ("Bo", None))


def a_deal(number: int, **changes: Any) -> dict[str, Any]:
    """A deal of two people and two bots; whoever sits in seat 1 + `number` from the end has lost."""
    counts = {"claims": 20, "lies": number % 7, "caught": number % 7 // 2, "calls": 4, "right_calls": number % 5}
    players = [
        {"name": name, "bot": bot, "place": 1 + (seat + number) % 4, **counts} for seat, (name, bot) in enumerate(NAMES)
    ]
    return {
        "id": f"{number:032x}",
        "at": f"2026-11-{1 + number % 28:02d}T12:{number % 60:02d}:00Z",
        "rules": "valepaska" if number % 5 else "valepaska+soft-twos+hand_size=6",
        "seat": 0 if number % 3 else 3,
        "players": players,
        "winner": players.index(next(each for each in players if each["place"] == 1)),
        "loser": (3 - number) % 4,
        "replay": None,
        **changes,
    }


DEALS = [a_deal(number) for number in range(25)]


def kept(page: Page, *deals: Any) -> None:
    """The browser has these deals."""
    text = json.dumps(json.dumps({"format": 1, "deals": deals}))
    name = "'valepaska.history'"
    before_it_loads(page, f"localStorage.getItem({name}) ?? localStorage.setItem({name}, {text})")


def file_of(deals: Any, **changes: Any) -> str:
    """The text of a file of deals."""
    return json.dumps({"valepaska": "history", "format": 1, "deals": deals, **changes})


def brought(page: Page, text: str | bytes) -> None:
    """A file is chosen."""
    content = text if isinstance(text, bytes) else text.encode()
    page.set_input_files("[data-part=import]", {"name": "a.json", "mimeType": "application/json", "buffer": content})


def looked_at(*deals: Any, then: Callable[[Page], None] = lambda page: None) -> Callable[[Page, str], None]:
    """The screen of the deals that the browser has."""

    def come(page: Page, site: str) -> None:
        kept(page, *deals)
        page.goto(f"{site}/#history")
        page.wait_for_selector("[data-part=files]")
        then(page)

    return come


def about_to_delete(page: Page) -> None:
    page.locator("[data-action=delete]").click()
    page.wait_for_selector("dialog[open]")


HISTORIES: dict[str, Callable[[Page, str], None]] = {
    "own deals": looked_at(*DEALS),
    "own deals, none": looked_at(),
    "own deals, about to be deleted": looked_at(*DEALS, then=about_to_delete),
}
