"""A state is a value, and refuses what is not an action of its deal."""

from itertools import combinations

import pytest

from tests.engine.positions import after, position
from tests.engine.worlds import shuffled
from valepaska.cards import FACE_OF_BIT, Rank, parse_cards
from valepaska.engine.actions import (
    Claim,
    Draw,
    Play,
)
from valepaska.engine.state import State, apply
from valepaska.engine.view import view
from valepaska.errors import IllegalAction, Reason

PLACES = ["3h", "4h", "5h", "6h", "7h", "7c", "8h", "9h", "9c", "Th", "Jh"]


def test_a_state_does_not_change() -> None:
    state = position("valepaska", "4h", "5h")
    with pytest.raises(AttributeError, match="does not change"):
        state.number = 3
    with pytest.raises(AttributeError, match="does not change"):
        del state.rules


def test_turns_make_states_differ_only_where_they_are_counted() -> None:
    for spec, same in (("paskahousu", True), ("paskahousu+turn_limit=9", False)):
        state = position(spec, "4h 4d 5h", "5d 6h", stock="9c 9d")
        assert (_with_turns(state, 7) == state) is same
        assert _with_turns(state, 0) == state != after(state, "A: play 4h")


def _with_turns(state: State, turns: int) -> State:
    board = state.board.copy()
    board.turns = turns
    return State(state.rules, board, state.number)


def test_seats_that_do_not_exist_are_refused() -> None:
    state = position("valepaska", "4h", "5h")
    for seat in (-1, 2, 99):
        with pytest.raises(IllegalAction) as refused:
            apply(state, seat, Draw())
        assert refused.value.code is Reason.NOT_IN_PLAY
        with pytest.raises(ValueError, match="no seat"):
            view(state, seat)


def test_a_refusal_says_who_asked_for_what_and_what_lay_there() -> None:
    state = position("valepaska", "4h 9c", "5h", stock="9d", pile=("B: 7h as 7",))
    with pytest.raises(IllegalAction) as refused:
        apply(state, 0, Play(parse_cards("9c"), Claim(Rank.KING)))
    error = refused.value
    assert (error.code, error.action, error.seat) == (Reason.COURT_LIMIT, "play 9c as K", 0)
    assert "top 7" in error.position
    assert "court_limit" in str(error)
    assert "\n" not in str(error)


def test_states_are_equal_only_where_every_card_lies_in_the_same_place() -> None:
    state = position(
        *("poytapaska", "3h", "4h"),
        up=("5h", "6h"),
        down=("7h 7c", "8h"),
        stock="9h 9c",
        pile=("B: Th",),
        discards="Jh",
    )
    cards = [bit for bit, face in enumerate(FACE_OF_BIT[:52]) if str(face) in PLACES]
    assert len(cards) == len(PLACES)
    for one, other in combinations(cards, 2):
        changed = shuffled(state, {one: other, other: one})
        assert changed != state, (FACE_OF_BIT[one], FACE_OF_BIT[other])
        assert shuffled(changed, {one: other, other: one}) == state
