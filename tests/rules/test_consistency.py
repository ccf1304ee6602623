"""What a choice implies, and which choices cannot stand together."""

import random
from itertools import product

import pytest
from hypothesis import given

from tests import strategies
from valepaska.engine.state import deal, shuffled_deck
from valepaska.errors import RulesError
from valepaska.rules.consistency import IMPLICATIONS, NEEDS
from valepaska.rules.model import Rules, Value, value_text
from valepaska.rules.tables import deck_bits

CONFLICTS = [
    ("paskahousu+table_down=4+face_down=yes", "table_down=4", "face_down=yes"),
    ("valepaska+table_up=3+out_when=all_zones_empty", "table_up=3", "face_down=yes"),
    ("poytapaska+face_down=yes", "table_down=4", "face_down=yes"),
    ("paskahousu+jokers", "jokers=2+joker_role=dead", "face_down=no"),
    ("paskahousu-venda+joker_role=dead", "jokers=6+joker_role=dead", "face_down=no"),
    ("valepaska+jokers+face_down=no", "jokers=2+joker_role=dead", "face_down=no"),
    ("paskahousu+no-pickup", "voluntary_pickup=never", "face_down=no"),
    ("clone-fly+face_down=no", "voluntary_pickup=never", "face_down=no"),
    (
        "paskahousu-2008+refill_to=0",
        "refill_to=0+hand_size=5",
        "out_when=hand_and_stock_empty+voluntary_draw=none+blind_play=none",
    ),
]

IMPLIED = [
    ("valepaska+special_colours=black_only", {"red_two_low": True}),
    (
        "valepaska+hand_size=all",
        {"refill_to": 0, "voluntary_draw": "none", "blind_play": "none", "opening_blind": False},
    ),
    ("paskahousu+table_down=3", {"out_when": "all_zones_empty"}),
    ("paskahousu+table_up=4", {"out_when": "all_zones_empty"}),
]

AGAINST_IMPLIED = [
    ("valepaska+special_colours=black_only+red_two_low=no", "special_colours=black_only", "red_two_low=no"),
    ("valepaska+hand_size=all+refill_to=5", "hand_size=all", "refill_to=5"),
    ("valepaska+whole-pack+opening_blind=yes", "hand_size=all", "opening_blind=yes"),
    ("ruotsalainen+blind_play=always", "hand_size=all", "blind_play=always"),
    ("ruotsalainen+voluntary_draw=draw_and_pass", "hand_size=all", "voluntary_draw=draw_and_pass"),
    ("poytapaska+out_when=hand_empty", "table_down=4", "out_when=hand_empty"),
]


@pytest.mark.parametrize(("spec", "one", "other"), CONFLICTS + AGAINST_IMPLIED)
def test_a_contradiction_names_both_choices_in_one_line(spec: str, one: str, other: str) -> None:
    with pytest.raises(RulesError, match="contradict each other") as refused:
        Rules.parse(spec)
    message = str(refused.value)
    assert one in message
    assert other in message
    assert "\n" not in message


@pytest.mark.parametrize(("spec", "sets"), IMPLIED)
def test_what_is_implied_is_set_silently_over_what_the_preset_has(spec: str, sets: dict[str, object]) -> None:
    rules = Rules.parse(spec)
    assert {name: rules.options()[name] for name in sets} == sets
    said = "+".join(f"{name}={value_text(rules.options()[name])}" for name in sets)
    assert Rules.parse(f"{spec}+{said}") == rules


@pytest.mark.parametrize(
    "spec",
    [
        "paskahousu-2008+refill_to=0+out_when=hand_empty",
        "paskahousu-2008+refill_to=0+voluntary_draw=draw_and_pass",
        "paskahousu-2008+refill_to=0+blind_play=if_unable",
        "ruotsalainen+out_when=all_zones_empty",
        "paskahousu+jokers+joker_role=as_two",
        "poytapaska+whole-pack",
    ],
)
def test_what_only_looks_like_a_contradiction_is_allowed(spec: str) -> None:
    rules = Rules.parse(spec)
    assert Rules.parse(rules.spec) == rules


