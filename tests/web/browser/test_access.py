"""For everybody: sheets that hold the keys, cards chosen without a mouse, stillness, languages."""

from collections.abc import Callable

import pytest

from tests.web.browser.player import walk_to
from tests.web.browser.situations import claimed, turn
from tests.web.browser.visitor import DESK, PHONE, Visitor

Visit = Callable[..., Visitor]
RUNNING = """
() => document.getAnimations().filter((each) => each.playState === "running")
  .map((each) => each.animationName ?? each.constructor.name)
"""


@pytest.mark.parametrize("sheet", ["Menu", "The rules in force", "Settings"])
def test_a_sheet_holds_the_keys_and_gives_them_back(visit: Visit, site: str, sheet: str) -> None:
    page = visit(DESK).page
    turn(page, site)
    opener = page.get_by_role("button", name=sheet)
    opener.focus()
    page.keyboard.press("Enter")
    page.wait_for_selector("dialog[open]")
    for _ in range(30):
        page.keyboard.press("Tab")
        assert page.evaluate(
            "() => document.activeElement === document.body || !!document.activeElement.closest('dialog')"
        )
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog[open]", state="detached")
    assert opener.evaluate("(button) => button === document.activeElement")


def test_a_card_is_chosen_with_the_arrows_and_space_and_says_so(visit: Visit, site: str) -> None:
    page = visit(DESK).page
    turn(page, site)
    walk_to(page, ".hand .card", 0)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Space")
    chosen = page.locator(".hand .card[aria-pressed=true]")
    assert chosen.count() == 1
    assert chosen.evaluate("(card) => card === document.activeElement")
    page.keyboard.press("Escape")
    assert page.locator(".hand .card[aria-pressed=true]").count() == 0


def test_nothing_moves_where_nothing_may_move(visit: Visit, site: str) -> None:
    page = visit({**DESK, "reduced_motion": "reduce"}, speed="slow").page
    table = claimed(page, site)
    table.do("B: pass", "C: challenge")
    seen = 0
    while not page.locator(".stamp").count():
        seen += page.locator(".turned-card").count()
        assert [name for name in page.evaluate(RUNNING) if name != "CSSTransition"] == []
    page.locator("[data-action=go-on]").click()
    page.wait_for_selector(".moves-block, .news")
    assert [name for name in page.evaluate(RUNNING) if name != "CSSTransition"] == []
    assert seen


def test_the_same_moves_where_it_may(visit: Visit, site: str) -> None:
    page = visit(DESK, speed="slow").page
    table = claimed(page, site)
    table.do("B: pass", "C: challenge")
    moved: set[str] = set()
    while not page.locator(".stamp").count():
        moved.update(page.evaluate(RUNNING))
    assert moved - {"CSSTransition"}


@pytest.mark.parametrize("language", ["fi", "sv", "en"])
def test_the_page_speaks_the_language_of_the_browser_and_switches(visit: Visit, language: str) -> None:
    page = visit({**PHONE, "locale": f"{language}-FI"}, language=language).go()
    words = {"fi": "Pelaa nyt", "sv": "Spela nu", "en": "Play now"}
    assert words[language] in page.inner_text("[data-action=play-now]")
    assert page.evaluate("() => document.documentElement.lang") == language
    for other, word in words.items():
        page.get_by_role("button", name=other.upper(), exact=True).tap()
        page.wait_for_selector(f"text={word}")


@pytest.mark.parametrize(("language", "key"), [("fi", "e"), ("sv", "s"), ("en", "c"), ("fi", "c"), ("sv", "c")])
def test_a_claim_is_doubted_by_the_letter_of_the_language_and_by_the_common_one(
    visit: Visit, site: str, language: str, key: str
) -> None:
    page = visit(DESK, language=language).page
    table = claimed(page, site)
    shown = {"fi": "E", "sv": "S", "en": "C"}[language]
    assert page.locator("[data-action=challenge] .key").inner_text() == shown
    page.keyboard.press(key)
    page.wait_for_selector(".stamp")
    assert table.acts == ["challenge"]


@pytest.mark.parametrize(("language", "letters"), [("fi", "E C N D S"), ("sv", "S C D B S"), ("en", "C D S")])
def test_a_question_mark_lists_the_keys(visit: Visit, site: str, language: str, letters: str) -> None:
    page = visit(DESK, language=language).page
    turn(page, site)
    page.keyboard.press("?")
    page.wait_for_selector("dialog[open] .keys")
    keys = page.locator("dialog .keys kbd").all_inner_texts()
    assert keys[keys.index("Esc") + 1 : keys.index("P")] == letters.split()
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog[open]", state="detached")
