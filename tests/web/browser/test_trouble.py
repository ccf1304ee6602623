"""What goes wrong: refusals, quick fingers, lost connections, two windows of one seat, dead links, long hands."""

import random
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.web.browser.looking import Box, any_moment, becomes, rest, run_until, stop_the_clock
from tests.web.browser.player import Act, How, Player, click, hand_of, tap
from tests.web.browser.still import FULL_DECK, Posed, mid_deal
from tests.web.browser.test_games import SHORT, opens
from tests.web.browser.visitor import DESK, PHONE, Visitor

Visit = Callable[..., Visitor]
Look = Callable[..., Page]
SIZES = [(360, 640), (390, 844), (768, 1024), (1440, 900)]


def posed(page: Page, site: str, **position: Any) -> Posed:
    """A page comes to a table whose cards lie so."""
    table = Posed().place(**position)
    table.show(page, site)
    page.wait_for_selector(".hand .card")
    return table


def test_a_lost_connection_is_said_and_comes_back_by_itself(visit: Visit) -> None:
    visitor = visit(DESK, name="Bo")
    lines: list[WebSocketRoute] = []
    down = False

    def route(line: WebSocketRoute) -> None:
        if down:
            line.close()
            return
        lines.append(line)
        line.connect_to_server()

    visitor.page.route_web_socket("**/socket", route)
    page = visitor.go(f"/#new/{SHORT}")
    opens(page)
    page.locator("[data-action=start]").click()
    page.wait_for_selector(".hand .card")
    player = Player(page, 3, click, hurried=True)
    while player.acts < 3:
        assert not player.step()
    down = True
    lines[-1].close()
    page.wait_for_selector("text=Connection lost. Your cards are safe.")
    down = False
    page.wait_for_selector("text=Connection lost", state="detached")
    assert len(lines) == 2
    player.play(200)


def test_where_people_share_a_device_what_any_of_them_is_refused_is_said(visit: Visit, site: str) -> None:
    table = Posed(here=2).place(**mid_deal("7c 7h 8s 9h Qd"))
    page = table.show(visit(PHONE).page, site)
    page.wait_for_selector("[data-action=open-door]")
    for line, text in zip(table.lines, ("Not now.", "Too late."), strict=True):
        line.socket.send(f'{{"type": "refused", "code": "stale", "text": "{text}"}}')
        expect(page.get_by_text(text)).to_be_visible()


APART = """
() => [...document.querySelectorAll(".toast")].map((toast) => toast.getBoundingClientRect())
  .map(({ top }, place, all) => place === 0 || all[place - 1].bottom <= top)
"""


def test_a_lost_connection_can_be_tried_at_once(visit: Visit, site: str) -> None:
    page = visit(DESK).page
    table = posed(page, site, **mid_deal("7c 7h 8s 9h Qd"))
    before = hand_of(page)
    page.clock.install()
    stop_the_clock(page)
    for line in table.lines:
        line.socket.send('{"type": "gone", "code": "restart", "text": "One moment."}')
    table.lose()
    again = page.get_by_role("button", name="Try now")
    run_until(page, again.is_visible)
    becomes(page, lambda: page.evaluate(APART), [True, True])
    table.down = False
    again.dispatch_event("click")
    run_until(page, again.is_hidden, step=1)
    becomes(page, lambda: hand_of(page), before)


def test_a_command_whose_answer_was_lost_is_not_done_twice(look: Look, site: str) -> None:
    page = look(DESK)
    table = posed(page, site, **mid_deal("7c 7h 8s 9h Qd"))
    table.lines[0].deaf = True
    page.locator(".move", has_text="Draw").click()
    becomes(page, lambda: table.acts, ["draw"])
    assert len(any_moment(lambda: hand_of(page))) == 5, "the answer has not come"
    assert len(table.table.page_of(0).hand) == 6
    table.lose(down=False)
    becomes(page, lambda: len(hand_of(page)), 6)
    draws = [said for said in table.heard if said["type"] == "act"]
    assert len(draws) == 2
    assert draws[0] == draws[1], "sent again with the same id"


@pytest.mark.parametrize(("move", "action"), [("Draw", "draw"), ("Take the pile", "pickup")])
def test_a_double_click_counts_once(look: Look, site: str, move: str, action: str) -> None:
    page = look(DESK)
    table = posed(page, site, **mid_deal("7c 7h 8s 9h Qd"))
    page.locator(".move", has_text=move).dblclick()
    page.wait_for_selector(".sending", state="detached")
    page.wait_for_function("() => document.querySelectorAll('.hand .card').length > 5")
    assert table.acts == [action]


def test_a_double_click_on_the_play_button_lays_cards_once(look: Look, site: str) -> None:
    page = look(DESK)
    table = posed(page, site, **mid_deal("7c 7h 8s 9h Qd"))
    page.locator(".hand .card").first.click()
    page.locator(".strip [data-rank='7']").click()
    page.locator("[data-action=play]").dblclick()
    page.wait_for_selector(".claim-panel.waiting")
    assert table.acts == ["play 7c as 7"]


def test_a_click_on_a_claim_that_has_just_come_does_nothing(visit: Visit, site: str) -> None:
    page = visit(PHONE).page
    table = posed(page, site, **mid_deal("7c 7h 8s 9h Qd", turn="D"))
    page.clock.install()
    stop_the_clock(page)
    table.do("D: play 9c as 9")
    button = page.locator("[data-action=challenge]")
    pile = page.locator(".pile")
    run_until(page, button.is_visible)
    expect(button).to_have_attribute("aria-disabled", "true")
    button.dispatch_event("click")
    pile.dispatch_event("click")
    page.keyboard.press("c")
    page.clock.run_for(700)
    expect(button).to_have_attribute("aria-disabled", "true")
    button.dispatch_event("click")
    pile.dispatch_event("click")
    page.clock.run_for(100)
    expect(button).to_have_attribute("aria-disabled", "false")
    assert not table.acts
    expect(page.locator("dialog")).to_have_count(0)
    button.dispatch_event("click")
    becomes(page, lambda: table.acts, ["challenge"])


