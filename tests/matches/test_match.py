from random import Random

import pytest

from tests.bots.dealing import AT_ONCE, at_once, decisions, quick
from valepaska.bots import bot, bot_names, searches
from valepaska.cards import Cards
from valepaska.engine.actions import Action, Draw
from valepaska.engine.events import EndReason, Event, Phase
from valepaska.engine.state import apply, shuffled_deck, start
from valepaska.engine.view import View
from valepaska.errors import IllegalAction
from valepaska.matches import limited, play_deal
from valepaska.rules.model import Rules
from valepaska.rules.spec import presets

LONGEST_SHARE = 0.1
"""How many of the deals of the tests below may reach the turn limit: who looks ahead plays for long."""


def deck(rules: Rules, seed: int) -> Cards:
    return shuffled_deck(rules, Random(seed))


def test_a_deal_is_the_same_when_it_is_played_again() -> None:
    rules = Rules.parse("valepaska")

    def once() -> object:
        return play_deal(rules, [quick(name, seed=4) for name in bot_names()[:6]], deck(rules, 1), dealer=2)

    assert once() == once()


def test_the_actions_of_a_deal_lead_to_its_outcome() -> None:
    rules = limited(Rules.parse("valepaska-house"), None)
    result = play_deal(rules, [bot("counter", seed=seat) for seat in range(4)], deck(rules, 8), dealer=1)
    state = start(rules, 4, deck(rules, 8), 1).state
    for seat, action in result.actions:
        assert seat == state.to_act[0]
        state = apply(state, seat, action).state
    assert state.outcome == result.outcome
    assert result.decisions == len(result.actions)


def test_who_may_challenge_is_asked_clockwise_from_the_claimants_left() -> None:
    rules = Rules.parse("valepaska")
    asked: list[int] = []
    claimant = None
    for decision in decisions(rules, [bot("honest", seed=seat) for seat in range(4)], seed=6):
        view = decision.view
        if view.phase is not Phase.WINDOW:
            asked = []
            continue
        if view.claimant != claimant:
            claimant, asked = view.claimant, []
        asked.append(decision.seat)
        assert claimant is not None
        distances = [(seat - claimant) % 4 for seat in asked]
        assert distances == sorted(set(distances))
        assert 0 not in distances


def test_nobody_is_asked_who_has_gone_out() -> None:
    """B10, B11: the turn never comes to a player without cards, and the last one's deal is over."""
    for spec in ("valepaska", "valepaska-house+challengers=anyone_incl_out", "poytapaska"):
        for decision in decisions(Rules.parse(spec), [bot("liar", seed=seat) for seat in range(3)], seed=3):
            assert decision.seat not in decision.view.out


class DrawsAlways:
    def act(self, view: View, events: list[Event]) -> Action:
        return Draw()


def test_a_bot_that_breaks_the_rules_ends_the_deal_with_the_reason() -> None:
    rules = Rules.parse("paskahousu-2008")
    with pytest.raises(IllegalAction, match="no_such_choice"):
        play_deal(rules, [DrawsAlways(), DrawsAlways(), DrawsAlways()], deck(rules, 1))  # type: ignore[list-item]


def test_the_turn_limit_ends_a_deal_and_says_so() -> None:
    rules = Rules.parse("valepaska")
    result = play_deal(rules, [bot("honest", seed=seat) for seat in range(4)], deck(rules, 1), turn_limit=10)
    assert result.outcome.reason is EndReason.TURN_LIMIT
    assert result.outcome.loser is None
    assert result.turns == 10


def test_the_rules_own_turn_limit_goes_before_the_drivers() -> None:
    rules = Rules.parse("valepaska+turn_limit=7")
    assert limited(rules, 50).out.turn_limit == 7
    assert limited(Rules.parse("valepaska"), 50).out.turn_limit == 50
    assert limited(Rules.parse("valepaska"), None).out.turn_limit == 1000


@pytest.mark.parametrize("name", AT_ONCE)
def test_deals_come_to_an_end_in_every_preset(name: str) -> None:
    """B12: bots that always do the same, or anything at all, can play for ever."""
    reasons, deals = [], 1 if searches(name) else 3
    for preset in presets():
        rules = limited(preset.rules, None)
        seats = min(4, preset.rules.deal.max_players)
        for seed in range(deals if at_once(name, rules) else 0):
            table = [quick(name, seed=seed * 4 + seat) for seat in range(seats)]
            reasons.append(play_deal(rules, table, deck(rules, seed)).outcome.reason)
    assert reasons.count(EndReason.TURN_LIMIT) <= LONGEST_SHARE * len(reasons)


@pytest.mark.parametrize("seats", [2, 6])
def test_few_and_many_players_come_to_an_end(seats: int) -> None:
    rules = limited(Rules.parse("valepaska-house"), None)
    for seed in range(3):
        result = play_deal(rules, [bot("counter", seed=seed + seat) for seat in range(seats)], deck(rules, seed))
        assert sorted(result.outcome.order) == list(range(seats))
        assert result.outcome.loser == result.outcome.order[-1]
