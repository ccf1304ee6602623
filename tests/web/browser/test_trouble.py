"""What goes wrong: refusals, quick fingers, lost connections, two windows of one seat, dead links, long hands."""

import random
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute

from tests.web.browser.player import Player, click
from tests.web.browser.posed import FULL_DECK, deal, pose
from tests.web.browser.visitor import DESK, Visitor

pytestmark = pytest.mark.browser

Visit = Callable[..., Visitor]
SIZES = [(360, 640), (390, 844), (768, 1024), (1440, 900)]


def at_table(visit: Visit, **settings: Any) -> tuple[Visitor, Page]:
    """Somebody at a table with three bots."""
    visitor = visit(DESK, name="Bo", **settings)
    page = visitor.go()
    page.locator("[data-action=play-now]").click()
    page.wait_for_selector(".hand .card")
    return visitor, page


def test_a_lost_connection_is_said_and_comes_back_by_itself(visit: Visit) -> None:
    visitor = visit(DESK, name="Bo", bots="fast")
    lines: list[WebSocketRoute] = []
    down = False

    def route(line: WebSocketRoute) -> None:
        if down:
            line.close()
            return
        lines.append(line)
        line.connect_to_server()

    visitor.page.route_web_socket("**/socket", route)
    page = visitor.go()
    page.locator("[data-action=play-now]").click()
    page.wait_for_selector(".hand .card")
    player = Player(page, 3, click)
    while player.acts < 3:
        assert not player.step()
    hand = sorted(hand_of(page))
    down = True
    lines[-1].close()
    page.wait_for_selector("text=Connection lost. Your cards are safe.")
    down = False
    page.get_by_role("button", name="Try now").click()
    page.wait_for_selector("text=Connection lost", state="detached")
    assert len(lines) == 2
    assert set(hand) <= set(hand_of(page)) or page.locator(".flag").count()
    player.play(300)


def test_a_command_whose_answer_was_lost_is_not_done_twice(visit: Visit) -> None:
    visitor = visit(DESK, name="Bo", bots="fast")
    lines: list[WebSocketRoute] = []
    sent: list[str] = []
    deaf = False

    def route(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        lines.append(line)

        def up(message: str | bytes) -> None:
            sent.append(str(message))
            server.send(message)

        def heard(message: str | bytes) -> None:
            if not deaf or line is not lines[0]:
                line.send(message)

        line.on_message(up)
        server.on_message(heard)

    visitor.page.route_web_socket("**/socket", route)
    page = visitor.go()
    page.locator("[data-action=play-now]").click()
    page.wait_for_selector(".hand .card")
    player = Player(page, 8, click)
    while not page.locator(".move", has_text="Draw").count():
        assert not player.step()
    before = page.locator(".hand .card").count()
    deaf = True
    page.locator(".move", has_text="Draw").click()
    page.wait_for_timeout(300)
    assert page.locator(".hand .card").count() == before, "the answer has not come"
    lines[0].close()
    page.wait_for_function(f"() => document.querySelectorAll('.hand .card').length > {before}")
    draws = [message for message in sent if '"draw"' in message]
    assert len(draws) == 2
    assert draws[0] == draws[1], "sent again with the same id"
    page.wait_for_timeout(300)
    assert page.locator(".hand .card").count() == before + 1


def hand_of(page: Page) -> list[str]:
    """The names of one's cards."""
    return [card.get_attribute("aria-label") or "" for card in page.locator(".hand .card").all()]


def test_a_double_click_counts_once(visit: Visit) -> None:
    visitor, page = at_table(visit, bots="fast")
    player = Player(page, 8, click)
    while not page.locator(".move", has_text="Draw").count():
        assert not player.step()
    before = page.locator(".hand .card").count()
    page.locator(".move", has_text="Draw").dblclick()
    page.wait_for_timeout(700)
    told = [frame for frame in visitor.frames if '"type":"drew"' in frame and '"cards"' in frame]
    assert len(told) <= 1
    assert page.locator(".hand .card").count() <= before + 1


@pytest.mark.parametrize(
    "size", [(360, 640), (390, 844), (768, 1024), (1440, 900)], ids=lambda size: f"{size[0]}x{size[1]}"
)
@pytest.mark.parametrize("count", [1, 5, 7, 8, 12, 14, 15, 22, 31, 40])
def test_a_hand_stays_readable_and_within_reach(visit: Visit, site: str, size: tuple[int, int], count: int) -> None:
    chance = random.Random(count)
    hand = sorted(chance.sample(FULL_DECK, count), key=FULL_DECK.index)
    page = visit({"viewport": {"width": size[0], "height": size[1]}}).page
    pose(page, site, deal(hand))
    cards = [box for card in page.locator(".hand .card").all() if (box := card.bounding_box())]
    assert all(box["x"] > -8 and box["x"] + box["width"] < size[0] + 8 for box in cards)
    assert all(box["y"] + box["height"] <= size[1] for box in cards)
    rows: dict[int, list[float]] = {}
    for box in cards:
        rows.setdefault(round(box["y"] / 40), []).append(box["x"])
    for row in rows.values():
        row.sort()
        assert all(right - left >= 41 for left, right in pairwise(row)), row
    total = sum(int(number) for number in page.evaluate(COUNTED))
    assert total == count


COUNTED = """
() => [...document.querySelectorAll(".hand .card")].map((card) => {
  const found = /: (one|\\d+) cards?/.exec(card.getAttribute("aria-label"));
  return card.classList.contains("group") ? (found[1] === "one" ? 1 : Number(found[1])) : 1;
})
"""


def test_selecting_and_being_refused_never_locks_a_card(visit: Visit, site: str) -> None:
    page = visit(DESK).page
    pose(page, site, deal(["4c", "6d", "6s", "9h", "Qd"], legal="789T2"))
    chance = random.Random(1)
    chosen: set[int] = set()
    for _ in range(60):
        if chance.random() < 0.2:
            page.locator("[data-rank='3']").click(force=True) if page.locator("[data-rank='3']").count() else None
        at = chance.randrange(5)
        page.locator(".hand .card").nth(at).click()
        chosen ^= {at}
        shown = {
            i
            for i, card in enumerate(page.locator(".hand .card").all())
            if card.get_attribute("aria-pressed") == "true"
        }
        assert shown == chosen
