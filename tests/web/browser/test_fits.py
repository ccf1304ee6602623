"""On the smallest phone every word is whole, in three languages: filled in, not cut off, and inside its box.

Nor does any part of the page lie over another.
"""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.browser.fitting import CUT, OVER
from tests.web.browser.looking import becomes, rest
from tests.web.browser.scenes import WIDE, Scene, scenes, speak
from tests.web.browser.situations import HAND, SITUATIONS, waiting
from tests.web.browser.still import Posed, mid_deal
from tests.web.browser.visitor import DESK, PHONE, SMALL, Visitor

pytestmark = pytest.mark.browser

Visit = Callable[..., Visitor]
LANGUAGES = ("en", "fi", "sv")
CELLS = """
() => [...document.querySelectorAll(".strip .rank")].map((cell) => cell.getBoundingClientRect())
  .filter(({ width, left, right }) => width && (width < 36 || left < 0 || right > innerWidth)).length
"""


def whole(page: Page) -> None:
    """Every word is whole."""
    becomes(page, lambda: page.evaluate(CUT), [])


@scenes()
def test_every_word_is_whole(scene: Scene) -> None:
    for language in LANGUAGES:
        whole(scene.seen(360, 640, language=language))
        whole(scene.seen(360, 640, language=language, spacing=WIDE))
    whole(scene.seen(1440, 900, language="fi", spacing=WIDE))


@scenes()
def test_no_part_lies_over_another(scene: Scene) -> None:
    page = scene.seen(360, 640, language="sv")
    becomes(page, lambda: page.evaluate(OVER), [])


NARROW = (320, 480)
"""The smallest phones, and a page of 1280 px at 400 %."""


@scenes(("landing", "waiting, host", "opening", "cards and claim chosen", "claim to answer", "over"))
def test_at_320_pixels_every_word_and_every_rank_is_whole(scene: Scene) -> None:
    page = scene.seen(*NARROW, language="fi")
    whole(page)
    becomes(page, lambda: page.evaluate(CELLS), 0)
    whole(scene.seen(*NARROW, language="fi", spacing=WIDE))


TIGHT = """
() => [...document.querySelectorAll(".three .button")].filter((button) => {
  const range = document.createRange();
  range.selectNodeContents(button);
  const [inside, outside] = [range.getBoundingClientRect(), button.getBoundingClientRect()];
  return Math.min(inside.left - outside.left, outside.right - inside.right) < 5;
}).map((button) => button.innerText)
"""


def test_buttons_side_by_side_leave_room_round_their_words(visit: Visit) -> None:
    page = visit(PHONE).go()
    for language in LANGUAGES:
        speak(page, language)
        for width in (320, 390, 419):
            page.set_viewport_size({"width": width, "height": 844})
            rest(page)
            becomes(page, lambda: page.evaluate(TIGHT), [])


ROOM = """
() => {
  const fixed = (box) => getComputedStyle(box.parentElement).position === "fixed";
  const boxes = [...document.querySelectorAll(".end .panel, .end-buttons > *, .rematch-note > .button")]
    .filter((box) => !fixed(box)).map((box) => box.getBoundingClientRect());
  const below = (over, under) => under.top > over.top && under.left < over.right && over.left < under.right;
  return Math.min(...boxes.flatMap((over) =>
    boxes.filter((under) => below(over, under)).map((under) => under.top - over.bottom)));
}
"""


@scenes(["over"])
def test_at_the_end_the_rows_of_buttons_stand_apart(scene: Scene) -> None:
    for size in ((360, 640), (1440, 900)):
        page = scene.seen(*size)
        becomes(page, lambda page=page: page.evaluate(ROOM), lambda room: room >= 6)  # type: ignore[misc]


@pytest.mark.parametrize("here", [0, 1], ids=["just come", "host"])
def test_a_long_name_without_spaces_is_broken_and_stays_inside(visit: Visit, site: str, here: int) -> None:
    page = visit({**SMALL, "viewport": dict(zip(("width", "height"), NARROW, strict=True))}, name="Bo").page
    waiting(here=here, names=("W" * 20, "M" * 20))(page, site)
    page.locator(".chip.title").evaluate("title => title.remove()")  # which shortens it
    speak(page, "fi")
    whole(page)


def test_a_claim_of_several_lines_stands_clear_of_the_hand(visit: Visit, site: str) -> None:
    page = visit(DESK, name="Bo", language="fi").page
    table = Posed().place(**mid_deal(HAND, turn="D"))
    table.show(page, site)
    page.wait_for_selector(".hand .card")
    table.do("D: play 9c Td as T")
    panel = page.locator(".claim-panel")
    expect(panel).to_contain_text("Jos kukaan ei epäile")
    for width, height in ((1440, 900), (1024, 768), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        rest(page)
        becomes(page, lambda: page.evaluate(LINES), lambda lines: lines >= 2)
        becomes(page, lambda: page.evaluate(APART), lambda apart: apart >= 4)


LINES = """
() => {
  const about = document.querySelector(".claim-panel > p");
  return Math.round(about.getBoundingClientRect().height / parseFloat(getComputedStyle(about).lineHeight));
}
"""
APART = """
() => Math.min(...[...document.querySelectorAll(".hand .card")].map((card) => card.getBoundingClientRect().top)) -
  document.querySelector(".claim-panel").getBoundingClientRect().bottom
"""


def test_words_that_are_too_long_are_found(visit: Visit) -> None:
    page = visit(SMALL).go()
    join = page.locator("[data-action=join]")
    join.evaluate("(button) => button.firstChild.after('Wordwithoutanyend')")
    speak(page, "en")  # the page speaks again, the word stays
    becomes(page, lambda: page.evaluate(CUT), bool)


def test_a_part_that_lies_over_another_is_found(visit: Visit, site: str) -> None:
    page = visit(SMALL, name="Bo").page
    SITUATIONS["turn"](page, site)
    becomes(page, lambda: page.evaluate(OVER), [])
    page.locator(".table").evaluate("(table) => { table.style.gridTemplateRows = '118px 58px 96px 40px 118px auto'; }")
    becomes(page, lambda: page.evaluate(OVER), lambda faults: any(fault.startswith("move") for fault in faults))
