"""Random play, as kernel text: the workload that engines are compared by.

A seat draws with chance 1/8 and plays unseen with chance 1/8 where it may; else it lays one to
four cards of its own, drawn evenly, under a claim drawn evenly from the legal ones; it picks up
only when it must. Asked about a play, it challenges `doubt` times in 64; asked to open, it
claims every second time. Face-down games only. `rng` holds one xorshift32 state.
"""

from valepaska.engine import codes as c
from valepaska.engine.bits import lowest, popcount
from valepaska.engine.checks import can_draw, can_play_unseen
from valepaska.engine.facts import may_answer, row, stock_at_turn
from valepaska.engine.layout import Board
from valepaska.engine.step import step
from valepaska.rules.tables import Tables


def draw_below(rng: list[int], bound: int) -> int:
    """A number below `bound`."""
    x = rng[0]
    x ^= (x << 13) & 0xFFFFFFFF
    x ^= x >> 17
    x ^= (x << 5) & 0xFFFFFFFF
    rng[0] = x
    return (x * bound) >> 32


def some_bit(rng: list[int], cards: int) -> int:
    """One of the bits that are set, as a set."""
    for _ in range(draw_below(rng, popcount(cards))):
        cards &= cards - 1
    return cards & -cards


def some_cards(rng: list[int], hand: int, held: int) -> int:
    """One to four cards of a hand."""
    chosen = 0
    for _ in range(1 + draw_below(rng, min(held, 4))):
        card = some_bit(rng, hand)
        hand ^= card
        chosen |= card
    return chosen


def first_asked(b: Board, waiting: int, after: int) -> int:
    """The first seat of a bit set, clockwise from the left of a seat."""
    seat = after
    for _ in range(b.seats):
        seat += 1
        if seat == b.seats:
            seat = 0
        if waiting >> seat & 1:
            break
    return seat


def decide(b: Board, t: Tables, rng: list[int], doubt: int) -> None:
    """Take one decision of whoever is asked next."""
    if b.phase == c.WINDOW:
        seat = first_asked(b, may_answer(b, t), b.claimant)
        verb = c.CHALLENGE if draw_below(rng, 64) < doubt else c.PASS
        step(b, t, seat, verb, 0, c.NO_KIND, 0)
    elif b.phase == c.OPENING:
        seat = first_asked(b, b.in_play & ~b.answered, b.dealer)
        if draw_below(rng, 2):
            step(b, t, seat, c.PASS, 0, c.NO_KIND, 0)
        else:
            cards = some_cards(rng, b.hand[seat], b.hand_n[seat])
            step(b, t, seat, c.PLAY, cards, b.offer, popcount(cards))
    else:
        take_random_turn(b, t, rng, b.turn)


def take_random_turn(b: Board, t: Tables, rng: list[int], seat: int) -> None:
    """One decision in a turn."""
    stock = stock_at_turn(b, t)
    claims = t.claimable[row(b, stock)]
    chance = draw_below(rng, 8)
    unseen = claims != 0 and can_play_unseen(b, t, stock)
    if can_draw(b, t, stock) and (chance == 0 or (not unseen and b.hand_n[seat] == 0)):
        step(b, t, seat, c.DRAW, 0, c.NO_KIND, 0)
    elif claims == 0:
        step(b, t, seat, c.PICKUP, 0, c.NO_KIND, 0)
    elif unseen and (chance == 1 or b.hand_n[seat] == 0):
        step(b, t, seat, c.STOCK, 0, lowest(some_bit(rng, claims)), 1)
    elif b.hand_n[seat]:
        cards = some_cards(rng, b.hand[seat], b.hand_n[seat])
        step(b, t, seat, c.PLAY, cards, lowest(some_bit(rng, claims)), popcount(cards))
    else:
        step(b, t, seat, c.PICKUP, 0, c.NO_KIND, 0)


def play_out(b: Board, t: Tables, rng: list[int], doubt: int, most: int) -> int:
    """Take decisions until the deal is over or `most` are taken; how many it were."""
    taken = 0
    while b.phase != c.OVER and taken < most:
        decide(b, t, rng, doubt)
        taken += 1
    return taken


def play_out_all(boards: list[Board], t: Tables, rng: list[int], doubt: int, most: int) -> int:
    """Play out every board of a batch; how many decisions it were."""
    taken = 0
    for at in range(len(boards)):
        taken += play_out(boards[at], t, rng, doubt, most)
    return taken
