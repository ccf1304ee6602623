"""Whatever frames and requests come in, the server stays, says nothing of it, and those who play lose nothing."""

import random
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from bench.fuzz import withstand
from tests.web.fuzzing import Commands, damaged, nested
from valepaska.table import protocol
from valepaska.web.messages import UNREADABLE

FRAMES = 5_000
"""A million and more: `python bench/fuzz.py`."""
READ = msgspec.json.Decoder(protocol.FromPage)


@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="asks Linux for the memory of a process")
def test_a_server_withstands_fuzzed_frames_while_others_play() -> None:
    found, status, log = withstand(FRAMES, sockets=4, seed=7)
    assert found.storm.frames > FRAMES * 0.9
    assert found.deals > 0
    assert found.counted["valepaska_errors_total"] == 0
    assert min(found.counted[f'valepaska_commands_total{{kind="{kind}"}}'] for kind in ("accepted", "refused")) > 100
    assert found.health == [200, 200]
    assert found.after - found.before < 8
    assert (status, log) == (0, [])


def test_the_storm_has_every_message_of_the_protocol_some_right_and_some_wrong() -> None:
    commands = Commands(random.Random(1))
    right: set[str] = set()
    wrong = 0
    for _ in range(4000):
        try:
            right.add(type(READ.decode(commands.next())).__name__)
        except UNREADABLE:
            wrong += 1
    assert right == {kind.__name__ for kind in get_args(protocol.FromPage)}
    assert wrong > 400


def test_what_is_damaged_or_nested_is_a_message_or_unreadable() -> None:
    chance = random.Random(2)
    commands = Commands(chance)
    unreadable = 0
    for _ in range(4000):
        for body in (damaged(commands.next(), chance), nested(chance)):
            try:
                READ.decode(body)
            except UNREADABLE:
                unreadable += 1
    assert unreadable > 4000
