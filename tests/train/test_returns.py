"""Advantages against a slow reading of their definition."""

import numpy as np
from numpy.typing import NDArray

from valepaska.train.returns import Traces, advantages

STEPS, DEALS, SEATS = 60, 7, 3


def some_traces(seed: int) -> Traces:
    dice = np.random.default_rng(seed)
    ended = dice.random((STEPS, DEALS)) < 0.08
    rewards = np.where(ended[:, :, None], dice.normal(size=(STEPS, DEALS, SEATS)), 0.0).astype(np.float32)
    return Traces(
        dice.integers(SEATS, size=(STEPS, DEALS)),
        dice.normal(size=(STEPS, DEALS)).astype(np.float32),
        rewards,
        ended,
    )


def gain_by_definition(traces: Traces, step: int, deal: int, horizon: float) -> float | None:
    """The sum over a seat's later decisions of horizon**k times the k-th surprise; None where nothing follows yet."""
    seat = traces.seats[step, deal]
    values, surprises = traces.values[:, deal], []
    at = step
    while True:
        end = next((later for later in range(at, STEPS) if traces.ended[later, deal]), STEPS)
        again = next((later for later in range(at + 1, STEPS) if traces.seats[later, deal] == seat), STEPS)
        if again > end < STEPS:
            surprises.append(traces.rewards[end, deal, seat] - values[at])
            break
        if again == STEPS:
            if at == step:
                return None
            break
        surprises.append(values[again] - values[at])
        at = again
    return float(sum(horizon**number * each for number, each in enumerate(surprises)))


def test_each_decision_is_credited_with_what_follows_for_its_own_seat() -> None:
    for seed in range(5):
        traces = some_traces(seed)
        for horizon in (0.0, 0.9, 1.0):
            found = advantages(traces, horizon)
            for step in range(STEPS):
                for deal in range(DEALS):
                    wanted = gain_by_definition(traces, step, deal, horizon)
                    assert found.known[step, deal] == (wanted is not None)
                    assert abs(found.gains[step, deal] - (wanted or 0.0)) < 1e-4
            assert np.allclose(found.targets, found.gains + traces.values)


def test_with_horizon_one_the_target_is_the_reward_at_the_end_of_the_deal() -> None:
    traces = some_traces(9)
    targets: NDArray[np.float32] = advantages(traces, 1.0).targets
    for step in range(STEPS):
        for deal in range(DEALS):
            end = next((later for later in range(step, STEPS) if traces.ended[later, deal]), None)
            if end is not None:
                seat = traces.seats[step, deal]
                assert abs(targets[step, deal] - traces.rewards[end, deal, seat]) < 1e-4
