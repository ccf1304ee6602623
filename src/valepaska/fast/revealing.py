"""What a seat does not see, as numbers from 0 to 1, as kernel text: for the critic of a learner, and as its lesson.

Nothing that plays may be given this. The places are fixed, whatever the rules and the seats; cards are
counted by kind, all sixteen, in fours. `senses.HIDDEN` names the parts.
"""

from valepaska.engine import codes as c
from valepaska.engine.bits import popcount
from valepaska.engine.board import pile_cards
from valepaska.engine.layout import Board
from valepaska.fast.layouts import Boards
from valepaska.fast.observing import FOUR, part
from valepaska.fast.recall import SEATS
from valepaska.rules.tables import Tables

NEXT_CARDS = 3
"""So many cards of the stock are shown one by one."""
HIDDEN_HANDS, HIDDEN_PILE = 0, (SEATS - 1) * c.KINDS
HIDDEN_LAST = HIDDEN_PILE + c.KINDS
HIDDEN_LIE = HIDDEN_LAST + c.KINDS
HIDDEN_STOCK = HIDDEN_LIE + 1
HIDDEN_NEXT = HIDDEN_STOCK + c.KINDS
HIDDEN_GONE = HIDDEN_NEXT + NEXT_CARDS * c.KINDS
HIDDEN_SIZE = HIDDEN_GONE + c.KINDS


def reveal_all(boards: Boards, rules: list[Tables], seats: list[int], numbers: list[float]) -> None:
    """Write, deal after deal, what is hidden from the seat that is asked; zeros where nobody is."""
    t = rules[0]
    for at in range(len(boards)):
        base = at * HIDDEN_SIZE
        for place in range(HIDDEN_SIZE):
            numbers[base + place] = 0.0
        if seats[at] != c.NOBODY:
            reveal(boards[at], t, seats[at], numbers, base)


def reveal(b: Board, t: Tables, seat: int, numbers: list[float], base: int) -> None:
    """Write what is hidden from a seat onto zeros."""
    for place in range(1, b.seats):
        other = seat + place if seat + place < b.seats else seat + place - b.seats
        count_kinds(t, b.hand[other], numbers, base + HIDDEN_HANDS + (place - 1) * c.KINDS)
    count_kinds(t, pile_cards(b), numbers, base + HIDDEN_PILE)
    if b.plays:
        last = b.plays - 1
        laid = b.play_cards[last]
        count_kinds(t, laid, numbers, base + HIDDEN_LAST)
        lies = laid & ~t.kind_cards[b.play_kind[last]] or b.play_count[last] != b.play_n[last]
        numbers[base + HIDDEN_LIE] = 1.0 if lies else 0.0
    stock = 0
    for at in range(b.stock_at, b.stock_end):
        stock |= 1 << b.deck[at]
    count_kinds(t, stock, numbers, base + HIDDEN_STOCK)
    for place in range(min(NEXT_CARDS, b.stock_end - b.stock_at)):
        kind = t.kind_of[b.deck[b.stock_at + place]]
        if kind != c.NO_KIND:
            numbers[base + HIDDEN_NEXT + place * c.KINDS + kind] = 1.0
    count_kinds(t, b.discards, numbers, base + HIDDEN_GONE)


def count_kinds(t: Tables, cards: int, numbers: list[float], at: int) -> None:
    """Write how many of some cards are of each kind."""
    for kind in range(c.KINDS):
        numbers[at + kind] = part(popcount(cards & t.kind_cards[kind]), FOUR)
