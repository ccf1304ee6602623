"""A deal that is played at a table: its state, what happened in it, and the clock of its decision."""

from collections.abc import Sequence
from dataclasses import dataclass, field

import msgspec

from valepaska.bots.why import Why
from valepaska.cards import Cards
from valepaska.engine.actions import Action, Challenge, Pass
from valepaska.engine.events import Challenged, Cleared, Dealt, Event, Phase, Played, Seat, Took
from valepaska.engine.state import State, apply, start
from valepaska.engine.texts import kind_named
from valepaska.records.notation import parse_claim
from valepaska.records.record import Mark, Record, Session
from valepaska.records.replay import Recorder
from valepaska.rules.model import Rules
from valepaska.table.fair import Deal
from valepaska.table.log import By
from valepaska.table.pace import SHOWN, BotSpeed, Times
from valepaska.table.parts import Belief
from valepaska.table.shown import Shown

TURN_LIMIT = 1000
"""After so many turns a deal at a table ends undecided, where the rules set no limit of their own."""

_SHOWN_FOR: dict[type[Event], int] = {Dealt: 1_500, Took: 500, Cleared: 500}
"""Milliseconds for which what happened is looked at; for turned cards it depends on their number."""


@dataclass
class Window:
    """The last window that was open: the decision's number, and who challenged."""

    decision: int
    challenger: Seat | None = None


@dataclass
class Round:
    """One deal. `decision` is the number that commands name, `moment` counts the times the clock began.

    `opened` is when the clock of this moment began, `longer` what was added to it on request,
    `idle` how many turns in a row the clock has made for each seat, `fair` what the deck came from.
    """

    number: int
    state: State
    events: list[Event]
    recorder: Recorder = field(compare=False)
    began: int
    decision: int
    opened: int
    fair: Deal | None = None
    moment: int = 0
    longer: int = 0
    window: Window | None = None
    pass_until: dict[Seat, str] = field(default_factory=dict)
    waited: set[Seat] = field(default_factory=set)
    idle: dict[Seat, int] = field(default_factory=dict)
    hurried: bool = False
    laid: int = 0
    """How many plays there have been."""
    beliefs: list[tuple[int, Belief]] = field(default_factory=list)
    """What bots believed of plays, by the number of the play. Nobody is told before the deal is over."""
    shown: Shown = field(default_factory=Shown, compare=False)

    @classmethod
    def begin(
        cls,
        rules: Rules,
        names: Sequence[str],
        deck: Cards,
        *,
        number: int,
        dealer: Seat,
        starter: Seat | None,
        decision: int,
        session: Session,
        at: int,
        speed: BotSpeed,
        fair: Deal | None = None,
    ) -> "Round":
        """Deal the cards."""
        played = rules.limited(TURN_LIMIT)
        first = start(played, len(names), deck, dealer=dealer, starter=starter)
        recorder = Recorder(played, names, deck, dealer=dealer, starter=starter, session=session)
        begun = cls(number, first.state, list(first.events), recorder, at, decision, at, fair)
        begun.opened = at + begun.pause(first.events, speed)
        return begun

    @property
    def over(self) -> bool:
        """Whether the deal has ended."""
        return self.state.phase is Phase.OVER

    @property
    def out(self) -> tuple[Seat, ...]:
        """Who has gone out."""
        return tuple(self.state.board.out_order[: self.state.board.outs])

    @property
    def record(self) -> Record:
        """The deal as it is written down; when it is over, with what it takes to see that it was fair."""
        record = self.recorder.record(self.state.outcome)
        return msgspec.structs.replace(record, proof=self.fair.proof()) if self.over and self.fair else record

    def act(
        self, seat: Seat, action: Action, *, by: By, mark: Mark | None, at: int, speed: BotSpeed
    ) -> tuple[Event, ...]:
        """Carry out an action. Raises IllegalAction, and then nothing has changed."""
        before = self.state
        step = apply(before, seat, action)
        if before.phase is Phase.TURN and by != "bot":
            self.idle[seat] = self.idle.get(seat, 0) + 1 if by == "clock" else 0
        self.state = step.state
        self.events.extend(step.events)
        self.laid += sum(type(event) is Played for event in step.events)
        self.recorder.add(seat, action, time=max(0, at - self.began) / 1000, mark=mark)
        self._remember_window(before, step.events)
        opens = self._opens_decision(before, action)
        self.decision += opens
        if opens or _asked(before) != _asked(step.state):
            self.restart(at + self.pause(step.events, speed))
        return step.events

    def note(self, seat: Seat, action: Action, why: Why) -> None:
        """Keep what a bot believes of the last play, which it answers by this action."""
        self.beliefs.append((self.laid - 1, Belief(seat, isinstance(action, Challenge), why)))

    def restart(self, at: int) -> None:
        """The clock begins anew."""
        self.opened = at
        self.longer = 0
        self.moment += 1

    def deadline(self, times: Times) -> int | None:
        """When the time for this decision is over; None: never."""
        length = self._length(times)
        return None if length is None else self.opened + length + self.longer

    def held_until(self, times: Times) -> int | None:
        """In a window: until when the next seat's own action is held back."""
        if self.state.phase is not Phase.WINDOW:
            return None
        return self.opened + (0 if self.hurried else times.shortest)

    def passes(self, seat: Seat) -> bool:
        """Whether the seat has said that it passes on the rank that is on offer."""
        last = self.pass_until.get(seat)
        if last is None or self.state.phase is not Phase.OPENING:
            return False
        rules = self.state.rules
        return self.state.board.offer <= kind_named(rules, parse_claim(last, rules))

    def pause(self, events: Sequence[Event], speed: BotSpeed) -> int:
        """How long it takes to show what happened. It depends on what everybody sees."""
        return 0 if self.hurried else sum([_showing(event) for event in events]) * SHOWN[speed] // 100

    def _length(self, times: Times) -> int | None:
        phase = self.state.phase
        if phase is Phase.WINDOW:
            return times.window
        if phase is Phase.OPENING:
            return times.offer
        return times.setup if phase is Phase.SETUP else times.turn

    def _remember_window(self, before: State, events: Sequence[Event]) -> None:
        if before.phase is Phase.WINDOW:
            challengers = [event.seat for event in events if type(event) is Challenged]
            self.window = Window(self.decision, challengers[0] if challengers else None)

    def _opens_decision(self, before: State, action: Action) -> bool:
        """Whether what people are asked is no longer what it was. A pass that only closes a window does not."""
        after = self.state
        if before.phase is Phase.SETUP:
            return after.phase is not Phase.SETUP
        if isinstance(action, Pass):
            return before.phase is Phase.OPENING and _asked(before)[2:] != _asked(after)[2:]
        return True


def _asked(state: State) -> tuple[object, ...]:
    """What the clock runs for."""
    return state.turn, state.board.claimant, state.phase, state.board.offer


def _showing(event: Event) -> int:
    if type(event) is Challenged:
        return 900 + 500 * len(event.cards)
    return _SHOWN_FOR.get(type(event), 0)
