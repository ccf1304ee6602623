"""The accounts of programs on a server: made by whoever asks, deleted by whoever has the token, swept when long unused.

Nothing is kept of who made one.
"""

import asyncio

from valepaska.store import Store
from valepaska.table.names import clean_name, person_of
from valepaska.table.programs import Program
from valepaska.web.clock import Clock
from valepaska.web.tokens import new_token


class Programs:
    """The accounts in a store; each call waits for the disk in a thread, and raises StoreError where that fails."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock

    async def make(self, name: str) -> tuple[str, str] | None:
        """Make an account: its name in normal form, and its token, which is told this once.

        None where another program has that name. Raises Refusal for a name that cannot be used.
        """
        token = new_token()
        program = Program(person_of(token), clean_name(name), self._clock.now())
        made = await asyncio.to_thread(self._store.add_program, program)
        return (program.name, token) if made else None

    async def use(self, token: str) -> Program | None:
        """The account of a token, which counts as used now."""
        return await asyncio.to_thread(self._store.use_program, person_of(token), self._clock.now())

    async def delete(self, token: str) -> bool:
        """Delete the account of a token; False where there is none."""
        return await asyncio.to_thread(self._store.drop_program, person_of(token))

    async def sweep(self, before: int) -> int:
        """Delete the accounts that were used last before a time; how many."""
        return await asyncio.to_thread(self._store.sweep_programs, before)
