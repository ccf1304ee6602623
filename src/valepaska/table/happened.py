"""What happened in a deal, as pages are told: already redacted. What happened around it is `news.py`.

`told` makes the first kind from an engine event by copying the fields that its message has;
an engine event without a message here cannot be told at all.
"""

from typing import Any

import msgspec

from valepaska.cards import JOKER_LETTER, Card, Cards, Rank, Suit
from valepaska.engine import events as engine
from valepaska.engine.actions import Claim
from valepaska.engine.events import EndReason, Phase, Seat, Source, Why
from valepaska.table.news import News

_CARD_TEXTS = tuple(str(Card(rank, suit)) for rank in Rank for suit in Suit)

CardText = str
CardTexts = tuple[CardText, ...]
ClaimText = str


class _Told(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The base of the events of a deal; `number` counts from 0 within it."""

    number: int


class Dealt(_Told, frozen=True, tag="dealt"):
    """The cards are dealt; only one's own hand is told."""

    dealer: Seat
    hands: tuple[CardTexts | None, ...]
    hand_sizes: tuple[int, ...]
    up: tuple[CardTexts, ...]
    down: tuple[int, ...]
    stock: int


class Offered(_Told, frozen=True, tag="offered"):
    """A rank is on offer in the opening."""

    claim: ClaimText


class MustOpen(_Told, frozen=True, tag="must_open"):
    """The first play has to be of this rank."""

    claim: ClaimText


class Played(_Told, frozen=True, tag="played"):
    """Cards were laid as `claim`."""

    seat: Seat
    count: int
    claim: ClaimText
    source: Source
    cards: CardTexts | None = None


class Misfit(_Told, frozen=True, tag="misfit"):
    """An unseen card was turned and may not be laid."""

    seat: Seat
    card: CardText
    source: Source


class Passed(_Told, frozen=True, tag="passed"):
    """The seat said no, or is ready."""

    seat: Seat


class Challenged(_Told, frozen=True, tag="challenged"):
    """The cards of the last play were turned."""

    seat: Seat
    claimant: Seat
    cards: CardTexts
    claim: ClaimText
    honest: bool


class Took(_Told, frozen=True, tag="took"):
    """The seat took the pile."""

    seat: Seat
    count: int
    why: Why
    cards: CardTexts | None = None


class Cleared(_Told, frozen=True, tag="cleared"):
    """The pile went to the discards."""

    seat: Seat
    count: int
    cards: CardTexts | None = None


class Drew(_Told, frozen=True, tag="drew"):
    """The seat drew by choice."""

    seat: Seat
    count: int
    cards: CardTexts | None = None


class Refilled(_Told, frozen=True, tag="refilled"):
    """The hand was filled up from the stock."""

    seat: Seat
    count: int
    cards: CardTexts | None = None


class Swapped(_Told, frozen=True, tag="swapped"):
    """A card of the hand changed places with a face-up card."""

    seat: Seat
    give: CardText
    take: CardText


class TookBack(_Told, frozen=True, tag="took_back"):
    """The card just played went back to the hand; the one just drawn lies in its place."""

    seat: Seat
    count: int
    cards: CardTexts | None = None


class WentOut(_Told, frozen=True, tag="went_out"):
    """The seat is rid of its cards."""

    seat: Seat
    place: int


class CameBack(_Told, frozen=True, tag="came_back"):
    """A seat that had gone out plays on."""

    seat: Seat


class Turned(_Told, frozen=True, tag="turned"):
    """Whose move it is now."""

    phase: Phase
    seat: Seat | None = None


class OutcomeText(msgspec.Struct, frozen=True):
    """How a deal ended."""

    order: tuple[Seat, ...]
    winner: Seat | None
    loser: Seat | None
    reason: EndReason


class Ended(_Told, frozen=True, tag="ended"):
    """The deal is over."""

    outcome: OutcomeText


DealEvent = (
    Dealt
    | Offered
    | MustOpen
    | Played
    | Misfit
    | Passed
    | Challenged
    | Took
    | Cleared
    | Drew
    | Refilled
    | Swapped
    | TookBack
    | WentOut
    | CameBack
    | Turned
    | Ended
)
Happened = DealEvent | News

_MESSAGES: dict[type[engine.Event], Any] = {
    engine.Dealt: Dealt,
    engine.Offered: Offered,
    engine.MustOpen: MustOpen,
    engine.Played: Played,
    engine.Misfit: Misfit,
    engine.Passed: Passed,
    engine.Challenged: Challenged,
    engine.Took: Took,
    engine.Cleared: Cleared,
    engine.Drew: Drew,
    engine.Refilled: Refilled,
    engine.Swapped: Swapped,
    engine.TookBack: TookBack,
    engine.WentOut: WentOut,
    engine.CameBack: CameBack,
    engine.Turned: Turned,
    engine.Ended: Ended,
}


def told(event: engine.Event, seat: Seat | None) -> DealEvent:
    """An event of the deal as a seat (None: a watcher) is told of it."""
    return told_openly(engine.redact(event, seat))


def told_openly(event: engine.Event) -> DealEvent:
    """An event with all that it holds: one that is redacted already, or one of a deal that is over."""
    message, fields = _PLANS[type(event)]
    found = {}
    for name, text in fields:
        value = getattr(event, name)
        found[name] = value if text is None else text(value)
    made: DealEvent = message(**found)
    return made


def as_text(value: Any) -> Any:
    """Cards and claims as their texts, an outcome as its message, tuples part by part; the rest as it is."""
    if isinstance(value, Card):
        return card_text(value)
    if isinstance(value, Claim):
        return str(value)
    if isinstance(value, tuple):
        return tuple([as_text(part) for part in value])
    if isinstance(value, engine.Outcome):
        return outcome_text(value)
    return value


def card_text(card: Card) -> CardText:
    """The text of a card, as `str` gives it; a full table asks for hundreds a second of every person."""
    rank, suit = card
    return JOKER_LETTER if rank is None or suit is None else _CARD_TEXTS[4 * rank + suit]


def card_texts(cards: Cards) -> CardTexts:
    """The texts of cards."""
    return tuple([card_text(card) for card in cards])


def outcome_text(outcome: engine.Outcome) -> OutcomeText:
    """How a deal ended, as it is sent."""
    return OutcomeText(outcome.order, outcome.winner, outcome.loser, outcome.reason)


def _cards_or_none(cards: Cards | None) -> CardTexts | None:
    return None if cards is None else card_texts(cards)


_TEXTS: dict[str, Any] = {
    "cards": _cards_or_none,
    **dict.fromkeys(("card", "give", "take"), card_text),
    **dict.fromkeys(("claim", "hands", "up", "outcome"), as_text),
}
"""How a field is made; those that are not here are sent as the engine has them."""
_PLANS: dict[type[engine.Event], tuple[Any, tuple[tuple[str, Any], ...]]] = {
    event: (message, tuple((name, _TEXTS.get(name)) for name in message.__struct_fields__))
    for event, message in _MESSAGES.items()
}
"""For each event its message, and how each field of the message is made."""
