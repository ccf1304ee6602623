"""Chance, as kernel text: a counter that is scrambled (SplitMix, in 63 bits). Whoever calls brings the counter."""

from valepaska.engine.bits import times
from valepaska.engine.layout import Dice

COUNTER = (1 << 62) - 1
GAMMA = 0x1E3779B97F4A7C15
FIRST_FACTOR = 0x3F58476D1CE4E5B9
SECOND_FACTOR = 0x14D049BB133111EB
WORD = (1 << 32) - 1
WHOLE = 1 << 32
"""A chance of one, as a number of 2**32 parts."""


def scrambled(x: int) -> int:
    """A number of 63 bits that every bit of another decides."""
    x = times(x ^ x >> 30, FIRST_FACTOR)
    x = times(x ^ x >> 27, SECOND_FACTOR)
    return x ^ x >> 31


def counter_of(seed: int, number: int) -> int:
    """Where the dice of a numbered deal begin; both are 0 or more, below 2**63."""
    return scrambled(scrambled(seed) ^ times(number, GAMMA)) & COUNTER


def draw_word(dice: Dice) -> int:
    """A number of 32 bits."""
    dice.counter = (dice.counter + GAMMA) & COUNTER
    return scrambled(dice.counter) >> 31


def draw_below(dice: Dice, bound: int) -> int:
    """A number below `bound`, all equally likely (Lemire's way: what would tip the scale is thrown away)."""
    wide = draw_word(dice) * bound
    if wide & WORD < bound:
        least = WHOLE % bound
        while wide & WORD < least:
            wide = draw_word(dice) * bound
    return wide >> 32
