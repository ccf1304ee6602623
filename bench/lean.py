"""A client for measurements: many tables of four people that really play, in little time.

Speaks the protocol of `docs/protocol.md` over sockets of its own, and reads of every message only
what it needs for its next move. At each table one command is on its way at a time, and the next
goes out when all four have heard of it.
"""

import asyncio
import os
import random
import sys
import time
from collections import Counter, deque
from collections.abc import Callable
from dataclasses import dataclass, field

import msgspec

from bench.line import Line, connect

DOUBTS = 0.3
"""How often a play is doubted where it may be."""


class _Rank(msgspec.Struct):
    claim: str
    reason: str | None
    unseen: str | None


class _May(msgspec.Struct):
    verbs: list[str]
    ranks: list[_Rank] = []


class _Own(msgspec.Struct):
    hand: list[str]
    may: _May | None


class _View(msgspec.Struct):
    phase: str


class _Deal(msgspec.Struct):
    decision: int
    view: _View


class _Table(msgspec.Struct):
    commitment: str


class Message(msgspec.Struct):
    """The part of a server's message that is looked at."""

    type: str
    id: str = ""
    code: str = ""
    token: str = ""
    version: int = 0
    deal: _Deal | msgspec.UnsetType | None = msgspec.UNSET
    own: _Own | msgspec.UnsetType | None = msgspec.UNSET
    table: _Table | msgspec.UnsetType = msgspec.UNSET


_read = msgspec.json.Decoder(Message).decode
_write = msgspec.json.Encoder().encode


@dataclass
class Tally:
    """What was counted while it counted."""

    accepted: Counter[str] = field(default_factory=Counter)
    refused: Counter[str] = field(default_factory=Counter)
    waits: list[float] = field(default_factory=list)
    counting: bool = False


class Seat:
    """A person at a table: what it was told, as far as it matters."""

    def __init__(self, table: "Four", place: int) -> None:
        self._table = table
        self.place = place
        self.token = ""
        self.version = 0
        self.deal: _Deal | None = None
        self.own: _Own | None = None
        self.line: Line | None = None
        self._commitment = ""
        self._contributed = ""

    def hear(self, line: Line, body: bytes) -> None:
        """A message comes."""
        message = _read(body)
        if message.deal is not msgspec.UNSET:
            self.deal = message.deal
        if message.own is not msgspec.UNSET:
            self.own = message.own
        if message.type in ("update", "welcome"):
            self.version = message.version
        elif message.type == "seated":
            self.token = message.token
        if message.table is not msgspec.UNSET:
            self._commitment = message.table.commitment
        if self.token and self._contributed != self._commitment:
            self._contribute(line)
        self._table.heard(self, message)

    def _contribute(self, line: Line) -> None:
        """Add to the chance of the next deal as every page does, or the deal waits for it."""
        self._contributed, drawn = self._commitment, os.urandom(16).hex()
        line.send(_write({"type": "contribute", "id": drawn, "commitment": self._commitment, "contribution": drawn}))

    def move(self, chance: random.Random) -> str | None:
        """An action that may be done now, true or not; None where nothing is asked."""
        may = None if self.own is None else self.own.may
        if may is None or self.deal is None or self.own is None:
            return None
        verbs, hand = may.verbs, self.own.hand
        if "challenge" in verbs or verbs == ["pass"]:
            return "challenge" if "challenge" in verbs and chance.random() < DOUBTS else "pass"
        if self.deal.view.phase == "window":
            return None  # the next seat waits for the others' answers
        verb = chance.choice([verb for verb in verbs if verb != "swap"])
        if verb == "play":
            ranks = [rank.claim for rank in may.ranks if rank.reason is None]
            return f"play {chance.choice(hand)} as {chance.choice(ranks)}"
        if verb == "stock":
            return f"stock as {chance.choice([rank.claim for rank in may.ranks if rank.unseen is None])}"
        return "down 1" if verb == "down" else verb


