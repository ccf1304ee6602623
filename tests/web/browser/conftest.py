"""A real browser and a real server for the tests of the page."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.web.browser.looking import PATIENCE
from tests.web.browser.serving import served
from tests.web.browser.visitor import CHROMIUM, FLAGS, NEEDS_CHROMIUM, PHONE, Visitor

expect.set_options(timeout=PATIENCE)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """These are the tests in a browser; without Chromium they are skipped."""
    for item in items:
        if Path(item.fspath).parent == Path(__file__).parent:
            item.add_marker(pytest.mark.browser)
            item.add_marker(NEEDS_CHROMIUM)


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server in a process of its own."""
    with served(tmp_path_factory.mktemp("home")) as address:
        yield address


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Chromium."""
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=str(CHROMIUM), args=FLAGS)
        yield chromium
        chromium.close()


@pytest.fixture
def visit(browser: Browser, site: str) -> Iterator[Callable[..., Visitor]]:
    """Makes visitors: `visit(PHONE, bots="instant")`; no page is kept for later, unless a screen says otherwise.

    What their pages complained of fails the test, and so does whatever they asked of another origin.
    """
    visitors: list[Visitor] = []

    def make(screen: dict[str, Any] = PHONE, **settings: Any) -> Visitor:
        kept = {"language": "en", "bots": "instant", "speed": "instant", **settings}
        context = browser.new_context(**{"service_workers": "block", **screen})
        name = "'valepaska.settings'"
        context.add_init_script(f"localStorage.getItem({name}) || localStorage.setItem({name}, `{json.dumps(kept)}`)")
        visitors.append(Visitor(context, site))
        return visitors[-1]

    yield make
    faults = [fault for visitor in visitors for fault in visitor.faults]
    elsewhere = [address for visitor in visitors for address in visitor.elsewhere()]
    for visitor in visitors:
        visitor.context.close()
    assert not faults
    assert not elsewhere
