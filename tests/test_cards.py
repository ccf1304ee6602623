"""Cards, their texts and sets of cards."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests import strategies
from valepaska.cards import (
    ALL_BITS,
    FACE_OF_BIT,
    JOKER,
    Card,
    Colour,
    Rank,
    Suit,
    bits,
    faces,
    format_cards,
    parse_card,
    parse_cards,
    parse_rank,
    sort_cards,
    take_bits,
)
from valepaska.errors import NotationError, ValepaskaError

card_sets = st.integers(0, 2**ALL_BITS - 1)


def test_the_ladder_runs_from_three_to_two() -> None:
    assert "".join(map(str, sorted(Rank))) == "3456789TJQKA2"


def test_a_pack_has_fifty_two_different_faces_and_the_second_pack_the_same() -> None:
    assert len(set(FACE_OF_BIT[:52])) == 52
    assert FACE_OF_BIT[58:] == FACE_OF_BIT[:52]
    assert FACE_OF_BIT[52:58] == (JOKER,) * 6


def test_diamonds_and_hearts_are_red() -> None:
    red = {suit for suit in Suit if Card(Rank.TWO, suit).colour is Colour.RED}
    assert red == {Suit.DIAMONDS, Suit.HEARTS}
    assert JOKER.colour is None


@given(strategies.faces)
def test_a_card_is_read_back_from_its_text(card: Card) -> None:
    assert parse_card(str(card)) == card
    assert parse_card(f" {str(card).lower()} ") == parse_card(str(card).upper()) == card


def test_ten_may_be_written_as_a_number() -> None:
    assert parse_card("10d") == Card(Rank.TEN, Suit.DIAMONDS)
    assert parse_rank("10") is Rank.TEN


@given(st.lists(strategies.faces, max_size=8))
def test_cards_are_read_back_in_the_order_written(cards: list[Card]) -> None:
    assert parse_cards(format_cards(cards)) == tuple(cards)


@pytest.mark.parametrize("rank", Rank)
def test_a_rank_is_read_back_from_its_text(rank: Rank) -> None:
    assert parse_rank(str(rank)) is rank is parse_rank(str(rank).lower())


@pytest.mark.parametrize("text", ["", " ", "1h", "7", "7x", "h7", "77h", "XX", "110d", "7h 8h", "Ⅶh", "7♥", "T0d"])
def test_what_is_no_card_is_refused_in_one_line_that_repeats_it(text: str) -> None:
    with pytest.raises(NotationError) as refused:
        parse_card(text)
    assert repr(text) in str(refused.value)
    assert "\n" not in str(refused.value)
    assert isinstance(refused.value, ValepaskaError)


@pytest.mark.parametrize("text", ["", "1", "11", "100", "0", "3456", "X", "kk", "٣"])
def test_what_is_no_rank_is_refused(text: str) -> None:
    with pytest.raises(NotationError, match="is not a rank"):
        parse_rank(text)


@given(card_sets)
def test_a_set_names_its_cards_in_ladder_order(cards: int) -> None:
    named = faces(cards)
    assert len(named) == cards.bit_count() == len(list(bits(cards)))
    assert named == sort_cards(named)


@given(card_sets, card_sets)
def test_faces_taken_from_a_set_lie_in_it_and_are_those_faces(cards: int, within: int) -> None:
    wanted = faces(cards & within)
    taken = take_bits(wanted, within)
    assert taken is not None
    assert taken & ~within == 0
    assert faces(taken) == wanted


@given(card_sets)
def test_faces_that_a_set_does_not_hold_are_not_taken(within: int) -> None:
    for card in (*FACE_OF_BIT[:52], JOKER):
        copies = faces(within).count(card)
        assert take_bits([card] * copies, within) is not None
        assert take_bits([card] * (copies + 1), within) is None


def test_of_equal_copies_the_lowest_is_taken() -> None:
    three = Card(Rank.THREE, Suit.CLUBS)
    assert take_bits([three], 1 << 58 | 1) == 1
    assert take_bits([three], 1 << 58) == 1 << 58
    assert take_bits([JOKER, JOKER], 1 << 57 | 1 << 53 | 1 << 52) == 1 << 53 | 1 << 52
