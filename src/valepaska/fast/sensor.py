"""What seats sense of many deals of one game, written into rows in the layout of `senses`."""

from typing import Any, NamedTuple

from valepaska.errors import lacking

try:
    import numpy as np
except ModuleNotFoundError as error:
    raise lacking("fast", error) from None

from valepaska.fast.machines import Machine
from valepaska.fast.rooms import Observed, Room, room
from valepaska.fast.senses import CODES, FACTS, senses_of
from valepaska.rules.model import Rules


class Rows(NamedTuple):
    """Room for what is sensed, a row a deal: facts, float32 by `senses.FACTS`, and legal, bool by `senses.CODES`."""

    facts: Room
    legal: Room


class Sensor:
    """Writes rows by one machine, for deals of one game at so many seats.

    `senses` are the places of the game in the layout. Raises as `senses_of` does.
    """

    def __init__(self, machine: Machine, rules: Rules, seats: int) -> None:
        self.senses = senses_of(rules, seats)
        self._machine = machine
        self._tables, self._shape = machine.box(machine.tables(rules)), machine.box(machine.shape(rules, seats))
        self._sheet, self._order = machine.box(machine.sheet()), machine.box(machine.order())
        self._fact_places = machine.numbers(list(self.senses.facts))
        self._code_places = machine.numbers(list(self.senses.codes))

    def rows(self, deals: int) -> Rows:
        """Rows for so many deals, with what the rules are in every one."""
        compiled = self._machine.compiled
        facts = room((deals, len(FACTS)), np.float32, compiled=compiled)
        for place, value in self.senses.rules.items():
            facts.flat[place :: len(FACTS)] = value if compiled else [value] * deals
        return Rows(facts, room((deals, len(CODES)), np.bool_, compiled=compiled))

    def sense(self, boards: Any, recalls: Any, seats: Any, rows: Rows) -> Observed:
        """What a seat of each deal sees, remembers and may do, in these rows; zeros where it is NOBODY."""
        self._machine.function("sense_all")(
            *(boards, self._tables, self._shape, recalls, self._sheet, self._order, seats),
            *(self._fact_places, self._code_places, rows.facts.flat, rows.legal.flat),
        )
        rows.facts.publish()
        rows.legal.publish()
        return Observed(rows.facts.array, rows.legal.array)
