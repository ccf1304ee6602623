"""What the codes that a net would choose from come to, on deals that might be the real one, as the net plays on."""

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from valepaska.errors import lacking

try:
    import numpy as np
except ModuleNotFoundError as error:
    raise lacking("fast", error) from None

from valepaska.engine import codes as c
from valepaska.engine.events import Seat
from valepaska.fast.lookahead import STAKE
from valepaska.fast.machines import Compiled
from valepaska.fast.recall import EVERYBODY, FACES, ROWS, SEATS, Recall, recall_dtype
from valepaska.fast.rooms import Array, Observed
from valepaska.fast.senses import CODES
from valepaska.fast.sensor import Sensor
from valepaska.fast.trying import Trials

FUNCTIONS = ("redeal_all", "credit_all", "ask_all", "step_codes", "judge_all", "sense_all")
"""What this needs of the kernel."""
MOST_STEPS = 40


class Thoughts(Protocol):
    """What a net makes of rows: logits of `senses.CODES`, and what the seat expects to get."""

    @property
    def codes(self) -> Array:
        """Logits, a row for each row of facts."""
        ...

    @property
    def value(self) -> Array:
        """The expected reward for each row of facts."""
        ...


Think = Callable[[Array], Thoughts]
"""A net: thoughts about rows of `senses.FACTS`."""


class Foresight:
    """Plays on from trials until the seat is asked again, everybody as the net says, and asks the net for the value.

    `recall` is what the seat remembers. Of the others it is known what everybody has seen, and in each deal
    what they laid; nothing else is remembered in their names. Face-down games of one pack at up to six
    seats, compiled.
    """

    def __init__(self, trials: Trials, recall: Recall, seat: Seat, think: Think, seed: int) -> None:
        self._machine = Compiled()
        self._seat, self._think = seat, think
        self._dice = np.random.default_rng(seed)
        self._deals: Any = trials.boards
        rules, seats = trials.rules, trials.seats
        machine = self._machine
        self._sensor = Sensor(machine, rules, seats)
        self._rules, self._shapes = machine.box(machine.tables(rules)), machine.box(machine.shape(rules, seats))
        self._order = machine.box(machine.order())
        native = list(self._sensor.senses.codes)
        self._native = np.zeros(len(CODES), dtype=np.int64)
        self._native[native] = np.arange(len(native))
        self._recalls = recalls_for(self._deals, recall, seat, seats)

    def values(self, places: Sequence[int], first: int, end: int) -> Array:
        """What each code, a place in CODES, comes to on each of the deals from `first` to before `end`.

        (codes, deals), in the reward of one deal. The same deals and the same luck serve all codes.
        """
        deals, ways = end - first, len(places)
        boards = np.tile(self._deals[first:end], ways)
        recalls = np.tile(self._recalls[first:end], ways)
        seats = np.full(len(boards), self._seat, dtype=np.int64)
        self._step(boards, recalls, seats, np.repeat(self._native[list(places)], deals))
        for _ in range(MOST_STEPS):
            going = np.flatnonzero((seats != c.NOBODY) & (seats != self._seat))
            if not len(going):
                break
            facts, legal = self._sense(boards[going], recalls[going], seats[going])
            logits = self._think(facts).codes
            luck = self._dice.gumbel(size=(deals, len(CODES))).astype(np.float32)
            chosen = np.where(legal, logits + luck[going % deals], -np.inf).argmax(axis=1)
            some, told, who = boards[going], recalls[going], seats[going]
            self._step(some, told, who, self._native[chosen])
            boards[going], recalls[going], seats[going] = some, told, who
        return self._judge(boards, recalls, seats).reshape(ways, deals)

    def _judge(self, boards: Any, recalls: Any, seats: Array) -> Array:
        worths = np.zeros(len(boards), dtype=np.int64)
        self._machine.function("judge_all")(boards, self._shapes, self._seat, worths)
        found = worths / STAKE
        mine = np.flatnonzero(seats == self._seat)
        if len(mine):
            facts, _ = self._sense(boards[mine], recalls[mine], seats[mine])
            found[mine] = self._think(facts).value
        return found

    def _step(self, boards: Any, recalls: Any, seats: Array, codes: Array) -> None:
        step = self._machine.function("step_codes")
        step(boards, self._rules, self._shapes, self._order, recalls, seats, codes)

    def _sense(self, boards: Any, recalls: Any, seats: Array) -> Observed:
        return self._sensor.sense(boards, recalls, seats, self._sensor.rows(len(boards)))


def recalls_for(boards: Any, recall: Recall, seat: Seat, seats: int) -> Any:
    """A recall for each board: the seat's own row, and for the others what everybody knows and they have laid."""
    one = np.zeros(1, recall_dtype())
    for name in one.dtype.names or ():
        one[0][name] = getattr(recall, name)
    others = [other for other in range(seats) if other != seat]
    for name in ("laid", "buried", "fresh", "gone", "held", "weight", "took", "cleared"):
        rows = one[name].reshape(ROWS, -1)
        rows[others] = rows[EVERYBODY]
    made = np.repeat(one, len(boards))
    for at in range(int(boards[0]["plays"])):
        who = int(boards[0]["play_seat"][at])
        if who != seat and who < SEATS and boards[0]["play_source"][at] == c.FROM_HAND:
            made["laid"][:, who] |= boards["play_cards"][:, at] & FACES
    return made
