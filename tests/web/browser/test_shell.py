"""The installed page: it opens without a server and says so, keeps nothing of a game, and tells of a newer version."""

import shutil
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from tests.web.browser.looking import any_moment, becomes, box_of, computed, faultless
from tests.web.browser.serving import ROOT, served
from tests.web.browser.situations import SITUATIONS
from tests.web.browser.visitor import DESK, PHONE, Visitor

pytestmark = pytest.mark.browser

Visit = Callable[..., Visitor]
KEEPS = {"service_workers": "allow"}
UNTIL_KEPT = 3000
"""Milliseconds after which a page that has come is kept."""
KEPT = """
async () => {
  const all = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
  return navigator.serviceWorker.controller ? all.flat().map(({ url }) => new URL(url).pathname) : [];
}
"""
VERSION = "document.querySelector('script[type=module]').src.split('/')[4]"
SAYS_SO = {
    "en": "The server cannot be reached",
    "fi": "Palvelimeen ei saa yhteyttä",
    "sv": "Servern går inte att nå",
}


class Site:
    """A server that can be stopped, and started again at its address."""

    def __init__(self, home: Path) -> None:
        self.home = home
        self.address = ""
        self._running = ExitStack()
        self.start()

    def start(self, source: Path = ROOT / "src") -> None:
        port = urlsplit(self.address).port or 0
        self.address = self._running.enter_context(served(self.home, port, source))

    def stop(self) -> None:
        self._running.close()


@pytest.fixture
def own_site(tmp_path: Path) -> Iterator[Site]:
    found = Site(tmp_path)
    yield found
    found.stop()


def kept(page: Page, address: str) -> list[str]:
    """Opens a page and waits until it is kept; the paths of what is."""
    page.clock.install()
    page.goto(address)
    page.wait_for_selector("[data-action=play-now]")
    page.clock.fast_forward(UNTIL_KEPT)
    return becomes(page, lambda: page.evaluate(KEPT), lambda paths: "/" in paths and len(paths) > 20)


@pytest.mark.parametrize("screen", [PHONE, DESK], ids=["phone", "desk"])
def test_a_kept_page_opens_without_a_server_says_so_and_tries_again(
    visit: Visit, own_site: Site, screen: dict[str, object]
) -> None:
    visitor = visit({**screen, **KEEPS})
    visitor.site = own_site.address
    page = visitor.page
    kept(page, own_site.address)
    own_site.stop()
    for path in ("/", "/t/AAAAAAAAAAAAAAAAAAAAAA", "/#new"):
        page.goto(own_site.address + path)
        page.reload()
        expect(page.get_by_role("alert")).to_contain_text(SAYS_SO["en"])
    faultless(page)
    own_site.start()
    page.locator("[data-action=again]").click()
    page.wait_for_selector("[data-action=open]")
    visitor.faults.clear()  # the browser notes by itself that nobody answered


@pytest.mark.parametrize("language", ["fi", "sv"])
def test_without_a_server_it_speaks_the_language_that_was_chosen(visit: Visit, own_site: Site, language: str) -> None:
    visitor = visit({**PHONE, **KEEPS}, language=language)
    visitor.site = own_site.address
    kept(visitor.page, own_site.address)
    own_site.stop()
    visitor.page.reload()
    expect(visitor.page.get_by_role("alert")).to_contain_text(SAYS_SO[language])
    visitor.faults.clear()


def test_of_a_game_nothing_is_kept(visit: Visit, site: str) -> None:
    visitor = visit({**PHONE, **KEEPS}).listens()
    page = visitor.page
    before = kept(page, site)
    tools = visitor.context.new_cdp_session(page)
    assert tools.send("Page.getInstallabilityErrors") == {"installabilityErrors": []}
    page.locator("[data-action=play-now]").tap()
    page.wait_for_selector(".hand .card")
    assert any("/api/tables" in address for address in visitor.heard.asked)
    assert [path for path in before if path != "/" and not path.startswith("/static/v-")] == []
    assert any_moment(lambda: sorted(page.evaluate(KEPT))) == sorted(before)


