"""One deal played twice, compiled and interpreted, and compared after every decision."""

from typing import Any

import numpy as np

from valepaska.cards import bits
from valepaska.engine import codes as c
from valepaska.engine.checks import check
from valepaska.engine.dice import WHOLE, counter_of
from valepaska.engine.step import step
from valepaska.fast.asking import asked
from valepaska.fast.dealing import deal_anew
from valepaska.fast.layouts import board_record
from valepaska.fast.machines import Compiled, Interpreted
from valepaska.fast.playing import choose
from valepaska.rules.model import Rules
from valepaska.rules.tables import deck_bits

DOUBT = WHOLE // 8


def play(rules: Rules, seats: int, seed: int, policy: int, most: int, tables: Any = None) -> int:
    """Play one deal on both machines until it is over or `most` decisions are taken; how many it were.

    Fails when the boards differ, or when the policy does what the rules refuse. `tables` stand in
    for those of the compiled machine.
    """
    slow, fast = Interpreted(), Compiled()
    deck = list(bits(deck_bits(rules)))
    [board], [record] = slow.boards(1, seats, len(deck)), fast.boards(1, seats, len(deck))
    t, record_t = slow.tables(rules), fast.tables(rules) if tables is None else tables
    order, record_order = slow.order(), fast.order()
    counter = counter_of(seed, 0)
    dice, record_dice = slow.dice(counter), fast.dice(counter)
    deal_anew(board, t, dice, deck, seats, seed % seats)
    fast.function("deal_anew")(record, record_t, record_dice, fast.numbers(deck), seats, seed % seats)
    decide = fast.function("decide")
    taken = 0
    same(board, record, rules, taken)
    while board.phase != c.OVER and taken < most:
        seat = asked(board, t)
        choose(board, t, dice, order, seat, policy, DOUBT)
        refused = check(board, t, seat, order.verb, order.cards, order.kind, order.count)
        assert refused == c.LEGAL, f"{rules.spec}, decision {taken}: verb {order.verb} is refused ({refused})"
        step(board, t, seat, order.verb, order.cards, order.kind, order.count)
        decide(record, record_t, record_dice, record_order, policy, DOUBT)
        taken += 1
        same(board, record, rules, taken)
        assert dice.counter == record_dice["counter"]
    return taken


def same(board: Any, record: Any, rules: Rules, taken: int) -> None:
    """Fail unless every field of both boards is the same."""
    plain = board_record(board)
    if plain.tobytes() != record.tobytes():
        fields = [name for name in plain.dtype.names if not np.array_equal(plain[name], record[name])]
        raise AssertionError(f"{rules.spec}, after decision {taken}: {', '.join(fields)} differ")
