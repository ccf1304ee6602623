"""The sockets of the pages of one table: whose they are, and what each is told."""

from valepaska.table.change import Change
from valepaska.table.protocol import Accepted, Command, Refused
from valepaska.table.table import Table
from valepaska.web.metrics import Metrics
from valepaska.web.outbox import Envelopes, Outbox
from valepaska.web.wording import worded

_ANSWERS = {Accepted, Refused}


class Members:
    """The pages that are at a table; at most so many of them may hold no seat."""

    def __init__(self, table: Table, metrics: Metrics, *, watchers: int) -> None:
        self._table = table
        self._metrics = metrics
        self._watchers = watchers
        self._here: dict[Outbox, None] = {}

    def __bool__(self) -> bool:
        return bool(self._here)

    def __contains__(self, member: Outbox) -> bool:
        return member in self._here

    @property
    def all(self) -> tuple[Outbox, ...]:
        """The sockets, in the order in which they came."""
        return tuple(self._here)

    def add(self, member: Outbox) -> None:
        """A page is here. Whose it is, is not known yet: what others are told before its welcome is not for it."""
        member.person = ""
        self._here[member] = None

    def remove(self, member: Outbox) -> None:
        """A page has gone."""
        del self._here[member]

    def clear(self) -> None:
        """Nobody is here any more."""
        self._here.clear()

    def windows(self, person: str | None) -> list[Outbox]:
        """The windows in which the seat of a person is open; who only watches does so in as many as it likes."""
        if not self._table.kept.knows(person):
            return []
        return [member for member in self._here if member.person == person and not member.ended and not member.outside]

    @property
    def address(self) -> str:
        """From where somebody is connected who holds a seat: of those who do, who came first."""
        return next((member.address for member in self._here if self._plays(member)), "")

    @property
    def full(self) -> bool:
        """Whether as many pages as may be hold no seat."""
        return self._watching() >= self._watchers

    def turn_away(self, member: Outbox) -> None:
        """Tell a page that enough watch."""
        self._metrics.count("valepaska_sockets_refused_total", "table_full")
        member.end("table_full")

    def refuse(self, member: Outbox, refused: Refused, command: Command | None = None) -> None:
        """Tell a page that something is refused, in its language."""
        member.say(worded(refused, member.lang, self._table, member.person, command))

    def deliver(self, change: Change, asker: Outbox | None, command: Command | None) -> None:
        """Send what a change says to whom it says it; `asker` is the page that asked for it."""
        if asker is not None and asker.person != change.person:
            for older in () if asker.outside else self.windows(change.person):
                older.end("elsewhere")
            asker.person = change.person
        by_person: dict[str | None, list[Outbox]] = {}
        for member in self._here:
            if member is not asker:
                by_person.setdefault(member.person, []).append(member)
        itself = () if asker is None else (asker,)
        envelopes = Envelopes()
        for person, message, to_asker in change.letters:
            for target in itself if to_asker else by_person.get(person, ()):
                if type(message) is Refused:
                    envelopes.put(target, worded(message, target.lang, self._table, target.person, command))
                else:
                    envelopes.put(target, message)
            if to_asker and type(message) in _ANSWERS:
                self._metrics.count("valepaska_commands_total", str(message.__struct_config__.tag))
        self._metrics.count("valepaska_messages_total", by=envelopes.send())
        if asker is not None and not self._plays(asker) and self._watching() > self._watchers:
            self.turn_away(asker)  # who has just stood up

    def _watching(self) -> int:
        """How many pages hold no seat."""
        return sum(not self._plays(member) for member in self._here if not member.ended)

    def _plays(self, member: Outbox) -> bool:
        """Whether the person of a page holds a seat, or waits for one, and is here to play."""
        return not member.outside and self._table.kept.knows(member.person)
