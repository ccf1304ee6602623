"""What a browser loads, and what it does not load again."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.browser.looking import computed
from tests.web.browser.visitor import Visitor
from tests.web.browser.wire import NOTHING_LATER, Wire

FIRST_LOAD = 120_000
SAYS = """
  async ([module, id]) => {
    const { t } = await import(module);
    const first = t(id);
    while (!t(id)) await new Promise(requestAnimationFrame);
    return [first, t(id)];
  }
"""


def come(page: Page, address: str, until: str = "[data-action=play-now]") -> Wire:
    """Opens an address, and tells what it loaded."""
    wire = Wire()
    wire.watch(page)
    page.add_init_script(NOTHING_LATER)
    page.goto(address)
    page.wait_for_selector(until)
    page.wait_for_load_state("networkidle")
    return wire


def test_a_first_visit_is_small_and_a_second_asks_for_the_page_alone(visit: Callable[..., Visitor], site: str) -> None:
    visitor = visit()
    first = come(visitor.page, site)
    assert any(address.endswith("/deck.js") for address in first.sizes)
    assert first.bytes < FIRST_LOAD, str(first)
    second = come(visitor.open(), site)
    assert [address.removeprefix(site) for address in second.sizes] == ["/"]
    assert second.cached >= first.requests - 2  # the page itself, and its icon, which a browser may take its time with


@pytest.mark.parametrize("place", ["/", "/t/"])
def test_the_page_itself_asks_for_every_module_of_its_screen(
    visit: Callable[..., Visitor], site: str, place: str
) -> None:
    visitor = visit()
    page = visitor.page
    address = site + place
    if place == "/t/":
        address += page.request.post(f"{site}/api/tables", data={}).json()["table"]
    wire = come(page, address, "[data-action]")
    loaded = {address.removeprefix(site) for address in wire.sizes if address.endswith(".js")}
    named = set(re.findall(r'"(/static/[^"]+\.js)"', page.request.get(address).text()))
    assert loaded == named


def test_the_way_to_the_cards_needs_no_text_that_is_seldom_spoken(visit: Callable[..., Visitor]) -> None:
    visitor = visit().listens()
    page = visitor.go()
    page.locator("[data-action=play-now]").tap()
    page.wait_for_selector(".hand .card")
    assert not [address for address in visitor.heard.asked if address.endswith("-rest.ftl")]


def test_a_text_that_is_seldom_spoken_comes_when_it_is_wanted(visit: Callable[..., Visitor]) -> None:
    visitor = visit().listens()
    page = visitor.go()
    page.wait_for_selector("[data-action=play-now]")
    module = next(address for address in visitor.heard.asked if address.endswith("/base/i18n.js"))
    first, then = computed(page, SAYS, [module, "lesson-title"])
    assert (first, then != "lesson-title") == ("", True)
    assert computed(page, SAYS, [module, "no-such-text"]) == ["no-such-text"] * 2


def test_the_words_of_the_lesson_are_there_before_it_is(visit: Callable[..., Visitor]) -> None:
    page = visit().go()
    page.locator("[data-action=lesson]").tap()
    expect(page.locator(".coach h2")).to_have_text("Valepaska in three minutes")
