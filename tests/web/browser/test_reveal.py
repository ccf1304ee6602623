"""The moment of truth and the end: who doubted is seen, what was true is told by word and sign, not colour alone."""

from collections.abc import Callable

import pytest

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
    assert page.evaluate("() => window.mugs") == mugs
    page.wait_for_selector(".accuser", state="detached")


def test_each_turned_card_says_whether_it_was_what_was_claimed(visit: Visit, site: str) -> None:
    page = visit(PHONE, name="Bo").page
    SITUATIONS["a lie turned"](page, site)
    cards = page.locator(".turned-card.open")
    assert [card.locator(".label").inner_text() for card in cards.all()] == ["nine", "not nine"]
    assert [card.locator(".verdict .icon").count() for card in cards.all()] == [1, 1]
    assert page.locator(".stamp").inner_text() == "A lie!"


def test_the_end_gives_three_numbers_a_player_and_a_word_for_every_claim(visit: Visit, site: str) -> None:
    page = visit(PHONE, name="Bo").page
    SITUATIONS["over"](page, site)
    page.get_by_text("A solid blue frame: true. A dashed red one: a lie.").wait_for()
    heads = [head.inner_text() for head in page.locator(".standings thead th").all()]
    assert heads[-3:] == ["lies told", "caught", "doubts right / wrong"]
    assert all(row.locator("td.num").count() == 4 for row in page.locator(".standings tbody tr").all())
    lies, truths = page.locator(".review .frame.lie"), page.locator(".review .frame.true")
    style = "(frame) => getComputedStyle(frame).borderStyle + getComputedStyle(frame).outlineStyle"
    assert "dashed" in lies.first.evaluate(style)
    assert "dashed" not in truths.first.evaluate(style)
    words = [tag.inner_text() for tag in page.locator(".review-row .tag").all()]
    assert words == ["lie, got through", "true"]
    assert (lies.count(), truths.count()) == (1, 1)
