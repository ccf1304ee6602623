"""The way back from the thread of the store to the loop."""

import asyncio
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future

Then = Callable[["Future[None]"], None]


class Returns:
    """Calls back in the loop what waits for the store. All writes of one commit come back with one call."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._ready: deque[tuple[Then, Future[None]]] = deque()
        self._called = False

    def when_done(self, written: "Future[None]", then: Then) -> None:
        """Call `then` in the loop, once something is written or could not be."""
        written.add_done_callback(lambda done: self._note(then, done))

    def _note(self, then: Then, done: "Future[None]") -> None:
        """In the store's thread. What is noted while the loop looks calls it again, at worst for nothing."""
        self._ready.append((then, done))
        if not self._called:
            self._called = True
            self._loop.call_soon_threadsafe(self._look)

    def _look(self) -> None:
        self._called = False
        while self._ready:
            then, done = self._ready.popleft()
            then(done)
