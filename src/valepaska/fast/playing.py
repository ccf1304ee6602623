"""Whole deals from beginning to end, as kernel text."""

from valepaska.engine import codes as c
from valepaska.engine.bits import lowest
from valepaska.engine.dice import counter_of
from valepaska.engine.layout import Board, Dice
from valepaska.engine.step import step
from valepaska.fast.asking import asked
from valepaska.fast.dealing import deal_anew
from valepaska.fast.layouts import Order
from valepaska.fast.random_play import choose_at_random
from valepaska.fast.scripted_play import choose_honestly, choose_semirandomly
from valepaska.fast.wary_play import choose_warily
from valepaska.rules.tables import Tables

RANDOM, HONEST, SEMIRANDOM, WARY = range(4)

LOSSES = 0
WINS = c.MOST_SEATS
PLAYS = 2 * c.MOST_SEATS
ANSWERS = PLAYS + 1
UNDECIDED = PLAYS + 2
TURNS = PLAYS + 3
SUMS = PLAYS + 4
"""Where the sums of many deals stand: losses and wins by seat, decisions by kind, deals without an end, turns."""


def play_deals(
    b: Board,
    t: Tables,
    deck: list[int],
    dice: Dice,
    order: Order,
    sums: list[int],
    seats: int,
    seed: int,
    first: int,
    deals: int,
    policy: int,
    doubt: int,
) -> None:
    """Play so many deals from number `first` on, one after the other on one board, and add them up.

    Each deal has dice of its own; its dealer is its number modulo the seats. `dice` and `order`
    are room to work in; `sums` is added to.
    """
    for number in range(first, first + deals):
        dice.counter = counter_of(seed, number)
        deal_anew(b, t, dice, deck, seats, number % seats)
        play_on(b, t, dice, order, sums, policy, doubt)
        if b.outs:
            sums[WINS + b.out_order[0]] += 1
        if b.ended == c.ONE_LEFT:
            sums[LOSSES + lowest(b.in_play)] += 1
        elif b.ended == c.TURN_LIMIT:
            sums[UNDECIDED] += 1
        sums[TURNS] += b.turns


def play_on(b: Board, t: Tables, dice: Dice, order: Order, sums: list[int], policy: int, doubt: int) -> None:
    """Decide for everybody until the deal is over."""
    plays = 0
    answers = 0
    while b.phase != c.OVER:
        if b.phase == c.WINDOW:
            answers += 1
        else:
            plays += 1
        decide(b, t, dice, order, policy, doubt)
    sums[PLAYS] += plays
    sums[ANSWERS] += answers


def decide(b: Board, t: Tables, dice: Dice, order: Order, policy: int, doubt: int) -> None:
    """Take one decision of whoever is asked next; `order` says afterwards which."""
    seat = asked(b, t)
    choose(b, t, dice, order, seat, policy, doubt)
    step(b, t, seat, order.verb, order.cards, order.kind, order.count)


def choose(b: Board, t: Tables, dice: Dice, order: Order, seat: int, policy: int, doubt: int) -> None:
    """Decide for a seat by the policy of this number."""
    if policy == RANDOM:
        choose_at_random(b, t, dice, order, seat, doubt)
    elif policy == HONEST:
        choose_honestly(b, t, dice, order, seat)
    elif policy == SEMIRANDOM:
        choose_semirandomly(b, t, dice, order, seat, doubt)
    else:
        choose_warily(b, t, dice, order, seat)
