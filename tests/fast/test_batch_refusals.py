"""What a batch refuses: it says in one line which deal, which seat and why, and changes nothing."""

import random
from typing import Any

import numpy as np
import pytest

from tests.fast.batches import codes, everything, some_action
from valepaska.errors import IllegalAction, Reason, RulesError, ValepaskaError
from valepaska.fast import playouts
from valepaska.fast.batch import Batch
from valepaska.fast.one_seat import OneSeat

pytestmark = pytest.mark.slow


@pytest.mark.usefixtures("both_ways")
def test_an_illegal_code_names_deal_seat_and_reason_and_changes_no_deal() -> None:
    batch, dice = Batch("valepaska", 4, 8, seed=6), random.Random(3)
    for _ in range(40):
        legal = batch.observe().legal
        chosen, before = codes(legal, dice), everything(batch)
        deal = dice.randrange(8)
        wrong = dice.choice([*np.flatnonzero(~legal[deal]).tolist(), -1, 95, 10**6])
        bad = chosen.copy()
        bad[deal] = wrong
        told = f"^seat {batch.asked[deal]}: .* is refused .*; deal {deal}, "
        with pytest.raises(IllegalAction, match=told) as refused:
            batch.step(bad)
        assert "\n" not in str(refused.value)
        assert isinstance(refused.value.code, Reason)
        assert everything(batch) == before
        batch.step(chosen)


@pytest.mark.parametrize("number", [2**63, 2**64 - 1])
@pytest.mark.usefixtures("both_ways")
def test_a_code_beyond_the_kernels_numbers_is_named_as_it_came_and_is_no_skip(number: int) -> None:
    batch = Batch("valepaska+turn_limit=1", 3, 2, seed=1, deal_anew=False)
    asked = np.array([0, number], dtype=np.uint64)
    with pytest.raises(IllegalAction, match=f"'code {number}' is refused .*; deal 1, "):
        batch.step(asked)
    with pytest.raises(IllegalAction, match=rf"order \[{number}, 0, 0, 0\]"):
        batch.step_orders(np.array([[number, 0, 0, 0]] * 2, dtype=np.uint64))
    dice = random.Random(1)
    while (batch.asked >= 0).any():
        batch.step(codes(batch.observe().legal, dice))
    with pytest.raises(IllegalAction, match=f"'code {number}' is refused .*; deal 0, "):
        batch.step(np.full(2, number, dtype=np.uint64))


@pytest.mark.parametrize(
    ("given", "message"),
    [
        (np.array([0]), r"integers of shape \(3,\), not of shape \(1,\)"),
        (np.zeros((3, 1), dtype=np.int64), r"integers of shape \(3,\), not of shape \(3, 1\)"),
    ],
)
def test_codes_of_another_shape_are_refused_in_one_line(given: Any, message: str) -> None:
    with pytest.raises(ValepaskaError, match=message):
        Batch("valepaska", 4, 3).step(given)


@pytest.mark.usefixtures("both_ways")
def test_a_seat_or_a_deal_that_is_not_there_is_named_before_anything_is_read() -> None:
    batch: Any = Batch("valepaska", 4, 3)
    for wrong in (4, 100, -1, 2**31, np.int64(4)):
        with pytest.raises(ValueError, match=f"there is no seat {wrong}: seats are 0 to 3"):
            batch.facts_of(wrong)
    for reads in (batch.state, batch.view, batch.outs, batch.order_out):
        for wrong in (3, -1, 2**40):
            with pytest.raises(ValueError, match=f"there is no deal {wrong}: deals are 0 to 2"):
                reads(wrong)
    for broken in (1.5, True, "1", None, np.array([1, 2])):
        with pytest.raises(TypeError, match="a seat is a whole number, not"):
            batch.facts_of(broken)
        with pytest.raises(TypeError, match="a deal is a whole number, not"):
            batch.state(broken)
    assert batch.facts_of(np.int64(2)).any()
    assert batch.view(np.int64(1), np.int64(2)).seat == 2


@pytest.mark.parametrize("codes", [[0.0, 1.0, 2.0], [True, False, True], ["0", "1", "2"]])
def test_codes_that_are_no_integers_are_refused_and_not_cut(codes: Any) -> None:
    for deals in (Batch("valepaska", 4, 3), OneSeat("valepaska", 4, 3)):
        with pytest.raises(TypeError, match=r"a step takes integers of shape \(3,\), not "):
            deals.step(np.array(codes))


@pytest.mark.parametrize("wrong", [1.5, True, "1", np.float32(2), np.array([1, 2])])
def test_numbers_that_are_not_whole_are_refused_and_not_cut(wrong: Any) -> None:
    for takes in (
        lambda: Batch("valepaska", 4, wrong),
        lambda: Batch("valepaska", wrong, 2),
        lambda: Batch("valepaska", 4, 2, seed=wrong),
        lambda: Batch("valepaska", 4, 2).reset(first=wrong),
        lambda: OneSeat("valepaska", 4, wrong),
        lambda: OneSeat("valepaska", 4, 2, seat=wrong),
        lambda: OneSeat("valepaska", 4, 2, seed=wrong),
        lambda: playouts("valepaska", wrong, 2, seed=1),
        lambda: playouts("valepaska", 4, wrong, seed=1),
        lambda: playouts("valepaska", 4, 2, seed=wrong),
        lambda: playouts("valepaska", 4, 2, seed=1, threads=wrong),
    ):
        with pytest.raises(TypeError, match="is a whole number, not"):
            takes()


@pytest.mark.usefixtures("both_ways")
def test_orders_beyond_the_tables_are_refused() -> None:
    batch, dice = Batch("valepaska", 4, 2, seed=4), random.Random(5)
    for _ in range(40):
        orders = np.array([batch.order(deal, some_action(batch.view(deal), dice)) for deal in range(2)])
        before = everything(batch)
        for verb in range(8):
            for kind in (16 if verb < 2 else 52, 64, 10**6, 2**62):
                wrong = orders.copy()
                wrong[1] = (verb, orders[1, 1], kind, orders[1, 3])
                with pytest.raises(IllegalAction, match=f"order .*{kind}.*deal 1, "):
                    batch.step_orders(wrong)
        assert everything(batch) == before
        batch.step_orders(orders)


def test_impossible_batches_are_refused_in_one_line() -> None:
    with pytest.raises(ValepaskaError, match="0 deals make no batch"):
        Batch("valepaska", 4, 0)
    with pytest.raises(RulesError, match="12 seats"):
        Batch("valepaska", 12, 1)
    with pytest.raises(ValepaskaError, match="seed is out of bounds"):
        Batch("valepaska", 4, 1, seed=-4)
