"""For everybody: sheets that hold the keys, cards chosen without a mouse, stillness, languages."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.browser.looking import any_moment, becomes, computed
from tests.web.browser.player import walk_to
from tests.web.browser.situations import claimed, turn
from tests.web.browser.still import Posed
from tests.web.browser.visitor import DESK, PHONE, Visitor

Visit = Callable[..., Visitor]
Look = Callable[..., Page]
FOCUS_INSIDE = """
() => document.activeElement === document.body || !!document.activeElement.closest("dialog")
"""
RUNNING = """
() => document.getAnimations().filter((each) => each.playState === "running")
  .map((each) => each.animationName ?? each.constructor.name).filter((name) => name !== "CSSTransition")
"""
NOTES = f"""
() => {{
  globalThis.noted = (async () => {{
    const running = {RUNNING.strip()};
    const moved = new Set();
    let turned = 0;
    while (!document.querySelector(".stamp")) {{
      turned += document.querySelectorAll(".turned-card").length;
      running().forEach((name) => moved.add(name));
      await new Promise(requestAnimationFrame);
    }}
    return [[...moved], turned];
  }})();
}}
"""
"""Looks at every frame, until the result is there, at what moves and how many cards lie turned."""


@pytest.mark.parametrize("sheet", ["Menu", "The rules in force", "Settings"])
def test_a_sheet_holds_the_keys_and_gives_them_back(look: Look, site: str, sheet: str) -> None:
    page = look(DESK)
    turn(page, site)
    opener = page.get_by_role("button", name=sheet)
    opener.focus()
    page.keyboard.press("Enter")
    page.wait_for_selector("dialog[open]")
    for _ in range(30):
        page.keyboard.press("Tab")
        assert any_moment(lambda: page.evaluate(FOCUS_INSIDE))
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog[open]", state="detached")
    expect(opener).to_be_focused()


def test_a_card_is_chosen_with_the_arrows_and_space_and_says_so(look: Look, site: str) -> None:
    page = look(DESK)
    turn(page, site)
    walk_to(page, ".hand .card", 0)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Space")
    chosen = page.locator(".hand .card[aria-pressed=true]")
    expect(chosen).to_have_count(1)
    expect(chosen).to_be_focused()
    page.keyboard.press("Escape")
    expect(chosen).to_have_count(0)


def until_the_result(page: Page, table: Posed) -> tuple[list[str], int]:
    """Somebody doubts: what moves then, and how many cards were seen turned, until it is told who was right."""
    computed(page, NOTES)
    table.do("B: pass", "C: challenge")
    page.wait_for_selector(".stamp")
    moved, turned = computed(page, "() => globalThis.noted")
    return moved, turned


def test_nothing_moves_where_nothing_may_move(visit: Visit, site: str) -> None:
    page = visit({**DESK, "reduced_motion": "reduce"}, speed="slow").page
    table = claimed(page, site)
    moved, turned = until_the_result(page, table)
    assert moved == []
    assert turned, "and cards were turned before its eyes"
    page.locator("[data-action=go-on]").click()
    page.wait_for_selector(".moves-block, .news")
    assert any_moment(lambda: page.evaluate(RUNNING)) == []


def test_the_same_moves_where_it_may(visit: Visit, site: str) -> None:
    page = visit(DESK, speed="slow").page
    table = claimed(page, site)
    moved, _ = until_the_result(page, table)
    assert moved


@pytest.mark.parametrize("language", ["fi", "sv", "en"])
def test_the_page_speaks_the_language_of_the_browser_and_switches(visit: Visit, language: str) -> None:
    page = visit({**PHONE, "locale": f"{language}-FI"}, language=language).go()
    words = {"fi": "Pelaa nyt", "sv": "Spela nu", "en": "Play now"}
    expect(page.locator("[data-action=play-now]")).to_contain_text(words[language])
    expect(page.locator("html")).to_have_attribute("lang", language)
    for other, word in words.items():
        page.get_by_role("button", name=other.upper(), exact=True).tap()
        page.wait_for_selector(f"text={word}")


@pytest.mark.parametrize(("language", "key"), [("fi", "e"), ("sv", "s"), ("en", "c"), ("fi", "c"), ("sv", "c")])
def test_a_claim_is_doubted_by_the_letter_of_the_language_and_by_the_common_one(
    look: Look, site: str, language: str, key: str
) -> None:
    page = look(DESK, language=language)
    table = claimed(page, site)
    shown = {"fi": "E", "sv": "S", "en": "C"}[language]
    expect(page.locator("[data-action=challenge] .key")).to_have_text(shown, use_inner_text=True)
    page.keyboard.press(key)
    page.wait_for_selector(".stamp")
    assert table.acts == ["challenge"]


@pytest.mark.parametrize(("language", "letters"), [("fi", "E C N D S"), ("sv", "S C D B S"), ("en", "C D S")])
def test_a_question_mark_lists_the_keys(look: Look, site: str, language: str, letters: str) -> None:
    page = look(DESK, language=language)
    turn(page, site)
    page.keyboard.press("?")
    page.wait_for_selector("dialog[open] .keys")
    keys = page.locator("dialog .keys kbd")
    becomes(page, keys.all_inner_texts, lambda shown: f" Esc {letters} P " in f" {' '.join(shown)} ")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog[open]", state="detached")
