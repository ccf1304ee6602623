"""What is sent and answered over HTTP, as JSON; rules, replays and the socket have messages elsewhere."""

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from valepaska.engine.events import Seat
from valepaska.table.happened import Happened
from valepaska.table.listed import Listed
from valepaska.table.openings import Way
from valepaska.table.pace import BotSpeed, Pace
from valepaska.table.parts import Belief, DealPart, Own, Stage
from valepaska.table.protocol import Token

UNREADABLE = (msgspec.DecodeError, UnicodeError, RecursionError)
"""What reading a text from outside raises when it is no message; brackets in brackets are left unread only so deep."""


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to open. `rules` is a spec: a preset, house rules and options joined by ``+``.

    `lots`: challenges that come in one moment are collected, and one of them is drawn. `listed`: whether
    it stands in the public list.
    """

    rules: Annotated[str, Meta(min_length=1, max_length=2000)] = "valepaska"
    seats: Annotated[int, Meta(ge=2, le=10)] = 4
    pace: Pace = "relaxed"
    bot_speed: BotSpeed = "normal"
    lots: bool = False
    listed: Listed = "never"


class QuickMatch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is opened where no table fits: by the usual rules, in the public list."""

    seats: Annotated[int, Meta(ge=2, le=10)] = 4
    pace: Pace = "relaxed"
    bot_speed: BotSpeed = "normal"


class Matched(msgspec.Struct, frozen=True):
    """The table at which a seat is kept for a moment. `opened`: for whoever asked; others may be on the way to it."""

    table: str
    opened: bool


class PublicTable(msgspec.Struct, frozen=True):
    """A table that stands in the public list.

    `host` is the name of its host and `host_seat` where that one sits, `title` what its preset is called, `differs`
    how many options are not as there. `people` and `programs` hold seats or wait for one, `free` is how many more can,
    for bots make room, and `way` what a newcomer can do at once: sit down, sit down for the next deal, or watch.
    """

    table: str
    host: str
    host_seat: Seat | None
    rules: str
    title: str
    preset: str
    differs: int
    stage: Stage
    pace: Pace
    seats: int
    people: int
    programs: int
    bots: int
    free: int
    way: Way


class PublicTables(msgspec.Struct, frozen=True):
    """The public list: tables with free seats first, then by people, the newest first; at most fifty."""

    tables: tuple[PublicTable, ...]


class NewProgram(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The account of a program to make: the name under which it will sit down."""

    name: Annotated[str, Meta(max_length=200)]


class Account(msgspec.Struct, frozen=True):
    """The account of a program: its name in normal form."""

    name: str


class NewAccount(msgspec.Struct, frozen=True):
    """An account that was made. Its token, 128 random bits, is told this once; the server keeps the hash."""

    name: str
    token: Token


class Learner(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the newcomer has done in the lesson so far, as the texts of actions."""

    acts: Annotated[tuple[Annotated[str, Meta(min_length=1, max_length=60)], ...], Meta(max_length=8)] = ()


class LessonStep(msgspec.Struct, frozen=True):
    """A move in the lesson with what followed, and the deal after it, as the newcomer is told.

    `beliefs`: what the others thought of the newcomer's claim, where the lesson tells it.
    """

    happened: tuple[Happened, ...]
    deal: DealPart
    own: Own
    beliefs: tuple[Belief, ...] = ()


class LessonTable(msgspec.Struct, frozen=True):
    """The lesson after what was done: the newcomer sits in seat 0, `others` in the seats after it.

    `steps` begins with the newcomer's last move, or with the cards being dealt. `task` names what
    is asked next, and `example` is an action that does it; null: the lesson is over.
    `refused`: why the last move was not done; without a sentence where it would be a move too,
    but not the one that is asked for.
    """

    rules: str
    others: tuple[str, ...]
    steps: tuple[LessonStep, ...]
    task: str | None
    example: str | None
    refused: "Problem | None" = None


class Invitation(msgspec.Struct, frozen=True):
    """How others come to a table.

    Its id, 128 random bits, is all that a link needs. `code` is short, to be said aloud; it
    means the table for five hours at least, but nothing while the table is full. `addresses`
    are links, the one that reaches furthest first.
    """

    table: str
    code: str
    addresses: tuple[str, ...]


class TicketLink(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """By which ticket a seat moves: for the picture of its link."""

    ticket: Token


class Problem(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why a request was refused, by a code and in a sentence of the language that was asked for; nothing has changed.

    Of rules that cannot be played `fault` says what is wrong with them, and `details` what it is about.
    """

    code: str
    text: str
    fault: str = ""
    details: dict[str, str | int] = {}


class About(msgspec.Struct, frozen=True):
    """The server. `reach` says who can open a link to it."""

    version: str
    protocol: int
    reach: str
    addresses: tuple[str, ...]


class Kept(msgspec.Struct, frozen=True):
    """What the server keeps of whoever holds a seat: the entries of the log of the table that concern that person."""

    table: str
    entries: tuple[dict[str, Any], ...]


class Erased(msgspec.Struct, frozen=True):
    """In how many entries of the log a name and the hash of a token were replaced."""

    entries: int


class Health(msgspec.Struct, frozen=True):
    """`ok`, or what is wrong."""

    status: str
