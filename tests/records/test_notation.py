"""Actions, claims and seats are read as they are printed, and what cannot be read is said in one line."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from valepaska.cards import Card, Colour, Rank, Suit
from valepaska.engine.actions import (
    Action,
    Challenge,
    Claim,
    Draw,
    Pass,
    PickUp,
    Play,
    PlayDown,
    PlayFromStock,
    Swap,
)
from valepaska.errors import NotationError
from valepaska.records.notation import (
    EVERYBODY,
    SEAT_LETTERS,
    format_move,
    parse_action,
    parse_claim,
    parse_move,
    parse_seat,
    seat_letter,
)
from valepaska.rules.model import Rules

BLUFF = Rules.parse("valepaska")
OPEN = Rules.parse("paskahousu")
LYING_COUNTS = Rules.parse("valepaska+claimed_count=may_lie")
COLOURS = Rules.parse("valepaska+black-specials")
JOKERS = Rules.parse("valepaska+jokers")

cards = st.builds(Card, st.sampled_from(Rank), st.sampled_from(Suit))
hands = st.lists(cards, min_size=1, max_size=12).map(tuple)


def claims(*, counted: bool) -> st.SearchStrategy[Claim]:
    colours = st.none() | st.sampled_from(Colour)
    counts = st.none() | st.integers(1, 99) if counted else st.none()
    return st.builds(Claim, st.sampled_from(Rank), colours, counts)


def actions(claim: st.SearchStrategy[Claim | None]) -> st.SearchStrategy[Action]:
    return st.one_of(
        st.builds(Play, hands, claim),
        st.builds(PlayFromStock, claim),
        st.builds(PlayDown, st.integers(1, 4)),
        st.builds(Swap, cards, cards),
        st.sampled_from([Draw(), PickUp(), Challenge(), Pass()]),
    )


@given(actions(claims(counted=False)))
def test_an_action_of_a_face_down_game_is_read_as_printed(action: Action) -> None:
    assert parse_action(str(action), BLUFF) == action


@given(actions(claims(counted=True)))
def test_an_announced_number_is_read_as_printed(action: Action) -> None:
    assert parse_action(str(action), LYING_COUNTS) == action


@given(actions(st.none()))
def test_an_action_of_an_open_game_is_read_as_printed(action: Action) -> None:
    assert parse_action(str(action), OPEN) == action


@given(st.integers(0, 9), actions(claims(counted=False)))
def test_a_move_is_read_as_printed(seat: int, action: Action) -> None:
    assert parse_move(format_move(seat, action), BLUFF) == (seat, action)


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("play 8h 5d as 8", Play((Card(Rank.FIVE, Suit.DIAMONDS), Card(Rank.EIGHT, Suit.HEARTS)), Claim(Rank.EIGHT))),
        ("  PLAY  10D   AS  10 ", Play((Card(Rank.TEN, Suit.DIAMONDS),), Claim(Rank.TEN))),
        ("stock as 9", PlayFromStock(Claim(Rank.NINE))),
        ("Pickup", PickUp()),
        ("swap 7d for 9h", Swap(Card(Rank.SEVEN, Suit.DIAMONDS), Card(Rank.NINE, Suit.HEARTS))),
        ("down 2", PlayDown(2)),
        ("play As as A", Play((Card(Rank.ACE, Suit.SPADES),), Claim(Rank.ACE))),
        ("play ah as as a", Play((Card(Rank.ACE, Suit.HEARTS), Card(Rank.ACE, Suit.SPADES)), Claim(Rank.ACE))),
    ],
)  # fmt: skip
def test_spaces_and_capitals_do_not_matter(text: str, action: Action) -> None:
    assert parse_action(text, BLUFF) == action


def test_the_ace_of_spades_is_no_claim_in_an_open_game() -> None:
    both = Play((Card(Rank.ACE, Suit.HEARTS), Card(Rank.ACE, Suit.SPADES)))
    assert parse_action("play As Ah", OPEN) == parse_action("play as ah", OPEN) == both


def test_the_order_of_cards_does_not_matter() -> None:
    assert parse_action("play 8s 5d 8h as 8", BLUFF) == parse_action("play 5d 8h 8s as 8", BLUFF)


@pytest.mark.parametrize(
    ("text", "rules", "remedy"),
    [
        ("", BLUFF, "begin with one of play, stock"),
        ("lay 8h as 8", BLUFF, "begin with one of play, stock"),
        ("play 8h", BLUFF, "as in 'as 8'"),
        ("play 8h as", BLUFF, "as in 'as 8'"),
        ("stock", BLUFF, "as in 'as 8'"),
        ("play as 8", BLUFF, "as in 'play 8h 8s'"),
        ("play 8h as 7 8", BLUFF, "a play has one claim"),
        ("play 7h 8h as 7 and 8", BLUFF, "a play has one claim"),
        ("play 8h as 7 as 8", BLUFF, "'7' is not a card"),
        ("play 8h as X", BLUFF, "name one rank"),
        ("play 8h as 8h", BLUFF, "name one rank"),
        ("play 8h as 1x8", BLUFF, "leave it out"),
        ("play 8h as 0x8", LYING_COUNTS, "name one rank"),
        ("play 9x as 9", BLUFF, "write a rank of"),
        ("play X as 9", BLUFF, "these rules have none"),
        ("swap X for 9h", OPEN, "these rules have none"),
        ("stock 9h as 9", BLUFF, "leave out '9h'"),
        ("play 8h as 8", OPEN, "leave out 'as' and the claim"),
        ("stock as 8", OPEN, "leave out 'as' and the claim"),
        ("down", OPEN, "as in 'down 2'"),
        ("down 0", OPEN, "as in 'down 2'"),
        ("down two", OPEN, "as in 'down 2'"),
        ("swap 7d 9h", OPEN, "as in 'swap 7d for 9h'"),
        ("pass on it", BLUFF, "leave out 'on it'"),
        ("draw 2", BLUFF, "leave out '2'"),
    ],
)
def test_what_cannot_be_an_action_is_refused_with_a_remedy(text: str, rules: Rules, remedy: str) -> None:
    with pytest.raises(NotationError) as refused:
        parse_action(text, rules)
    assert remedy in str(refused.value)
    assert "\n" not in str(refused.value)


def test_a_claim_without_its_colour_can_be_read() -> None:
    """It is the rules that refuse it, with the reason `colour`."""
    assert parse_claim("T", COLOURS) == Claim(Rank.TEN)
    assert parse_claim("10B", COLOURS) == Claim(Rank.TEN, Colour.BLACK)
    assert parse_claim("2r", COLOURS) == Claim(Rank.TWO, Colour.RED)


def test_jokers_can_be_named_where_the_deck_has_them() -> None:
    assert str(parse_action("play x 9h as 9", JOKERS)) == "play 9h X as 9"


def test_seats_are_letters_clockwise() -> None:
    assert [seat_letter(seat) for seat in range(3)] == ["A", "B", "C"]
    assert [parse_seat(letter) for letter in SEAT_LETTERS] == list(range(10))
    assert parse_seat(" b ") == 1


@pytest.mark.parametrize("text", ["", "K", "AB", "1", "all"])
def test_what_is_no_seat_is_refused(text: str) -> None:
    with pytest.raises(NotationError, match="letter from A to J"):
        parse_seat(text)


def test_a_seat_that_is_not_at_the_table_is_refused() -> None:
    with pytest.raises(NotationError, match="letter from A to C"):
        parse_move("D: pass", BLUFF, seats=3)


def test_all_can_pass_and_nothing_else() -> None:
    assert parse_move("all: pass", BLUFF) == (EVERYBODY, Pass())
    with pytest.raises(NotationError, match="all can only pass"):
        parse_move("all: challenge", BLUFF)


def test_a_move_needs_its_seat() -> None:
    with pytest.raises(NotationError, match="names no seat"):
        parse_move("challenge", BLUFF)


@given(st.text(max_size=40))
def test_any_text_is_read_or_refused_in_one_line(text: str) -> None:
    try:
        action = parse_action(text, LYING_COUNTS)
    except NotationError as error:
        refusal = str(error)
    else:
        refusal = ""
        assert parse_action(str(action), LYING_COUNTS) == action
    assert "\n" not in refusal
