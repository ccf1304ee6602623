"""Presets and house rules are data: what they set, and that all of it can be played."""

import random

import pytest

from tests import golden, strategies
from tests.rules import sheets
from valepaska.engine.state import deal, shuffled_deck
from valepaska.errors import RulesError
from valepaska.rules.model import OPTIONS, Rules
from valepaska.rules.spec import DEFAULT_PRESET, Preset, house_rules, preset_named, presets


def test_options_presets_and_house_rules_are_those_that_are_kept() -> None:
    golden.check(sheets.OPTIONS_FILE, sheets.options_text())


def test_the_default_comes_first_and_the_orders_are_a_count() -> None:
    assert presets()[0].name == DEFAULT_PRESET
    assert [preset.order for preset in presets()] == list(range(1, len(presets()) + 1))
    assert [house.order for house in house_rules()] == list(range(1, len(house_rules()) + 1))


def test_what_other_programs_play_can_be_named_but_is_not_offered() -> None:
    assert [preset.name for preset in presets() if not preset.listed] == ["clone-fly", "clone-toni", "clone-juhor"]
    with pytest.raises(RulesError, match="did you mean valepaska"):
        preset_named("valepaska-clone")


@pytest.mark.parametrize("preset", presets(), ids=lambda preset: preset.name)
def test_a_preset_says_what_it_is_and_sets_only_what_differs(preset: Preset) -> None:
    assert preset.title
    assert preset.source
    assert {name for name, value in preset.overrides.items() if OPTIONS[name].default == value} == set()
    assert Rules.parse(preset.name) == preset.rules == preset_named(preset.name).rules


@pytest.mark.parametrize("preset", presets(), ids=lambda preset: preset.name)
def test_a_preset_can_be_dealt_for_as_many_as_the_cards_reach(preset: Preset) -> None:
    for seats in range(2, strategies.most_seats(preset.rules) + 1):
        state = deal(preset.rules, seats, shuffled_deck(preset.rules, random.Random(seats)))
        assert state.seats == seats
    assert strategies.most_seats(preset.rules) >= preset.rules.deal.max_players


def test_house_rules_set_something_and_say_where_it_comes_from() -> None:
    for house in house_rules():
        assert house.title
        assert house.source
        assert house.sets
