"""One seat decided from outside, the others by policies, in many deals at once: kernel text."""

from valepaska.engine import codes as c
from valepaska.engine.layout import Board, Dice
from valepaska.engine.step import step
from valepaska.fast.asking import asked
from valepaska.fast.batching import CUT_OFF, ENDED, GOING_ON, deal_numbered
from valepaska.fast.compact import refusal
from valepaska.fast.layouts import Boards, Order
from valepaska.fast.playing import choose
from valepaska.fast.shapes import Shape
from valepaska.rules.tables import Tables


def deal_alone(
    boards: Boards,
    rules: list[Tables],
    shapes: list[Shape],
    room: list[Order],
    cup: list[Dice],
    deck: list[int],
    policies: list[int],
    numbers: list[int],
    seats: list[int],
    seed: int,
    doubt: int,
    me: int,
) -> None:
    """Deal every board by its number, and let the others play until `me` is asked."""
    t, s, order = rules[0], shapes[0], room[0]
    for at in range(len(boards)):
        deal_numbered(boards[at], t, s, cup[at], deck, seed, numbers[at])
        seats[at] = play_for_others(boards[at], t, cup[at], order, policies, doubt, me)


def step_alone(
    boards: Boards,
    rules: list[Tables],
    shapes: list[Shape],
    room: list[Order],
    cup: list[Dice],
    deck: list[int],
    policies: list[int],
    numbers: list[int],
    seats: list[int],
    codes: list[int],
    ends: list[int],
    reasons: list[int],
    rewards: list[float],
    seed: int,
    doubt: int,
    me: int,
    places: int,
) -> None:
    """Do what the code of each deal says, and let the others play until `me` is asked or has finished.

    A deal that has ended before is dealt anew instead. An illegal code ends its deal: its reason
    stands in `reasons`, and it costs 1.
    """
    t, s, order = rules[0], shapes[0], room[0]
    for at in range(len(boards)):
        b = boards[at]
        rewards[at] = 0.0
        reasons[at] = c.LEGAL
        if ends[at] != GOING_ON:
            ends[at] = GOING_ON
            numbers[at] += len(boards)
            deal_numbered(b, t, s, cup[at], deck, seed, numbers[at])
        else:
            reasons[at] = refusal(b, t, s, me, codes[at], order)
            if reasons[at] != c.LEGAL:
                ends[at] = CUT_OFF
                rewards[at] = -1.0
                seats[at] = c.NOBODY
                continue
            step(b, t, me, order.verb, order.cards, order.kind, order.count)
        seats[at] = play_for_others(b, t, cup[at], order, policies, doubt, me)
        if seats[at] == c.NOBODY:
            ends[at] = CUT_OFF if b.ended == c.TURN_LIMIT and b.in_play >> me & 1 else ENDED
            if ends[at] == ENDED:
                rewards[at] = reward_of(b, s, me, places)


def play_for_others(b: Board, t: Tables, dice: Dice, order: Order, policies: list[int], doubt: int, me: int) -> int:
    """Let the others decide until `me` is asked, or NOBODY when it has finished."""
    while b.phase != c.OVER:
        if not b.in_play >> me & 1 and t.challengers != c.ANYONE_INCL_OUT:
            return c.NOBODY
        seat = asked(b, t)
        if seat == me:
            return me
        choose(b, t, dice, order, seat, policies[seat], doubt)
        step(b, t, seat, order.verb, order.cards, order.kind, order.count)
    return c.NOBODY


def reward_of(b: Board, s: Shape, me: int, places: int) -> float:
    """What a seat that has finished gets: by its place, or by whether it lost (`envs.rewarding`)."""
    place = b.outs
    for at in range(b.outs):
        if b.out_order[at] == me:
            place = at
    if b.ended == c.FIRST_OUT:
        return 1.0 if place == 0 else -1.0 / (s.seats - 1)
    if places:
        return 1.0 - 2.0 * place / (s.seats - 1)
    return -1.0 if place == s.seats - 1 else 1.0 / (s.seats - 1)
