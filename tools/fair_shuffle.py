#!/usr/bin/env python3
"""Deals many decks by the fair deal and counts every card in every place: is one as likely as another?

Run it with the interpreter of the tests: .venv/test/bin/python tools/fair_shuffle.py [DECKS]. A million decks
take a quarter of a minute. Exit status 1 when chance alone would give such counts less than once in a thousand times.
"""

import math
import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "src")]

from valepaska.table.fair import NUMBERS, Fair  # noqa: E402

CARDS = 52
BLOCKS = 4
"""As many as have the numbers of a whole deck, unless some are thrown away."""
AT_ONCE = 20_000
MILLION = 1_000_000
RARE = 3.0902
"""The point of a normal distribution beyond which one in a thousand lies."""


def deals(first: int, count: int) -> list[Fair]:
    """Deals with secrets and contributions of their own, always the same."""
    drawn = (sha256(b"%d" % number).digest() for number in range(first, first + count))
    return [Fair(secret, (secret.hex()[:32], None, secret.hex()[32:], None)) for secret in drawn]


def decks(fair: list[Fair]) -> NDArray[np.uint8]:
    """The decks of these deals as numbers of cards, all shuffled side by side."""
    blocks = b"".join([each.block("deck", number) for each in fair for number in range(BLOCKS)])
    numbers = np.frombuffer(blocks, dtype=">u2").reshape(len(fair), -1)[:, : CARDS - 1]
    limits = np.arange(CARDS, 1, -1)
    kept = numbers < NUMBERS - NUMBERS % limits
    found = np.tile(np.arange(CARDS, dtype=np.uint8), (len(fair), 1))
    others, rows = (numbers % limits).astype(np.intp), np.arange(len(fair))
    for step, limit in enumerate(limits):
        place = limit - 1
        other = others[:, step]
        found[rows, other], found[:, place] = found[:, place].copy(), found[rows, other].copy()
    for row in np.flatnonzero(~kept.all(axis=1)):  # a number was thrown away: the one after it counts
        found[row] = fair[row].shuffled(range(CARDS))
    return found


def counts(total: int) -> NDArray[np.int64]:
    """How often each card (column) lay in each place (row) in so many decks."""
    found = np.zeros((CARDS, CARDS), dtype=np.int64)
    for batch in _batches(total):
        for place, cards in enumerate(decks(batch).T):
            found[place] += np.bincount(cards, minlength=CARDS)
    return found


def _batches(total: int) -> Iterator[list[Fair]]:
    for first in range(0, total, AT_ONCE):
        yield deals(first, min(AT_ONCE, total - first))


def chi_square(found: NDArray[np.int64]) -> float:
    """How far counts are from all being alike; as many degrees of freedom as `freedom` says, if chance is fair."""
    expected = found.sum() / found.size
    return float(((found - expected) ** 2 / expected).sum())


def freedom(found: NDArray[np.int64]) -> int:
    """Every row and every column of the counts has its sum given."""
    rows, columns = found.shape
    return int((rows - 1) * (columns - 1))


def deviation(found: NDArray[np.int64]) -> float:
    """The same as a standard normal number (Wilson and Hilferty)."""
    free = freedom(found)
    third = (chi_square(found) / free) ** (1 / 3)
    return float((third - (1 - 2 / (9 * free))) / math.sqrt(2 / (9 * free)))


def main() -> int:
    """Deal, count, and say what came of it."""
    total = int(sys.argv[1]) if len(sys.argv) > 1 else MILLION
    found = counts(total)
    off = deviation(found)
    print(f"{total} decks, {CARDS} cards in {CARDS} places: from {found.min()} to {found.max()} times")
    print(
        f"chi-square {chi_square(found):.1f} with {freedom(found)} degrees of freedom: {off:+.2f} standard deviations"
    )
    return int(abs(off) > RARE)


if __name__ == "__main__":
    raise SystemExit(main())
