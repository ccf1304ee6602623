"""The two ways of running the kernel: compiled by Numba, or the plain text interpreted.

Both give the same results to the last bit; `valepaska.fast.choosing` picks one. Importing this imports
neither NumPy nor Numba.
"""

import importlib
from collections.abc import Callable
from functools import cache
from typing import Any, Protocol, TypeVar

from valepaska.engine.layout import Board, Dice, empty_board
from valepaska.fast.kernel import KERNEL, compiled
from valepaska.fast.layouts import (
    Boards,
    Order,
    board_dtype,
    board_of_record,
    board_record,
    dice_dtype,
    order_dtype,
    tables_record,
)
from valepaska.fast.recall import Recall, empty_recall, recall_dtype
from valepaska.fast.shapes import Shape, Sheet, empty_sheet, shape_of, shape_record, sheet_dtype
from valepaska.rules.model import Rules
from valepaska.rules.tables import Tables, tables

Record = TypeVar("Record")


class Machine(Protocol):
    """Kernel functions, and the boards, tables and numbers that they take."""

    compiled: bool

    def function(self, name: str) -> Callable[..., Any]:
        """The kernel function of this name."""
        ...

    def boards(self, deals: int, seats: int, cards: int) -> Boards:
        """So many boards, to be dealt on."""
        ...

    def copies(self, board: Board, number: int) -> Boards:
        """So many boards that hold what a plain board holds."""
        ...

    def fill(self, boards: Boards, pattern: Boards) -> None:
        """Let every board hold what the one board of `pattern` holds."""
        ...

    def plain(self, boards: Boards, number: int) -> Board:
        """A plain copy of one of the boards."""
        ...

    def tables(self, rules: Rules) -> Tables:
        """The tables of some rules."""
        ...

    def dice(self, counter: int) -> Dice:
        """Dice that begin with this counter."""
        ...

    def cup(self, number: int) -> list[Dice]:
        """So many dice."""
        ...

    def order(self) -> Order:
        """Room for an order."""
        ...

    def shape(self, rules: Rules, seats: int) -> Shape:
        """The shape of encodings."""
        ...

    def sheet(self) -> Sheet:
        """Room for an observation and marks."""
        ...

    def recalls(self, deals: int) -> list[Recall]:
        """So many recalls of nothing."""
        ...

    def box(self, record: Record) -> list[Record]:
        """A record of the above in a box of its own, which the kernel takes without copying it."""
        ...

    def numbers(self, numbers: list[int]) -> list[int]:
        """Whole numbers that the kernel may change."""
        ...


class Interpreted:
    """The text of the kernel as Python runs it."""

    compiled = False

    def function(self, name: str) -> Callable[..., Any]:
        """The kernel function of this name."""
        return _plain_functions()[name]

    def boards(self, deals: int, seats: int, cards: int) -> Boards:
        """So many plain boards."""
        return [empty_board(seats, cards) for _ in range(deals)]

    def copies(self, board: Board, number: int) -> Boards:
        """So many plain copies, each with a deck of its own."""
        return [_own_copy(board) for _ in range(number)]

    def fill(self, boards: Boards, pattern: Boards) -> None:
        """Put copies of the pattern into the list."""
        boards[:] = self.copies(pattern[0], len(boards))

    def plain(self, boards: Boards, number: int) -> Board:
        """A copy of the board."""
        return _own_copy(boards[number])

    def tables(self, rules: Rules) -> Tables:
        """The plain tables of some rules."""
        return tables(rules)

    def dice(self, counter: int) -> Dice:
        """Plain dice."""
        return Dice(counter)

    def cup(self, number: int) -> list[Dice]:
        """So many plain dice."""
        return [Dice(0) for _ in range(number)]

    def order(self) -> Order:
        """A plain order."""
        return Order()

    def shape(self, rules: Rules, seats: int) -> Shape:
        """A plain shape."""
        return shape_of(rules, seats)

    def sheet(self) -> Sheet:
        """A plain sheet."""
        return empty_sheet()

    def recalls(self, deals: int) -> list[Recall]:
        """So many plain recalls."""
        return [empty_recall() for _ in range(deals)]

    def box(self, record: Record) -> list[Record]:
        """The record in a list."""
        return [record]

    def numbers(self, numbers: list[int]) -> list[int]:
        """The numbers themselves."""
        return numbers


class Compiled:
    """The same text as Numba compiles it, with records for boards and tables."""

    compiled = True

    def function(self, name: str) -> Callable[..., Any]:
        """The compiled function of this name."""
        return compiled(name)

    def boards(self, deals: int, seats: int, cards: int) -> Any:
        """An array of so many records."""
        import numpy as np

        return np.zeros(deals, board_dtype())

    def copies(self, board: Board, number: int) -> Any:
        """An array of so many records like the board."""
        import numpy as np

        made = np.empty(number, board_dtype())
        made[:] = board_record(board)
        return made

    def fill(self, boards: Any, pattern: Any) -> None:
        """Copy the pattern into every record."""
        boards[:] = pattern[0]

    def plain(self, boards: Any, number: int) -> Board:
        """The board that the record holds."""
        return board_of_record(boards[number])

    def tables(self, rules: Rules) -> Any:
        """The tables as a record. Raises RulesError for two packs."""
        return tables_record(rules)

    def dice(self, counter: int) -> Any:
        """Dice as a record."""
        import numpy as np

        return np.array([(counter,)], dice_dtype())[0]

    def cup(self, number: int) -> Any:
        """An array of dice."""
        import numpy as np

        return np.zeros(number, dice_dtype())

    def order(self) -> Any:
        """An order as a record."""
        import numpy as np

        return np.zeros(1, order_dtype())[0]

    def shape(self, rules: Rules, seats: int) -> Any:
        """A shape as a record."""
        return shape_record(rules, seats)

    def sheet(self) -> Any:
        """A sheet as a record."""
        import numpy as np

        return np.zeros(1, sheet_dtype())[0]

    def recalls(self, deals: int) -> Any:
        """An array of so many recalls."""
        import numpy as np

        return np.zeros(deals, recall_dtype())

    def box(self, record: Any) -> Any:
        """An array of one record."""
        import numpy as np

        return np.array([record])

    def numbers(self, numbers: list[int]) -> Any:
        """An array of 64-bit integers."""
        import numpy as np

        return np.array(numbers, dtype=np.int64)


def _own_copy(board: Board) -> Board:
    twin = board.copy()
    twin.deck = board.deck[:]
    return twin


@cache
def _plain_functions() -> dict[str, Callable[..., Any]]:
    found: dict[str, Callable[..., Any]] = {}
    for name in KERNEL:
        found |= vars(importlib.import_module(name))
    return found
