"""Many deals at once as one net is given them: in one layout for all rules and seats, with what is remembered."""

from typing import Any

from valepaska.errors import lacking

try:
    import numpy as np
except ModuleNotFoundError as error:
    raise lacking("fast", error) from None

from valepaska.engine.events import Seat
from valepaska.engine.numbers import numbered
from valepaska.fast.batch import SKIP, Batch, Stepped
from valepaska.fast.revealing import HIDDEN_SIZE
from valepaska.fast.rooms import Array, Observed, integers
from valepaska.fast.senses import CODES, senses_of
from valepaska.fast.sensor import Rows, Sensor
from valepaska.rules.model import Rules


class SensingBatch(Batch):
    """A Batch of face-down deals that remembers, and speaks in the layout of `senses`.

    Batches of different rules and seats have rows of the same widths with the same meanings:
    `observe` gives facts (deals, len(FACTS)) float32 and legal (deals, len(CODES)) bool; `step` takes
    places in CODES. What is not in a game stays 0, the numbers of the rules are there in every row,
    also where nobody is asked. Raises as Batch does, and ValepaskaError for open games, for more than
    six seats and for two packs.
    """

    def __init__(
        self, rules: Rules | str, seats: int, deals: int, seed: int = 0, *, deal_anew: bool = True, lots: bool = False
    ) -> None:
        given = Rules.of(rules)
        self.senses = senses_of(given, seats)
        super().__init__(given, seats, deals, seed, deal_anew=deal_anew, lots=lots)

    def _make_room(self) -> None:
        super()._make_room()
        machine = self._machine
        self._recalls = machine.recalls(self.deals)
        self._sensor = Sensor(machine, self.rules, self.seats)
        self._facts, self._legal = self._sensor.rows(self.deals)
        self._hidden = self._room((self.deals, HIDDEN_SIZE), np.float32)
        self._code_at = np.full(len(CODES), len(self.encoding.actions), dtype=np.int64)
        self._code_at[list(self.senses.codes)] = np.arange(len(self.senses.codes))

    def observe(self) -> Observed:
        """What each seat that is asked sees and remembers, and may do."""
        return self._sense(self._asked.flat, Rows(self._facts, self._legal))

    def facts_of(self, seat: Seat) -> Array:
        """What one seat, asked or not, sees and remembers in every deal; an array of its own.

        Raises ValueError for no such seat, and TypeError for what is no number.
        """
        seats = self._machine.numbers([numbered(seat, "seat", self.seats)] * self.deals)
        return self._sense(seats, self._sensor.rows(self.deals)).facts

    def _sense(self, seats: Any, rows: Rows) -> Observed:
        return self._sensor.sense(self._boards, self._recalls, seats, rows)

    def hidden(self) -> Array:
        """What each seat that is asked does not see: float32, (deals, HIDDEN_SIZE), in the parts of `senses.HIDDEN`.

        For the critic and the lessons of training alone. Zeros where nobody is asked; used again by the
        next call.
        """
        self._machine.function("reveal_all")(self._boards, self._tables, self._asked.flat, self._hidden.flat)
        self._hidden.publish()
        return self._hidden.array

    def step(self, codes: Array) -> Stepped:
        """As `Batch.step`, with places in CODES; one that the game has not is refused as no such choice."""
        chosen = integers(codes, (self.deals,))
        named = (chosen >= 0) & (chosen < len(CODES))
        native = np.where(named, self._code_at[np.where(named, chosen, 0)], len(self.encoding.actions))
        return super().step(np.where(chosen == SKIP, SKIP, native))
