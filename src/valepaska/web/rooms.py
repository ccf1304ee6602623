"""The tables of a server: in memory those at which somebody is, or was a moment ago; in the store all."""

import asyncio
import secrets
from collections import Counter
from collections.abc import Iterator, Sequence

from valepaska.store import Changed, Shared, Store
from valepaska.store.protocol import Rewriting
from valepaska.table.log import LogEvent
from valepaska.table.names import person_of
from valepaska.table.personal import concerning, without
from valepaska.table.table import Table
from valepaska.web.clock import Clock
from valepaska.web.limits import Buckets, Limits
from valepaska.web.lobby import Lobby
from valepaska.web.messages import NewTable
from valepaska.web.metrics import Metrics
from valepaska.web.programs import Programs
from valepaska.web.returns import Returns
from valepaska.web.room import Room
from valepaska.web.thinking import Thinkers
from valepaska.web.tokens import new_token

LOADED_AT_ONCE = 4
"""Tables read from the store side by side: after a restart all come back at once, and others are heard between."""


class Rooms:
    """All tables: in memory those at which somebody is, or was a moment ago; in the store all."""

    def __init__(self, store: Store, clock: Clock, limits: Limits, metrics: Metrics) -> None:
        self.store = store
        self.programs = Programs(store, clock)
        self.clock = clock
        self.metrics = metrics
        self.returns = Returns(asyncio.get_running_loop())
        self.thinkers = Thinkers(asyncio.get_running_loop(), limits.bot_time)
        self.changes = Buckets(limits.changes)
        self.lobby = Lobby(limits.listed_per_address)
        self.limits = limits
        last = store.last_before
        self._unseen = 0 if last is None else max(0, clock.now() - last)
        """Milliseconds before the start of which nothing is known: a pause, or a clock that is wrong now."""
        self._rooms: dict[str, Room] = {}
        self._turn_to_load = asyncio.Semaphore(LOADED_AT_ONCE)
        self._loading: dict[str, asyncio.Task[Room | None]] = {}
        self._rewriting: dict[str, asyncio.Task[int]] = {}
        """Tables whose log is changed in the store: nobody has them until that is done."""
        self._sharing: dict[asyncio.Task[str], str] = {}
        """Deals that are being stored for a link, and their tables."""
        self._awaited: Counter[str] = Counter()
        """How many wait for a table that is loaded: until they have it, it is not left to the store again."""

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
            listed=wanted.listed,
        )
        id = new_token()
        await asyncio.wrap_future(self.store.append(id, change.expected, change.entries))
        self._keep(Room(id, table, self))
        self.metrics.count("valepaska_tables_created_total")
        return id

    async def find(self, id: str) -> Room | None:
        """The table of an id, from memory or from the store. Raises StoreError, and RecordError for a damaged log.

        Whoever awaits it has the table to itself until it awaits anything else: nobody can load a second one before.
        """
        await self._rewritten(id)
        room = self._rooms.get(id)
        if room is not None:
            return room
        loading = self._loading.get(id)
        if loading is None:
            loading = self._loading[id] = asyncio.create_task(self._load(id))
            loading.add_done_callback(lambda _: self._loading.pop(id, None))
        self._awaited[id] += 1
        try:
            return await asyncio.shield(loading)
        finally:
            self._awaited[id] -= 1
            if not self._awaited[id]:
                del self._awaited[id]
            if (loaded := self._rooms.get(id)) is not None:
                self.rest(loaded)

    async def _load(self, id: str) -> Room | None:
        async with self._turn_to_load:
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
            self.lobby.note(room.id, None, "")
            self.metrics.set("valepaska_tables_in_memory", len(self._rooms))

    def rest(self, room: Room) -> None:
        """When nobody is at a table for a while, leave it to the store."""
        if room.idle:
            asyncio.get_running_loop().call_later(self.limits.tables_in_memory_time, self._forget_idle, room)

    def _forget_idle(self, room: Room) -> None:
        if room.idle and room.id not in self._awaited:
            self.forget(room)

    async def share(self, shared: Shared) -> str:
        """Share a deal of a table, as the table has it now; the id of it. Raises StoreError.

        To be called before anything is awaited since the table was found: a log that is changed meanwhile waits for it.
        """
        sharing = asyncio.create_task(asyncio.to_thread(self.store.share, new_token(), shared))
        self._sharing[sharing] = shared.table
        sharing.add_done_callback(self._sharing.pop)
        return await asyncio.shield(sharing)

    async def concerning(self, id: str, person: str) -> list[LogEvent]:
        """What is kept of a person at a table. Raises StoreError, and RecordError for a damaged log."""
        room = self._rooms.get(id)
        if room is not None:
            await room.settle()
        return await asyncio.to_thread(lambda: concerning(self.store.load(id), person))

    async def erase(self, id: str, person: str) -> int:
        """Let a person leave a table, and keep nothing by which it would be known who it was; how many entries changed.

        The pages of the table come again and find it so. Raises StoreError, and RecordError for a damaged log.
        """
        room = await self.find(id)
        if room is not None and room.table.kept.knows(person):
            await room.stand(person)
        stranger = person_of(new_token())
        await self._rewritten(id)
        self._send_away(id)
        rewriting = asyncio.create_task(self._rewrite(id, lambda log: _erased(log, person, stranger)))
        self._rewriting[id] = rewriting
        rewriting.add_done_callback(lambda _: self._rewriting.pop(id, None))
        changed = await asyncio.shield(rewriting)
        self._send_away(id)  # who was loading it already may have found the log as it was
        return changed

    async def _rewrite(self, id: str, change: Rewriting) -> int:
        """Change the log of a table in the store, after what is being shared of it, so that this is changed as well."""
        if sharing := [task for task, table in self._sharing.items() if table == id]:
            await asyncio.wait(sharing)
        return await asyncio.to_thread(self.store.rewrite, id, change)

    async def _rewritten(self, id: str) -> None:
        """Wait while the log of a table is changed in the store."""
        while (rewriting := self._rewriting.get(id)) is not None:
            await asyncio.wait({rewriting})

    def _send_away(self, id: str) -> None:
        room = self._rooms.get(id)
        if room is not None:
            room.end("restart")

    async def sweep(self) -> int:
        """Delete the tables at which nothing has happened for long; how many.

        Only time counts in which a server has run, or tables were played at: what the clock says
        when a server begins deletes nothing.
        """
        before = self._long_ago(self.limits.kept_time)
        count = 0
        while swept := await asyncio.to_thread(self.store.sweep, before):
            count += len(swept)
            for id in swept:
                if (room := self._rooms.get(id)) is not None:
                    room.end("swept")
        self.metrics.count("valepaska_tables_swept_total", by=count)
        return count

    async def sweep_programs(self) -> int:
        """Delete the accounts of programs that nobody has used for long, in the same time; how many."""
        return await self.programs.sweep(self._long_ago(self.limits.program_kept_time))

    def _long_ago(self, seconds: float) -> int:
        return self.clock.now() - self._unseen - int(seconds * 1000)

    async def close(self) -> None:
        """Close every socket, after what was asked is done."""
        await asyncio.gather(*(room.settle() for room in self))
        for room in self:
            room.end("restart")
        self.thinkers.close()


def _erased(entries: Sequence[LogEvent], person: str, stranger: str) -> Changed:
    found = without(entries, person, stranger)
    return Changed(found.entries, found.record)
