"""The clock of a server: milliseconds since 1970 that never go back while it runs."""

import asyncio
import time


class Clock:
    """Counts by the loop's clock from the time of day at which the server began."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._offset = time.time() - loop.time()

    def now(self) -> int:
        """The time in milliseconds."""
        return int((self._loop.time() + self._offset) * 1000)
