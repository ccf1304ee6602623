"""What is sent and answered over HTTP about deals that are shared, as JSON."""

from typing import Annotated

import msgspec
from msgspec import Meta

from valepaska.engine.events import Seat
from valepaska.table.happened import CardTexts, DealEvent
from valepaska.table.parts import OpenView, Tally
from valepaska.table.protocol import SeatNumber, Token


class Share(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which deal of a table to share: the last that is finished, by its number, by whoever holds a seat.

    `seat`: the link tells it as this seat saw it, and nothing else; null: with all cards.
    """

    token: Token
    deal: Annotated[int, Meta(ge=1, le=2**53 - 1)]
    seat: SeatNumber | None = None


class Link(msgspec.Struct, frozen=True):
    """A deal that is shared: its id, 128 random bits, and the links to it, the one that reaches furthest first."""

    replay: str
    addresses: tuple[str, ...]


class ReplayIds(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Ids of deals that are, or were, shared."""

    replays: Annotated[tuple[Token, ...], Meta(max_length=100)]


class Moment(msgspec.Struct, frozen=True):
    """A step of a replay: what happened, as it is told to the viewer, and the deal after it.

    `hands` and `laid`, the plays of a face-down pile by their place, have the cards that the viewer sees: all, or
    those of one seat. `honest`: whether the play of this step is what it is said to be, where the viewer saw that.
    """

    happened: tuple[DealEvent, ...]
    view: OpenView
    hands: tuple[CardTexts | None, ...]
    laid: dict[int, CardTexts]
    honest: bool | None = None


class Replayed(msgspec.Struct, frozen=True):
    """A deal from its beginning, with all cards, or as one `seat` saw it; passes in a row are one step.

    `sealed`: the link tells it from this seat alone. `names` and `bots` are by seat, a bot null where a person sat.
    `deal` counts from 1. `tallies` are there when all cards are shown.
    """

    rules: str
    names: tuple[str, ...]
    bots: tuple[str | None, ...]
    deal: int
    seat: Seat | None
    sealed: bool
    moments: tuple[Moment, ...]
    tallies: tuple[Tally, ...] = ()
