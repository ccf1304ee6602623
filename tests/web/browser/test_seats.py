"""The seats that a browser keeps: of each table for itself, and those that were kept all together once."""

import json
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.web.browser.looking import becomes
from tests.web.browser.visitor import DESK, Visitor

Visit = Callable[..., Visitor]
BLIND = """
  const before = { ...localStorage };
  const { setItem, removeItem } = Storage.prototype;
  Storage.prototype.getItem = (key) => before[key] ?? null;
  Storage.prototype.setItem = function (key, value) { before[key] = value; setItem.call(this, key, value); };
  Storage.prototype.removeItem = function (key) { delete before[key]; removeItem.call(this, key); };
"""
"""As where two windows write at once: this one does not see what others have written since it was opened."""
TOGETHER = """
(others) => {
  const all = Object.fromEntries(others.map((table) => [table, [{ token: "A".repeat(22), name: "Bo" }]]));
  for (const key of Object.keys(localStorage).filter((key) => key.startsWith("valepaska.seat."))) {
    all[key.slice("valepaska.seat.".length)] = JSON.parse(localStorage[key]).value;
    localStorage.removeItem(key);
  }
  localStorage.setItem("valepaska.seats", JSON.stringify(all));
}
"""
"""Has a browser keep its seats, and some at other tables, as browsers did once."""
NO_ROOM = """
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = function (key, value) {
    if (key.startsWith("valepaska.seat.")) throw new DOMException("full", "QuotaExceededError");
    setItem.call(this, key, value);
  };
"""
KEPT = """
() => Object.keys(localStorage).filter((key) => key.startsWith("valepaska.seat"))
  .map((key) => key.slice("valepaska.".length)).sort()
"""

DAMAGED = (
    ("seat.T", ["a", [1], {}, {"at": 1, "value": "abc"}, {"at": 1, "value": [None]}, {"value": [{"token": "short"}]}]),
    ("seats", [5, {"T": "a"}, {"T": [{"token": 5, "name": "Bo"}]}]),
    ("barred.T", [{"at": 1, "value": 5}]),
    ("barred", [{"T": [1]}]),
    ("began.T", [{"at": 1, "value": "x"}, {"at": 1, "value": 1e30}]),
)
"""What is no list of places, no token and no version of a table."""


def sits(page: Page) -> str:
    """Somebody opens a table, and is its host; which table."""
    page.locator("[data-action=open]").click()
    page.wait_for_selector("[data-action=start]")
    return page.url.partition("/t/")[2]


def holds(page: Page) -> None:
    """Who comes again has the seat."""
    page.reload()
    page.wait_for_selector("[data-action=start]")


def test_two_windows_that_sit_down_at_once_keep_both_seats(visit: Visit) -> None:
    visitor = visit(DESK, name="Bo")
    one, other = visitor.page, visitor.open()
    other.add_init_script(BLIND)
    for page in (one, other):
        page.goto(f"{visitor.site}/#new")
        page.wait_for_selector("[data-action=open]")
    tables = [sits(one), sits(other)]
    becomes(one, lambda: one.evaluate(KEPT), sorted(f"seat.{table}" for table in tables))
    holds(one)
    holds(other)


def test_seats_that_were_kept_together_are_still_held_and_the_oldest_go_first(visit: Visit) -> None:
    page = visit(DESK, name="Bo").go("/#new")
    table = sits(page)
    others = [f"old{number:02}" for number in range(19)]
    page.evaluate(TOGETHER, others)
    holds(page)
    becomes(page, lambda: page.evaluate(KEPT), sorted(f"seat.{each}" for each in (*others, table)))
    page.goto(page.url.partition("/t/")[0])
    page.locator("[data-action=back-to-table]").click()
    page.wait_for_selector("[data-action=start]")
    page.goto(f"{page.url.partition('/t/')[0]}/#new")
    latest = sits(page)
    becomes(page, lambda: page.evaluate(KEPT), sorted(f"seat.{each}" for each in (*others[1:], table, latest)))


def test_where_there_is_no_room_to_keep_them_apart_they_stay_together(visit: Visit) -> None:
    visitor = visit(DESK, name="Bo")
    page = visitor.go("/#new")
    sits(page)
    page.evaluate(TOGETHER, [])
    visitor.context.add_init_script(NO_ROOM)
    for _ in range(2):
        holds(page)
        becomes(page, lambda: page.evaluate(KEPT), ["seats"])


def test_what_is_damaged_counts_as_nothing(visit: Visit) -> None:
    page = visit(DESK, name="Bo").go("/#new")
    host = visit(DESK, name="Aino").go("/#new")
    table = sits(host)
    for name, values in DAMAGED:
        for value in values:
            kept = [f"valepaska.{name}".replace("T", table), json.dumps(value).replace("T", table)]
            page.evaluate("([name, text]) => { localStorage.clear(); localStorage.setItem(name, text); }", kept)
            page.goto(f"{host.url.partition('/t/')[0]}/t/{table}")
            page.wait_for_selector("[data-action=sit]")
            page.goto(host.url.partition("/t/")[0])
            page.wait_for_selector("[data-action=play-now]")
            expect(page.locator("[data-action=back-to-table]")).to_have_count(0)
