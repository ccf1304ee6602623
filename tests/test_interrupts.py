"""Ctrl-C at a bad moment is heard a little later, and never lost."""

import signal
import subprocess
import sys
import threading

import pytest

from valepaska.interrupts import ctrl_c_waits


def pressed(done: list[str]) -> None:
    with ctrl_c_waits():
        signal.raise_signal(signal.SIGINT)
        done.append("finished")


def test_what_was_begun_is_finished_before_ctrl_c_is_heard() -> None:
    done: list[str] = []
    with pytest.raises(KeyboardInterrupt):
        pressed(done)
    assert done == ["finished"]
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_without_ctrl_c_and_in_another_thread_nothing_changes() -> None:
    with ctrl_c_waits():
        pass
    seen: list[object] = []

    def inside() -> None:
        with ctrl_c_waits():
            seen.append(signal.getsignal(signal.SIGINT))

    thread = threading.Thread(target=inside)
    thread.start()
    thread.join()
    assert seen == [signal.default_int_handler]


@pytest.mark.skipif(sys.platform == "win32", reason="there a program does not end by a signal")
def test_a_second_ctrl_c_ends_the_program_at_once_and_without_a_traceback() -> None:
    program = """
import signal
from valepaska.interrupts import ctrl_c_waits
with ctrl_c_waits():
    for _ in range(2):
        signal.raise_signal(signal.SIGINT)
    print("still there")
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False, timeout=60)
    assert (done.returncode, done.stdout, done.stderr) == (-signal.SIGINT, "", "")
