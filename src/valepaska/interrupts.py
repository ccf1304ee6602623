"""Ctrl-C at a moment when it would be lost, or do harm, is heard a little later."""

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType


@contextmanager
def ctrl_c_waits() -> Iterator[None]:
    """What is begun inside is finished before Ctrl-C is heard, whichever thread takes it; a second ends the program.

    Raised where libraries in C call back, the exception would be printed and forgotten. In another thread than the
    main one this does nothing: Python hears Ctrl-C in the main thread alone.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    pressed: list[int] = []

    def note(number: int, _: FrameType | None) -> None:
        if pressed:
            signal.signal(number, signal.SIG_DFL)
            signal.raise_signal(number)
        pressed.append(number)

    before = signal.signal(signal.SIGINT, note)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before or signal.SIG_DFL)
        if pressed:
            signal.raise_signal(signal.SIGINT)
