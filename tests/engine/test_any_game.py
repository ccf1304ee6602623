"""What holds of every game, whatever its rules and whatever is done."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from tests import strategies
from tests.engine.watch import Watched
from valepaska.engine.events import Phase
from valepaska.engine.state import State, shuffled_deck, start
from valepaska.engine.view import view
from valepaska.errors import RulesError
from valepaska.rules.model import Rules

LONGEST = 160
seeds = st.integers(0, 2**32 - 1)


class AnyGame(RuleBasedStateMachine):
    """Seats that do this and that, legal or not, in a deal under watch."""

    deal: Watched

    @initialize(table=strategies.tables(), seed=seeds)
    def begin(self, table: strategies.Table, seed: int) -> None:
        state, events = start(table.rules, table.seats, table.deck, table.dealer)
        self.deal = Watched(state, Random(seed), events)

    @precondition(lambda self: self.deal.state.phase is not Phase.OVER)
    @rule(seed=seeds)
    def move(self, seed: int) -> None:
        self.deal.move(*strategies.one_move(self.deal.state, Random(seed)))

    @rule(seed=seeds)
    def try_anything(self, seed: int) -> None:
        random = Random(seed)
        seat = random.randrange(self.deal.state.seats)
        action = strategies.any_action(view(self.deal.state, seat), random)
        if self.deal.attempt(seat, action) is None:
            self.deal.move(seat, action)

    @invariant()
    def all_is_well(self) -> None:
        self.deal.check()


def test_any_rules_and_any_actions_keep_the_deal_whole() -> None:
    quick = settings(max_examples=settings().max_examples // 2, stateful_step_count=30)
    run_state_machine_as_test(AnyGame, settings=quick)


def play_on(deal: Watched, random: Random, moves: int) -> None:
    """Random legal moves, and now and then an attempt at anything."""
    for _ in range(moves):
        state = deal.state
        if state.outcome is not None:
            break
        seat = random.randrange(state.seats)
        deal.attempt(seat, strategies.any_action(view(state, seat), random))
        deal.move(*strategies.one_move(state, random))
    for seat in range(deal.state.seats):
        deal.attempt(seat, strategies.any_action(view(deal.state, seat), random))


@given(strategies.states(), seeds)
@strategies.share(0.6)
def test_positions_with_few_cards_are_played_to_an_end(state: State, seed: int) -> None:
    random = Random(seed)
    play_on(Watched(state, random), random, 40)


@pytest.mark.parametrize("name", strategies.PRESET_NAMES)
def test_every_preset_is_played_with_every_house_rule(name: str) -> None:
    for number, house in enumerate([{}, *(dict(house.sets) for house in strategies.HOUSES)]):
        try:
            rules = Rules.parse(name).replace(**house)
        except RulesError:
            continue
        random = Random(f"{name} {number}")
        seats = random.randint(2, min(6, strategies.most_seats(rules)))
        state, events = start(rules, seats, shuffled_deck(rules, random), random.randrange(seats))
        play_on(Watched(state, random, events), random, LONGEST if number == 0 else 25)
