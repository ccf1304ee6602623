"""Strangers at one table: the public list, sitting down or watching at one tap, and quick match."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.browser.looking import becomes
from tests.web.browser.serving import served
from tests.web.browser.situations import public_list, send_away, waiting
from tests.web.browser.visitor import DESK, PHONE, Visitor

Visit = Callable[..., Visitor]
SEATED = ".line-row .h3"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server of these tests alone: what stands in its list is what they have put there."""
    with served(tmp_path_factory.mktemp("public")) as address:
        yield address


def list_of(visit: Visit, name: str, screen: dict[str, object] = PHONE) -> Page:
    """The page of somebody who has opened the public list."""
    page = visit(screen, name=name).go()
    page.locator("[data-action=public]").click()
    page.wait_for_selector("[data-action=quick]")
    return page


def listed(page: Page) -> list[str]:
    """What the list shows to somebody who comes back to the page just now, which has it fetched."""
    page.evaluate("() => dispatchEvent(new Event('focus'))")
    return page.locator("[data-part=list] .line-row").all_inner_texts()


def becomes_listed(page: Page, *words: str) -> None:
    """The list comes to have as many rows as there are words, each with its word."""
    fits: Callable[[list[str]], bool] = lambda rows: (  # noqa: E731
        len(rows) == len(words) and all(word in row for word, row in zip(words, rows, strict=True))
    )
    becomes(page, lambda: listed(page), fits)


def table_of(page: Page) -> str:
    """The table at which a page is, once it is at one."""
    return becomes(page, lambda: page.url.partition("/t/")[2], bool)


def people_at(page: Page) -> list[str]:
    """Who sits there."""
    return [name for name in page.locator(SEATED).all_inner_texts() if name]


def left(*pages: Page) -> None:
    """Their people leave: their tables vanish from the list."""
    for page in pages:
        page.close()


def test_two_people_who_press_quick_match_end_at_one_table_and_the_list_follows(visit: Visit) -> None:
    anna, bo = list_of(visit, "Anna"), list_of(visit, "Anna")
    expect(bo.get_by_role("heading", name="No tables")).to_be_visible()
    anna.locator("[data-action=quick]").click()
    bo.locator("[data-action=quick]").click()
    assert table_of(anna) == table_of(bo)
    for page in (anna, bo):
        becomes(page, lambda page=page: sorted(people_at(page)), ["Anna", "Anna 2"])  # type: ignore[misc]
    late = list_of(visit, "Cai", DESK)
    becomes_listed(late, "2 of 4 seats taken")
    hosts: Callable[[], list[Page]] = lambda: [  # noqa: E731
        page for page in (anna, bo) if page.locator("[data-action=start]").count()
    ]
    (host,) = becomes(late, hosts, lambda found: len(found) == 1)
    expect(host.locator("[data-action=add-bot]")).to_have_count(2)
    host.locator("[data-action=start]").click()
    becomes_listed(late, "playing")
    late.locator("[data-action=sit-at]").click()
    late.wait_for_selector("text=You are in from the next deal on.")
    left(anna, bo, late)


def test_a_table_of_the_list_is_watched_at_one_tap_and_vanishes_with_its_people(visit: Visit) -> None:
    host, stranger = list_of(visit, "Disa"), list_of(visit, "Eero")
    host.locator("[data-action=open-one]").click()
    host.wait_for_selector("[data-action=start]")
    becomes_listed(stranger, "Table: Disa")
    stranger.locator("[data-action=watch-at]").click()
    assert table_of(stranger) == table_of(host)
    stranger.wait_for_selector("[data-action=sit]")
    stranger.go_back()
    becomes_listed(stranger, "Disa")
    left(host)
    becomes_listed(stranger)
    left(stranger)


def test_a_host_takes_the_table_out_of_the_list_and_puts_it_back_also_during_the_deal(visit: Visit) -> None:
    host, stranger = visit(DESK, name="Fia").go("/#new"), list_of(visit, "Gun")
    host.get_by_role("radio", name="Until full").click()
    host.locator("[data-action=open]").click()
    host.wait_for_selector("[data-action=start]")
    becomes_listed(stranger, "Fia")
    host.get_by_role("radio", name="Invited only").click()
    becomes_listed(stranger)
    host.locator("[data-action=start]").click()
    host.wait_for_selector(".hand .card")
    host.get_by_role("button", name="Settings").click()
    host.locator("dialog").get_by_role("radio", name="Until full").click()
    becomes_listed(stranger, "Fia")
    host.reload()
    host.wait_for_selector(".hand .card")
    becomes_listed(stranger, "Fia")
    left(host, stranger)


