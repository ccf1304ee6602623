"""What this project asks of its speed, in one place: the benches print it beside what they measured."""

from typing import NamedTuple


class Goal(NamedTuple):
    """A bound, in `unit`: the least that is wanted, or with `at_most` the most."""

    bound: float
    unit: str
    at_most: bool = False

    def beside(self, measured: float) -> str:
        """What was asked and measured, and whether that reaches it."""
        reached = measured <= self.bound if self.at_most else measured >= self.bound
        asked = f"asked at {'most' if self.at_most else 'least'} {self.bound:,g} {self.unit}"
        return f"{asked}, measured {measured:,.3g}: {'reached' if reached else 'NOT reached'}"


GOALS = {
    "whole deals": Goal(20, "M decisions/s"),
    "two threads": Goal(1.8, "times one thread"),
    "a preset": Goal(0.5, "of the main game"),
    "a batch": Goal(3, "M decisions/s"),
    "one call": Goal(2, "us", at_most=True),
    "PettingZoo": Goal(50, "k steps/s"),
    "Gymnasium": Goal(50, "k steps/s"),
    "samples in batches": Goal(200, "k/s"),
    "one sample": Goal(100, "us", at_most=True),
}
"""Each on one core, but for the threads. What a cluster costs beside processes is reported, and bound by nothing."""


def asked(name: str, measured: float) -> str:
    """What is asked of one of `GOALS`, and whether this reaches it."""
    return GOALS[name].beside(measured)
