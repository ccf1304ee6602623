"""A table of people and bots: commands and the time go in, entries of the log and messages come out.

The owner of a table calls `hello`, `goodbye`, `handle` and `tick`, one at a time, each with
the time in milliseconds, and gets a `Change`. It stores ``change.entries`` first, on condition
that the log is ``change.expected`` entries long, and sends ``change.letters`` after that, in
the order of the changes. When storing fails, the table in memory is ahead of the log: it is
thrown away and folded again (`Table.load`). `next_due` says when to call `tick`.

Nothing in here knows a clock, a socket, a file or a generator of its own.
"""

from collections.abc import Callable, Sequence

from valepaska.engine.events import Seat
from valepaska.errors import RecordError, ValepaskaError
from valepaska.records.record import Record
from valepaska.table import dealing, log, protocol
from valepaska.table.asking import Asker
from valepaska.table.brains import Question, Thought
from valepaska.table.change import Change, changed
from valepaska.table.commands import HANDLERS, SEATING, seats_somebody
from valepaska.table.core import HISTORY, Core, refused
from valepaska.table.folding import fold
from valepaska.table.hosting import playable
from valepaska.table.kept import Kept, Told
from valepaska.table.letters import outside, welcome
from valepaska.table.listed import Listed
from valepaska.table.names import person_of
from valepaska.table.openings import Offer, offer, way_in
from valepaska.table.pace import BotSpeed, Pace
from valepaska.table.parts import Stage
from valepaska.table.programs import Program
from valepaska.table.refusals import Refusal
from valepaska.table.timers import Timer, hear, next_timer

MEANWHILE = frozenset({protocol.Contribute, protocol.React})
"""What may be asked while a deal that was called waits for contributions; anything else finds it dealt."""
STEPS_AT_ONCE = 200
"""How many timers run in one call, so that a table of hurried bots leaves time for others."""


