"""Where blocks of deals are played: here, in processes, or on any executor."""

import os
import signal
import sys
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Executor, Future, wait
from contextlib import contextmanager
from itertools import islice
from typing import TypeVar

from valepaska.errors import ValepaskaError

HANDED_OUT = 64
"""How many jobs an executor is given beyond those that are done."""
JOBS_FOR_EACH_PROCESSOR = 4

Job = TypeVar("Job")
Result = TypeVar("Result")


def run_all(work: Callable[[Job], Result], jobs: Iterable[Job], executor: Executor | None = None) -> Iterator[Result]:
    """The results of all jobs, one after the other here, or on an executor in the order they come.

    On an executor `work` and the jobs must be picklable. Jobs are taken as they are needed, so
    there may be any number of them; those that have not begun are cancelled when the caller
    stops early. Raises ValepaskaError when a process of the executor was ended from outside.
    """
    if executor is None:
        yield from map(work, jobs)
        return
    coming = iter(jobs)
    waiting: set[Future[Result]] = set()
    try:
        while True:
            waiting |= {executor.submit(work, job) for job in islice(coming, HANDED_OUT - len(waiting))}
            if not waiting:
                return
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
    except BrokenExecutor:
        raise ValepaskaError(
            "a process that played deals was ended from outside: start again, with fewer jobs if memory is short"
        ) from None
    finally:
        for future in waiting:
            future.cancel()


@contextmanager
def pool(jobs: int) -> Iterator[Executor | None]:
    """An executor of so many processes; None for one, which needs none.

    Raises ValepaskaError for more processes than could be of use to this machine.
    """
    most = JOBS_FOR_EACH_PROCESSOR * (os.cpu_count() or 1)
    if jobs > most:
        raise ValepaskaError(f"{jobs} processes are too many for this machine: ask for at most {most}")
    if jobs <= 1:
        yield None
        return
    from concurrent.futures import ProcessPoolExecutor  # costs 20 ms that one process need not pay
    from multiprocessing import get_context

    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as executor:
        with _deaf_to_interrupts():
            for _ in range(jobs):
                executor.submit(int)  # starts a process
        yield executor


@contextmanager
def _deaf_to_interrupts() -> Iterator[None]:
    """Processes started meanwhile leave Ctrl-C to this one, which ends them without a word."""
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
