"""For everybody: no screen and no state of the table has a fault that axe knows, in the light or in the dark."""

from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page

from tests.web.browser.situations import SITUATIONS
from tests.web.browser.visitor import DESK, PHONE, Visitor

Visit = Callable[..., Visitor]
SETTLED = (
    "() => document.fonts.ready.then(() => document.getAnimations().every((each) => each.playState !== 'running'))"
)


def faultless(page: Page) -> None:
    """No violation that axe finds once everything has come to rest."""
    page.wait_for_function(SETTLED)
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()


@pytest.mark.parametrize("name", SITUATIONS)
def test_nothing_stands_in_anybodys_way(visit: Visit, site: str, name: str) -> None:
    screen = {"viewport": PHONE["viewport"], "reduced_motion": "reduce"}
    page = visit(screen, theme="light", name="Bo").page
    SITUATIONS[name](page, site)
    faultless(page)
    page.set_viewport_size(DESK["viewport"])
    page.evaluate("() => { document.documentElement.dataset.theme = 'dark'; }")
    faultless(page)
