"""The memory aid: it shows what the seat has seen go where, never more, and only to whoever asks for it."""

import json
import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, expect

import valepaska as vp
from tests.table.whole import whole
from tests.web.browser.looking import becomes, computed, rest
from tests.web.browser.posed import deal, pose
from tests.web.browser.visitor import DESK, PHONE, Visitor
from valepaska.engine.events import Event
from valepaska.matches.match import limited
from valepaska.table.happened import card_texts, told
from valepaska.table.sights import open_view, own_laid, own_view

Visit = Callable[..., Visitor]
Look = Callable[..., Page]
GAMES = ["valepaska", "valepaska+two-packs", "valepaska+jokers", "valepaska+true-clears", "paskahousu", "poytapaska"]
REMEMBERED = """
async (moments) => {
  const { remembered } = await import("/static/page/table/memory.js");
  return JSON.parse(moments).map(({ events, view }) => remembered(events, view));
}
"""


def moments(rules: str, seed: int, most: int) -> tuple[list[dict[str, Any]], list[list[list[str]]]]:
    """A random deal as one seat is told of it, after every move, and who held what then."""
    chance = random.Random(seed)
    game = limited(vp.Rules.parse(rules), None)
    players = [vp.bot("semirandom", seed + seat) for seat in range(4)]
    step = vp.start(game, 4, vp.shuffled_deck(game, chance))
    state, heard = step.state, list(step.events)
    waiting: list[list[Event]] = [list(step.events) for _ in players]
    me = seed % 4
    found: list[dict[str, Any]] = []
    hands: list[list[list[str]]] = []
    while state.outcome is None and len(found) < most:
        seat = state.to_act[0]
        events = [vp.redact(event, seat) for event in waiting[seat]]
        waiting[seat].clear()
        step = vp.apply(state, seat, players[seat].act(vp.view(state, seat), events))
        state = step.state
        heard += step.events
        for each in waiting:
            each += step.events
        if chance.random() < 0.6:
            continue
        own = msgspec.to_builtins(own_view(state, me, own_laid(state, me), None), str_keys=True)
        found.append(
            {
                "events": [msgspec.to_builtins(told(event, me)) for event in heard],
                "view": whole({"view": msgspec.to_builtins(open_view(state))}, own, me)["view"],
            }
        )
        hands.append([list(card_texts(vp.view(state, other).hand)) for other in range(4)])
    return found, hands


def test_what_is_sure_is_there_and_what_is_not_sure_is_said_to_be_so(visit: Visit) -> None:
    page = visit(DESK).go()
    for rules in GAMES:
        sure = 0
        for seed in range(3):
            told_so, hands = moments(rules, seed, most=40)
            for moment, truth, known in zip(
                told_so, hands, computed(page, REMEMBERED, json.dumps(told_so)), strict=True
            ):
                assert not known[moment["view"]["seat"]], f"{rules}: one's own hand needs no memory"
                for seat, cards in enumerate(known):
                    shown = Counter(each["card"] for each in cards if each["sure"])
                    assert not shown - Counter(truth[seat]), (rules, moment["events"][-4:], seat, shown, truth[seat])
                    sure += shown.total()
        assert sure > 50, f"{rules}: and there is something to remember"


def history(*events: dict[str, Any]) -> list[dict[str, Any]]:
    """Events of a deal, numbered."""
    begun = {"type": "deal_begins", "deal": 3}
    return [begun, *({"number": number, **event} for number, event in enumerate(events))]


DEALT = {
    "type": "dealt",
    "dealer": 3,
    "hands": [["4c", "9h"], None, None, None],
    "hand_sizes": [7, 5, 5, 5],
    "up": [[], [], [], []],
    "down": [0, 0, 0, 0],
    "stock": 30,
}
MINE = {"type": "played", "seat": 0, "count": 2, "claim": "8", "source": "hand", "cards": ["4c", "9h"]}
TAKEN = {"type": "took", "seat": 1, "count": 2, "why": "choice", "cards": None}
LAID = {"type": "played", "seat": 1, "count": 1, "claim": "9", "source": "hand", "cards": None}
TURNED = {"type": "challenged", "seat": 2, "claimant": 1, "cards": ["9h"], "claim": "9", "honest": True}
TOOK_IT = {"type": "took", "seat": 2, "count": 1, "why": "wrong_challenge", "cards": None}


def known(page: Page, *events: dict[str, Any], sizes: tuple[int, ...] = (5, 7, 5, 5)) -> dict[int, dict[str, bool]]:
    """Whom one knows to hold what after these events, and whether for sure."""
    view = {"seat": 0, "hand_sizes": sizes}
    [found] = computed(page, REMEMBERED, json.dumps([{"events": history(*events), "view": view}]))
    return {seat: {each["card"]: each["sure"] for each in cards} for seat, cards in enumerate(found) if cards}


def test_ones_own_lie_is_known_to_be_where_the_pile_went_until_it_may_have_left(visit: Visit) -> None:
    page = visit(DESK).go()
    assert known(page, DEALT, MINE) == {}
    assert known(page, DEALT, MINE, TAKEN) == {1: {"4c": True, "9h": True}}
    assert known(page, DEALT, MINE, TAKEN, LAID, sizes=(5, 6, 5, 5)) == {1: {"4c": False, "9h": False}}
    turned = (DEALT, MINE, TAKEN, LAID, TURNED)
    assert known(page, *turned, sizes=(5, 6, 5, 5)) == {1: {"4c": True}}, "what was turned is not in the hand"
    assert known(page, *turned, TOOK_IT, sizes=(5, 6, 6, 5)) == {1: {"4c": True}, 2: {"9h": True}}
    assert known(page, DEALT, MINE, TAKEN, LAID, sizes=(5, 0, 5, 5)) == {}, "a hand that is empty holds nothing"


def remember(page: Page, site: str, *, shared: bool = False) -> None:
    """A table in which Aino has taken two cards that one has laid."""
    people = ("Bo", "Cai") if shared else ("Bo",)
    pose(page, site, deal(["6d", "6s", "Qd"]), history(DEALT, MINE, TAKEN), people)


@pytest.mark.parametrize("screen", [PHONE, DESK], ids=["phone", "desk"])
def test_it_is_off_until_it_is_asked_for(visit: Visit, site: str, screen: dict[str, Any]) -> None:
    page = visit(screen).page
    remember(page, site)
    if screen is PHONE:
        page.get_by_role("button", name="Ledger").click()
        expect(page.get_by_role("tab")).to_have_count(2)
        page.get_by_role("button", name="Close").click()
    rest(page)
    expect(page.locator(".memory")).to_have_count(0)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("switch", name="Memory").click()
    page.get_by_role("button", name="Close").click()
    if screen is PHONE:
        page.get_by_role("button", name="Ledger").click()
        page.get_by_role("tab", name="Memory").click()
    row = page.locator(".memory li >> visible=true")
    expect(row).to_have_count(1)
    expect(row).to_contain_text("Aino")
    becomes(page, row.aria_snapshot, lambda read: "nine of hearts" in read and read.count("of clubs") == 1)


def test_where_several_look_nobodys_memory_is_shown(look: Look, site: str) -> None:
    page = look(DESK, memory=True)
    remember(page, site, shared=True)
    page.locator("[data-action=open-door]").click()
    page.wait_for_selector(".hand .card")
    expect(page.locator(".side")).to_have_count(1)
    rest(page)
    expect(page.locator(".memory")).to_have_count(0)
