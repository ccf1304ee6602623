"""The hand under the finger: dragging as an extra, the pile as a button, single cards of a long hand, and its order."""

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.browser.looking import becomes, box_of, computed, rest, run_until, stop_the_clock
from tests.web.browser.posed import FULL_DECK, deal, pose
from tests.web.browser.situations import turn
from tests.web.browser.test_lesson import asked, lay, read_on
from tests.web.browser.visitor import DESK, PHONE, Visitor

pytestmark = pytest.mark.browser

Visit = Callable[..., Visitor]
Look = Callable[..., Page]


def first_task(visit: Visit, screen: dict[str, object] = DESK) -> Page:
    """The lesson, where one has two eights to lay on a three."""
    page = visit(screen).go("/#lesson")
    for _ in ("goal", "how"):
        read_on(page)
    asked(page, "honest")
    return page


def middle(page: Page, where: str) -> tuple[float, float]:
    """The middle of what is shown there."""
    box = box_of(page.locator(where))
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Page, card: str, to: tuple[float, float]) -> None:
    """Takes hold of a card and lets it go elsewhere."""
    page.mouse.move(*middle(page, f".hand [data-key='{card}.1']"))
    page.mouse.down()
    page.mouse.move(*to, steps=6)
    page.wait_for_selector(".dragged")
    page.mouse.up()
    page.wait_for_selector(".dragged", state="detached")


def chosen(page: Page, *cards: str) -> None:
    """These cards are chosen, and no others."""
    pressed = page.locator(".hand [aria-pressed=true]")
    becomes(page, lambda: pressed.evaluate_all("(all) => all.map((card) => card.dataset.key).sort()"), sorted(cards))


def test_cards_dragged_to_the_pile_are_chosen_and_then_laid_under_the_claim(visit: Visit) -> None:
    page = first_task(visit)
    pile = middle(page, ".pile")
    drag(page, "8h", pile)
    chosen(page, "8h.1")  # without a claim it waits for one
    page.locator(".hand [data-key='8s.1']").click()
    page.locator(".strip [data-rank='8']").click()
    drag(page, "8s", pile)
    page.wait_for_selector(".coach [data-phase=done][data-task=honest]")


def test_the_rug_takes_cards_like_the_pile_and_elsewhere_they_stay_chosen(visit: Visit) -> None:
    page = first_task(visit)
    drag(page, "8h", middle(page, ".zone"))
    chosen(page, "8h.1")
    page.locator(".hand [data-key='8h.1']").click()
    chosen(page)  # and the next tap counts
    drag(page, "8h", middle(page, ".stock"))
    chosen(page, "8h.1")
    expect(page.locator("#spoken")).to_have_text("Choose a rank")


def test_a_tap_on_the_pile_doubts_once_the_claim_has_lain_there(visit: Visit) -> None:
    page = first_task(visit, PHONE)
    for task in ("honest", "lie"):
        asked(page, task)
        lay(page, task)
        page.wait_for_selector(".coach [data-phase=done]")
        read_on(page)
    asked(page, "challenge")
    expect(page.locator(".pile")).to_have_attribute("aria-label", re.compile(r"I doubt it!"))
    page.wait_for_selector("[data-action=challenge][aria-disabled=false]")
    page.locator(".pile").tap()
    page.wait_for_selector(".coach [data-phase=done][data-task=challenge]")


@pytest.mark.parametrize("size", [(360, 640), (390, 844), (1440, 900)], ids=lambda size: f"{size[0]}x{size[1]}")
def test_a_long_hand_opens_and_single_cards_are_chosen_in_it(look: Look, site: str, size: tuple[int, int]) -> None:
    hand = sorted(random.Random(5).sample(FULL_DECK, 31), key=FULL_DECK.index)
    page = look({"viewport": {"width": size[0], "height": size[1]}})
    pose(page, site, deal(hand))
    opener = page.locator(".open-hand")
    box = box_of(opener)
    assert box["x"] + box["width"] <= size[0]
    assert min(box["width"], box["height"]) >= 40
    opener.click()
    cards = page.locator("dialog .one-card")
    expect(cards).to_have_count(31)
    rest(page)
    narrowest = "(all) => Math.min(...all.map((card) => card.getBoundingClientRect().width))"
    becomes(page, lambda: cards.evaluate_all(narrowest), lambda width: width >= 44)
    wanted = hand[-3]
    page.locator(f"dialog [data-key='{wanted}.1']").click()
    page.get_by_role("button", name="One chosen").click()
    page.wait_for_selector("dialog", state="detached")
    group = page.locator(f".hand [data-kind='{wanted[0]}']")
    expect(group).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".strip")).to_have_count(1)


HELD = """
async ([before, after, order]) => {
  const { signal } = await import("/static/vendor/signals.js");
  const { settings } = await import("/static/page/base/settings.js");
  const { Choice } = await import("/static/page/table/choice.js");
  const deal = (hand) => ({ view: { seat: 0, hand, up: [[]] }, may: null });
  const session = { deal: signal(deal(before)) };
  settings.order.value = order;
  const choice = new Choice(session, signal({}));
  const shown = () => choice.hand.value.map(({ card }) => card).join(" ");
  const first = shown();
  choice.toggle(`${before[0]}.1`);
  session.deal.value = deal(after);
  const held = shown();
  choice.clear();
  return [first, held, shown()];
}
"""


def test_nothing_moves_in_the_hand_while_something_is_chosen(visit: Visit) -> None:
    page = visit(DESK).go()
    before, after = ["4c", "9h", "Ks"], ["3s", "4c", "6h", "9h", "Ks"]
    assert computed(page, HELD, [before, after, "ladder"]) == ["4c 9h Ks", "4c 9h Ks 3s 6h", "3s 4c 6h 9h Ks"]
    assert computed(page, HELD, [before, after, "suit"]) == ["Ks 4c 9h", "Ks 4c 9h 3s 6h", "3s Ks 4c 6h 9h"]


def test_a_double_click_takes_all_of_a_rank(look: Look, site: str) -> None:
    page = look(DESK)
    pose(page, site, deal(["4c", "6d", "6s", "9h"]))
    page.locator(".hand [data-key='6d.1']").dblclick()
    chosen(page, "6d.1", "6s.1")
    page.locator(".hand [data-key='6d.1']").dblclick()
    chosen(page)


def test_a_card_that_has_just_come_is_marked_for_a_moment(visit: Visit, site: str) -> None:
    page = visit(DESK, name="Bo").page
    page.clock.install()
    turn(page, site)
    stop_the_clock(page)
    page.locator(".move", has_text="Draw").dispatch_event("click")
    fresh = page.locator(".hand .card.fresh")
    run_until(page, lambda: fresh.count() == 1)
    expect(fresh).to_have_attribute("data-key", "5c.1")
    run_until(page, lambda: fresh.count() == 0)
    expect(page.locator(".hand [data-key='5c.1']")).to_have_count(1)
