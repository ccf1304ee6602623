"""Short codes that mean a table for a while, to be said aloud or typed. The store keeps them over a restart."""

import asyncio
import secrets
from concurrent.futures import Future
from typing import NamedTuple

from valepaska.store import Code, Store

ALPHABET = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
"""Without 0, 1, I and O, which are taken for each other."""
LENGTH = 6
HOUR = 3_600_000
"""Milliseconds."""
LIFE = 6 * HOUR
RENEWED = 5 * HOUR
"""Milliseconds that a code which is told is good for at least: where less is left it gets the whole life again."""
MOST = 20_000


class _Told(NamedTuple):
    code: Code
    written: "Future[None] | None"
    """None: it was in the store when the server began."""

    @property
    def failed(self) -> bool:
        return self.written is not None and self.written.done() and self.written.exception() is not None


class Codes:
    """Codes and their tables. Raises StoreError where the store cannot be read."""

    def __init__(self, store: Store, now: int) -> None:
        self._store = store
        self._by_code: dict[str, _Told] = {}
        """In the order in which they end."""
        self._by_table: dict[str, _Told] = {}
        for code in store.codes(now, MOST):
            self._note(_Told(code, None))

    async def of(self, table: str, now: int) -> str:
        """The code of a table, which is good for five hours at least. Raises StoreError when it cannot be kept."""
        told = self._by_table.get(table)
        if told is None or told.failed or told.code.until - now < RENEWED:
            told = self._renew(table, now)
        if told.written is not None:
            await asyncio.wrap_future(told.written)
        return told.code.code

    def table(self, code: str, now: int) -> str | None:
        """The table that a code means."""
        told = self._by_code.get("".join(code.upper().split()).replace("-", ""))
        return told.code.table if told is not None and told.code.until >= now else None

    def _renew(self, table: str, now: int) -> _Told:
        old = self._by_table.get(table)
        if old is None:
            self._make_room(now)
        else:
            self._drop(old)  # so that it stands last again
        drawn = old.code.code if old is not None and old.code.until >= now else self._draw()
        code = Code(drawn, table, now + LIFE)
        told = _Told(code, self._store.keep_code(code))
        self._note(told)
        return told

    def _note(self, told: _Told) -> None:
        self._by_code[told.code.code] = told
        self._by_table[told.code.table] = told

    def _drop(self, told: _Told) -> None:
        del self._by_code[told.code.code]
        del self._by_table[told.code.table]

    def _draw(self) -> str:
        while True:
            code = "".join(secrets.choice(ALPHABET) for _ in range(LENGTH))
            if code not in self._by_code:
                return code

    def _make_room(self, now: int) -> None:
        while self._by_code:
            oldest = next(iter(self._by_code.values()))
            if oldest.code.until >= now and len(self._by_code) < MOST:
                return
            self._drop(oldest)
