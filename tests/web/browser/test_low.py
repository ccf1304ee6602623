"""Low windows, of laptops and of phones below the bars of their browser: the buttons are there to be pressed."""

import pytest

from tests.web.browser.fitting import OVER
from tests.web.browser.looking import becomes
from tests.web.browser.scenes import Scene, scenes

pytestmark = pytest.mark.browser

LOW = (
    (1366, 657),
    (1366, 625),
    (1280, 600),
    (1280, 585),
    (1024, 600),
    (375, 553),
    (360, 640),
    (360, 600),
    (360, 568),
    (320, 568),
    (568, 320),
)
BELOW = """
() => {
  const needed = document.querySelectorAll(".action .button, .move, .strip .rank, .claim-panel, .swap-card");
  const drawn = [...needed].filter((each) => each.getClientRects().length);
  const below = drawn.map((each) => [each.className, Math.ceil(each.getBoundingClientRect().bottom - innerHeight)])
    .filter(([, by]) => by > 0);
  const { scrollHeight, scrollWidth } = document.documentElement;
  return { below, higher: scrollHeight - innerHeight, wider: scrollWidth - innerWidth, any: drawn.length > 0 };
}
"""
QUESTION = "() => document.querySelector('.offer h2')?.checkVisibility() ?? true"


@scenes(
    ("opening", "turn", "cards and claim chosen", "claim to answer", "before the start", "swap", "answering together")
)
def test_in_a_low_window_the_buttons_are_on_the_screen(scene: Scene) -> None:
    scene.seen(*LOW[0]).mouse.move(0, 0)
    for width, height in LOW:
        page = scene.seen(width, height)
        fits = {"below": [], "higher": 0, "wider": 0, "any": True}
        becomes(page, lambda page=page: page.evaluate(BELOW), fits)  # type: ignore[misc]
        becomes(page, lambda page=page: page.evaluate(OVER), [])  # type: ignore[misc]
        becomes(page, lambda page=page: page.evaluate(QUESTION), True)  # type: ignore[misc]
