"""A program that somebody has brought: a coffee pot, and the word for it, wherever people and bots are shown."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.browser.still import Posed
from tests.web.browser.visitor import DESK, PHONE, Visitor
from valepaska.i18n import LANGUAGES, texts

EXAMPLE = Path(__file__).parents[3] / "examples" / "bot.mjs"
Visit = Callable[..., Visitor]
POT = "path[d^='M15 41']"
"""The spout and the handle."""


def with_program(*, dealt: bool) -> Posed:
    """Bo, Aino, a program, and a seat that is free or a bot's."""
    return Posed(names=("Bo", "Aino"), programs=("Räntä",), seats=4, dealt=dealt)


def row_of(page: Page, name: str) -> Any:
    return page.locator(".line-row, li.seat, .standings tr", has_text=name)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_before_the_first_deal_it_is_told_apart_from_people_and_bots(visit: Visit, site: str, lang: str) -> None:
    page = visit(PHONE, language=lang).page
    with_program(dealt=False).show(page, site)
    word = texts(lang)("page-seat-program")
    row_of(page, "Räntä").get_by_text(word).wait_for()
    expect(row_of(page, "Räntä").locator(POT)).to_have_count(1)
    expect(row_of(page, "Aino").locator(POT)).to_have_count(0)
    expect(row_of(page, "Aino").get_by_text(word)).to_have_count(0)


@pytest.mark.parametrize("screen", [PHONE, DESK], ids=["phone", "desk"])
def test_at_the_table_in_the_menu_and_at_the_end_it_is_told_apart(
    visit: Visit, site: str, screen: dict[str, Any]
) -> None:
    page = visit(screen | {"locale": "en-GB"}, language="en").page
    table = with_program(dealt=True)
    table.place(hands={"A": "4d 5h", "B": "7c", "C": "8c", "D": ""}, out=("D",), turn="C", pile=("A: 3s as 3",))
    table.show(page, site)
    seat = page.locator("li.seat", has_text="Räntä")
    expect(seat.locator(".note")).to_have_text("to play")
    expect(seat).to_contain_text("program")
    expect(seat.locator(POT)).to_have_count(1)
    expect(page.locator(f"li.seat {POT}")).to_have_count(1)
    page.get_by_role("button", name="Menu").click()
    person = page.locator("dialog .line-row", has_text="Räntä")
    person.get_by_text("program", exact=True).wait_for()
    expect(person.get_by_role("button", name="Make host")).to_have_count(0)
    expect(person.get_by_role("button", name="Remove")).to_have_count(1)
    page.keyboard.press("Escape")
    table.do("C: play 8c as 8")
    table.wait(120)
    while not table.table.round.over:
        table.wait(60)
    standing = page.locator(".standings tr", has_text="Räntä")
    expect(standing).to_contain_text("program")
    expect(standing.locator(POT)).to_have_count(1)


def test_the_program_in_javascript_plays_in_the_console_of_a_page(visit: Visit, site: str) -> None:
    """Pasted twice, it plays a deal with itself and a bot."""
    page = visit(DESK).go()
    wanted = {"seats": 3, "pace": "quick", "bot_speed": "instant"}
    table = page.request.post(f"{site}/api/tables", data=wanted).json()["table"]
    page.goto(f"{site}/t/{table}")
    console = page.context.new_cdp_session(page)

    def say(text: str) -> Any:
        said = {"expression": text, "replMode": True, "awaitPromise": True, "returnByValue": True}
        return console.send("Runtime.evaluate", said)

    assert "exceptionDetails" not in say(EXAMPLE.read_text(encoding="utf-8"))
    played = say("await Promise.all([main(location.href, '1', '0'), main(location.href, '1', '0')]), 'played'")
    assert played["result"].get("value") == "played", played
    record = page.request.get(f"{site}/api/tables/{table}/record").text()
    assert record.count("Tuisku") == 2
