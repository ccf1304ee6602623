"""What is kept of a table: an append-only log. Folding it (`kept.py`) gives the table again.

The log holds secrets (the keys of all deals): it goes to the store and to nobody else. What
pages are told of it is in `happened.py`.
"""

from typing import Literal

import msgspec

from valepaska.bots.why import Why
from valepaska.engine.events import Seat
from valepaska.errors import RecordError
from valepaska.table.listed import Listed
from valepaska.table.pace import BotSpeed, Pace

By = Literal["seat", "clock", "bot"]


class Entry(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """The base of all entries. `at` is when, in milliseconds.

    `client` names the command that it carries out: whose, and its id. No two entries of a
    table have the same.
    """

    at: int
    client: str | None = None


class Opened(Entry, frozen=True, tag="opened"):
    """The table was opened. All its chance comes from `secret` (hexadecimal)."""

    rules: str
    seats: int
    pace: Pace
    bot_speed: BotSpeed
    secret: str
    lots: bool = False
    listed: Listed = "never"


class Sat(Entry, frozen=True, tag="sat"):
    """A person, known by the hash of the token, sits down; `program` is the id of the account of a program."""

    seat: Seat
    name: str
    person: str
    program: str | None = None


class Joined(Entry, frozen=True, tag="joined"):
    """A person, or the program of an account, will sit from the next deal on."""

    name: str
    person: str
    program: str | None = None


class Unjoined(Entry, frozen=True, tag="unjoined"):
    """A person will not sit down after all."""

    person: str


class Left(Entry, frozen=True, tag="left"):
    """A person left the seat, or was sent away (`kicked`) and does not sit down here again."""

    seat: Seat
    kicked: bool = False


class LetBack(Entry, frozen=True, tag="let_back"):
    """The host lets somebody sit down again who was sent away: whose sending away was the entry after so many."""

    number: int


class MoveOffered(Entry, frozen=True, tag="move_offered"):
    """A seat may move to another device until a time, by the ticket of this hash."""

    seat: Seat
    ticket: str
    until: int


class Moved(Entry, frozen=True, tag="moved"):
    """The seat is on another device: the hash of its token is another."""

    seat: Seat
    person: str


class BotSat(Entry, frozen=True, tag="bot_sat"):
    """A bot took a seat."""

    seat: Seat
    bot: str
    name: str


class Freed(Entry, frozen=True, tag="freed"):
    """The seat of a bot is free again."""

    seat: Seat


class StoodIn(Entry, frozen=True, tag="stood_in"):
    """A bot plays for a person who is away, or let the clock run out twice."""

    seat: Seat
    why: Literal["away", "clock"]


class TookOver(Entry, frozen=True, tag="took_over"):
    """The person plays again."""

    seat: Seat


class Offered(Entry, frozen=True, tag="offered"):
    """The host lets whoever sits down next have this seat."""

    seat: Seat


class Contributed(Entry, frozen=True, tag="contributed"):
    """What a person, known by the hash of the token, adds to the chance of the next deal."""

    person: str
    contribution: str


class Began(Entry, frozen=True, tag="began"):
    """A deal begins. `key` (hexadecimal) is the secret that is opened when it is over (`fair.py`).

    `contributions` has one for each seat, null where it gave none. Without them the log is from
    before there were fair deals: the deck is shuffled by `key` alone (`dice.py`).
    """

    dealer: Seat
    key: str
    starter: Seat | None = None
    contributions: tuple[str | None, ...] | None = None


class Acted(Entry, frozen=True, tag="acted"):
    """A seat acted, or the clock or a bot did for it. `why` is what the bot believed of a claim that it answered."""

    seat: Seat
    action: str
    by: By = "seat"
    why: Why | None = None


class PassesUntil(Entry, frozen=True, tag="passes_until"):
    """A seat passes on the ranks of the opening up to this one."""

    seat: Seat
    rank: str


class Waited(Entry, frozen=True, tag="waited"):
    """A seat asked for a moment."""

    seat: Seat


class WantsNext(Entry, frozen=True, tag="wants_next"):
    """A seat is ready for the next deal."""

    seat: Seat


class HostIs(Entry, frozen=True, tag="host_is"):
    """Somebody is the host now."""

    seat: Seat | None


class PaceIs(Entry, frozen=True, tag="pace_is"):
    """The pace was changed."""

    pace: Pace


class Arranged(Entry, frozen=True, tag="arranged"):
    """The host changed the table between deals: what is not null."""

    rules: str | None = None
    seats: int | None = None
    pace: Pace | None = None
    lots: bool | None = None


class SpeedIs(Entry, frozen=True, tag="speed_is"):
    """The speed of the bots was changed."""

    speed: BotSpeed


class ListedIs(Entry, frozen=True, tag="listed_is"):
    """Whether the table stands in the public list was changed."""

    listed: Listed


class Hurried(Entry, frozen=True, tag="hurried"):
    """The bots finish this deal without waiting."""


class Muted(Entry, frozen=True, tag="muted"):
    """A seat does not want to hear another, or wants to again."""

    seat: Seat
    other: Seat
    on: bool


class Resumed(Entry, frozen=True, tag="resumed"):
    """Somebody came to a table that stood still; its clocks begin anew."""


LogEvent = (
    Opened
    | Sat
    | Joined
    | Unjoined
    | Left
    | LetBack
    | MoveOffered
    | Moved
    | BotSat
    | Freed
    | StoodIn
    | TookOver
    | Offered
    | Contributed
    | Began
    | Acted
    | PassesUntil
    | Waited
    | WantsNext
    | HostIs
    | PaceIs
    | Arranged
    | SpeedIs
    | ListedIs
    | Hurried
    | Muted
    | Resumed
)

_DECODER: msgspec.json.Decoder[LogEvent] = msgspec.json.Decoder(LogEvent)
_ENCODER = msgspec.json.Encoder()


def write_entry(entry: LogEvent) -> bytes:
    """An entry as it is stored."""
    return _ENCODER.encode(entry)


def read_entry(body: bytes) -> LogEvent:
    """An entry as it was stored. Raises RecordError when it cannot be read."""
    try:
        return _DECODER.decode(body)
    except (msgspec.DecodeError, RecursionError) as error:
        raise RecordError(f"an entry of the log cannot be read: {error}", "log") from None
