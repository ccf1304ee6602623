"""Two packs, jokers, colours that differ, and four alike."""

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from tests import strategies
from tests.engine.positions import after, position, why_not
from valepaska.cards import format_cards
from valepaska.engine.layout import Board
from valepaska.engine.legal import legal
from valepaska.engine.state import State, apply, start
from valepaska.engine.view import view
from valepaska.errors import Reason
from valepaska.rules.model import Rules


def test_copies_of_a_card_in_two_packs_are_the_same_card_twice() -> None:
    one = position("paskahousu-venda", "3h 3h 3d", "4h", turn=0)
    assert why_not(one, "A: play 3h 3h 3d") is None
    assert why_not(one, "A: play 3h 3h 3h") is Reason.NOT_YOUR_CARDS
    state = after(one, "A: play 3h")
    assert format_cards(view(state, 0).hand) == "3d 3h"
    assert len(set(legal(view(one, 0)))) == len(list(legal(view(one, 0))))


@given(st.integers(0, 2**32 - 1))
@strategies.share(0.3)
def test_which_copy_of_a_card_moves_makes_no_difference(seed: int) -> None:
    rules = Rules.parse("paskahousu-venda+face_down=yes+refill_to=3")
    random = Random(seed)
    state = strategies.late_state(rules, 3, random)
    twin = State(rules, _swap_copies(state), state.number)
    for _ in range(25):
        assert state == twin
        assert hash(state) == hash(twin)
        assert [view(state, seat) for seat in range(3)] == [view(twin, seat) for seat in range(3)]
        if state.outcome is not None:
            break
        seat, action = strategies.one_move(state, random)
        (state, events), (twin, others) = apply(state, seat, action), apply(twin, seat, action)
        assert events == others


def _swap_copies(state: State) -> Board:
    """The board with every card in the place of its copy in the other pack, jokers in reverse."""
    board = state.board.copy()

    def other(card: int) -> int:
        if card < 0:
            return card
        return card + 58 if card < 52 else card - 58 if card >= 58 else 109 - card

    def others(cards: int) -> int:
        return sum(1 << other(card) for card in range(110) if cards >> card & 1)

    board.hand, board.up = list(map(others, board.hand)), list(map(others, board.up))
    board.play_cards, board.discards = list(map(others, board.play_cards)), others(board.discards)
    board.deck, board.down = list(map(other, board.deck)), list(map(other, board.down))
    return board


def test_jokers_do_not_make_an_opener_nor_an_opening_rank() -> None:
    rules = Rules.parse("paskahousu-venda+hand_size=3+opening_rank=held_lowest_all")
    deck = list(strategies.whole_deck(rules))
    joker = next(card for card in deck if card.rank is None)
    twos = [card for card in deck if str(card) in ("2c", "2d", "2h", "2s")]
    rest = [card for card in deck if card != joker and card not in twos]
    first = [joker, twos[0], joker, twos[1], joker, joker]
    state, events = start(rules, 2, [*first, *twos[2:], *[joker] * 2, *rest], dealer=1)
    assert format_cards(view(state, 0).hand) == "X X X"
    assert state.turn == 1
    assert "MustOpen" in [type(event).__name__ for event in events]


def test_a_dead_joker_goes_only_by_lying() -> None:
    state = position("valepaska+jokers", "X 4h", "5h", "6h", turn=0, pile=("C: 3h as 3",))
    for claim in map(str, legal(view(state, 0)).claims):
        assert view(after(state, f"A: play X as {claim}", "B: challenge"), None).hand_sizes[0] == 3


def test_a_red_and_a_black_ten_are_different_claims() -> None:
    state = position("valepaska+black-specials", "Tc Th 4h", "5h 6h", "6c", turn=0, pile=("C: 9h as 9",))
    assert why_not(state, "A: play Tc as T") is Reason.COLOUR
    assert why_not(state, "A: play Tc as 9r") is Reason.COLOUR
    assert view(after(state, "A: play Tc as Tb"), None).effect == "clear"
    assert view(after(state, "A: play Tc as Tr"), None).effect is None
    assert after(state, "A: play Tc as Tr", "B: challenge").turn == 1
    assert view(after(state, "A: play Tc Th as Tb", "B: challenge"), None).hand_sizes[0] == 4


def test_four_alike_are_counted_as_claimed_and_per_colour_class() -> None:
    pile = ("B: 3c 3d as 8", "C: 4c as 8")
    state = position("valepaska", "5h 6h 7h", "9h", "9d", turn=0, stock="Kc", pile=pile)
    assert view(after(state, "A: play 5h as 8"), None).effect == "clear"
    assert view(after(state, "A: stock as 8"), None).effect == "clear"
    never = position("valepaska+four_clears=off", "5h 6h 7h", "9h", "9d", pile=pile)
    assert view(after(never, "A: play 5h as 8"), None).effect is None
    black = position("valepaska+black-specials", "5h 6h 7h", "9h", "9d", pile=("B: 3c 3d as 2b",))
    assert view(after(black, "A: play 5h 6h as 2b"), None).effect == "clear"
    soft = position("valepaska+black-specials+soft-twos", "5h 6h 7h", "9h", "9d", pile=("B: 3c 3d as 2r",))
    assert view(after(soft, "A: play 5h 6h as 2r"), None).effect is None
