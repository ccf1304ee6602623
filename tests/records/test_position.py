"""A position is read as it was written, and is the same deal as the one it was taken from."""

from itertools import islice

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.records.driver import states
from valepaska.cards import Rank, format_cards
from valepaska.engine.actions import Challenge, Claim, Pass, Play, PlayFromStock
from valepaska.engine.events import Phase, Source
from valepaska.engine.legal import legal
from valepaska.engine.state import State
from valepaska.engine.view import View, view
from valepaska.errors import RecordError
from valepaska.records.position import Position, parts_of, position_of, read_position, state_of, write_position
from valepaska.rules.model import Rules
from valepaska.rules.spec import presets

HANDS = 'hands = { A = "8h 8s", B = "4c 9h", C = "7d Jd" }\n'
BLACK = 'rules = "valepaska+black-specials"\n'


def sayable(seen: View) -> View:
    """A view without what the keys of a position cannot say."""
    opening = seen.phase is Phase.OPENING
    return msgspec.structs.replace(
        seen,
        turn=None if opening else seen.turn,
        to_act=(),
        answered=(),
        opening=seen.opening if opening else None,
        swaps=0,
        swapper=None,
        just_drew=None,
        turns=0,
    )


def unsayable(seen: View) -> bool:
    """Whether there is something that changes what may be done and that no key can say."""
    first_play = seen.opening is not None and seen.phase is not Phase.OPENING
    return bool(first_play or seen.answered or seen.swaps or seen.swapper is not None)


def assert_same(state: State) -> None:
    """Write a state down, read it back, and compare what every seat sees and may do."""
    position = position_of(state, name="a moment")
    assert read_position(write_position(position)) == position
    again = state_of(position)
    for seat in (*range(state.seats), None):
        before, after = view(state, seat), view(again, seat)
        assert sayable(after) == sayable(before)
        if seat in state.to_act and not unsayable(before):
            assert after.to_act == before.to_act
            assert legal(after).ranks() == legal(before).ranks()
            assert legal(after).ranks(Source.STOCK) == legal(before).ranks(Source.STOCK)
            assert legal(after).answers == legal(before).answers
    if state.phase is not Phase.OPENING:
        assert parts_of(again) == parts_of(state)


@pytest.mark.parametrize("name", [preset.name for preset in presets()])
@given(seats=st.integers(2, 4), seed=st.integers(0, 10**6))
@settings(max_examples=3)
def test_a_running_deal_is_the_same_after_it_was_written_down(name: str, seats: int, seed: int) -> None:
    for state in islice(states(Rules.parse(name), seats, seed), 0, 300, 1 + seed % 4):
        if state.phase in (Phase.SETUP, Phase.OVER):
            with pytest.raises(RecordError, match="a position cannot say the phase"):
                position_of(state)
        else:
            assert_same(state)


@pytest.mark.parametrize(
    "spec",
    [
        "valepaska+black-specials",
        "paskahousu+black-specials",
        "valepaska-house+claimed_count=may_lie",
        "valepaska+two-packs+jokers",
    ],
)
def test_colours_numbers_and_jokers_are_written_down_too(spec: str) -> None:
    for state in states(Rules.parse(spec), 4, seed=1):
        if state.phase is not Phase.OVER:
            assert_same(state)


def test_defaults_are_those_of_a_deal_that_a_leads() -> None:
    state = state_of(read_position(HANDS))
    seen = view(state, None)
    assert (state.rules.spec, state.phase, state.dealer, state.turn) == ("valepaska", Phase.TURN, 2, 0)
    assert (seen.pile, seen.stock, seen.discards, seen.out, seen.drew) == (0, 0, 0, (), False)


def test_without_a_turn_the_seat_after_the_last_play_is_next() -> None:
    state = state_of(read_position(HANDS + 'pile = ["A: 3h 3d as 3", "B: 6c as 6"]'))
    assert state.turn == 2
    assert [entry.claim for entry in view(state, None).claims] == [Claim(Rank.THREE), Claim(Rank.SIX)]


