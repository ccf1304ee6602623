"""A bot that fails, or breaks the rules, stops no table: the honest bot plays on for it, the log says so once."""

from collections.abc import Sequence
from typing import Any

import pytest

from tests.table.pondering import Listening, Slow
from valepaska.bots import BOTS
from valepaska.engine.actions import Action, Challenge, Claim, Play
from valepaska.engine.events import Event, Phase
from valepaska.engine.view import View
from valepaska.records.replay import verify
from valepaska.table import protocol
from valepaska.table.brains import Thought


class Faulty:
    """A bot of one kind of fault. What it says of itself names cards, as errors do."""

    def __init__(self, seed: int = 0) -> None:
        pass

    def act(self, view: View, events: Sequence[Event]) -> Any:
        raise NotImplementedError


class Raising(Faulty):
    def act(self, view: View, events: Sequence[Event]) -> Action:
        raise KeyError(f"no idea about {view.hand}")


class Cheating(Faulty):
    def act(self, view: View, events: Sequence[Event]) -> Action:
        card = view.hand[0] if view.hand else None
        return Challenge() if card is None or card.rank is None else Play((card, card), Claim(card.rank))


class Talking(Faulty):
    def act(self, view: View, events: Sequence[Event]) -> Any:
        return f"I lay {view.hand}"


class Unborn(Faulty):
    def __init__(self, seed: int = 0) -> None:
        raise RuntimeError("no weights")


KINDS: dict[str, Any] = {"raising": Raising, "cheating": Cheating, "talking": Talking, "unborn": Unborn}


@pytest.fixture(params=KINDS)
def kind(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """A faulty bot that has a name for the time of a test."""
    monkeypatch.setitem(BOTS, request.param, KINDS[request.param])
    return str(request.param)


@pytest.mark.parametrize(
    "rules", ["valepaska", "valepaska-classic", "paskahousu", "poytapaska", "valepaska+starter=claim_in_turn"]
)
@pytest.mark.parametrize("lots", [False, True])
def test_the_deal_is_played_to_its_end(kind: str, rules: str, lots: bool) -> None:
    stage = Listening(rules, bot_speed="instant", lots=lots)
    anna = stage.sit("Anna")
    for seat in (1, 2, 3):
        stage.send(anna, protocol.AddBot(id=f"b{seat}", seat=seat, bot=kind))
    stage.send(anna, protocol.Start(id="s"))
    stage.wait(7_200_000)
    assert not stage.is_playing()
    assert stage.table.last_record is not None
    verify(stage.table.last_record)
    said = [fault for fault in stage.faults if f"bot {kind} in seat 1" in fault]
    assert len(said) == 1, "one line for a bot and a deal"
    assert all("\n" not in fault and "Card" not in fault for fault in stage.faults), "no cards in the log"


def test_the_seats_of_good_bots_are_not_touched(kind: str) -> None:
    stage = Listening(bot_speed="instant")
    anna = stage.sit("Anna")
    stage.send(anna, protocol.AddBot(id="b", seat=1, bot=kind))
    stage.send(anna, protocol.Start(id="s"))
    stage.wait(7_200_000)
    assert not stage.is_playing()
    assert all("seat 1" in fault for fault in stage.faults)


def test_who_thinks_is_asked_nothing_else_meanwhile() -> None:
    stage = Slow()
    stage.deal()
    assert len({question.seat for question in stage.asked}) == len(stage.asked)
    before = list(stage.asked)
    stage.wait(100)
    assert stage.asked == before


def test_a_bot_that_was_given_up_is_replaced_by_the_honest_one_until_the_deal_is_over() -> None:
    stage = Slow()
    stage.deal()
    late = stage.until(Phase.TURN)
    done = len(stage.acts_of(late.seat))
    stage.answer(late, Thought(fault="too slow"))
    assert len(stage.acts_of(late.seat)) == done + 1, "somebody plays at once"
    assert stage.faults == [f"the bot counter in seat {late.seat} failed (too slow); the honest bot plays on for it"]
    names = set()
    while stage.is_playing():
        names |= {question.brain.name for question in stage.asked if question.seat == late.seat}
        stage.step()
    assert names == {"honest"}
    assert len(stage.faults) == 1
    stage.deal()
    while not any(question.seat == late.seat for question in stage.asked):
        stage.step()
    assert {question.brain.name for question in stage.asked} == {"counter"}, "another deal, another chance"


def test_what_a_bot_says_too_late_is_not_heard() -> None:
    stage = Slow()
    stage.deal()
    late = stage.until(Phase.TURN)
    stage.answer(late, Thought(fault="too slow"))
    version = stage.table.version
    stage.deliver(stage.table.answer(late, late.think(), stage.now))
    assert stage.table.version == version


def test_an_answer_to_what_is_no_longer_asked_is_dropped_and_the_bot_asked_again() -> None:
    stage = Slow("relaxed")
    stage.deal()
    asked = stage.until(Phase.WINDOW)
    stage.wait(15_000)  # the window runs out
    assert stage.acts_of(asked.seat)[-1] == "pass"
    done, version = len(stage.acts_of(asked.seat)), stage.table.version
    stage.answer(asked)
    assert len(stage.acts_of(asked.seat)) == done
    assert stage.table.version == version
    assert stage.faults == []


def test_a_bot_of_before_a_restart_is_not_heard() -> None:
    stage = Slow()
    stage.deal()
    asked = stage.until(Phase.TURN)
    stage.restart()
    stage.table.think_elsewhere(stage.asked.append)
    stage.connect(stage.anna.token)
    version = stage.table.version
    stage.deliver(stage.table.answer(asked, asked.think(), stage.now))
    assert stage.table.version == version, "the table was folded anew, and its bots with it"