def test_every_implication_and_every_conflict_of_the_program_is_tested_here() -> None:
    implied = [Rules.parse(spec).options() for spec, _ in IMPLIED]
    assert all(any(rule.because(options) for options in implied) for rule in IMPLICATIONS)
    messages = [_message(spec) for spec, _, _ in CONFLICTS]
    for need in NEEDS:
        sides = [f"{need.choice(options)} and {need.against(options)}" for options in _everything()]
        assert any(side in message for side, message in product(set(sides), messages))


def _message(spec: str) -> str:
    with pytest.raises(RulesError) as refused:
        Rules.parse(spec)
    return str(refused.value)


def _everything() -> list[dict[str, Value]]:
    """Options as the conflicting texts mean them, contradiction and all."""
    found = []
    for spec, _, _ in CONFLICTS:
        first, *rest = spec.split("+")
        options: dict[str, Value] = {**Rules.parse(first).options()}
        for part in rest:
            name, equals, text = part.partition("=")
            if equals:
                options[name] = {"yes": True, "no": False}.get(text, int(text) if text.isdigit() else text)
            else:
                options.update(next(house.sets for house in strategies.HOUSES if house.name == part))
        found.append(options)
    return found


@given(strategies.rules(12))
def test_no_rules_hold_what_they_exclude(rules: Rules) -> None:
    options = rules.options()
    assert rules.pack.special_colours == "all" or rules.pack.red_two_low
    if rules.deal.hand_size == "all":
        assert {options[name] for name in ("voluntary_draw", "blind_play")} == {"none"}
        assert rules.drawing.refill_to == 0
        assert not rules.opening.opening_blind
    if rules.deal.table_down or rules.deal.table_up:
        assert rules.out.out_when == "all_zones_empty"
        assert not rules.challenge.face_down
    if not rules.challenge.face_down:
        assert rules.drawing.voluntary_pickup != "never"
        assert rules.pack.jokers == 0 or rules.pack.joker_role == "as_two"


def test_the_cards_must_reach() -> None:
    for spec, seats, cards in (("valepaska", 10, 52), ("poytapaska", 4, 52), ("paskahousu-six", 8, 52)):
        assert strategies.most_seats(Rules.parse(spec)) == seats
        if seats < strategies.MOST_SEATS:
            _refused(spec, seats + 1, "lacks|need")
        assert deck_bits(Rules.parse(spec)).bit_count() == cards
    assert strategies.most_seats(Rules.parse("poytapaska+packs=2")) == 8


def _refused(spec: str, seats: int, words: str) -> None:
    rules = Rules.parse(spec)
    deck = shuffled_deck(rules, random.Random(1))
    with pytest.raises(RulesError, match=words) as refused:
        deal(rules, seats, deck)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize(("seats", "words"), [(1, "2 to 10 can play"), (11, "2 to 10 can play"), (0, "2 to 10")])
def test_seats_outside_two_to_ten_are_refused(seats: int, words: str) -> None:
    _refused("valepaska", seats, words)


def test_more_or_fewer_players_than_the_source_recommends_can_play() -> None:
    rules = Rules.parse("valepaska")
    assert (rules.deal.min_players, rules.deal.max_players) == (3, 6)
    for seats in (2, 10):
        assert deal(rules, seats, shuffled_deck(rules, random.Random(1))).seats == seats


def test_a_deck_must_be_the_deck_of_the_rules() -> None:
    rules = Rules.parse("valepaska")
    deck = shuffled_deck(rules, random.Random(1))
    for wrong, words in (
        (deck[1:], "has 51 cards and lacks"),
        ((*deck, deck[0]), "more often"),
        ((deck[1], *deck[1:]), "more often"),
        (shuffled_deck(Rules.parse("valepaska+jokers"), random.Random(1)), "X more often"),
    ):
        with pytest.raises(RulesError, match=words):
            deal(rules, 4, wrong)


def test_dealer_and_starter_must_be_seats_and_a_starter_is_named_only_where_chance_names_it() -> None:
    for spec, dealer, starter in (
        ("valepaska", 4, None),
        ("valepaska", -1, None),
        ("valepaska", 0, 1),
        ("clone-fly", 0, 4),
        ("clone-fly", 0, -1),
    ):
        rules = Rules.parse(spec)
        with pytest.raises(RulesError, match="seat"):
            deal(rules, 4, shuffled_deck(rules, random.Random(1)), dealer, starter)
    rules = Rules.parse("clone-fly")
    assert deal(rules, 4, shuffled_deck(rules, random.Random(1)), 0, 2).turn == 2
