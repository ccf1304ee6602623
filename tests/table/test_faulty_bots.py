"""A bot that fails, or breaks the rules, stops no table: the table acts for it, says so once, and goes on."""

from collections.abc import Sequence
from typing import Any

import pytest

from tests.table.stage import Stage
from valepaska.bots import BOTS
from valepaska.engine.actions import Action, Challenge, Claim, Play
from valepaska.engine.events import Event
from valepaska.engine.view import View
from valepaska.records.replay import verify
from valepaska.table import protocol


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


class Listening(Stage):
    """A stage that keeps what is said of faults."""

    def __init__(self, *args: Any, **options: Any) -> None:
        self.faults: list[str] = []
        super().__init__(*args, **options)

    def _store(self, change: Any) -> None:
        super()._store(change)
        self.faults += change.faults


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
