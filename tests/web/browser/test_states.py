"""For everybody: no screen and no state of the table has a fault that axe knows, in the light or in the dark."""

from collections.abc import Callable

import pytest

from tests.web.browser.looking import faultless
from tests.web.browser.situations import SITUATIONS
from tests.web.browser.visitor import DESK, PHONE, Visitor

Visit = Callable[..., Visitor]


@pytest.mark.parametrize("name", SITUATIONS)
def test_nothing_stands_in_anybodys_way(visit: Visit, site: str, name: str) -> None:
    screen = {"viewport": PHONE["viewport"], "reduced_motion": "reduce"}
    page = visit(screen, theme="light", name="Bo").page
    SITUATIONS[name](page, site)
    faultless(page)
    page.set_viewport_size(DESK["viewport"])
    page.evaluate("() => { document.documentElement.dataset.theme = 'dark'; }")
    faultless(page)
