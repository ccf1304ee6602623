"""How boards and tables are laid out for NumPy and Numba, and between them and the plain ones.

The fields are those of `engine.layout` and `rules.tables`. Importing this does not import NumPy.
"""

from functools import cache
from typing import Any

from valepaska.cards import SECOND_PACK
from valepaska.engine import layout
from valepaska.engine.codes import EVENT_ROOM, EVENT_WIDTH, MOST_SEATS, SLOTS
from valepaska.engine.layout import Board, empty_board
from valepaska.errors import RulesError, RulesFault
from valepaska.rules import tables as rules_tables
from valepaska.rules.model import Rules
from valepaska.rules.tables import tables

CARDS = SECOND_PACK
"""Room for the physical cards of one pack with its jokers."""

Boards = list[Board]
"""Many deals: a list of boards when interpreted, an array of records when compiled."""


class Order:
    """What a seat does, in the arguments of `checks.check`: verb, cards, kind (or slot, or card), announced number."""

    __slots__ = ("cards", "count", "kind", "verb")

    verb: int
    cards: int
    kind: int
    count: int


SETS = {"discards", "hand", "up", "play_cards", "event"}
"""Fields that hold sets of cards, of 64 bits; turns are counted in 32, all else fits into 8 or 16."""


@cache
def board_dtype() -> Any:
    """The NumPy layout of a board, for any number of seats."""
    fields: list[tuple[Any, ...]] = [(name, "i8" if name in SETS else "i4") for name in layout.SCALARS]
    for names, length in ((layout.SEAT_ARRAYS, MOST_SEATS), (layout.PILE_ARRAYS, CARDS)):
        fields += [(name, "i8" if name in SETS else "i1", (length,)) for name in names]
    fields += [("deck", "i1", (CARDS,)), ("down", "i1", (MOST_SEATS * SLOTS,))]
    fields += [("event", "i8", (EVENT_ROOM * EVENT_WIDTH,))]
    return record_dtype(fields)


@cache
def tables_dtype() -> Any:
    """The NumPy layout of the tables of one set of rules."""
    fields: list[tuple[Any, ...]] = [(name, "i8") for name in rules_tables.SCALARS]
    fields += [(name, "i8", (length,)) for name, length in rules_tables.ARRAYS.items()]
    return record_dtype(fields)


@cache
def dice_dtype() -> Any:
    """The NumPy layout of dice."""
    return record_dtype([("counter", "i8")])


@cache
def order_dtype() -> Any:
    """The NumPy layout of an order."""
    return record_dtype([(name, "i8") for name in ("verb", "cards", "kind", "count")])


def record_dtype(fields: list[tuple[Any, ...]]) -> Any:
    """A NumPy layout, aligned."""
    import numpy as np

    return np.dtype(fields, align=True)


def tables_record(rules: Rules) -> Any:
    """The tables of these rules as a record. Raises RulesError for two packs."""
    import numpy as np

    if rules.pack.packs != 1:
        raise RulesError(ONE_PACK, RulesFault.ONE_PACK)
    made = np.zeros(1, tables_dtype())
    plain = tables(rules)
    for name in (*rules_tables.SCALARS, *rules_tables.ARRAYS):
        made[0][name] = getattr(plain, name)
    return made[0]


ONE_PACK = "packs=2 runs interpreted only: the compiled engine holds one pack"


def board_record(board: Board) -> Any:
    """A board as a record of its own."""
    import numpy as np

    record = np.zeros(1, board_dtype())[0]
    for name in layout.SCALARS:
        record[name] = getattr(board, name)
    for name in (*layout.SEAT_ARRAYS, *layout.PILE_ARRAYS, "deck", "down", "event"):
        values = getattr(board, name)
        record[name][: len(values)] = values
    return record


def board_of_record(record: Any) -> Board:
    """A plain board that holds what a record holds."""
    seats, cards = int(record["seats"]), int(record["stock_end"])
    board = empty_board(seats, cards)
    for name in layout.SCALARS:
        setattr(board, name, int(record[name]))
    for name in layout.SEAT_ARRAYS:
        setattr(board, name, record[name][:seats].tolist())
    for name in layout.PILE_ARRAYS:
        setattr(board, name, record[name][:cards].tolist())
    board.deck = record["deck"][:cards].tolist()
    board.down = record["down"][: seats * SLOTS].tolist()
    board.event = record["event"].tolist()
    return board
