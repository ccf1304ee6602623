"""A store that cannot write when a test says so."""

from collections.abc import Sequence
from concurrent.futures import Future

from valepaska.store import Code, MemoryStore, StoreError
from valepaska.table.log import LogEvent


def failed() -> Future[None]:
    """A write that has failed."""
    done: Future[None] = Future()
    done.set_exception(StoreError("the disk is full"))
    return done


class FailingStore(MemoryStore):
    """Fails while it is told to, and can hold writes back."""

    def __init__(self) -> None:
        super().__init__()
        self.failing = False
        self.held: list[tuple[Future[None], Future[None]]] | None = None

    def append(self, table: str, expected: int, entries: Sequence[LogEvent]) -> Future[None]:
        """Fail, or write; while writes are held back the answer waits."""
        if self.failing:
            return failed()
        written = super().append(table, expected, entries)
        if self.held is None:
            return written
        waiting: Future[None] = Future()
        self.held.append((waiting, written))
        return waiting

    def keep_code(self, code: Code) -> Future[None]:
        """Fail, or keep a code."""
        return failed() if self.failing else super().keep_code(code)

    def check(self) -> None:
        """Fail, or write something."""
        if self.failing:
            raise StoreError("the disk is full")
        super().check()

    def release(self, problem: StoreError | None = None) -> None:
        """Let held writes be done, or fail."""
        held, self.held = self.held or [], None
        for waiting, written in held:
            if problem is None:
                waiting.set_result(written.result())
            else:
                waiting.set_exception(problem)
