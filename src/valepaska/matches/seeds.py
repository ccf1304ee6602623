"""Seeds that are the same on every machine, in every process and in every Python."""

from hashlib import blake2b
from random import Random

from valepaska.engine.numbers import check_seed


def seed_of(*parts: int | str) -> int:
    """A seed of 64 bits that depends on every part and on their order."""
    text = "\x1f".join(map(str, parts))
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "big")


def generator(*parts: int | str) -> Random:
    """A generator of its own for this purpose. Raises ValepaskaError and TypeError as `check_seed` does."""
    for part in parts:
        if not isinstance(part, str):
            check_seed(part)
    return Random(seed_of(*parts))
