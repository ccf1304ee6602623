"""The end of a deal: all cards are turned, and everybody sees who lied and who was right."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from valepaska.bots.why import Why
from valepaska.cards import Cards
from valepaska.engine.actions import Claim
from valepaska.engine.events import Challenged, Event, Played, Seat
from valepaska.rules.ladder import kind_of, kind_of_card
from valepaska.rules.model import Rules
from valepaska.terminal.narrate import Line
from valepaska.terminal.screen import Tone
from valepaska.terminal.speech import Speech
from valepaska.terminal.why import why_words


@dataclass
class Told:
    """A claim of the deal, and what lay there in truth."""

    seat: Seat
    claim: Claim
    cards: Cards
    honest: bool
    doubted_by: Seat | None = None


@dataclass
class Count:
    """What one player did in a deal of bluff."""

    claims: int = 0
    lies: int = 0
    caught: int = 0
    calls: int = 0
    right: int = 0


def is_true(rules: Rules, cards: Cards, claim: Claim) -> bool:
    """Whether every card is what was claimed, and as many as were announced."""
    kind = kind_of(rules, claim.rank, claim.colour)
    return claim.count in (None, len(cards)) and all(kind_of_card(rules, card) == kind for card in cards)


def told(rules: Rules, events: Sequence[Event]) -> list[Told]:
    """Every claim of a deal in order, from its unredacted events."""
    found: list[Told] = []
    for event in events:
        if isinstance(event, Played) and event.cards is not None:
            found.append(Told(event.seat, event.claim, event.cards, is_true(rules, event.cards, event.claim)))
        elif isinstance(event, Challenged):
            found[-1].doubted_by = event.seat
    return found


def counts(claims: Sequence[Told], seats: int) -> list[Count]:
    """How often each player claimed, lied, was caught, doubted and was right to."""
    found = [Count() for _ in range(seats)]
    for one in claims:
        mine = found[one.seat]
        mine.claims += 1
        mine.lies += not one.honest
        if one.doubted_by is not None:
            mine.caught += not one.honest
            found[one.doubted_by].calls += 1
            found[one.doubted_by].right += not one.honest
    return found


class Ending:
    """The lines after a deal of bluff."""

    def __init__(self, rules: Rules, names: Sequence[str], speech: Speech, you: Seat | None) -> None:
        self._rules = rules
        self._names = names
        self._speech = speech
        self._you = you

    def lines(
        self, events: Sequence[Event], hands: Sequence[Cards], whys: Mapping[tuple[int, Seat], Why] | None = None
    ) -> Iterator[Line]:
        """All cards turned, then what is left in hands, then the numbers of each player.

        `whys`: what bots believed, by the number of the play and the seat; of each doubt of theirs it is told.
        """
        if not self._rules.challenge.face_down:
            return
        claims = told(self._rules, events)
        yield self._speech.text("term-end-cards"), Tone.TITLE
        for number, one in enumerate(claims):
            yield self._turned(one), Tone.NORMAL if one.honest else Tone.WARNING
            if one.doubted_by is not None and whys and (why := whys.get((number, one.doubted_by))):
                words = why_words(self._speech.texts, why, one.claim)
                yield "  " + self._by("why-doubted", one.doubted_by, why=words), Tone.QUIET
        for seat, hand in enumerate(hands):
            if hand:
                yield self._by("term-end-left", seat, cards=self._speech.cards(hand)), Tone.NORMAL
        yield "", Tone.NORMAL
        for name, count in zip(self._names, counts(claims, len(self._names)), strict=True):
            line = self._speech.text(
                "term-end-counts",
                player=name,
                lies=count.lies,
                claims=count.claims,
                caught=count.caught,
                calls=count.calls,
                right=count.right,
            )
            yield line, Tone.NORMAL

    def _turned(self, one: Told) -> str:
        details = {
            "claim": self._speech.claim(one.claim, one.claim.count or len(one.cards)),
            "cards": self._speech.cards(one.cards),
        }
        line = self._by("term-end-true" if one.honest else "term-end-lie", one.seat, **details)
        return line if one.doubted_by is None else self._by("term-end-called", one.doubted_by, line=line)

    def _by(self, message: str, seat: Seat, **details: object) -> str:
        return self._speech.by(message, self._names, seat, self._you, **details)
