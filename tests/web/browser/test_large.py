"""Large screens: the table is drawn larger there, in proportion, and only there."""

import pytest
from playwright.sync_api import Page

from tests.web.browser.fitting import CUT, OVER
from tests.web.browser.looking import becomes
from tests.web.browser.scenes import Scene, scenes

pytestmark = pytest.mark.browser

LARGE = ((2560, 1440, "en"), (2048, 1250, "fi"))
USUAL = (84, 68, None)
"""How wide a card of the hand is: by itself, by its rank, and where none is shown."""
WIDTHS = """
() => [".hand .card", ".pile", ".stock", ".seats .vessel"].map((thing) => document.querySelector(thing)?.offsetWidth)
"""
BEYOND = """
() => {
  const { scrollHeight, scrollWidth } = document.documentElement;
  return [scrollHeight - innerHeight, scrollWidth - innerWidth];
}
"""


@scenes(("turn", "claim to answer", "31 cards", "before the start", "answering together"))
def test_on_a_large_screen_everything_on_the_table_is_larger_and_fits(scene: Scene) -> None:
    page = scene.seen(1440, 900)
    usual = becomes(page, lambda: widths(page), lambda found: found[0] in USUAL)
    scene.seen(1920, 1080)
    becomes(page, lambda: widths(page)[0], usual[0])
    for width, height, language in LARGE:
        scene.seen(width, height, language=language)
        becomes(page, lambda: larger(usual, widths(page)), True)
        becomes(page, lambda: page.evaluate(CUT), [])
        becomes(page, lambda: page.evaluate(OVER), [])
        becomes(page, lambda: page.evaluate(BEYOND), [0, 0])


def widths(page: Page) -> list[int | None]:
    """How wide a card of the hand, the pile, the stock and a mug are, where they lie there."""
    found: list[int | None] = page.evaluate(WIDTHS)
    return found


def larger(usual: list[int | None], now: list[int | None]) -> bool:
    """Whether all are half as large again, to a pixel or two."""
    return any(usual) and all(abs((wide or 0) - 1.5 * (was or 0)) <= 2 for was, wide in zip(usual, now, strict=True))
