"""What happened, as values; and what each seat may see of it.

Every step of a deal gives numbered events. `redact` hides from a seat the cards it may not
see, and nothing else: the event and its number stay. An event says itself who may see its
cards (`seen_by`: None = everybody), so redaction needs neither the rules nor the state.
"""

from enum import StrEnum

import msgspec

from valepaska.cards import Card, Cards
from valepaska.engine.actions import Claim

Seat = int
SeenBy = tuple[Seat, ...] | None


class Phase(StrEnum):
    """Where a deal stands (design: one deal as a state machine)."""

    SETUP = "setup"
    OPENING = "opening"
    TURN = "turn"
    WINDOW = "window"
    OVER = "over"


class Source(StrEnum):
    """Where played cards came from."""

    HAND = "hand"
    UP = "up"
    DOWN = "down"
    STOCK = "stock"


class Why(StrEnum):
    """Why a seat took the pile."""

    CHOICE = "choice"
    FED = "fed"
    WRONG_CHALLENGE = "wrong_challenge"
    CAUGHT = "caught"
    MISFIT = "misfit"


class EndReason(StrEnum):
    """Why a deal is over."""

    ONE_LEFT = "one_left"
    FIRST_OUT = "first_out"
    TURN_LIMIT = "turn_limit"


class Outcome(msgspec.Struct, frozen=True):
    """How a deal ended.

    `order` holds the seats in the order they finished, the loser last; seats that had not
    finished when the deal ended (first out, turn limit) are not in it.
    """

    order: tuple[Seat, ...]
    winner: Seat | None
    loser: Seat | None
    reason: EndReason


class Event(msgspec.Struct, frozen=True, tag=True, kw_only=True):
    """The base of all events; `number` counts from 0 within a deal."""

    number: int


class Dealt(Event, frozen=True):
    """The cards are dealt. After redaction only the seat's own hand is left in `hands`."""

    dealer: Seat
    hands: tuple[Cards | None, ...]
    hand_sizes: tuple[int, ...]
    up: tuple[Cards, ...]
    down: tuple[int, ...]
    stock: int


class Offered(Event, frozen=True):
    """OPENING: this rank is on offer; everybody may claim it."""

    claim: Claim


class MustOpen(Event, frozen=True):
    """The first play of the deal has to be of this rank (`opening_rank`); None: it may be any after all."""

    claim: Claim | None


class Played(Event, frozen=True):
    """Cards were laid on the pile, as `claim`. In open games the claim is what the cards are."""

    seat: Seat
    cards: Cards | None
    count: int
    claim: Claim
    source: Source
    seen_by: SeenBy


class Misfit(Event, frozen=True):
    """An unseen card of an open game was turned, may not be laid, and goes to the hand (A20, A82)."""

    seat: Seat
    card: Card
    source: Source


class Passed(Event, frozen=True):
    """The seat said no, or is ready."""

    seat: Seat


class Challenged(Event, frozen=True):
    """The cards of the last play were turned for everybody."""

    seat: Seat
    claimant: Seat
    cards: Cards
    claim: Claim
    honest: bool


class Took(Event, frozen=True):
    """The seat took the pile into its hand."""

    seat: Seat
    cards: Cards | None
    count: int
    why: Why
    seen_by: SeenBy


class Cleared(Event, frozen=True):
    """The pile went to the discards."""

    seat: Seat
    cards: Cards | None
    count: int
    seen_by: SeenBy


class Drew(Event, frozen=True):
    """The seat took the top card of the stock into its hand by choice."""

    seat: Seat
    cards: Cards | None
    count: int
    seen_by: SeenBy


class Refilled(Event, frozen=True):
    """The hand was filled up from the stock after a play."""

    seat: Seat
    cards: Cards | None
    count: int
    seen_by: SeenBy


class Swapped(Event, frozen=True):
    """A card of the hand changed places with a face-up card."""

    seat: Seat
    give: Card
    take: Card


class TookBack(Event, frozen=True):
    """The card just played went back to the hand; the card just drawn is played in its place."""

    seat: Seat
    cards: Cards | None
    count: int
    seen_by: SeenBy


class WentOut(Event, frozen=True):
    """The seat is rid of its cards; `place` counts from 1."""

    seat: Seat
    place: int


class CameBack(Event, frozen=True):
    """A seat that had gone out took the pile and plays on (`challengers=anyone_incl_out`)."""

    seat: Seat


class Turned(Event, frozen=True):
    """Whose move it is now. In a window: who acts if nobody challenges."""

    phase: Phase
    seat: Seat | None


class Ended(Event, frozen=True):
    """The deal is over."""

    outcome: Outcome


def redact(event: Event, seat: Seat | None) -> Event:
    """What a seat (None: a spectator) may see of an event; its number and kind stay."""
    if type(event) is Dealt:
        hands = tuple(hand if owner == seat else None for owner, hand in enumerate(event.hands))
        return msgspec.structs.replace(event, hands=hands)
    seen_by: SeenBy = getattr(event, "seen_by", None)
    if seen_by is None or seat in seen_by:
        return event
    return msgspec.structs.replace(event, cards=None)


def closer_seats(event: Event) -> tuple[Seat, ...]:
    """The seats that see more of an event than a spectator does."""
    if type(event) is Dealt:
        return tuple(range(len(event.hands)))
    seen_by: SeenBy = getattr(event, "seen_by", None)
    return seen_by or ()
