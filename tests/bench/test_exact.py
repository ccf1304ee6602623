"""Exact answers for tiny games: the tree is OpenSpiel's game, and what it says is what OpenSpiel says."""

import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import expected_game_score, exploitability
from open_spiel.python.policy import TabularPolicy

import valepaska.envs.openspiel  # noqa: F401  # which registers the game
from bench.proof import solve, tiny, tree
from bench.proof.tree import Array, Tree
from valepaska.envs.setting import Setting

SMALLEST = tiny.GAMES["2x2"]
GAME = tiny.tree_of("2x2")
ALIKE = (2, f"{SMALLEST.spec}+packs=2", "3c 3c 4c 4c", "deck")
"""The same game with cards that nobody can tell apart: OpenSpiel does not take suits for nothing."""


def alike_in_openspiel() -> Any:
    """That game, loaded."""
    players, rules, deck, claims = ALIKE
    return pyspiel.load_game(
        f"valepaska(players={players},rules={rules.replace('=', ':')},deck={deck},claims={claims})"
    )


def in_openspiel(game: Tree, policy: Array) -> TabularPolicy:
    """The same policy, by the texts of information states."""
    found = TabularPolicy(alike_in_openspiel())
    assert found.action_probability_array.shape[0] == len(game.infosets)
    found.action_probability_array[:] = 0
    for number, infoset in enumerate(game.infosets):
        first = game.first_edge[number]
        row = found.action_probability_array[found.state_lookup[infoset.text()]]
        row[list(infoset.codes)] = policy[first : first + len(infoset.codes)]
    return found


def some_policy(game: Tree, seed: int) -> Array:
    """Chances drawn at random."""
    dice = np.random.default_rng(seed)
    return solve.normalised(game, dice.random(game.first_edge[-1]) ** 3)


def truthful(game: Tree) -> Array:
    """Never a lie as long as there is anything else to do, and never a doubt."""
    setting = SMALLEST.setting()
    weights = [
        0.0 if "false" in (text := setting.encoding.text(code)) or text == "challenge" else 1.0
        for infoset in game.infosets
        for code in infoset.codes
    ]
    return solve.normalised(game, np.array(weights))


@pytest.mark.slow
def test_values_and_exploitability_are_those_of_openspiel() -> None:
    game = alike_in_openspiel()
    alike = tree.build(Setting(*ALIKE))
    root = game.new_initial_state()
    policy = 0.5 * some_policy(alike, 1) + 0.5 * solve.cfr_plus(alike, 30)
    theirs = in_openspiel(alike, policy)
    scores = expected_game_score.policy_value(root, [theirs] * 2)
    assert solve.expected(alike, policy) == pytest.approx(scores)
    assert solve.exploitability(alike, policy) == pytest.approx(exploitability.exploitability(game, theirs))
    assert len(alike.infosets) == len(GAME.infosets)
    solved = [solve.expected(each, solve.cfr_plus(each, 100)) for each in (alike, GAME)]
    assert solved[0] == pytest.approx(solved[1]), "suits are taken for nothing"


def test_cfr_plus_comes_near_to_an_equilibrium_and_nearer_with_time() -> None:
    far, near = (solve.exploitability(GAME, solve.cfr_plus(GAME, rounds)) for rounds in (10, 400))
    assert 0 <= near < 0.0001 < far < 0.05


def test_bad_policies_are_found_out() -> None:
    solved = solve.cfr_plus(GAME, 200)
    for bad in (solve.uniform(GAME), truthful(GAME)):
        assert solve.exploitability(GAME, bad) > 0.3
        mixed = 0.5 * bad + 0.5 * solved
        assert solve.exploitability(GAME, mixed) > solve.exploitability(GAME, solved)


def test_no_policy_does_better_than_the_best_response() -> None:
    policy = some_policy(GAME, 2)
    for seat in range(2):
        most = solve.best_response(GAME, policy, seat)
        for seed in range(5):
            other = some_policy(GAME, 10 + seed)
            owners = np.repeat([infoset.seat for infoset in GAME.infosets], np.diff(GAME.first_edge))
            answer = np.where(owners == seat, other, policy)
            assert solve.expected(GAME, answer)[seat] <= most + 1e-12


def test_a_random_walk_through_the_tree_is_a_deal() -> None:
    dice = random.Random(3)
    setting = SMALLEST.setting()
    reach = solve.reaches(GAME, solve.uniform(GAME))
    assert sum(
        float(each.prod(axis=1)[level.decides < 0].sum()) for each, level in zip(reach, GAME.levels, strict=True)
    ) == pytest.approx(1)
    for level in GAME.levels:
        assert np.abs(level.pays.sum(axis=1)).max() < 1e-12
    infoset = dice.choice(GAME.infosets)
    assert list(infoset.codes) == setting.legal(infoset.view)


def test_the_policy_of_a_bot_is_what_it_does() -> None:
    setting = SMALLEST.setting()
    policy = tiny.policy_of("honest", GAME, setting, 4)
    assert np.add.reduceat(policy, GAME.first_edge[:-1]) == pytest.approx(1)
    lies = [
        chance
        for infoset, first in zip(GAME.infosets, GAME.first_edge, strict=False)
        for code, chance in zip(infoset.codes, policy[first:], strict=False)
        if "false" in setting.encoding.text(code)
        and any("true" in setting.encoding.text(each) for each in infoset.codes)
    ]
    assert lies
    assert max(lies) == 0, "with anything true to say it says nothing false"
    assert solve.exploitability(GAME, policy) > 0.3
