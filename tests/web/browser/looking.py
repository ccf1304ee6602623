"""How the tests look at a page that draws when it gets to it: they wait until it shows what it should.

Whatever is asserted of a page comes from here or from `expect`; tests/web/test_looking.py sees to that.
"""

import time
from collections.abc import Callable
from typing import Any, TypedDict, TypeVar

from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Error, Locator, Page

PATIENCE = 20_000
"""Milliseconds after which a page is taken to hang, however busy the machine is."""
A_MOMENT = 25
LEAVING = "context was destroyed"
"""What the browser says when a page is asked something while another takes its place."""
AT_REST = """
async () => {
  const frame = () => new Promise(requestAnimationFrame);
  await document.fonts.ready;
  await frame();
  await frame();
  return document.getAnimations().every((each) => each.playState !== "running");
}
"""
AGAIN = Axe("")
"""Axe in a document that it has been put into already."""
FAULTS = {"resultTypes": ["violations"]}
"""Axe tells only of what is wrong, not of each thing that is right: it takes half the time."""
Seen = TypeVar("Seen")


class Box(TypedDict):
    """Where something is drawn, in pixels of the screen."""

    x: float
    y: float
    width: float
    height: float


def becomes(page: Page, read: Callable[[], Seen], right: Seen | Callable[[Seen], bool]) -> Seen:
    """What the page shows, once it is `right`: equal to a value, or such that a function says so.

    Fails with what it shows instead if it does not come to that.
    """
    end = time.monotonic() + PATIENCE / 1000
    while True:
        try:
            seen = read()
        except Error as error:
            if LEAVING not in error.message or time.monotonic() > end:
                raise
            continue
        if right(seen) if callable(right) else seen == right:
            return seen
        if time.monotonic() > end:
            assert seen == right, seen
        page.wait_for_timeout(A_MOMENT)


def rest(page: Page) -> None:
    """Waits until the fonts are there, what was changed is drawn and nothing moves."""
    page.wait_for_function(AT_REST)


def box_of(thing: Locator) -> Box:
    """Where a thing is drawn once it has come to rest."""
    thing.wait_for()
    rest(thing.page)
    box = thing.bounding_box()
    assert box is not None
    return Box(x=box["x"], y=box["y"], width=box["width"], height=box["height"])


def faultless(page: Page) -> None:
    """No violation that axe finds once everything has come to rest."""
    rest(page)
    axe = AGAIN if page.evaluate("() => 'axe' in globalThis") else Axe()
    found = axe.run(page, options=FAULTS)
    assert found.violations_count == 0, found.generate_report()


def stop_the_clock(page: Page) -> None:
    """Has the clock of the page, which has been installed, stand still from now on."""
    page.clock.pause_at(page.evaluate("() => Date.now() + 1000"))


def run_until(page: Page, so: Callable[[], bool], step: int = 20) -> None:
    """Lets the clock of the page, which stands still, go on by `step` milliseconds at a time until something is so."""
    end = time.monotonic() + PATIENCE / 1000
    while not so():
        assert time.monotonic() < end, page.inner_text("body")[:400]
        page.clock.run_for(step)


def computed(page: Page, script: str, argument: Any = None) -> Any:
    """What a script gives whose moment does not matter: it calculates, or tells what was noted down before."""
    return page.evaluate(script, argument)


def any_moment(read: Callable[[], Seen]) -> Seen:
    """What the page shows just now, for what has to hold at every moment, or is looked at again and again."""
    return read()
