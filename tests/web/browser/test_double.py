"""A double press does what one press does: its second half does nothing to what has come in the place of the first."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.browser.looking import rest
from tests.web.browser.still import Posed
from tests.web.browser.visitor import PHONE, Visitor

pytestmark = pytest.mark.browser

Look = Callable[..., Page]


def at_a_table(page: Page, site: str) -> Posed:
    """Bo is the host, and Aino has come too."""
    table = Posed(names=("Bo", "Aino"), seats=4, here=1, dealt=False)
    table.show(page, site)
    page.wait_for_selector("[data-action=start]")
    return table


def asked(table: Posed, what: str) -> int:
    return [said["type"] for said in table.heard].count(what)


def test_nobody_is_sent_away_by_a_double_press(look: Look, site: str) -> None:
    page = look(PHONE, name="Bo")
    table = at_a_table(page, site)
    page.locator("[data-action=kick]").dblclick()
    sure = page.locator("[data-action=kick-sure]")
    expect(sure).to_have_attribute("aria-disabled", "false")
    expect(page.locator(".kick-sure")).to_contain_text("Send Aino away")
    assert asked(table, "kick") == 0
    sure.click()
    expect(page.locator("[data-action=kick], [data-action=kick-sure]")).to_have_count(0)
    assert asked(table, "kick") == 1


def test_a_sheet_that_a_double_press_opens_stays_and_a_seat_is_left_once(look: Look, site: str) -> None:
    page = look(PHONE, name="Bo")
    table = at_a_table(page, site)
    page.get_by_role("button", name="Menu").dblclick()
    rest(page)
    page.get_by_role("button", name="Leave the seat").dblclick()
    page.wait_for_selector("[data-action=sit]")
    rest(page)
    expect(page.locator(".toast")).to_have_count(0)
    assert asked(table, "stand") == 1


def test_two_windows_that_play_now_in_the_same_moment_both_play(visit: Callable[..., Visitor]) -> None:
    visitor = visit(PHONE, name="Bo")
    pages = [visitor.go(), visitor.open()]
    pages[1].goto(visitor.site)
    for page in pages:
        page.wait_for_selector("[data-action=play-now]")
    for page in pages:
        page.locator("[data-action=play-now]").click(no_wait_after=True)
    for page in pages:
        page.wait_for_selector(".hand .card")
