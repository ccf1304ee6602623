"""What each seat remembers of a face-down deal besides what its view shows: a record of integers.

The kernel fills it (`remembering`). Rows are observers: a row for each seat, and the last one, `EVERYBODY`,
for what everybody has seen. Importing this does not import NumPy.
"""

from functools import cache
from typing import Any

from valepaska.engine.codes import JOKERS, KINDS, NO_KIND
from valepaska.fast.layouts import CARDS, record_dtype

SCALARS = {"choice": 0, "source": 0, "kind": NO_KIND, "count": 0}
"""The last play: how many cards it was chosen from, where it came from, what it was claimed to be, and of how many
cards; 0 where they came from the stock or were seen since.
"""
SEATS = 6
"""At so many seats it can be remembered."""
ROWS = SEATS + 1
EVERYBODY = SEATS
FULL = 1024
"""The weight of a card that is certainly where it is remembered."""
FORGOTTEN = FULL // 4
"""A card that weighs less is forgotten."""
CARD = 256
"""One card, where parts of cards are believed in."""
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
SETS = {"held": ROWS * SEATS}
WEIGHTS = {"weight": ROWS * CARDS, "piled": ROWS * KINDS, "took": ROWS * SEATS * KINDS, "cleared": ROWS * KINDS}
"""Larger tables of sets of cards, and of small numbers, by their lengths."""


class Recall:
    """What the seats remember of one deal.

    `held` has, for each row and seat, the cards that the row last knew in the hand of the seat; `weight`,
    for each row and card, how likely it still is there, in parts of FULL. `piled` counts, for each seat and
    kind, the cards claimed in the pile, last of all those of everybody. `took` has, for each row, seat and
    kind, what the seat is believed to have taken, in parts of CARD, and `cleared`, for each row and kind,
    the cards that were cleared as claimed.
    """

    __slots__ = (*SCALARS, *PUBLIC, *PILES, *SETS, *WEIGHTS)

    choice: int
    source: int
    kind: int
    count: int
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
    piled: list[int]
    took: list[int]
    cleared: list[int]


def empty_recall() -> Recall:
    """A recall of nothing."""
    made = Recall()
    for name, value in SCALARS.items():
        setattr(made, name, value)
    for name, length in _lengths().items():
        setattr(made, name, [0] * length)
    return made


def _lengths() -> dict[str, int]:
    return {**dict.fromkeys(PUBLIC, SEATS), **dict.fromkeys(PILES, ROWS), **SETS, **WEIGHTS}


@cache
def recall_dtype() -> Any:
    """The NumPy layout of a recall."""
    fields: list[tuple[Any, ...]] = [(name, "i8") for name in SCALARS]
    for name, length in _lengths().items():
        width = "i8" if name in (*PILES, *SETS) else "i2" if name in WEIGHTS else "i4"
        fields.append((name, width, (length,)))
    return record_dtype(fields)
