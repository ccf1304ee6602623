"""What can be read off a board without knowing anybody's cards.

Part of the kernel: integers only, so that the text compiles under Numba.
"""

from valepaska.engine import codes as c
from valepaska.engine.layout import Board
from valepaska.rules.tables import Tables


def next_seat(b: Board, seat: int) -> int:
    """The next seat clockwise that is in play (A62)."""
    for _ in range(b.seats):
        seat += 1
        if seat == b.seats:
            seat = 0
        if b.in_play >> seat & 1:
            return seat
    return seat


def top_kind(b: Board) -> int:
    """The kind last claimed on the pile, NO_KIND when it is empty."""
    return b.play_kind[b.plays - 1] if b.plays else c.NO_KIND


def row(b: Board, stock: int) -> int:
    """The row of the ladder tables for this pile and so many cards of stock."""
    cleared = 1 if b.discard_n else 0
    return (2 * (1 if stock == 0 else 0) + cleared) * c.TOPS + 1 + top_kind(b)


def is_fed(b: Board, t: Tables) -> bool:
    """Whether only an answer may go on the pile."""
    return b.plays > 0 and t.must_answer[b.play_kind[b.plays - 1]] != 0


def refill_size(b: Board, t: Tables, seat: int, stock: int) -> int:
    """How many cards a refill gives to a seat."""
    missing = t.refill_to - b.hand_n[seat]
    return max(0, min(missing, stock))


def stock_at_turn(b: Board, t: Tables) -> int:
    """The size of the stock once the open window, if any, has closed."""
    stock = b.stock_end - b.stock_at
    if b.claimant != c.NOBODY and t.refill_time == c.REFILL_AFTER_WINDOW:
        stock -= refill_size(b, t, b.claimant, stock)
    return stock


def is_out(b: Board, t: Tables, seat: int, stock: int) -> bool:
    """Whether a seat is rid of its cards, by `out_when`."""
    if b.hand_n[seat]:
        return False
    if t.out_when == c.OUT_HAND_AND_STOCK_EMPTY:
        return stock == 0
    if t.out_when == c.OUT_ALL_ZONES_EMPTY:
        return b.up[seat] == 0 and b.down_n[seat] == 0
    return True


def out_at_close(b: Board, t: Tables, seat: int) -> bool:
    """Whether a seat will be out once the open window has closed unchallenged."""
    if b.hand_n[seat]:
        return False
    stock = b.stock_end - b.stock_at
    after = stock_at_turn(b, t)
    if seat == b.claimant and after < stock:
        return False
    return is_out(b, t, seat, after)


def closing_ends_deal(b: Board, t: Tables) -> bool:
    """Whether the deal is over once the open window closes unchallenged."""
    left = 0
    gone = b.outs
    for seat in range(b.seats):
        if b.in_play >> seat & 1:
            if out_at_close(b, t, seat):
                gone += 1
            else:
                left += 1
    return left <= 1 or (t.play_until == c.UNTIL_FIRST_OUT and gone > 0)


def may_answer(b: Board, t: Tables) -> int:
    """The seats that the open window waits for, as bits (A34, A77)."""
    if t.challengers == c.NEXT_ONLY:
        return 1 << next_seat(b, b.claimant) & ~b.answered
    return b.in_play & ~(1 << b.claimant) & ~b.answered
