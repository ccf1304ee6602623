"""What the rules make public about hands that nobody has seen.

The rules look at a hand for everybody when they find who opens, and when they allow a move only
to a seat that could do nothing else. Then certain kinds are not in that hand, whoever looks on.
What follows only for a number of cards (`most_lowest`: nobody has more of them than the opener)
is not a set of places and is not kept.
"""

from typing import TYPE_CHECKING

from valepaska.cards import CardSet
from valepaska.engine import codes as c
from valepaska.engine.events import Misfit, Played, Seat, Source, Took, Why
from valepaska.engine.places import DISCARDS, STOCK
from valepaska.rules.ladder import Kind

if TYPE_CHECKING:
    from valepaska.engine.knowledge import Knowledge


def from_opening(known: "Knowledge", *, first: bool) -> None:
    """The first play must be of the lowest kind in the hand of whoever makes it (`opening_rank=held_...`).

    `first`: the rule has just found that seat, which has the lowest kind of all hands
    (`most_lowest`, `lowest_card`); under `lowest_card` the seats that were looked at before it
    have nothing of that kind.
    """
    t, kind, turn = known.tables, known.opening, known.turn
    if kind is None or turn is None or (t.opening_rank == c.CLAIMED_LOWEST and t.face_down):
        return
    lower = sum(t.kind_cards[:kind]) & ~c.JOKERS
    known.exclude(1 << turn, lower)
    if not first or t.starter not in (c.MOST_LOWEST, c.LOWEST_CARD):
        return
    for seat in range(known.seats):
        known.exclude(1 << seat, lower)
    seat = (known.dealer + 1) % known.seats
    while t.starter == c.LOWEST_CARD and seat != turn:
        known.exclude(1 << seat, t.kind_cards[kind] & ~c.JOKERS)
        seat = (seat + 1) % known.seats


def from_play(known: "Knowledge", event: Played, kind: Kind) -> CardSet:
    """A play that open games allow only to a seat without another, or only as a whole (A20, A23, A67).

    Gives the cards that are not in the hand once the play has left it.
    """
    t = known.tables
    if t.face_down or known.offered is not None:
        return 0
    fits = _fitting(known) >> kind & 1
    if event.source is Source.STOCK:
        _had_no_play(known, event.seat, forced=t.blind_play == c.UNSEEN_IF_UNABLE)
    elif known.opening is None:
        _had_no_play(known, event.seat, forced=not known.pile and not fits)
    elif t.opening_rank == c.HELD_LOWEST_ALL and t.size_limit[kind] == c.ANY_SIZE and fits:
        return t.kind_cards[kind]
    return 0


def from_misfit(known: "Knowledge", event: Misfit) -> None:
    """A card of the stock is turned only by a seat that has no play, where `blind_play=if_unable` says so."""
    if event.source is Source.STOCK and known.offered is None:
        _had_no_play(known, event.seat, forced=known.tables.blind_play == c.UNSEEN_IF_UNABLE)


def from_taking(known: "Knowledge", event: Took) -> None:
    """Under `voluntary_pickup=never` and `if_stock_empty` a pile is taken by choice only for want of a play."""
    t = known.tables
    if t.face_down or event.why is not Why.CHOICE or t.voluntary_pickup == c.PICKUP_ALWAYS:
        return
    free = t.voluntary_pickup == c.PICKUP_IF_STOCK_EMPTY and known.sizes[STOCK] == 0
    _had_no_play(known, event.seat, forced=not free)


def _had_no_play(known: "Knowledge", seat: Seat, *, forced: bool) -> None:
    """The seat has nothing in its hand that fits the pile as it lies, before what it now does."""
    if forced and known.opening is None:
        known.exclude(1 << seat, _cards_of(known, _fitting(known)))


def _fitting(known: "Knowledge") -> int:
    """The kinds that may be laid on the pile as it lies, as bits."""
    empty, cleared = known.sizes[STOCK] == 0, known.sizes[DISCARDS] > 0
    top = -1 if known.top is None else known.top
    return known.tables.claimable[(2 * empty + cleared) * c.TOPS + 1 + top]


def _cards_of(known: "Knowledge", kinds: int) -> CardSet:
    return sum(cards for kind, cards in enumerate(known.tables.kind_cards) if kinds >> kind & 1)
