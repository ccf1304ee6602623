"""Whole deals in a real browser: by taps on a phone, by mouse, by keys alone; alone, with others, at one device."""

import re
import time
from collections.abc import Callable, Sequence
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.browser.looking import any_moment, becomes
from tests.web.browser.player import How, Player, click, hand_of, press, tap, walk, walk_to
from tests.web.browser.situations import SITUATIONS
from tests.web.browser.visitor import DESK, PHONE, Visitor

pytestmark = pytest.mark.slow
Visit = Callable[..., Visitor]
CARD = re.compile(
    r"\b(?:three|four|five|six|seven|eight|nine|ten|jack|queen|king|ace|two) of (?:clubs|diamonds|hearts|spades)\b"
)
SHORT = "valepaska+hand_size=3+voluntary_draw=none"
"""A deal of fewer cards that nobody makes longer by drawing."""
PATIENCE = 200
"""Seconds after which a deal is taken to hang, however busy the machine is."""
ENOUGH = 6
"""Times that a device goes from hand to hand."""


@pytest.mark.parametrize(("screen", "act", "seed"), [(PHONE, tap, 1), (DESK, click, 2)], ids=["tap", "mouse"])
def test_one_click_and_a_deal_is_played_to_its_end(visit: Visit, screen: dict[str, Any], act: How, seed: int) -> None:
    page = visit(screen, name="Bo").go()
    page.locator("[data-action=play-now]").click()
    page.wait_for_selector(".table")
    play_to_the_end(page, Player(page, seed, act, hurried=True))


@pytest.mark.parametrize(("act", "seed"), [(press, 3), (walk, 4)], ids=["keys of the game", "tab, arrows and space"])
def test_a_deal_is_played_by_keys_alone(visit: Visit, act: How, seed: int) -> None:
    page = visit(DESK, name="Bo").go()
    walk_to(page, "[data-action=play-now]", 0)
    page.keyboard.press("Enter")
    page.wait_for_selector(".table")
    play_to_the_end(page, Player(page, seed, act, hurried=True))


def play_to_the_end(page: Page, player: Player) -> None:
    """Plays, and looks at what the end tells."""
    player.play(PATIENCE)
    assert player.acts > 5
    becomes(page, page.locator(".review-row").count, lambda claims: claims > 3)
    expect(page.locator(".standings th", has_text=re.compile(r"^Bo\b"))).to_have_count(1)


def play_together(players: Sequence[Player]) -> None:
    """Everybody looks and acts in turn, until the deal is over for all of them."""
    end = time.monotonic() + PATIENCE
    while sum(player.step() for player in players) < len(players):
        assert time.monotonic() < end, players[0].page.inner_text("body")[:300]


def opens(page: Page, seats: int = 4) -> None:
    """Somebody at the page of a new table has it opened, for people who are in no hurry."""
    fewer = page.get_by_role("group", name="Seats").get_by_role("button", name="Fewer")
    for _ in range(4 - seats):
        fewer.click()
    page.get_by_role("radio", name="No hurry").click()
    page.locator("[data-action=open]").click()
    page.wait_for_selector("[data-action=start]")


def gather(visit: Visit, names: dict[str, dict[str, Any]]) -> list[Page]:
    """People meet at a table by its link, and the first of them deals a short deal; two play with a bot."""
    (host, *guests) = [visit(screen, name=name) for name, screen in names.items()]
    page = host.go(f"/#new/{SHORT}")
    opens(page, seats=max(3, len(names)))
    for guest in guests:
        guest.page.goto(page.url)
        guest.page.locator("[data-action=sit]").click()
        guest.page.wait_for_selector("[data-action=sit]", state="detached")
    for name in names:
        page.get_by_text(name, exact=True).first.wait_for()
    page.locator("[data-action=start]").click()
    pages = [page, *(guest.page for guest in guests)]
    for each in pages:
        each.wait_for_selector(".table")
    return pages


