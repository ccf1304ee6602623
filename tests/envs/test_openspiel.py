"""The game for OpenSpiel: the project's own tests, a golden playthrough, and exact answers for a tiny deal."""

import random
from typing import Any

import pyspiel
import pytest

import valepaska as vp
from tests import golden
from tests.envs import playthrough
from valepaska.envs import openspiel, setting
from valepaska.errors import NotationError, RulesError, ValepaskaError

pytestmark = pytest.mark.slow

TINY = playthrough.GAME


def dealt(game: Any, seed: int) -> Any:
    """A state after the deck."""
    state, dice = game.new_initial_state(), random.Random(seed)
    while state.is_chance_node():
        actions, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(dice.choices(actions, chances)[0])
    return state


@pytest.mark.parametrize(
    "game",
    [TINY, "valepaska(players=3,rules=poytapaska+turn_limit:40)", "valepaska(rules=valepaska+first-out+turn_limit:12)"],
)
def test_the_random_simulation_test_of_openspiel_passes(game: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(game), 1, False, False)


def test_the_playthrough_is_the_golden_one() -> None:
    for name, text in playthrough.golden().items():
        golden.check(name, text)


def test_the_chances_of_the_deck_sum_to_one_and_every_card_is_dealt_once() -> None:
    game = pyspiel.load_game(TINY)
    state, seen = game.new_initial_state(), list[str]()
    while state.is_chance_node():
        outcomes = state.chance_outcomes()
        assert sum(chance for _, chance in outcomes) == pytest.approx(1)
        assert len(outcomes) == 12 - len(seen)
        seen.append(state.action_to_string(outcomes[-1][0]))
        state.apply_action(outcomes[-1][0])
    assert len(set(seen)) == 12


def test_a_player_knows_what_it_saw_and_nothing_else() -> None:
    game = pyspiel.load_game("valepaska(players=3)")
    state = dealt(game, 1)
    before = [state.information_state_string(player) for player in range(3)]
    assert len(set(before)) == 3
    first = game.new_initial_state()
    swapped = [*state.dealt]
    swapped[1], swapped[-1] = swapped[-1], swapped[1]
    for card in swapped:
        first.apply_action(state.setting.distinct.index(card))
    told = [first.information_state_string(player) for player in range(3)]
    assert sum(a != b for a, b in zip(before, told, strict=True)) == 1
    assert len(state.information_state_tensor(0)) == len(state.setting.encoding.facts) + 64 * 5
    assert state.observation_tensor(0) == pytest.approx(
        state.setting.encoding.observe(vp.view(state.state, 0)).tolist()
    )


def test_a_copy_goes_its_own_way() -> None:
    state = dealt(pyspiel.load_game(TINY), 2)
    twin = state.clone()
    twin.apply_action(twin.legal_actions()[0])
    assert len(twin.history()) == len(state.history()) + 1
    twin.apply_action(twin.legal_actions()[-1])
    assert twin.information_state_string(0) != state.information_state_string(0)


def test_returns_sum_to_nothing_and_the_turn_limit_pays_nothing() -> None:
    ended = 0
    game = pyspiel.load_game("valepaska(players=3,rules=valepaska)")
    for seed in range(4):
        state, dice = dealt(game, seed), random.Random(seed)
        while not state.is_terminal():
            state.apply_action(dice.choice(state.legal_actions()))
        assert sum(state.returns()) == pytest.approx(0)
        ended += min(state.returns()) == -1
    assert ended
    cut = dealt(pyspiel.load_game("valepaska(rules=valepaska+turn_limit:1)"), 1)
    while not cut.is_terminal():
        cut.apply_action(cut.legal_actions()[-1])
    assert cut.returns() == [0.0] * 4


def test_parameters_that_cannot_be_are_refused_in_one_line() -> None:
    with pytest.raises(RulesError, match="did you mean valepaska"):
        openspiel.Valepaska({"rules": "valapaska"})
    with pytest.raises(RulesError, match="99 seats"):
        openspiel.Valepaska({"players": 99})
    with pytest.raises(NotationError, match="is not a card"):
        openspiel.Valepaska({"deck": "3c 4z"})


@pytest.mark.parametrize(
    ("deck", "message"),
    [
        ("3c 3c 4c 4d 5c 5d", "the deck holds 3c more often than valepaska.* has it"),
        ("3c X 4c 4d 5c 5d", "the deck holds X more often than valepaska.* has it"),
        ("3c 4c 4d", "2 seats need 6 cards and the deck has 3"),
    ],
)
def test_a_deck_that_the_rules_cannot_have_is_refused_when_the_game_is_loaded(deck: str, message: str) -> None:
    with pytest.raises(RulesError, match=message) as refused:
        openspiel.Valepaska({"players": 2, "rules": "valepaska+hand_size:3", "deck": deck})
    assert "\n" not in str(refused.value)


def test_what_chance_cannot_do_is_refused_and_changes_nothing() -> None:
    game = pyspiel.load_game(TINY)
    state = game.new_initial_state()
    state.apply_action(0)
    while state.is_chance_node():
        legal, before = state.legal_actions(), (str(state), state.history())
        for wrong in (0, -2, len(state.setting.distinct), 10**6):
            with pytest.raises(pyspiel.SpielError, match=f"chance cannot do {wrong} now"):
                state.apply_action(wrong)
        assert (str(state), state.history()) == before
        assert state.legal_actions() == legal
        state.apply_action(legal[0])


def test_nothing_is_done_after_the_end() -> None:
    state = dealt(pyspiel.load_game("valepaska(rules=valepaska+turn_limit:1)"), 1)
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[-1])
    before = (str(state), state.history())
    with pytest.raises(pyspiel.SpielError, match="comes too late: the deal is over"):
        state.apply_action(0)
    assert (str(state), state.history()) == before


def test_with_claims_of_the_deck_nobody_claims_what_no_card_in_play_is() -> None:
    spec = "valepaska+hand_size:all+starter:left_of_dealer+opening_rank:any,deck=3c 3d 4c 4d"
    claimed = {}
    for claims in setting.CLAIMS:
        state = dealt(pyspiel.load_game(f"valepaska(players=2,rules={spec},claims={claims})"), 1)
        names = [state.action_to_string(action) for action in state.legal_actions()]
        claimed[claims] = {setting.claimed_rank(name) for name in names} - {None}
    assert claimed["deck"] == {"3", "4"}
    assert claimed["any"] > claimed["deck"] | {"5", "9"}
    with pytest.raises(ValepaskaError, match="claims cannot be 'some': choose any or deck"):
        openspiel.Valepaska({"claims": "some"})
