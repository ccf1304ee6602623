"""What a page holds: no card that its reader may not know, while cards are laid, turned and taken before their eyes."""

import re
import time
from collections.abc import Callable

from tests.web.browser.looking import any_moment
from tests.web.browser.player import Player, click
from tests.web.browser.visitor import DESK, Visitor

Visit = Callable[..., Visitor]
RANKS = dict(
    zip(
        "3456789TJQKA2",
        ["three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king", "ace", "two"],
        strict=True,
    )
)
SUITS = {"c": "clubs", "d": "diamonds", "h": "hearts", "s": "spades"}
CARD = re.compile(rf"\b(?:{'|'.join(RANKS.values())}) of (?:{'|'.join(SUITS.values())})\b")
PATIENCE = 120
ENOUGH = 60
"""Looks at a page, each at another moment of the deal."""


def test_a_page_holds_no_card_that_its_reader_may_not_know(visit: Visit) -> None:
    visitor = visit(DESK, name="Bo", speed="normal").listens()
    watcher = visit(DESK, speed="normal").listens()
    page = visitor.go()
    page.locator("[data-action=play-now]").click()
    page.wait_for_selector(".table")
    watcher.page.goto(page.url)
    watcher.page.wait_for_selector(".table")
    player = Player(page, 11, click, doubts=0.4)
    looks = 0
    named: set[str] = set()
    end = time.monotonic() + PATIENCE
    while looks < ENOUGH and not player.step():
        assert time.monotonic() < end
        shown = set(CARD.findall(any_moment(page.content)))
        assert shown <= told(visitor), shown - told(visitor)
        named |= shown
        seen = set(CARD.findall(any_moment(watcher.page.content)))
        assert seen <= told(watcher), seen - told(watcher)
        assert any_moment(watcher.page.locator(".hand .card").count) == 0
        looks += 1
    assert looks > 20
    assert len(named) >= 5, "one's own cards are there"
    fans = any_moment(lambda: page.locator(".fan-art").evaluate_all("(fans) => fans.map((fan) => fan.innerHTML)"))
    assert not any("ink-" in fan for fan in fans), "a fan of backs shows no suit"


def told(visitor: Visitor) -> set[str]:
    """The names of all cards that the server has told this page so far."""
    codes = {code for frame in visitor.heard.frames for code in re.findall(r'"([3-9TJQKA2][cdhs])"', frame)}
    return {f"{RANKS[code[0]]} of {SUITS[code[1]]}" for code in codes}
