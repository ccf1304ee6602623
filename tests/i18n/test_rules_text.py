"""The rules in sentences say what the game does, and nothing that means nothing in it."""

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from valepaska.errors import RulesError
from valepaska.i18n import LANGUAGES, texts
from valepaska.i18n.rules_text import rules_messages, rules_sections
from valepaska.rules.grid import tops_that_can_be
from valepaska.rules.ladder import SPECIALS, Effect, Kind, Situation, cell, kinds, must_answer
from valepaska.rules.model import OPTIONS, Option, Rules, Value
from valepaska.rules.spec import presets
from valepaska.rules.tables import four_clears

SPECS = [preset.name for preset in presets()]


def told(spec: str, *changed: str) -> set[str]:
    """The sentences told of a game, by their ids."""
    return _told(Rules.parse(spec), *changed)


def _told(rules: Rules, *changed: str) -> set[str]:
    sections = rules_messages(rules.options(), changed=changed)
    return {message for _, messages in sections for message in messages}


def sections(spec: str) -> list[str]:
    return [section for section, _ in rules_messages(Rules.parse(spec).options())]


def values(option: Option) -> st.SearchStrategy[Value]:
    if option.many:
        words = [value for value in option.values if isinstance(value, str)]
        return st.lists(st.sampled_from(words), unique=True).map(tuple)
    return st.sampled_from([*option.values[:12], option.default])


@st.composite
def games(draw: st.DrawFn) -> Rules:
    """Any preset with any choices changed that do not contradict each other."""
    names = draw(st.lists(st.sampled_from(list(OPTIONS)), unique=True, max_size=10))
    changes = {name: draw(values(OPTIONS[name])) for name in names}
    try:
        return Rules.parse(draw(st.sampled_from(SPECS))).replace(**changes)
    except RulesError:
        assume(False)
        raise


def test_the_sections_stand_in_the_order_of_a_game() -> None:
    everything = ["cards", "deal", "opening", "ladder", "clears", "drawing", "challenge", "out", "deals"]
    assert sections("valepaska") == everything
    assert sections("paskahousu") == [section for section in everything if section != "challenge"]


def test_the_rules_of_valepaska_in_words() -> None:
    sentences = dict(rules_sections(texts("en"), Rules.parse("valepaska").options()))
    assert sentences["Opening"] == [
        "Threes are called for first, then fours, and so on up. Whoever is first to lay cards as the rank called opens "
        "the game.",
        "Nobody has to hold what is called for; the opening is a play like any other.",
        "One may also open with the top card of the stock, without looking at it.",
    ]
    assert "Jacks, queens and kings need an eight or higher on top." in sentences["What may follow what"]
    assert "A two goes on anything but a ten or an ace." in sentences["What may follow what"]
    assert sentences["Several deals"] == ["The loser deals the next deal.", "It is counted how often each has lost."]


def test_a_section_is_a_title_and_its_sentences() -> None:
    title, sentences = rules_sections(texts("fi"), Rules.parse("valepaska").options())[-1]
    assert title == "Useita jakoja"
    assert sentences == ["Häviäjä jakaa seuraavan jaon.", "Lasketaan, montako kertaa kukin on hävinnyt."]


@pytest.mark.parametrize("spec", ["paskahousu", "poytapaska", "ruotsalainen"])
def test_open_games_say_nothing_about_bluff(spec: str) -> None:
    bluff = {name for name, option in OPTIONS.items() if option.group == "challenge"} - {"face_down"}
    assert not [message for message in told(spec) for name in bluff if message.startswith(f"rule-{name}-")]


def test_without_a_stock_nothing_is_drawn_or_filled_up() -> None:
    stock = ("refill", "voluntary_draw", "blind", "swap_window", "opening_blind", "relax", "fed-")
    spec = "ruotsalainen+relax_when_stock_empty=on_two"
    assert not [message for message in told(spec, *OPTIONS) if message.removeprefix("rule-").startswith(stock)]


def test_limits_that_fall_with_the_stock_never_bind_where_there_is_none() -> None:
    spec = "ruotsalainen+court_on_empty=stock_empty+relax_when_stock_empty=on_two,court_minimum"
    assert {"rule-on_two-any", "rule-court_minimum-none"} <= told(spec, *OPTIONS)
    assert not [message for message in told(spec) if "court_on_empty" in message]


