"""One thread that owns a database connection and carries out jobs in groups, each group one transaction."""

import contextlib
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future
from functools import partial
from itertools import groupby
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, Generic, TypeVar

from valepaska.store.protocol import StoreError

Item = TypeVar("Item")
Job = Callable[[sqlite3.Connection], Any]
Together = Callable[[Sequence[Item], sqlite3.Connection], None]
LARGEST_GROUP = 500
"""Jobs in one transaction: enough that the disk is waited for once, few enough that nobody waits long."""


class Writer(Generic[Item]):
    """Jobs and items go in, in order; their futures are done after the commit that makes their work last.

    `write` writes items; those that wait side by side are handed to it together. A job or an item
    that fails is undone alone; when the commit fails, or `check` before it, all of its group have failed. `after` is
    called outside of transactions, before anybody hears that a group is done; what it cannot do is not told.
    """

    def __init__(
        self,
        connection: sqlite3.Connection,
        explain: Callable[[Exception], StoreError],
        write: Together[Item],
        check: Callable[[], None],
        after: Callable[[sqlite3.Connection], None],
    ) -> None:
        self._connection = connection
        self._explain = explain
        self._write = write
        self._check = check
        self._after = after
        self._queue: SimpleQueue[tuple[Job | None, Item | None, Future[Any]] | None] = SimpleQueue()
        self._closed = False
        self._thread = Thread(target=self._run, name="store", daemon=True)
        self._thread.start()

    def submit(self, job: Job) -> Future[Any]:
        """Ask for a job."""
        return self._put(job, None)

    def append(self, item: Item) -> Future[None]:
        """Ask for an item to be written."""
        return self._put(None, item)

    def _put(self, job: Job | None, item: Item | None) -> Future[Any]:
        done: Future[Any] = Future()
        done.set_running_or_notify_cancel()  # who no longer waits does not stop the job
        if self._closed:
            done.set_exception(StoreError("the store is closed"))
        else:
            self._queue.put((job, item, done))
        return done

    def close(self) -> None:
        """Finish what was asked for, and close the connection."""
        if not self._closed:
            self._closed = True
            self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        going = True
        while going:
            group: list[tuple[Job | None, Item | None, Future[Any]]] = []
            going = self._collect(group)
            if group:
                self._carry_out(group)
        self._connection.close()

    def _collect(self, group: list[tuple[Job | None, Item | None, Future[Any]]]) -> bool:
        """Wait for a job, and take those along that wait behind it. False: nothing comes any more."""
        queued = self._queue.get()
        while queued is not None:
            group.append(queued)
            if len(group) == LARGEST_GROUP:
                return True
            try:
                queued = self._queue.get_nowait()
            except Empty:
                return True
        return False

    def _carry_out(self, group: list[tuple[Job | None, Item | None, Future[Any]]]) -> None:
        results: list[tuple[Any, BaseException | None]] = []
        try:
            self._undo()  # where a broken disk refused even that after the group before
            self._connection.execute("BEGIN IMMEDIATE")
            for is_item, run in groupby(group, key=lambda queued: queued[0] is None):
                if is_item:
                    results += self._items([item for _, item, _ in run if item is not None])
                else:
                    results += [self._one(job) for job, _, _ in run if job is not None]
            self._check()
            self._connection.execute("COMMIT")
        except Exception as error:  # whatever it was: a thread that ended would leave everybody waiting
            with contextlib.suppress(sqlite3.Error):
                self._undo()
            results = [(None, self._explain(error))] * len(group)
        with contextlib.suppress(sqlite3.Error):
            self._after(self._connection)
        for (_, _, done), (result, problem) in zip(group, results, strict=True):
            if problem is None:
                done.set_result(result)
            else:
                done.set_exception(problem)

    def _items(self, items: list[Item]) -> Iterator[tuple[Any, BaseException | None]]:
        """All items at once; where one of them does not fit, one by one."""
        result = self._one(partial(self._write, items))
        if result[1] is None or len(items) == 1:
            yield from [result] * len(items)
            return
        for item in items:
            yield self._one(partial(self._write, [item]))

    def _one(self, job: Job) -> tuple[Any, BaseException | None]:
        """One job inside the transaction. A full or broken disk ends the transaction itself, and is raised."""
        self._connection.execute("SAVEPOINT job")
        try:
            result = job(self._connection)
        except sqlite3.Error:
            raise
        except Exception as problem:
            self._connection.execute("ROLLBACK TO job")
            self._connection.execute("RELEASE job")
            return None, problem
        self._connection.execute("RELEASE job")
        return result, None

    def _undo(self) -> None:
        if self._connection.in_transaction:
            self._connection.execute("ROLLBACK")
