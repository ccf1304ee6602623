"""What an action comes to, tried out on many deals that might be the real one: kernel text."""

from valepaska.engine import codes as c
from valepaska.engine.dice import counter_of
from valepaska.engine.layout import Board, Dice
from valepaska.engine.step import step
from valepaska.fast.asking import asked
from valepaska.fast.compact import read_compact
from valepaska.fast.layouts import Boards, Order
from valepaska.fast.playing import choose
from valepaska.fast.recall import Recall
from valepaska.fast.remembering import remember_step
from valepaska.fast.shapes import Shape
from valepaska.rules.tables import Tables

ORDER = 4
"""An order is so many integers: verb, cards, kind, announced number."""
STAKE = 1 << 20
"""What the loser pays, in integers so that sums are the same everywhere."""


def try_all(
    boards: Boards,
    scratch: Boards,
    rules: list[Tables],
    shapes: list[Shape],
    room: list[Order],
    cup: list[Dice],
    orders: list[int],
    alive: list[int],
    sums: list[int],
    first: int,
    end: int,
    seed: int,
    seat: int,
    policy: int,
    doubt: int,
    limit: int,
) -> None:
    """Carry out each order that is alive on each board from `first` to before `end`, and play on.

    Everybody plays by the policy, and after `limit` decisions the deal is judged as it stands. The
    same board and the same dice serve all orders. `sums` gains what the seat came to (`worth`).
    """
    t, s, order, dice, b = rules[0], shapes[0], room[0], cup[0], scratch[0]
    for at in range(first, end):
        for number in range(len(alive)):
            if not alive[number]:
                continue
            put_copy(boards[at], b)
            dice.counter = counter_of(seed, at)
            base = ORDER * number
            step(b, t, seat, orders[base], orders[base + 1], orders[base + 2], orders[base + 3])
            for _ in range(limit):
                if b.phase == c.OVER:
                    break
                asks = asked(b, t)
                choose(b, t, dice, order, asks, policy, doubt)
                step(b, t, asks, order.verb, order.cards, order.kind, order.count)
            sums[number] += worth(b, s, seat)


def worth(b: Board, s: Shape, seat: int) -> int:
    """What a deal is worth to a seat, of STAKE, over or not; one that goes on is lost by him who holds most."""
    share = STAKE // (s.seats - 1)
    if b.phase == c.OVER and b.ended == c.FIRST_OUT:
        return STAKE if b.out_order[0] == seat else -share
    if not b.in_play >> seat & 1:
        return share
    if b.phase == c.OVER and b.ended == c.ONE_LEFT:
        return -STAKE
    total = 0
    for other in range(s.seats):
        if b.in_play >> other & 1:
            total += b.hand_n[other] + 1
    return share - (STAKE + share) * (b.hand_n[seat] + 1) // total


def put_copy(source: Board, target: Board) -> None:
    """Let a board hold what another holds; of its arrays what is in use."""
    target.seats = source.seats
    target.dealer = source.dealer
    target.starter = source.starter
    target.phase = source.phase
    target.turn = source.turn
    target.in_play = source.in_play
    target.outs = source.outs
    target.stock_at = source.stock_at
    target.stock_end = source.stock_end
    target.plays = source.plays
    target.pile_n = source.pile_n
    target.claimant = source.claimant
    target.effect = source.effect
    target.answered = source.answered
    target.offer = source.offer
    target.opening = source.opening
    target.bound = source.bound
    target.drew = source.drew
    target.swaps = source.swaps
    target.swapper = source.swapper
    target.just_drew = source.just_drew
    target.discards = source.discards
    target.discard_n = source.discard_n
    target.turns = source.turns
    target.ended = source.ended
    target.event_n = source.event_n
    for seat in range(source.seats):
        target.hand[seat] = source.hand[seat]
        target.hand_n[seat] = source.hand_n[seat]
        target.up[seat] = source.up[seat]
        target.down_n[seat] = source.down_n[seat]
        target.out_order[seat] = source.out_order[seat]
    for at in range(source.plays):
        target.play_seat[at] = source.play_seat[at]
        target.play_kind[at] = source.play_kind[at]
        target.play_cards[at] = source.play_cards[at]
        target.play_n[at] = source.play_n[at]
        target.play_count[at] = source.play_count[at]
        target.play_source[at] = source.play_source[at]
    for at in range(source.stock_at, source.stock_end):
        target.deck[at] = source.deck[at]
    for slot in range(source.seats * c.SLOTS):
        target.down[slot] = source.down[slot]


def ask_all(boards: Boards, rules: list[Tables], seats: list[int]) -> None:
    """Note whom each board asks."""
    for at in range(len(boards)):
        seats[at] = asked(boards[at], rules[0])


def step_codes(
    boards: Boards,
    rules: list[Tables],
    shapes: list[Shape],
    room: list[Order],
    recalls: list[Recall],
    seats: list[int],
    codes: list[int],
) -> None:
    """Let the seat of each board do what its legal compact code says, remember it, and note who is asked next.

    Boards whose seat is NOBODY stay as they are.
    """
    t, s, order = rules[0], shapes[0], room[0]
    for at in range(len(boards)):
        if seats[at] != c.NOBODY:
            read_compact(boards[at], t, s, seats[at], codes[at], order)
            step(boards[at], t, seats[at], order.verb, order.cards, order.kind, order.count)
            remember_step(boards[at], t, recalls[at])
            seats[at] = asked(boards[at], t)


def judge_all(boards: Boards, shapes: list[Shape], seat: int, worths: list[int]) -> None:
    """What each board is worth to a seat."""
    for at in range(len(boards)):
        worths[at] = worth(boards[at], shapes[0], seat)
