"""The host changes the table, and people at one device choose their rules, in a browser."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.browser.looking import faultless
from tests.web.browser.visitor import DESK, PHONE, Visitor

pytestmark = pytest.mark.browser

Visit = Callable[..., Visitor]


def at_new_table(visit: Visit, name: str = "Bo") -> tuple[Visitor, Page]:
    """Somebody who has opened a table and waits."""
    visitor = visit(DESK, name=name)
    page = visitor.go("/#new")
    page.locator("[data-action=open]").click()
    page.wait_for_selector("[data-action=start]")
    return visitor, page


def test_everybody_sees_what_the_host_has_changed(visit: Visit) -> None:
    _, host = at_new_table(visit)
    guest_visitor = visit(PHONE, name="Aino", language="fi")
    guest = guest_visitor.go(host.url.removeprefix(guest_visitor.site))
    guest.locator("[data-action=sit]").click()
    host.wait_for_selector("text=Aino")
    host.locator("[data-action=arrange]").click()
    host.wait_for_selector("dialog .switch")
    faultless(host)
    host.get_by_role("switch", name="Jokers").click()
    host.get_by_role("group", name="Seats").get_by_role("button", name="More").click()
    host.get_by_role("switch", name="Draw lots").click()
    host.locator("[data-action=arrange-do]").click()
    host.wait_for_selector("dialog", state="detached")
    told = guest.locator("[data-part=changed]")
    told.wait_for()
    guest.wait_for_function("() => document.querySelectorAll('[data-part=changed] li').length >= 3")
    faultless(guest)
    for words in ("Paikkoja: 5.", "arpa ratkaisee", "okeri"):
        expect(told).to_contain_text(words)
    host.locator("[data-action=start]").click()
    guest.wait_for_selector(".hand .card")
    expect(guest.locator(".seats .seat")).to_have_count(4)


def test_a_change_that_cannot_be_played_is_refused_beside_the_button(visit: Visit) -> None:
    _, host = at_new_table(visit)
    host.locator("[data-action=arrange]").click()
    host.get_by_role("button", name="All rule sets").click()
    host.locator("dialog .choice", has_text="Pöytäpaska").first.click()
    seats = host.get_by_role("group", name="Seats")
    for count in range(5, 11):
        seats.get_by_role("button", name="More").click()
        expect(seats.get_by_role("status")).to_have_text(str(count))
    host.locator("[data-action=arrange-do]").click()
    host.wait_for_selector("dialog .field-error >> text=Take fewer seats or two packs.")


def test_people_at_one_device_choose_their_rules(visit: Visit) -> None:
    page = visit(PHONE).go("/#same")
    page.get_by_role("switch", name="Jokers").click()
    page.locator(".choice", has_text="Valepaska with refill").first.click()
    page.get_by_role("group", name="Bots").get_by_role("button", name="Fewer").click()
    page.locator("[data-action=deal]").click()
    page.locator("[data-action=open-door]").click()
    page.wait_for_selector(".hand .card")
    page.get_by_role("button", name="Rules").first.click()
    page.wait_for_selector("dialog >> text=joker")


def test_two_people_of_one_name_at_one_device_are_told(visit: Visit) -> None:
    page = visit(PHONE).go("/#same")
    page.wait_for_selector("input.field")
    for field in page.locator("input.field").all():
        field.fill("Anna")
    page.locator("[data-action=deal]").click()
    page.wait_for_selector("text=Somebody here has that name.")