def test_the_pile_lies_bottom_first_and_the_stock_top_first() -> None:
    state = state_of(read_position(HANDS + 'pile = ["A: stock 3h as 3", "B: 6c as 6"]\nstock = "Qc 4d"'))
    assert format_cards(parts_of(state).stock) == "Qc 4d"
    assert view(state, 0).claims[0].cards is None, "nobody has seen a card played from the stock"
    assert view(state, 1).claims[1].cards is not None
    assert view(state, 0).top == Claim(Rank.SIX)


def test_an_open_window_has_no_answers_yet() -> None:
    state = state_of(read_position(HANDS + 'pile = ["A: 6c as 6"]\nwindow = true'))
    assert (state.phase, state.to_act, state.turn) == (Phase.WINDOW, (1, 2), 1)
    assert legal(view(state, 2)).answers == (Pass(), Challenge())


def test_a_rank_on_offer_has_no_answers_yet() -> None:
    state = state_of(read_position(HANDS + 'opening = "4"'))
    assert (state.phase, state.to_act, view(state, 1).opening) == (Phase.OPENING, (0, 1, 2), Claim(Rank.FOUR))


def test_an_empty_hand_is_out_when_the_rules_say_so() -> None:
    empty = 'hands = { A = "", B = "4c 9h", C = "7d Jd" }\n'
    refilled = 'rules = "valepaska+refill"\n' + empty
    assert view(state_of(read_position(empty)), None).out == (0,)
    assert view(state_of(read_position(refilled + 'stock = "Qc"')), None).out == ()
    assert view(state_of(read_position(refilled)), None).out == (0,)


def test_the_last_card_of_a_hand_is_not_out_while_it_may_be_doubted() -> None:
    text = 'hands = { A = "", B = "4c 9h", C = "7d Jd" }\npile = ["A: 6c as 6"]\n'
    assert view(state_of(read_position(text + "window = true")), None).out == ()
    assert view(state_of(read_position(text)), None).out == (0,)


def test_who_went_out_stays_in_order() -> None:
    text = 'hands = { A = "", B = "4c", C = "", D = "5c" }\nout = ["C", "A"]'
    assert view(state_of(read_position(text)), None).out == (2, 0)


def test_slots_are_counted_from_the_first_written() -> None:
    text = (
        'rules = "poytapaska"\nhands = { A = "", B = "4c" }\nup = { A = "Jh 4d" }\ndown = { A = "5s 9c" }\nstock = "3c"'
    )
    parts = parts_of(state_of(read_position(text)))
    assert format_cards(parts.down[0]) == "5s 9c"
    assert sorted(map(str, parts.up[0])) == ["4d", "Jh"]


def test_a_card_drawn_before_is_remembered() -> None:
    text = 'rules = "paskahousu"\n' + HANDS + 'drew = true\nstock = "Qc"'
    assert view(state_of(read_position(text)), 0).drew
    assert PlayFromStock() not in legal(view(state_of(read_position(text)), 0))


def test_a_deck_is_dealt_whole_or_in_part() -> None:
    text = 'deck = "3h 4c 7d 4d 9h 8c 5s 9s 8d 6c Jd Kc 7h Qd Ad 2c 2d"\nseats = 3\ndealer = "C"'
    state = state_of(read_position(text))
    assert format_cards(view(state, 0).hand) == "3h 4d 5s 6c 7h"
    assert (view(state, None).stock, state.phase) == (2, Phase.OPENING)
    assert state_of(read_position(text.replace('"C"', '"A"'))).dealer == 0


