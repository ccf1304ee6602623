"""Low windows, of laptops and of phones below the bars of their browser: the buttons are there to be pressed."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.web.browser.fitting import CUT, OVER
from tests.web.browser.looking import becomes, rest
from tests.web.browser.scenes import Scene, scenes, speak
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


ON_RUG = """
() => {
  const boxes = (what) => [...document.querySelectorAll(what)].map((each) => each.getBoundingClientRect());
  const places = boxes(".stock, .pile");
  const meet = (one, other) => one.left < other.right - 1 && other.left < one.right - 1 &&
    one.top < other.bottom - 1 && other.top < one.bottom - 1;
  return boxes(".seat .vessel, .seat .who").filter((one) => places.some((place) => meet(one, place))).length;
}
"""
"""How many mugs and names of players lie over the stock or the pile."""


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
        becomes(page, lambda: page.evaluate(ON_RUG), 0)


OFF = """
() => {
  const leaf = document.querySelector(".leaf");
  const button = leaf.querySelector("[data-action=open-door]");
  const { left, top, right, bottom, width, height } = button.getBoundingClientRect();
  const on = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
  const met = document.elementFromPoint(left + width / 2, top + height / 2);
  const range = document.createRange();
  range.selectNodeContents(button);
  const words = range.getBoundingClientRect();
  const whole = words.top >= top && words.bottom <= bottom && words.left >= left && words.right <= right;
  return { wider: leaf.scrollWidth - leaf.clientWidth, button: on && button.contains(met), whole };
}
"""
PARTLY = """
() => [...document.querySelectorAll(".leaf > :not(.boards)")].filter((each) => {
  const { left, top, right, bottom } = each.getBoundingClientRect();
  return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
}).map((each) => each.getAttribute("class"))
"""
"""What stands on the door and is not whole on the screen."""


@pytest.mark.parametrize("name", ["Bo", "W" * 20], ids=["short", "long"])
def test_however_the_device_is_turned_its_door_can_be_opened(look: Look, site: str, name: str) -> None:
    page = look(SMALL)
    hands = {"A": "7c 7h", "B": "4d 5h", "C": "6h 6d"}
    Posed(names=(name, "Aino", "Cai"), here=2).place(hands=hands, pile=("C: 3s as 3",), turn="A").show(page, site)
    page.wait_for_selector("[data-action=open-door]")
    for language in ("en", "fi"):
        speak(page, language)
        for width, height in ((320, 568), (568, 320), *LOW, (320, 480), (390, 844), (844, 390)):
            page.set_viewport_size({"width": width, "height": height})
            rest(page)
            becomes(page, lambda: page.evaluate(OFF), {"wider": 0, "button": True, "whole": True})
            becomes(page, lambda: page.evaluate(CUT), [])
            if name == "Bo":
                becomes(page, lambda: page.evaluate(PARTLY), [])
