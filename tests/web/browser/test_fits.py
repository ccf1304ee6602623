"""On the smallest phone every word is whole, in three languages: filled in, not cut off, and inside its box.

Nor does any part of the page lie over another.
"""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.browser.looking import becomes, rest
from tests.web.browser.situations import HAND, SITUATIONS, waiting
from tests.web.browser.still import Posed, mid_deal
from tests.web.browser.visitor import DESK, PHONE, Visitor

pytestmark = pytest.mark.browser

Visit = Callable[..., Visitor]
SMALL = {"viewport": {"width": 360, "height": 640}, "reduced_motion": "reduce"}
SPEAK = """
async (language) => {
  const page = document.querySelector("script[type=module]").src;
  const texts = await import(new URL("base/i18n.js", page));
  await texts.speak(language);
  await texts.speakAll();
}
"""
CUT = """
() => {
  const boxes = "button, a.button, .chip, .slip, .panel, .sheet, .toast, .coach, .bubble, .tag, .label, th, td";
  const meant = ".hidden-text, noscript, script, .grid-box, svg, .count, .flag";
  const hides = (box) => ["hidden", "clip"].includes(getComputedStyle(box).overflowX);
  const found = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const owner = node.parentElement;
    if (!node.textContent.trim() || owner.closest(meant)) continue;
    if (document.querySelector("dialog[open]") && !owner.closest("dialog[open]")) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const words = range.getBoundingClientRect();
    if (!words.width) continue;
    if (/[{}]/.test(node.textContent)) found.push(`is not filled in: ${node.textContent}`);
    const box = owner.closest(boxes)?.getBoundingClientRect() ?? { left: 0, right: innerWidth };
    const sticks = words.right > Math.min(box.right, innerWidth) + 1 || words.left < Math.max(box.left, 0) - 1;
    if (sticks) found.push(`sticks out: ${node.textContent}`);
    if (hides(owner) && owner.scrollWidth > owner.clientWidth + 1) found.push(`cut off: ${node.textContent}`);
  }
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > innerWidth) found.push(`the page is ${scrollWidth} wide`);
  return [...new Set(found)];
}
"""

OVER = """
() => {
  const solid = ".panel, .claim-panel, .move, .strip .rank, .swap-card, .bar > *, .hand > .card, " +
    ".action .button:not(.quiet), .zone .button";
  const words = ".zone :is(h2, p), .reason, .truth, .seat .who";
  const scope = document.querySelector("dialog[open]") ?? document.body;
  const fixed = (box) => getComputedStyle(box).position === "fixed";
  const stays = (box) => box && box !== scope && (fixed(box) || stays(box.parentElement));
  const drawn = (box) => {
    if (box.matches(solid)) return box.getBoundingClientRect();
    const at = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
    const texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const { left, top, right, bottom } of range.getClientRects()) {
        [at.left, at.top] = [Math.min(at.left, left), Math.min(at.top, top)];
        [at.right, at.bottom] = [Math.max(at.right, right), Math.max(at.bottom, bottom)];
      }
    }
    return at;
  };
  const seen = (box) => box.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !stays(box);
  const parts = [...scope.querySelectorAll(`${solid}, ${words}`)].filter(seen).map((box) => ({ box, at: drawn(box) }));
  const called = (box) => `${box.className || box.localName} (${box.textContent.trim().slice(0, 20)})`;
  const found = [];
  parts.forEach((one, number) => parts.slice(number + 1).forEach((other) => {
    if (one.box.contains(other.box) || other.box.contains(one.box)) return;
    if (one.box.matches(".card") && other.box.matches(".card")) return;
    const wide = Math.min(one.at.right, other.at.right) - Math.max(one.at.left, other.at.left);
    const high = Math.min(one.at.bottom, other.at.bottom) - Math.max(one.at.top, other.at.top);
    if (wide > 1 && high > 1) found.push(`${called(one.box)} and ${called(other.box)} share ${high} px`);
  }));
  return [...new Set(found)];
}
"""
"""Names the parts that lie over one another: whole where they have a ground of their own, else their words. Cards of a
hand do, and what stays on the screen while the rest scrolls may."""


