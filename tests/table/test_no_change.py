"""What is asked for and is so already is granted, and leaves nothing in the log."""

import pytest

from tests.table.stage import Stage, people
from valepaska.engine.events import Phase
from valepaska.table import protocol

SAME = [
    protocol.SetPace(id="same", pace="quick"),
    protocol.SetBotSpeed(id="same", speed="normal"),
    protocol.Mute(id="same", seat=1, on=False),
    protocol.MakeHost(id="same", seat=0),
]


@pytest.mark.parametrize("command", SAME, ids=lambda command: type(command).__name__)
def test_what_is_so_already_is_granted_and_leaves_nothing(command: protocol.Command) -> None:
    stage = Stage()
    anna, bo, *_ = people(stage)
    before, told = list(stage.log), len(bo.happened)
    answer = stage.send(anna, command)
    assert (answer["type"], answer["version"]) == ("accepted", len(before))
    assert stage.send(anna, command) == answer
    assert stage.log == before
    assert len(bo.happened) == told


def test_a_seat_is_opened_once() -> None:
    stage = Stage()
    anna, bo, *_ = people(stage)
    stage.drop(bo)
    assert stage.send(anna, protocol.OpenSeat(id="one", seat=bo.seat))["type"] == "accepted"
    before = len(stage.log)
    assert stage.send(anna, protocol.OpenSeat(id="two", seat=bo.seat))["type"] == "accepted"
    assert len(stage.log) == before


def test_a_seat_that_passes_up_to_a_rank_already_says_nothing_new() -> None:
    stage = Stage()
    anna, *_ = people(stage)
    assert stage.state.phase is Phase.OPENING
    for id, entries in (("one", 1), ("two", 0)):
        before = len(stage.log)
        command = protocol.PassUntil(id=id, decision=anna.deal["decision"], rank="9")
        assert stage.send(anna, command)["type"] == "accepted"
        said = [entry for entry in stage.log[before:] if entry.client is not None]
        assert len(said) == entries
