"""Whom one asks next where seats are asked one by one, as kernel text.

The order is that of `State.to_act`, whose first seat this is.
"""

from valepaska.engine import codes as c
from valepaska.engine.facts import may_answer
from valepaska.engine.layout import Board
from valepaska.rules.tables import Tables


def asked(b: Board, t: Tables) -> int:
    """The seat that decides next, NOBODY when the deal is over."""
    if b.phase == c.WINDOW:
        return first_after(b, may_answer(b, t), b.claimant)
    if b.phase == c.TURN:
        return b.turn if b.swapper == c.NOBODY else b.swapper
    if b.phase == c.OVER:
        return c.NOBODY
    if b.turn != c.NOBODY:
        return b.turn
    return first_after(b, b.in_play & ~b.answered, b.dealer)


def first_after(b: Board, waiting: int, seat: int) -> int:
    """The first seat of a bit set, clockwise from the left of a seat; NOBODY of an empty one."""
    for _ in range(b.seats):
        seat += 1
        if seat == b.seats:
            seat = 0
        if waiting >> seat & 1:
            return seat
    return c.NOBODY
