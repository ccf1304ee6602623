"""The referee in the player's language: what happened, in the sentences of the table, and what may be done."""

from collections.abc import Iterable, Iterator

from valepaska.engine.actions import Challenge, Claim, Pass
from valepaska.engine.events import Dealt, Drew, Event, Passed, Phase, Played, Refilled, Turned
from valepaska.engine.state import State
from valepaska.engine.view import view
from valepaska.errors import RecordError
from valepaska.i18n import Texts
from valepaska.records.choices import Choices, Deed, Verb, choices
from valepaska.records.notation import EVERYBODY, SEAT_LETTERS
from valepaska.records.wording import Count, Move, Verdict
from valepaska.terminal.ending import is_true
from valepaska.terminal.narrate import Narrator
from valepaska.terminal.speech import Speech, claim_in

_LABELS = ("holds", "fails", "told", "fault")
_CLAIMED = {Verb.PLAY: "claim", Verb.STOCK: "stock-claim"}


class Rulings:
    """Words for the referee. A written position lies open, so hidden cards are told as well."""

    def __init__(self, texts: Texts) -> None:
        self._texts = texts
        self._width = 1 + max(len(texts(f"referee-{label}")) for label in _LABELS)

    def verdict(self, verdict: Verdict, where: str) -> Iterator[str]:
        """The lines about one case: how it stands, what did not come true, what happened, what may be done.

        A case that holds is one line, unless it does nothing and so asks what may be done.
        """
        name = verdict.name or self._texts("referee-unnamed")
        if not verdict.expects:
            yield self._labelled("told", name)
        elif verdict.holds:
            yield self._labelled("holds", name)
        else:
            yield self._labelled("fails", f"{name} ({where})")
        for line in (*self._differences(verdict), *self._told(verdict)):
            yield " " * self._width + line

    def fault(self, error: RecordError) -> str:
        """The line about a case, or a file, that cannot be read; errors are told in English everywhere."""
        return self._labelled("fault", str(error))

    def count(self, count: Count) -> str:
        """How many cases there were, and what became of them."""
        parts = [("cases", sum(count))]
        if count.hold or count.fail or not count.told:
            parts += [("hold", count.hold), ("fail", count.fail)]
        if count.told:
            parts.append(("told", count.told))
        return ", ".join(self._texts(f"referee-count-{name}", count=number) for name, number in parts)

    def _labelled(self, label: str, text: str) -> str:
        return self._texts(f"referee-{label}").ljust(self._width) + text

    def _differences(self, verdict: Verdict) -> Iterator[str]:
        for one in verdict.differences:
            yield self._texts("referee-differs", what=one.what, expected=one.expected, found=one.found)

    def _told(self, verdict: Verdict) -> Iterator[str]:
        if verdict.state is None:
            return
        if not verdict.expects or verdict.differences:
            yield from self._story(verdict)
        if not verdict.expects or not verdict.moves:
            yield from Possible(self._texts, verdict.state).lines()

    def _story(self, verdict: Verdict) -> Iterator[str]:
        if verdict.moves:
            story = Story(self._texts, verdict.moves[0].before)
            for move in verdict.moves:
                yield " ".join(story.move(move, last=move is verdict.moves[-1]))
        if verdict.left:
            yield self._texts("referee-not-done", actions="; ".join(verdict.left))


