"""Somebody fetches what the server keeps, and has the name deleted."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.browser.looking import faultless
from tests.web.browser.visitor import PHONE, Visitor

pytestmark = pytest.mark.browser


def test_what_is_kept_is_fetched_as_a_file_and_the_name_is_deleted(visit: Callable[..., Visitor]) -> None:
    one, other = visit(PHONE, name="Hepsankeikka"), visit(PHONE, name="Bo")
    page = one.go()
    page.locator("[data-action=play-now]").click()
    page.wait_for_selector(".hand .card")
    watching = other.go(page.url.removeprefix(one.site))
    expect(watching.locator("body")).to_contain_text("Hepsankeikka")
    page.get_by_role("button", name="Menu").first.click()
    page.locator("[data-action=mine]").click()
    with page.expect_download() as fetching:
        page.locator("[data-action=fetch-mine]").click()
    found = json.loads(Path(fetching.value.path()).read_text(encoding="utf-8"))
    assert [entry["name"] for entry in found["entries"] if entry["type"] == "sat"] == ["Hepsankeikka"]
    page.route("**/mine", lambda route: route.fulfill(status=429, json={"code": "too_often", "text": "Not so often."}))
    page.locator("[data-action=fetch-mine]").click()
    expect(page.locator(".mine [role=alert]").last).to_have_text("Not so often.")
    page.unroute("**/mine")
    one.faults.clear()  # the browser notes every refusal by itself
    page.locator("[data-action=ask-erase]").dblclick()
    expect(page.locator("[data-action=erase-mine]")).to_have_attribute("aria-disabled", "false")
    faultless(page)
    page.locator("[data-action=erase-mine]").click()
    page.wait_for_selector("[data-action=play-now]")
    expect(page.locator("[data-action=back-to-table]")).to_have_count(0)
    expect(watching.locator("body")).to_contain_text("?1")
    expect(watching.locator("body")).not_to_contain_text("Hepsankeikka")
