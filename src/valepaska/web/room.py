"""One table in memory: it carries out one thing after the other, and tells its pages.

What a table says is sent after the store has it, never before. A table whose entries could not
be stored is thrown away with its sockets; the pages come again and find it as the store has it.
"""

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass
from typing import Protocol

from valepaska.i18n import spoken
from valepaska.store import Store, StoreError
from valepaska.table.brains import Question, Thought
from valepaska.table.change import Change
from valepaska.table.commands import seats_somebody
from valepaska.table.protocol import (
    Act,
    Command,
    Contribute,
    GoneCode,
    Hello,
    PassUntil,
    React,
    Refused,
    Rematch,
    SetListed,
    SitProgram,
    Stand,
    Start,
    Wait,
)
from valepaska.table.refusals import RefusalCode
from valepaska.table.table import Table
from valepaska.web.alarm import Alarm
from valepaska.web.clock import Clock
from valepaska.web.limits import Buckets, Limits
from valepaska.web.lobby import Lobby
from valepaska.web.members import Members
from valepaska.web.metrics import Metrics
from valepaska.web.outbox import Outbox
from valepaska.web.programs import Programs
from valepaska.web.returns import Returns
from valepaska.web.thinking import Thinkers
from valepaska.web.tokens import new_token

log = logging.getLogger("valepaska.web")
Step = Callable[[Table, int], Change]
PLAYING = frozenset({Act, Contribute, PassUntil, Wait, Rematch, Start, React})
"""What people may ask as often as the game does; reactions have a bound of their own."""
SETTLE = 5.0
"""Seconds that a closing server gives the store to write what it was asked to."""


class House(Protocol):
    """What a room needs of the rooms that it is one of."""

    store: Store
    programs: Programs
    clock: Clock
    metrics: Metrics
    returns: Returns
    thinkers: Thinkers
    changes: Buckets
    lobby: Lobby
    limits: Limits

    def rest(self, room: "Room") -> None:
        """Nothing is to be done at a table."""

    def forget(self, room: "Room") -> None:
        """A table is no longer in memory."""


def _nothing(table: Table, now: int) -> Change:
    return Change(table.version, (), ())


@dataclass(slots=True)
class _Job:
    step: Step
    asker: Outbox | None
    command: Command | None
    done: "asyncio.Future[None] | None"
    arrived: float


