"""What is wrong with rules is told in three languages, by its code and its details."""

import pickle

import pytest

from valepaska.engine.state import check_seats, deal
from valepaska.errors import RulesError, RulesFault
from valepaska.i18n import LANGUAGES, texts
from valepaska.i18n.faults import plain_fault, rules_fault
from valepaska.rules.model import Rules
from valepaska.rules.tables import deck_bits

RULES = Rules.parse("valepaska")
TOLD: dict[RulesFault, tuple[str, str]] = {
    RulesFault.EMPTY: ("", "valepaska"),
    RulesFault.LOOSE_PLUS: ("valepaska++jokers", "valepaska+jokers"),
    RulesFault.TOO_LONG: ("valepaska" + "+jokers" * 400, "000"),
    RulesFault.NO_SUCH_PRESET: ("valepasta", "valepaska"),
    RulesFault.NO_SUCH_HOUSE_RULE: ("valepaska+jokerz", "jokers"),
    RulesFault.NO_SUCH_OPTION: ("valepaska+jokerz=2", "jokers"),
    RulesFault.PRESET_FIRST: ("jokers", "valepaska+jokers"),
    RulesFault.PRESET_INSIDE: ("valepaska+paskahousu", "paskahousu"),
    RulesFault.NEEDS_VALUE: ("valepaska+hand_size", "hand_size="),
    RulesFault.NO_SUCH_VALUE: ("valepaska+jokers=many", "jokers=many"),
    RulesFault.CONTRADICTION: ("paskahousu+jokers", "face_down=no"),
    RulesFault.IMPLIED: ("valepaska+hand_size=all+refill_to=5", "refill_to=0"),
    RulesFault.TWICE: ("valepaska+jokers=1+jokers=2", "jokers=2"),
}


@pytest.mark.parametrize(("fault", "spec", "names"), [(fault, *told) for fault, told in TOLD.items()])
def test_a_rules_text_that_is_wrong_is_told_in_each_language(fault: RulesFault, spec: str, names: str) -> None:
    with pytest.raises(RulesError) as refused:
        Rules.parse(spec)
    assert refused.value.fault is fault
    sentences = {rules_fault(texts(language), refused.value) for language in LANGUAGES}
    assert len(sentences) == 3
    assert all(names in sentence and sentence.endswith((".", "?")) and "\n" not in sentence for sentence in sentences)


def test_seats_and_cards_that_do_not_fit_are_told_in_each_language() -> None:
    for seats, cards, fault in ((11, 52, RulesFault.SEATS), (10, 20, RulesFault.TOO_FEW_CARDS)):
        with pytest.raises(RulesError) as refused:
            check_seats(RULES, seats, cards)
        assert refused.value.fault is fault
        assert len({rules_fault(texts(language), refused.value) for language in LANGUAGES}) == 3


def test_a_deck_that_does_not_fit_is_told_in_each_language() -> None:
    from valepaska.cards import faces

    deck = list(faces(deck_bits(RULES)))
    broken = [
        ({"deck": deck, "dealer": 9}, RulesFault.DEALER),
        ({"deck": deck, "starter": 1}, RulesFault.STARTER),
        ({"deck": [deck[0], *deck]}, RulesFault.CARD_TOO_OFTEN),
        ({"deck": deck[1:]}, RulesFault.CARDS_LACKING),
    ]
    for options, fault in broken:
        with pytest.raises(RulesError) as refused:
            deal(RULES, 4, **options)  # type: ignore[arg-type]
        assert refused.value.fault is fault
        assert len({rules_fault(texts(language), refused.value) for language in LANGUAGES}) == 3


def test_every_fault_has_its_sentence() -> None:
    assert all(f"fault-{fault}" in texts("en") for fault in RulesFault)


def test_a_fault_survives_the_way_from_another_process() -> None:
    with pytest.raises(RulesError) as refused:
        Rules.parse("valepasta")
    again = pickle.loads(pickle.dumps(refused.value))
    assert (str(again), again.fault, again.details) == (
        str(refused.value),
        RulesFault.NO_SUCH_PRESET,
        refused.value.details,
    )


def test_two_house_rules_are_named_by_their_titles_where_one_chooses_by_titles() -> None:
    with pytest.raises(RulesError) as refused:
        Rules.parse("valepaska+refill+whole-pack")
    assert plain_fault(texts("fi"), refused.value) == (
        "”Käsi täydennetään viiteen” ja ”Koko pakka jaetaan” eivät sovi yhteen: kohta ”Käden täydennys” olisi niissä "
        "erilainen. Jätä toinen pois."
    )
    assert "refill_to" in rules_fault(texts("fi"), refused.value)
    for language in LANGUAGES:
        assert "refill" not in plain_fault(texts(language), refused.value).replace("Refill to five", "")


def test_other_faults_are_the_same_for_everybody() -> None:
    with pytest.raises(RulesError) as refused:
        Rules.parse("valepaska+refill+refill_to=3")
    assert plain_fault(texts("en"), refused.value) == rules_fault(texts("en"), refused.value)
