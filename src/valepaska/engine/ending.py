"""Going out, coming back, and the end of a deal.

Part of the kernel: integers only, so that the text compiles under Numba.
"""

from valepaska.engine import codes as c
from valepaska.engine.bits import popcount
from valepaska.engine.board import emit
from valepaska.engine.facts import is_out
from valepaska.engine.layout import Board
from valepaska.rules.tables import Tables


def send_out(b: Board, t: Tables, first: int) -> None:
    """Whoever is rid of its cards is out, clockwise from `first`; not while its play may be doubted."""
    stock = b.stock_end - b.stock_at
    seat = first
    for _ in range(b.seats):
        rid = b.hand_n[seat] == 0 and b.in_play >> seat & 1 and seat != b.claimant
        if rid and is_out(b, t, seat, stock) and popcount(b.in_play) > 1:
            b.in_play &= ~(1 << seat)
            b.out_order[b.outs] = seat
            b.outs += 1
            emit(b, c.E_OUT, seat, 0, b.outs)
        seat += 1
        if seat == b.seats:
            seat = 0


def bring_back(b: Board, seat: int) -> None:
    """A seat that was out has taken the pile (`challengers=anyone_incl_out`)."""
    if b.in_play >> seat & 1:
        return
    b.in_play |= 1 << seat
    at = 0
    while b.out_order[at] != seat:
        at += 1
    b.outs -= 1
    for place in range(at, b.outs):
        b.out_order[place] = b.out_order[place + 1]
    emit(b, c.E_BACK, seat, 0, 0)


def end_reason(b: Board, t: Tables) -> int:
    """Why the deal is over, NOT_OVER while it goes on."""
    if t.play_until == c.UNTIL_FIRST_OUT and b.outs:
        return c.FIRST_OUT
    if popcount(b.in_play) <= 1:
        return c.ONE_LEFT
    if t.turn_limit and b.turns >= t.turn_limit:
        return c.TURN_LIMIT
    return c.NOT_OVER
