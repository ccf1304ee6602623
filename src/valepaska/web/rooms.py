"""Tables in memory, each with one owner: a task that carries out one thing after the other.

What a table says is sent after the store has it, never before. A table whose entries could not
be stored is thrown away with its sockets; the pages come again and find it as the store has it.
"""

import asyncio
import logging
import secrets
import time
from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from valepaska.store import Store, StoreError
from valepaska.table.protocol import Accepted, Command, Gone, GoneCode, Hello, Refused
from valepaska.table.refusals import RefusalCode
from valepaska.table.table import Change, Table
from valepaska.web.clock import Clock
from valepaska.web.limits import Limits
from valepaska.web.messages import NewTable
from valepaska.web.metrics import Metrics
from valepaska.web.outbox import Outbox, encode
from valepaska.web.wording import worded

log = logging.getLogger("valepaska.web")
Step = Callable[[Table, int], Change]
SETTLE = 5.0
"""Seconds that a closing server gives the store to write what it was asked to."""
TICK_LATE = 0.001
"""Seconds added to a timer, so that it is not called a moment too early and then again."""


def new_token() -> str:
    """128 random bits in base64url, 22 characters."""
    return secrets.token_urlsafe(16)


@dataclass
class _Job:
    step: Step
    asker: Outbox | None
    command: Command | None
    done: "asyncio.Future[None] | None"
    arrived: float


class Room:
    """One table in memory, and the sockets of its pages."""

    def __init__(self, id: str, table: Table, rooms: "Rooms") -> None:
        self.id = id
        self.table = table
        self.broken = False
        self._rooms = rooms
        self._members: dict[Outbox, None] = {}
        self._jobs: deque[_Job] = deque()
        self._owner: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None

    @property
    def members(self) -> tuple[Outbox, ...]:
        """The sockets at this table."""
        return tuple(self._members)

    @property
    def idle(self) -> bool:
        """Whether nobody is here and nothing is to be done."""
        return not self._members and not self._jobs and self._owner is None

    async def hello(self, member: Outbox, message: Hello) -> None:
        """A page comes. Where the seat is open in another window, one that only comes back is told so."""
        member.lang, member.window = message.lang, message.window
        person = self.table.person(message.token)
        if message.again and any(other.window != message.window for other in self._windows(person)):
            member.end("elsewhere")
            return
        member.person = ""  # nobody yet: what the others are told before the welcome is not for this page
        self._members[member] = None
        await self._do(lambda table, now: table.hello(message, now), member)

    async def goodbye(self, member: Outbox) -> None:
        """A page has gone."""
        if member in self._members:
            del self._members[member]
            await self._do(lambda table, now: table.goodbye(member.person, now), None)

    async def handle(self, member: Outbox, command: Command) -> None:
        """Carry out what a page asks for; afterwards its answer is in the outbox."""
        token = new_token()
        await self._do(lambda table, now: table.handle(member.person, command, now, token), member, command)

    def refuse(self, member: Outbox, refused: Refused, command: Command | None = None) -> None:
        """Tell a page that something is refused, in its language."""
        member.say(worded(refused, member.lang, self.table, member.person, command))

    def end(self, code: GoneCode) -> None:
        """Close the sockets, and forget the table."""
        self.broken = True
        self._stop_timer()
        for member in self.members:
            member.end(code)
        self._members.clear()
        self._rooms.forget(self)

    async def settle(self) -> None:
        """Wait until everything that was asked is done, or the store has had its time."""
        if self._owner is not None:
            await asyncio.wait({self._owner}, timeout=SETTLE)

    async def _do(self, step: Step, asker: Outbox | None, command: Command | None = None) -> None:
        done = asyncio.get_running_loop().create_future()
        self._put(_Job(step, asker, command, done, time.perf_counter()))
        await done

    def _put(self, job: _Job) -> None:
        self._jobs.append(job)
        if self._owner is None:
            self._owner = asyncio.create_task(self._own())

    async def _own(self) -> None:
        try:
            while self._jobs:
                job = self._jobs.popleft()
                await self._carry_out(job)
                if job.done is not None and not job.done.done():
                    job.done.set_result(None)
        finally:
            self._owner = None
        if not self.broken:
            self._set_timer()
            self._rooms.rest(self)

    async def _carry_out(self, job: _Job) -> None:
        if self.broken:
            if job.asker is not None:
                job.asker.end("restart")
            return
        try:
            change = job.step(self.table, self._rooms.clock.now())
            for fault in change.faults:
                self._rooms.metrics.count("valepaska_bot_faults_total")
                log.warning("%s", fault)
            if change.entries:
                await self._rooms.append(self.id, change)
        except StoreError as error:
            self._rooms.metrics.count("valepaska_storage_errors_total")
            log.error("a table could not be stored: %s", error)
            self._fail(job, "storage")
        except Exception:
            self._rooms.metrics.count("valepaska_errors_total")
            log.exception("a table failed")
            self._fail(job, "restart")
        else:
            self._tell(change, job)

    def _tell(self, change: Change, job: _Job) -> None:
        """Send what a stored change says. When that cannot be done the pages come again, and find it done."""
        try:
            self._deliver(change, job)
        except Exception:
            self._rooms.metrics.count("valepaska_errors_total")
            log.exception("the messages of a table could not be sent")
            self.end("restart")

    def _fail(self, job: _Job, why: GoneCode) -> None:
        if job.asker is not None and job.command is not None:
            self.refuse(job.asker, Refused(code=str(RefusalCode.STORAGE), id=job.command.id))
        self.end(why)

    def _deliver(self, change: Change, job: _Job) -> None:
        asker = job.asker
        if asker is not None and asker.person != change.person:
            for older in self._windows(change.person):
                older.end("elsewhere")
            asker.person = change.person
        by_person: dict[str | None, list[Outbox]] = {}
        for member in self._members:
            if member is not asker:
                by_person.setdefault(member.person, []).append(member)
        count = 0
        for letter in change.letters:
            targets = by_person.get(letter.person, ()) if not letter.asker else () if asker is None else (asker,)
            message = letter.message
            if isinstance(message, Refused):
                for target in targets:
                    self.refuse(target, message, job.command)
            elif isinstance(message, Gone):
                for target in targets:
                    target.end(message.code)
            elif targets:
                body = encode(message)
                for target in targets:
                    target.put(body)
            count += len(targets)
            if letter.asker and isinstance(message, Accepted | Refused):
                self._rooms.metrics.count("valepaska_commands_total", str(message.__struct_config__.tag))
        self._rooms.metrics.count("valepaska_messages_total", by=count)
        if job.command is not None:
            self._rooms.metrics.took(time.perf_counter() - job.arrived)

    def _windows(self, person: str | None) -> list[Outbox]:
        """The windows in which the seat of a person is open."""
        return [member for member in self._members if person and member.person == person and not member.ended]

    def _set_timer(self) -> None:
        self._stop_timer()
        due = self.table.next_due
        if due is not None:
            wait = max(0, due - self._rooms.clock.now()) / 1000 + TICK_LATE
            self._timer = asyncio.get_running_loop().call_later(wait, self._ring)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _ring(self) -> None:
        self._timer = None
        self._put(_Job(lambda table, now: table.tick(now), None, None, None, time.perf_counter()))


