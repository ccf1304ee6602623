"""The page in a language that nobody speaks, which is one file more: all that it says stands there, and fits."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page

from tests.i18n.pseudo import CODE, source_with
from tests.web.browser.fitting import CUT
from tests.web.browser.looking import any_moment, becomes, rest
from tests.web.browser.player import Player, tap
from tests.web.browser.serving import served
from tests.web.browser.spoken import outside_the_files
from tests.web.browser.visitor import PHONE, Visitor

pytestmark = [pytest.mark.browser, pytest.mark.slow]

Visit = Callable[..., Visitor]
NAME = "Ňõõ"
COMMAND = ("play", "lan")
"""What a person types to let others in: the same in every language."""
KEYS = ("Esc", "Enter")
"""As they stand on the keys."""
SHOWN = "() => [...document.querySelectorAll('[data-action]')].map((each) => each.dataset.action)"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that has one language more."""
    with served(tmp_path_factory.mktemp("home"), source=source_with(tmp_path_factory.mktemp("source"))) as address:
        yield address


def spoken(page: Page) -> None:
    """All that the page says now stands in the file, and every word is whole."""
    rest(page)
    becomes(page, lambda: outside_the_files(page, NAME, CODE.upper(), *COMMAND, *KEYS), [])
    becomes(page, lambda: page.evaluate(CUT), [])


def test_from_the_way_in_to_the_end_of_a_deal_nothing_is_said_in_another_language(visit: Visit) -> None:
    page = visit({**PHONE, "reduced_motion": "reduce"}, name=NAME, language=CODE).go()
    page.wait_for_selector("[data-action=play-now]")
    spoken(page)
    page.locator("[data-action=play-now]").tap()
    page.wait_for_selector(".hand .card")
    spoken(page)
    player = Player(page, 3, tap, hurried=True)
    looked: set[tuple[str, ...]] = set()
    said: list[str] = []
    while not player.step():
        shown = tuple(sorted(any_moment(lambda: page.evaluate(SHOWN))))
        if shown not in looked:
            looked.add(shown)
            said += any_moment(lambda: outside_the_files(page, NAME, *KEYS))
    assert said == []
    assert len(looked) > 3
    spoken(page)
    page.locator(".why summary").first.tap()
    page.wait_for_selector(".why li")
    spoken(page)


def test_the_lesson_is_told_in_the_new_language(visit: Visit) -> None:
    page = visit({**PHONE, "reduced_motion": "reduce"}, name=NAME, language=CODE).go("/#lesson")
    for phase in ("goal", "how"):
        page.locator(f".coach:has([data-phase={phase}]) [data-action=read-on]").tap()
    page.wait_for_selector(".coach [data-phase=task][data-task=honest]")
    spoken(page)
    for card in ("8h", "8s"):
        page.locator(f".hand [data-key='{card}.1']").tap()
    page.locator(".strip [data-rank='8']").tap()
    page.locator("[data-action=play]").tap()
    page.wait_for_selector(".coach [data-phase=done]")
    spoken(page)


def test_a_text_that_stands_in_no_file_is_found(visit: Visit) -> None:
    page = visit(PHONE, language=CODE).go()
    page.wait_for_selector("[data-action=play-now]")
    plants = (
        "document.querySelector('.h2').append(' Play now')",
        "document.querySelector('[data-action=join]').setAttribute('aria-label', 'Join')",
        "document.title = 'A game'",
        "document.querySelector('[data-action=friends]').lastChild.textContent = 'Ystävien kanssa'",
    )
    for found, plant in enumerate(plants, start=1):
        page.evaluate(plant)
        becomes(page, lambda: len(outside_the_files(page, CODE.upper())), found)
