"""Does the compiled kernel play the same deals as the interpreted one, and how fast are both?

Random deals of `valepaska` at four seats, challenge chance 1/8. Every field of the board is
compared after every decision. Run: python bench/compile_board.py [deals]
"""

import random
import statistics
import sys
import time
from typing import Any

import numpy as np

from valepaska.engine import codes as c
from valepaska.engine import layout
from valepaska.engine.board import deal
from valepaska.engine.layout import Board, empty_board
from valepaska.engine.opening import begin
from valepaska.engine.state import deck_order, shuffled_deck
from valepaska.fast import policy
from valepaska.fast.kernel import board_dtype, board_record, compiled, tables_record
from valepaska.rules.model import Rules
from valepaska.rules.tables import tables

SEATS = 4
DOUBT = 8
MOST = 1000
RULES = Rules.parse("valepaska")


def fresh(seed: int) -> Board:
    deck = deck_order(RULES, shuffled_deck(RULES, random.Random(seed)))
    board = empty_board(SEATS, len(deck))
    board.deck, board.stock_end, board.dealer = deck, len(deck), seed % SEATS
    t = tables(RULES)
    deal(board, t)
    begin(board, t)
    return board


def compare(board: Board, record: Any, where: str) -> None:
    for name in layout.SCALARS:
        assert getattr(board, name) == int(record[name]), f"{where}: {name}"
    for name in layout.SEAT_ARRAYS:
        assert getattr(board, name) == record[name][:SEATS].tolist(), f"{where}: {name}"
    for name in layout.PILE_ARRAYS:
        assert getattr(board, name)[: board.plays] == record[name][: board.plays].tolist(), f"{where}: {name}"
    events = board.event_n * c.EVENT_WIDTH
    assert board.event[:events] == record["event"][:events].tolist(), f"{where}: events"


def replay(deals: int) -> int:
    functions, t, record_t = compiled(), tables(RULES), tables_record(RULES)
    steps = 0
    for seed in range(deals):
        board = fresh(seed)
        record = board_record(board)
        rng = [seed + 1]
        record_rng = np.array([seed + 1], dtype=np.int64)
        while board.phase != c.OVER:
            policy.decide(board, t, rng, DOUBT)
            functions["decide"](record, record_t, record_rng, DOUBT)
            steps += 1
            compare(board, record, f"deal {seed}, decision {steps}")
    return steps


def speed_compiled(deals: int) -> float:
    functions, record_t = compiled(), tables_record(RULES)
    records = np.zeros(deals, board_dtype())
    for seed in range(deals):
        records[seed] = board_record(fresh(seed))
    rng = np.array([12345], dtype=np.int64)
    functions["play_out_all"](records[:1].copy(), record_t, rng, DOUBT, MOST)
    rates = []
    for _ in range(5):
        work = records.copy()
        begun = time.perf_counter()
        taken = int(functions["play_out_all"](work, record_t, rng, DOUBT, MOST))
        rates.append(taken / (time.perf_counter() - begun))
    return statistics.median(rates)


def speed_interpreted(deals: int) -> float:
    t = tables(RULES)
    rates = []
    for window in range(5):
        boards = [fresh(seed) for seed in range(deals)]
        rng = [window + 1]
        begun = time.perf_counter()
        taken = sum(policy.play_out(board, t, rng, DOUBT, MOST) for board in boards)
        rates.append(taken / (time.perf_counter() - begun))
    return statistics.median(rates)


def main() -> None:
    deals = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    begun = time.perf_counter()
    compiled()["play_out"](board_record(fresh(0)), tables_record(RULES), np.array([1], dtype=np.int64), DOUBT, MOST)
    print(f"first compiled call after {time.perf_counter() - begun:.1f} s (less from cache)")
    steps = replay(deals)
    print(f"{deals} deals, {steps} decisions: every field and event the same")
    slow, fast = speed_interpreted(deals // 5), speed_compiled(deals)
    print(
        f"interpreted {slow / 1e6:.2f} M decisions/s, compiled {fast / 1e6:.1f} M decisions/s, ratio {fast / slow:.0f}"
    )


if __name__ == "__main__":
    main()
