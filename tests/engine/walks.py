"""How many ways there are to go on from a position, counted to a depth and split by first action.

A changed number means that the rules have changed, wherever the change is; the split says under
which action to look.
"""

from collections import Counter

from tests.engine.setups import SPECS, setups
from valepaska.cards import format_cards
from valepaska.engine.actions import Action
from valepaska.engine.events import Seat
from valepaska.engine.legal import legal
from valepaska.engine.state import State, apply
from valepaska.engine.view import view
from valepaska.records.notation import format_move

MOST_STATES = 250
MOST_DEPTH = 9
"""A walk goes on until so many different states are reached at one depth, or to this depth."""
Tally = Counter[str]


def moves(state: State) -> list[tuple[Seat, Action]]:
    """Every legal action of every seat, also of those that need not be waited for."""
    return [(seat, action) for seat in range(state.seats) for action in legal(view(state, seat))]


class Walk:
    """Counts ways on from states, and what happens on them; each state is walked once a depth."""

    def __init__(self) -> None:
        self.known: dict[tuple[State, int], Tally] = {}

    def ways(self, state: State, depth: int) -> Tally:
        """The number of ways of `depth` actions under "ways", and of the events on their last actions."""
        if depth == 0:
            return Counter({"ways": 1})
        found = self.known.get((state, depth))
        if found is None:
            found = Counter()
            for seat, action in moves(state):
                found += self.step(state, seat, action, depth)
            self.known[state, depth] = found
        return found

    def step(self, state: State, seat: Seat, action: Action, depth: int) -> Tally:
        """The ways that begin with this action."""
        after, events = apply(state, seat, action)
        found = self.ways(after, depth - 1)
        return found + Counter(type(event).__name__ for event in events) if depth == 1 else found


def depth_of(state: State) -> int:
    """The depth at which a walk stops: the last with few different states, and at least two."""
    reached = {state}
    for depth in range(1, MOST_DEPTH):
        reached = {apply(one, seat, action).state for one in reached for seat, action in moves(one)}
        if len(reached) > MOST_STATES:
            return max(2, depth)
    return MOST_DEPTH


def told(tally: Tally) -> str:
    """A tally in words: the ways, then the events by name."""
    events = [f"{name} {number}" for name, number in sorted(tally.items()) if name != "ways"]
    return ", ".join([f"{tally['ways']} ways", *events])


def walk_text(state: State) -> list[str]:
    """The position, the number of ways for each depth, and those of the last split by first action."""
    walk, last = Walk(), depth_of(state)
    hands = "  ".join(f"{'ABC'[seat]} {format_cards(view(state, seat).hand)}" for seat in range(state.seats))
    lines = [f"  {hands}", f"  {state!r}"]
    lines += [f"  depth {depth}: {told(walk.ways(state, depth))}" for depth in range(1, last + 1)]
    for seat, action in moves(state):
        lines.append(f"    {format_move(seat, action)}: {told(walk.step(state, seat, action, last))}")
    return lines


def walks_text(spec: str) -> str:
    """The walks of one game."""
    lines = [spec]
    for name, state in setups(spec).items():
        lines += ["", name, *walk_text(state)]
    return "\n".join(lines) + "\n"


def golden() -> dict[str, str]:
    """The walks of every game."""
    return {f"walks/{spec}.txt": walks_text(spec) for spec in SPECS}
