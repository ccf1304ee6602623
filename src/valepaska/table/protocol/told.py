"""What a table tells a page: answers to what it asked, and what has happened."""

from typing import Literal

from msgspec import UNSET, UnsetType

from valepaska.engine.events import Seat
from valepaska.table.happened import Happened
from valepaska.table.parts import DealPart, Facts, Mine, Own
from valepaska.table.protocol.fields import PROTOCOL, Message

GoneCode = Literal[
    "no_such_table",
    "closed",
    "kicked",
    "moved",
    "swept",
    "elsewhere",
    "table_full",
    "too_slow",
    "too_fast",
    "restart",
    "storage",
    "reload",
]


class Welcome(Message, frozen=True, tag="welcome"):
    """The answer to `hello`: everything that this viewer may know.

    `missed` is what happened after the version that the page had seen; None when that is too
    long ago, or when it has seen nothing: then the rest of this message is all there is.
    """

    version: int
    now: int
    mine: Mine
    table: Facts
    deal: DealPart | None
    own: Own | None
    missed: tuple[Happened, ...] | None = None
    protocol: int = PROTOCOL


class Update(Message, frozen=True, tag="update"):
    """Something happened: the version it leads to, what it was, and the parts that are new.

    A part that is left out is as before. `deal` null: there is none; `own` null: nothing that
    this viewer alone may see.
    """

    version: int
    now: int
    happened: tuple[Happened, ...]
    mine: Mine | UnsetType = UNSET
    table: Facts | UnsetType = UNSET
    deal: DealPart | UnsetType | None = UNSET
    own: Own | UnsetType | None = UNSET


class Seated(Message, frozen=True, tag="seated"):
    """To who just sat down, before anything else is said of it: the token, told this once."""

    id: str
    token: str
    seat: Seat | None
    """None: from the next deal on."""


class Accepted(Message, frozen=True, tag="accepted"):
    """The command of this id was carried out, and led to this version."""

    id: str
    version: int


class Refused(Message, frozen=True, tag="refused"):
    """The command of this id was refused and changed nothing.

    `code` is a `RefusalCode` of the table or a reason of the rules; `seat` is who was quicker
    (`beaten`); `text` a sentence in the language of the page. Without an id: the message could
    not be read, nor an id in it.
    """

    code: str
    id: str | None = None
    seat: Seat | None = None
    text: str = ""


class Presence(Message, frozen=True, tag="presence"):
    """Who is connected now: the seats whose person is here, and how many watch. It has no version."""

    present: tuple[Seat, ...]
    watchers: int


class Reacted(Message, frozen=True, tag="reacted"):
    """Somebody says a phrase. It has no version and is not kept."""

    seat: Seat
    phrase: int


class Gone(Message, frozen=True, tag="gone"):
    """The last message on a socket, and why: the table is over for this page, or it has to come again."""

    code: GoneCode
    text: str = ""


ToPage = Welcome | Update | Seated | Accepted | Refused | Presence | Reacted | Gone
