"""The rules on paper: whole, dark on white, without the page around them, on one to three sheets of A4."""

import re
from collections.abc import Callable

import pytest

from tests.web.browser.looking import any_moment, becomes, computed, faultless
from tests.web.browser.situations import turn
from tests.web.browser.visitor import DESK, PHONE, Visitor

pytestmark = pytest.mark.browser

Visit = Callable[..., Visitor]
PRINTS = "globalThis.printed = 0; globalThis.print = () => { printed += 1; };"
ON_PAPER = """
() => {
  const light = (colour) => colour.match(/[\\d.]+/g).slice(0, 3).reduce((sum, part) => sum + Number(part), 0) / 765;
  const clear = (colour) => colour === "transparent" || /, 0\\)$/.test(colour) || light(colour) > 0.75;
  const faults = [];
  const sheet = document.querySelector("dialog[open]");
  for (let box = sheet; box; box = box.parentElement) {
    const { backgroundColor, overflowY } = getComputedStyle(box);
    if (!clear(backgroundColor)) faults.push(`${box.className || box.localName} is dark: ${backgroundColor}`);
    if (box === sheet && overflowY !== "visible") faults.push("the sheet is cut off");
  }
  for (const line of sheet.querySelectorAll("h2, h3, li, td, th, p, caption")) {
    if (!line.checkVisibility({ visibilityProperty: true })) faults.push(`not to be seen: ${line.textContent}`);
    if (light(getComputedStyle(line).color) > 0.5) faults.push(`not dark: ${line.textContent}`);
  }
  const around = document.querySelectorAll("#page :is(button, .scene, .wood, .welcome, .hand)");
  for (const part of around) {
    if (part.checkVisibility({ visibilityProperty: true })) faults.push(`is printed too: ${part.className}`);
  }
  return faults;
}
"""


def sheets(visitor: Visitor) -> int:
    """On how many sheets of A4 the page would be printed, with all its grounds."""
    return len(re.findall(rb"/Type\s*/Page\b", visitor.page.pdf(format="A4", print_background=True)))


@pytest.mark.parametrize(("screen", "theme"), [(PHONE, "light"), (DESK, "dark")], ids=["phone", "desk"])
@pytest.mark.parametrize("place", ["landing", "table"])
def test_the_rules_are_printed_whole_and_alone(
    visit: Visit, site: str, screen: dict[str, object], theme: str, place: str
) -> None:
    visitor = visit(screen, theme=theme, name="Bo")
    visitor.context.add_init_script(PRINTS)
    page = visitor.page
    if place == "table":
        turn(page, site)
    else:
        visitor.go()
    page.get_by_role("button", name="Rules" if place == "landing" else "The rules in force").first.click()
    button = page.locator("dialog [data-action=print]")
    button.click()
    assert any_moment(lambda: page.evaluate("() => printed")) == 1
    lines = len(becomes(page, page.locator("dialog li").all_inner_texts, lambda texts: len(texts) > 30))
    faultless(page)
    assert 1 <= sheets(visitor) <= 3
    page.emulate_media(media="print")
    becomes(page, lambda: page.evaluate(ON_PAPER), [])
    assert computed(page, "() => document.querySelectorAll('dialog li').length") == lines


def test_of_a_page_without_rules_everything_is_printed_as_it_was(visit: Visit) -> None:
    visitor = visit(DESK)
    page = visitor.go()
    page.wait_for_selector("[data-action=play-now]")
    page.emulate_media(media="print")
    becomes(page, lambda: page.locator(".welcome .h2").is_visible(), True)
