"""A word on standard error when the first result is long in coming, as while the engine is compiled."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Lock, Timer

from valepaska.terminal.complaints import tell

PATIENCE = 5.0
"""Seconds without a word."""


@contextmanager
def patience(word: str | None) -> Iterator[Callable[[], None]]:
    """Say the word, if there is one, once, unless the first result comes soon.

    What is given is to be called when it comes.
    """
    turn = Lock()
    come = False

    def speak() -> None:
        with turn:
            if word is not None and not come:
                tell(word)

    def has_come() -> None:
        nonlocal come
        if not come:
            with turn:
                come = True
            timer.cancel()

    timer = Timer(PATIENCE, speak)
    timer.daemon = True
    timer.start()
    try:
        yield has_come
    finally:
        has_come()