class Four:
    """A table of four. `ready` is called whenever it could do its next move."""

    def __init__(self, name: str, chance: random.Random, tally: Tally, ready: Callable[["Four"], None]) -> None:
        self.name = name
        self.seats = [Seat(self, place) for place in range(4)]
        self.moves = 0
        self._chance = chance
        self._tally = tally
        self._ready = ready
        self._number = 0
        self._kind = ""
        self._due = 0.0
        self._waits: str | None = None
        self._goal = 0
        self._done: asyncio.Future[None] | None = None

    async def join(self, host: str, port: int) -> None:
        """Open the four sockets; with their tokens, where they have any."""
        path = f"/api/tables/{self.name}/socket"
        self._waits = None  # what was on its way when the server ended is not answered any more
        self._goal = sys.maxsize  # nobody moves before all four are there
        for seat in self.seats:
            seat.version = 0
            seat.line = await connect(host, port, path, seat.hear)
            hello = {"type": "hello", "token": seat.token} if seat.token else {"type": "hello"}
            seat.line.send(_write(hello))
        while any(seat.version == 0 for seat in self.seats):
            await asyncio.sleep(0.002)
        self._goal = 0

    async def sit(self) -> None:
        """Take the seats and deal."""
        for seat in self.seats:
            await self._ask(seat, "sit", name=f"P{seat.place}")
        await self._ask(self.seats[0], "start")

    async def _ask(self, seat: Seat, kind: str, **fields: object) -> None:
        self._done = asyncio.get_running_loop().create_future()
        self._send(seat, kind, {"type": kind, **fields}, time.perf_counter())
        await self._done
        self._done = None

    def _send(self, seat: Seat, kind: str, command: dict[str, object], due: float) -> None:
        self._number += 1
        self._waits, self._kind, self._due = f"{seat.place}-{self._number}", kind, due
        assert seat.line is not None
        seat.line.send(_write({**command, "id": self._waits}))

    def heard(self, seat: Seat, message: Message) -> None:
        """One of the four was told something."""
        if message.type in ("accepted", "refused") and message.id == self._waits:
            self._waits, self._goal = None, message.version
            self._count(message)
        if self._waits is not None or any(each.version < self._goal for each in self.seats):
            return
        if self._done is not None:
            if not self._done.done():
                self._done.set_result(None)
        else:
            self._ready(self)

    def _count(self, message: Message) -> None:
        self.moves += message.type == "accepted"
        if not self._tally.counting:
            return
        if message.type == "accepted":
            self._tally.accepted[self._kind] += 1
            self._tally.waits.append(time.perf_counter() - self._due)
        else:
            self._tally.refused[message.code] += 1

    def go_on(self, due: float) -> bool:
        """Do one move that was due at a time; False when nobody can (a deal begins in a moment)."""
        if self._waits is not None:
            return False
        deal = self.seats[0].deal
        if deal is not None and deal.view.phase == "over":
            seat = self.seats[self._number % 4]
            self._send(seat, "rematch", {"type": "rematch", "decision": deal.decision}, due)
            return True
        for seat in self._chance.sample(self.seats, 4):
            action = seat.move(self._chance)
            if action is not None and seat.deal is not None:
                kind = "pass" if action == "pass" else "action"
                command: dict[str, object] = {"type": "act", "decision": seat.deal.decision, "action": action}
                self._send(seat, kind, command, due)
                return True
        return False

    def close(self) -> None:
        """Hang up."""
        for seat in self.seats:
            if seat.line is not None:
                seat.line.close()


class Pace:
    """Decides when a table moves: at once (`rate` None), or so many moves a second over all tables, in turn."""

    def __init__(self, rate: float | None) -> None:
        self._rate = rate
        self._idle: deque[Four] = deque()
        self._known: set[Four] = set()
        self.running = False

    def ready(self, table: Four) -> None:
        """A table could move."""
        if not self.running:
            return
        if self._rate is None:
            table.go_on(time.perf_counter())
        elif table not in self._known:
            self._known.add(table)
            self._idle.append(table)

    async def run(self, tables: list[Four], seconds: float) -> None:
        """Let the tables play."""
        self.running = True
        began = time.perf_counter()
        for table in tables:
            self.ready(table)
        sent = 0
        while (now := time.perf_counter()) - began < seconds:
            while self._rate is not None and self._idle and sent < self._rate * (now - began):
                table = self._idle.popleft()
                self._known.discard(table)
                if table.go_on(began + sent / self._rate):
                    sent += 1
                elif table.seats[0].deal is not None:
                    self._known.add(table)
                    self._idle.append(table)
                    break
            await asyncio.sleep(0.001)
        self.running = False
