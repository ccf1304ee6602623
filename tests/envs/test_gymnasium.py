"""The game for Gymnasium: the project's own checks, and what learners may rely on."""

import copy
import pickle
import random
import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from valepaska.envs.gymnasium import ID, Valepaska, ValepaskaVector
from valepaska.errors import ValepaskaError

pytestmark = pytest.mark.slow


def legal(mask: Any, dice: random.Random) -> int:
    return int(dice.choice(np.flatnonzero(mask).tolist()))


def episode(env: Any, seed: int | None, dice: random.Random) -> tuple[list[bytes], float, bool, bool]:
    """What the seat saw, its reward, and how the episode ended."""
    facts, info = env.reset(seed=seed)
    seen, over = [facts.tobytes()], False
    while not over:
        facts, reward, terminated, truncated, info = env.step(legal(info["action_mask"], dice))
        seen.append(facts.tobytes())
        over = terminated or truncated
        assert over or reward == 0
    return seen, float(reward), terminated, truncated


@pytest.mark.parametrize("opponents", ["fast:semirandom", "honest"])
@pytest.mark.parametrize("spec", ["valepaska", "poytapaska"])
def test_check_env_of_gymnasium_passes(spec: str, opponents: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(Valepaska(spec, 3, opponents=opponents, illegal="next"), skip_render_check=True)


def test_gymnasium_knows_it_by_name_and_its_options_survive_a_reset() -> None:
    env = gymnasium.make(ID, rules="valepaska+jokers", seats=3, opponents="fast:random", rewards="places")
    inner: Any = env.unwrapped
    for seed in (1, None, 2):
        env.reset(seed=seed)
        assert inner.encoding.rules.spec == "valepaska+jokers"
    finals = {episode(env, seed, random.Random(seed))[1] for seed in range(12)}
    assert finals <= {-1.0, 0.0, 1.0}
    assert len(finals) > 1


@pytest.mark.parametrize("opponents", ["fast:random", "fast:honest", ["honest", "liar", "counter"]])
def test_an_episode_ends_with_the_reward_of_the_seat(opponents: Any) -> None:
    env = Valepaska("valepaska", 4, seat=1, opponents=opponents)
    ends = [episode(env, seed, random.Random(seed)) for seed in range(24 if opponents == "fast:random" else 8)]
    for _, reward, terminated, truncated in ends:
        assert terminated != truncated
        assert reward == pytest.approx(-1) or reward == pytest.approx(1 / 3) or truncated
    if opponents != "fast:honest":  # whom dice never beat
        assert len({round(reward, 2) for _, reward, *_ in ends}) > 1


def test_bots_and_policies_are_dealt_the_same_cards() -> None:
    against = [Valepaska("valepaska", 4, seat=0, opponents=name) for name in ("fast:honest", "honest")]
    for seed in range(6):
        hands = [
            env.reset(seed=seed)[0][[env.encoding.facts.index(f"my {rank} / 4") for rank in "3456789TJQKA2"]]
            for env in against
        ]
        if hands[0].sum() == hands[1].sum() == 1.25:
            assert np.array_equal(hands[0], hands[1])


def test_other_use_of_random_numbers_changes_nothing() -> None:
    env = Valepaska("valepaska", 3)
    alone = episode(env, 7, random.Random(1))
    random.random()
    np.random.rand()
    assert episode(env, 7, random.Random(1)) == alone
    assert episode(env, 8, random.Random(1)) != alone


@pytest.mark.parametrize("opponents", ["fast:random", "honest"])
def test_an_illegal_action_ends_the_episode_and_says_why(opponents: str) -> None:
    env = Valepaska("valepaska", 4, opponents=opponents)
    facts, info = env.reset(seed=3)
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
    after, reward, terminated, truncated, info = env.step(wrong)
    assert (reward, terminated, truncated) == (-1.0, False, True)
    assert isinstance(info["illegal"], str)
    assert not info["action_mask"].any()
    assert np.array_equal(facts, after)
    with pytest.raises(ValepaskaError, match=r"the episode is over.*reset\(\) deals"):
        env.step(0)
    env.reset()
    assert env.action_masks().any()


def test_a_code_that_is_illegal_may_stand_for_the_next_legal_one() -> None:
    env = Valepaska("valepaska", 4, illegal="next")
    dice, over = random.Random(1), True
    for _ in range(300):
        if over:
            env.reset()
        _, _, terminated, truncated, info = env.step(dice.randrange(95))
        assert "illegal" not in info
        over = terminated or truncated


def test_the_turn_limit_truncates() -> None:
    env = Valepaska("valepaska+turn_limit=5", 3, opponents="fast:random")
    assert all(episode(env, seed, random.Random(seed))[1:] == (0.0, False, True) for seed in range(4))


def test_many_deals_at_once_are_the_single_ones() -> None:
    many = ValepaskaVector(6, "valepaska", 3, opponents="fast:semirandom")
    facts, info = many.reset(seed=4)
    single = []
    for number in range(6):
        env = Valepaska("valepaska", 3, opponents="fast:semirandom")
        found = env.reset(seed=4)
        for _ in range(number):
            found = env.reset()
        single.append((env, found))
        assert np.array_equal(facts[number], found[0])
    dice, over = random.Random(2), [False] * 6
    for _ in range(30):
        codes = np.array([legal(mask, dice) if mask.any() else 0 for mask in info["action_mask"]])
        facts, rewards, ended, cut_off, info = many.step(codes)
        for number, (env, _) in enumerate(single):
            if not over[number]:
                alone = env.step(int(codes[number]))
                assert np.array_equal(facts[number], alone[0])
                assert (rewards[number], ended[number], cut_off[number]) == pytest.approx(alone[1:4])
                over[number] = alone[2] or alone[3]
    assert any(over)


def test_a_vector_deals_anew_after_an_end_and_survives_illegal_codes() -> None:
    env: Any = gymnasium.make_vec(ID, num_envs=5, vectorization_mode="vector_entry_point", seats=3)
    facts, info = env.reset(seed=1)
    dice, ends, wrongs = random.Random(1), 0, 0
    assert env.observation_space.contains(facts)
    for turn in range(200):
        codes = np.array([legal(mask, dice) if mask.any() else 0 for mask in info["action_mask"]])
        if turn % 20 == 0 and info["action_mask"][0].any():
            codes[0] = int(np.flatnonzero(info["action_mask"][0] == 0)[0])
            wrongs += 1
        facts, rewards, ended, cut_off, info = env.step(codes)
        assert env.observation_space.contains(facts)
        over = ended | cut_off
        assert (info["action_mask"].any(axis=1) != over).all()
        ends += int(over.sum())
        if "illegal" in info:
            assert cut_off[info["_illegal"]].all()
            assert (rewards[info["_illegal"]] == -1).all()
    assert ends > wrongs > 5


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"rules": "valapaska"}, "did you mean valepaska"),
        ({"rules": None}, "rules are a Rules or a rules text such as 'valepaska', not 'None'"),
        ({"seats": 20}, "20 seats are not possible"),
        ({"seat": 4}, "there is no seat 4: seats are 0 to 3"),
        ({"opponents": "conter"}, "did you mean 'counter'"),
        ({"opponents": "fast:counter"}, "there is no policy 'counter'"),
        ({"opponents": ["honest", "liar"]}, "2 opponents do not fit 4 seats"),
        ({"opponents": ["fast:honest", "liar", "liar"]}, "name policies or bots, not both"),
        ({"rewards": "gold"}, "there are no rewards 'gold'"),
        ({"render_mode": "human"}, "there is no render mode 'human': choose ansi, or none"),
        ({"opponents": 3}, "opponents are names of bots or policies, such as counter, not '3'"),
        ({"opponents": [None]}, "opponents are names of bots or policies, such as counter, not 'None'"),
        ({"opponents": b"honest"}, "opponents are names of bots or policies"),
        ({"illegal": "shrug"}, "an illegal code cannot 'shrug': choose end or next"),
    ],
)
def test_options_that_cannot_be_are_refused_in_one_line(options: dict[str, Any], message: str) -> None:
    with pytest.raises((ValepaskaError, TypeError), match=message) as refused:
        Valepaska(**options)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize("opponents", ["fast:random", "honest"])