class Room:
    """One table in memory, and the sockets of its pages."""

    def __init__(self, id: str, table: Table, rooms: House) -> None:
        self.id = id
        self.table = table
        self.broken = False
        self._rooms = rooms
        self._members = Members(table, rooms.metrics, watchers=rooms.limits.watchers_per_table)
        self._jobs: deque[_Job] = deque()
        self._storing = False
        self._alarm = Alarm(rooms.clock, self._tick)
        self._thinking = 0
        table.think_elsewhere(self._have_think)

    @property
    def members(self) -> tuple[Outbox, ...]:
        """The sockets at this table."""
        return self._members.all

    @property
    def idle(self) -> bool:
        """Whether nobody is here and nothing is to be done."""
        return not self._members and not self._jobs and not self._storing and not self._thinking

    async def hello(self, member: Outbox, message: Hello) -> None:
        """A page comes. Where the seat is open in another window, one that only comes back is told so.

        Whoever only watches is turned away where enough do; whoever holds a seat never is. Who was sent away may wait
        outside instead.
        """
        member.lang, member.window = spoken(message.lang), message.window
        person = self.table.person(message.token)
        if message.again and any(other.window != message.window for other in self._members.windows(person)):
            member.end("elsewhere")
            return
        if not self.table.kept.knows(person) and self._members.full:
            self._members.turn_away(member)
            return
        member.outside = message.outside and self.table.kept.was_kicked(person)
        self._members.add(member)
        if member.outside:
            await self._do(lambda table, now: table.wait_outside(person, now), member)
        else:
            await self._do(lambda table, now: table.hello(message, now), member)

    async def goodbye(self, member: Outbox) -> None:
        """A page has gone."""
        if member in self._members:
            self._members.remove(member)
            leave: Step = lambda table, now: table.goodbye(member.person, now)  # noqa: E731
            await self._do(_nothing if member.outside else leave, None)

    async def handle(self, member: Outbox, command: Command) -> None:
        """Carry out what a page asks for; afterwards its answer is in the outbox."""
        beyond = self._beyond(member, command)
        if beyond is not None:
            self._rooms.metrics.count("valepaska_commands_total", "refused")
            self.refuse(member, Refused(code=str(beyond), id=command.id), command)
            return
        program = None
        if isinstance(command, SitProgram):
            try:
                program = await self._rooms.programs.use(command.account)
            except StoreError as error:
                self._rooms.metrics.count("valepaska_storage_errors_total")
                log.error("the store: %s", error)
                self.refuse(member, Refused(code=str(RefusalCode.STORAGE), id=command.id), command)
                return
        token = new_token() if seats_somebody(command) else ""
        await self._do(lambda table, now: table.handle(member.person, command, now, token, program), member, command)

    async def stand(self, person: str) -> None:
        """Let a person leave the seat, or no longer wait for one."""
        leave = Stand(id=new_token())
        await self._do(lambda table, now: table.handle(person, leave, now, ""), None)

    def _beyond(self, member: Outbox, command: Command) -> RefusalCode | None:
        """Why a page may not ask for this now, whatever the table says: it waits outside, or goes beyond a bound.

        The bounds are those of entries of the log that nobody plays by.
        """
        if member.outside:
            return RefusalCode.NOT_SEATED
        if type(command) in PLAYING:
            return None
        whose = f"@{member.address}" if seats_somebody(command) else member.person  # newcomers have any name they like
        if not self._rooms.changes.take(f"{self.id}:{whose}", self._rooms.clock.now() / 1000):
            return RefusalCode.TOO_OFTEN
        if type(command) is SetListed and command.listed != "never":
            return None if self._rooms.lobby.room_for(self.id, member.address) else RefusalCode.TOO_MANY_LISTED
        return None

    def refuse(self, member: Outbox, refused: Refused, command: Command | None = None) -> None:
        """Tell a page that something is refused, in its language."""
        self._members.refuse(member, refused, command)

    def end(self, code: GoneCode) -> None:
        """Close the sockets, and forget the table."""
        self.broken = True
        self._alarm.stop()
        for member in self.members:
            member.end(code)
        self._members.clear()
        self._rooms.forget(self)

    async def settle(self) -> None:
        """Wait until everything that was asked is done, or the store has had its time."""
        if self._jobs or self._storing:
            await asyncio.wait({self._do(_nothing, None)}, timeout=SETTLE)

    def _do(self, step: Step, asker: Outbox | None, command: Command | None = None) -> "asyncio.Future[None]":
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._put(_Job(step, asker, command, done, time.perf_counter()))
        return done

    def _put(self, job: _Job) -> None:
        self._jobs.append(job)
        if not self._storing:
            self._go_on()

    def _go_on(self) -> None:
        """Carry out what is to be done, one thing after the other, until one has to wait for the store."""
        while self._jobs and not self._storing:
            self._carry_out(self._jobs.popleft())
        if not self._storing and not self.broken:
            self._alarm.set(self.table.next_due)
            self._rooms.rest(self)

    def _carry_out(self, job: _Job) -> None:
        if self.broken:
            if job.asker is not None:
                job.asker.end("restart")
            self._answer(job)
            return
        try:
            change = job.step(self.table, self._rooms.clock.now())
            written = self._rooms.store.append(self.id, change.expected, change.entries) if change.entries else None
        except Exception:
            self._mistake(job)
            return
        for fault in change.faults:
            self._rooms.metrics.count("valepaska_bot_faults_total")
            log.warning("%s", fault)
        if written is None or written.done():
            self._stored(job, change, written)
            return
        self._storing = True
        self._rooms.returns.when_done(written, lambda done: self._stored_later(job, change, done))

    def _stored_later(self, job: _Job, change: Change, written: "Future[None]") -> None:
        self._storing = False
        self._stored(job, change, written)
        self._go_on()

    def _stored(self, job: _Job, change: Change, written: "Future[None] | None") -> None:
        """What happened is on the disk, or could not be written."""
        try:
            if written is not None:
                written.result()
        except StoreError as error:
            self._rooms.metrics.count("valepaska_storage_errors_total")
            log.error("a table could not be stored: %s", error)
            self._fail(job, "storage")
        except Exception:
            self._mistake(job)
        else:
            self._tell(change, job)
            self._answer(job)

    def _tell(self, change: Change, job: _Job) -> None:
        """Send what a stored change says. When that cannot be done the pages come again, and find it done."""
        try:
            self._members.deliver(change, job.asker, job.command)
            if not self.broken:  # else it ended while this was written, and its pages find another room
                self._rooms.lobby.note(self.id, self.table.offer, self._members.address)
            if job.command is not None:
                self._rooms.metrics.took(time.perf_counter() - job.arrived)
        except Exception:
            self._rooms.metrics.count("valepaska_errors_total")
            log.exception("the messages of a table could not be sent")
            self.end("restart")

    def _answer(self, job: _Job) -> None:
        if job.done is not None and not job.done.done():
            job.done.set_result(None)

    def _mistake(self, job: _Job) -> None:
        """To be called where an exception is caught."""
        self._rooms.metrics.count("valepaska_errors_total")
        log.exception("a table failed")
        self._fail(job, "restart")

    def _fail(self, job: _Job, why: GoneCode) -> None:
        if job.asker is not None and job.command is not None:
            self.refuse(job.asker, Refused(code=str(RefusalCode.STORAGE), id=job.command.id))
        self.end(why)
        self._answer(job)

    def _have_think(self, question: Question) -> None:
        """Have a bot think; when it has, the table hears of it in its turn."""
        self._thinking += 1
        self._rooms.thinkers.ask(question, lambda thought: self._has_thought(question, thought))

    def _has_thought(self, question: Question, thought: Thought) -> None:
        self._thinking -= 1
        hear: Step = lambda table, now: table.answer(question, thought, now)  # noqa: E731
        self._put(_Job(hear, None, None, None, time.perf_counter()))

    def _tick(self) -> None:
        self._put(_Job(Table.tick, None, None, None, time.perf_counter()))
