"""Low windows, of laptops and of phones below the bars of their browser: the buttons are there to be pressed."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.web.browser.fitting import OVER
from tests.web.browser.looking import becomes, rest
from tests.web.browser.scenes import Scene, scenes
from tests.web.browser.still import RANKS, Posed
from tests.web.browser.visitor import SMALL
from valepaska.records.notation import SEAT_LETTERS

pytestmark = pytest.mark.browser

Look = Callable[..., Page]
SHARING = ("Bo", "Aino", "Maximiliane Valkama", "Eero", "Cai", "Disa", "Essi", "Fanny-Charlotta", "Greta")
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
    (640, 360),
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
UNDER = "() => document.querySelector('.claim-panel > p')?.checkVisibility() ?? true"
"""Whether a claim is shown with what lies under it, and how many cards are at stake."""
STUCK_OUT = """
() => [...document.querySelectorAll(".together .doubt > span")].filter((name) => {
  const [at, button] = [name.getBoundingClientRect(), name.parentElement.getBoundingClientRect()];
  const out = at.left < button.left || at.right > button.right || at.top < button.top || at.bottom > button.bottom;
  return out || at.width < 12;
}).map((name) => name.textContent)
"""
"""The names of people that do not fit on their buttons."""


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
        becomes(page, lambda page=page: page.evaluate(UNDER), True)  # type: ignore[misc]


@pytest.mark.parametrize("people", [3, 6, 9])
def test_as_many_as_share_a_device_find_their_names_on_the_buttons(look: Look, site: str, people: int) -> None:
    page = look(SMALL)
    claimant = SEAT_LETTERS[people]
    hands = {letter: f"{rank}c {rank}d" for letter, rank in zip(SEAT_LETTERS[: people + 1], RANKS, strict=False)}
    table = Posed(names=(*SHARING[:people], "Zelda"), here=people).place(
        hands=hands, pile=("A: 2s as 3",), turn=claimant
    )
    table.show(page, site)
    page.wait_for_selector(".table")
    table.do(f"{claimant}: play {hands[claimant]} as 9")
    page.wait_for_selector("[data-action=nobody][aria-disabled=false]")
    for width, height in (*LOW, (390, 844), (1440, 900)):
        page.set_viewport_size({"width": width, "height": height})
        rest(page)
        fits = {"below": [], "higher": 0, "wider": 0, "any": True}
        becomes(page, lambda: page.evaluate(BELOW), fits)
        becomes(page, lambda: page.evaluate(STUCK_OUT), [])
        becomes(page, lambda: page.evaluate(UNDER), True)
