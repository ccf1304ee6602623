"""Actions tried out on deals that a seat cannot tell from the real one."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from valepaska.engine.dice import COUNTER, WHOLE, counter_of
from valepaska.engine.events import Seat
from valepaska.engine.sample import Sampler
from valepaska.engine.state import State
from valepaska.fast.crediting import KNOWN
from valepaska.fast.layouts import Order
from valepaska.fast.lookahead import STAKE
from valepaska.fast.machines import Machine
from valepaska.fast.playing import WARY
from valepaska.fast.samples import SampledBoards
from valepaska.fast.shapes import Shape

FUNCTIONS = ("redeal_all", "credit_all", "try_all")
"""What this needs of the kernel."""
LIMIT = 400
"""After so many decisions a playout is judged as it stands."""

Ordered = tuple[int, int, int, int]
"""An order of the kernel: verb, cards, kind, announced number."""


class Trials:
    """So many deals of a sampler, made to fit what is believed of the plays in the pile.

    `doubts`: for each play the chance that it lies, None where its cards are known. All follows from the
    sampler, the doubts and `seed`; the machine makes no difference.
    """

    def __init__(
        self, machine: Machine, sampler: Sampler, size: int, doubts: Sequence[float | None], seed: int
    ) -> None:
        self._machine, self._seed, self._size = machine, seed & COUNTER, size
        self._sampled = SampledBoards(sampler, size, machine)
        self.rules, self.seats = sampler.rules, sampler.board.seats
        self.boards = self._sampled.draw(counter_of(self._seed, 0))
        self._scratch = machine.copies(sampler.board, 1)
        self._rules = machine.box(machine.tables(sampler.rules))
        self._cup = machine.box(machine.dice(counter_of(self._seed, 1)))
        self._shapes: list[Shape] = machine.box(machine.shape(sampler.rules, sampler.board.seats))
        self._room: list[Order] = machine.box(machine.order())
        if any(doubt is not None for doubt in doubts):
            self._believe(sampler, doubts)

    def best(self, seat: Seat, orders: Sequence[Ordered], playouts: int, policy: int = WARY) -> int:
        """The place of the order that does best for a seat, after so many playouts in all.

        They are dealt out in rounds of equal cost. After each the poorer half of the orders is dropped,
        until one is left.
        """
        sums = self._machine.numbers([0] * len(orders))
        left = list(range(len(orders)))
        first = 0
        for deals in rounds(playouts, len(orders)):
            end = min(first + deals, self._size)
            self._play_out(seat, orders, left, range(first, end), policy, sums)
            first = end
            left.sort(key=lambda place: -int(sums[place]))
            left = left[: (len(left) + 1) // 2]
        return left[0]

    def values(self, seat: Seat, orders: Sequence[Ordered], policy: int = WARY) -> list[float]:
        """What each order comes to for a seat, from -1 (lost) to 1, over all deals."""
        sums = self._machine.numbers([0] * len(orders))
        self._play_out(seat, orders, list(range(len(orders))), range(self._size), policy, sums)
        return [int(each) / STAKE / self._size for each in sums]

    def state(self, number: int) -> State:
        """One of the deals as a state. Raises ValueError for no such deal."""
        return self._sampled.state(number)

    def _play_out(
        self, seat: Seat, orders: Sequence[Ordered], left: list[int], deals: range, policy: int, sums: list[int]
    ) -> None:
        machine = self._machine
        flat = machine.numbers([part for order in orders for part in order])
        alive = machine.numbers([int(place in left) for place in range(len(orders))])
        machine.function("try_all")(
            *(self.boards, self._scratch, self._rules, self._shapes, self._room, self._cup),
            *(flat, alive, sums, deals.start, deals.stop, self._seed, seat, policy, 0, LIMIT),
        )

    def _believe(self, sampler: Sampler, doubts: Sequence[float | None]) -> None:
        cards = sampler.plan.cards
        groups = [sum(1 << card for card in cards[at:end]) for at, end in pairwise(sampler.plan.group_at)]
        chances = [KNOWN if doubt is None else round(doubt * WHOLE) for doubt in doubts]
        numbers = self._machine.numbers
        self._machine.function("credit_all")(self.boards, self._rules, numbers(groups), numbers(chances), self._cup)


def boards_for(playouts: int, orders: int) -> int:
    """How many deals serve so many playouts of so many orders."""
    return max(1, sum(rounds(playouts, orders)))


def rounds(playouts: int, orders: int) -> Iterator[int]:
    """On how many deals each order that is left is tried in each round, until one of so many orders is left."""
    left = orders
    while left > 1:
        yield max(1, playouts // rounds_of(orders) // left)
        left = (left + 1) // 2


def rounds_of(orders: int) -> int:
    """In how many rounds of halving one is left of so many."""
    return max(1, (orders - 1).bit_length())
