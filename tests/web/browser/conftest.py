"""A real browser and a real server for the tests of the page."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.web.browser.looking import PATIENCE
from tests.web.browser.scenes import Scene
from tests.web.browser.serving import served
from tests.web.browser.situations import SITUATIONS
from tests.web.browser.visitor import (
    CHROMIUM,
    FLAGS,
    NEEDS_CHROMIUM,
    NOWHERE_ELSE,
    PHONE,
    SMALL,
    Visitor,
    Window,
    visits,
)

expect.set_options(timeout=PATIENCE)


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """These are the tests in a browser; without Chromium they are skipped. Tests of one scene follow each other."""
    for item in items:
        if Path(item.fspath).parent == Path(__file__).parent:
            item.add_marker(pytest.mark.browser)
            item.add_marker(NEEDS_CHROMIUM)
    places = [at for at, item in enumerate(items) if scene_of(item)]
    in_order = sorted((items[at] for at in places), key=lambda item: list(SITUATIONS).index(scene_of(item)))
    for at, item in zip(places, in_order, strict=True):
        items[at] = item


def scene_of(item: pytest.Item) -> str:
    """The situation that a test looks at as others do; empty where it looks at none."""
    shape = getattr(item, "callspec", None)
    return str(shape.params.get("scene", "")) if shape else ""


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server in a process of its own."""
    with served(tmp_path_factory.mktemp("home")) as address:
        yield address


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Chromium."""
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=str(CHROMIUM), args=[*FLAGS, NOWHERE_ELSE])
        yield chromium
        chromium.close()


@pytest.fixture
def visit(browser: Browser, site: str) -> Iterator[Callable[..., Visitor]]:
    """Makes visitors: `visit(PHONE, bots="instant")`."""
    with visits(browser, site) as make:
        yield make


@pytest.fixture(scope="package")
def window(browser: Browser, site: str) -> Iterator[Window]:
    """The window in which scenes stand."""
    with visits(browser, site) as make:
        yield Window(make(SMALL, name="Bo", theme="light"))


@pytest.fixture(scope="package")
def windows(browser: Browser, site: str) -> Iterator[Callable[[dict[str, Any]], Window]]:
    """A window of each screen that is asked for."""
    found: dict[str, Window] = {}

    def window_of(screen: dict[str, Any]) -> Window:
        name = repr(screen)
        if name not in found:
            found[name] = Window(make(screen))
        return found[name]

    with visits(browser, site) as make:
        yield window_of


@pytest.fixture
def look(windows: Callable[[dict[str, Any]], Window]) -> Iterator[Callable[..., Page]]:
    """Gives the page to whoever poses one table and looks at it: `look(PHONE, name="Bo")`. Sooner there than `visit`.

    It is for pages whose clock runs and that are not loaded again.
    """
    used: list[Window] = []

    def make(screen: dict[str, Any] = PHONE, **settings: Any) -> Page:
        used.append(windows(screen))
        assert len(used) == 1, "there is one window"
        used[0].page.set_viewport_size(screen["viewport"])
        return used[0].settle(**settings)

    yield make
    for window in used:
        window.empty()
        window.visitor.has_no_fault()


@pytest.fixture(scope="package")
def scene(window: Window, site: str, request: pytest.FixtureRequest) -> Iterator[Scene]:
    """A situation that has been brought about once, for all the tests that only look at it (`scenes`)."""
    window.page.set_viewport_size(SMALL["viewport"])
    try:
        SITUATIONS[request.param](window.page, site)
        yield Scene(window.page)
    finally:
        window.empty()
    window.visitor.has_no_fault()
