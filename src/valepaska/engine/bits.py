"""Sets of cards and of seats as integers.

The compiled kernel has its own text of the functions in this file (machine instructions in
place of Python's); all else in the kernel is one text for both.
"""


def popcount(cards: int) -> int:
    """How many bits are set."""
    return cards.bit_count()


def lowest(cards: int) -> int:
    """The number of the lowest bit that is set; the set must not be empty."""
    return (cards & -cards).bit_length() - 1