def test_a_deck_has_an_opener_where_the_rules_leave_it_open() -> None:
    text = 'rules = "clone-fly"\ndeck = "3h 4c 7d 4d 9h 8c 5s 9s 8d 6c"\nseats = 2\nturn = "B"'
    assert state_of(read_position(text)).turn == 1


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "f.toml: give the 'hands' of all seats, or a 'deck' and 'seats'"),
        ('hand = { A = "8h" }', "f.toml, line 1: there is no key 'hand'; did you mean hands?"),
        (HANDS + "pile = 3", "f.toml, line 2: pile: expected a list, got a whole number"),
        (HANDS + 'rules = "vallepaska"', "f.toml, line 2: "),
        ('hands = { A = "8h" }', "f.toml, line 1: a deal has 2 to 10 seats, not 1"),
        ('hands = { A = "8h", C = "9h" }', "f.toml, line 1: 'C' is not a seat: use a letter from A to B"),
        ('hands = { A = "8h", a = "9h" }', "f.toml, line 1: seat A stands there twice"),
        ('hands = { A = "8h", B = "8x" }', "f.toml, line 1: '8x' is not a card"),
        (HANDS + 'stock = "Qc 8h"', "f.toml, line 2: 8h stands more often than valepaska has it"),
        (HANDS + 'discards = "X"', "f.toml, line 2: X stands more often than valepaska has it"),
        (HANDS + 'pile = ["B: 3c as 3",\n"A: 8h as 8"]', "f.toml, line 2: 8h stands more often"),
        (HANDS + 'pile = ["B: 3c as 3",\n"A 5h as 8"]', "f.toml, line 3: 'A 5h as 8' is not a play: write it as in"),
        (HANDS + 'pile = ["A: as 8"]', "f.toml, line 2: 'A: as 8' is not a play"),
        (HANDS + 'pile = ["A: 5h"]', "f.toml, line 2: it makes no claim"),
        (HANDS + 'pile = ["D: 5h as 5"]', "f.toml, line 2: 'D' is not a seat: use a letter from A to C"),
        ('rules = "paskahousu"\n' + HANDS + 'pile = ["A: 5h as 5"]', "f.toml, line 3: cards are laid face up"),
        ('rules = "paskahousu"\n' + HANDS + 'pile = ["A: 5h 6h"]', "f.toml, line 3: 5h 6h are not of one rank"),
        (
            'rules = "valepaska+black-specials"\n' + HANDS + 'pile = ["A: Th as T"]',
            "f.toml, line 3: Th as T: a claim names",
        ),
        (HANDS + 'pile = ["A: Th as Tb"]', "f.toml, line 2: Th as Tb: a claim names its colour exactly where"),
        (HANDS + 'dealer = "E"', "f.toml, line 2: 'E' is not a seat"),
        (HANDS + 'turn = "nobody"', "f.toml, line 2: 'nobody' is not a seat"),
        (HANDS + 'out = ["A", "A"]', "f.toml, line 2: a seat goes out once"),
        (HANDS + 'opening = "11"', "f.toml, line 2: '11' is not a claim"),
        ('rules = "paskahousu"\n' + HANDS + 'opening = "4"', "f.toml, line 3: there is no rank on offer"),
        (HANDS + "window = true", "f.toml, line 2: a window needs a play in the pile"),
        (HANDS + "seats = 3", "f.toml, line 2: 'seats' goes with a deck"),
        ('deck = "3h 4c"', "f.toml, line 1: say to how many seats"),
        ('deck = "3h 4c"\nseats = 3', "f.toml, line 1: 3 seats need 15 cards and the deck has 2"),
        ('deck = "3h 3h"\nseats = 3', "f.toml, line 1: "),
        ('deck = "3h 4c"\nseats = 11', "f.toml, line 2: a deal has 2 to 10 seats, not 11"),
        ('deck = "3h 4c"\nseats = 3\nturn = "A"', "f.toml, line 3: by these rules the cards decide who opens"),
        ('seats = 3\ndeck = "3h"\nstock = "4c"', "f.toml, line 3: a deck is dealt by the rules: leave out 'stock'"),
        ("hands = {", "f.toml, line 1: this is not correct TOML"),
    ],
)
def test_a_faulty_position_is_told_in_one_line_with_its_place(text: str, said: str) -> None:
    with pytest.raises(RecordError) as error:
        read_position(text, "f.toml")
    assert str(error.value).startswith(said)
    assert "\n" not in str(error.value)


def test_a_position_without_a_file_names_the_key() -> None:
    with pytest.raises(RecordError, match=r"^stock: 8h stands more often"):
        state_of(Position(hands={"A": "8h", "B": "9h"}, stock="8h"))


def test_a_play_can_be_made_in_a_written_position() -> None:
    state = state_of(read_position(HANDS + 'pile = ["C: 6c as 6"]'))
    assert Play(parts_of(state).hands[0], Claim(Rank.EIGHT)) in legal(view(state, 0))
