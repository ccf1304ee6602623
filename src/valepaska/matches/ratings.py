"""How strong bots are, from the order in which they finished: a Plackett-Luce model, fitted by maximum likelihood.

Every bot has a strength. Whoever goes out next is any of those still in, in proportion to their
strengths; so the finishing order of a table is a row of such choices. The fit is Hunter's
minorisation (MM algorithms for generalized Bradley-Terry models, 2004). Its data are a handful of
counts, so that no library is needed, and unlike a running rating it does not depend on the order of the
deals.
"""

from collections.abc import Iterable, Sequence
from math import exp, log, log10
from statistics import fmean
from typing import NamedTuple

import msgspec

PRIOR = 0.5
"""Every bot has won and lost this much against the mean of the league: one who never loses has a strength too."""
CLOSE_ENOUGH = 1e-6
MOST_ROUNDS = 10_000
SCALE = 400.0
"""As in chess: who is this much ahead finishes before another ten times out of eleven."""


class Rating(msgspec.Struct, frozen=True):
    """The strength of a bot, on a scale on which the mean of the league is 0, with its 95 % interval.

    `low` and `high` are None where too few decks were played to tell.
    """

    bot: str
    rating: float
    low: float | None
    high: float | None


class Finishes(NamedTuple):
    """How one bot finished against a table of another, in `seats` seats.

    `counts[p]`: deals in which it was the p-th to finish, from 0; `counts[seats + k]`: deals that
    ended undecided, or with the first one out, when k others had finished and it had not.
    """

    one: str
    other: str
    seats: int
    counts: Sequence[int]

    def choices(self) -> list[tuple[int, int, int]]:
        """For each choice with both bots among those still in: how many others, how often it came, how often `one`."""
        found = []
        for finished in range(self.seats - 1):
            reached = sum(self.counts[finished : self.seats]) + sum(self.counts[self.seats + finished + 1 :])
            found.append((self.seats - 1 - finished, reached, self.counts[finished]))
        return found


def ratings(
    bots: Sequence[str], table: Iterable[Finishes], resampled: Iterable[Iterable[Finishes]]
) -> tuple[Rating, ...]:
    """The bots by strength, strongest first; the intervals are percentiles over resampled tables, if there are any."""
    fitted = fit(bots, table)
    middle = on_scale(bots, fitted)
    others = [on_scale(bots, fit(bots, again, fitted)) for again in resampled]
    found = []
    for name in bots:
        spread = sorted(other[name] for other in others)
        low = rounded(min(middle[name], percentile(spread, 0.025))) if spread else None
        high = rounded(max(middle[name], percentile(spread, 0.975))) if spread else None
        found.append(Rating(name, rounded(middle[name]), low, high))
    return tuple(sorted(found, key=lambda rating: -rating.rating))


def fit(bots: Sequence[str], table: Iterable[Finishes], start: dict[str, float] | None = None) -> dict[str, float]:
    """The strengths under which such finishes are likeliest."""
    strength = dict(start or dict.fromkeys(bots, 1.0))
    won = dict.fromkeys(bots, PRIOR)
    choices = []
    for finishes in table:
        for others, came, taken in finishes.choices():
            won[finishes.one] += taken
            won[finishes.other] += came - taken
            if came:
                choices.append((finishes.one, finishes.other, others, came))
    for _ in range(MOST_ROUNDS):
        weight = {name: 2 * PRIOR / (strength[name] + 1) for name in bots}
        for one, other, others, came in choices:
            each = came / (strength[one] + others * strength[other])
            weight[one] += each
            weight[other] += others * each
        before, strength = strength, centred({name: won[name] / weight[name] for name in bots})
        if all(abs(strength[name] / before[name] - 1) < CLOSE_ENOUGH for name in bots):
            break
    return strength


def centred(strength: dict[str, float]) -> dict[str, float]:
    """The same proportions with a geometric mean of 1; left alone it would take thousands of rounds to settle."""
    middle = exp(fmean(log(each) for each in strength.values()))
    return {name: each / middle for name, each in strength.items()}


def on_scale(bots: Sequence[str], strength: dict[str, float]) -> dict[str, float]:
    """Strengths as ratings with mean 0."""
    logs = {name: SCALE * log10(strength[name]) for name in bots}
    mean = sum(logs.values()) / len(logs)
    return {name: value - mean for name, value in logs.items()}


def rounded(value: float) -> float:
    """To one decimal, and never -0.0."""
    return round(value, 1) + 0.0


def percentile(ordered: Sequence[float], part: float) -> float:
    """The value below which so large a part of ordered values lies."""
    at = part * (len(ordered) - 1)
    low = int(at)
    high = min(low + 1, len(ordered) - 1)
    return ordered[low] + (at - low) * (ordered[high] - ordered[low])
