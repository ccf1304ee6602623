"""What the referee has to say, as values; somebody else puts them into words."""

from collections.abc import Iterator
from typing import NamedTuple, Protocol

from valepaska.engine.actions import Action
from valepaska.engine.events import Event, Seat
from valepaska.engine.state import State
from valepaska.errors import Reason, RecordError
from valepaska.records.notation import Everybody


class Difference(NamedTuple):
    """An expectation that did not come true, in the words of the file: a key or a line, and two values."""

    what: str
    expected: str
    found: str


class Move(NamedTuple):
    """A line of ``do`` and what came of it; `after` is `before` where it was refused."""

    text: str
    who: Seat | Everybody
    action: Action
    before: State
    after: State
    events: tuple[Event, ...]
    refusal: Reason | None


class Verdict(NamedTuple):
    """What became of a case.

    `expects`: whether the case says what should come of it. `left` are the lines of ``do`` after
    a refusal. `state` is where it ended, None where the rules text was to be refused.
    """

    name: str
    expects: bool
    differences: tuple[Difference, ...] = ()
    moves: tuple[Move, ...] = ()
    left: tuple[str, ...] = ()
    state: State | None = None

    @property
    def holds(self) -> bool:
        """Whether every expectation came true."""
        return not self.differences


class Count(NamedTuple):
    """How many cases hold, how many fail, and how many expected nothing and were told."""

    hold: int = 0
    fail: int = 0
    told: int = 0


class Wording(Protocol):
    """The words of a language for all that the referee says."""

    def verdict(self, verdict: Verdict, where: str) -> Iterator[str]:
        """The lines about one case; `where` is its place in the file."""

    def fault(self, error: RecordError) -> str:
        """The line about a case, or a file, that cannot be read."""

    def count(self, count: Count) -> str:
        """The last line."""