def speak(page: Page, language: str) -> None:
    """Has the page say everything in a language."""
    page.evaluate(SPEAK, language)
    rest(page)


def whole(page: Page, *languages: str) -> None:
    """Every word is whole in these languages."""
    for language in languages:
        speak(page, language)
        becomes(page, lambda: page.evaluate(CUT), [])


@pytest.mark.parametrize("name", SITUATIONS)
def test_every_word_is_whole_and_no_part_lies_over_another(visit: Visit, site: str, name: str) -> None:
    page = visit(SMALL, name="Bo").page
    SITUATIONS[name](page, site)
    whole(page, "en", "fi", "sv")
    becomes(page, lambda: page.evaluate(OVER), [])
    page.evaluate(WIDE)
    whole(page, "sv", "en", "fi")
    page.set_viewport_size({"width": 1440, "height": 900})
    whole(page, "fi")


WIDE = "() => { document.documentElement.style.letterSpacing = `.06em`; }"
NARROW = {**SMALL, "viewport": {"width": 320, "height": 480}}
"""The smallest phones, and a page of 1280 px at 400 %."""
ON_THE_NARROWEST = ("landing", "waiting, host", "opening", "cards and claim chosen", "claim to answer", "over")
CELLS = """
() => [...document.querySelectorAll(".strip .rank")].map((cell) => cell.getBoundingClientRect())
  .filter(({ width, left, right }) => width && (width < 36 || left < 0 || right > innerWidth)).length
"""


@pytest.mark.parametrize("name", ON_THE_NARROWEST)
def test_at_320_pixels_every_word_and_every_rank_is_whole(visit: Visit, site: str, name: str) -> None:
    page = visit(NARROW, name="Bo").page
    SITUATIONS[name](page, site)
    whole(page, "fi")
    becomes(page, lambda: page.evaluate(CELLS), 0)
    page.evaluate(WIDE)
    whole(page, "fi")


TIGHT = """
() => [...document.querySelectorAll(".three .button")].filter((button) => {
  const range = document.createRange();
  range.selectNodeContents(button);
  const [inside, outside] = [range.getBoundingClientRect(), button.getBoundingClientRect()];
  return Math.min(inside.left - outside.left, outside.right - inside.right) < 5;
}).map((button) => button.innerText)
"""


@pytest.mark.parametrize("width", [320, 390, 419])
def test_buttons_side_by_side_leave_room_round_their_words(visit: Visit, width: int) -> None:
    page = visit({**PHONE, "viewport": {"width": width, "height": 844}}).go()
    for language in ("en", "fi", "sv"):
        speak(page, language)
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


@pytest.mark.parametrize("screen", [SMALL, DESK], ids=["phone", "desk"])
def test_at_the_end_the_rows_of_buttons_stand_apart(visit: Visit, site: str, screen: dict[str, Any]) -> None:
    page = visit(screen, name="Bo").page
    SITUATIONS["over"](page, site)
    becomes(page, lambda: page.evaluate(ROOM), lambda room: room >= 6)


@pytest.mark.parametrize("here", [0, 1], ids=["just come", "host"])
def test_a_long_name_without_spaces_is_broken_and_stays_inside(visit: Visit, site: str, here: int) -> None:
    page = visit(NARROW, name="Bo").page
    waiting(here=here, names=("W" * 20, "M" * 20))(page, site)
    page.locator(".chip.title").evaluate("title => title.remove()")  # which shortens it
    whole(page, "fi")


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
    SITUATIONS["before the start"](page, site)
    becomes(page, lambda: page.evaluate(OVER), [])
    page.locator(".table").evaluate("(table) => { table.style.gridTemplateRows = '118px 58px 96px 60px 118px auto'; }")
    becomes(page, lambda: page.evaluate(OVER), lambda faults: any("swap-card" in fault for fault in faults))
