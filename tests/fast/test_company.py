"""Seats of a batch that policies play while others are decided from outside."""

import random
from typing import Any

import numpy as np
import pytest

from valepaska.errors import ValepaskaError
from valepaska.fast import POLICIES, playouts
from valepaska.fast.batch import NO_POLICY, Batch
from valepaska.fast.machines import Interpreted
from valepaska.fast.sensing_batch import SensingBatch
from valepaska.rules.model import Rules

pytestmark = pytest.mark.slow

HONEST = list(POLICIES).index("honest")


def policies(deals: int, *seats: int) -> Any:
    return np.array([seats] * deals)


def some_codes(batch: Batch, dice: random.Random) -> Any:
    return np.array([dice.choice(np.flatnonzero(row).tolist()) for row in batch.observe().legal])


def test_seats_without_a_policy_are_asked_and_the_others_never() -> None:
    batch, dice, over = Batch("valepaska", 4, 10, seed=3), random.Random(3), 0
    players = policies(10, NO_POLICY, HONEST, NO_POLICY, HONEST)
    for _ in range(200):
        while batch.let_play(players).ended.any():
            over += 1
        assert set(batch.asked.tolist()) <= {0, 2}
        over += int(batch.step(some_codes(batch, dice)).ended.sum())
    assert over > 5


def test_a_deal_that_policies_bring_to_its_end_is_paid_and_dealt_anew() -> None:
    batch = Batch("valepaska", 3, 40, seed=1)
    lost = np.zeros(3)
    for _ in range(25):
        numbers = batch.numbers.copy()
        rewards, ended, cut_off = batch.let_play(policies(40, HONEST, HONEST, HONEST))
        assert ended.all()
        assert (batch.numbers - numbers == 40).all()
        assert np.allclose(rewards.sum(axis=1), 0.0, atol=1e-6)
        lost += (rewards == -1.0).sum(axis=0)
        assert ((rewards == -1.0).any(axis=1) != cut_off).all()
    told = playouts("valepaska", 3, 1000, 1, policy="honest")
    assert np.abs(lost - told.losses).max() < 120  # four standard errors of such a difference


def test_policies_play_the_same_compiled_and_interpreted_and_are_remembered_alike(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    fast = SensingBatch("valepaska", 3, 4, seed=6, lots=True)
    monkeypatch.setattr("valepaska.fast.batch.machine_for", lambda rules: Interpreted())
    slow = SensingBatch("valepaska", 3, 4, seed=6, lots=True)
    dice = random.Random(6)
    players = policies(4, NO_POLICY, HONEST, list(POLICIES).index("semirandom"))
    for _ in range(40):
        for quick, plain in zip(fast.let_play(players), slow.let_play(players), strict=True):
            assert np.array_equal(quick, plain)
        if (fast.asked == 0).all():
            for quick, plain in zip(fast.observe(), slow.observe(), strict=True):
                assert np.array_equal(quick, plain)
            codes = some_codes(fast, dice)
            for quick, plain in zip(fast.step(codes), slow.step(codes), strict=True):
                assert np.array_equal(quick, plain)


def test_where_lots_are_drawn_a_deal_that_is_cut_off_is_paid_by_the_cards_still_held() -> None:
    rules, dice, seen = Rules.parse("valepaska+turn_limit=5"), random.Random(2), 0
    batch = Batch(rules, 3, 30, seed=2, deal_anew=False, lots=True)
    rewards = np.zeros((30, 3))
    while (batch.asked >= 0).any():
        codes = [dice.choice(np.flatnonzero(row).tolist()) if row.any() else -1 for row in batch.observe().legal]
        stepped = batch.step(np.array(codes))
        for deal in np.flatnonzero(stepped.cut_off).tolist():
            rewards[deal] = stepped.rewards[deal]
            sizes = np.array(batch.view(deal, 0).hand_sizes)
            assert rewards[deal] == pytest.approx((1 - 3 * sizes / sizes.sum()) / 2, abs=1e-6)
            assert rewards[deal].sum() == pytest.approx(0.0, abs=1e-6)
            seen += 1
    assert seen == 30
    assert (rewards.min(axis=1) >= -1.0).all()


@pytest.mark.parametrize("wrong", [policies(2, 0, 9, 0), policies(2, 0, -2, 0), policies(3, 0, 0, 0)])
def test_policies_that_are_not_there_are_refused(wrong: Any) -> None:
    with pytest.raises(ValepaskaError):
        Batch("valepaska", 3, 2).let_play(wrong)
    with pytest.raises(ValepaskaError, match="no chance"):
        Batch("valepaska", 3, 2).let_play(policies(2, 0, 0, 0), doubt=1.5)
    with pytest.raises(TypeError):
        Batch("valepaska", 3, 2).let_play(policies(2, 0, 0, 0) + 0.5)
