"""Where blocks of deals are played: here, in processes or threads, on a cluster, or on any executor.

Whoever plays them, the results are the same: a block says everything that its result depends on.
"""

import os
import signal
import sys
import threading
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Executor, Future, ThreadPoolExecutor, wait
from contextlib import contextmanager
from itertools import islice
from typing import NamedTuple, Protocol, TypeVar

from valepaska.algebra import one_thread_each
from valepaska.errors import ValepaskaError
from valepaska.interrupts import ctrl_c_waits

HANDED_OUT = 64
"""How many jobs an executor is given beyond those that are done."""
JOBS_FOR_EACH_PROCESSOR = 4
MOST_LOSSES = 3
"""So many times in a row workers may be lost before any job is done."""

Job = TypeVar("Job")
Result = TypeVar("Result")


class Team(Protocol):
    """Workers that play blocks.

    `executor` is None where jobs are done here, one after the other. `handed_out`: how many jobs
    it is given at a time. `losses`: what a job ends with when a worker was lost, `done_for` what
    is then said when that happens again and again.
    """

    executor: Executor | None
    handed_out: int
    losses: tuple[type[Exception], ...]
    done_for: str

    def renew(self) -> None:
        """Take on workers in place of lost ones. Raises ValepaskaError where that cannot be done."""
        ...

    def dismiss(self) -> None:
        """Let all workers go."""
        ...


class Place(Protocol):
    """Where there are workers: `Processes`, `Threads`, `Cluster`."""

    def team(self) -> Team:
        """Take on workers. Raises ValepaskaError where there are none to be had."""
        ...


def run_all(work: Callable[[Job], Result], jobs: Iterable[Job], team: Team) -> Iterator[Result]:
    """The results of all jobs, one after the other here, or on an executor in the order they come.

    On an executor `work` and the jobs must be picklable. Jobs are taken as they are needed, so
    there may be any number of them; those that have not begun are cancelled when the caller
    stops early. What a lost worker was doing is done again by another. Raises ValepaskaError
    when workers are lost again and again.
    """
    if team.executor is None:
        yield from map(work, jobs)
        return
    coming = iter(jobs)
    again: deque[Job] = deque()
    waiting: dict[Future[Result], Job] = {}
    lost_in_a_row = 0
    try:
        while True:
            lost = False
            for job in _next_jobs(again, coming, team.handed_out - len(waiting)):
                try:
                    waiting[team.executor.submit(work, job)] = job
                except team.losses:
                    again.append(job)
                    lost = True
                    break
            if not waiting and not lost:
                return
            done, _ = wait(waiting, return_when=FIRST_COMPLETED)
            for future in done:
                job = waiting.pop(future)
                try:
                    result = future.result()
                except team.losses:
                    again.append(job)
                    lost = True
                else:
                    lost_in_a_row = 0
                    yield result
            if lost:
                lost_in_a_row += 1
                if lost_in_a_row > MOST_LOSSES:
                    raise ValepaskaError(team.done_for)
                team.renew()
    finally:
        for future in waiting:
            future.cancel()


def _next_jobs(again: deque[Job], coming: Iterator[Job], number: int) -> Iterator[Job]:
    """So many jobs: those to be done again first."""
    while again and number > 0:
        number -= 1
        yield again.popleft()
    yield from islice(coming, max(0, number))


@contextmanager
def team_at(place: Place | Executor | None) -> Iterator[Team]:
    """The workers of a place, dismissed in the end; those of an executor stay with whoever made it."""
    if isinstance(place, Executor):
        yield Borrowed(place)
        return
    team = Processes(1).team() if place is None else place.team()
    try:
        yield team
    finally:
        team.dismiss()


class Borrowed:
    """The caller's executor: it is neither renewed nor shut down here."""

    handed_out = HANDED_OUT
    losses: tuple[type[Exception], ...] = (BrokenExecutor,)
    done_for = "a worker that played deals was ended from outside: start again"

    def __init__(self, executor: Executor) -> None:
        self.executor: Executor | None = executor

    def renew(self) -> None:
        """Raises ValepaskaError: nothing can be done about another's executor."""
        raise ValepaskaError(self.done_for)

    def dismiss(self) -> None:
        """It is not ours to dismiss."""


class Threads(NamedTuple):
    """So many threads: of use where Python runs without its global lock."""

    number: int

    def team(self) -> Team:
        """Threads of this process."""
        _check(self.number, "threads")
        return _Threads(self.number)


class _Threads:
    handed_out = HANDED_OUT
    losses: tuple[type[Exception], ...] = (BrokenExecutor,)
    done_for = "a thread that played deals could not be started: ask for fewer"

    def __init__(self, number: int) -> None:
        self.executor: Executor | None = ThreadPoolExecutor(number)

    def renew(self) -> None:
        """Threads are not lost one by one."""

    def dismiss(self) -> None:
        """End the threads once they have done what they are at."""
        assert self.executor is not None
        self.executor.shutdown(cancel_futures=True)


class Processes(NamedTuple):
    """So many processes on this machine; one is this process itself."""

    number: int

    def team(self) -> Team:
        """Fresh processes. Raises ValepaskaError for more than could be of use to this machine."""
        _check(self.number, "processes")
        return _Processes(self.number)


class _Processes:
    handed_out = HANDED_OUT
    losses: tuple[type[Exception], ...] = (BrokenExecutor,)
    done_for = (
        "the processes that played deals were ended from outside again and again: "
        "start again, with fewer jobs if memory is short"
    )

    def __init__(self, number: int) -> None:
        self._number = number
        self.executor: Executor | None = None if number == 1 else self._hire()

    def _hire(self) -> Executor:
        from concurrent.futures import ProcessPoolExecutor  # costs 20 ms that one process need not pay
        from multiprocessing import get_context

        one_thread_each()
        executor = ProcessPoolExecutor(self._number, get_context("spawn"), _end_with_parent)
        try:
            with _deaf_to_interrupts():
                for _ in range(self._number):
                    executor.submit(int)  # starts a process
        except BaseException:  # Ctrl-C meanwhile is heard now, and nobody else knows of the processes yet
            executor.shutdown(cancel_futures=True)
            raise
        return executor

    def renew(self) -> None:
        """A pool that has lost a process does nothing more: all are replaced."""
        self.dismiss()
        self.executor = self._hire()

    def dismiss(self) -> None:
        """End the processes once they have done what they are at."""
        if self.executor is not None:
            self.executor.shutdown(cancel_futures=True)


def _check(number: int, what: str) -> None:
    most = JOBS_FOR_EACH_PROCESSOR * (os.cpu_count() or 1)
    if not 1 <= number <= most:
        raise ValepaskaError(f"{number} {what} are too many for this machine: ask for at most {most}")


@contextmanager
def _deaf_to_interrupts() -> Iterator[None]:
    """Processes started meanwhile leave Ctrl-C to this one, which ends them without a word."""
    if sys.platform == "win32":
        yield
        return
    from multiprocessing import resource_tracker

    resource_tracker.ensure_running()  # begun with the first process it would hear Ctrl-C again for all
    with ctrl_c_waits():
        before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})  # which the processes inherit
        try:
            yield
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _end_with_parent() -> None:
    """Where a process is killed that waits for nothing, the processes that it started would wait for it for ever."""
    from multiprocessing import parent_process
    from multiprocessing.connection import wait as wait_for

    def watch() -> None:
        parent = parent_process()
        assert parent is not None
        wait_for([parent.sentinel])
        os._exit(1)

    threading.Thread(target=watch, name="watching the parent", daemon=True).start()
