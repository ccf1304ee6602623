"""The game for PettingZoo: the project's own tests, and what players of it may rely on."""

import copy
import pickle
import random
import warnings
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, seed_test

from valepaska.envs import pettingzoo
from valepaska.errors import IllegalAction, ValepaskaError

pytestmark = pytest.mark.slow

SPECS = ["valepaska", "valepaska+first-out", "poytapaska"]


def play(env: Any, dice: random.Random, most: int = 5000) -> dict[str, list[tuple[float, bool, bool]]]:
    """Play a deal; for each agent what it was told each time that it was asked."""
    told: dict[str, list[tuple[float, bool, bool]]] = {agent: [] for agent in env.possible_agents}
    for agent in env.agent_iter(most):
        seen, reward, terminated, truncated, _ = env.last()
        told[agent].append((reward, terminated, truncated))
        over = terminated or truncated
        env.step(None if over else dice.choice(np.flatnonzero(seen["action_mask"]).tolist()))
    return told


@pytest.mark.parametrize("spec", SPECS)
def test_the_api_test_of_pettingzoo_passes(spec: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(pettingzoo.env(f"{spec}+turn_limit=200", 4), num_cycles=400)


def test_the_parallel_api_test_of_pettingzoo_passes() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        parallel_api_test(pettingzoo.parallel_env("valepaska", 3), num_cycles=300)


def test_the_seed_test_of_pettingzoo_passes() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        seed_test(lambda: pettingzoo.env("valepaska", 4), num_cycles=300)


@pytest.mark.parametrize("seats", [2, 5])
@pytest.mark.parametrize(("rewards", "wanted"), [("loser", [-1.0]), ("places", [-1.0, 1.0])])
def test_every_agent_has_one_last_step_and_the_rewards_sum_to_nothing(
    seats: int, rewards: str, wanted: list[float]
) -> None:
    env = pettingzoo.env("valepaska", seats, rewards=rewards)
    played_out = 0
    for seed in range(8):
        env.reset(seed=seed)
        told = play(env, random.Random(seed))
        assert [sum(step[1] or step[2] for step in steps) for steps in told.values()] == [1] * seats
        last = [steps[-1] for steps in told.values()]
        assert not env.agents
        if any(truncated for _, _, truncated in last):
            continue
        played_out += 1
        assert sum(reward for steps in told.values() for reward, *_ in steps) == pytest.approx(0, abs=1e-5)
        assert all(each in [reward for reward, *_ in last] for each in wanted)
    assert played_out > 2


def test_agents_that_have_gone_out_leave_before_the_others() -> None:
    env, early = pettingzoo.env("valepaska", 5), 0
    for seed in range(5):
        env.reset(seed=seed)
        dice = random.Random(seed)
        for agent in env.agent_iter():
            seen, reward, terminated, truncated, _ = env.last()
            if terminated and not all(env.terminations.values()):
                early += 1
                assert reward == pytest.approx(1 / 4)
            over = terminated or truncated
            env.step(None if over else dice.choice(np.flatnonzero(seen["action_mask"]).tolist()))
            assert agent in env.possible_agents
    assert early > 5


def test_options_survive_a_reset() -> None:
    env = pettingzoo.env("paskahousu+turn_limit=150", 3, rewards="places")
    actions = env.action_space("seat_0")
    for seed in (None, 3, None, 3, 4):
        env.reset(seed=seed, options={"rules": "valepaska"})
        assert env.rules.spec == "paskahousu+turn_limit=150"
        assert env.action_space("seat_0") == actions
        finals = [steps[-1][0] for steps in play(env, random.Random(1)).values()]
        assert set(finals) <= {-1.0, 0.0, 1.0}


def test_a_deal_that_the_turn_limit_cuts_off_is_truncated() -> None:
    env = pettingzoo.env("valepaska+turn_limit=3", 3)
    env.reset(seed=1)
    assert [steps[-1] for steps in play(env, random.Random(1)).values()] == [(0.0, False, True)] * 3


def trace(env: Any, seed: int, between: Any = lambda: None) -> list[Any]:
    env.reset(seed=seed)
    dice, seen_all = random.Random(seed), []
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        seen_all.append((agent, seen["observation"].tobytes(), reward))
        between()
        over = terminated or truncated
        env.step(None if over else dice.choice(np.flatnonzero(seen["action_mask"]).tolist()))
    return seen_all


def test_other_use_of_random_numbers_changes_nothing() -> None:
    env = pettingzoo.env("valepaska", 3)
    alone = trace(env, 7)
    assert trace(env, 7, lambda: (random.random(), np.random.rand())) == alone
    first, second = pettingzoo.env("valepaska", 3), pettingzoo.env("valepaska", 3)
    second.reset(seed=9)
    assert trace(first, 7, lambda: second.observe("seat_0")) == alone


def test_a_reset_without_a_seed_deals_the_next_cards() -> None:
    env = pettingzoo.env("valepaska", 3)
    hands = []
    for seed in (5, None, None, 5):
        env.reset(seed=seed)
        hands.append(env.observe("seat_0")["observation"].tobytes())
    assert hands[0] == hands[3]
    assert len(set(hands)) == 3


def test_an_illegal_action_raises_and_changes_nothing() -> None:
    env = pettingzoo.env("valepaska", 4)
    env.reset(seed=2)
    seen = env.observe(env.agent_selection)
    wrong = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    before, agent = seen["observation"].tobytes(), env.agent_selection
    with pytest.raises(IllegalAction, match="is refused"):
        env.step(wrong)
    with pytest.raises(IllegalAction, match="is refused"):
        env.step(None)
    assert (env.agent_selection, env.observe(agent)["observation"].tobytes()) == (agent, before)
    env.step(int(np.flatnonzero(seen["action_mask"])[0]))


def test_stepping_after_the_end_or_before_the_deal_says_so() -> None:
    env = pettingzoo.env("valepaska+turn_limit=2", 3)
    with pytest.raises(ValepaskaError, match="no cards are dealt yet"):
        env.step(0)
    env.reset(seed=1)
    play(env, random.Random(1))
    with pytest.raises(ValepaskaError, match="the deal is over"):
        env.step(0)


def test_whoever_looks_before_the_deal_or_after_the_end_is_told_so() -> None:
    env = pettingzoo.env("valepaska+turn_limit=2", 3, render_mode="ansi")
    for look in (env.last, env.render, env.agent_iter, lambda: env.observe("seat_0")):
        with pytest.raises(ValepaskaError, match=r"no cards are dealt yet: reset\(\) deals"):
            look()
    env.reset(seed=1)
    play(env, random.Random(1))
    with pytest.raises(ValepaskaError, match=r"the deal is over: reset\(\) deals"):
        env.last()
    assert list(env.agent_iter()) == []


def test_the_parallel_form_says_so_too_and_names_who_must_act() -> None:
    env = pettingzoo.parallel_env("valepaska+turn_limit=2", 3)
    with pytest.raises(ValepaskaError, match=r"no cards are dealt yet: reset\(\) deals"):
        env.step({"seat_0": 0})
    seen, _ = env.reset(seed=1)
    while env.agents:
        asked = env.aec_env.agent_selection
        with pytest.raises(ValepaskaError, match=f"{asked} is asked, and its action is missing"):
            env.step({agent: 0 for agent in env.agents if agent != asked})
        seen, *_ = env.step({agent: int(seen[agent]["action_mask"].argmax()) for agent in env.agents})
    with pytest.raises(ValepaskaError, match=r"the deal is over: reset\(\) deals"):
        env.step({})


@pytest.mark.parametrize("agent", ["seat_3", 0, None, ["seat_0"]])
def test_an_agent_that_is_not_there_is_named(agent: Any) -> None:
    env = pettingzoo.env("valepaska", 3)
    env.reset(seed=1)
    for ask in (env.observe, env.observation_space, env.action_space):
        with pytest.raises(ValepaskaError, match=r"there is no agent .*: agents are seat_0 to seat_2$"):
            ask(agent)


@pytest.mark.parametrize("code", [2**63 + 5, 2**64 - 1, -(2**70), 95])
def test_a_code_of_any_size_is_refused_by_its_own_number(code: int) -> None:
    env = pettingzoo.env("valepaska", 3)
    env.reset(seed=1)
    with pytest.raises(IllegalAction, match=rf"'code {code}' is refused \(no_such_choice\)"):
        env.step(code)


def test_only_the_agent_that_is_asked_has_a_mask() -> None:
    env = pettingzoo.env("valepaska", 4, render_mode="ansi")
    env.reset(seed=1)
    masks = {agent: env.observe(agent)["action_mask"].any() for agent in env.agents}
    assert [agent for agent, any_ in masks.items() if any_] == [env.agent_selection]
    assert all(env.observation_space(agent).contains(env.observe(agent)) for agent in env.agents)
    assert "hand" in (env.render() or "")


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"rules": "valapaska"}, "did you mean valepaska"),
        ({"rules": None}, "rules are a Rules or a rules text such as 'valepaska', not 'None'"),
        ({"seats": 1}, "1 seats are not possible"),
        ({"rewards": "gold"}, "there are no rewards 'gold': choose loser or places"),
        ({"render_mode": "human"}, "there is no render mode 'human'"),
    ],
)
def test_options_that_cannot_be_are_refused_in_one_line(options: dict[str, Any], message: str) -> None:
    with pytest.raises((ValepaskaError, TypeError), match=message):
        pettingzoo.env(**options)


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda given: pickle.loads(pickle.dumps(given))])
def test_a_copy_of_an_environment_goes_on_the_same_way(copied: Any) -> None:
    env = pettingzoo.env("valepaska", 3)
    env.reset(seed=2)
    for _ in range(9):
        env.step(int(env.last()[0]["action_mask"].argmax()))
    twin = copied(env)
    dice, same = random.Random(1), random.Random(1)
    assert play(env, dice) == play(twin, same)
