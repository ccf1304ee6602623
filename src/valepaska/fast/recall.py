"""What each seat remembers of a face-down deal besides what its view shows: a record of integers.

The kernel fills it (`remembering`). Rows are observers: a row for each seat, and the last one, `EVERYBODY`,
for what everybody has seen. Importing this does not import NumPy.
"""

from typing import Any

from valepaska.engine.codes import JOKERS
from valepaska.fast.layouts import CARDS, record_dtype

SEATS = 6
"""At so many seats it can be remembered."""
ROWS = SEATS + 1
EVERYBODY = SEATS
FULL = 1024
"""The weight of a card that is certainly where it is remembered."""
FORGOTTEN = FULL // 4
"""A card that weighs less is forgotten."""
FACES = ~JOKERS
"""The cards that are remembered one by one: of several jokers nobody can tell which is which."""

PUBLIC = ("hand_n", "claims", "lies", "truths", "challenges", "right")
"""Numbers with one entry a seat.

hand_n: the cards in the hand · claims: plays from the hand · lies, truths: how often a challenge turned up
a lie or a truth among them · challenges, right: how often the seat challenged, and was right.
"""
PILES = ("laid", "buried", "fresh", "gone")
"""Sets of cards with one entry a row.

laid: in the pile, of the row's own plays · buried: in the pile, known otherwise · fresh: of these, the
ones that the last play surely laid · gone: known to be among the discards.
"""


class Recall:
    """What the seats remember of one deal.

    `held` has, for each row and seat, the cards that the row last knew in the hand of the seat; `weight`,
    for each row and card, how likely it still is there, in parts of FULL. `choice`: the cards that the last
    play was chosen from; `source`: where it came from.
    """

    __slots__ = ("choice", "held", "source", "weight", *PILES, *PUBLIC)

    choice: int
    source: int
    hand_n: list[int]
    claims: list[int]
    lies: list[int]
    truths: list[int]
    challenges: list[int]
    right: list[int]
    laid: list[int]
    buried: list[int]
    fresh: list[int]
    gone: list[int]
    held: list[int]
    weight: list[int]


def empty_recall() -> Recall:
    """A recall of nothing."""
    made = Recall()
    made.choice = made.source = 0
    for name in PUBLIC:
        setattr(made, name, [0] * SEATS)
    for name in PILES:
        setattr(made, name, [0] * ROWS)
    made.held = [0] * (ROWS * SEATS)
    made.weight = [0] * (ROWS * CARDS)
    return made


def recall_dtype() -> Any:
    """The NumPy layout of a recall."""
    fields: list[tuple[Any, ...]] = [("choice", "i8"), ("source", "i8")]
    fields += [(name, "i4", (SEATS,)) for name in PUBLIC]
    fields += [(name, "i8", (ROWS,)) for name in PILES]
    fields += [("held", "i8", (ROWS * SEATS,)), ("weight", "i2", (ROWS * CARDS,))]
    return record_dtype(fields)
