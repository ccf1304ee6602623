"""What happened, in the sentences of the table.

Events come in as one viewer saw them, so nothing can be told here that the viewer may not
know. `you` is the seat that is spoken to; with several people at one screen it is nobody, and
everybody is called by name.
"""

from collections.abc import Iterable, Iterator, Sequence

from valepaska.cards import Rank
from valepaska.engine.actions import Claim
from valepaska.engine.events import (
    CameBack,
    Challenged,
    Cleared,
    Dealt,
    Drew,
    Ended,
    EndReason,
    Event,
    Misfit,
    MustOpen,
    Offered,
    Outcome,
    Passed,
    Phase,
    Played,
    Refilled,
    Seat,
    Source,
    Swapped,
    Took,
    TookBack,
    Turned,
    WentOut,
    Why,
)
from valepaska.rules.model import Rules
from valepaska.terminal.screen import Tone
from valepaska.terminal.speech import Speech

Line = tuple[str, Tone]

_PASSED = {Phase.OPENING: "event-passed-offer", Phase.SETUP: "event-passed-ready", Phase.TURN: "event-passed-swap"}
_LAID = {
    Source.HAND: "event-laid",
    Source.UP: "event-laid-up",
    Source.DOWN: "event-laid-down",
    Source.STOCK: "event-laid-stock",
}
_TOOK = {Why.CHOICE: "event-took-choice", Why.FED: "event-took-fed", Why.MISFIT: "event-took-misfit"}
FOUR = 4
REMARKS = 3
"""How many dry remarks there are of each kind."""


