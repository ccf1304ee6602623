"""Three minutes of Valepaska: a stacked deck, two players who follow a script, and the real rules.

The newcomer plays honestly once, lies once, calls a lie once and clears the pile once. Pages and
the terminal give the same lesson, each in its own words for what is to be typed or tapped.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import NamedTuple

from valepaska.bots.counter import Counter
from valepaska.bots.why import Witness
from valepaska.cards import Card, Rank, faces, parse_cards
from valepaska.engine.actions import Action, Challenge, Pass, Play
from valepaska.engine.events import Event, Phase, Seat, redact
from valepaska.engine.legal import legal
from valepaska.engine.state import State, Step, apply, start
from valepaska.engine.view import View, view
from valepaska.errors import Reason
from valepaska.records.notation import parse_action
from valepaska.rules.model import Rules
from valepaska.rules.tables import deck_bits
from valepaska.table.parts import Belief

RULES = "valepaska+hand_size=6"
YOU, EERO, AINO = range(3)
OTHERS = {EERO: "Eero", AINO: "Aino"}
DEALER = EERO
HANDS = {YOU: "8h 8s 4c 5d 5h Td", EERO: "9d 7d Kc 2h 6s 3d", AINO: "3c Qs 7c 6d Jh 9c"}

Accepts = Callable[[Action], bool]


@dataclass(frozen=True)
class Scripted:
    """A move of one of the others; everybody believes it unless the next step is about it."""

    seat: Seat
    action: str


@dataclass(frozen=True)
class Task:
    """What the newcomer is asked to do: its name, an action that does it, and which actions will do.

    `weighed`: what the others thought of the claim is told afterwards.
    """

    name: str
    example: str
    accepts: Accepts
    weighed: bool = False


class Move(NamedTuple):
    """A move with what followed from it, unredacted, and how the deal stands afterwards.

    `beliefs`: what the others thought of the claim, where that is told.
    """

    events: tuple[Event, ...]
    state: State
    beliefs: tuple[Belief, ...] = ()

    @property
    def view(self) -> View:
        """The table as the newcomer sees it afterwards."""
        return view(self.state, YOU)


class Refused(Exception):
    """The newcomer's move is not what is asked: the reason of the rules, or None where it would be a move too."""

    def __init__(self, reason: Reason | None) -> None:
        super().__init__(reason or "another move is asked for")
        self.reason = reason


def lays(ranks: str, *claims: Rank) -> Accepts:
    """Whether an action lays cards of just these ranks, said to be one of these claims."""

    def accepts(action: Action) -> bool:
        if not isinstance(action, Play) or action.claim is None:
            return False
        laid = "".join(str(card.rank) for card in action.cards)
        return laid == ranks and action.claim.rank in claims

    return accepts


SCRIPT: tuple[Scripted | Task, ...] = (
    Scripted(AINO, "play 3c as 3"),
    Task("honest", "play 8h 8s as 8", lays("88", Rank.EIGHT)),
    Scripted(EERO, "play 9d as 9"),
    Scripted(AINO, "play Qs as Q"),
    Task("lie", "play 4c as K", lays("4", Rank.QUEEN, Rank.KING, Rank.TWO), weighed=True),
    Scripted(EERO, "pickup"),
    Scripted(AINO, "play 7c 6d Jh as 5"),
    Task("challenge", "challenge", lambda action: action == Challenge()),
    Task("lead", "play 5d as 5", lays("5", Rank.THREE, Rank.FOUR, Rank.FIVE, Rank.SIX, Rank.SEVEN)),
    Scripted(EERO, "play 7d as 7"),
    Scripted(AINO, "play 9c as 9"),
    Task("clear", "play Td as T", lays("T", Rank.TEN)),
)
TASKS = tuple(step for step in SCRIPT if isinstance(step, Task))


def stacked_deck(rules: Rules) -> tuple[Card, ...]:
    """A deck that deals the hands of the lesson; the rest of the pack is the stock."""
    order = [(DEALER + 1 + place) % len(HANDS) for place in range(len(HANDS))]
    hands = {seat: parse_cards(text) for seat, text in HANDS.items()}
    dealt = [hands[seat][row] for row in range(len(hands[YOU])) for seat in order]
    return (*dealt, *(card for card in faces(deck_bits(rules)) if card not in dealt))


class Lesson:
    """The script, played through the engine: `go_on` makes the others' moves, `do` the newcomer's."""

    def __init__(self) -> None:
        self.rules = Rules.parse(RULES)
        step = start(self.rules, len(HANDS), stacked_deck(self.rules), dealer=DEALER)
        self._state = step.state
        self._at = 0
        self.dealt = Move(step.events, self._state)
        self._events = list(step.events)

    @property
    def view(self) -> View:
        """The table as the newcomer sees it."""
        return view(self._state, YOU)

    @property
    def task(self) -> Task | None:
        """What the newcomer is asked to do now; None while the others have moves to make, and at the end."""
        step = SCRIPT[self._at] if self._at < len(SCRIPT) else None
        return step if isinstance(step, Task) else None

    def go_on(self) -> Iterator[Move]:
        """The others' moves up to the next task, or to the end."""
        while self._at < len(SCRIPT) and isinstance(step := SCRIPT[self._at], Scripted):
            self._at += 1
            doubted = self.task is not None and self.task.accepts(Challenge())
            yield self._make(step.seat, parse_action(step.action, self.rules), doubted=doubted)

    def do(self, action: Action) -> Move:
        """The newcomer's move. Raises Refused, and then nothing has changed."""
        if (reason := legal(self.view).why(action)) is not None:
            raise Refused(reason)
        task = self.task
        if task is None or not task.accepts(action):
            raise Refused(None)
        self._at += 1
        return self._make(YOU, action, doubted=False, weighed=task.weighed)

    def _make(self, seat: Seat, action: Action, *, doubted: bool, weighed: bool = False) -> Move:
        """Make a move; unless it is doubted, everybody lets it go."""
        step = apply(self._state, seat, action)
        events = list(step.events)
        beliefs = tuple(self._weighed(step)) if weighed else ()
        while not doubted and step.state.phase is Phase.WINDOW:
            step = apply(step.state, step.state.to_act[0], Pass())
            events.extend(step.events)
        self._state = step.state
        self._events += events
        return Move(tuple(events), self._state, beliefs)

    def _weighed(self, step: Step) -> Iterator[Belief]:
        """What a counter in the seat of each of the others thinks of the claim that has just been made."""
        for seat in OTHERS:
            counter, seen = Counter(seat), view(step.state, seat)
            news = [redact(event, seat) for event in (*self._events, *step.events)]
            counter.act(seen, news)
            why = Witness().why(counter, seen, news)
            if why is not None:
                yield Belief(seat, doubted=False, why=why)
