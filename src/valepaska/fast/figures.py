"""What the rules do to simple players, in figures: lengths, clears, lies, challenges and seats."""

from collections.abc import Sequence
from typing import NamedTuple

from valepaska.fast import counting
from valepaska.fast.whole_deals import add_up
from valepaska.rules.model import Rules


class Figures(NamedTuple):
    """Counts over many deals.

    `lost` and `won` go by place, the first is the dealer's left; `lengths[n]` are the deals that took n
    turns (the last entry: or more). `hand_plays` are plays from a hand under a claim, `lies` those of
    them that were not what was claimed, `lies_caught` those that were exposed. `windows`: plays that
    could be doubted. `tens` and `aces` are plays of that rank as claimed, of the colours that are
    special; `tens_cleared` and `aces_cleared` the clears with them on top.
    """

    seats: int
    deals: int
    lost: tuple[int, ...]
    won: tuple[int, ...]
    lengths: tuple[int, ...]
    undecided: int
    decisions: int
    hand_plays: int
    lies: int
    lies_caught: int
    windows: int
    challenges: int
    challenges_right: int
    piles_taken: int
    cards_taken: int
    clears: int
    tens: int
    tens_cleared: int
    aces: int
    aces_cleared: int
    compiled: bool

    def length(self, part: float) -> int:
        """The number of turns that so large a part of the deals does not exceed."""
        return quantile(self.lengths, part)


def figures(
    rules: Rules | str,
    seats: int,
    deals: int,
    seed: int,
    threads: int = 1,
    policy: str = "semirandom",
    challenge: float = 0.125,
) -> Figures:
    """Play whole deals and count what happens; arguments, errors and the warning are those of `playouts`."""
    counts, compiled = add_up("count_deals", counting.COUNTS, rules, seats, deals, seed, threads, policy, challenge)
    by_place = (tuple(counts[first : first + seats]) for first in (counting.LOST, counting.WON))
    lengths = tuple(counts[counting.LENGTHS : counting.UNDECIDED])
    return Figures._make((seats, deals, *by_place, lengths, *counts[counting.UNDECIDED :], compiled))


def quantile(counts: Sequence[int], part: float) -> int:
    """The least value that so large a part of what is counted does not exceed."""
    wanted, seen = part * sum(counts), 0
    for value, count in enumerate(counts):
        seen += count
        if seen >= wanted:
            return value
    return len(counts) - 1