class Narrator:
    """Tells events as they come; it remembers what it needs to say the next one well.

    `remarks`: now and then a dry word after a reveal and at the end.
    """

    def __init__(
        self, rules: Rules, names: Sequence[str], speech: Speech, you: Seat | None, *, remarks: bool = True
    ) -> None:
        self._rules = rules
        self._names = tuple(names)
        self._speech = speech
        self._you = you
        self._remarks = remarks
        self._phase = Phase.TURN
        self._last: Played | None = None
        self._doubted: Challenged | None = None
        self._took_back = False
        self._stock = 0
        self._run = 0
        self._passes = 0

    def tell(self, events: Iterable[Event]) -> list[Line]:
        """The lines for some events, in order."""
        return [line for event in events for line in self._lines(event)]

    def private(self, events: Iterable[Event]) -> list[Line]:
        """The cards that somebody got, for that player's eyes."""
        told = {Drew: "event-drew-own", Refilled: "event-refilled-own", Took: "event-took-cards"}
        return [
            (self._speech.text(told[type(event)], cards=self._speech.hand(event.cards)), Tone.NORMAL)
            for event in events
            if isinstance(event, (Drew, Refilled, Took)) and event.cards
        ]

    def _by(self, message: str, seat: Seat, **details: object) -> str:
        return self._speech.by(message, self._names, seat, self._you, **details)

    def _lines(self, event: Event) -> Iterator[Line]:
        match event:
            case Dealt():
                self._stock = event.stock
                yield self._by("event-dealt", event.dealer, stock=event.stock), Tone.QUIET
            case Offered():
                self._phase = Phase.OPENING
                yield self._speech.text("event-offered", ranks=self._speech.many(event.claim)), Tone.NORMAL
            case MustOpen(claim=None):
                pass
            case MustOpen(claim=Claim() as claim):
                yield self._speech.text("event-must-open", ranks=self._speech.many(claim)), Tone.QUIET
            case Played():
                yield self._played(event), Tone.SPEECH
                if event.source is Source.STOCK:
                    yield from self._from_stock(event.count)
            case TookBack():
                self._last, self._run, self._took_back = None, 0, True
            case Misfit():
                yield self._by("event-misfit", event.seat, card=self._speech.card(event.card)), Tone.WARNING
                if event.source is Source.STOCK:
                    yield from self._from_stock(1)
            case Passed():
                yield from self._passed(event)
            case Challenged():
                self._doubted = event
                self._passes = 0
                yield self._by("event-challenged", event.seat), Tone.ALARM
                yield self._speech.text("event-revealed", cards=self._speech.cards(event.cards)), Tone.NORMAL
            case Took():
                yield from self._took(event)
            case Cleared():
                yield from self._cleared(event)
            case Drew():
                yield from self._got(event, "event-drew")
            case Refilled():
                yield from self._got(event, "event-refilled")
            case Swapped():
                give, take = self._speech.card(event.give), self._speech.card(event.take)
                yield self._by("event-swapped", event.seat, give=give, take=take), Tone.NORMAL
            case WentOut():
                yield self._by("event-out", event.seat, place=event.place), Tone.GOOD
            case CameBack():
                yield self._by("event-back", event.seat), Tone.WARNING
            case Turned():
                yield from self._turned(event)
            case Ended():
                yield from self.ending(event.outcome)
            case _:
                raise AssertionError(f"there are no words for {event!r}")

    def _played(self, event: Played) -> str:
        self._passes = 0
        claim, count = event.claim, event.count
        same = self._last is not None and _kind(self._last.claim) == _kind(claim)
        self._run = self._run + count if same else count
        self._last = event
        if self._took_back:
            self._took_back = False
            return self._by("event-took-back", event.seat, claim=self._speech.said(claim, count))
        if self._rules.challenge.face_down:
            said = self._speech.said(claim, count)
            if claim.count is not None and event.source is Source.HAND:
                return self._by("event-played-counted", event.seat, claim=said, count=count)
            message = "event-played-stock" if event.source is Source.STOCK else "event-played"
            return self._by(message, event.seat, claim=said)
        laid = self._speech.cards(event.cards or ())
        return self._by(_LAID[event.source], event.seat, claim=laid)

    def _passed(self, event: Passed) -> Iterator[Line]:
        if self._phase is Phase.WINDOW:
            self._passes += 1
            return
        message = _PASSED.get(self._phase)
        if message is not None and event.seat != self._you:
            yield self._by(message, event.seat), Tone.QUIET

    def _took(self, event: Took) -> Iterator[Line]:
        self._last, self._run = None, 0
        message = _TOOK.get(event.why) or ("event-lie" if event.why is Why.CAUGHT else "event-true")
        yield self._remarked(self._by(message, event.seat, count=event.count), event), Tone.WARNING
        if event.cards and event.seat == self._you:
            yield self._speech.text("event-took-cards", cards=self._speech.hand(event.cards)), Tone.NORMAL

    def _remarked(self, line: str, event: Took) -> str:
        """A dry word after every other reveal; which one hangs on the event's number alone."""
        kind = {Why.CAUGHT: "lie", Why.WRONG_CHALLENGE: "true"}.get(event.why)
        if kind is None or event.number % 2 or not self._remarks:
            return line
        return f"{line} {self._speech.text(f'remark-{kind}-{event.number // 2 % REMARKS + 1}')}"

    def _cleared(self, event: Cleared) -> Iterator[Line]:
        yield from self._nobody()
        if self._doubted is not None and self._last is not None and self._doubted.number > self._last.number:
            yield self._speech.text("event-true-clears"), Tone.GOOD
        message = "event-cleared"
        if self._last is not None:
            if self._run >= FOUR:
                message = "event-cleared-four"
            elif self._last.claim.rank is Rank.TEN:
                message = "event-cleared-ten"
            elif self._last.claim.rank is Rank.ACE:
                message = "event-cleared-ace"
        yield self._speech.text(message, count=event.count), Tone.GOOD
        self._last, self._run = None, 0

    def _nobody(self) -> Iterator[Line]:
        """Nobody doubted: worth saying about one's own play, and before a clear."""
        if self._passes and self._last is not None:
            yield self._speech.text("term-nobody-doubts"), Tone.QUIET
        self._passes = 0

    def _got(self, event: Drew | Refilled, message: str) -> Iterator[Line]:
        if event.cards and event.seat == self._you:
            yield self._speech.text(f"{message}-own", cards=self._speech.hand(event.cards)), Tone.NORMAL
        else:
            yield self._by(message, event.seat, count=event.count), Tone.QUIET
        yield from self._from_stock(event.count)

    def _from_stock(self, count: int) -> Iterator[Line]:
        self._stock -= count
        if self._stock == 0:
            yield self._speech.text("event-stock-empty"), Tone.WARNING

    def _turned(self, event: Turned) -> Iterator[Line]:
        if self._phase is Phase.WINDOW and event.phase is not Phase.WINDOW:
            if self._last is not None and self._last.seat == self._you:
                yield from self._nobody()
            self._passes = 0
        self._phase = event.phase

    def ending(self, outcome: Outcome) -> Iterator[Line]:
        """Who lost, or won, or that nobody did."""
        if outcome.loser is not None:
            yield self._by("event-over-loser", outcome.loser), Tone.TITLE
            if self._remarks:
                yield self._speech.text(f"remark-loser-{sum(outcome.order[:2]) % REMARKS + 1}"), Tone.QUIET
        elif outcome.reason is EndReason.FIRST_OUT and outcome.winner is not None:
            yield self._by("event-over-winner", outcome.winner), Tone.TITLE
        else:
            yield self._speech.text("event-over-draw"), Tone.TITLE


def _kind(claim: Claim) -> tuple[object, object]:
    return claim.rank, claim.colour
