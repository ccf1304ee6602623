"""A phone on its side: whatever is to be decided, the hand and the buttons are on the screen without scrolling."""

from collections.abc import Callable

import pytest

from tests.web.browser.fitting import OVER
from tests.web.browser.looking import becomes, box_of, rest
from tests.web.browser.situations import SITUATIONS
from tests.web.browser.visitor import Visitor

Visit = Callable[..., Visitor]
SIDEWAYS = {"viewport": {"width": 844, "height": 390}, "has_touch": True, "is_mobile": True}
TO_DECIDE = ["turn", "cards and claim chosen", "claim to answer", "opening", "14 cards", "31 cards", "open game"]
HIDDEN = """
() => {
  const needed = document.querySelectorAll(".hand .card, .action .button, .strip .rank, .move, .claim, .count");
  const half = (box) => box.bottom - box.height / 2 <= innerHeight && box.top >= -1 && box.right <= innerWidth + 1;
  const whole = (box) => half(box) && box.bottom <= innerHeight + 1;
  return [...needed].filter((each) => each.getClientRects().length)
    .filter((each) => !(each.matches(".hand *") ? half : whole)(each.getBoundingClientRect()))
    .map((each) => each.className);
}
"""
COVERED = """
() => [...document.querySelectorAll(".action .button, .strip .rank, .move")].filter((each) => {
  const { left, top, width, height } = each.getBoundingClientRect();
  return !each.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}).map((each) => each.textContent)
"""


@pytest.mark.parametrize("name", TO_DECIDE)
def test_the_table_fits(visit: Visit, site: str, name: str) -> None:
    page = visit(SIDEWAYS, name="Bo").page
    SITUATIONS[name](page, site)
    page.wait_for_selector(".hand .card")
    rest(page)
    becomes(page, lambda: page.evaluate(HIDDEN), [])
    becomes(page, lambda: page.evaluate(COVERED), [])
    for width, height in ((740, 360), (568, 320), (390, 660)):
        page.set_viewport_size({"width": width, "height": height})
        becomes(page, lambda: page.evaluate(OVER), [])
    page.set_viewport_size({"width": 740, "height": 360})
    page.evaluate("() => { document.documentElement.dataset.thumb = 'left'; }")
    becomes(page, lambda: page.evaluate(OVER), [])


def test_every_way_in_is_on_the_screen(visit: Visit) -> None:
    page = visit(SIDEWAYS).go()
    page.wait_for_selector("[data-action=public]")
    for action in ("play-now", "friends", "join", "same", "public"):
        box = box_of(page.locator(f"[data-action={action}]"))
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= 390