def test_seeds_and_actions_that_are_not_whole_are_refused_and_not_cut(opponents: str) -> None:
    env: Any = Valepaska("valepaska", 3, opponents=opponents)
    for wrong in (1.5, True, "1"):
        with pytest.raises(TypeError, match="a seed is a whole number, not"):
            env.reset(seed=wrong)
    for wrong in (-1, 2**63):
        with pytest.raises(ValepaskaError, match="seed is out of bounds"):
            env.reset(seed=wrong)
    env.reset(seed=2**63 - 1)
    for broken in (1.5, False, None):
        with pytest.raises(TypeError, match="an action is a whole number, not"):
            env.step(broken)
    env.step(int(np.flatnonzero(env.action_masks())[0]))


@pytest.mark.parametrize("code", [2**63 + 5, 2**64 - 1, -(2**70)])
@pytest.mark.parametrize("opponents", ["fast:random", "honest"])
def test_a_code_of_any_size_is_illegal_or_stands_for_a_legal_one(opponents: str, code: int) -> None:
    env: Any = Valepaska("valepaska", 3, opponents=opponents)
    env.reset(seed=1)
    assert env.step(code)[4]["illegal"] == "no_such_choice"
    forgiving: Any = Valepaska("valepaska", 3, opponents=opponents, illegal="next")
    forgiving.reset(seed=1)
    assert "illegal" not in forgiving.step(code)[4]


