"""Who makes the first play of a deal, and with which rank.

Part of the kernel: integers only, so that the text compiles under Numba.
"""

from valepaska.engine import codes as c
from valepaska.engine.bits import popcount
from valepaska.engine.board import emit
from valepaska.engine.facts import next_seat, row
from valepaska.engine.layout import Board
from valepaska.rules.tables import Tables


def begin(b: Board, t: Tables) -> None:
    """After the deal: exchanges first where the rules have them, else the opening."""
    b.event_n = 0
    if t.table_up_swap == c.SWAP_BEFORE_START and t.table_up:
        b.phase = c.SETUP
        b.turn = c.NOBODY
    else:
        begin_play(b, t)


def begin_play(b: Board, t: Tables) -> None:
    """Find who opens, and with which rank."""
    b.answered = 0
    if t.starter == c.RACE_CLAIM or t.starter == c.CLAIM_IN_TURN:
        b.phase = c.OPENING
        offer_next(b, t)
        return
    b.phase = c.TURN
    b.turn = opener(b, t)
    b.opening = opening_kind(b, t, b.turn)
    if b.opening != c.NO_KIND:
        emit(b, c.E_MUST_OPEN, b.turn, 0, b.opening)


def offer_next(b: Board, t: Tables) -> None:
    """Put the next rank that may be led on offer; after the highest, the dealer's left leads (A81)."""
    b.answered = 0
    kind = b.offer + 1
    claimable = t.claimable[row(b, b.stock_end - b.stock_at)]
    while kind < c.KINDS and not claimable >> kind & 1:
        kind += 1
    left = next_seat(b, b.dealer)
    if kind == c.KINDS:
        b.offer = c.NO_KIND
        b.phase = c.TURN
        b.turn = left
        return
    b.offer = kind
    b.turn = left if t.starter == c.CLAIM_IN_TURN else c.NOBODY
    emit(b, c.E_OFFERED, c.NOBODY, 0, kind)


def opener(b: Board, t: Tables) -> int:
    """Who makes the first play where nobody has to claim it.

    Ties go clockwise from the dealer's left; jokers do not count.
    """
    left = next_seat(b, b.dealer)
    if t.starter == c.RANDOM_STARTER:
        return left if b.starter == c.NOBODY else b.starter
    if t.starter == c.LEFT_OF_DEALER:
        return left
    for kind in range(c.KINDS):
        best = c.NOBODY
        most = 0
        seat = b.dealer
        for _ in range(b.seats):
            seat = next_seat(b, seat)
            held = popcount(b.hand[seat] & t.kind_cards[kind] & ~c.JOKERS)
            if held > most and (most == 0 or t.starter == c.MOST_LOWEST):
                best = seat
                most = held
        if most:
            return best
    return left


def opening_kind(b: Board, t: Tables, seat: int) -> int:
    """The kind that the first play must have, NO_KIND for any; one that may not be led binds nobody."""
    if t.opening_rank == c.ANY_OPENING:
        return c.NO_KIND
    claimable = t.claimable[row(b, b.stock_end - b.stock_at)]
    for kind in range(c.KINDS):
        if t.opening_rank == c.CLAIMED_LOWEST and t.face_down:
            if claimable >> kind & 1:
                return kind
        elif b.hand[seat] & t.kind_cards[kind] & ~c.JOKERS:
            return kind if claimable >> kind & 1 else c.NO_KIND
    return c.NO_KIND


def rebind_opening(b: Board, t: Tables) -> None:
    """The first play is bound to what its maker holds: after an exchange, or when the turn passes before it."""
    if b.opening == c.NO_KIND:
        return
    kind = opening_kind(b, t, b.turn)
    if kind != b.opening:
        b.opening = kind
        emit(b, c.E_MUST_OPEN, b.turn, 0, kind)


def decline_offer(b: Board, t: Tables, seat: int) -> None:
    """OPENING: one seat does not claim the rank on offer; when nobody does, the next rank is offered."""
    b.answered |= 1 << seat
    if b.answered & b.in_play == b.in_play:
        offer_next(b, t)
    elif t.starter == c.CLAIM_IN_TURN:
        b.turn = next_seat(b, seat)
