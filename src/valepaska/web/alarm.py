"""What wakes a table when something is due there that nobody asks for."""

import asyncio
from collections.abc import Callable

from valepaska.web.clock import Clock

LATE = 0.001
"""Seconds added, so that it does not ring a moment too early and then again."""


class Alarm:
    """Calls `ring` once when its time has come. Where it is set for earlier it stays: who hears it sets it anew."""

    __slots__ = ("_at", "_clock", "_ring", "_timer")

    def __init__(self, clock: Clock, ring: Callable[[], None]) -> None:
        self._clock = clock
        self._ring = ring
        self._at = 0
        self._timer: asyncio.TimerHandle | None = None

    def set(self, due: int | None) -> None:
        """Ring at this time, in milliseconds of the clock; None: not at all."""
        if due is None:
            self.stop()
        elif self._timer is None or due < self._at:
            self.stop()
            self._at = due
            wait = max(0, due - self._clock.now()) / 1000 + LATE
            self._timer = asyncio.get_running_loop().call_later(wait, self._rings)

    def stop(self) -> None:
        """Do not ring."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _rings(self) -> None:
        self._timer = None
        self._ring()
