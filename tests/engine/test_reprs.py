"""What a prompt or a failed assertion shows of a view and of the legal actions: one short line."""

from tests.engine.positions import position
from valepaska.engine.legal import legal
from valepaska.engine.view import view

HANDS = ("4c 8h", "Kc", "5d 6d 7d")


def test_a_view_shows_the_seat_the_phase_its_hand_the_top_and_the_sizes() -> None:
    state = position("valepaska", *HANDS, stock="2d 2c", pile=("C: 6c as 7",), turn=0)
    assert repr(view(state, 0)) == (
        "<View seat 0, turn; turn of seat 0; hand 4c 8h; pile 1, top 7; stock 2, hands 2 1 3>"
    )


def test_a_view_shows_no_card_that_is_not_seen() -> None:
    state = position("valepaska", *HANDS, stock="2d 2c", pile=("C: 6c as 7",), turn=0)
    assert repr(view(state, None)) == "<View a spectator, turn; turn of seat 0; pile 1, top 7; stock 2, hands 2 1 3>"


def test_legal_actions_show_the_first_few_and_the_number_of_claims() -> None:
    state = position("valepaska", *HANDS, stock="2d 2c", pile=("C: 6c as 7",), turn=0)
    assert repr(legal(view(state, 0))) == "<Legal pickup, draw, stock as 7, stock as 8, ...; claims: 5>"
    assert repr(legal(view(state, 1))) == "<Legal nothing; claims: 0>"


def test_few_actions_are_all_shown_and_an_open_game_has_no_claims() -> None:
    state = position("paskahousu", "4c", "9h", pile=("B: 3h",), turn=0)
    assert repr(legal(view(state, 0))) == "<Legal pickup, play 4c>"
