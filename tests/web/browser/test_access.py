"""For everybody: no fault that axe knows, names for everything, keys for everything, words for what happens."""

import re
from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page

from tests.web.browser.player import Player, click, walk_to
from tests.web.browser.visitor import DESK, PHONE, Visitor

pytestmark = pytest.mark.browser

Visit = Callable[..., Visitor]
RUNNING = """
() => document.getAnimations().filter((each) => each.playState === "running")
  .map((each) => each.animationName ?? each.constructor.name)
"""
LOOKS = [(PHONE, "light"), (DESK, "dark")]


def faultless(page: Page) -> None:
    """No violation that axe finds."""
    page.wait_for_timeout(350)
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()


@pytest.mark.parametrize(("screen", "theme"), LOOKS, ids=["phone light", "desk dark"])
@pytest.mark.parametrize("path", ["/", "/#new", "/#join", "/#watch", "/#same", "/t/AAAAAAAAAAAAAAAAAAAAAA"])
def test_the_pages_round_the_table_have_no_fault(
    visit: Visit, screen: dict[str, object], theme: str, path: str
) -> None:
    page = visit(screen, theme=theme).go(path)
    page.wait_for_selector("h1, h2")
    if path == "/#new":
        page.wait_for_selector(".switch")
    faultless(page)


@pytest.mark.parametrize(("screen", "theme"), LOOKS, ids=["phone light", "desk dark"])
def test_the_table_has_no_fault_whatever_it_asks(visit: Visit, screen: dict[str, object], theme: str) -> None:
    visitor = visit(screen, theme=theme, bots="fast", speed="slow", name="Bo")
    page = visitor.go("/#new")
    page.locator("[data-action=open]").click()
    page.wait_for_selector("[data-action=start]")
    faultless(page)
    page.locator("[data-action=start]").click()
    page.wait_for_selector(".table")
    player = Player(page, 21, click)
    states = {
        "opening": ".strip-block [data-rank][aria-pressed=true]",
        "answer": "[data-action=challenge][aria-disabled=false]",
        "moves": ".move",
        "strip": ".strip-block .reason[role=status]",
        "result": ".stamp",
        "waiting": ".claim-panel.waiting",
    }
    missing = dict(states)
    for _ in range(400):
        for name, where in list(missing.items()):
            if page.locator(where).count():
                faultless(page)
                del missing[name]
        if len(missing) <= 1 or player.step():
            break
    assert len(missing) <= 2, missing


@pytest.mark.parametrize("sheet", ["Menu", "The rules in force", "Settings"])
def test_a_sheet_has_no_fault_holds_the_keys_and_gives_them_back(visit: Visit, sheet: str) -> None:
    page = visit(DESK).go()
    page.locator("[data-action=play-now]").click()
    page.wait_for_selector(".table")
    opener = page.get_by_role("button", name=sheet)
    opener.focus()
    page.keyboard.press("Enter")
    page.wait_for_selector("dialog[open]")
    faultless(page)
    for _ in range(30):
        page.keyboard.press("Tab")
        assert page.evaluate(
            "() => document.activeElement === document.body || !!document.activeElement.closest('dialog')"
        )
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog[open]", state="detached")
    assert opener.evaluate("(button) => button === document.activeElement")


def test_the_end_of_a_deal_has_no_fault(visit: Visit) -> None:
    page = visit(DESK, name="Bo").go()
    page.locator("[data-action=play-now]").click()
    page.wait_for_selector(".table")
    Player(page, 5, click).play(300)
    faultless(page)


def test_a_screen_reader_is_told_what_there_is(visit: Visit) -> None:
    page = visit(PHONE, name="Bo", bots="fast").go()
    page.locator("[data-action=play-now]").tap()
    page.wait_for_selector(".hand .card")
    hand = page.locator(".hand").aria_snapshot()
    assert len(re.findall(r"button \"(?:\w+ of \w+)\"", hand)) == 5, hand
    seats = page.locator(".seats").aria_snapshot()
    assert seats.count("5 cards in hand") == 3, seats
    assert not re.search(r" of (clubs|diamonds|hearts|spades)", seats)
    runner = page.locator(".runner").aria_snapshot()
    assert re.search(r"32 cards in the stock", runner), runner
    page.wait_for_function("() => document.getElementById('spoken').textContent.length > 3")
    assert page.locator("#spoken").get_attribute("role") == "status"


def test_a_card_is_chosen_with_the_arrows_and_space_and_says_so(visit: Visit) -> None:
    page = visit(DESK, name="Bo").go()
    page.locator("[data-action=play-now]").click()
    page.wait_for_selector(".hand .card")
    walk_to(page, ".hand .card", 0)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Space")
    chosen = page.locator(".hand .card[aria-pressed=true]")
    assert chosen.count() == 1
    assert chosen.evaluate("(card) => card === document.activeElement")
    page.keyboard.press("Escape")
    assert page.locator(".hand .card[aria-pressed=true]").count() == 0


def test_nothing_moves_where_nothing_may_move(visit: Visit) -> None:
    visitor = visit({**DESK, "reduced_motion": "reduce"}, speed="normal", name="Bo")
    page = visitor.go()
    page.locator("[data-action=play-now]").click()
    page.wait_for_selector(".table")
    player = Player(page, 2, click)
    for _ in range(40):
        if player.step():
            break
        running = page.evaluate(RUNNING)
        assert [name for name in running if name not in ("fill", "CSSTransition")] == []


@pytest.mark.parametrize("language", ["fi", "sv", "en"])
def test_the_page_speaks_the_language_of_the_browser_and_switches(visit: Visit, language: str) -> None:
    page = visit({**PHONE, "locale": f"{language}-FI"}, language=language).go()
    words = {"fi": "Pelaa nyt", "sv": "Spela nu", "en": "Play now"}
    assert words[language] in page.inner_text("[data-action=play-now]")
    assert page.evaluate("() => document.documentElement.lang") == language
    for other, word in words.items():
        page.get_by_role("button", name=other.upper(), exact=True).tap()
        page.wait_for_selector(f"text={word}")
