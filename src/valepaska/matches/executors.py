"""Where blocks of deals are played: here, in processes, or on any executor."""

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor, Future, as_completed
from contextlib import contextmanager
from typing import TypeVar

Job = TypeVar("Job")
Result = TypeVar("Result")


def run_all(work: Callable[[Job], Result], jobs: Iterable[Job], executor: Executor | None = None) -> Iterator[Result]:
    """The results of all jobs, one after the other here, or on an executor in the order they come.

    On an executor `work` and the jobs must be picklable. Jobs that have not begun are
    cancelled when the caller stops early.
    """
    if executor is None:
        yield from map(work, jobs)
        return
    waiting: list[Future[Result]] = [executor.submit(work, job) for job in jobs]
    try:
        for done in as_completed(waiting):
            yield done.result()
    finally:
        for future in waiting:
            future.cancel()


@contextmanager
def pool(jobs: int) -> Iterator[Executor | None]:
    """An executor of so many processes; None for one, which needs none."""
    if jobs <= 1:
        yield None
        return
    from concurrent.futures import ProcessPoolExecutor  # costs 20 ms that one process need not pay
    from multiprocessing import get_context

    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as executor:
        yield executor
