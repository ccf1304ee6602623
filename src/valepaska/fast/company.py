"""Seats of a batch that policies play while others are decided from outside, as kernel text."""

from valepaska.engine import codes as c
from valepaska.engine.layout import Dice
from valepaska.engine.step import step
from valepaska.fast.asking import asked
from valepaska.fast.batching import GOING_ON, end_deal
from valepaska.fast.layouts import Boards, Order
from valepaska.fast.playing import choose
from valepaska.fast.recall import Recall
from valepaska.fast.remembering import remember_step
from valepaska.fast.shapes import Shape
from valepaska.rules.tables import Tables


def play_policies(
    boards: Boards,
    rules: list[Tables],
    shapes: list[Shape],
    room: list[Order],
    cup: list[Dice],
    deck: list[int],
    seed: int,
    doubt: int,
    numbers: list[int],
    seats: list[int],
    policies: list[int],
    luck: list[int],
    ends: list[int],
    rewards: list[float],
    recalls: list[Recall],
    stride: int,
    lots: int,
) -> None:
    """Let the policies play in every deal until a seat without one is asked, or the deal is over.

    `policies` holds a number for every seat of every deal, below 0 where none plays. `luck` is where
    the dice of the policies stand in each deal. The rest is as in `batching.step_all`.
    """
    t, s, order, dice = rules[0], shapes[0], room[0], cup[0]
    for at in range(len(boards)):
        b = boards[at]
        base = at * s.seats
        for seat in range(s.seats):
            rewards[base + seat] = 0.0
        ends[at] = GOING_ON
        while ends[at] == GOING_ON and seats[at] != c.NOBODY and policies[base + seats[at]] >= 0:
            dice.counter = luck[at]
            choose(b, t, dice, order, seats[at], policies[base + seats[at]], doubt)
            luck[at] = dice.counter
            step(b, t, seats[at], order.verb, order.cards, order.kind, order.count)
            if at < len(recalls):
                remember_step(b, t, recalls[at])
            if b.phase == c.OVER:
                end_deal(b, t, s, dice, deck, seed, numbers, ends, rewards, recalls, stride, lots, at)
            seats[at] = asked(b, t)
