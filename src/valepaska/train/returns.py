"""Who gains how much by each decision: generalised advantages along the decisions of each seat."""

from typing import NamedTuple

import numpy as np

from valepaska.fast.rooms import Array


class Traces(NamedTuple):
    """What happened in so many deals, decision after decision; arrays are (steps, deals) and more.

    `seats`: who decided. `values`: what the critic expected for that seat. `rewards`: (steps, deals, seats),
    what each seat got before the next decision. `ended`: whether the deal was over by then.
    """

    seats: Array
    values: Array
    rewards: Array
    ended: Array


class Advantages(NamedTuple):
    """Per decision: `gains` over what was expected, `targets` for who expects, and whether they are `known`.

    The last decision of a seat is followed by nothing yet, and unknown unless the deal ended after it: the
    value of that moment stands for all that follows.
    """

    gains: Array
    targets: Array
    known: Array


def advantages(traces: Traces, horizon: float) -> Advantages:
    """Advantages of undiscounted returns, with lambda `horizon`, each along one seat's own decisions."""
    steps, deals, seats = traces.rewards.shape
    gains, known = np.zeros((steps, deals), np.float32), np.zeros((steps, deals), np.bool_)
    ahead = np.zeros((deals, seats), np.float32)
    gain = np.zeros((deals, seats), np.float32)
    sure = np.zeros((deals, seats), np.bool_)
    each = np.arange(deals)
    for step in range(steps - 1, -1, -1):
        ended = traces.ended[step]
        ahead[ended], gain[ended], sure[ended] = traces.rewards[step][ended], 0.0, True
        who, value = traces.seats[step], traces.values[step]
        certain = sure[each, who]
        gains[step] = np.where(certain, ahead[each, who] - value + horizon * gain[each, who], 0.0)
        known[step] = certain
        ahead[each, who], gain[each, who], sure[each, who] = value, gains[step], True
    return Advantages(gains, gains + traces.values, known)