def test_four_browsers_play_at_one_table_to_the_end(visit: Visit) -> None:
    names = {"Aino": PHONE, "Bo": DESK, "Cai": PHONE, "Disa": DESK}
    pages = gather(visit, names)
    hows = (tap, click, tap, press)
    players = [Player(page, 20 + seat, hows[seat], hurried=True) for seat, page in enumerate(pages)]
    play_together(players)
    claims = becomes(pages[0], pages[0].locator(".review-row b").all_inner_texts, lambda told: len(told) > len(names))
    loser = becomes(pages[0], pages[0].locator(".standings .loser .h3").inner_text, lambda name: name in names)
    for page in pages:
        expect(page.locator(".review-row b")).to_have_text(claims, use_inner_text=True)
        expect(page.locator(".standings .loser .h3")).to_have_text([loser], use_inner_text=True)


def test_two_people_meet_by_a_link_and_play_another_deal(visit: Visit) -> None:
    page, other = gather(visit, {"Aino": PHONE, "Bo": DESK})
    players = [Player(page, 5, tap, hurried=True), Player(other, 6, click, hurried=True)]
    play_together(players)
    page.locator("[data-action=rematch]").tap()
    page.wait_for_selector("text=Waiting for: Bo")
    other.locator("[data-action=rematch]").click()
    for each in (page, other):
        each.wait_for_selector(".table")
        expect(each.locator(".bar")).to_contain_text("deal 2")
    play_together(players)
    expect(page.locator(".review")).to_contain_text("deal 2")
    points = page.locator(".standings tbody tr td:last-child")
    becomes(page, points.all_inner_texts, lambda lost: sum(map(int, lost)) == 2)  # one has lost in each deal


STAGES = {
    "opening": "[data-action=pass]",
    "claim to answer": "[data-action=challenge]",
    "turn": ".moves-block",
    "cards and claim chosen": ".moves-block",
    "a lie turned": ".me",
    "over": "[data-action=rematch]",
}
"""What a page shows when it is loaded again in a situation: what was asked is asked again, what was chosen is not."""


@pytest.mark.parametrize("stage", STAGES)
def test_a_refresh_at_any_stage_brings_the_same_seat_back(visit: Visit, site: str, stage: str) -> None:
    page = visit(DESK, name="Bo").page
    SITUATIONS[stage](page, site)
    before = hand_of(page)
    page.reload()
    page.wait_for_selector(STAGES[stage])
    if stage == "over":
        expect(page.locator(".standings")).to_contain_text("Bo")
        return
    expect(page.locator(".me").first).to_contain_text("Bo")
    becomes(page, lambda: hand_of(page), before)


def test_who_comes_back_in_a_deal_has_the_same_cards(visit: Visit) -> None:
    page = visit(DESK, name="Bo").go("/#new/valepaska+first-out")
    opens(page)
    page.reload()
    page.locator("[data-action=start]").click()
    page.wait_for_selector(".hand .card")
    before = becomes(page, lambda: hand_of(page), lambda hand: len(hand) == 5)
    page.reload()
    becomes(page, lambda: hand_of(page), before)


HELD = """
() => ({
  shut: document.querySelector("[data-action=open-door]") !== null && !document.querySelector(".door.opens"),
  together: document.querySelector("[data-action=nobody]") !== null,
  cards: document.querySelectorAll(".hand .card").length,
  html: document.body.outerHTML,
})
"""


def test_people_at_one_device_never_see_each_others_cards(visit: Visit) -> None:
    page = visit(PHONE).go("/#same")
    page.locator("[data-action=deal]").tap()
    page.wait_for_selector("[data-action=open-door], .table")
    player = Player(page, 9, tap, hurried=True)
    doors, shut = 0, False
    end = time.monotonic() + PATIENCE
    while doors < ENOUGH and not player.step():
        assert time.monotonic() < end
        shown = any_moment(lambda: page.evaluate(HELD))
        if shown["shut"] or shown["together"]:
            assert shown["cards"] == 0, "hands are covered while the device changes hands and while everybody answers"
        if shown["shut"]:
            assert not CARD.search(shown["html"])
        doors += shown["shut"] and not shut
        shut = shown["shut"]
    assert doors >= 2
