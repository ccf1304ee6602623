"""The moment of truth and the end: who doubted is seen, what was true is told by word and sign, not colour alone."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.browser.looking import becomes, rest
from tests.web.browser.situations import SITUATIONS, claimed
from tests.web.browser.visitor import PHONE, Visitor

pytestmark = pytest.mark.browser

Visit = Callable[..., Visitor]
COUNTS = """
() => {
  window.mugs = 0;
  const counts = (node) => (window.mugs += Number(node.classList?.contains("accuser") ?? false));
  const watching = new MutationObserver((changes) => changes.forEach(({ addedNodes }) => addedNodes.forEach(counts)));
  watching.observe(document.body, { subtree: true, childList: true });
}
"""


@pytest.mark.parametrize(("motion", "mugs"), [("no-preference", 1), ("reduce", 0)])
def test_the_mug_of_whoever_doubts_slides_to_the_cards_where_things_may_move(
    visit: Visit, site: str, motion: str, mugs: int
) -> None:
    page = visit({**PHONE, "reduced_motion": motion}, name="Bo", speed="normal").page
    table = claimed(page, site)
    assert table is not None
    page.evaluate(COUNTS)
    table.do("B: challenge")
    page.wait_for_selector(".stamp")
    becomes(page, lambda: page.evaluate("() => window.mugs"), mugs)
    page.wait_for_selector(".accuser", state="detached")


def test_each_turned_card_says_whether_it_was_what_was_claimed(visit: Visit, site: str) -> None:
    page = visit(PHONE, name="Bo").page
    SITUATIONS["a lie turned"](page, site)
    cards = page.locator(".turned-card.open")
    expect(cards.locator(".label")).to_have_text(["nine", "not nine"])
    for at in range(2):
        expect(cards.nth(at).locator(".verdict .icon")).to_have_count(1)
    expect(page.locator(".stamp")).to_have_text("A lie!")


def test_the_end_gives_three_numbers_a_player_and_a_word_for_every_claim(visit: Visit, site: str) -> None:
    page = visit(PHONE, name="Bo").page
    SITUATIONS["over"](page, site)
    page.get_by_text("A solid blue frame: true. A dashed red one: a lie.").wait_for()
    heads = page.locator(".standings thead th")
    becomes(page, heads.all_inner_texts, lambda told: told[-3:] == ["lies told", "caught", "doubts right / wrong"])
    rows = page.locator(".standings tbody tr")
    numbers = "(rows) => rows.map((row) => row.querySelectorAll('td.num').length)"
    becomes(page, lambda: rows.evaluate_all(numbers), [4] * 4)
    lies, truths = page.locator(".review .frame.lie"), page.locator(".review .frame.true")
    style = "(frame) => getComputedStyle(frame).borderStyle + getComputedStyle(frame).outlineStyle"
    expect(lies).to_have_count(1)
    expect(truths).to_have_count(1)
    rest(page)
    becomes(page, lambda: "dashed" in lies.evaluate(style), True)
    becomes(page, lambda: "dashed" in truths.evaluate(style), False)
    expect(page.locator(".review-row .tag")).to_have_text(["lie, got through", "true"])
