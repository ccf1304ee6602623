"""How sure a rate is: intervals over decks, whose deals share their luck and are not independent."""

from collections.abc import Sequence
from math import inf, sqrt
from typing import NamedTuple

FEWEST_DECKS = 3
"""From fewer decks no interval can be told."""
Z95 = 1.959964


class Rate(NamedTuple):
    """How often one seat lost, and half the width of the 95 % interval (Student's t) over decks.

    Where all decks came out alike it is how far Wilson's interval reaches; of fewer than three decks infinite.
    """

    rate: float
    within: float

    def __str__(self) -> str:
        return f"{100 * self.rate:.1f} +- {100 * self.within:.1f} %"


def rate_of(losses: int, squares: int, decks: int, rotations: int) -> Rate:
    """The loss rate over decks that are each played in so many rotations.

    `squares` sums over decks the square of the losses with that deck.
    """
    rate = losses / (decks * rotations)
    if decks < FEWEST_DECKS:
        return Rate(rate, inf)
    return Rate(rate, margin(losses, squares, decks) / rotations or wilson_margin(rate, decks))


def rate_over(of_deck: Sequence[int], rotations: int) -> Rate:
    """The loss rate over decks that are each played in so many rotations, with so many losses each."""
    return rate_of(sum(of_deck), sum(losses**2 for losses in of_deck), len(of_deck), rotations)


def margin(losses: int, squares: int, decks: int) -> float:
    """Half of the 95 % interval of the losses with a deck, by Student's t: 0 where all decks came out alike."""
    mean = losses / decks
    variance = (squares - decks * mean * mean) / (decks - 1)
    return t95(decks - 1) * sqrt(variance / decks)


def t95(freedom: int) -> float:
    """The 97.5 % point of Student's t (Cornish-Fisher expansion, within 1 % from three degrees of freedom)."""
    n = max(freedom, 1)
    z = Z95
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / n + second / n**2 + third / n**3


def wilson_margin(rate: float, number: int) -> float:
    """How far from a rate its 95 % interval by Wilson reaches on the wider side."""
    centre = (rate + Z95**2 / (2 * number)) / (1 + Z95**2 / number)
    half = Z95 * sqrt(rate * (1 - rate) / number + (Z95 / (2 * number)) ** 2) / (1 + Z95**2 / number)
    return abs(centre - rate) + half
