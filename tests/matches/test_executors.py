"""Where deals are played changes nothing, and a worker that is killed loses nothing."""

import multiprocessing
import os
import signal
import socket
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor

import pytest

from valepaska.errors import ValepaskaError
from valepaska.matches import (
    Block,
    Place,
    Processes,
    Threads,
    executors,
    run_all,
    run_block,
    simulate,
    team_at,
)

BOTS = ("counter", "liar", "honest")
DEALS = 120
BLOCK_OF_ANOTHER_VERSION = Block("valepaska", BOTS, 5, 0, 3, version="0.0.1")
OTHER_VERSION = r"cannot play what 0\.0\.1 has begun"
unix = pytest.mark.skipif(sys.platform == "win32", reason="there is no such signal")


def once(act: Callable[[], None]) -> Callable[[int, int], None]:
    """A progress that does something when the first block is done."""
    left = [act]

    def step(done: int, of: int) -> None:
        if left:
            left.pop()()

    return step


@pytest.mark.parametrize("place", [Processes(1), Processes(2), Threads(3)])
def test_the_result_is_the_same_wherever_it_is_played(place: Place) -> None:
    assert simulate("valepaska", BOTS, 40, seed=5, on=place) == simulate("valepaska", BOTS, 40, seed=5)


def test_any_executor_will_do() -> None:
    with ThreadPoolExecutor(2) as threads:
        assert simulate("valepaska", BOTS, 40, seed=5, on=threads) == simulate("valepaska", BOTS, 40, seed=5)
        assert threads.submit(int).result() == 0, "it is still the caller's"


@unix
def test_a_process_that_is_killed_loses_nothing() -> None:
    of_others = {child.pid for child in multiprocessing.active_children()}

    def kill() -> None:
        child = next(child for child in multiprocessing.active_children() if child.pid not in of_others)
        assert child.pid is not None
        os.kill(child.pid, signal.SIGKILL)

    found = simulate("valepaska", BOTS, DEALS, seed=5, on=Processes(2), progress=once(kill))
    assert found == simulate("valepaska", BOTS, DEALS, seed=5)


@unix
def test_processes_that_are_killed_again_and_again_are_told_in_one_line() -> None:
    with team_at(Processes(2)) as team, pytest.raises(ValepaskaError, match="ended from outside again and again"):
        list(run_all(signal.raise_signal, [signal.SIGKILL] * 2, team))


@unix
def test_an_executor_that_breaks_is_the_matter_of_whoever_made_it() -> None:
    executor = ProcessPoolExecutor(1, mp_context=multiprocessing.get_context("spawn"))
    with executor, team_at(executor) as team, pytest.raises(ValepaskaError, match="ended from outside: start again"):
        list(run_all(signal.raise_signal, [signal.SIGKILL], team))


def test_every_job_is_done_once() -> None:
    with team_at(Threads(2)) as team:
        assert sorted(run_all(str, range(100, 300), team)) == [str(number) for number in range(100, 300)]


def test_one_process_is_this_one() -> None:
    with team_at(Processes(1)) as team:
        assert team.executor is None


def test_a_block_of_another_version_is_refused() -> None:
    with team_at(None) as team, pytest.raises(ValepaskaError, match=OTHER_VERSION):
        list(run_all(run_block, [BLOCK_OF_ANOTHER_VERSION], team))


@unix
def test_ctrl_c_is_heard_once_the_processes_have_started_whichever_thread_takes_it() -> None:
    taken, tells = socket.socketpair()
    tells.setblocking(False)
    over = threading.Event()
    started: list[bool] = []

    def start() -> None:
        with executors._deaf_to_interrupts():
            signal.pthread_kill(other.ident or 0, signal.SIGINT)
            assert taken.recv(1) == bytes([signal.SIGINT])
            started.append(True)

    other = threading.Thread(target=over.wait)  # like that of a line about patience
    other.start()
    before = signal.set_wakeup_fd(tells.fileno())
    try:
        with pytest.raises(KeyboardInterrupt):
            start()
    finally:
        signal.set_wakeup_fd(before)
        over.set()
        other.join()
        taken.close()
        tells.close()
    assert started == [True]
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