class Story:
    """Tells the moves of a case one after another."""

    def __init__(self, texts: Texts, state: State) -> None:
        self._texts = texts
        self._rules = state.rules
        self._names = SEAT_LETTERS[: state.seats]
        self._speech = Speech(texts, state.rules, symbols=False)
        self._narrator = Narrator(state.rules, self._names, self._speech, None, remarks=False)
        self._narrator.tell(_so_far(state))

    def move(self, move: Move, *, last: bool) -> Iterator[str]:
        """The sentences about one move: what was done, what came of it, and who is next."""
        if move.refusal is not None:
            yield from self._refused(move)
            return
        yield from self._passes(move)
        for event in move.events:
            if not (isinstance(event, Passed) and move.before.phase is Phase.WINDOW):
                yield from self._event(event)
        yield from self._next(move.after, last=last)

    def _passes(self, move: Move) -> Iterator[str]:
        """Passes in a window, which the table hardly mentions and a referee does."""
        if move.who == EVERYBODY:
            if not move.events:
                yield self._texts("referee-nothing-open")
            elif move.before.phase is Phase.WINDOW:
                yield self._texts("term-nobody-doubts")
        elif isinstance(move.action, Pass) and move.before.phase is Phase.WINDOW:
            yield self._texts("event-passed", player=self._names[move.who])

    def _event(self, event: Event) -> Iterator[str]:
        for place, (line, _) in enumerate(self._narrator.tell([event])):
            yield line if place else self._with_cards(event, line)

    def _with_cards(self, event: Event, line: str) -> str:
        """A line with the cards that nobody at the table would have seen."""
        if not isinstance(event, Played | Drew | Refilled) or not event.cards:
            return line
        message = "referee-cards"
        if isinstance(event, Played):
            if not self._rules.challenge.face_down:
                return line
            message = "referee-true" if is_true(self._rules, event.cards, event.claim) else "referee-lie"
        return self._texts(message, line=line, cards=self._speech.cards(event.cards))

    def _next(self, state: State, *, last: bool) -> Iterator[str]:
        if state.phase is Phase.TURN and state.turn is not None:
            empty = not view(state, None).claims
            if empty or last:
                yield self._texts("referee-leads" if empty else "event-turn", player=self._names[state.turn])
        elif last:
            yield from self._open(state)

    def _open(self, state: State) -> Iterator[str]:
        """What several seats are still asked, and how a case ends it."""
        match state.phase:
            case Phase.WINDOW:
                claimant = view(state, None).claimant
                assert claimant is not None
                yield self._texts("referee-open-window", player=self._names[claimant])
            case Phase.OPENING:
                yield self._texts("referee-open-offer")
            case Phase.SETUP:
                yield self._texts("referee-open-setup")

    def _refused(self, move: Move) -> Iterator[str]:
        assert move.refusal is not None
        assert move.who != EVERYBODY
        reason = self._speech.reason(move.refusal, view(move.before, move.who), claim_in(self._rules, move.action))
        yield self._texts("referee-refused", action=move.text, code=move.refusal.value, reason=reason)
        if not isinstance(move.action, Pass | Challenge):
            yield from self._open(move.before)


def _so_far(state: State) -> Iterator[Event]:
    """Events that make a narrator know what lies there: the plays in the pile, then the stock and the phase."""
    seen = view(state, None)
    for number, entry in enumerate(seen.claims):
        yield Played(
            number=number,
            seat=entry.seat,
            cards=None,
            count=entry.count,
            claim=entry.claim,
            source=entry.source,
            seen_by=None,
        )
    yield Dealt(
        number=len(seen.claims),
        dealer=seen.dealer,
        hands=(None,) * seen.seats,
        hand_sizes=seen.hand_sizes,
        up=seen.up,
        down=seen.down,
        stock=seen.stock,
    )
    yield Turned(number=len(seen.claims) + 1, phase=seen.phase, seat=seen.turn)


class Possible:
    """Tells what the seats may do in a state, and why not the rest."""

    def __init__(self, texts: Texts, state: State) -> None:
        self._texts = texts
        self._state = state
        self._face_down = state.rules.challenge.face_down
        self._speech = Speech(texts, state.rules, symbols=False)

    def lines(self) -> Iterator[str]:
        """One line about what a seat may do, one for each reason why not."""
        if self._state.phase is Phase.OVER:
            yield self._texts("referee-over")
        for found in choices(self._state):
            yield from self._seat(found)

    def _seat(self, found: Choices) -> Iterator[str]:
        player = SEAT_LETTERS[found.seat]
        if found.allowed:
            yield self._texts("referee-may", player=player, list=self._list(found.allowed))
        else:
            yield self._texts("referee-may-nothing", player=player)
        for reason, deeds in found.refused:
            why = self._speech.short(reason)
            yield self._texts("referee-may-not", player=player, list=self._list(deeds), reason=why)

    def _list(self, deeds: Iterable[Deed]) -> str:
        return "; ".join(map(self._deed, deeds))

    def _deed(self, deed: Deed) -> str:
        if not deed.details:
            return self._texts(f"referee-do-{deed.verb}")
        if deed.verb is Verb.DOWN:
            return self._texts("referee-do-down-one", what=" ".join(map(str, deed.details)))
        ranks = " ".join(self._speech.rank(detail) for detail in deed.details if isinstance(detail, Claim))
        form = _CLAIMED[deed.verb] if self._face_down else "lay"
        return self._texts(f"referee-do-{form}", what=ranks)
