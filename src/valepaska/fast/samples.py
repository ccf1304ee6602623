"""Many deals that fit what a seat knows, at once: what a bot that searches plays out."""

from valepaska.engine.numbers import numbered, whole
from valepaska.engine.plan import Plan
from valepaska.engine.sample import Sampler
from valepaska.engine.state import State
from valepaska.errors import ValepaskaError
from valepaska.fast.choosing import machine_for
from valepaska.fast.layouts import Boards
from valepaska.fast.machines import Machine
from valepaska.fast.whole_deals import MOST_BOARDS


class SampledBoards:
    """A batch of boards on which the deals of a `Sampler` are drawn, again and again.

    `boards` are records of NumPy (`fast.layouts`), plain boards where the kernel is interpreted; they
    may be played on, and are made anew by every `draw`. `machine` runs the kernel; without one the
    fastest does, which warns with InterpretedWarning where it cannot be the compiled one. Raises
    ValepaskaError for a size out of bounds.
    """

    def __init__(self, sampler: Sampler, size: int, machine: Machine | None = None) -> None:
        if not 1 <= whole(size, "the number of boards") <= MOST_BOARDS:
            raise ValepaskaError(f"{size} boards cannot be drawn at once: ask for 1 to {MOST_BOARDS}")
        self.sampler = sampler
        self.machine: Machine = machine_for(sampler.rules) if machine is None else machine
        self.boards: Boards = self.machine.copies(sampler.board, size)
        self._blank = self.machine.copies(sampler.board, 1)
        self._plan = Plan(*map(self.machine.numbers, sampler.plan))
        cards, regions, groups = len(sampler.plan.cards), len(sampler.plan.region_at), len(sampler.plan.group_at)
        rooms = (cards, cards, regions + groups)
        self._scratch = [self.machine.numbers([0] * max(1, room)) for room in rooms]

    def draw(self, counter: int) -> Boards:
        """Fresh deals on all boards; dice that begin with this counter (below 2**62) give the same deals everywhere."""
        counter = whole(counter, "a counter")
        self.machine.fill(self.boards, self._blank)
        self.machine.function("redeal_all")(self.boards, self._plan, self.machine.dice(counter), *self._scratch)
        return self.boards

    def state(self, number: int) -> State:
        """One of the boards as a state. Raises ValueError for no such board."""
        at = numbered(number, "board", len(self.boards))
        return State(self.sampler.rules, self.machine.plain(self.boards, at), self.sampler.number)
