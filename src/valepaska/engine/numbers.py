"""Whole numbers that callers hand in, before anything compiled or seeded takes them."""

from operator import index
from typing import Any

from valepaska.errors import ValepaskaError

SEED_BITS = 63
"""A seed fits into a whole number of TOML, so that a record can name it."""


def whole(given: Any, what: str) -> int:
    """This number as an int; those of NumPy will do.

    Raises TypeError for anything else: nothing is rounded, and True is no number.
    """
    try:
        if not isinstance(given, bool):
            return index(given)
    except TypeError:
        pass
    raise TypeError(f"{what} is a whole number, not {given!r}")


def numbered(given: Any, what: str, count: int) -> int:
    """This number, one of those from 0 to `count` - 1 that `what` ("seat", "deal") may have.

    Raises ValueError for another, and TypeError for what is no whole number.
    """
    number = whole(given, f"a {what}")
    if not 0 <= number < count:
        raise ValueError(f"there is no {what} {number}: {what}s are 0 to {count - 1}")
    return number


def check_seed(seed: int) -> int:
    """This seed as an int: 0 to 2**63 - 1 everywhere.

    Raises ValepaskaError for one out of bounds, and TypeError for what is no whole number.
    """
    found = whole(seed, "a seed")
    if not 0 <= found < 2**SEED_BITS:
        raise ValepaskaError(f"this seed is out of bounds: choose a whole number from 0 to {2**SEED_BITS - 1}")
    return found