class Rooms:
    """All tables: in memory those at which somebody is, or was a moment ago; in the store all."""

    def __init__(self, store: Store, clock: Clock, limits: Limits, metrics: Metrics) -> None:
        self.store = store
        self.clock = clock
        self.metrics = metrics
        self._limits = limits
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room | None]] = {}

    def __iter__(self) -> Iterator[Room]:
        return iter(tuple(self._rooms.values()))

    def __len__(self) -> int:
        return len(self._rooms)

    async def open(self, wanted: NewTable) -> str:
        """Open a table and store it; its id. Raises RulesError for rules that cannot be played so, and StoreError."""
        table, change = Table.open(
            wanted.rules,
            wanted.seats,
            secrets.token_bytes(32),
            self.clock.now(),
            wanted.pace,
            wanted.bot_speed,
            lots=wanted.lots,
        )
        id = new_token()
        await self.append(id, change)
        self._keep(Room(id, table, self))
        self.metrics.count("valepaska_tables_created_total")
        return id

    async def append(self, id: str, change: Change) -> None:
        """Store what happened. Raises StoreError."""
        done = self.store.append(id, change.expected, change.entries)
        if done.done():
            done.result()
        else:
            await asyncio.wrap_future(done)

    async def find(self, id: str) -> Room | None:
        """The table of an id, from memory or from the store. Raises StoreError, and RecordError for a damaged log."""
        room = self._rooms.get(id)
        if room is not None:
            return room
        loading = self._loading.get(id)
        if loading is None:
            loading = self._loading[id] = asyncio.create_task(self._load(id))
            loading.add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(loading)

    async def _load(self, id: str) -> Room | None:
        entries = await asyncio.to_thread(self.store.load, id)
        if not entries:
            return None
        room = Room(id, Table.load(entries, self.clock.now()), self)
        self._keep(room)
        return room

    def _keep(self, room: Room) -> None:
        self._rooms[room.id] = room
        self.metrics.set("valepaska_tables_in_memory", len(self._rooms))
        self.rest(room)

    def forget(self, room: Room) -> None:
        """Leave a table to the store."""
        if self._rooms.get(room.id) is room:
            del self._rooms[room.id]
            self.metrics.set("valepaska_tables_in_memory", len(self._rooms))

    def rest(self, room: Room) -> None:
        """When nobody is at a table for a while, leave it to the store."""
        if room.idle:
            asyncio.get_running_loop().call_later(self._limits.tables_in_memory_time, self._forget_idle, room)

    def _forget_idle(self, room: Room) -> None:
        if room.idle:
            self.forget(room)

    async def sweep(self) -> int:
        """Delete the tables at which nothing has happened for long; how many."""
        before = self.clock.now() - int(self._limits.kept_time * 1000)
        count = 0
        while swept := await asyncio.to_thread(self.store.sweep, before):
            count += len(swept)
            for id in swept:
                if (room := self._rooms.get(id)) is not None:
                    room.end("swept")
        self.metrics.count("valepaska_tables_swept_total", by=count)
        return count

    async def close(self) -> None:
        """Close every socket, after what was asked is done."""
        await asyncio.gather(*(room.settle() for room in self))
        for room in self:
            room.end("restart")
