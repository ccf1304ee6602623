"""What the tool that measures a net counts, held against the same deals played one by one."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tools.measure_net import losers, one_against
from valepaska.bots import Bot, bot
from valepaska.bots.net import SHIPPED
from valepaska.bots.netfile import Net, load_net, save_net, shapes
from valepaska.rules.model import Rules

pytestmark = pytest.mark.slow

RULES = Rules.parse("valepaska+hand_size=3+refill_to=0+turn_limit=60")


def some_net(folder: Path) -> Net:
    dice = np.random.default_rng(1)
    layers: dict[str, Any] = {name: 0.1 * dice.normal(size=shape) for name, shape in shapes((8,)).items()}
    save_net(folder / "net.npz", layers, {})
    return load_net(folder / "net.npz")


def honest(seed: int) -> Bot:
    return bot("honest", seed)


def test_a_net_that_knows_nothing_loses_more_than_its_share_and_the_same_seed_says_so_twice(tmp_path: Path) -> None:
    net = some_net(tmp_path)
    alone = one_against(RULES, 3, net, honest, 20, 5, net_alone=True)
    assert alone.rate - alone.within > 1 / 3
    assert alone == one_against(RULES, 3, net, honest, 20, 5, net_alone=True)
    other = one_against(RULES, 3, net, honest, 20, 5, net_alone=False)
    assert other.rate + other.within < 1 / 3


def test_without_a_net_at_the_table_the_deals_are_those_of_the_bots_alone(tmp_path: Path) -> None:
    found = losers(RULES, 3, some_net(tmp_path), honest, 30, [0, 1, 2], 5)
    assert len(found) == 30
    assert {seat for seat in found if seat is not None} == {0, 1, 2}


@pytest.mark.parametrize(("name", "seats"), [("honest", 3), ("counter", 4), ("learner", 4)])
def test_the_net_that_comes_along_loses_less_than_half_its_share(name: str, seats: int) -> None:
    rules = Rules.parse("valepaska+turn_limit=300")
    alone = one_against(rules, seats, load_net(SHIPPED), lambda seed: bot(name, seed), 20, 6, net_alone=True)
    assert alone.rate < 1 / (2 * seats)
    other = one_against(rules, seats, load_net(SHIPPED), lambda seed: bot(name, seed), 20, 6, net_alone=False)
    assert other.rate > 1 / seats
