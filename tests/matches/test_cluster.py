"""Deals played on a cluster are the same deals; whatever is lost of it is told in one line."""

import gc
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import distributed
import pytest

from tests.matches.test_executors import BLOCK_OF_ANOTHER_VERSION, BOTS, DEALS, OTHER_VERSION, once, unix
from tests.shell import RESPONSE, surroundings
from valepaska.cli import main
from valepaska.errors import ValepaskaError
from valepaska.matches import Cluster, cluster, league, run_all, run_block, simulate, team_at

pytestmark = pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
"""When a scheduler dies, the library leaves sockets to the collector of garbage, which complains of each."""


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A cluster may be slow to answer."""
    monkeypatch.setattr(cluster, "PATIENCE", RESPONSE)


@pytest.fixture(scope="module", autouse=True)
def what_the_library_leaves() -> Iterator[None]:
    """Is collected here, lest another test hears the complaints."""
    yield
    gc.collect()


class Workers:
    """A scheduler with two worker processes on this machine, as `dask scheduler` and `dask worker` start them."""

    def __init__(self) -> None:
        self._cluster = distributed.LocalCluster(
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


def test_a_cluster_gives_the_same_result(workers: Workers) -> None:
    place = Cluster(workers.address)
    assert simulate("valepaska", BOTS, 40, seed=5, on=place) == simulate("valepaska", BOTS, 40, seed=5)
    bots = ("honest", "liar")
    assert league("valepaska", bots, 16, seed=2, on=place) == league("valepaska", bots, 16, seed=2)


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


def test_a_block_of_another_version_is_refused_there_too(workers: Workers) -> None:
    with team_at(Cluster(workers.address)) as team, pytest.raises(ValepaskaError, match=OTHER_VERSION):
        list(run_all(run_block, [BLOCK_OF_ANOTHER_VERSION], team))


@unix
def test_a_scheduler_that_dies_is_told_in_one_line(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "scheduler.json"
    dask = [sys.executable, "-m", "dask"]
    quiet: dict[str, Any] = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "env": surroundings(tmp_path)}
    at = ["--scheduler-file", str(file)]
    here = ["--host", "127.0.0.1", "--port", "0", "--dashboard-address", ":0"]
    scheduler = subprocess.Popen([*dask, "scheduler", *here, *at], **quiet)
    worker = subprocess.Popen([*dask, "worker", "--nthreads", "1", "--no-dashboard", "--no-nanny", *at], **quiet)
    try:
        address = ""
        while not address:
            assert scheduler.poll() is None
            time.sleep(0.05)
            with suppress(FileNotFoundError, json.JSONDecodeError):  # it is being written
                address = json.loads(file.read_text(encoding="utf-8"))["address"]
        with pytest.raises(ValepaskaError, match=r"the scheduler at .* has gone"):
            simulate("valepaska", BOTS, 10**4, on=Cluster(address), progress=once(scheduler.kill))
    finally:
        for process in (worker, scheduler):
            process.kill()
            process.wait()
    assert "Traceback" not in capfd.readouterr().err


def test_a_library_that_fails_in_taking_leave_hides_nothing(workers: Workers, monkeypatch: pytest.MonkeyPatch) -> None:
    leave: Callable[[Any], None] = distributed.Client.close

    def badly(self: Any) -> None:
        leave(self)
        raise RuntimeError("dictionary changed size during iteration")

    monkeypatch.setattr(distributed.Client, "close", badly)
    with pytest.raises(ValepaskaError, match="all is lost"), team_at(Cluster(workers.address)):
        raise ValepaskaError("all is lost")


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
    *_, worker = workers._cluster.workers.values()  # the first one has been killed
    with pytest.raises(ValepaskaError, match="it is the address of a Worker"):
        simulate("valepaska", BOTS, 3, on=Cluster(worker.worker_address))


def test_a_cluster_without_workers_is_told_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    wait: Callable[..., None] = distributed.Client.wait_for_workers
    monkeypatch.setattr(distributed.Client, "wait_for_workers", lambda self, some, timeout: wait(self, some, 0.1))
    empty = distributed.LocalCluster(
        n_workers=0, processes=False, dashboard_address=":0", silence_logs=50, protocol="tcp://"
    )
    with empty, pytest.raises(ValepaskaError, match="has no workers: start some with `dask worker"):
        simulate("valepaska", BOTS, 3, on=Cluster(empty.scheduler_address))


def test_without_the_library_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(ValepaskaError, match=r"pip install 'PATH/TO/THE/CLONE\[cluster\]'"):
        simulate("valepaska", BOTS, 3, on=Cluster("tcp://127.0.0.1:1"))
