"""How fast the engine is in plain Python: the bare step, and apply with its events and one view.

Random deals of `valepaska` at four seats, challenge chance 1/8; the orders are recorded first,
so that only the engine is timed. Run: python bench/engine.py [deals]
"""

import random
import statistics
import sys
import time

from valepaska.cards import faces
from valepaska.engine import codes as c
from valepaska.engine.actions import Action, Challenge, Draw, Pass, PickUp, Play, PlayFromStock
from valepaska.engine.board import deal
from valepaska.engine.checks import check
from valepaska.engine.dice import WHOLE, counter_of
from valepaska.engine.events import redact
from valepaska.engine.layout import Board, Dice, empty_board
from valepaska.engine.legal import legal
from valepaska.engine.opening import begin
from valepaska.engine.state import State, apply, deck_order, shuffled_deck
from valepaska.engine.state import deal as deal_state
from valepaska.engine.step import step
from valepaska.engine.texts import claim_of
from valepaska.engine.view import view
from valepaska.fast.asking import asked
from valepaska.fast.layouts import Order as Given
from valepaska.fast.playing import RANDOM, decide
from valepaska.rules.model import Rules
from valepaska.rules.tables import tables

SEATS = 4
MOST = 1000
WINDOWS = 5
RULES = Rules.parse("valepaska")
TABLES = tables(RULES)
Order = tuple[int, int, int, int, int]


def fresh(seed: int) -> Board:
    deck = deck_order(RULES, shuffled_deck(RULES, random.Random(seed)))
    board = empty_board(SEATS, len(deck))
    board.deck, board.stock_end = deck, len(deck)
    deal(board, TABLES)
    begin(board, TABLES)
    return board


def record(seed: int) -> list[Order]:
    """The orders of one random deal."""
    board, dice, given, orders = fresh(seed), Dice(counter_of(seed, 0)), Given(), list[Order]()
    while board.phase != c.OVER and len(orders) < MOST:
        seat = asked(board, TABLES)
        decide(board, TABLES, dice, given, RANDOM, WHOLE // 8)
        orders.append((seat, given.verb, given.cards, given.kind, given.count))
    return orders


def actions_of(seed: int, orders: list[Order]) -> list[tuple[int, Action]]:
    """The same orders as actions."""
    plain: dict[int, Action] = {3: Draw(), 4: PickUp(), 5: Challenge(), 6: Pass()}
    found: list[tuple[int, Action]] = []
    for seat, verb, cards, kind, count in orders:
        if verb == 0:
            found.append((seat, Play(faces(cards), claim_of(RULES, kind, count))))
        elif verb == 1:
            found.append((seat, PlayFromStock(claim_of(RULES, kind, count))))
        else:
            found.append((seat, plain[verb]))
    return found


def rate(count: int, seconds: list[float]) -> str:
    per = [count / second for second in seconds]
    return f"{statistics.median(per) / 1e3:,.0f} k/s ({min(per) / 1e3:,.0f}..{max(per) / 1e3:,.0f})"


def main() -> None:
    deals = int(sys.argv[1]) if len(sys.argv) > 1 else 400
    orders = [record(seed) for seed in range(deals)]
    count = sum(map(len, orders))
    bare, checked, full, asked = [], [], [], []
    for _ in range(WINDOWS):
        boards = [fresh(seed) for seed in range(deals)]
        begun = time.perf_counter()
        for board, line in zip(boards, orders, strict=True):
            for order in line:
                step(board, TABLES, *order)
        bare.append(time.perf_counter() - begun)

        boards = [fresh(seed) for seed in range(deals)]
        begun = time.perf_counter()
        for board, line in zip(boards, orders, strict=True):
            for order in line:
                if check(board, TABLES, *order) == 0:
                    step(board, TABLES, *order)
        checked.append(time.perf_counter() - begun)

        states = [deal_state(RULES, SEATS, shuffled_deck(RULES, random.Random(seed))) for seed in range(deals)]
        actions = [actions_of(seed, line) for seed, line in enumerate(orders)]
        full.append(timed_apply(states, actions, ask=False))
        asked.append(timed_apply(states, actions, ask=True))
    print(f"{deals} deals of {RULES.spec}, {SEATS} seats, {count} decisions; median of {WINDOWS} windows (min..max)")
    print(f"board step                                  {rate(count, bare)}")
    print(f"check and board step                        {rate(count, checked)}")
    print(f"apply with events redacted, and one view    {rate(count, full)}")
    print(f"the same, and the legal answers of the view {rate(count, asked)}")


def timed_apply(states: list[State], actions: list[list[tuple[int, Action]]], *, ask: bool) -> float:
    begun = time.perf_counter()
    for state, line in zip(states, actions, strict=True):
        for seat, action in line:
            state, events = apply(state, seat, action)
            seen = view(state, 0)
            for event in events:
                redact(event, 0)
            if ask:
                legal(seen).answers  # noqa: B018
    return time.perf_counter() - begun


if __name__ == "__main__":
    main()
