"""Why a bot doubted or believed: told of every play when the deal is over, true, and to nobody before."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from tests.table.pondering import Slow
from tests.table.stage import Page, Stage
from valepaska.cards import Card
from valepaska.engine.events import Phase
from valepaska.engine.state import State
from valepaska.engine.view import view
from valepaska.table import log, protocol


def beliefs_of(page: Page) -> Iterator[tuple[dict[str, Any], dict[str, Any]]]:
    for play in page.parts["deal"]["review"]["plays"]:
        for belief in play["beliefs"]:
            yield play, belief


def words_about_belief(page: Page) -> list[bytes]:
    """The messages in which a page was told anything of what bots believed."""
    signs = (b'"beliefs":', b'"why":{', b'"lie":', b'"elsewhere":')
    return [body for body in page.raw if any(sign in body for sign in signs)]


def whys(stage: Stage) -> list[log.Acted]:
    return [entry for entry in stage.log if isinstance(entry, log.Acted) and entry.why is not None]


@pytest.mark.parametrize("lots", [False, True])
def test_nobody_is_told_before_the_deal_is_over_and_then_everybody(lots: bool) -> None:
    stage = Stage(bot_speed="instant", pace="quick", lots=lots)
    anna, watcher = stage.sit("Anna"), stage.connect()
    stage.send(anna, protocol.Start(id="s"))
    while stage.is_playing():
        late = stage.connect()
        assert words_about_belief(late) == [], "who comes in the middle of the deal is not told either"
        stage.drop(late)
        stage.wait(20_000)
    for page in (anna, watcher):
        about = words_about_belief(page)
        assert about
        assert all(json.loads(body)["deal"]["view"]["phase"] == "over" for body in about)
    kept = whys(stage)
    assert kept
    told = list(beliefs_of(anna))
    assert told == list(beliefs_of(watcher))
    assert len(told) == len(kept)
    assert {belief["seat"] for _, belief in told} <= {1, 2, 3}
    assert stage.table.last_record is not None


def test_a_deal_that_was_given_up_with_the_server_tells_the_same_when_it_is_over() -> None:
    stage = Stage(bot_speed="instant", pace="quick")
    anna = stage.sit("Anna")
    stage.send(anna, protocol.Start(id="s"))
    stage.wait(30_000)
    before = [entry.why for entry in whys(stage)]
    assert before
    stage.restart()
    anna = stage.connect(anna.token)
    while stage.is_playing():
        stage.wait(100_000)
    assert [entry.why for entry in whys(stage)][: len(before)] == before
    assert len(list(beliefs_of(anna))) == len(whys(stage))


def held_by(state: State, seat: int) -> tuple[Card, ...]:
    return view(state, seat).hand


@pytest.mark.parametrize("bot", ["counter", "honest", "helmi", "vaino"])
def test_what_it_says_it_held_and_doubted_is_so(bot: str) -> None:
    stage = Slow(bot=bot)
    stage.deal()
    seen = doubted = 0
    while stage.is_playing():
        asked, state = stage.asked[:1], stage.state
        version = len(stage.log)
        stage.step()
        entry = next((entry for entry in stage.log[version:] if isinstance(entry, log.Acted)), None)
        if not asked or state.phase is not Phase.WINDOW or entry is None or entry.seat != asked[0].seat:
            continue
        assert entry.why is not None
        claimed = view(state, None).claims[-1].claim
        of_rank = [card for card in held_by(state, entry.seat) if card.rank is claimed.rank]
        assert entry.why.held == len(of_rank)
        assert entry.why.copies == 4
        assert 0 <= entry.why.held + entry.why.elsewhere <= 4
        assert entry.why.lie is None or 0.0 <= entry.why.lie <= 1.0
        seen += 1
        doubted += entry.action == "challenge"
    assert seen > 10
    told = list(beliefs_of(stage.anna))
    assert sum(belief["doubted"] for _, belief in told) == doubted
    for play, belief in told:
        if belief["why"].get("lie") == 1.0:
            assert not play["honest"], "what cannot be true is a lie"
        if belief["doubted"]:
            assert play["challenger"] == belief["seat"]


def test_a_habit_that_decided_is_named() -> None:
    habits = set()
    for number in range(4):
        stage = Stage(bot_speed="instant", secret=bytes([number]) * 32)
        anna = stage.sit("Anna")
        for seat in (1, 2, 3):
            stage.send(anna, protocol.AddBot(id=f"b{seat}", seat=seat, bot="vaino"))
        stage.send(anna, protocol.Start(id="s"))
        while stage.is_playing():
            stage.wait(100_000)
        for _, belief in beliefs_of(anna):
            if "habit" in belief["why"]:
                habits.add(belief["why"]["habit"])
                assert belief["doubted"]
    assert habits == {"stops_last"}


def test_a_log_of_before_bots_said_why_is_read() -> None:
    entry = log.read_entry(b'{"type":"acted","at":1,"seat":2,"action":"pass","by":"bot"}')
    assert entry == log.Acted(at=1, seat=2, action="pass", by="bot")
    assert "why" not in json.loads(log.write_entry(entry))
