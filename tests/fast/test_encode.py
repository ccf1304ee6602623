"""Observations and codes: the compiled ones are those of the view, every number is named, codes mean what they say."""

import random
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import valepaska as vp
from tests.engine.worlds import hidden, permutation, shuffled
from tests.strategies import legal_action, most_seats, rules, share, states
from tools import encoding_page
from valepaska.engine.texts import action_of, order_of
from valepaska.errors import IllegalAction, ValepaskaError
from valepaska.fast.batch import Batch
from valepaska.fast.encode import Encoding
from valepaska.fast.naming import fact_groups
from valepaska.rules.model import Rules
from valepaska.rules.spec import presets

GAMES = [preset.rules for preset in presets() if preset.rules.pack.packs == 1]


def some_code(legal: Any, dice: random.Random) -> int:
    return int(dice.choice(np.flatnonzero(legal).tolist()))


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.spec)
def test_the_compiled_observation_and_marks_are_those_of_the_view(game: Rules) -> None:
    dice = random.Random(game.spec)
    batch = Batch(game, 3 + len(game.spec) % 2, 6, seed=5)
    assert batch.compiled
    for _ in range(25):
        facts, legal = batch.observe()
        for deal in range(batch.deals):
            seen = batch.view(deal)
            assert np.array_equal(facts[deal], batch.encoding.observe(seen))
            assert np.array_equal(legal[deal], batch.encoding.legal(seen))
        batch.step(np.array([some_code(row, dice) for row in legal]))


@pytest.mark.slow
@share(0.2)
@given(game=rules().filter(lambda game: game.pack.packs == 1), seats=st.integers(2, 10), seed=st.integers(0, 2**60))
def test_under_any_rules_the_observation_is_that_of_the_view_and_within_0_and_1(
    game: Rules, seats: int, seed: int
) -> None:
    dice = random.Random(seed)
    batch = Batch(game, min(seats, most_seats(game)), 2, seed)
    for _ in range(12):
        facts, legal = batch.observe()
        for deal in range(batch.deals):
            seen = batch.view(deal)
            assert np.array_equal(facts[deal], batch.encoding.observe(seen))
            assert np.array_equal(legal[deal], batch.encoding.legal(seen))
        assert facts.min() >= 0
        assert facts.max() <= 1
        assert legal.any(axis=1).all()
        batch.step(np.array([some_code(row, dice) for row in legal]))


@share(0.5)
@given(state=states(), dice=st.randoms(use_true_random=False))
def test_a_code_is_marked_exactly_when_the_rules_allow_its_action(state: vp.State, dice: random.Random) -> None:
    for seat in state.to_act[:1]:
        seen = vp.view(state, seat)
        encoding = Encoding(state.rules, state.seats)
        marks, allowed = encoding.legal(seen), vp.legal(seen)
        assert len(marks) == len(encoding.actions)
        for code in range(len(marks)):
            if marks[code]:
                assert encoding.decode(seen, code) in allowed
            else:
                with pytest.raises(IllegalAction):
                    encoding.decode(seen, code)


@share(0.5)
@given(state=states(), dice=st.randoms(use_true_random=False))
def test_an_observation_does_not_depend_on_what_the_seat_cannot_know(state: vp.State, dice: random.Random) -> None:
    encoding = Encoding(state.rules, state.seats)
    for seat in range(state.seats):
        other = shuffled(state, permutation(hidden(state, seat), dice))
        mine, theirs = (encoding.observe(vp.view(each, seat)) for each in (state, other))
        assert np.array_equal(mine, theirs)


@share(0.5)
@given(state=states(), dice=st.randoms(use_true_random=False))
def test_a_code_is_read_back_from_its_action(state: vp.State, dice: random.Random) -> None:
    encoding = Encoding(state.rules, state.seats)
    for seat in state.to_act[:1]:
        seen = vp.view(state, seat)
        for code in np.flatnonzero(encoding.legal(seen)).tolist():
            action = encoding.decode(seen, code)
            again = encoding.decode(seen, encoding.encode(seen, action))
            assert encoding.encode(seen, again) == encoding.encode(seen, action)


