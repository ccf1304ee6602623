"""Sets of cards and of seats as integers, and the one product that overflows on a machine.

The compiled kernel has its own text of the functions in this file (machine instructions in
place of Python's); all else in the kernel is one text for both.
"""

MASK = (1 << 63) - 1


def popcount(cards: int) -> int:
    """How many bits are set."""
    return cards.bit_count()


def lowest(cards: int) -> int:
    """The number of the lowest bit that is set; the set must not be empty."""
    return (cards & -cards).bit_length() - 1


def nth_bit(cards: int, number: int) -> int:
    """The bit that is set above `number` lower ones, as a set."""
    for _ in range(number):
        cards &= cards - 1
    return cards & -cards


def times(a: int, b: int) -> int:
    """The low 63 bits of a product of two numbers below 2**63."""
    return a * b & MASK
