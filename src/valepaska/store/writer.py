"""One thread that owns a database connection and carries out jobs in groups, each group one transaction."""

import contextlib
import sqlite3
from collections.abc import Callable
from concurrent.futures import Future
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any

from valepaska.store.protocol import StoreError

Job = Callable[[sqlite3.Connection], Any]
LARGEST_GROUP = 500
"""Jobs in one transaction: enough that the disk is waited for once, few enough that nobody waits long."""

_Queued = tuple[Job, Future[Any]]


class Writer:
    """Jobs go in, in order; their futures are done after the commit that makes their work last.

    A job that fails is undone alone; when the commit fails, all of its group have failed.
    """

    def __init__(self, connection: sqlite3.Connection, explain: Callable[[Exception], StoreError]) -> None:
        self._connection = connection
        self._explain = explain
        self._queue: SimpleQueue[_Queued | None] = SimpleQueue()
        self._closed = False
        self._thread = Thread(target=self._run, name="store", daemon=True)
        self._thread.start()

    def submit(self, job: Job) -> Future[Any]:
        """Ask for a job."""
        done: Future[Any] = Future()
        done.set_running_or_notify_cancel()  # who no longer waits does not stop the job
        if self._closed:
            done.set_exception(StoreError("the store is closed"))
        else:
            self._queue.put((job, done))
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
            group: list[_Queued] = []
            going = self._collect(group)
            if group:
                self._carry_out(group)
        self._connection.close()

    def _collect(self, group: list[_Queued]) -> bool:
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

    def _carry_out(self, group: list[_Queued]) -> None:
        results: list[tuple[Future[Any], Any, BaseException | None]] = []
        try:
            self._undo()  # where a broken disk refused even that after the group before
            self._connection.execute("BEGIN IMMEDIATE")
            for job, done in group:
                results.append((done, *self._one(job)))
            self._connection.execute("COMMIT")
        except Exception as error:  # whatever it was: a thread that ended would leave everybody waiting
            with contextlib.suppress(sqlite3.Error):
                self._undo()
            failed = self._explain(error)
            results = [(done, None, failed) for _, done in group]
        for done, result, problem in results:
            if problem is None:
                done.set_result(result)
            else:
                done.set_exception(problem)

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