def test_a_newer_page_is_told_of_between_deals_and_comes_when_it_is_asked_for(
    visit: Visit, own_site: Site, tmp_path: Path
) -> None:
    visitor = visit({**DESK, **KEEPS})
    visitor.site = own_site.address
    page = visitor.page
    kept(page, own_site.address)
    old = computed(page, VERSION)
    source = tmp_path / "newer"
    shutil.copytree(ROOT / "src", source, ignore=shutil.ignore_patterns("__pycache__"))
    with (source / "valepaska/web/static/page/base/tick.js").open("a", encoding="utf-8") as script:
        script.write("export const newer = true;\n")
    own_site.stop()
    own_site.start(source)
    page.evaluate("() => dispatchEvent(new Event('backagain'))")
    notice = page.locator(".newer")
    expect(notice).to_be_visible()
    faultless(page)
    page.locator("[data-action=play-now]").click()
    page.wait_for_selector(".hand .card")
    expect(notice).to_be_hidden()
    page.go_back()
    expect(notice).to_be_visible()
    assert computed(page, VERSION) == old
    page.locator("[data-action=reload]").click()
    becomes(page, lambda: page.evaluate(VERSION), lambda version: version != old)
    page.wait_for_selector("[data-action=play-now]")
    page.clock.fast_forward(UNTIL_KEPT)
    expect(page.locator("link[rel=manifest]")).to_have_attribute("href", "/manifest.webmanifest?lang=en")
    becomes(page, lambda: {path.split("/")[2] for path in page.evaluate(KEPT)[1:]}, {computed(page, VERSION)})
    expect(notice).to_have_count(0)


@pytest.mark.parametrize("scene", ["landing", "a new table", "over"])
def test_word_of_a_newer_page_covers_nothing_that_one_may_press_type_into_or_read(
    visit: Visit, site: str, scene: str
) -> None:
    page = visit({**PHONE, "reduced_motion": "reduce"}, name="Bo").page
    page.clock.install()
    SITUATIONS[scene](page, site)
    page.clock.fast_forward(UNTIL_KEPT)
    notice = page.locator(".newer")
    becomes(page, lambda: page.evaluate(TOLD) or notice.is_visible(), True)
    for width, height in ((390, 844), (1440, 900), (360, 640), (568, 320)):
        page.set_viewport_size({"width": width, "height": height})
        word = box_of(notice)
        assert word["x"] >= 0
        assert word["x"] + word["width"] <= width
        becomes(page, lambda: page.evaluate(COVERED), [])


COVERED = """
() => {
  const word = document.querySelector(".newer").getBoundingClientRect();
  const others = document.querySelectorAll("button, a, input, select, summary, .line-box svg, .verdict-box, .panel");
  return [...others].filter((each) => !each.closest(".newer")).filter((each) => {
    const { left, right, top, bottom } = each.getBoundingClientRect();
    return left < word.right && right > word.left && top < word.bottom && bottom > word.top;
  }).map((each) => each.className || each.localName);
}
"""
"""What lies where the word stands."""
TOLD = """
() => void navigator.serviceWorker.dispatchEvent(new MessageEvent("message", { data: { version: "v-newer" } }))
"""


def test_where_pages_cannot_be_kept_one_plays_as_ever(visit: Visit) -> None:
    visitor = visit(PHONE)
    visitor.context.add_init_script("delete Navigator.prototype.serviceWorker")  # as over plain http
    page = visitor.page
    page.clock.install()
    visitor.go()
    page.wait_for_selector("[data-action=play-now]")
    page.clock.fast_forward(UNTIL_KEPT)
    expect(page.locator("link[rel=manifest]")).to_have_attribute("href", "/manifest.webmanifest?lang=en")
    page.locator("[data-action=play-now]").tap()
    page.wait_for_selector(".hand .card")
