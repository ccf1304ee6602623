"""Seeds that are the same on every machine, in every process and in every Python."""

from hashlib import blake2b
from random import Random

from valepaska.errors import ValepaskaError

SEED_BITS = 63
"""A seed fits into a whole number of TOML, so that a record can name it."""


def check_seed(seed: int) -> None:
    """Raise ValepaskaError for a seed that no record could name."""
    if seed.bit_length() > SEED_BITS:
        raise ValepaskaError(f"this seed is too large: choose a whole number below {2**SEED_BITS}")


def seed_of(*parts: int | str) -> int:
    """A seed of 64 bits that depends on every part and on their order."""
    text = "\x1f".join(map(str, parts))
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "big")


def generator(*parts: int | str) -> Random:
    """A generator of its own for this purpose. Raises ValepaskaError as `check_seed` does."""
    for part in parts:
        if isinstance(part, int):
            check_seed(part)
    return Random(seed_of(*parts))
