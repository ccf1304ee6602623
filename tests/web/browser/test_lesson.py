"""The lesson on the page: one is told, one does it, by tap or by keys, and the table plays by the rules."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.browser.looking import any_moment, becomes, faultless
from tests.web.browser.visitor import DESK, PHONE, Visitor

Visit = Callable[..., Visitor]
LAYS = {"honest": (["8h", "8s"], "8"), "lie": (["4c"], "K"), "lead": (["5d"], "5"), "clear": (["Td"], "T")}
CARDS = "(all) => all.map((card) => card.dataset.key).sort()"
KEYS = {"honest": ["Shift+Digit8", "8"], "lie": ["4", "k"], "lead": ["5", "5"], "clear": ["t", "t"]}


def asked(page: Page, task: str) -> None:
    """Waits until this is what the newcomer is asked to do."""
    page.wait_for_selector(f".coach [data-phase=task][data-task={task}]")


def read_on(page: Page) -> None:
    """What is told is read."""
    page.locator("[data-action=read-on]").click()


def lay(page: Page, task: str) -> None:
    """Does by tap what is asked."""
    cards, rank = LAYS[task]
    for card in cards:
        page.locator(f".hand [data-key='{card}.1']").tap()
    page.locator(f".strip [data-rank='{rank}']").tap()
    page.locator("[data-action=play]").tap()


@pytest.mark.parametrize("language", ["fi", "sv", "en"])
def test_the_newcomer_lies_once_and_calls_once_by_tap(visit: Visit, language: str) -> None:
    page = visit({**PHONE, "viewport": {"width": 360, "height": 640}}, language=language).go()
    page.locator("[data-action=lesson]").tap()
    page.wait_for_selector(".coach [data-phase=goal]")
    expect(page.locator(".hand .card")).to_have_count(6)
    expect(page.locator(".strip, .move, .buttons button")).to_have_count(0)  # nothing is asked while one reads
    for _ in ("goal", "how"):
        read_on(page)
    for task in ("honest", "lie", "challenge", "lead", "clear"):
        asked(page, task)
        told = any_moment(lambda: page.inner_text(".coach p"))
        assert not re.search(r"\{|page-|lesson-", told), told
        if task == "challenge":
            # it is a decision, and the table tells its two sides alike
            expect(page.locator(".hinted")).to_have_count(0)
            page.locator("[data-action=challenge][aria-disabled=false]").tap()
        else:
            hinted = sorted(f"{card}.1" for card in LAYS[task][0])
            becomes(page, lambda: page.locator(".hinted").evaluate_all(CARDS), hinted)
            lay(page, task)
        page.wait_for_selector(".coach [data-phase=done]")
        read_on(page)
    page.wait_for_selector(".coach [data-phase=more]")
    read_on(page)
    page.locator(".coach [data-action=play-now]").tap()
    page.wait_for_selector(".seats .seat >> nth=2")


def test_it_is_done_by_keyboard_alone_and_has_no_fault(visit: Visit) -> None:
    page = visit(DESK).go("/#lesson")
    for _ in ("goal", "how"):
        page.wait_for_selector("[data-action=read-on]:focus")
        page.keyboard.press("Enter")
    for task in ("honest", "lie", "challenge", "lead", "clear"):
        asked(page, task)
        if task == "challenge":
            page.wait_for_selector("[data-action=challenge][aria-disabled=false]")
            page.keyboard.press("c")
        else:
            for key in KEYS[task]:
                page.keyboard.press(key)
            faultless(page)
            page.keyboard.press("Enter")
        page.wait_for_selector("[data-action=read-on]:focus")
        page.keyboard.press("Enter")
    page.wait_for_selector(".coach [data-phase=more]")


def test_another_move_is_refused_in_words_and_nothing_changes(visit: Visit) -> None:
    page = visit(PHONE).go("/#lesson")
    for _ in ("goal", "how"):
        read_on(page)
    asked(page, "honest")
    page.locator(".move", has_text="Draw").tap()
    page.wait_for_selector("text=That would be a move too, but try this one: tap both eights")
    expect(page.locator(".hand .card")).to_have_count(6)
    lay(page, "honest")
    page.wait_for_selector(".coach [data-phase=done]")


def test_leaving_goes_back_to_the_start_and_the_table_is_forgotten(visit: Visit) -> None:
    visitor = visit(PHONE).listens()
    page = visitor.go("/#lesson")
    page.get_by_role("button", name="Leave the lesson").tap()
    page.wait_for_selector("[data-action=play-now]")
    assert not any(address.startswith("ws") for address in visitor.heard.asked), "no table was opened"
