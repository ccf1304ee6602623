"""Setting a table up and letting others in: rules that cannot be, codes for other phones, who can be muted."""

import json
from collections.abc import Callable

from playwright.sync_api import expect

from tests.web.browser.looking import becomes, box_of, rest
from tests.web.browser.posed import deal, pose
from tests.web.browser.situations import send_away
from tests.web.browser.visitor import PHONE, Visitor

Visit = Callable[..., Visitor]
FAULT = "do not go together"


def test_house_rules_that_contradict_each_other_are_told_at_the_switch_and_in_the_rules(visit: Visit) -> None:
    visitor = visit(PHONE)
    page = visitor.go("/#new")
    page.get_by_role("switch", name="Refill to five").click()
    page.get_by_role("switch", name="The whole pack is dealt").click()
    fault = page.locator("[data-part=fault]")
    fault.wait_for()
    expect(fault).to_contain_text(FAULT)
    above = box_of(page.get_by_role("switch", name="The whole pack is dealt"))
    told = box_of(fault)
    assert 0 <= told["y"] - (above["y"] + above["height"]) < 30
    page.get_by_role("button", name="Read the rules").click()
    page.wait_for_selector(f"dialog >> text={FAULT}")
    page.get_by_role("button", name="Close").click()
    page.get_by_role("switch", name="Refill to five").click()
    fault.wait_for(state="detached")
    # a refusal over HTTP is an answer, which the browser notes as a fault
    visitor.faults = [each for each in visitor.faults if "422" not in each and "400" not in each]


def test_a_code_grows_to_the_width_of_the_screen_when_tapped(visit: Visit) -> None:
    page = visit(PHONE).go("/#new")
    page.locator("[data-action=open]").click()
    code = page.get_by_role("button", name="The link to the table as a QR code")
    code.click()
    large = page.locator("dialog .qr.large")
    box = box_of(large)
    assert min(box["width"], box["height"]) > 300
    page.get_by_role("button", name="Close").click()
    large.wait_for(state="detached")


def test_a_friend_with_the_link_can_sit_down_without_scrolling(visit: Visit) -> None:
    host = visit(PHONE).go("/#new")
    host.get_by_role("switch", name="Two jokers").click()
    host.locator("[data-action=open]").click()
    host.wait_for_selector("[data-action=start]")
    for screen in (PHONE, PHONE | {"viewport": {"width": 360, "height": 640}}):
        page = visit(screen).go("/t/" + host.url.partition("/t/")[2])
        page.locator("[data-action=sit]").wait_for()
        page.locator("summary", has_text="Different at this table (1)").wait_for()
        for needed in ("[name=name]", "[data-action=sit]", "summary"):
            box = box_of(page.locator(needed))
            assert box["y"] + box["height"] <= screen["viewport"]["height"]


def test_a_host_can_deal_without_scrolling(visit: Visit) -> None:
    page = visit(PHONE | {"viewport": {"width": 360, "height": 640}}).go("/#public")
    for opens in ("quick", "open-one"):
        page.locator(f"[data-action={opens}]").click()
        page.wait_for_selector("[data-action=start]")
        rest(page)
        box = box_of(page.locator("[data-action=start]"))
        assert box["y"] + box["height"] <= 640
        page.goto(page.url.partition("/t/")[0] + "/#public")


def test_people_can_be_muted_and_bots_say_nothing_anyway(visit: Visit, site: str) -> None:
    visitor = visit(PHONE)
    page = visitor.page
    pose(page, site, deal(["3c", "7h"]))
    page.get_by_role("button", name="Menu").click()
    rows = page.locator("dialog .line-row")
    expect(rows.filter(has_text="Aino").get_by_role("button", name="Mute")).to_have_count(1)
    expect(rows.filter(has_text="Teuvo")).to_have_count(1)
    expect(rows.filter(has_text="Teuvo").get_by_role("button", name="Mute")).to_have_count(0)
    visitor.faults = [each for each in visitor.faults if "404" not in each]  # a posed table has no invitation


def test_where_nothing_but_the_pile_can_be_taken_that_is_the_main_button(visit: Visit, site: str) -> None:
    page = visit(PHONE).page
    situation = deal(["3c", "7h"])
    situation["own"]["may"] |= {"verbs": ["pickup"], "ranks": []}
    pose(page, site, situation)
    expect(page.locator(".action .main")).to_have_text(["Take the pile (7)"])
    rest(page)
    expect(page.locator(".move")).to_have_count(0)


def watchers(frames: list[str]) -> int | None:
    """How many a page was last told that watch."""
    told = [message["watchers"] for message in map(json.loads, frames) if message["type"] == "presence"]
    return told[-1] if told else None


def test_who_was_sent_away_watches_until_the_host_lets_them_back_in(visit: Visit) -> None:
    aino = visit(PHONE, name="Aino").listens()
    host = aino.go("/#new")
    host.locator("[data-action=open]").click()
    host.wait_for_selector("[data-action=start]")
    page = visit(PHONE, name="Bo").go("/t/" + host.url.partition("/t/")[2])
    page.locator("[data-action=sit]").click()
    host.locator("[data-action=kick]").wait_for()
    before = len(aino.heard.frames)
    send_away(host)
    page.get_by_text("The host gave your seat away").wait_for()
    host.get_by_role("button", name="Let Bo back in").click()
    page.get_by_text("The host has let you back in").wait_for()
    becomes(host, lambda: watchers(aino.heard.frames[before:]) or 0, 0)  # who waits outside does not watch
    page.locator("[data-action=here]").click()
    page.locator("[data-action=sit]").click()
    send_away(host)
    page.locator("[data-action=watch]").click()
    told = page.get_by_text("The host has sent you away")
    told.wait_for()
    expect(page.locator(".sit-panel h2")).to_have_text("Watch")
    expect(page.locator("[data-action=sit]")).to_have_count(0)
    host.get_by_role("button", name="Let Bo back in").click()
    expect(told).to_have_count(0)
    page.locator("[data-action=sit]").click()
    expect(host.get_by_role("button", name="Remove")).to_have_count(1)
    expect(host.locator("[data-part=sent-away]")).to_have_count(0)
