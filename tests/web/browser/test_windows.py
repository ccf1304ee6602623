"""Two windows of one seat, in a browser: the newest plays, and the older one can take the seat back."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.web.browser.looking import faultless
from tests.web.browser.visitor import DESK, Visitor

Visit = Callable[..., Visitor]
ELSEWHERE = "This seat is open in another window."


def test_the_newest_window_plays_and_the_older_one_takes_the_seat_back(visit: Visit) -> None:
    visitor = visit(DESK, name="Bo")
    first = visitor.go()
    first.locator("[data-action=play-now]").click()
    first.wait_for_selector(".hand .card")
    second = visitor.open()
    second.goto(first.url)
    second.wait_for_selector(".hand .card")
    first.wait_for_selector(f"text={ELSEWHERE}")
    faultless(first)
    first.wait_for_timeout(1500)  # longer than a page waits before it comes back of itself
    expect(second.get_by_text(ELSEWHERE)).to_have_count(0)
    first.get_by_role("button", name="Play here").click()
    first.wait_for_selector(".hand .card")
    second.wait_for_selector(f"text={ELSEWHERE}")
