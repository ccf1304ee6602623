"""A real browser and a real server for the tests of the page."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.web.browser.visitor import CHROMIUM, FLAGS, PHONE, Visitor

ROOT = Path(__file__).parents[3]
NEEDED = not CHROMIUM.exists() and not os.environ.get("REQUIRE_BROWSER")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Without Chromium these tests are skipped, unless REQUIRE_BROWSER says that they may not be."""
    for item in items:
        if Path(item.fspath).parent == Path(__file__).parent and NEEDED:
            item.add_marker(pytest.mark.skip(reason="needs Chromium: apt-get install chromium"))


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server in a process of its own."""
    home = str(tmp_path_factory.mktemp("home"))
    command = [
        sys.executable,
        "-m",
        "valepaska",
        "serve",
        "--no-browser",
        "--lang",
        "en",
        "--port",
        "0",
        "--db",
        "memory:",
    ]
    settings = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "HOME": home, "XDG_DATA_HOME": home}
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=settings)
    assert process.stdout is not None
    found = re.search(r"http://[\d.]+:\d+", process.stdout.readline())
    assert found
    yield found[0]
    process.kill()
    process.communicate()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Chromium."""
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=str(CHROMIUM), args=FLAGS)
        yield chromium
        chromium.close()


@pytest.fixture
def visit(browser: Browser, site: str) -> Iterator[Callable[..., Visitor]]:
    """Makes visitors: `visit(PHONE, bots="instant")`. What their pages complained of fails the test."""
    visitors: list[Visitor] = []

    def make(screen: dict[str, Any] = PHONE, **settings: Any) -> Visitor:
        kept = {"language": "en", "bots": "instant", "speed": "instant", **settings}
        context = browser.new_context(**screen)
        name = "'valepaska.settings'"
        context.add_init_script(f"localStorage.getItem({name}) || localStorage.setItem({name}, `{json.dumps(kept)}`)")
        visitors.append(Visitor(context, site))
        return visitors[-1]

    yield make
    faults = [fault for visitor in visitors for fault in visitor.faults]
    for visitor in visitors:
        visitor.context.close()
    assert not faults
