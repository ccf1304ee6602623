"""What happened around the deals, as pages are told; there is nothing in it to hide."""

from typing import Literal

import msgspec

from valepaska.engine.events import Seat
from valepaska.table.listed import Listed
from valepaska.table.pace import BotSpeed, Pace


class _News(msgspec.Struct, frozen=True, kw_only=True):
    """The base of what happens around the deal."""


class SatDown(_News, frozen=True, tag="sat_down"):
    """A person, or a `program`, took a seat."""

    seat: Seat
    name: str
    program: bool = False


class Joins(_News, frozen=True, tag="joins"):
    """A person, or a `program`, will sit from the next deal on."""

    name: str
    program: bool = False


class StoodUp(_News, frozen=True, tag="stood_up"):
    """A person left: by choice, or sent away."""

    seat: Seat
    kicked: bool = False


class BotCame(_News, frozen=True, tag="bot_came"):
    """A bot took a seat of its own."""

    seat: Seat
    name: str


class BotLeft(_News, frozen=True, tag="bot_left"):
    """The seat of a bot was freed."""

    seat: Seat


class SitsIn(_News, frozen=True, tag="sits_in"):
    """A bot plays for a person from now on, and why."""

    seat: Seat
    why: Literal["away", "clock", "left"]


class GaveBack(_News, frozen=True, tag="gave_back"):
    """The person plays again."""

    seat: Seat


class SeatOpened(_News, frozen=True, tag="seat_opened"):
    """Whoever sits down next takes over this seat."""

    seat: Seat


class DealBegins(_News, frozen=True, tag="deal_begins"):
    """A new deal; deals count from 1. Its deck follows from the secret of `commitment` and from `contributions`.

    These are in the order of seats, null where a seat gave none. Deals of older tables have neither.
    """

    deal: int
    dealer: Seat
    commitment: str | None = None
    contributions: tuple[str | None, ...] = ()


class ByClock(_News, frozen=True, tag="by_clock"):
    """The action that follows was made by the clock, for a person who did not act in time."""

    seat: Seat


class Waits(_News, frozen=True, tag="waits"):
    """Somebody asked for a moment: the window is longer."""

    seat: Seat


class Ready(_News, frozen=True, tag="ready"):
    """Somebody is ready for the next deal."""

    seat: Seat


class NewHost(_News, frozen=True, tag="new_host"):
    """Somebody else is the host."""

    seat: Seat | None


class NewPace(_News, frozen=True, tag="new_pace"):
    """The host changed the pace."""

    pace: Pace


class TableChanged(_News, frozen=True, tag="table_changed"):
    """The host changed the table: what is not null. `before` are the rules that were in force.

    Nobody is ready any more.
    """

    rules: str | None = None
    before: str | None = None
    seats: int | None = None
    pace: Pace | None = None
    lots: bool | None = None


class NewBotSpeed(_News, frozen=True, tag="new_bot_speed"):
    """The host changed how long bots wait."""

    speed: BotSpeed


class NewListing(_News, frozen=True, tag="new_listing"):
    """The host put the table in the public list, or took it out."""

    listed: Listed


class FinishingFast(_News, frozen=True, tag="finishing_fast"):
    """The bots finish the deal without waiting."""


class GoesOn(_News, frozen=True, tag="goes_on"):
    """The table stood still, and its clocks begin anew."""


News = (
    SatDown
    | Joins
    | StoodUp
    | BotCame
    | BotLeft
    | SitsIn
    | GaveBack
    | SeatOpened
    | DealBegins
    | ByClock
    | Waits
    | Ready
    | NewHost
    | NewPace
    | TableChanged
    | NewBotSpeed
    | NewListing
    | FinishingFast
    | GoesOn
)
