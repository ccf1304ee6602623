"""A newcomer is told why a move is refused and what is possible instead."""

import pytest

from valepaska.cards import Rank
from valepaska.engine.actions import Claim
from valepaska.errors import Reason
from valepaska.i18n import LANGUAGES, TextError, texts
from valepaska.i18n.refusals import refusal
from valepaska.rules.model import Rules
from valepaska.rules.spec import presets

SIX, EIGHT, JACK = Claim(Rank.SIX), Claim(Rank.EIGHT), Claim(Rank.JACK)


def options(spec: str) -> dict[str, object]:
    return dict(Rules.parse(spec).options())


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "On top is an eight, and a six is lower. Say the same rank or a higher one."),
        ("fi", "Pinon päällä on kasi, ja kutonen on sitä pienempi. Sano sama arvo tai isompi."),
        ("sv", "Överst ligger en åtta, och en sexa är lägre. Säg samma valör eller en högre."),
    ],
)
def test_a_claim_that_is_too_low(language: str, sentence: str) -> None:
    assert refusal(texts(language), Reason.TOO_LOW, options("valepaska"), top=EIGHT, claimed=SIX) == sentence


@pytest.mark.parametrize(("spec", "needed"), [("valepaska", "an eight"), ("valepaska-house", "a seven")])
def test_the_court_limit_is_that_of_the_game(spec: str, needed: str) -> None:
    told = refusal(texts("en"), Reason.COURT_LIMIT, options(spec), top=SIX, claimed=JACK)
    assert told == f"On top is a six, and a jack needs at least {needed} there. Pick another rank."


def test_a_court_card_that_waits_for_the_first_clear() -> None:
    told = refusal(texts("fi"), Reason.COURT_LIMIT, options("poytapaska-family"), top=SIX, claimed=JACK)
    assert told.startswith("Ennen kuin pino on kaatunut ensimmäisen kerran, jätkä joutuu odottamaan.")


@pytest.mark.parametrize(
    ("spec", "sentence"),
    [
        ("valepaska", "Pinon päällä on kymppi, eikä sen päälle käy mikään. Se on nyt sinun: nosta pino."),
        ("paskahousu", "Pinon päällä on kymppi: sen päälle käy vain sama arvo. Lyö sellainen tai nosta pino."),
        ("paskahousu-venda", "Pinon päällä on kymppi: sen päälle käy vain kakkonen. Lyö sellainen tai nosta pino."),
    ],
)
def test_a_fed_player_is_told_what_answers(spec: str, sentence: str) -> None:
    assert refusal(texts("fi"), Reason.MUST_TAKE, options(spec), top=Claim(Rank.TEN)) == sentence


def test_an_opening_names_the_rank_on_offer() -> None:
    threes = Claim(Rank.THREE)
    bluff = refusal(texts("en"), Reason.OPENING_RANK, options("valepaska"), claimed=SIX, opening=threes)
    assert bluff == "The first play has to be called threes, whatever the cards are."
    whole = refusal(texts("en"), Reason.OPENING_RANK, options("paskahousu"), claimed=SIX, opening=threes)
    assert whole == "The first play has to be threes, and all of them that you hold."


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reason", Reason)
def test_every_reason_can_be_told_in_every_game(language: str, reason: Reason) -> None:
    for preset in presets():
        told = refusal(texts(language), reason, options(preset.name), top=EIGHT, claimed=SIX, opening=JACK)
        assert told.endswith(".")


def test_a_reason_that_needs_the_top_of_the_pile_does_not_do_without() -> None:
    with pytest.raises(TextError, match="top"):
        refusal(texts("en"), Reason.TOO_LOW, options("valepaska"), claimed=SIX)