class Table:
    """One table. Make it with `open` or `load`."""

    def __init__(self, core: Core) -> None:
        self._core = core
        self._timer: Timer | None = None
        self._ahead = 0
        """By how many milliseconds the time of the table is ahead of the clock of the machine."""

    @classmethod
    def open(
        cls,
        rules: str,
        seats: int,
        secret: bytes,
        now: int,
        pace: Pace = "quick",
        bot_speed: BotSpeed = "normal",
        *,
        lots: bool = False,
        listed: Listed = "never",
    ) -> tuple["Table", Change]:
        """A new table, and the change that opens its log.

        All chance of the table comes from `secret`, 32 random bytes. `lots`: challenges of one
        moment are collected, and one of them is drawn. Raises RulesError for
        rules that cannot be read or cannot be played by so many.
        """
        if len(secret) < 16:
            raise ValueError(f"a secret of {len(secret)} bytes can be guessed: give 32 random bytes")
        read = playable(rules, seats)
        entry = log.Opened(
            at=now,
            rules=read.spec,
            seats=seats,
            pace=pace,
            bot_speed=bot_speed,
            secret=secret.hex(),
            lots=lots,
            listed=listed,
        )
        return cls(Core(Kept.open(entry), now)), Change(0, (entry,), ())

    @classmethod
    def load(cls, entries: Sequence[log.LogEvent], now: int) -> "Table":
        """The table that a log gives. Raises RecordError, with the number of the entry, when it is damaged."""
        if not entries:
            raise RecordError("the log is empty", "log")
        kept = Kept.open(entries[0])
        history: list[tuple[int, tuple[Told, ...]]] = []
        for number, entry in enumerate(entries[1:], start=2):
            try:
                happened = fold(kept, entry)
            except (ValepaskaError, ValueError, IndexError) as error:
                raise RecordError(f"entry {number} cannot be applied: {error}", "log") from None
            if len(entries) - number < HISTORY:
                history.append((number, happened))
        return cls(Core(kept, max(now, kept.at), history))

    @property
    def kept(self) -> Kept:
        """What the log says; look at it only."""
        return self._core.kept

    @property
    def version(self) -> int:
        """The length of the log."""
        return self.kept.version

    @property
    def stage(self) -> Stage:
        """Waiting for the first deal, playing, or between two deals."""
        return self.kept.stage

    @property
    def last_record(self) -> Record | None:
        """The record of the last finished deal. A deal that is played has none for anybody."""
        return self.kept.last_record

    @property
    def offer(self) -> Offer | None:
        """What the public list says of it; None: it does not stand there, or nobody who plays is connected."""
        return offer(self._core)

    @property
    def full(self) -> bool:
        """Whether nobody can sit down, now or in the next deal."""
        return way_in(self._core) == "watch"

    @property
    def next_due(self) -> int | None:
        """When `tick` has to be called; None: not before somebody comes."""
        return None if self._timer is None else self._timer.at - self._ahead

    def seat_of(self, person: str | None) -> Seat | None:
        """Where a person sits."""
        return self.kept.seat_of(person)

    def person(self, token: str | None) -> str | None:
        """Whom a token belongs to at this table, also one who was sent away; None: to nobody. Both may watch."""
        if token is None:
            return None
        person = person_of(token)
        return person if self.kept.knows(person) or self.kept.was_kicked(person) else None

    def hello(self, message: protocol.Hello, now: int) -> Change:
        """A connection opens: it is welcomed, gets its seat back from a bot, and the others are told."""
        core, now, expected = self._begin(now)
        stood_still = not core.presence
        person = self.person(message.token)
        core.presence.come(person)
        if stood_still and (core.playing is not None or core.kept.vote_at is not None):
            core.write(log.Resumed(at=now))
        seat = core.kept.seat_of(person)
        if seat is not None and core.kept.chairs[seat].stand_in in ("away", "clock"):
            core.write(log.TookOver(at=now, seat=seat))
        self._look_ahead()
        self._run_due(now)
        return changed(core, expected, now, person, [welcome(core, person, message.seen, now)], presence=True)

    def wait_outside(self, person: str | None, now: int) -> Change:
        """A connection of somebody who was sent away opens, and does not watch: nobody is told, and it says no goodbye.

        It is told when the host lets that one back in. Of the deal it is shown nothing, but what a connection is told
        that the same person watches by.
        """
        core, now, expected = self._begin(now)
        return changed(core, expected, now, person, [outside(core, person, now)])

    def goodbye(self, person: str | None, now: int) -> Change:
        """A connection of a person, or of somebody who watches (None), is closed."""
        core, now, expected = self._begin(now)
        self._leave(person, now)
        self._look_ahead()
        self._run_due(now)
        return changed(core, expected, now, presence=True)

    def tick(self, now: int) -> Change:
        """Let happen what is due."""
        core, now, expected = self._begin(now)
        self._run_due(now)
        return changed(core, expected, now)

    def think_elsewhere(self, ask: Callable[[Question], None]) -> None:
        """From now on whoever owns the table has its bots think, and says by `answer` what comes of it."""
        self._core.ask = ask

    def answer(self, question: Question, thought: Thought, now: int) -> Change:
        """A bot has thought; what comes too late is not heard."""
        core, now, expected = self._begin(now)
        hear(core, question, thought, now)
        self._look_ahead()
        self._run_due(now)
        return changed(core, expected, now)

    def handle(
        self, person: str | None, command: protocol.Command, now: int, token: str, program: Program | None = None
    ) -> Change:
        """Carry out, or refuse, what a connection of `person` (None: who watches) asks for.

        `token` is a fresh one, for somebody who sits down without having brought one; `program` the account
        that a program sits down by, where there is such an account.
        """
        core, now, expected = self._begin(now)
        self._run_due(now)
        if core.called is not None and self._follows_the_deal(person, command):
            dealing.begin(core, now)
            self._look_ahead()
        if seats_somebody(command):
            asker = Asker(person, now, client_key(person_of(command.token or token), command.id), program)
            return self._sit(asker, command, command.token or token, expected)
        client = None if person is None else client_key(person, command.id)
        answer = None if client is None else core.answered(client, command.id)
        if answer is None and not (client is not None and core.waits(client)):
            answer = self._carry_out(Asker(person, now, client), command)
            self._look_ahead()
        self._run_due(now)
        return changed(core, expected, now, person, [answer] if answer else [], asked=True)

    def _follows_the_deal(self, person: str | None, command: protocol.Command) -> bool:
        """Whether a command is answered after a deal that has been called, and not in between."""
        if seats_somebody(command):
            return True
        waits = person is not None and self._core.waits(client_key(person, command.id))
        return type(command) not in MEANWHILE and self.kept.knows(person) and not waits

    def _carry_out(self, asker: Asker, command: protocol.Command) -> protocol.Accepted | protocol.Refused | None:
        """The answer to a command that comes for the first time; None: later, it is held back."""
        core = self._core
        try:
            HANDLERS[type(command)](core, asker, command)
        except Refusal as refusal:
            answer: protocol.Accepted | protocol.Refused = refused(refusal, command.id)
        else:
            if asker.client is not None and core.waits(asker.client):
                return None
            version = core.kept.answers.get(asker.client or "", core.kept.version)
            answer = protocol.Accepted(id=command.id, version=version)
        if asker.client is not None and asker.client not in core.kept.answers:
            core.answer(asker.client, answer)
        return answer

    def _sit(self, asker: Asker, command: protocol.Seating, token: str, expected: int) -> Change:
        core, now, client = self._core, asker.now, asker.client
        person = person_of(token)
        assert client is not None
        again = core.answered(client, command.id)
        if isinstance(again, protocol.Refused):
            return changed(core, expected, now, asker.person, [again], asked=True)
        if again is None:
            try:
                SEATING[type(command)](core, asker, command, person)
            except Refusal as refusal:
                return changed(core, expected, now, asker.person, [refused(refusal, command.id)], asked=True)
        self._leave(asker.person, now)
        core.presence.come(person)
        core.forget_told(person)
        self._look_ahead()
        self._run_due(now)
        seated = protocol.Seated(id=command.id, token=token, seat=core.kept.seat_of(person))
        answer = again or protocol.Accepted(id=command.id, version=core.kept.answers[client])
        shown = [] if again is None else [welcome(core, person, None, now)]  # it watched a moment ago
        return changed(core, expected, now, person, [*shown, answer], first=seated, asked=True, presence=True)

    def _begin(self, now: int) -> tuple[Core, int, int]:
        """Time does not go back, nor stand still: where the clock of the machine is behind, it goes on from the log."""
        self._ahead = max(self._ahead, self.kept.at - now)
        return self._core, now + self._ahead, self.kept.version

    def _run_due(self, now: int) -> None:
        for _ in range(STEPS_AT_ONCE):
            if self._timer is None or self._timer.at > now:
                return
            self._timer.run(self._core, now)
            self._look_ahead()

    def _look_ahead(self) -> None:
        """Something has changed: what is due next may be something else."""
        self._timer = next_timer(self._core)

    def _leave(self, person: str | None, now: int) -> None:
        self._core.presence.go(person, now)
        if person not in self._core.presence:
            self._core.forget_told(person)
        if not self._core.presence:
            self._core.called = None  # whoever asked for the deal asks again when the page is back


def client_key(person: str, id: str) -> str:
    """How the log names a command: whose it is, and its id."""
    return f"{person[:16]}:{id}"