def test_a_table_that_fills_up_on_the_way_is_watched_and_quick_match_finds_another(visit: Visit, site: str) -> None:
    host = visit(PHONE, name="Hugo").go("/#new//free")
    fewer = host.get_by_role("group", name="Seats").get_by_role("button", name="Fewer")
    fewer.click()
    fewer.click()
    host.locator("[data-action=open]").click()
    host.wait_for_selector("[data-action=start]")
    full = table_of(host)
    first, second = list_of(visit, "Ida"), list_of(visit, "Jan")
    for page in (first, second):
        becomes_listed(page, "Hugo")
    first.locator("[data-action=sit-at]").click()
    becomes(host, lambda: people_at(host), ["Hugo", "Ida"])
    second.evaluate(
        "table => localStorage.setItem(`valepaska.arrive.${table}`, JSON.stringify({ name: 'Jan', again: 0 }))", full
    )
    second.goto(f"{site}/t/{full}")
    second.wait_for_selector("text=No seat is free. You can watch.")
    second.wait_for_selector("text=The table is full.")
    second.evaluate(
        "table => localStorage.setItem(`valepaska.arrive.${table}`, JSON.stringify({ name: 'Jan', again: 1 }))", full
    )
    second.reload()
    second.wait_for_selector("[data-action=start]")
    assert table_of(second) != full
    left(host, first, second)


def test_while_the_list_cannot_be_fetched_the_page_says_so_and_goes_on_trying(visit: Visit) -> None:
    visitor = visit(PHONE, name="Kaisa")
    page = visitor.go("/#public")
    page.wait_for_selector("[data-action=quick]")
    page.route("**/api/tables", lambda route: route.abort())
    said = page.locator("text=The list cannot be fetched now.")
    becomes(page, lambda: (listed(page), said.count())[1], 1)
    page.unroute("**/api/tables")
    said.wait_for(state="detached")
    visitor.faults.clear()  # the browser notes every request that fails by itself


def test_a_quick_match_leads_whoever_was_sent_away_to_a_table_of_their_own(visit: Visit) -> None:
    host = visit(DESK, name="Aino").go("/#public")
    host.locator("[data-action=open-one]").click()
    table = table_of(host)
    guest = list_of(visit, "Bo")
    guest.locator("[data-action=quick]").click()
    becomes(guest, lambda: guest.url.partition("/t/")[2], table)
    send_away(host)
    guest.get_by_role("button", name="Watch").wait_for()
    guest.goto(guest.url.partition("/t/")[0] + "/#public")
    guest.locator("[data-action=quick]").click()
    other = becomes(guest, lambda: guest.url.partition("/t/")[2], lambda found: found not in ("", table))
    guest.wait_for_selector("[data-action=start]")
    assert other
    left(host, guest)


def test_a_mug_in_the_list_has_the_colour_that_it_has_at_the_table(visit: Visit, site: str) -> None:
    page = visit(PHONE, name="Bo").page
    waiting(here=0)(page, site)
    mugs: Callable[[str], list[str]] = lambda where: [drawn(mug) for mug in page.locator(where).all()]  # noqa: E731
    at_the_table = becomes(page, lambda: mugs(".line-row .vessel:not(.free)"), lambda found: len(set(found)) == 2)
    hosts = (
        {"host": name, "host_seat": seat, "stage": "waiting", "people": 2, "way": "sit"}
        for seat, name in enumerate(NAMES)
    )
    public_list(*hosts)(page, site)
    becomes(page, lambda: mugs(".public-row .vessel"), at_the_table)


NAMES = ("Bo", "Aino")


def drawn(mug: Locator) -> str:
    """The colour of a mug."""
    return str(mug.evaluate('(mug) => [...mug.outerHTML.matchAll(/fill="(#[0-9A-F]{6})"/g)][0][1]'))
