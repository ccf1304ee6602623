"""Deals that fit what a seat knows, made to fit what it believes of the claims in the pile: kernel text.

Among all deals that fit, a claim is hardly ever true: any card of the claimant may be the one laid. So
it is drawn for every play whether it lies, by a chance that whoever calls brings, and cards that
can be in the same places are exchanged until the play is what was drawn. Sizes and knowledge hold.
"""

from valepaska.engine.bits import lowest, popcount
from valepaska.engine.dice import draw_word
from valepaska.engine.layout import Board, Dice
from valepaska.fast.picking import some_bit
from valepaska.rules.tables import Tables

KNOWN = -1
"""The doubt about a play whose cards are seen."""


def credit_all(boards: list[Board], rules: list[Tables], groups: list[int], doubts: list[int], cup: list[Dice]) -> None:
    """Draw for the plays of every board whether they lie, and make them so.

    `groups`: sets of cards that can be in the same places; of cards in none the place is certain.
    `doubts`: for each play the chance that it lies, of 2**32, or KNOWN.
    """
    for at in range(len(boards)):
        credit(boards[at], rules[0], groups, doubts, cup[0])


def credit(b: Board, t: Tables, groups: list[int], doubts: list[int], dice: Dice) -> None:
    """Make the plays of one board true or false, the last one first, each by its own chance."""
    settled = 0
    for back in range(1, b.plays + 1):
        at = b.plays - back
        if doubts[at] == KNOWN:
            settled |= b.play_cards[at]
            continue
        right = t.kind_cards[b.play_kind[at]]
        if draw_word(dice) < doubts[at]:
            if b.play_cards[at] & ~right == 0:
                bring_in(b, groups, dice, some_bit(dice, b.play_cards[at]), ~right & ~settled)
        else:
            wrong = b.play_cards[at] & ~right
            while wrong:
                card = wrong & -wrong
                wrong ^= card
                bring_in(b, groups, dice, card, right & ~settled & ~b.play_cards[at])
        settled |= b.play_cards[at]


def bring_in(b: Board, groups: list[int], dice: Dice, card: int, wanted: int) -> None:
    """Exchange a card for one of those wanted that can be in its place, if there is one."""
    for number in range(len(groups)):
        if groups[number] & card:
            others = groups[number] & wanted
            if others:
                swap_places(b, card, some_bit(dice, others))


def swap_places(b: Board, one: int, other: int) -> None:
    """Two hidden cards, given as sets, change places, wherever they lie."""
    both = one | other
    for seat in range(b.seats):
        b.hand[seat] = with_swapped(b.hand[seat], both)
    for at in range(b.plays):
        b.play_cards[at] = with_swapped(b.play_cards[at], both)
    b.discards = with_swapped(b.discards, both)
    first = lowest(one)
    second = lowest(other)
    for at in range(b.stock_at, b.stock_end):
        b.deck[at] = partner(b.deck[at], first, second)
    for slot in range(len(b.down)):
        b.down[slot] = partner(b.down[slot], first, second)
    b.just_drew = partner(b.just_drew, first, second)


def with_swapped(cards: int, both: int) -> int:
    """A set in which one of two cards, if it holds just one, is the other."""
    return cards ^ both if popcount(cards & both) == 1 else cards


def partner(card: int, first: int, second: int) -> int:
    """The card that has taken the place of a card."""
    return second if card == first else first if card == second else card