@pytest.mark.parametrize("opponents", ["fast:random", "honest"])
def test_whoever_looks_or_steps_before_the_deal_is_told_so(opponents: str) -> None:
    env: Any = Valepaska("valepaska", 3, opponents=opponents, render_mode="ansi")
    for early in (env.action_masks, env.render):
        with pytest.raises(ValepaskaError, match=r"no cards are dealt yet: reset\(\) deals"):
            early()
    with pytest.raises(ValepaskaError, match=r"has not begun: reset\(\) deals"):
        env.step(0)
    env.reset(seed=1)
    assert "in the stock" in env.render()


def test_many_deals_are_dealt_before_they_are_stepped_and_are_not_rendered() -> None:
    env: Any = gymnasium.make_vec(ID, num_envs=2)
    with pytest.raises(ValepaskaError, match="no cards are dealt yet"):
        env.step(np.array([0, 0]))
    with pytest.raises(ValepaskaError, match="there is no render mode 'ansi': here nothing is rendered"):
        gymnasium.make_vec(ID, num_envs=2, render_mode="ansi")
    refused = pytest.raises(ValepaskaError, match="there is no render mode 'human': choose ansi, or none")
    with pytest.warns(UserWarning, match="render_mode='human'"), refused:
        gymnasium.make(ID, render_mode="human")


@pytest.mark.parametrize("make", [lambda: gymnasium.make(ID), lambda: gymnasium.make_vec(ID, num_envs=3)])
def test_a_reset_takes_no_options_and_says_so(make: Any) -> None:
    env: Any = make()
    facts, _ = env.reset(seed=1)
    for options in ({"rules": "paskahousu"}, {"reset_mask": np.array([True, False, True])}):
        with pytest.raises(ValepaskaError, match=rf"reset\(\) takes no options, not '{next(iter(options))}'"):
            env.reset(options=options)
    again, _ = env.reset(seed=1, options={})
    assert np.array_equal(facts, again)


@pytest.mark.parametrize("illegal", ["end", "next"])
def test_codes_of_many_deals_are_whole_and_one_for_each(illegal: str) -> None:
    env: Any = gymnasium.make_vec(ID, num_envs=3, illegal=illegal)
    facts, info = env.reset(seed=1)
    for wrong in (np.array([0.5, 1.0, np.nan]), np.array([True, False, True]), None, "abc"):
        with pytest.raises(TypeError, match="a step takes integers"):
            env.step(wrong)
    for misfit in (np.array([1, 2]), np.zeros((3, 1), np.int64), 1):
        with pytest.raises(ValepaskaError, match="a step takes integers of shape"):
            env.step(misfit)
    again, _, _, _, _ = env.step(info["action_mask"].argmax(axis=1).astype(np.uint8))
    assert not np.array_equal(facts, again)


def test_in_many_deals_too_an_illegal_code_may_stand_for_the_next_legal_one() -> None:
    env: Any = gymnasium.make_vec(ID, num_envs=8, illegal="next", seats=3)
    twin: Any = gymnasium.make_vec(ID, num_envs=8, illegal="end", seats=3)
    (_, info), _ = env.reset(seed=2), twin.reset(seed=2)
    dice, changed = np.random.default_rng(1), 0
    for _ in range(150):
        codes = dice.integers(-5, 120, 8)
        meant = [next_after(mask, int(code)) for mask, code in zip(info["action_mask"], codes, strict=True)]
        facts, rewards, ended, cut_off, info = env.step(codes)
        expected = twin.step(np.array(meant))
        assert "illegal" not in info
        for found, wanted in zip((facts, rewards, ended, cut_off), expected, strict=False):
            assert np.array_equal(found, wanted)
        changed += int((codes != meant).sum())
    assert changed > 500


def next_after(mask: Any, code: int) -> int:
    """The first legal code from this one on, or the first of all; of a deal that has ended, any."""
    found = np.flatnonzero(mask).tolist()
    return next((each for each in found if each >= code), found[0] if found else 0)


def test_many_deals_against_bots_are_refused_in_one_line() -> None:
    with pytest.raises(ValepaskaError, match="against policies only"):
        ValepaskaVector(3, opponents="counter")


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda given: pickle.loads(pickle.dumps(given))])
@pytest.mark.parametrize("opponents", ["fast:random", "honest"])
def test_a_copy_of_an_environment_goes_on_the_same_way(copied: Any, opponents: str) -> None:
    env = Valepaska("valepaska", 3, opponents=opponents)
    over = True
    while over:
        _, info = env.reset()
        _, _, terminated, truncated, info = env.step(int(info["action_mask"].argmax()))
        over = terminated or truncated
    twin = copied(env)
    while not over:
        code = int(info["action_mask"].argmax())
        seen, reward, terminated, truncated, info = env.step(code)
        same = twin.step(code)
        assert np.array_equal(seen, same[0])
        assert np.array_equal(info["action_mask"], same[4]["action_mask"])
        assert (reward, terminated, truncated) == same[1:4]
        over = terminated or truncated
