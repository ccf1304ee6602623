"""A state is a value, and refuses what is not an action of its deal."""

import pickle
from collections.abc import Callable
from copy import copy, deepcopy
from itertools import combinations
from random import Random
from typing import Any

import pytest

from tests.engine.positions import after, position
from tests.engine.worlds import shuffled
from valepaska.cards import FACE_OF_BIT, Card, Rank, Suit, parse_cards
from valepaska.engine.actions import (
    Claim,
    Draw,
    PickUp,
    Play,
    PlayDown,
    Swap,
)
from valepaska.engine.legal import legal
from valepaska.engine.state import State, apply, deal, shuffled_deck
from valepaska.engine.view import view
from valepaska.errors import IllegalAction, Reason

PLACES = ["3h", "4h", "5h", "6h", "7h", "7c", "8h", "9h", "9c", "Th", "Jh"]


def test_a_state_does_not_change() -> None:
    state = position("valepaska", "4h", "5h")
    with pytest.raises(AttributeError, match="does not change"):
        state.number = 3
    with pytest.raises(AttributeError, match="does not change"):
        del state.rules


def test_a_state_is_copied_and_pickled() -> None:
    state = after(position("valepaska", "4h 9c", "5h 6h", stock="9d", pile=("B: 7h as 7",)), "A: draw")
    for twin in (copy(state), deepcopy(state), *(pickle.loads(pickle.dumps(state, n)) for n in range(2, 6))):
        assert (twin, twin.number, hash(twin)) == (state, state.number, hash(state))
        assert apply(twin, state.to_act[0], PickUp()) == apply(state, state.to_act[0], PickUp())


STRANGE: list[Any] = ["A", 1.0, True, "0", (0,)]


@pytest.mark.parametrize("strange", STRANGE)
def test_a_seat_is_a_number_and_nothing_like_it(strange: Any) -> None:
    state = position("valepaska", "4h", "5h")
    deck = shuffled_deck(state.rules, Random(1))
    asked: list[Callable[[], object]] = [
        lambda: apply(state, strange, Draw()),
        lambda: view(state, strange),
        lambda: apply(state, 0, PlayDown(strange)),
        lambda: deal(state.rules, strange, deck),
        lambda: deal(state.rules, 3, deck, dealer=strange),
        lambda: deal(state.rules, 3, deck, starter=strange),
    ]
    for ask in asked:
        with pytest.raises(TypeError, match="whole number") as error:
            ask()
        assert "\n" not in str(error.value)
    with pytest.raises(TypeError, match="whole number"):
        apply(state, None, Draw())  # type: ignore[arg-type]


@pytest.mark.parametrize("strange", ["8h", Card(5, 9), None, 7, [], (5, 9)])  # type: ignore[arg-type]
def test_what_is_no_card_is_told(strange: Any) -> None:
    state = position("poytapaska+table_up_swap=until_first_clear", "4h", "5h", up=("6h", "7h"))
    deck = list(shuffled_deck(state.rules, Random(1)))
    asked: list[Callable[[], object]] = [
        lambda: apply(state, 0, Play((strange,))),
        lambda: apply(state, 0, Swap(strange, Card(Rank.SIX, Suit.HEARTS))),
        lambda: apply(state, 0, Swap(Card(Rank.FOUR, Suit.HEARTS), strange)),
        lambda: deal(state.rules, 3, [strange, *deck[1:]]),
    ]
    for ask in asked:
        with pytest.raises(TypeError, match="is not a card: make one with") as error:
            ask()
        assert "\n" not in str(error.value)


def test_what_is_no_claim_is_told() -> None:
    state = position("valepaska", "4h", "5h")
    strange: Any = "8"
    with pytest.raises(TypeError, match="'8' is not a Claim"):
        apply(state, 0, Play(parse_cards("4h"), strange))


@pytest.mark.parametrize("strange", [None, position("valepaska", "4h", "5h")])
def test_legal_asks_a_view(strange: Any) -> None:
    with pytest.raises(TypeError, match=r"legal\(\) asks a View, as view\(state, seat\) gives one, not a"):
        legal(strange)


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
        with pytest.raises(ValueError, match=f"there is no seat {seat}: seats are 0 to 1"):
            view(state, seat)
    for broken in ("0", 0.0, True):
        with pytest.raises(TypeError, match="a seat is a whole number, not"):
            view(state, broken)  # type: ignore[arg-type]


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
