"""The size of codes and observations of one game at so many seats, and the sheet that they are written on.

Importing this does not import NumPy.
"""

from functools import cache, lru_cache
from typing import Any

from valepaska.cards import CardSet
from valepaska.engine import codes as c
from valepaska.fast.layouts import record_dtype
from valepaska.rules.ladder import kinds
from valepaska.rules.model import Rules
from valepaska.rules.tables import deck_bits, tables

FACTS = 640
"""Room for the observation of any game at any number of seats."""
CODES = 256
"""Room for the codes of any game."""


class Shape:
    """What encodings need to know of the rules: all that their sizes follow from."""

    __slots__ = (
        *("cards", "column_cards", "column_of", "columns", "has_down", "has_swap", "has_take_back", "has_up"),
        *("kinds", "seats"),
    )

    seats: int
    cards: int
    columns: int
    kinds: list[int]
    column_of: list[int]
    column_cards: list[CardSet]
    has_up: int
    has_down: int
    has_swap: int
    has_take_back: int

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Shape) and all(getattr(self, n) == getattr(other, n) for n in self.__slots__)

    def __hash__(self) -> int:
        return hash((self.seats, self.cards, *self.kinds))


class Sheet:
    """Room for one observation (`facts`), the marks of the legal codes (`marks`), and the reason of a refusal."""

    __slots__ = ("facts", "marks", "reason")

    facts: list[float]
    marks: list[int]
    reason: int


SHAPE_ARRAYS = ("kinds", "column_of", "column_cards")
SHAPE_SCALARS = ("seats", "cards", "columns", "has_up", "has_down", "has_swap", "has_take_back")


@lru_cache(maxsize=256)
def shape_of(rules: Rules, seats: int) -> Shape:
    """The shape of these rules at so many seats."""
    made = Shape()
    columns = [int(kind) for kind in kinds(rules)]
    made.seats = seats
    made.cards = deck_bits(rules).bit_count()
    made.columns = len(columns)
    made.kinds = columns + [0] * (c.KINDS - len(columns))
    made.column_of = [columns.index(kind) if kind in columns else 0 for kind in range(c.KINDS)]
    cards_of_kind = tables(rules).kind_cards
    made.column_cards = [cards_of_kind[kind] for kind in columns] + [0] * (c.KINDS - len(columns))
    made.has_up = int(rules.deal.table_up > 0)
    made.has_down = int(rules.deal.table_down > 0)
    made.has_swap = int(rules.deal.table_up_swap != "none" and rules.deal.table_up > 0)
    made.has_take_back = int(rules.drawing.swap_window != "none")
    return made


def empty_sheet() -> Sheet:
    """A sheet with nothing on it."""
    made = Sheet()
    made.facts = [0.0] * FACTS
    made.marks = [0] * CODES
    made.reason = 0
    return made


@cache
def shape_dtype() -> Any:
    """The NumPy layout of a shape."""
    return record_dtype(
        [*((name, "i8") for name in SHAPE_SCALARS), *((name, "i8", (c.KINDS,)) for name in SHAPE_ARRAYS)]
    )


@cache
def sheet_dtype() -> Any:
    """The NumPy layout of a sheet."""
    return record_dtype([("facts", "f4", (FACTS,)), ("marks", "i1", (CODES,)), ("reason", "i8")])


def shape_record(rules: Rules, seats: int) -> Any:
    """The shape of these rules at so many seats, as a record."""
    import numpy as np

    record, plain = np.zeros(1, shape_dtype())[0], shape_of(rules, seats)
    for name in (*SHAPE_SCALARS, *SHAPE_ARRAYS):
        record[name] = getattr(plain, name)
    return record
