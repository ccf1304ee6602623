"""Arrays that users see and the kernel writes."""

from typing import Any, NamedTuple

import numpy as np

Array = np.ndarray[Any, np.dtype[Any]]


class Observed(NamedTuple):
    """What seats see, a row a deal.

    `facts`: float32, (deals, `Encoding.facts`). `legal`: bool, (deals, `Encoding.actions`).
    """

    facts: Array
    legal: Array


class Room(NamedTuple):
    """An array for users, and what the kernel writes: the array itself, flat, or a list when interpreted."""

    array: Array
    flat: Any

    def publish(self) -> None:
        """Bring what was written to the array."""
        if isinstance(self.flat, list):
            self.array.reshape(-1)[:] = self.flat


def room(shape: tuple[int, ...], kind: Any, *, compiled: bool) -> Room:
    """A room of zeros."""
    array: Array = np.zeros(shape, dtype=kind)
    return Room(array, array.reshape(-1) if compiled else array.reshape(-1).tolist())
