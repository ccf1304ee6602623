"""A finished deal looked at again: by buttons and keys, from every seat, and beside a game that goes on."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.browser.looking import any_moment, becomes, computed, faultless, stop_the_clock
from tests.web.browser.player import Player, tap
from tests.web.browser.retold import RECORD, Links, arrived, from_file, links
from tests.web.browser.situations import SITUATIONS
from tests.web.browser.visitor import DESK, PHONE, Visitor

Visit = Callable[..., Visitor]
Look = Callable[..., Page]
WORDS = ".told [role=status] p"
LAST = 163
KEPT = "() => JSON.stringify(Object.entries(localStorage).sort())"
FIRST_DOUBT = """
() => [...document.querySelectorAll(".steps button")].findIndex((step) => step.textContent.includes("Turned up"))
"""


@pytest.fixture(scope="module")
def shared(site: str) -> Links:
    """The links to a deal on the server."""
    return links(site)


def at(page: Page) -> int:
    """The step that is shown."""
    return int(any_moment(lambda: page.input_value(".where input")))


def test_a_deal_is_gone_through_by_keys_and_every_step_is_told(look: Look, site: str) -> None:
    page = look(DESK)
    from_file()(page, site)
    expect(page.locator("[data-part=whose]")).to_contain_text("All cards")
    expect(page.locator(WORDS)).to_contain_text("Anna deals")
    for keys, step, words in (
        ("ArrowRight", 1, "Bo: “One three.” A lie"),
        ("ArrowRight", 2, "Carita believes it."),
        ("ArrowLeft", 1, "Bo: “One three.”"),
        ("End", LAST, "Anna is the paskahousu!"),
        ("Home", 0, "Anna deals"),
    ):
        page.keyboard.press(keys)
        arrived(page, step)
        expect(page.locator(WORDS)).to_contain_text(words)
        expect(page.locator(".steps [aria-current=step]")).to_have_count(1)
    page.keyboard.press("ArrowLeft")
    arrived(page, 0)


def test_it_plays_by_itself_stops_when_asked_and_at_the_end(visit: Visit, site: str) -> None:
    page = visit(PHONE, speed="instant").page
    page.clock.install()
    from_file()(page, site)
    stop_the_clock(page)
    page.locator("[data-action=speed]").tap()
    expect(page.locator("[data-action=speed]")).to_have_text("2\u00d7")
    expect(page.get_by_role("button", name="To the start", exact=True)).to_have_count(1)  # of the page, not of the deal
    page.locator("[data-action=play]").tap()
    arrived(page, 1)
    page.clock.run_for(1000)
    arrived(page, 2)
    page.locator("[data-action=play]").tap()
    page.clock.run_for(5000)
    arrived(page, 2)
    page.locator("[data-action=end]").tap()
    arrived(page, LAST)
    expect(page.locator("[data-action=forward]")).to_have_attribute("aria-disabled", "true")
    page.locator("[data-action=play]").tap()
    page.clock.run_for(1000)
    becomes(page, lambda: at(page), lambda step: 0 < step < 5)


def test_a_doubt_is_played_out_and_going_on_meanwhile_loses_no_step(look: Look, site: str) -> None:
    page = look(DESK, speed="normal")
    from_file()(page, site)
    doubt = computed(page, FIRST_DOUBT)
    page.locator(".steps button").nth(doubt - 1).click()
    arrived(page, doubt - 1)
    page.keyboard.press("ArrowRight")
    page.wait_for_selector(".turned-card")
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    arrived(page, doubt + 3)
    expect(page.locator(".turned-card")).to_have_count(0)


def test_from_a_seat_its_own_cards_are_seen_and_no_others_at_the_same_step(look: Look, site: str) -> None:
    page = look(DESK)
    from_file()(page, site)
    page.keyboard.press("End")
    arrived(page, LAST)
    page.locator("[data-action=back]").click()
    arrived(page, LAST - 1)
    expect(page.locator(".hands > li")).to_have_count(4)
    page.locator("[data-action=menu]").click()
    page.locator(".sheet [role=radio]", has_text="As Bo saw it").click()
    expect(page.locator("[data-part=whose]")).to_contain_text("As Bo saw it")
    expect(page.locator(".hands > li")).to_have_count(1)
    arrived(page, LAST - 1)


def test_a_link_shows_all_cards_or_one_seats_and_a_sealed_one_offers_nothing_else(visit: Visit, shared: Links) -> None:
    page = visit(PHONE).go(f"/r/{shared.whole}")
    expect(page.locator(".hands > li")).to_have_count(3)
    page.locator("[data-action=copy]").tap()
    expect(page.locator("[data-action=copy]")).to_have_attribute("aria-label", "Link copied")
    page.goto(f"{page.url.split('/r/')[0]}/r/{shared.whole}?seat=1")
    expect(page.locator(".hands > li")).to_have_count(1)
    for none in ("99", "B"):
        page.goto(f"{page.url.split('/r/')[0]}/r/{shared.whole}?seat={none}")
        expect(page.get_by_role("alert")).to_contain_text("cannot be told from that seat")
    page.goto(f"{page.url.split('/r/')[0]}/r/{shared.sealed}")
    expect(page.locator("[data-part=whose]")).to_contain_text("As Anna saw it")
    page.locator("[data-action=menu]").tap()
    expect(page.locator(".sheet")).to_contain_text("as Anna saw it, and nothing else")
    expect(page.locator(".sheet [role=radio]")).to_have_count(0)
    faultless(page)


@pytest.mark.parametrize("id", ["AAAAAAAAAAAAAAAAAAAAAA", "constructor", "__proto__"])
def test_a_link_that_means_nothing_says_so_in_one_sentence(visit: Visit, id: str) -> None:
    page = visit(PHONE).go(f"/r/{id}")
    expect(page.get_by_role("alert")).to_contain_text("no longer there")
    page.get_by_role("button", name="To the start").tap()
    page.wait_for_selector("[data-action=play-now]")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("format = 7", "format 7"),
        ("<img src=x onerror=alert(1)>", "line 1"),
        ("#" * (257 * 1024), "larger than 256 KB"),
    ],
)
def test_a_damaged_file_says_in_one_line_what_is_wrong_with_it(look: Look, site: str, text: str, said: str) -> None:
    page = look(PHONE)
    from_file(text=text)(page, site)
    expect(page.get_by_role("alert")).to_contain_text(said)


def test_a_name_in_a_record_is_text_and_nothing_else(look: Look, site: str) -> None:
    page = look(DESK)
    name = "<img src=//x.fi>"
    text = RECORD.read_text(encoding="utf-8").replace('"Bo"', f'"{name}"')
    page.goto(f"{site}/#replay")
    page.set_input_files("[data-part=file]", {"name": "a.toml", "mimeType": "text/plain", "buffer": text.encode()})
    expect(page.locator(".hands")).to_contain_text(name)
    expect(page.locator("img[src*='x.fi']")).to_have_count(0)


def test_a_replay_beside_a_game_that_goes_on_changes_nothing_there(visit: Visit, shared: Links) -> None:
    visitor = visit({**PHONE, "reduced_motion": "reduce"}).listens()
    game = visitor.go()
    game.locator("[data-action=play-now]").tap()
    game.wait_for_selector(".hand .card")
    kept = computed(game, KEPT)
    sockets = sockets_of(visitor)
    beside = visitor.open()
    beside.goto(f"{visitor.site}/r/{shared.whole}")
    arrived(beside, 0)
    for key, step in (("ArrowRight", 1), ("ArrowRight", 2), ("Home", 0)):
        beside.keyboard.press(key)
        arrived(beside, step)
    beside.keyboard.press("End")
    expect(beside.locator("[data-action=forward]")).to_have_attribute("aria-disabled", "true")
    assert computed(game, KEPT) == kept
    assert sockets_of(visitor) == sockets, "a replay has no socket"
    player = Player(game, 3, tap, hurried=False)
    sent = visitor.heard.sent
    becomes(game, lambda: (player.step(), sum('"type":"act"' in said for said in sent))[1], lambda acts: acts >= 2)
    expect(game.locator("[data-action=here]")).to_have_count(0)
    assert not [frame for frame in visitor.heard.frames if '"type":"gone"' in frame]


def sockets_of(visitor: Visitor) -> list[str]:
    """The sockets that a browser has opened."""
    return [address for address in visitor.heard.asked if address.startswith("ws")]


def test_a_deal_that_is_over_is_shared_from_its_end(visit: Visit, site: str) -> None:
    page = visit({"viewport": PHONE["viewport"], "reduced_motion": "reduce"}, name="Bo").page
    asked: list[Any] = []
    page.on(
        "request", lambda request: asked.append(request.post_data_json) if request.url.endswith("/replays") else None
    )
    SITUATIONS["over, shared"](page, site)
    expect(page.locator("dialog input.field")).to_have_value(f"http://kotikone.local:8000/r/{'R' * 22}")
    page.locator("dialog [role=radio]").nth(1).click()
    becomes(page, lambda: [each["seat"] for each in asked][-2:], [None, 0])  # the browser notes its own deals too
    becomes(page, lambda: {each["deal"] for each in asked}, {1})
