"""What a screen reader is told: one's hand, the claim and its time, the result, and no card that lies face down."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.browser.looking import becomes, rest, run_until, stop_the_clock
from tests.web.browser.scenes import Scene, scenes
from tests.web.browser.situations import SITUATIONS, claimed, turn
from tests.web.browser.test_hidden import CARD
from tests.web.browser.visitor import PHONE, Visitor

Visit = Callable[..., Visitor]
HAND = ["seven of clubs", "seven of hearts", "eight of spades", "nine of hearts", "queen of diamonds"]
LISTENS = """
() => {
  globalThis.told = [];
  const place = document.getElementById("spoken");
  new MutationObserver(() => place.textContent && told.push(place.textContent))
    .observe(place, { characterData: true, childList: true, subtree: true });
}
"""


def on_a_phone(scene: Scene) -> Page:
    return scene.seen(390, 844)


def read_out(page: Page, where: str = "body", last: str = "") -> str:
    """What a part of the page is to who does not see it, once all is drawn; `last` is part of what comes last."""
    rest(page)
    return becomes(page, page.locator(where).aria_snapshot, lambda read: last in read)


@scenes(["cards and claim chosen"])
def test_the_hand_is_read_card_by_card_with_what_is_chosen(scene: Scene) -> None:
    page = on_a_phone(scene)
    hand = read_out(page, "main", 'button "Lay 2 cards')
    assert 'group "Your hand, 5 cards"' in hand
    assert CARD.findall(hand) == HAND
    assert re.findall(r'button "([a-z ]+)" \[pressed\]', hand) == HAND[:2]
    assert 'button "eight, allowed" [pressed]' in hand
    assert 'button "three, not now" [disabled]' in hand
    assert "In truth: two sevens. Only you see this." in hand
    assert 'button "Lay 2 cards: “two eights”"' in hand


def test_a_large_hand_is_read_rank_by_rank_with_how_many_are_chosen(visit: Visit, site: str) -> None:
    page = visit(PHONE, name="Bo").page
    SITUATIONS["31 cards"](page, site)
    page.locator(".hand .card").nth(1).tap()
    hand = read_out(page, ".hand", "[pressed]")
    assert 'button "three: 4 cards, chosen: 0"' in hand
    assert re.search(r'button "four: 4 cards, chosen: 1" \[pressed\]', hand)


@scenes(["refused rank"])
def test_why_a_rank_may_not_be_claimed_is_said_when_one_comes_to_it(scene: Scene) -> None:
    page = on_a_phone(scene)
    told = page.get_by_role("status").filter(has_text=re.compile("three|seven", re.IGNORECASE))
    expect(told).to_have_count(1)


@scenes(["turn"])
def test_what_everybody_has_is_told_in_numbers(scene: Scene) -> None:
    read = read_out(on_a_phone(scene))
    for name, count in (("Aino", 4), ("Teuvo", 9), ("Eero", 6)):
        assert re.search(rf"listitem:[^\n]*{count} cards in hand[^\n]*{name}", read), read
    assert "6 cards in the stock" in read
    assert 'button "7 cards in the pile"' in read
    assert 'img "Cleared: 2"' in read


@scenes(["claim to answer"])
def test_a_claim_is_told_with_what_it_beats_what_is_at_stake_and_its_time(scene: Scene) -> None:
    page = on_a_phone(scene)
    panel = read_out(page, ".zone")
    assert 'region "“Two nines”"' in panel
    assert "Eero claims" in panel
    assert "On two sevens (Eero). Whoever is wrong takes 9." in panel
    assert re.search(r'timer "Time left": \d+ s', panel)
    buttons = read_out(page, ".action")
    assert "Aino and Teuvo are thinking." in buttons
    assert 'button "I doubt it!"' in buttons
    assert 'button "Believe"' in buttons


def test_a_claim_that_cannot_be_answered_yet_is_said_to_be_so(visit: Visit, site: str) -> None:
    page = visit(PHONE, name="Bo").page
    table = turn(page, site)
    page.clock.install()
    page.locator(".hand .card").first.tap()
    page.locator(".strip [data-rank='7']").tap()
    page.locator("[data-action=play]").tap()
    page.wait_for_selector(".claim-panel.waiting")
    table.do("B: pass", "C: pass", "D: pass")
    stop_the_clock(page)
    table.do("B: play 9s as 9")
    run_until(page, page.locator("[data-action=challenge]").is_visible)
    becomes(page, page.locator(".action").aria_snapshot, lambda read: 'button "I doubt it!" [disabled]' in read)


@pytest.mark.parametrize(
    ("scene", "shown", "verdict"),
    [
        ("a lie turned", ["nine of clubs", "ten of diamonds"], ("ten of diamonds not nine", "A lie!", "Eero takes 9")),
        ("the truth turned", ["nine of clubs"], ("nine of clubs nine", "True!", "Aino takes 8")),
    ],
    indirect=["scene"],
)
def test_the_turned_cards_and_the_result_are_told(
    scene: Scene, shown: list[str], verdict: tuple[str, str, str]
) -> None:
    read = read_out(on_a_phone(scene))
    assert CARD.findall(read) == shown + HAND
    assert all(words in read for words in verdict), read
    assert re.search(rf"status: {verdict[1]} {verdict[2]} cards", read), read


def test_what_happens_is_told_in_its_order(visit: Visit, site: str) -> None:
    page = visit(PHONE, name="Bo").page
    table = claimed(page, site)
    page.evaluate(LISTENS)
    table.do("B: challenge")
    page.wait_for_selector(".stamp")
    page.locator("[data-action=go-on]").tap()
    page.wait_for_selector(".moves-block, .news, .hand .card")
    order = re.compile(r"A lie! Eero takes 9 cards.*Eero.*\(9\)")
    becomes(page, lambda: " / ".join(page.evaluate("() => told")), lambda told: order.search(told) is not None)


@pytest.mark.parametrize(
    ("scene", "known"),
    [
        ("opening", 5),
        ("claim to answer", 5),
        ("own claim", 3),
        ("out", 0),
        ("watching", 0),
        ("cards face down", 0),
        ("door", 0),
        ("answering together", 0),
        ("31 cards", 0),
    ],
    indirect=["scene"],
)
def test_a_card_that_lies_face_down_has_no_name(scene: Scene, known: int) -> None:
    assert len(CARD.findall(read_out(on_a_phone(scene)))) == known


@scenes(["cards face down"])
def test_a_card_that_lies_face_down_is_a_button_of_ones_own_and_a_picture_of_others(scene: Scene) -> None:
    read = read_out(on_a_phone(scene))
    assert 'button "Turn up table card 1"' in read
    assert 'img "one table card face down"' in read


@scenes(["over"])
def test_who_has_been_told_the_end_knows_who_and_what_was_true(scene: Scene) -> None:
    read = read_out(on_a_phone(scene))
    assert 'heading "Aino is the paskahousu!" [level=1]' in read
    assert 'table "Standings"' in read
    assert 'rowheader "Aino paskahousu"' in read
    assert "Aino One six lie, got through" in read
    assert "You One seven true" in read
