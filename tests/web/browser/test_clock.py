"""The time of a turn: who plays alone has all of it; where there is a clock, nobody's cards are played unawares."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.browser.looking import becomes, rest
from tests.web.browser.posed import deal, facts, pose
from tests.web.browser.visitor import DESK, PHONE, Visitor

Visit = Callable[..., Visitor]
Look = Callable[..., Page]
HAND = ["3c", "5d", "7h", "7s", "Tc"]
NOW = 2_000
"""The time of a posed table."""


def timed(left: int, length: int = 75_000) -> dict[str, Any]:
    """One's own turn, with so many milliseconds left of so many."""
    situation = deal(HAND)
    situation["deal"]["clock"] |= {"opened": NOW + left - length, "deadline": NOW + left}
    return situation


def test_alone_against_bots_no_clock_runs(visit: Visit) -> None:
    visitor = visit(PHONE)
    page = visitor.go()
    page.locator("[data-action=play-now]").click()
    page.wait_for_selector(".hand .card")
    page.get_by_role("button", name="The rules").click()
    page.wait_for_selector(".rules-sheet >> text=Turns have no clock.")


@pytest.mark.parametrize("screen", [PHONE, DESK], ids=["phone", "desk"])
def test_near_the_end_of_its_time_one_s_own_turn_is_counted_down_and_said_once(
    look: Look, site: str, screen: dict[str, Any]
) -> None:
    page = look(screen)
    pose(page, site, timed(9_900))
    page.wait_for_selector(".action .timebar")
    expect(page.locator(".action .seconds")).to_have_text(re.compile(r" s$"))
    expect(page.locator(".action [role=alert]")).to_have_text(["10 seconds left. Then a bot plays this turn."])


def test_a_turn_that_has_just_begun_is_not_counted_down(look: Look, site: str) -> None:
    page = look(PHONE)
    pose(page, site, timed(74_000))
    page.wait_for_selector("[data-action=play]")
    rest(page)
    expect(page.locator(".action .timebar")).to_have_count(0)


def test_a_bot_that_sits_in_is_seen_until_the_seat_is_taken_back(look: Look, site: str) -> None:
    page = look(PHONE)
    table = facts()
    table["seats"][0]["stand_in"] = "clock"
    situation = deal(HAND)
    situation["own"]["may"] = None
    pose(page, site, {**situation, "table": table})
    strip = page.locator("[data-part=played-for]")
    expect(strip).to_contain_text("A bot plays for you.")
    expect(strip.get_by_role("button", name="Take the seat back")).to_be_visible()


def test_what_was_chosen_is_let_go_when_the_clock_plays_and_that_is_said(look: Look, site: str) -> None:
    page = look(PHONE)
    situation = timed(60_000)
    tell = pose(page, site, situation)
    page.locator(".hand .card").first.click()
    page.wait_for_selector(".hand .card[aria-pressed=true]")
    view = situation["deal"]["view"] | {"turn": 1, "to_act": [1]}
    after = {"deal": situation["deal"] | {"view": view, "decision": 18}, "own": situation["own"] | {"may": None}}
    tell({"type": "update", "version": 45, "now": NOW, "happened": [{"type": "by_clock", "seat": 0}], **after})
    strip = page.locator("[data-part=played-for]")
    strip.wait_for()
    expect(strip).to_contain_text("Time ran out; a bot played for you.")
    expect(page.locator(".hand .card[aria-pressed=true]")).to_have_count(0)


def test_others_read_all_of_away_and_a_bot_plays(look: Look, site: str) -> None:
    page = look(PHONE)
    table = facts()
    table["seats"][1]["stand_in"] = "away"
    pose(page, site, {**deal(HAND), "table": table})
    note = page.locator(".seat.away .note")
    expect(note).to_have_text("away · a bot plays")
    whole = "e => e.scrollWidth <= e.clientWidth && e.scrollHeight <= e.clientHeight + 1"
    becomes(page, lambda: note.evaluate(whole), True)


def test_a_new_table_says_the_times_of_its_pace_in_words(visit: Visit) -> None:
    page = visit(PHONE).go("/#new")
    words = page.locator(".pace-words")
    words.wait_for()
    expect(words).to_have_text("The time to doubt is 10 s. A turn may take 75 s; then a bot plays it.")
    page.get_by_role("radio", name="No hurry no clock").click()
    page.wait_for_selector(".pace-words >> text=Turns have no clock.")
    page.locator("[data-action=open]").click()
    page.wait_for_selector("[data-part=terms] >> text=Turns have no clock.")


def test_an_open_game_says_how_it_is_played_and_nothing_empty(visit: Visit) -> None:
    page = visit(PHONE).go("/#new/poytapaska")
    page.wait_for_selector("[data-action=open]")
    page.get_by_role("button", name="All rule sets").click()
    page.get_by_role("radio", name="Pöytäpaska").first.click()
    page.locator("[data-action=open]").click()
    terms = page.locator("[data-part=terms]")
    terms.wait_for()
    expect(terms.locator("li")).to_have_text(["A turn may take 75 s; then a bot plays it."])
