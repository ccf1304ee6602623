"""The public list, kept up to date by its tables; and quick match, which promises seats at them.

It is an index in memory: asking for the list looks at no table. A table stands in it while somebody who plays
there is connected, so after a restart it is there again as soon as one of its people is.
"""

import asyncio
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass
from heapq import nsmallest
from itertools import count

from valepaska.table.openings import Offer
from valepaska.web.limits import Places

LONGEST = 50
"""Tables that are told of at once."""
PROMISED = 15_000
"""Milliseconds for which a seat is kept for whoever was sent to its table: a slow phone loads the table first."""


@dataclass
class _Entry:
    offer: Offer
    address: str
    number: int
    """Entries are counted as they come: a larger one is newer."""


class Lobby:
    """The tables that stand in the list, by id, and the seats that are promised."""

    def __init__(self, per_address: int) -> None:
        self.one_at_a_time = asyncio.Lock()
        """Held by whoever finds or opens a table for somebody: who comes in the same moment sees what came of it."""
        self._entries: dict[str, _Entry] = {}
        self._places = Places(per_address)
        self._numbers = count()
        self._promised: dict[str, deque[int]] = {}
        """Until when each seat is promised, by table."""
        self._awaited: dict[str, int] = {}
        """The seats of tables that were opened for somebody who has not come yet."""
        self._list: list[tuple[str, Offer]] | None = None

    def note(self, id: str, offer: Offer | None, address: str) -> None:
        """A table is such now; None: it does not stand in the list. `address`: from where its people are connected.

        It stays out of the list while as many from that address stand in it as may.
        """
        entry = self._entries.get(id)
        if offer is None:
            if entry is not None:
                del self._entries[id]
                self._promised.pop(id, None)
                self._places.leave(entry.address)
                self._list = None
            return
        if entry is None:
            if not self._places.enter(address):
                return
            self._come(id, offer.people)
            self._entries[id] = _Entry(offer, address, next(self._numbers))
            self._list = None
        elif entry.offer != offer:
            self._come(id, offer.people - entry.offer.people)
            entry.offer = offer
            self._list = None

    def room_for(self, id: str, address: str) -> bool:
        """Whether a table may come into the list from this address, or is in it."""
        return id in self._entries or not self._places.full(address)

    def tables(self) -> list[tuple[str, Offer]]:
        """The list: with free seats first, then by how many people are there, the newest first."""
        if self._list is None:
            order = nsmallest(
                LONGEST,
                self._entries.items(),
                key=lambda each: (each[1].offer.way == "watch", -each[1].offer.people, -each[1].number),
            )
            self._list = [(id, entry.offer) for id, entry in order]
        return self._list

    def promise(self, now: int) -> str | None:
        """The table that fits best for somebody who wants to play at any, with a seat promised there; None: none does.

        Where no deal is played before others, then by how many people are there, by the usual rules before
        others, the oldest first; last of all come tables that were opened for somebody who is on the way.
        """
        fitting = [(id, entry) for id, entry in self._entries.items() if entry.offer.free > self._kept_for(id, now)]
        if fitting:
            id, _ = min(fitting, key=lambda each: _fit(each[1]))
        else:
            id = next(self._on_the_way(now), "")
        if id:
            self._promise(id, now)
        return id or None

    def expect(self, id: str, seats: int, now: int) -> None:
        """A table of so many seats was opened for somebody, who is on the way."""
        for _ in self._on_the_way(now):  # those at which nobody came are forgotten
            pass
        self._awaited[id] = seats
        self._promise(id, now)

    def _on_the_way(self, now: int) -> Iterator[str]:
        for id, seats in tuple(self._awaited.items()):
            kept = self._kept_for(id, now)
            if not kept:
                del self._awaited[id]  # nobody has come
            elif kept < seats:
                yield id

    def _promise(self, id: str, now: int) -> None:
        self._promised.setdefault(id, deque()).append(now + PROMISED)

    def _kept_for(self, id: str, now: int) -> int:
        """How many seats of a table are promised."""
        promised = self._promised.get(id)
        if promised is None:
            return 0
        while promised and promised[0] < now:
            promised.popleft()
        if not promised:
            del self._promised[id]
            return 0
        return len(promised)

    def _come(self, id: str, people: int) -> None:
        """People have come to a table: so many promises are kept."""
        promised = self._promised.get(id)
        for _ in range(min(people, len(promised or ()))):
            assert promised is not None
            promised.popleft()
        self._awaited.pop(id, None)


def _fit(entry: _Entry) -> tuple[bool, int, bool, int]:
    offer = entry.offer
    return offer.stage == "playing", -offer.people, offer.rules != "valepaska", entry.number
