"""Actions, events and views are read back from their JSON to equal values."""

from functools import reduce
from operator import or_
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests import strategies
from valepaska.engine.actions import Action
from valepaska.engine.events import Event, redact
from valepaska.engine.state import State, apply, shuffled_deck, start
from valepaska.engine.view import View, view
from valepaska.rules.model import Rules

AnyEvent: Any = reduce(or_, Event.__subclasses__())


def there_and_back(value: object, kind: Any) -> object:
    return msgspec.json.decode(msgspec.json.encode(value), type=kind)


@given(strategies.rules(12))
@strategies.share(0.3)
def test_rules_are_read_back(rules: Rules) -> None:
    assert there_and_back(rules, Rules) == rules


@pytest.mark.parametrize("name", strategies.PRESET_NAMES)
def test_all_that_is_told_of_a_deal_is_read_back(name: str) -> None:
    random = Random(name)
    rules = Rules.parse(name)
    state, events = start(rules, 3, shuffled_deck(rules, random))
    for _ in range(25):
        for viewer in (None, 0, 1, 2):
            seen = view(state, viewer)
            assert there_and_back(seen, View) == seen
            for event in events:
                told = redact(event, viewer)
                assert there_and_back(told, AnyEvent) == told
        if state.outcome is not None:
            break
        seat, action = strategies.one_move(state, random)
        assert there_and_back(action, Action) == action
        state, events = apply(state, seat, action)


@given(strategies.states(), st.integers(0, 2**32 - 1))
@strategies.share(0.5)
def test_any_action_is_read_back(state: State, seed: int) -> None:
    action = strategies.any_action(view(state, 0), Random(seed))
    assert there_and_back(action, Action) == action
