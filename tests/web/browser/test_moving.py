"""A seat moves to another device, in two browsers."""

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.web.browser.looking import becomes, faultless
from tests.web.browser.player import hand_of
from tests.web.browser.visitor import DESK, PHONE, Visitor

Visit = Callable[..., Visitor]


def test_a_link_moves_the_seat_to_another_device_once(visit: Visit) -> None:
    desk, phone, late = visit(DESK, name="Bo").listens(), visit(PHONE).listens(), visit(PHONE).listens()
    page = desk.go()
    page.locator("[data-action=play-now]").click()
    page.wait_for_selector(".hand .card")
    hand = hand_of(page)
    page.get_by_role("button", name="Menu").first.click()
    page.locator("[data-action=move]").click()
    page.wait_for_selector("button[aria-label='The link for the other device as a QR code'] svg")
    faultless(page)
    link = becomes(page, page.get_by_label("Link for the other device", exact=True).input_value, bool)
    path = link.removeprefix(desk.site)
    other = phone.go(path)
    other.wait_for_selector("[data-action=move-here]")
    faultless(other)
    other.locator("[data-action=move-here]").click()
    other.wait_for_selector(".hand .card")
    becomes(other, lambda: hand_of(other), hand)
    expect(other).to_have_url(re.compile(r"^[^#]*$"))
    page.wait_for_selector("text=Your seat is on another device now.")
    page.locator("[data-action=watch]").click()
    page.wait_for_selector("text=You are watching")
    other.reload()
    other.wait_for_selector(".hand .card")
    third = late.go(path)
    third.locator("[data-action=move-here]").click()
    third.wait_for_selector("text=This link has been used.")
    ticket = path.partition("seat=")[2]
    asked = [address for visitor in (desk, phone, late) for address in visitor.heard.asked]
    assert asked
    assert not any(ticket in address.partition("#")[0] for address in asked)


def test_one_of_the_people_at_a_device_moves_to_a_phone_and_the_others_play_on(visit: Visit) -> None:
    shared, phone = visit(PHONE, name="Bo"), visit(PHONE)
    page = shared.go("/#same")
    for at, name in enumerate(("Anna", "Cai")):
        page.locator("input.field").nth(at).fill(name)
    page.get_by_role("group", name="Bots").get_by_role("button", name="Fewer").click()
    page.locator("[data-action=deal]").click()
    page.locator("[data-action=open-door]").click()
    page.wait_for_selector(".hand .card")
    page.get_by_role("button", name="Menu").first.click()
    page.locator("[data-action=move]").click()
    link = becomes(page, page.get_by_label("Link for the other device", exact=True).input_value, bool)
    other = phone.go(link.removeprefix(shared.site))
    other.locator("[data-action=move-here]").click()
    other.wait_for_selector(".hand .card")
    page.wait_for_selector("text=Your seat is on another device now.")
    page.get_by_role("button", name="Go on here").click()
    page.wait_for_selector(".table")
    table = page.url.partition("/t/")[2]
    kept = "(table) => JSON.parse(localStorage[`valepaska.seat.${table}`]).value.length"
    becomes(page, lambda: page.evaluate(kept, table), 1)
