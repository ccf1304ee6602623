"""Those who learn for the proof: the recipe in a tiny game, and the exploiter of a frozen net."""

from pathlib import Path

import numpy as np
import pytest

from bench.proof import solve, tiny
from bench.proof.exploiter import exploit, recipe
from bench.proof.plan import MAIN_SEATS
from bench.proof.tiny_field import Sights, TinyField, TinyRun, policy_of_net
from valepaska.bots.net import SHIPPED
from valepaska.errors import ValepaskaError
from valepaska.fast.senses import FACTS
from valepaska.train.company import Company
from valepaska.train.eyes import room

GAME = tiny.GAMES["2x2"]
WHOLE = tiny.tree_of("2x2")


def field(deals: int) -> TinyField:
    """Deals of the smallest game, all for the learner."""
    seating = Company([2], deals, 0, 0, (), np.random.default_rng(1))
    return TinyField(WHOLE, Sights(GAME, WHOLE), deals, 1, seating)


def test_play_in_the_tree_pays_what_the_tree_says() -> None:
    dice, deals = np.random.default_rng(2), field(500)
    seen = room(deals.size)
    paid, ended = np.zeros(2), 0
    for _ in range(60):
        deals.observe(seen)
        assert (deals.asked >= 0).all()
        assert seen.legal.any(axis=1).all()
        told = deals.step((dice.random(seen.legal.shape) * seen.legal).argmax(axis=1))
        paid += told.rewards.sum(axis=0)[:2]
        ended += int(told.ended.sum())
        assert not told.rewards[~told.ended].any()
        assert not told.rewards[:, 2:].any()
    assert ended > 1000
    assert paid.sum() == pytest.approx(0, abs=1e-3)
    assert paid[1] / ended == pytest.approx(solve.expected(WHOLE, solve.uniform(WHOLE))[1], abs=0.05)


def test_the_net_tells_apart_what_the_tree_tells_apart() -> None:
    sights = Sights(GAME, WHOLE)
    seats = {infoset.seat for infoset in WHOLE.infosets}
    assert sights.facts.shape == (len(WHOLE.infosets), len(FACTS))
    assert seats == {0, 1}
    same = len(WHOLE.infosets) - len(np.unique(np.hstack([sights.facts, sights.legal]), axis=0))
    assert same < 0.2 * len(WHOLE.infosets), "it forgets some of what happened, and no more"


@pytest.mark.slow
def test_the_recipe_finds_a_better_policy_than_anything_goes() -> None:
    run = TinyRun(GAME, WHOLE, 100_000, seed=1)
    fresh = run.policy()
    assert np.add.reduceat(fresh, WHOLE.first_edge[:-1]) == pytest.approx(1)
    assert (policy_of_net(run.player(), WHOLE, run.sights) == fresh).all()
    while run.spent < 1:
        run.stint()
    assert solve.nash_conv(WHOLE, run.policy()) < 0.85 * solve.nash_conv(WHOLE, fresh)


def test_an_exploiter_that_has_learned_nothing_gains_nothing_and_its_lines_say_how_far_it_is(tmp_path: Path) -> None:
    told: list[str] = []
    found = exploit(SHIPPED, 1, 12, 1, told.append)
    assert told[-1].endswith("of 1 own decisions")
    once = recipe(1)
    at_the_table = once.batches * once.deals * once.steps
    assert found.decisions == pytest.approx(at_the_table / MAIN_SEATS, rel=0.4), "its own alone are counted"
    assert (found.even, found.decks) == (0.25, 12)
    assert found.rate - found.within > found.even, "who knows nothing loses to the net"
    with pytest.raises(ValepaskaError, match="cannot be read"):
        exploit(tmp_path / "nothing.npz", 1, 12, 1, told.append)
