"""One seat of many deals against policies, as arrays: what a Gymnasium environment steps."""

from collections.abc import Sequence
from typing import NamedTuple

from valepaska.errors import Reason, ValepaskaError, lacking, quoted

try:
    import numpy as np
except ModuleNotFoundError as error:
    raise lacking("fast", error) from None

from valepaska.cards import bits
from valepaska.engine.dice import WHOLE
from valepaska.engine.events import Seat
from valepaska.engine.numbers import check_seed, numbered, whole
from valepaska.engine.reading import REASONS
from valepaska.engine.state import State
from valepaska.fast.batching import CUT_OFF, GOING_ON
from valepaska.fast.choosing import machine_for
from valepaska.fast.encode import Encoding
from valepaska.fast.rooms import Array, Observed, integers, room
from valepaska.fast.whole_deals import MOST_BOARDS, POLICIES, TURN_LIMIT, check_first
from valepaska.rules.model import Rules
from valepaska.rules.tables import deck_bits


class Moved(NamedTuple):
    """What one step came to, an entry a deal.

    `rewards`: float32. `ended`: the seat has finished. `cut_off`: the turn limit was reached, or the code
    was illegal; then `reasons` says why, and is None elsewhere.
    """

    rewards: Array
    ended: Array
    cut_off: Array
    reasons: tuple[Reason | None, ...]


class OneSeat:
    """So many deals, of which one seat is decided from outside.

    `opponents`: a policy (`whole_deals.POLICIES`) for each other seat, clockwise from `seat`. A deal that
    has ended is dealt anew by the next `step`, whatever its code; an illegal code ends its deal and
    costs 1. `places`: reward by place instead of by who lost. Arrays are used again by the next call.
    Raises RulesError and ValepaskaError for what cannot be.
    """

    def __init__(
        self,
        rules: Rules | str,
        seats: int,
        deals: int,
        seed: int = 0,
        *,
        seat: Seat = 0,
        opponents: Sequence[str] = ("semirandom",),
        challenge: float = 0.125,
        places: bool = False,
    ) -> None:
        self.encoding = Encoding(rules, seats)
        rules = self.encoding.rules
        self.rules = rules.limited(TURN_LIMIT)
        self.seat = seat = whole(seat, "a seat")
        self.deals = deals = whole(deals, "the number of deals")
        if not 1 <= deals <= MOST_BOARDS:
            raise ValepaskaError(f"{deals} deals make no batch: ask for 1 to {MOST_BOARDS}")
        if not 0 <= challenge <= 1:
            raise ValepaskaError(f"{challenge} is no chance: challenge is a number from 0 to 1")
        machine = self._machine = machine_for(self.rules)
        deck = list(bits(deck_bits(rules)))
        self._boards = machine.boards(deals, seats, len(deck))
        self._rules, self._shape = machine.box(machine.tables(self.rules)), machine.box(machine.shape(rules, seats))
        self._order, self._sheet = machine.box(machine.order()), machine.box(machine.sheet())
        self._policies = machine.numbers(policies_of(opponents, seats, seat))
        self._common = (self._boards, self._rules, self._shape, self._order, machine.cup(deals), machine.numbers(deck))
        self._doubt, self._places = round(challenge * WHOLE), int(places)
        plain = machine.compiled
        self._asked, self._numbers, self._ends, self._reasons = (
            room((deals,), np.int64, compiled=plain) for _ in range(4)
        )
        self._rewards = room((deals,), np.float32, compiled=plain)
        self._facts = room((deals, len(self.encoding.facts)), np.float32, compiled=plain)
        self._legal = room((deals, len(self.encoding.actions)), np.bool_, compiled=plain)
        self._seats = room((deals,), np.int64, compiled=plain)
        self._seats.flat[:] = [seat] * deals
        self.reset(seed)

    @property
    def compiled(self) -> bool:
        """Whether the kernel runs compiled; nothing else depends on it."""
        return self._machine.compiled

    def reset(self, seed: int | None = None, *, first: int = 0) -> None:
        """Begin all deals anew, numbered from `first`, with another seed if one is given."""
        first = check_first(first)
        if seed is not None:
            self.seed = check_seed(seed)
        self._numbers.flat[:] = range(first, first + self.deals)
        self._ends.flat[:] = [GOING_ON] * self.deals
        self._machine.function("deal_alone")(
            *self._common, self._policies, self._numbers.flat, self._asked.flat, self.seed, self._doubt, self.seat
        )

    def observe(self) -> Observed:
        """What the seat sees in each deal, and may do where it is asked."""
        self._machine.function("observe_all")(
            *(self._boards, self._rules, self._shape, self._sheet, self._order),
            *(self._seats.flat, self._facts.flat, self._legal.flat),
        )
        self._facts.publish()
        self._legal.publish()
        self._asked.publish()
        self._legal.array[self._asked.array < 0] = False
        return Observed(self._facts.array, self._legal.array)

    def step(self, codes: Array) -> Moved:
        """Do what the compact code of each deal says.

        Raises ValepaskaError for another shape, and TypeError for what is no integers.
        """
        given = integers(codes, (self.deals,))
        self._machine.function("step_alone")(
            *(*self._common, self._policies, self._numbers.flat, self._asked.flat),
            *(given if self.compiled else given.tolist(), self._ends.flat, self._reasons.flat, self._rewards.flat),
            *(self.seed, self._doubt, self.seat, self._places),
        )
        for each in (self._ends, self._reasons, self._rewards):
            each.publish()
        ends, reasons = self._ends.array, self._reasons.array
        told = tuple(REASONS[reason] for reason in reasons.tolist()) if reasons.any() else (None,) * self.deals
        return Moved(self._rewards.array, (ends > GOING_ON) & (ends != CUT_OFF), ends == CUT_OFF, told)

    def state(self, deal: int) -> State:
        """The state of one deal, for the rest of the engine. Raises ValueError for no such deal."""
        return State(self.rules, self._machine.plain(self._boards, numbered(deal, "deal", self.deals)), 0)


def policies_of(opponents: Sequence[str], seats: int, seat: Seat) -> list[int]:
    """The policy of every seat, by number; one name stands for all others.

    Raises ValepaskaError, and TypeError for a seat that is no whole number.
    """
    seat = whole(seat, "a seat")
    names = list(opponents) * (seats - 1) if len(opponents) == 1 else list(opponents)
    if len(names) != seats - 1:
        raise ValepaskaError(f"{len(names)} opponents do not fit {seats} seats: name one, or {seats - 1}")
    if not 0 <= seat < seats:
        raise ValepaskaError(f"there is no seat {seat}: seats are 0 to {seats - 1}")
    found = [0] * seats
    for place, name in enumerate(names, start=1):
        if name not in POLICIES:
            raise ValepaskaError(f"there is no policy {quoted(name)}: the policies are {', '.join(POLICIES)}")
        found[(seat + place) % seats] = POLICIES[name]
    return found
