"""Where deals are played changes nothing, and a worker that is killed loses nothing."""

import json
import multiprocessing
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from distributed import LocalCluster

from valepaska.cli import main
from valepaska.errors import ValepaskaError
from valepaska.matches import (
    Block,
    Cluster,
    Place,
    Processes,
    Threads,
    cluster,
    executors,
    league,
    run_all,
    run_block,
    simulate,
    team_at,
)

BOTS = ("counter", "liar", "honest")
DEALS = 120
unix = pytest.mark.skipif(sys.platform == "win32", reason="there is no such signal")


class Workers:
    """A scheduler with two worker processes on this machine, as `dask scheduler` and `dask worker` start them."""

    def __init__(self) -> None:
        self._cluster = LocalCluster(
            n_workers=2, threads_per_worker=1, processes=True, dashboard_address=":0", silence_logs=50
        )
        self.address: str = self._cluster.scheduler_address

    def kill_one(self) -> None:
        """End a worker as a machine does that is switched off."""
        worker = next(iter(self._cluster.workers.values()))
        os.kill(worker.process.process.pid, signal.SIGKILL)

    def close(self) -> None:
        self._cluster.close()


@pytest.fixture(scope="module")
def workers() -> Iterator[Workers]:
    found = Workers()
    yield found
    found.close()


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


def test_a_cluster_gives_the_same_result(workers: Workers) -> None:
    place = Cluster(workers.address)
    assert simulate("valepaska", BOTS, 40, seed=5, on=place) == simulate("valepaska", BOTS, 40, seed=5)
    bots = ("honest", "liar")
    assert league("valepaska", bots, 16, seed=2, on=place) == league("valepaska", bots, 16, seed=2)


@unix
def test_a_process_that_is_killed_loses_nothing() -> None:
    def kill() -> None:
        child = next(iter(multiprocessing.active_children()))
        assert child.pid is not None
        os.kill(child.pid, signal.SIGKILL)

    found = simulate("valepaska", BOTS, DEALS, seed=5, on=Processes(2), progress=once(kill))
    assert found == simulate("valepaska", BOTS, DEALS, seed=5)


@unix
def test_a_worker_of_a_cluster_that_is_killed_loses_nothing(workers: Workers) -> None:
    found = simulate("valepaska", BOTS, DEALS, seed=5, on=Cluster(workers.address), progress=once(workers.kill_one))
    assert found == simulate("valepaska", BOTS, DEALS, seed=5)


def test_the_command_line_plays_on_a_cluster(workers: Workers, capsys: pytest.CaptureFixture[str]) -> None:
    wish = ["simulate", "--bots", "honest,liar", "--deals", "20", "--json"]
    assert main([*wish, "--cluster", workers.address]) == 0
    on_cluster = capsys.readouterr()
    assert main(wish) == 0
    assert capsys.readouterr().out == on_cluster.out
    assert on_cluster.err == ""


@unix
def test_a_scheduler_that_dies_is_told_in_one_line(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "scheduler.json"
    dask = [sys.executable, "-m", "dask"]
    quiet: dict[str, Any] = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    at = ["--scheduler-file", str(file)]
    scheduler = subprocess.Popen([*dask, "scheduler", "--port", "0", "--dashboard-address", ":0", *at], **quiet)
    worker = subprocess.Popen([*dask, "worker", "--nthreads", "1", "--no-dashboard", "--no-nanny", *at], **quiet)
    try:
        while not file.exists():
            assert scheduler.poll() is None
            time.sleep(0.05)
        address = json.loads(file.read_text(encoding="utf-8"))["address"]
        with pytest.raises(ValepaskaError, match=r"the scheduler at .* has gone"):
            simulate("valepaska", BOTS, 10**4, on=Cluster(address), progress=once(scheduler.kill))
    finally:
        for process in (worker, scheduler):
            process.kill()
            process.wait()
    assert "Traceback" not in capfd.readouterr().err


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


def test_a_block_of_another_version_is_refused_wherever_it_is_played(workers: Workers) -> None:
    block = Block("valepaska", BOTS, 5, 0, 3, version="0.0.1")
    places: list[Place | Executor | None] = [None, Cluster(workers.address)]
    for place in places:
        with team_at(place) as team, pytest.raises(ValepaskaError, match=r"cannot play what 0\.0\.1 has begun"):
            list(run_all(run_block, [block], team))


@pytest.mark.parametrize(
    ("address", "why"),
    [
        ("nonsense", "missing port"),
        ("tcp://127.0.0.1:9", "(no answer|Timed out)"),
        ("carrier-pigeon://here:1", "unknown address scheme"),
    ],
)
def test_an_address_without_a_cluster_is_told_in_one_line(
    address: str, why: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cluster, "PATIENCE", 0.3)
    with pytest.raises(ValepaskaError, match=f"no cluster answers at '{address}' .*{why}.*`dask scheduler`") as told:
        simulate("valepaska", BOTS, 3, on=Cluster(address))
    assert "\n" not in str(told.value)


def test_the_address_of_a_worker_is_not_that_of_a_cluster(workers: Workers) -> None:
    worker = next(iter(workers._cluster.workers.values())).worker_address
    with pytest.raises(ValepaskaError, match="it is the address of a Worker"):
        simulate("valepaska", BOTS, 3, on=Cluster(worker))


def test_a_cluster_without_workers_is_told_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "PATIENCE", 0.5)
    empty = LocalCluster(n_workers=0, processes=False, dashboard_address=":0", silence_logs=50, protocol="tcp://")
    with empty, pytest.raises(ValepaskaError, match="has no workers: start some with `dask worker"):
        simulate("valepaska", BOTS, 3, on=Cluster(empty.scheduler_address))


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


def test_without_the_library_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(ValepaskaError, match=r"pip install 'PATH/TO/THE/CLONE\[cluster\]'"):
        simulate("valepaska", BOTS, 3, on=Cluster("tcp://127.0.0.1:1"))
