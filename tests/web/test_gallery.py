"""The drawings in a real browser: they need nothing the content policy forbids, and the table fits every screen."""

import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, sync_playwright

from tests.web.browser.visitor import CHROMIUM, FLAGS, NEEDS_CHROMIUM
from valepaska.web.headers import policy

ROOT = Path(__file__).parents[2]

pytestmark = NEEDS_CHROMIUM

TABLES = ("my-turn", "nothing", "challenge", "reveal", "waiting", "six", "ten", "groups", "two-rows", "forty")
PAGES = ("deck", "parts", "landing", "handover", "end", "setup")
SCREENS = ((360, 640), (390, 844), (768, 1024), (1280, 720), (1440, 900))


class Quiet(SimpleHTTPRequestHandler):
    """The files of the clone under the page's own content policy."""

    def end_headers(self) -> None:
        self.send_header("Content-Security-Policy", policy(""))
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:
        pass


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(ROOT)))
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}/tests/web/gallery.html"
    server.shutdown()
    thread.join()
    server.server_close()


class Gallery:
    """One page that shows a view at a size, and what it complained of."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.faults: list[str] = []
        page.on("console", lambda said: self.faults.append(said.text) if said.type in ("error", "warning") else None)
        page.on("pageerror", lambda error: self.faults.append(str(error)))

    def show(self, view: str, screen: tuple[int, int] = (390, 844)) -> None:
        self.faults.clear()
        self.page.set_viewport_size({"width": screen[0], "height": screen[1]})
        self.page.evaluate("view => { location.hash = view; dispatchEvent(new Event('hashchange')); }", view)

    def find(self, script: str, argument: object = None) -> Any:
        return self.page.evaluate(script, argument)

    def boxes(self, selector: str) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.find(
            "selector => [...document.querySelectorAll(selector)].filter(e => e.checkVisibility())"
            ".map(e => e.getBoundingClientRect().toJSON())",
            selector,
        )
        return found


@pytest.fixture(scope="module")
def gallery(address: str) -> Iterator[Gallery]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=str(CHROMIUM), args=FLAGS)
        page = browser.new_page(reduced_motion="reduce")
        page.goto(address)
        page.wait_for_selector("svg.sprite", state="attached")
        page.evaluate("document.fonts.load('800 20px Bricolage Grotesque')")
        yield Gallery(page)
        browser.close()


@pytest.mark.parametrize("view", [*TABLES, *PAGES])
def test_every_view_is_drawn_under_the_content_policy_without_a_word_in_the_console(
    gallery: Gallery, view: str
) -> None:
    gallery.show(view)
    lost = gallery.find(
        "[...document.querySelectorAll('use')].filter(e => !document.querySelector(e.getAttribute('href'))).length"
    )
    assert (gallery.faults, lost) == ([], 0)


@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: f"{screen[0]}x{screen[1]}")
@pytest.mark.parametrize("view", TABLES)
def test_the_table_fits_the_screen(gallery: Gallery, view: str, screen: tuple[int, int]) -> None:
    gallery.show(view, screen)
    page = gallery.find("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
    cards = gallery.boxes(".hand > .card")
    buttons = gallery.boxes(".action .buttons > .button")
    decided = gallery.boxes(".zone .strip, .zone .moves, .zone .claim-panel, .zone .news")
    assert page == list(screen)
    assert all(card["left"] >= 0 and card["right"] <= screen[0] for card in cards)
    assert all(button["bottom"] <= screen[1] and button["height"] >= 44 for button in buttons)
    assert all(card["bottom"] <= button["top"] + 1 for card in cards for button in buttons)
    assert all(card["top"] >= part["bottom"] for card in cards for part in decided)


@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: f"{screen[0]}x{screen[1]}")
def test_what_is_tapped_is_large_enough(gallery: Gallery, screen: tuple[int, int]) -> None:
    gallery.show("groups", screen)
    targets = gallery.boxes(".rank, .chip, .card, .action .button")
    assert targets
    assert all(target["width"] >= 44 and target["height"] >= 44 for target in targets)


@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: f"{screen[0]}x{screen[1]}")
def test_nothing_changes_its_place_between_my_turn_a_claim_and_a_reveal(
    gallery: Gallery, screen: tuple[int, int]
) -> None:
    places = []
    for view in ("my-turn", "nothing", "challenge", "reveal"):
        gallery.show(view, screen)
        places.append([gallery.boxes(part)[0]["top"] for part in (".runner", ".zone", ".hand")])
    assert places == [places[0]] * len(places)


def test_four_colours_need_no_other_drawing(gallery: Gallery) -> None:
    gallery.show("my-turn")
    inks = "[...document.querySelectorAll('.hand [class*=ink-]')].map(e => getComputedStyle(e).color)"
    before = gallery.find(inks)
    gallery.find("document.documentElement.dataset.deck = 'four'")
    after = gallery.find(inks)
    gallery.find("document.documentElement.dataset.deck = 'two'")
    assert (len(set(before)), len(set(after))) == (2, 4)


def test_no_card_carries_an_id_or_an_inline_style(gallery: Gallery) -> None:
    drawn = gallery.find(
        "async () => { const { card, back } = await import('/src/valepaska/web/static/deck.js');"
        " return [...'3456789TJQKA2'].flatMap(rank => [...'shdc'].map(suit => card(rank + suit)))"
        ".concat(card('X'), card('X', 'compact'), back(), back(20)); }"
    )
    assert len(set(drawn)) == 56
    assert not any(" id=" in art or "style=" in art for art in drawn)


def test_a_fan_and_a_pile_know_only_their_count(gallery: Gallery) -> None:
    five, many, pile, again = gallery.find(
        "async () => { const piles = await import('/src/valepaska/web/static/deck-piles.js');"
        " return [piles.fan(5), piles.fan(31), piles.pile(7), piles.pile(7)]; }"
    )
    assert five == many
    assert pile == again


def test_a_hand_goes_back_to_a_row_two_cards_later_than_it_left_it(gallery: Gallery) -> None:
    modes, held = gallery.find(
        "async () => { const { mode } = await import('/src/valepaska/web/static/hand-layout.js');"
        " const room = { width: 360, height: 640 }; let now;"
        " return [[7, 8, 7, 6, 5].map(count => now = mode(count, room, now)), mode(8, room, 'row', true)]; }"
    )
    assert modes == ["row", "groups", "groups", "groups", "row"]
    assert held == "row"