@pytest.mark.parametrize("count", [1, 5, 7, 8, 12, 14, 15, 22, 31, 40])
def test_a_hand_stays_readable_and_within_reach(look: Look, site: str, count: int) -> None:
    hand = random.Random(count).sample(FULL_DECK, count)
    others = [card for card in FULL_DECK if card not in hand]
    hands = {"A": " ".join(hand), **dict(zip("BCD", others, strict=False))}
    page = look(DESK)
    posed(page, site, hands=hands, turn="A", discards=" ".join(others[3:]))
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        rest(page)
        becomes(page, lambda: unreachable(page), [])
        becomes(page, lambda: sum(map(int, page.evaluate(COUNTED))), count)


def unreachable(page: Page) -> list[Box]:
    """The cards that stick out of the screen or show less of themselves than a finger needs."""
    screen = page.viewport_size
    assert screen is not None
    cards: list[Box] = page.locator(".hand .card").evaluate_all(BOXES)
    found = [box for box in cards if box["y"] + box["height"] > screen["height"]]
    found += [box for box in cards if not -8 < box["x"] < screen["width"] + 8 - box["width"]]
    rows: dict[int, list[Box]] = {}
    for box in sorted(cards, key=lambda box: box["x"]):
        rows.setdefault(round(box["y"] / 40), []).append(box)
    return found + [left for row in rows.values() for left, right in pairwise(row) if right["x"] - left["x"] < 41]


BOXES = "(all) => all.map((card) => card.getBoundingClientRect().toJSON())"
COUNTED = """
() => [...document.querySelectorAll(".hand .card")].map((card) => {
  const found = /: (one|\\d+) cards?/.exec(card.getAttribute("aria-label"));
  return card.classList.contains("group") ? (found[1] === "one" ? 1 : Number(found[1])) : 1;
})
"""


def test_selecting_and_being_refused_never_locks_a_card(look: Look, site: str) -> None:
    page = look(DESK)
    table = posed(page, site, **mid_deal("3c 6c 8s 9h Qd"))
    chance = random.Random(1)
    chosen: set[int] = set()
    pressed = "(all) => all.flatMap((each, at) => (each.ariaPressed === 'true' ? [at] : []))"
    for _ in range(60):
        if chosen and chance.random() < 0.2:
            page.locator(".strip [data-rank='3']").click(force=True)
        at = chance.randrange(5)
        page.locator(".hand .card").nth(at).click()
        chosen ^= {at}
        becomes(page, lambda: page.locator(".hand .card").evaluate_all(pressed), sorted(chosen))
        play = page.locator("[data-action=play]")
        play.click(force=True)
        assert not table.acts, "without a claim nothing is laid"
    for at in chosen ^ {3}:
        page.locator(".hand .card").nth(at).click()
    page.locator(".strip [data-rank='9']").click()
    page.locator("[data-action=play]").click()
    page.wait_for_selector(".claim-panel.waiting")
    assert table.acts == ["play 9h as 9"]


@pytest.mark.parametrize(("screen", "act"), [(PHONE, tap), (DESK, click)], ids=["phone", "desk"])
def test_cards_chosen_too_early_are_let_go_and_the_pile_is_taken_where_nothing_may_be_claimed(
    visit: Visit, site: str, screen: dict[str, Any], act: How
) -> None:
    hands = {"A": "3c 5c 8h Qd", "B": "4d 5h", "C": "6h 6d", "D": "Ac 6s 9c"}
    page = visit(screen).page
    table = posed(page, site, hands=hands, stock="5d 8c", discards="Ts", turn="D")
    act(page, Act(".hand .card"))
    table.do("D: play Ac as A", "B: pass", "C: pass")
    player = Player(page, 2, act, hurried=True, doubts=0)
    becomes(page, lambda: (player.step(), table.acts)[1], ["pass", "pickup"])
    expect(page.locator(".hand .card")).to_have_count(5)


FILL = """
() => {
  let text = "x".repeat(1 << 20);
  for (let i = 0; text; i += 1) {
    try { localStorage.setItem(`full${i}`, text); } catch { text = text.slice(0, text.length >> 1); }
  }
}
"""


@pytest.mark.parametrize("refuses", ["full", "forbidden"])
def test_where_the_browser_can_keep_nothing_one_plays_and_is_told_once(visit: Visit, refuses: str) -> None:
    visitor = visit(DESK, name="Bo")
    if refuses == "forbidden":
        visitor.context.add_init_script(FORBID)
        page = visitor.go()
    else:
        page = visitor.go()
        page.evaluate(FILL)
    word = page.get_by_text("This browser cannot keep your seat")
    page.locator("[data-action=play-now]").click()
    page.wait_for_selector(".hand .card")
    expect(word).to_have_count(1)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="To the start").click()
    page.locator("[data-action=play-now]").click()
    page.wait_for_selector(".hand .card")
    expect(word).to_have_count(0)


FORBID = """
  for (const name of ["localStorage", "sessionStorage"]) {
    Object.defineProperty(window, name, { get() { throw new DOMException("not allowed", "SecurityError"); } });
  }
"""
