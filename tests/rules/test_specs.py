"""The one-line texts that name rules: read, written, and refused."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests import strategies
from valepaska.errors import RulesError
from valepaska.rules.model import OPTIONS, Rules, Value, value_text
from valepaska.rules.spec import LONGEST_SPEC, Preset, house_rules, presets

PRESETS = presets()
HOUSES = house_rules()


def spoken(spec: str) -> str:
    """The message with which a spec is refused: one line, or the test fails."""
    with pytest.raises(RulesError) as refused:
        Rules.parse(spec)
    message = str(refused.value)
    assert "\n" not in message
    assert len(message) < 400
    return message


def understood(spec: str, why_not: str = "") -> Rules | None:
    """The rules that a spec names; None where it is refused in one line that holds these words."""
    try:
        return Rules.parse(spec)
    except RulesError as refused:
        message = str(refused)
    assert why_not in message
    assert "\n" not in message
    return None


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.name)
def test_the_rules_of_a_preset_are_named_by_it_with_every_house_rule(preset: Preset) -> None:
    assert preset.rules.spec == preset.name
    for house in HOUSES:
        spec = f"{preset.name}+{house.name}"
        rules = understood(spec, "contradict each other")
        assert rules is None or Rules.parse(rules.spec) == rules, spec


@given(strategies.rules(12))
@strategies.share(2)
def test_any_rules_are_read_back_from_their_spec(rules: Rules) -> None:
    assert Rules.parse(rules.spec) == rules
    assert hash(Rules.parse(rules.spec)) == hash(rules)


@given(strategies.rules(12))
def test_the_spec_begins_with_the_preset_that_differs_least_and_the_first_of_those(rules: Rules) -> None:
    options = rules.options()
    distances = [sum(options[name] != value for name, value in p.rules.options().items()) for p in PRESETS]
    nearest = PRESETS[distances.index(min(distances))]
    assert rules.spec.split("+")[0] == nearest.name


@given(strategies.rules(12))
def test_the_spec_names_house_rules_that_hold_and_say_something_then_what_is_left_by_name(rules: Rules) -> None:
    options = rules.options()
    first, *rest = rules.spec.split("+")
    base = Rules.parse(first).options()
    named = [part for part in rest if "=" not in part]
    singles = [part for part in rest if "=" in part]
    assert rest == named + singles
    assert named == [
        house.name
        for house in HOUSES
        if all(options[name] == value for name, value in house.sets.items())
        and any(base[name] != value for name, value in house.sets.items())
    ]
    told = {name for house in HOUSES if house.name in named for name in house.sets}
    left = sorted(name for name in options if options[name] != base[name] and name not in told)
    assert singles == [f"{name}={value_text(options[name])}" for name in left]


@given(strategies.rules(12))
def test_a_link_may_turn_plus_into_space(rules: Rules) -> None:
    assert Rules.parse(rules.spec.replace("+", " ")) == rules
    assert Rules.parse(f"  {rules.spec.replace('+', ' + ')} ") == rules


def test_house_rules_may_stand_in_any_order() -> None:
    for one, other in combinations(("soft-twos", "jokers", "refill"), 2):
        assert Rules.parse(f"valepaska+{one}+{other}") == Rules.parse(f"valepaska+{other}+{one}")


def test_saying_the_same_thing_twice_is_no_contradiction() -> None:
    assert Rules.parse("valepaska+court_minimum=7+seven-courts+court_minimum=7").spec == "valepaska+seven-courts"


@pytest.mark.parametrize(("said", "means"), [("yes", True), ("true", True), ("no", False), ("false", False)])
def test_yes_and_no_may_be_written_as_true_and_false(said: str, means: bool) -> None:
    assert Rules.parse(f"valepaska+last_play_challengeable={said}").challenge.last_play_challengeable is means


def test_none_is_a_value_of_its_own_or_an_empty_list() -> None:
    assert Rules.parse("valepaska+court_minimum=none").ladder.court_minimum is None
    assert Rules.parse("valepaska+turn_limit=none").out.turn_limit is None
    assert Rules.parse("valepaska+voluntary_draw=none").drawing.voluntary_draw == "none"
    assert Rules.parse("poytapaska-wikipedia+relax_when_stock_empty=none").ladder.relax_when_stock_empty == ()


def test_a_list_of_relaxations_has_one_order() -> None:
    one, other = (Rules.parse(f"valepaska+relax_when_stock_empty={v}") for v in ("on_two,ten_on", "ten_on,on_two"))
    assert one == other
    assert "relax_when_stock_empty=ten_on,on_two" in one.spec


@pytest.mark.parametrize(
    ("spec", "parts"),
    [
        ("", ["empty", "valepaska"]),
        ("   + ", ["empty"]),
        ("valepaska+", ["a + in a rules text", "write valepaska"]),
        ("+valepaska", ["a + in a rules text", "write valepaska"]),
        ("valepaska++soft-twos", ["a + in a rules text", "write valepaska+soft-twos"]),
        ("valepaska + + soft-twos", ["a + in a rules text", "write valepaska+soft-twos"]),
        ("+soft-twos", ["begins with a preset", "valepaska+soft-twos"]),
        ("valepaska++soft-two", ["did you mean soft-twos?"]),
        ("valepska", ["'valepska'", "did you mean valepaska?"]),
        ("Valepaska", ["did you mean valepaska?"]),
        ("qqqqqq", ["no preset 'qqqqqq'", "lists them"]),
        ("soft-twos", ["begins with a preset", "valepaska+soft-twos"]),
        ("court_minimum=7", ["begins with a preset", "valepaska+court_minimum=7"]),
        ("valepaska+paskahousu", ["'paskahousu' is a preset", "first"]),
        ("valepaska+soft-two", ["did you mean soft-twos?"]),
        ("valepaska+qqqqqq", ["no house rule 'qqqqqq'"]),
        ("valepaska+court_minimum", ["'court_minimum' needs a value", "court_minimum=7", "after_first_clear"]),
        ("valepaska+face_down", ["'face_down' needs a value"]),
        ("valepaska+court_minimun=7", ["no option 'court_minimun'", "did you mean court_minimum?"]),
        ("valepaska+zzz=7", ["no option 'zzz'"]),
        ("valepaska+court_minimum=9", ["court_minimum=9", "none, 6, 7, 8, after_first_clear"]),
        ("valepaska+court_minimum=", ["court_minimum=", "6, 7, 8"]),
        ("valepaska+court_minimum=7=8", ["7=8"]),
        ("valepaska+jokers=7", ["jokers=7", "from 0 to 6"]),
        ("valepaska+jokers=-1", ["jokers=-1", "from 0 to 6"]),
        ("valepaska+jokers=٣", ["from 0 to 6"]),
        ("valepaska+min_players=11", ["from 2 to 10"]),
        ("valepaska+turn_limit=0", ["turn_limit=0", "from 1", "or none"]),
        ("valepaska+turn_limit=99999999", ["turn_limit=99999999", "to 1000000"]),
        ("valepaska+red_two_low=maybe", ["red_two_low=maybe", "no, yes"]),
        ("valepaska+red_two_low=1", ["red_two_low=1", "no, yes"]),
        ("valepaska+relax_when_stock_empty=all", ["relax_when_stock_empty=all", "commas"]),
        ("valepaska+relax_when_stock_empty=ten_on,ten_on", ["ten_on,ten_on"]),
        ("valepaska+relax_when_stock_empty=", ["none, or any of"]),
        ("valepaska+court_minimum=7+court_minimum=8", ["court_minimum=7", "court_minimum=8", "contradict"]),
        ("valepaska+seven-courts+court_minimum=8", ["seven-courts", "court_minimum=8", "both 7 and 8"]),
        ("valepaska+refill+whole-pack", ["refill", "whole-pack", "refill_to"]),
    ],
)
def test_a_bad_text_is_refused_with_what_is_wrong_and_what_to_write(spec: str, parts: list[str]) -> None:
    message = spoken(spec)
    assert [part for part in parts if part not in message] == [], message


def test_an_endless_text_is_refused_shortly() -> None:
    message = spoken("valepaska+" + "soft-twos+" * 10_000)
    assert f"{LONGEST_SPEC} characters" in message


@given(st.text(max_size=60))
def test_no_text_does_anything_but_name_rules_or_be_refused(text: str) -> None:
    for spec in (text, f"valepaska+{text}", f"valepaska+court_minimum={text}"):
        rules = understood(spec)
        assert rules is None or Rules.parse(rules.spec) == rules


def test_no_spec_of_any_rules_is_longer_than_one_may_be() -> None:
    longest = [max((value_text(v) for v in _some_values(name)), key=len) for name in OPTIONS]
    parts = [f"{name}={text}" for name, text in zip(OPTIONS, longest, strict=True)]
    assert len("+".join([max((p.name for p in PRESETS), key=len), *(h.name for h in HOUSES), *parts])) <= LONGEST_SPEC


def _some_values(name: str) -> list[Value]:
    option = OPTIONS[name]
    if option.many:
        return [tuple(map(str, option.values))]
    return [option.values[-1]] if isinstance(option.values, range) else list(option.values)


def test_rules_change_by_option_and_refuse_what_is_not_one() -> None:
    rules = Rules.parse("valepaska")
    assert rules.replace(court_minimum=7).spec == "valepaska+seven-courts"
    assert rules.replace().spec == "valepaska"
    for name, value in (("court_minimum", "7"), ("face_down", 1), ("jokers", True), ("packs", None), ("nonsense", 1)):
        with pytest.raises(RulesError, match=name):
            rules.replace(**{name: value})
