"""A table as its log has it: what `folding.fold` makes of the entries, one after the other."""

from dataclasses import dataclass, field

from valepaska.engine.events import Event, Seat
from valepaska.errors import RecordError
from valepaska.records.record import Record
from valepaska.records.standing import Standing
from valepaska.rules.model import Rules
from valepaska.table import log, news
from valepaska.table.coming import Coming
from valepaska.table.dice import Dice
from valepaska.table.listed import Listed
from valepaska.table.pace import PACES, BotSpeed, Pace, Times
from valepaska.table.parts import Stage
from valepaska.table.round import Round
from valepaska.table.seats import Chair, Joiner, Kicked

Told = Event | news.News
ANSWERS_KEPT = 200
"""How many commands of a table are remembered with their answers; of older ones only that they were carried out."""


@dataclass
class Kept:
    """A table, without what is never written down (who is connected, refusals, actions held back)."""

    rules: Rules
    chairs: list[Chair]
    pace: Pace
    speed: BotSpeed
    dice: Dice = field(compare=False)
    standing: Standing
    coming: Coming
    version: int = 0
    at: int = 0
    lots: bool = False
    listed: Listed = "never"
    host: Seat | None = None
    round: Round | None = None
    decision: int = 0
    joiners: list[Joiner] = field(default_factory=list)
    vote_at: int | None = None
    answers: dict[str, int] = field(default_factory=dict)
    done_before: set[int] = field(default_factory=set, compare=False)
    """The hashes of commands whose answers are no longer remembered."""
    last_record: Record | None = None
    kicked: list[Kicked] = field(default_factory=list)
    """Whom a host has sent away and none has let back, in order."""

    @classmethod
    def open(cls, entry: log.LogEvent) -> "Kept":
        """The table that the first entry of a log opens. Raises RecordError for another entry."""
        if not isinstance(entry, log.Opened):
            raise RecordError(f"a log begins with 'opened', not {type(entry).__name__}", "log")
        dice = Dice(bytes.fromhex(entry.secret))
        return cls(
            rules=Rules.parse(entry.rules),
            chairs=[Chair() for _ in range(entry.seats)],
            pace=entry.pace,
            speed=entry.bot_speed,
            dice=dice,
            standing=Standing.of(entry.seats),
            coming=Coming(dice),
            version=1,
            at=entry.at,
            lots=entry.lots,
            listed=entry.listed,
        )

    @property
    def stage(self) -> Stage:
        """Waiting for the first deal, playing one, or between two."""
        if self.round is None:
            return "waiting"
        return "between" if self.round.over else "playing"

    @property
    def times(self) -> Times:
        """The lengths of the pace."""
        return PACES[self.pace]

    def seat_of(self, person: str | None) -> Seat | None:
        """Where a person sits."""
        if person is None:
            return None
        for seat, chair in enumerate(self.chairs):
            if chair.person == person:
                return seat
        return None

    def knows(self, person: str | None) -> bool:
        """Whether a person sits here, or waits for the next deal."""
        return self.seat_of(person) is not None or any(joiner.person == person for joiner in self.joiners)

    def was_kicked(self, *ids: str | None) -> bool:
        """Whether the host has sent away whom one of these means: the hash of a token, or the id of an account."""
        return any(id is not None and id in (away.person, away.program) for away in self.kicked for id in ids)

    def remember(self, client: str) -> None:
        """A command has been carried out, and led to the version of now."""
        self.answers[client] = self.version
        while len(self.answers) > ANSWERS_KEPT:
            oldest = next(iter(self.answers))
            del self.answers[oldest]
            self.done_before.add(hash(oldest))
