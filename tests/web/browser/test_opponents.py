"""Who plays where no person does: the host chooses by name and habit, and Play now needs no choice."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.web.browser.looking import any_moment, becomes, box_of, rest
from tests.web.browser.situations import choosing
from tests.web.browser.still import Posed
from tests.web.browser.visitor import DESK, PHONE, Visitor
from valepaska.bots import character, characters, usual

Visit = Callable[..., Visitor]


def test_an_opponent_is_chosen_by_keys_alone(visit: Visit, site: str) -> None:
    page = visit(DESK).page
    choosing(page, site)
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog[open]", state="detached")
    expect(page.locator(":focus")).to_have_attribute("data-action", "change-bot")
    page.keyboard.press("Enter")
    page.wait_for_selector("dialog [role=radio]")
    page.locator("dialog [role=radio][aria-checked=true]").focus()
    for _ in characters():
        page.keyboard.press("ArrowDown")
        rest(page)
        if any_moment(page.locator("dialog [aria-checked=true]", has_text="Väinö").count):
            break
    page.keyboard.press("Tab")
    expect(page.locator(":focus")).to_have_attribute("data-action", "seat-opponent")
    page.keyboard.press("Enter")
    page.locator(".line-row", has_text="Väinö").get_by_text("bot, sharp").wait_for()
    page.locator(".line-row", has_text="Väinö").get_by_text("Never lets a last card go by").wait_for()


def test_a_choice_says_its_name_its_strength_and_its_habit(visit: Visit, site: str) -> None:
    page = visit(PHONE | {"locale": "en-GB"}, language="en").page
    choosing(page, site)
    choice = page.get_by_role("radio", name="Aino Strength 3 of 4: sharp Keeps accounts")
    expect(choice).to_have_count(1)
    box = box_of(page.locator("dialog [data-action=seat-opponent]"))
    assert box["y"] + box["height"] <= PHONE["viewport"]["height"], "the way on is always in sight"


def test_seats_are_called_empty_only_while_some_are(visit: Visit, site: str) -> None:
    page = visit(DESK | {"locale": "en-GB"}, language="en").page
    Posed(names=("Aino",), seats=2, dealt=False).show(page, site)
    words = page.get_by_text("Bots sit down in the empty seats."), page.get_by_text("Invite somebody or add bots.")
    for each in words:
        each.wait_for()
    page.locator("[data-action=add-bot]").click()
    for each in words:
        each.wait_for(state="detached")


def test_play_now_seats_the_usual_three(visit: Visit) -> None:
    page = visit(PHONE, name="Bo").go()
    page.locator("[data-action=play-now]").click()
    page.wait_for_selector(".hand .card")
    seated = [character(id) for id in usual(3)]
    names = sorted(who.name for who in seated if who is not None)
    becomes(page, lambda: sorted(page.locator(".seat .who").all_inner_texts()), names)
