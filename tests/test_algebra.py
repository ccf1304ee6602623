"""A bot that plays by a net leaves the other processors alone."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from valepaska.matches import Processes, run_all, team_at

THREADS = Path("/proc/self/task")
ALL_THREADS = """
import os, sys
from valepaska.cli import main
main(["rules", "valepaska"])
import numpy
numpy.ones((512, 512)) @ numpy.ones((512, 512))
sys.exit(len(os.listdir("/proc/self/task")))
"""


def threads_after_a_product(size: int) -> int:
    """How many threads more than before a product of matrices has left behind in this process."""
    before = len(list(THREADS.iterdir()))
    import numpy as np

    np.ones((size, size)) @ np.ones((size, size))
    return len(list(THREADS.iterdir())) - before


@pytest.fixture
def nothing_said(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in os.environ if name.endswith("_NUM_THREADS")]:
        monkeypatch.delenv(name)


linux = pytest.mark.skipif(not THREADS.exists(), reason="threads are counted in /proc, which Linux has")


@linux
@pytest.mark.usefixtures("nothing_said")
def test_processes_that_play_multiply_in_one_thread_each() -> None:
    with team_at(Processes(2)) as team:
        assert list(run_all(threads_after_a_product, [512, 512], team)) == [0, 0]


@linux
@pytest.mark.usefixtures("nothing_said")
def test_so_does_the_command_line() -> None:
    assert subprocess.run([sys.executable, "-c", ALL_THREADS], check=False, capture_output=True).returncode == 1


def test_whoever_says_more_threads_gets_them(monkeypatch: pytest.MonkeyPatch) -> None:
    from valepaska.algebra import one_thread_each

    monkeypatch.setenv("OPENBLAS_NUM_THREADS", "3")
    one_thread_each()
    assert os.environ["OPENBLAS_NUM_THREADS"] == "3"
