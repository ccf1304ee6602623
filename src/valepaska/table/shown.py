"""What was made last of a deal for its viewers, kept so that the same is not made twice."""

from dataclasses import dataclass, field
from typing import NamedTuple

from valepaska.engine.events import Seat
from valepaska.engine.state import State
from valepaska.table.parts import OpenView, Own, Review

Made = tuple[object, ...]
"""What something was made for: it is made anew when this is no longer the same."""


class ShownSeat(NamedTuple):
    """What a seat was shown last of a deal, what it was looked for, and what it was made for when something was new."""

    looked_for: Made
    made_for: Made
    own: Own


@dataclass
class Shown:
    """What was made last of one deal. `made_for` speaks of `state`."""

    state: State | None = None
    made_for: Made = ()
    open: OpenView | None = None
    open_for: Made = ()
    seats: dict[Seat, ShownSeat] = field(default_factory=dict)
    review: Review | None = None
