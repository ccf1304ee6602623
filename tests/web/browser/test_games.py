"""Whole deals in a real browser: by taps on a phone, by keyboard alone, by mouse; alone, with others, at one device."""

import json
import re
import time
from collections.abc import Callable

import pytest

from tests.web.browser.player import Player, click, press, tap
from tests.web.browser.visitor import DESK, PHONE, Visitor

Visit = Callable[..., Visitor]
CARD = re.compile(
    r"\b(?:three|four|five|six|seven|eight|nine|ten|jack|queen|king|ace|two) of (?:clubs|diamonds|hearts|spades)\b"
)

pytestmark = pytest.mark.browser

PATIENCE = 300
"""Seconds after which a deal is taken to hang, however busy the machine is."""


@pytest.mark.parametrize(
    ("screen", "act", "seed"), [(PHONE, tap, 1), (DESK, click, 2), (DESK, press, 3)], ids=["tap", "mouse", "keys"]
)
def test_one_click_and_a_deal_is_played_to_its_end(
    visit: Visit, screen: dict[str, object], act: object, seed: int
) -> None:
    visitor = visit(screen, name="Bo")
    page = visitor.go()
    act(page, {"where": "[data-action=play-now]", "at": 0})  # type: ignore[operator]
    page.wait_for_selector(".table")
    player = Player(page, seed, act)  # type: ignore[arg-type]
    player.play(PATIENCE)
    assert player.acts > 5
    assert page.locator(".review-row").count() > 3
    assert page.locator(".standings th", has_text=re.compile(r"^Bo\b")).count() == 1
    assert {re.sub(r"^ws", "http", address).split("/")[2] for address in visitor.asked if "//" in address} == {
        visitor.site.split("/")[2]
    }, "the page asks nothing of any other origin"


def test_two_people_meet_by_a_link_and_play_another_deal(visit: Visit) -> None:
    host, guest = visit(PHONE, name="Aino"), visit(DESK, name="Bo")
    page = host.go("/#new")
    page.locator("[data-action=open]").tap()
    page.wait_for_selector("[data-action=start]")
    other = guest.page
    other.goto(page.url)
    assert "house" not in other.inner_text("h1")
    other.locator("[data-action=sit]").click()
    page.wait_for_selector("text=Bo")
    page.locator("[data-action=start]").tap()
    players = [Player(page, 5, tap), Player(other, 6, click)]
    for deal in (1, 2):
        for each in (page, other):
            each.wait_for_selector(".table")
        end = time.monotonic() + PATIENCE
        while sum(player.step() for player in players) < len(players):
            assert time.monotonic() < end, page.inner_text("body")[:300]
        assert f"deal {deal}" in page.inner_text("body")
        if deal == 1:
            page.locator("[data-action=rematch]").tap()
            page.wait_for_selector("text=Waiting for: Bo")
            other.locator("[data-action=rematch]").click()
    assert page.inner_text(".standings").split()


@pytest.mark.parametrize("stage", ["waiting", "opening", "later", "over"])
def test_a_refresh_at_any_stage_brings_the_same_seat_back(visit: Visit, stage: str) -> None:
    visitor = visit(DESK, name="Bo")
    page = visitor.go("/#new" if stage == "waiting" else "/")
    page.locator("[data-action=open]" if stage == "waiting" else "[data-action=play-now]").click()
    page.wait_for_selector("[data-action=start]" if stage == "waiting" else ".table")
    player = Player(page, 7, click)
    if stage == "later":
        while player.acts < 8 and not player.step():
            pass
    if stage == "over":
        player.play(PATIENCE)
    before = _hand(page)
    page.reload()
    page.wait_for_selector({"waiting": "[data-action=start]", "over": "[data-action=rematch]"}.get(stage, ".table"))
    page.wait_for_timeout(300)
    assert "Bo" in page.inner_text("body")
    if stage == "opening":
        assert _hand(page) == before
    if stage == "later":
        player.play(PATIENCE)


def test_the_page_holds_no_card_that_its_reader_may_not_know(visit: Visit) -> None:
    visitor = visit(DESK, name="Bo", speed="normal", bots="normal")
    page = visitor.go()
    page.locator("[data-action=play-now]").click()
    page.wait_for_selector(".table")
    watcher = visit(DESK)
    watcher.page.goto(page.url)
    watcher.page.wait_for_selector(".table")
    player = Player(page, 11, click)
    looks = 0
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end and not player.step():
        known = _known(visitor)
        shown = set(CARD.findall(page.content()))
        assert shown <= known, shown - known
        seen_by_watcher = _known(watcher)
        assert set(CARD.findall(watcher.page.content())) <= seen_by_watcher
        assert watcher.page.locator(".hand .card").count() == 0
        looks += 1
    assert looks > 20
    plain = {fan.inner_html() for fan in page.locator(".fan-art").all() if page.locator(".fan-art").count()}
    assert all("ink-" not in fan for fan in plain), "a fan of backs shows no suit"


def test_a_tap_on_a_claim_that_has_just_come_does_nothing(visit: Visit) -> None:
    visitor = visit(PHONE, name="Bo", bots="fast")
    page = visitor.go()
    page.locator("[data-action=play-now]").tap()
    page.wait_for_selector(".table")
    player = Player(page, 4, tap)
    while not page.locator("[data-action=challenge]").count():
        assert not player.step()
    button = page.locator("[data-action=challenge]")
    if button.get_attribute("aria-disabled") == "true":
        sent = len([frame for frame in visitor.frames if '"accepted"' in frame])
        button.dispatch_event("click")
        page.wait_for_timeout(100)
        assert len([frame for frame in visitor.frames if '"accepted"' in frame]) == sent
    page.wait_for_selector("[data-action=challenge][aria-disabled=false]")


def test_two_people_at_one_device_never_see_each_others_cards(visit: Visit) -> None:
    visitor = visit(PHONE)
    page = visitor.go("/#same")
    page.locator("[data-action=deal]").tap()
    page.wait_for_selector("[data-action=open-door], .table")
    player = Player(page, 9, tap)
    doors = 0
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end and doors < 6:
        if page.locator("[data-action=open-door]").count():
            assert page.locator(".hand .card").count() == 0
            assert not CARD.search(page.content())
            page.locator("[data-action=open-door]").tap()
            page.wait_for_timeout(50)
            doors += 1
        elif page.locator("[data-action=nobody]").count():
            assert page.locator(".hand .card").count() == 0, "hands are covered while everybody answers"
            if page.locator("[data-action=nobody][aria-disabled=false]").count():
                page.evaluate("() => document.querySelector('[data-action=nobody]')?.click()")
            page.wait_for_timeout(50)
        elif player.step():
            break
    assert doors >= 2


def _hand(page: object) -> list[str]:
    return [card.get_attribute("aria-label") or "" for card in page.locator(".hand .card").all()]  # type: ignore[attr-defined]


RANKS = dict(
    zip(
        "3456789TJQKA2",
        ["three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king", "ace", "two"],
        strict=True,
    )
)
SUITS = {"c": "clubs", "d": "diamonds", "h": "hearts", "s": "spades"}


def _known(visitor: Visitor) -> set[str]:
    """The names of all cards that the server has told this page so far."""
    known = set()
    for frame in visitor.frames:
        if frame.startswith("{"):
            json.loads(frame)
        known |= {f"{RANKS[rank]} of {SUITS[suit]}" for rank, suit in re.findall(r'"([3-9TJQKA2])([cdhs])"', frame)}
    return known
