"""Many deals stepped together: what they are, and how they end."""

import copy
import pickle
import random
from typing import Any

import numpy as np
import pytest

import valepaska as vp
from tests.fast.batches import codes, everything, some_action
from valepaska.errors import IllegalAction, ValepaskaError
from valepaska.fast import InterpretedWarning, choosing, playouts
from valepaska.fast.batch import SKIP, Batch
from valepaska.fast.batching import CUT_OFF, ENDED
from valepaska.fast.machines import Interpreted
from valepaska.fast.one_seat import OneSeat

pytestmark = pytest.mark.slow


def test_a_batch_plays_the_same_compiled_and_interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    fast = Batch("valepaska+jokers+first-out", 3, 5, seed=8)
    monkeypatch.setattr("valepaska.fast.batch.machine_for", lambda rules: Interpreted())
    slow = Batch("valepaska+jokers+first-out", 3, 5, seed=8)
    assert (fast.compiled, slow.compiled) == (True, False)
    dice = random.Random(1)
    for _ in range(250):
        for quick, plain in zip(fast.observe(), slow.observe(), strict=True):
            assert np.array_equal(quick, plain)
        chosen = codes(fast.observe().legal, dice)
        for quick, plain in zip(fast.step(chosen), slow.step(chosen), strict=True):
            assert np.array_equal(quick, plain)
        assert fast.asked.tolist() == slow.asked.tolist()
    assert everything(fast) == everything(slow)
    assert fast.numbers.max() >= 5


def test_deals_do_not_depend_on_the_size_of_the_batch_nor_on_other_dice() -> None:
    large, small = Batch("valepaska", 4, 9, seed=3), Batch("valepaska", 4, 2, seed=3)
    assert [large.state(deal) for deal in (0, 1)] == [small.state(deal) for deal in (0, 1)]
    random.random()
    np.random.rand()
    large.reset()
    assert large.state(1) == small.state(1)
    large.reset(4)
    assert large.state(1) != small.state(1)


def test_a_batch_follows_the_rules_step_by_step() -> None:
    batch = Batch("valepaska+turn_limit=60", 4, 3, seed=2, deal_anew=False)
    states = [batch.state(deal) for deal in range(3)]
    dice = random.Random(2)
    while any(state.outcome is None for state in states):
        live = [deal for deal in range(3) if states[deal].outcome is None]
        chosen = codes(batch.observe().legal, dice)
        for deal in live:
            seat = states[deal].to_act[0]
            assert seat == batch.asked[deal]
            action = batch.encoding.decode(batch.view(deal), int(chosen[deal]))
            states[deal] = vp.apply(states[deal], seat, action).state
        batch.step(chosen)
        assert [batch.state(deal) for deal in range(3)] == states


@pytest.mark.parametrize(
    ("spec", "one", "others"),
    [("valepaska", -1.0, 1 / 3), ("valepaska+first-out", 1.0, -1 / 3), ("paskahousu", -1.0, 1 / 3)],
)
def test_rewards_are_paid_once_at_the_end_and_sum_to_nothing(spec: str, one: float, others: float) -> None:
    batch, dice, paid = Batch(spec, 4, 20, seed=1), random.Random(1), 0
    for _ in range(600):
        numbers = batch.numbers.copy()
        rewards, ended, cut_off = batch.step(codes(batch.observe().legal, dice))
        assert np.allclose(rewards.sum(axis=1), 0, atol=1e-6)
        over = ended & ~cut_off
        paid += int(over.sum())
        assert (np.abs(rewards).sum(axis=1) > 0).tolist() == over.tolist()
        assert (batch.numbers - numbers).tolist() == [20 if each else 0 for each in ended]
        for row in rewards[over]:
            assert sorted(row.tolist()) == pytest.approx(sorted([one, others, others, others]))
    assert paid > 1


def test_a_deal_that_is_cut_off_by_the_turn_limit_pays_nothing_and_says_so() -> None:
    batch, dice, cut = Batch("valepaska+turn_limit=4", 3, 6, seed=1), random.Random(1), 0
    for _ in range(60):
        rewards, ended, cut_off = batch.step(codes(batch.observe().legal, dice))
        cut += int(cut_off.sum())
        assert not rewards.any()
        assert ended.tolist() == cut_off.tolist()
    assert cut > 6
    assert CUT_OFF != ENDED


def test_the_full_code_does_any_action_and_refuses_as_the_rules_do() -> None:
    batch, dice = Batch("valepaska", 4, 2, seed=4), random.Random(5)
    for _ in range(60):
        orders = np.zeros((2, 4), dtype=np.int64)
        for deal in range(2):
            action = some_action(batch.view(deal), dice)
            orders[deal] = batch.order(deal, action)
            assert batch.action(tuple(orders[deal].tolist())) == action
        before, wrong = everything(batch), orders.copy()
        wrong[1] = (0, 1 << 60, 3, 1)
        with pytest.raises(IllegalAction, match="deal 1, "):
            batch.step_orders(wrong)
        wrong[1] = (99, 0, 0, 0)
        with pytest.raises(IllegalAction, match="no_such_choice"):
            batch.step_orders(wrong)
        assert everything(batch) == before
        batch.step_orders(orders)