def test_table_cards_are_told_only_where_there_are_some() -> None:
    cards = {"rule-table_down-4", "rule-table_up-4", "rule-table-cards", "rule-table-misfit"}
    assert cards <= told("poytapaska")
    assert not [message for message in told("paskahousu") if "table" in message]


def test_jokers_are_told_only_where_there_are_some() -> None:
    assert not [message for message in told("valepaska") if "joker" in message]
    assert {"rule-jokers", "rule-joker_role-dead"} <= told("valepaska+jokers")
    assert "rule-joker_role-as_two" in told("paskahousu-venda")


def test_what_is_as_usual_is_told_only_where_it_was_changed() -> None:
    assert "rule-turn_limit" not in told("valepaska")
    assert "rule-voluntary_draw-none" in told("valepaska+voluntary_draw=none", "voluntary_draw")
    assert "rule-jokers" in told("paskahousu-venda+jokers=0", "jokers")


def test_a_deal_that_ends_with_a_winner_has_no_loser_to_speak_of() -> None:
    assert not {message for message in told("valepaska+first-out") if "loser" in message or "losses" in message}


def test_what_comes_to_the_same_in_bluff_games_is_told_the_same() -> None:
    assert "rule-blind_play-always" in told("valepaska+blind_play=if_unable")
    assert "rule-opening_rank-held_lowest_any_number" in told("clone-fly+opening_rank=held_lowest_all")


def test_black_specials_name_the_colours() -> None:
    sentences = dict(rules_sections(texts("en"), Rules.parse("valepaska+black-specials").options()))
    ladder = sentences["What may follow what"]
    assert "A red ace is bound by the same limits as jacks, queens and kings." in ladder
    assert "On a black two only another black two goes." in ladder
    assert "A black ten or a black ace that starts an empty table feeds the next player." in ladder


@settings(max_examples=150)
@given(games(), st.sets(st.sampled_from(list(OPTIONS))))
def test_any_game_can_be_told_in_every_language(rules: Rules, changed: set[str]) -> None:
    for language in LANGUAGES:
        for title, sentences in rules_sections(texts(language), rules.options(), changed=changed):
            assert title
            assert sentences
            assert len(set(sentences)) == len(sentences)
            assert all(sentence.endswith((".", ":")) and "{" not in sentence for sentence in sentences)


@given(games())
def test_a_two_goes_where_the_rules_say_it_goes(rules: Rules) -> None:
    now = Situation(stock_empty=rules.deal.hand_size == "all", cleared=True)
    barred = {top for top in kinds(rules) if top is not Kind.TWO and not cell(rules, top, Kind.TWO, now).effect}
    if "rule-two_on-not_ten_ace" in _told(rules):
        assert barred == set(SPECIALS)
    elif rules.ladder.led_answer in ("two", "same_rank_or_two"):
        assert barred == set()
    else:
        assert barred == {top for top in SPECIALS if must_answer(rules, top)}
        assert len(barred) < len(SPECIALS)


@given(games())
def test_nothing_clears_where_the_rules_say_so(rules: Rules) -> None:
    columns = kinds(rules)
    times = (Situation(gone, cleared=True) for gone in (rules.deal.hand_size == "all", True))
    effects = [cell(rules, top, kind, now).effect for now in times for top in (None, *columns) for kind in columns]
    clears = Effect.CLEAR in effects or any(four_clears(rules, kind) for kind in columns)
    assert ("rule-nothing-clears" in _told(rules)) == (not clears)


@given(games())
def test_what_feeds_without_being_led_is_told(rules: Rules) -> None:
    columns = kinds(rules)
    left = [
        kind
        for gone in (rules.deal.hand_size == "all", True)
        for kind in SPECIALS
        for top in tops_that_can_be(rules, columns, stock_empty=gone) - {kind}
        if must_answer(rules, kind) and cell(rules, top, kind, Situation(gone, cleared=True)).effect is Effect.PLAIN
    ]
    assert ("rule-left-on-top" in _told(rules)) == bool(left and rules.ladder.led_answer == "none")
