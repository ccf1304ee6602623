"""The compiled kernel is the interpreted text: same deals, field by field, event by event."""

import random

import numpy as np
import pytest

from valepaska.engine import codes as c
from valepaska.engine import layout
from valepaska.engine.board import deal
from valepaska.engine.layout import Board, empty_board
from valepaska.engine.opening import begin
from valepaska.engine.state import deck_order, shuffled_deck
from valepaska.errors import RulesError
from valepaska.fast import policy
from valepaska.fast.kernel import board_record, compiled, tables_record
from valepaska.rules.model import Rules
from valepaska.rules.tables import tables

SPECS = ["valepaska", "valepaska-house", "valepaska+black-specials+jokers", "valepaska+challenger-leads+true-clears"]
DEALS = 15


def fresh(rules: Rules, seats: int, seed: int) -> Board:
    deck = deck_order(rules, shuffled_deck(rules, random.Random(seed)))
    board = empty_board(seats, len(deck))
    board.deck, board.stock_end, board.dealer = deck, len(deck), seed % seats
    deal(board, tables(rules))
    begin(board, tables(rules))
    return board


@pytest.mark.slow
@pytest.mark.parametrize("spec", SPECS)
def test_compiled_and_interpreted_boards_agree_after_every_decision(spec: str) -> None:
    rules = Rules.parse(spec).replace(turn_limit=200)
    t, record_t, decide = tables(rules), tables_record(rules), compiled()["decide"]
    for seed in range(DEALS):
        seats = 2 + seed % 5
        board = fresh(rules, seats, seed)
        record = board_record(board)
        rng, record_rng = [seed + 1], np.array([seed + 1], dtype=np.int64)
        while board.phase != c.OVER:
            policy.decide(board, t, rng, 8)
            decide(record, record_t, record_rng, 8)
            for name in layout.SCALARS:
                assert int(record[name]) == getattr(board, name), name
            for name in layout.SEAT_ARRAYS:
                assert record[name][:seats].tolist() == getattr(board, name), name
            for name in layout.PILE_ARRAYS:
                assert record[name][: board.plays].tolist() == getattr(board, name)[: board.plays], name
            used = board.event_n * c.EVENT_WIDTH
            assert record["event"][:used].tolist() == board.event[:used]


def test_two_packs_are_refused_in_one_line() -> None:
    with pytest.raises(RulesError, match="packs=2 runs interpreted only"):
        tables_record(Rules.parse("valepaska+two-packs"))
