"""What a browser tells nobody, and what a name can never be: the address of a table stays here, markup stays a text."""

from collections.abc import Callable
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from tests.web.browser.looking import any_moment, becomes, computed
from tests.web.browser.visitor import DESK, PHONE, Visitor

Visit = Callable[..., Visitor]
MARKUP = "<i onclick=x>Bo</i>"
MADE = "() => document.querySelectorAll('[onclick], [data-hand] i:not([class]), .h3 i, .title i').length"


def shown_as_text(page: Page) -> None:
    """The name stands there as it was typed, and has become nothing else."""
    expect(page.get_by_text(MARKUP).first).to_be_visible()
    assert any_moment(lambda: page.evaluate(MADE)) == 0


def test_a_name_of_markup_is_a_text_everywhere(visit: Visit) -> None:
    host = visit(DESK, name=MARKUP).go("/#new//free")
    host.locator("[data-action=open]").click()
    host.wait_for_selector("[data-action=start]")
    shown_as_text(host)
    stranger = visit(PHONE, name="Aino").go("/#public")
    row = stranger.locator("[data-part=list] .line-row", has_text=MARKUP)
    row.wait_for()
    shown_as_text(stranger)
    row.locator("[data-action=watch-at]").click()
    stranger.wait_for_selector("[data-action=sit]")
    shown_as_text(stranger)
    host.locator("[data-action=start]").click()
    stranger.wait_for_selector("text=You are watching")
    shown_as_text(stranger)
    host.close()


@pytest.mark.parametrize("place", ["table", "ticket"])
def test_no_request_says_which_table_it_was_asked_from(visit: Visit, place: str) -> None:
    visitor = visit(DESK).listens()
    page = visitor.page
    told: list[str] = []
    page.on("request", lambda request: told.append(request.headers.get("referer", "")))
    table = page.request.post(f"{visitor.site}/api/tables", data={}).json()["table"]
    ticket = "T" * 22
    visitor.go(f"/t/{table}" + (f"#seat={ticket}" if place == "ticket" else ""))
    page.wait_for_selector("[data-action=sit], [data-action=move-here], main button")
    page.wait_for_load_state("networkidle")
    page.goto(f"{visitor.site}/#join")
    page.wait_for_selector("input[name=code]")
    assert len(told) > 50
    assert not any("/t/" in each for each in told)
    asked = [urlsplit(address) for address in visitor.heard.asked]
    assert not any(ticket in each.path + each.query for each in asked), "a ticket is in no address that is sent"
    visitor.faults.clear()  # the ticket is nobody's


def test_what_is_asked_of_another_origin_is_refused_and_complained_of(visit: Visit, site: str) -> None:
    visitor = visit(DESK)
    page = visitor.go("/healthz")  # which has no policy of its own
    computed(page, "() => fetch('https://example.org/').catch(() => null)")
    becomes(page, lambda: [*visitor.faults], lambda faults: any("ERR_NAME_NOT_RESOLVED" in each for each in faults))
    visitor.faults.clear()
    page = visitor.go("/")
    computed(page, "() => fetch('https://example.org/').catch(() => null)")
    becomes(page, lambda: [*visitor.faults], lambda faults: any("Content Security Policy" in each for each in faults))
    visitor.faults.clear()
