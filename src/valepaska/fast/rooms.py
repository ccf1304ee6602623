"""Arrays that users see and the kernel writes."""

from typing import Any, NamedTuple

from valepaska.errors import ValepaskaError, lacking

try:
    import numpy as np
except ModuleNotFoundError as error:
    raise lacking("fast", error) from None

Array = np.ndarray[Any, np.dtype[Any]]
BOUNDS = np.iinfo(np.int64)


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

    def __reduce__(self) -> tuple[Any, ...]:
        """What a copy or a pickle is made of: its flat part is the copy's own array again."""
        return room_of, (self.array, self.flat if isinstance(self.flat, list) else None)


def room_of(array: Array, written: list[Any] | None) -> Room:
    """A room with this array, and the list that an interpreted kernel writes, if it is one."""
    return Room(array, array.reshape(-1) if written is None else written)


def room(shape: tuple[int, ...], kind: Any, *, compiled: bool) -> Room:
    """A room of zeros."""
    array: Array = np.zeros(shape, dtype=kind)
    return room_of(array, None if compiled else array.reshape(-1).tolist())


def integers(given: Array, shape: tuple[int, ...]) -> Array:
    """Codes as the kernel takes them; one beyond 64 bits becomes the nearest within, which is no code either.

    Raises TypeError for what is no whole numbers, which nothing rounds, and ValepaskaError for another shape.
    """
    found = np.asarray(given)
    if found.dtype.kind != "i":
        found = _within_64_bits(found)
    if found.dtype.kind not in "iu":
        raise TypeError(f"a step takes integers of shape {shape}, not {found.dtype}")
    if found.shape != shape:
        raise ValepaskaError(f"a step takes integers of shape {shape}, not of shape {found.shape}")
    return np.ascontiguousarray(found, dtype=np.int64)


def _within_64_bits(numbers: Array) -> Array:
    found = numbers
    if numbers.dtype == np.uint64:
        found = np.minimum(numbers, np.uint64(BOUNDS.max))
    elif numbers.dtype == object and all(type(each) is int for each in numbers.flat):
        found = np.clip(numbers, BOUNDS.min, BOUNDS.max).astype(np.int64)
    return found