@share(0.5)
@given(state=states(), dice=st.randoms(use_true_random=False))
def test_the_full_code_of_an_action_is_read_back_to_an_equal_action(state: vp.State, dice: random.Random) -> None:
    for seat in state.to_act[:1]:
        action = legal_action(vp.view(state, seat), dice)
        if action is not None:
            assert action_of(state.rules, order_of(state.rules, state.board, seat, action)) == action


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.spec)
def test_every_number_and_every_code_has_a_name_of_its_own(game: Rules) -> None:
    for seats in (2, most_seats(game)):
        encoding = Encoding(game, seats)
        state = vp.deal(game, seats, vp.shuffled_deck(game, random.Random(1)))
        assert len(encoding.observe(vp.view(state, 0))) == len(encoding.facts) == len(set(encoding.facts))
        assert len(set(encoding.actions)) == len(encoding.actions) == len(encoding.legal(vp.view(state, 0)))
        assert sum(map(len, fact_groups(game, seats).values())) == len(encoding.facts)


def fact(encoding: Encoding, seen: vp.View, name: str) -> float:
    return float(encoding.observe(seen)[encoding.facts.index(name)])


def test_the_numbers_say_what_their_names_say() -> None:
    game = Rules.parse("valepaska")
    deck = [vp.Card(rank, suit) for rank in vp.Rank for suit in vp.Suit]
    state = vp.deal(game, 4, deck, dealer=3)
    encoding = Encoding(game, 4)
    assert fact(encoding, vp.view(state, 0), "phase is opening") == 1
    assert fact(encoding, vp.view(state, 0), "my 3 / 4") == 0.25
    assert fact(encoding, vp.view(state, 0), "3 that I have not seen / 4") == 0.75
    assert fact(encoding, vp.view(state, 0), "3 may be laid") == 1
    assert fact(encoding, vp.view(state, 0), "4 may be laid") == 0
    lie = vp.Play((vp.view(state, 1).hand[-1],), vp.Claim(vp.Rank.THREE))
    state = vp.apply(state, 1, lie).state
    for seat, claimant in ((0, "seat +1"), (1, "me"), (2, "seat +3")):
        seen = vp.view(state, seat)
        assert fact(encoding, seen, f"window of {claimant}") == 1
        assert fact(encoding, seen, f"{claimant} claimed 3 / 4") == 0.25
        assert fact(encoding, seen, "top is 3") == 1
        assert fact(encoding, seen, "cards laid / 4") == 0.25
    laid = encoding.facts.index("3 in the pile that I have seen / 4")
    assert [float(encoding.observe(vp.view(state, seat))[laid : laid + 13].sum()) for seat in range(3)] == [0, 0.25, 0]


def test_what_the_compact_code_leaves_out_and_foreign_views_are_refused_in_one_line() -> None:
    game = Rules.parse("valepaska+starter=left_of_dealer+opening_rank=any")
    state = vp.deal(game, 3, vp.shuffled_deck(game, random.Random(1)))
    seat = state.to_act[0]
    seen = vp.view(state, seat)
    with pytest.raises(ValepaskaError, match="the compact code leaves out"):
        Encoding(game, 3).encode(seen, vp.Play(seen.hand, vp.Claim(vp.Rank.THREE)))
    with pytest.raises(ValepaskaError, match="make an encoding for it"):
        Encoding(game, 4).observe(seen)
    with pytest.raises(ValepaskaError, match="a spectator has no observation"):
        Encoding(game, 3).observe(vp.view(state, None))
    with pytest.raises(IllegalAction, match=r"'code 4711' is refused \(no_such_choice\)"):
        Encoding(game, 3).decode(seen, 4711)
    with pytest.raises(IllegalAction, match="'challenge' is refused"):
        Encoding(game, 3).decode(seen, 1)


def test_the_page_about_observations_and_codes_is_made_of_the_program() -> None:
    [(place, text)] = encoding_page.pages().items()
    kept = (Path(__file__).parents[2] / place).read_text(encoding="utf-8")
    assert kept == text, "run .venv/test/bin/python tools/regenerate.py"
