"""What the seats of many deals see and remember, in the fixed places of a net, as kernel text."""

from valepaska.engine import codes as c
from valepaska.fast.batching import wipe_sheet
from valepaska.fast.compact import mark_compact
from valepaska.fast.layouts import Boards, Order
from valepaska.fast.observing import observe
from valepaska.fast.pondering import ponder
from valepaska.fast.recall import Recall
from valepaska.fast.shapes import Shape, Sheet
from valepaska.rules.tables import Tables


def sense_all(
    boards: Boards,
    rules: list[Tables],
    shapes: list[Shape],
    recalls: list[Recall],
    sheets: list[Sheet],
    room: list[Order],
    seats: list[int],
    fact_places: list[int],
    code_places: list[int],
    facts: list[float],
    marks: list[bool],
) -> None:
    """Write what the seat that is asked sees, remembers and may do, each number to its place in the row of the deal.

    Where nobody is asked any more there are zeros. Places that no number has are left as they are.
    """
    t, s, sheet, order = rules[0], shapes[0], sheets[0], room[0]
    width = len(facts) // len(boards)
    size = len(marks) // len(boards)
    for at in range(len(boards)):
        if seats[at] == c.NOBODY:
            wipe_sheet(sheet, len(fact_places), len(code_places))
        else:
            after = observe(boards[at], t, s, sheet, seats[at])
            ponder(boards[at], t, s, recalls[at], sheet, seats[at], after)
            mark_compact(boards[at], t, s, sheet, seats[at], order)
        for place in range(len(fact_places)):
            facts[at * width + fact_places[place]] = sheet.facts[place]
        for place in range(len(code_places)):
            marks[at * size + code_places[place]] = sheet.marks[place] != 0
