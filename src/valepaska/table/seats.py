"""Who sits in a seat: nobody, a person, a bot, or a person for whom a bot plays."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from valepaska.engine.events import Seat
from valepaska.table.parts import SeatKind, StandIn

STAND_IN = "counter"
"""The bot that sits in for people."""


@dataclass
class Ticket:
    """By what a seat moves to another device: the hash, until when it is good, and whether it has been used."""

    hash: str
    until: int
    used: bool = False


@dataclass
class Chair:
    """A seat. `person` is the hash of the token of who holds it; `since` is when a bot began to sit in.

    `program` is the id of the account, where who holds it is a program; else it is as any person. `sent_away` is the
    number of who was sent away from this seat in the deal that is played, and has it again when let back.
    """

    kind: SeatKind = "free"
    name: str = ""
    bot: str | None = None
    person: str | None = None
    program: str | None = None
    stand_in: StandIn | None = None
    since: int = 0
    open: bool = False
    ready: bool = False
    muted: set[Seat] = field(default_factory=set)
    ticket: Ticket | None = None
    sent_away: int | None = None

    @property
    def player(self) -> str | None:
        """The bot that plays the cards of this seat; None: a person does, or nobody."""
        if self.kind == "bot":
            return self.bot
        return STAND_IN if self.stand_in else None

    def take(self, name: str, person: str, program: str | None) -> None:
        """A person, or the program of an account, sits down."""
        self.clear()
        self.kind, self.name, self.person, self.program = "person", name, person, program

    def take_bot(self, bot: str, name: str, at: int) -> None:
        """A bot sits down, in its own name."""
        self.clear()
        self.kind, self.name, self.bot, self.since = "bot", name, bot, at

    def stand(self, why: StandIn, at: int) -> None:
        """A bot plays for the person from now on."""
        self.stand_in, self.since = why, at

    def back(self) -> None:
        """The person plays again."""
        self.stand_in, self.open = None, False

    def clear(self) -> None:
        """Nobody sits here."""
        self.kind, self.name, self.bot, self.person, self.program = "free", "", None, None, None
        self.stand_in, self.sent_away = None, None
        self.since, self.open, self.ready, self.muted, self.ticket = 0, False, False, set(), None


def staying(chairs: Sequence[Chair], seats: int) -> list[Seat]:
    """Which chairs stay when there are to be fewer: free ones go first, then those of bots, the last ones first."""
    going: list[Seat] = []
    for kind in ("free", "bot"):
        going += [seat for seat, chair in reversed(list(enumerate(chairs))) if chair.kind == kind]
    gone = going[: max(0, len(chairs) - seats)]
    return [seat for seat in range(len(chairs)) if seat not in gone]


@dataclass(frozen=True)
class Kicked:
    """Somebody whom a host has sent away, who does not sit down here again before a host says so.

    `person` is the hash of the token, `program` the id of the account where it was one; `number` tells this one from
    everybody else who was sent away from the table.
    """

    number: int
    name: str
    person: str
    program: str | None


@dataclass
class Joiner:
    """A person, or the program of an account, who will sit from the next deal on."""

    name: str
    person: str
    program: str | None
