"""Links: dead, full, started, written carelessly; each says so and offers what can be done. Watching."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.browser.looking import becomes
from tests.web.browser.visitor import DESK, PHONE, Visitor

pytestmark = pytest.mark.browser

Visit = Callable[..., Visitor]


def opened(visit: Visit, seats: int, name: str = "Bo") -> Page:
    """The page of a host at a table of so many seats."""
    page = visit(DESK, name=name).go("/#new")
    fewer = page.get_by_role("group", name="Seats").get_by_role("button", name="Fewer")
    for _ in range(4 - seats):
        fewer.click()
    page.locator("[data-action=open]").click()
    page.wait_for_selector("[data-action=start]")
    return page


def path_of(page: Page) -> str:
    """The path of a table's link."""
    return "/t/" + page.url.partition("/t/")[2]


def test_a_dead_link_says_so_and_offers_a_new_table_and_a_code(visit: Visit) -> None:
    visitor = visit(PHONE)
    page = visitor.go("/t/AAAAAAAAAAAAAAAAAAAAAA")
    page.wait_for_selector("text=This table is gone.")
    page.get_by_role("button", name="Type a code").click()
    page.get_by_label("Link or code").fill("ZZZZZZ")
    page.get_by_role("button", name="Join").click()
    page.wait_for_selector("text=There is no such code now.")
    assert [fault for fault in visitor.faults if "404" not in fault] == []
    visitor.faults.clear()  # the browser notes every answer of 404 by itself
    page = visit(PHONE).go("/t/AAAAAAAAAAAAAAAAAAAAAA")
    page.get_by_role("button", name="New table").click()
    page.wait_for_selector("[data-action=open]")


def test_what_only_looks_like_a_link_says_what_to_do(visit: Visit) -> None:
    visitor = visit(PHONE)
    for path in ("/t/", "/r/%00", "/t/A/B", "/t/%0a", "/nope"):
        page = visitor.go(path)
        page.wait_for_selector("text=No table lies at this address.")
    page.get_by_role("button", name="To the start").click()
    page.wait_for_selector("[data-action=play-now]")
    assert [fault for fault in visitor.faults if "404" not in fault] == []
    visitor.faults.clear()


def test_who_is_let_back_in_the_same_deal_takes_the_seat_from_the_bot_and_has_it_after_a_reload(visit: Visit) -> None:
    host = opened(visit, 3)
    guest = visit(PHONE, name="Aino").go(path_of(host))
    guest.locator("[data-action=sit]").click()
    host.wait_for_selector("text=Aino")
    host.locator("[data-action=start]").click()
    guest.wait_for_selector(".hand .card")
    host.get_by_role("button", name="Menu").first.click()
    host.locator("[data-action=kick]").click()
    host.locator("[data-action=kick-sure][aria-disabled=false]").click()
    guest.locator("[data-action=watch]").click()
    host.locator("[data-action=let-back]").click()
    guest.get_by_role("button", name="Take the seat back").first.click()
    guest.wait_for_selector(".hand .card")
    guest.reload()
    guest.wait_for_selector(".hand .card")


def test_a_full_table_can_be_watched_and_offers_a_table_of_ones_own(visit: Visit) -> None:
    host = opened(visit, 2)
    guest = visit(PHONE, name="Aino").go(path_of(host))
    guest.locator("[data-action=sit]").click()
    host.wait_for_selector("text=Aino")
    late = visit(PHONE, name="Cai").go(path_of(host))
    late.wait_for_selector("text=The table is full.")
    expect(late.locator("[data-action=sit]")).to_have_count(0)
    host.locator("[data-action=start]").click()
    late.wait_for_selector("text=You are watching")
    expect(late.locator(".hand .card")).to_have_count(0)
    late.get_by_role("button", name="Sit down for the next deal").click()
    late.wait_for_selector("dialog >> text=The table is full.")
    late.locator("dialog").get_by_role("button", name="New table").click()
    late.wait_for_selector("[data-action=open]")


def test_a_started_table_can_be_watched_and_joined_from_the_next_deal_on(visit: Visit) -> None:
    host = opened(visit, 3)
    host.locator("[data-action=start]").click()
    host.wait_for_selector(".hand .card")
    guest = visit(PHONE, name="Aino").go(path_of(host) + ").")
    guest.wait_for_selector("text=You are watching")
    guest.get_by_role("button", name="Sit down for the next deal").click()
    guest.locator("dialog [data-action=sit]").click()
    guest.wait_for_selector("text=You are in from the next deal on.")


def test_who_wants_to_watch_types_a_link_or_a_code(visit: Visit) -> None:
    host = opened(visit, 3)
    code = becomes(host, host.locator(".code").inner_text, bool)
    for text in (code.lower(), host.url):
        page = visit(PHONE, name="Cai").go()
        page.locator("[data-action=public]").click()
        page.locator("[data-action=watch]").click()
        page.get_by_label("Link or code").fill(text)
        page.get_by_role("button", name="Watch").click()
        page.wait_for_selector("text=Bo deals when everybody is here.")
    host.locator("[data-action=start]").click()
    page.wait_for_selector("text=You are watching")


STRANGE_PLACES = ["#%", "#%E0%A4%A", "#__proto__", "#constructor", "#toString/x"]
STRANGE_RULES = ["#new/%", "#new/%E0%A4%A", "#new/__proto__", "#new/constructor", "#new/poker+%"]


def test_an_address_that_means_nothing_shows_the_way_in(visit: Visit) -> None:
    visitor = visit(DESK)
    for place in STRANGE_PLACES:
        page = visitor.go(f"/{place}")
        page.reload()
        page.wait_for_selector("[data-action=play-now]")
        assert visitor.faults == [], place


def test_rules_in_an_address_that_cannot_be_read_still_show_the_choice(visit: Visit) -> None:
    visitor = visit(DESK)
    for place in STRANGE_RULES:
        page = visitor.go(f"/{place}")
        page.reload()
        page.wait_for_selector("[data-action=open]")
        assert [fault for fault in visitor.faults if "400" not in fault] == [], place
        visitor.faults.clear()  # the browser notes by itself that the server refused such rules


def test_a_table_that_is_named_like_what_every_object_has_is_gone(visit: Visit) -> None:
    for table in ("constructor", "__proto__", "toString"):
        page = visit(DESK).go(f"/t/{table}")
        page.wait_for_selector("text=This table is gone.")
