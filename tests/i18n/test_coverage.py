"""Everything that has a name in the game has its words."""

import pytest

from tests.i18n.catalogue import texts_of
from valepaska.cards import Rank, Suit
from valepaska.errors import Reason
from valepaska.i18n import texts
from valepaska.i18n.rules_text import option_messages, option_sentence
from valepaska.i18n.sentences import COUNTED, SECTIONS
from valepaska.rules.model import OPTIONS, Option, Rules
from valepaska.rules.spec import HouseRule, Preset, house_rules, presets

SAY = texts("en")
"""One language is enough: another test holds the files to the same messages."""


@pytest.mark.parametrize("reason", Reason)
def test_every_reason_has_a_sentence_and_a_few_words(reason: Reason) -> None:
    assert f"reason-{reason}" in SAY
    assert f"term-short-{reason}" in SAY


def test_no_reason_is_made_up() -> None:
    told = {text.name.removeprefix("reason-") for text in texts_of("en") if text.name.startswith("reason-")}
    assert told == set(Reason)


@pytest.mark.parametrize("option", OPTIONS.values(), ids=lambda option: option.name)
def test_every_option_has_a_title_a_help_and_a_sentence_for_every_value(option: Option) -> None:
    assert SAY(f"option-{option.name}")
    assert SAY(f"option-{option.name}.help").endswith(".")
    single = option.name in COUNTED
    assert single == isinstance(option.values, range)
    values = [option.default] if single else [*option.values, *([()] if option.many else [])]
    for value in values:
        chosen = (value,) if option.many and isinstance(value, str) else value
        for message in option_messages(option.name, chosen):
            assert message in SAY


@pytest.mark.parametrize("option", OPTIONS.values(), ids=lambda option: option.name)
def test_every_option_has_its_place_in_the_rules(option: Option) -> None:
    lines = [line.text for _, lines in SECTIONS for line in lines]
    assert lines.count(option.name) == 1


def test_every_line_of_the_rules_is_an_option_or_a_message() -> None:
    for section, lines in SECTIONS:
        assert f"section-{section}" in SAY
        for line in lines:
            assert line.text in OPTIONS or line.text in SAY, line.text


def test_every_rule_sentence_can_be_told() -> None:
    fixed = {line.text for _, lines in SECTIONS for line in lines if line.text not in OPTIONS}
    valued = {
        message
        for option in OPTIONS.values()
        for value in ([option.default] if option.name in COUNTED else [*option.values, option.default])
        for message in option_messages(option.name, value)
    }
    assert {text.name for text in texts_of("en") if text.name.startswith("rule-")} == fixed | valued


@pytest.mark.parametrize("preset", presets(), ids=lambda preset: preset.name)
def test_every_preset_has_a_title_and_a_sentence(preset: Preset) -> None:
    assert SAY(f"preset-{preset.name}")
    assert SAY(f"preset-{preset.name}-about").endswith(".")


@pytest.mark.parametrize("house", house_rules(), ids=lambda house: house.name)
def test_every_house_rule_has_a_title_and_a_sentence(house: HouseRule) -> None:
    assert SAY(f"house-{house.name}")
    assert SAY(f"house-{house.name}-about").endswith(".")


def test_every_rank_and_suit_has_its_word() -> None:
    assert all(SAY.rank(rank) for rank in Rank)
    assert all(SAY(f"suit-{suit}") for suit in Suit)


def test_an_option_can_be_told_by_itself() -> None:
    rules = Rules.parse("valepaska+relax_when_stock_empty=ten_on,on_two").options()
    assert option_sentence(SAY, "court_minimum", rules) == "Jacks, queens and kings need an eight or higher on top."
    assert option_sentence(SAY, "jokers", rules) == "No jokers are used."
    assert option_sentence(SAY, "relax_when_stock_empty", rules) == (
        "When the stock is gone, a ten goes on higher cards too. When the stock is gone, anything goes on a two."
    )
