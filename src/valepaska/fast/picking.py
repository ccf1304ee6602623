"""What all policies pick from and with, as kernel text."""

from valepaska.engine import codes as c
from valepaska.engine.bits import nth_bit, popcount
from valepaska.engine.checks import cards_in_use, check_draw, check_size
from valepaska.engine.dice import draw_below
from valepaska.engine.facts import is_fed, row
from valepaska.engine.layout import Board, Dice
from valepaska.fast.layouts import Order
from valepaska.rules.tables import Tables

MOST_LAID = 4
"""The policies lay at most so many cards at once, unless the rules want all of a rank."""


POOREST_FIRST = (0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12, 13, 14, 9, 15)
"""The kinds in the order in which one would be rid of them: aces, tens and twos last."""


def give(order: Order, verb: int, cards: int, kind: int, count: int) -> None:
    """Write an order."""
    order.verb = verb
    order.cards = cards
    order.kind = kind
    order.count = count


def some_bit(dice: Dice, cards: int) -> int:
    """One of the bits that are set, as a set."""
    return nth_bit(cards, draw_below(dice, popcount(cards)))


def some_cards(dice: Dice, cards: int, number: int) -> int:
    """So many of these cards, every choice equally likely; all when there are fewer."""
    chosen = 0
    for _ in range(min(number, popcount(cards))):
        card = some_bit(dice, cards)
        cards ^= card
        chosen |= card
    return chosen


def fitting_number(t: Tables, kind: int, number: int) -> int:
    """So many cards of a kind, or one where `set_size` does not allow as many."""
    return number if check_size(t, kind, number) == c.LEGAL else 1


def claims_now(b: Board, t: Tables, stock: int) -> int:
    """The kinds that may be claimed or laid now, as bits."""
    claims = t.claimable[row(b, stock)]
    if b.opening != c.NO_KIND:
        claims &= 1 << b.opening
    return claims


def kinds_held(t: Tables, cards: int) -> int:
    """The kinds of these cards, as bits."""
    kinds = 0
    for kind in range(c.KINDS):
        if cards & t.kind_cards[kind]:
            kinds |= 1 << kind
    return kinds


def layable(b: Board, t: Tables, seat: int, stock: int) -> int:
    """Open games: the kinds that the seat holds and may lay, as bits (`checks.has_play`)."""
    cards = cards_in_use(b, seat)
    fits = kinds_held(t, cards) & claims_now(b, t, stock)
    if b.opening != c.NO_KIND and fits and t.opening_rank == c.HELD_LOWEST_ALL:
        number = popcount(cards & t.kind_cards[b.opening])
        return fits if check_size(t, b.opening, number) == c.LEGAL else 0
    return fits


def may_draw(b: Board, t: Tables, stock: int) -> bool:
    """Whether drawing is legal."""
    return check_draw(b, t, stock) == c.LEGAL


def may_turn_unseen(b: Board, t: Tables, claims: int, stock: int, able: int) -> bool:
    """Whether an unseen card may be laid: of `claims` where one claims, `able` or not where one does not."""
    if t.blind_play == c.NO_UNSEEN or b.drew or stock == 0 or is_fed(b, t):
        return False
    if b.opening != c.NO_KIND and not t.opening_blind:
        return False
    if t.face_down:
        return claims != 0
    return t.blind_play == c.UNSEEN_ALWAYS or able == 0


def poorest(t: Tables, cards: int, number: int) -> int:
    """So many of the cards that one can best spare, those without a rank first."""
    chosen = 0
    group = cards & c.JOKERS
    place = 0
    while number and (group or place < c.KINDS):
        if group:
            chosen |= group & -group
            group &= group - 1
            number -= 1
        else:
            group = cards & t.kind_cards[POOREST_FIRST[place]]
            place += 1
    return chosen