def test_a_deal_that_stays_over_is_asked_nobody_and_refuses_all() -> None:
    batch, dice = Batch("valepaska+turn_limit=1", 3, 1, seed=1, deal_anew=False), random.Random(1)
    while batch.asked[0] >= 0:
        batch.step(codes(batch.observe().legal, dice))
    facts, legal = batch.observe()
    assert not facts.any()
    assert not legal.any()
    with pytest.raises(IllegalAction, match=r"refused \(over\)"):
        batch.step(np.array([0]))


@pytest.mark.usefixtures("both_ways")
def test_the_other_deals_go_on_when_one_stays_over() -> None:
    batch, dice = Batch("valepaska+turn_limit=60", 3, 5, seed=3, deal_anew=False), random.Random(3)
    told, refused = [0] * 5, 0
    while (batch.asked >= 0).any():
        over = batch.asked < 0
        before = [batch.state(deal) for deal in np.flatnonzero(over).tolist()]
        chosen = codes(batch.observe().legal, dice)
        if over.any():
            wrong = np.where(over, 0, chosen)
            with pytest.raises(IllegalAction, match=r"refused \(over\)"):
                batch.step(wrong)
            orders = np.zeros((5, 4), dtype=np.int64)
            orders[:, 0] = SKIP
            for deal in np.flatnonzero(~over):
                action = batch.encoding.decode(batch.view(int(deal)), int(chosen[deal]))
                orders[deal] = batch.order(int(deal), action)
            bad = orders.copy()
            bad[over, 0] = 0
            with pytest.raises(IllegalAction, match=r"refused \(over\)"):
                batch.step_orders(bad)
            refused += 1
            rewards, ended, cut_off = batch.step_orders(orders)
        else:
            rewards, ended, cut_off = batch.step(chosen)
        assert not rewards[over].any()
        assert not (ended | cut_off)[over].any()
        assert [batch.state(deal) for deal in np.flatnonzero(over).tolist()] == before
        told = [count + int(each) for count, each in zip(told, ended, strict=True)]
        live = np.flatnonzero(batch.asked >= 0)
        if len(live):
            bad = np.where(batch.asked < 0, SKIP, 0)
            bad[live[0]] = SKIP
            with pytest.raises(IllegalAction, match=f"deal {live[0]}, "):
                batch.step(bad)
    assert told == [1] * 5
    assert refused > 5
    rewards, ended, cut_off = batch.step(np.full(5, SKIP))
    assert not rewards.any()
    assert not ended.any()


def test_two_packs_and_a_machine_without_numba_step_interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.warns(InterpretedWarning, match="packs=2"):
        batch = Batch("valepaska+two-packs", 6, 2, seed=1)
    batch.step(codes(batch.observe().legal, random.Random(1)))
    monkeypatch.setattr(choosing, "find_spec", lambda name: None)
    with pytest.warns(InterpretedWarning, match="pip install"):
        assert not Batch("valepaska", 3, 1).compiled


@pytest.mark.usefixtures("both_ways")
def test_looking_for_another_seat_leaves_alone_what_was_observed() -> None:
    batch, dice = Batch("valepaska", 4, 6, seed=2), random.Random(4)
    for _ in range(30):
        facts, legal = batch.observe()
        before = facts.copy(), legal.copy()
        for seat in range(4):
            seen = batch.facts_of(seat)
            assert all(np.array_equal(seen[deal], facts[deal]) for deal in range(6) if batch.asked[deal] == seat)
        assert np.array_equal(facts, before[0])
        assert np.array_equal(legal, before[1])
        batch.step(codes(legal, dice))


def test_seeds_are_the_same_everywhere() -> None:
    last = 2**63 - 1
    for takes in (
        lambda seed: Batch("valepaska", 4, 2, seed=seed).seed,
        lambda seed: OneSeat("valepaska", 4, 2, seed=seed).seed,
        lambda seed: (playouts("valepaska", 4, 2, seed=seed), seed)[1],
    ):
        assert [takes(seed) for seed in (0, last, np.int64(last))] == [0, last, last]
        for wrong in (-1, last + 1):
            with pytest.raises(ValepaskaError, match=f"seed is out of bounds: choose a whole number from 0 to {last}"):
                takes(wrong)


COPIES: list[Any] = [copy.deepcopy, lambda given: pickle.loads(pickle.dumps(given))]


@pytest.mark.parametrize("copied", COPIES, ids=["deepcopy", "pickle"])
def test_a_copy_of_a_batch_goes_on_the_same_way_and_by_itself(copied: Any) -> None:
    batch = Batch("valepaska", 3, 4, seed=5)
    for _ in range(7):
        batch.step(batch.observe().legal.argmax(axis=1))
    twin = copied(batch)
    for _ in range(40):
        seen, same = batch.observe(), twin.observe()
        assert np.array_equal(seen.facts, same.facts)
        assert np.array_equal(seen.legal, same.legal)
        assert np.array_equal(batch.asked, twin.asked)
        codes = seen.legal.argmax(axis=1)
        assert np.array_equal(batch.step(codes).rewards, twin.step(codes).rewards)
    before = twin.observe().facts.copy()
    batch.step(batch.observe().legal.argmax(axis=1))
    assert np.array_equal(twin.observe().facts, before)
