"""The compiled kernel is the interpreted text: the same deals decision by decision, under any rules."""

from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.fast import lockstep
from tests.strategies import most_seats, rules, share
from valepaska.errors import RulesError
from valepaska.fast.layouts import tables_record
from valepaska.fast.whole_deals import POLICIES
from valepaska.rules.model import Rules
from valepaska.rules.spec import house_rules, presets

pytestmark = pytest.mark.slow

MOST = 150
GAMES = [preset.rules for preset in presets() if preset.rules.pack.packs == 1]


def with_house_rule(name: str) -> Rules:
    """The first game that the house rule contradicts nothing in."""
    for preset in presets():
        try:
            return Rules.parse(f"{preset.name}+{name}")
        except RulesError:
            continue
    raise AssertionError(f"{name} fits no game")


HOUSES = [with_house_rule(house.name) for house in house_rules() if house.sets.get("packs") != 2]


@pytest.mark.parametrize("game", [*GAMES, *HOUSES], ids=lambda game: game.spec)
def test_every_game_and_house_rule_is_played_the_same_compiled_and_interpreted(game: Rules) -> None:
    seats = [2, 3 + len(game.spec) % (most_seats(game) - 2), 4, 3]
    taken = [lockstep.play(game, seats[policy], policy, policy, MOST) for policy in POLICIES.values()]
    assert sum(taken) > 50


@share(0.6)
@given(
    game=rules().filter(lambda game: game.pack.packs == 1),
    seats=st.integers(2, 10),
    seed=st.integers(0, 2**63 - 1),
    policy=st.sampled_from(list(POLICIES.values())),
)
def test_any_mixture_of_options_is_played_the_same(game: Rules, seats: int, seed: int, policy: int) -> None:
    assert lockstep.play(game, min(seats, most_seats(game)), seed, policy, MOST)


def planted(game: Rules, field: str, place: int | None, value: int) -> Any:
    tables = np.array([tables_record(game)])[0]
    if place is None:
        tables[field] = value
    else:
        tables[field][place] = value
    return tables


def play_many(game: Rules, tables: Any) -> None:
    for seed in range(40):
        for policy in POLICIES.values():
            lockstep.play(game, 4, seed, policy, MOST, tables)


@pytest.mark.parametrize(
    ("spec", "field", "place", "value"),
    [
        ("valepaska", "after_clear", None, 1),
        ("valepaska", "refill_to", None, 4),
        ("valepaska", "true_next", None, 2),
        ("valepaska", "effect", 17 * 16 + 9, 1),
        ("valepaska", "claimable", 17, 0b1000),
        ("valepaska", "four_clears", 5, 0),
        ("valepaska", "kind_cards", 4, 0b1111 << 8),
        ("paskahousu", "kind_of", 12, 9),
        ("paskahousu", "must_answer", 9, 0),
    ],
)
def test_a_wrong_entry_in_the_tables_of_one_machine_is_noticed(
    spec: str, field: str, place: int | None, value: int
) -> None:
    game = Rules.parse(spec)
    tables = planted(game, field, place, value)
    with pytest.raises(AssertionError, match="differ"):
        play_many(game, tables)


def test_two_packs_are_refused_in_one_line() -> None:
    with pytest.raises(RulesError, match="packs=2 runs interpreted only"):
        tables_record(Rules.parse("valepaska+two-packs"))
