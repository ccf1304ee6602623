"""What players say at the table, in three languages."""

import pytest

from valepaska.cards import JOKER, Colour, Rank, parse_card, parse_cards
from valepaska.errors import ValepaskaError
from valepaska.i18n import LANGUAGES, TextError, default_language, texts

FINNISH = [
    (Rank.THREE, "yksi kolmonen", "kolme kolmosta", "kolmoset", "kolmosia"),
    (Rank.FOUR, "yksi nelonen", "kolme nelosta", "neloset", "nelosia"),
    (Rank.FIVE, "yksi vitonen", "kolme vitosta", "vitoset", "vitosia"),
    (Rank.SIX, "yksi kutonen", "kolme kutosta", "kutoset", "kutosia"),
    (Rank.SEVEN, "yksi seiska", "kolme seiskaa", "seiskat", "seiskoja"),
    (Rank.EIGHT, "yksi kasi", "kolme kasia", "kasit", "kaseja"),
    (Rank.NINE, "yksi ysi", "kolme ysiä", "ysit", "ysejä"),
    (Rank.TEN, "yksi kymppi", "kolme kymppiä", "kympit", "kymppejä"),
    (Rank.JACK, "yksi jätkä", "kolme jätkää", "jätkät", "jätkiä"),
    (Rank.QUEEN, "yksi rouva", "kolme rouvaa", "rouvat", "rouvia"),
    (Rank.KING, "yksi kuningas", "kolme kuningasta", "kuninkaat", "kuninkaita"),
    (Rank.ACE, "yksi ässä", "kolme ässää", "ässät", "ässiä"),
    (Rank.TWO, "yksi kakkonen", "kolme kakkosta", "kakkoset", "kakkosia"),
]


def test_every_rank_is_in_the_finnish_table() -> None:
    assert [row[0] for row in FINNISH] == list(Rank)


@pytest.mark.parametrize(("rank", "one", "three", "plural", "many"), FINNISH, ids=lambda value: str(value))
def test_finnish_puts_the_partitive_singular_after_a_number(
    rank: Rank, one: str, three: str, plural: str, many: str
) -> None:
    fi = texts("fi")
    assert fi.claim(rank, 1) == one
    assert fi.claim(rank, 3) == three
    assert fi.rank(rank) == one.removeprefix("yksi ")
    assert fi.rank(rank, 3) == three.removeprefix("kolme ")
    assert fi.rank_plural(rank) == plural
    assert fi.rank_many(rank) == many


@pytest.mark.parametrize(
    ("count", "claim"),
    [
        (1, "yksi kasi"),
        (2, "kaksi kasia"),
        (3, "kolme kasia"),
        (4, "neljä kasia"),
        (5, "viisi kasia"),
        (6, "kuusi kasia"),
        (7, "seitsemän kasia"),
        (8, "kahdeksan kasia"),
        (9, "yhdeksän kasia"),
        (10, "kymmenen kasia"),
        (11, "11 kasia"),
        (52, "52 kasia"),
    ],
)
def test_numbers_are_words_up_to_ten(count: int, claim: str) -> None:
    assert texts("fi").claim(Rank.EIGHT, count) == claim


@pytest.mark.parametrize(
    ("language", "rank", "one", "two"),
    [
        ("en", Rank.THREE, "one three", "two threes"),
        ("en", Rank.SIX, "one six", "two sixes"),
        ("en", Rank.EIGHT, "one eight", "two eights"),
        ("en", Rank.JACK, "one jack", "two jacks"),
        ("en", Rank.QUEEN, "one queen", "two queens"),
        ("en", Rank.ACE, "one ace", "two aces"),
        ("en", Rank.TWO, "one two", "two twos"),
        ("sv", Rank.THREE, "en trea", "två treor"),
        ("sv", Rank.EIGHT, "en åtta", "två åttor"),
        ("sv", Rank.TEN, "en tia", "två tior"),
        ("sv", Rank.JACK, "en knekt", "två knektar"),
        ("sv", Rank.QUEEN, "en dam", "två damer"),
        ("sv", Rank.KING, "en kung", "två kungar"),
        ("sv", Rank.ACE, "ett ess", "två ess"),
        ("sv", Rank.TWO, "en tvåa", "två tvåor"),
    ],
)
def test_english_and_swedish_claims(language: str, rank: Rank, one: str, two: str) -> None:
    assert texts(language).claim(rank, 1) == one
    assert texts(language).claim(rank, 2) == two


@pytest.mark.parametrize(
    ("language", "rank", "colour", "one", "two"),
    [
        ("fi", Rank.TEN, Colour.RED, "yksi punainen kymppi", "kaksi punaista kymppiä"),
        ("fi", Rank.ACE, Colour.BLACK, "yksi musta ässä", "kaksi mustaa ässää"),
        ("fi", Rank.TWO, Colour.RED, "yksi punainen kakkonen", "kaksi punaista kakkosta"),
        ("en", Rank.TEN, Colour.RED, "one red ten", "two red tens"),
        ("en", Rank.TWO, Colour.BLACK, "one black two", "two black twos"),
        ("sv", Rank.TEN, Colour.BLACK, "en svart tia", "två svarta tior"),
        ("sv", Rank.ACE, Colour.RED, "ett rött ess", "två röda ess"),
        ("sv", Rank.ACE, Colour.BLACK, "ett svart ess", "två svarta ess"),
    ],
)
def test_a_claim_names_the_colour_where_the_rules_split_the_rank(
    language: str, rank: Rank, colour: Colour, one: str, two: str
) -> None:
    assert texts(language).claim(rank, 1, colour) == one
    assert texts(language).claim(rank, 2, colour) == two


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rank", [Rank.TEN, Rank.ACE, Rank.TWO])
@pytest.mark.parametrize("colour", Colour)
def test_every_rank_that_can_be_split_has_both_colours_in_every_form(language: str, rank: Rank, colour: Colour) -> None:
    say = texts(language)
    forms = {say.rank(rank, 1, colour), say.a_rank(rank, colour), say.rank_plural(rank, colour)}
    assert forms.isdisjoint({say.rank(rank), say.a_rank(rank), say.rank_plural(rank)})


@pytest.mark.parametrize(
    ("language", "card", "name"),
    [
        ("fi", "7h", "hertta seiska"),
        ("fi", "Ts", "pata kymppi"),
        ("fi", "Kc", "risti kuningas"),
        ("fi", "2d", "ruutu kakkonen"),
        ("fi", "X", "jokeri"),
        ("en", "7h", "seven of hearts"),
        ("en", "As", "ace of spades"),
        ("en", "Jc", "jack of clubs"),
        ("en", "X", "joker"),
        ("sv", "7h", "hjärter sju"),
        ("sv", "Ts", "spader tio"),
        ("sv", "2d", "ruter två"),
        ("sv", "Qc", "klöver dam"),
        ("sv", "X", "joker"),
    ],
)
def test_a_card_has_a_spoken_name(language: str, card: str, name: str) -> None:
    assert texts(language).card(parse_card(card)) == name


def test_cards_are_named_one_after_the_other() -> None:
    assert texts("en").cards((*parse_cards("8h 8s"), JOKER)) == "eight of hearts, eight of spades, joker"


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "nines claimed in this pile: 5"),
        ("fi", "ysejä väitetty tässä pinossa: 5"),
        ("sv", "påstådda nior i den här högen: 5"),
    ],
)
def test_the_ledger_counts_what_was_claimed(language: str, line: str) -> None:
    assert texts(language).ledger(Rank.NINE, 5) == line


def test_what_is_said_begins_with_a_capital() -> None:
    fi = texts("fi")
    assert fi("event-played", player="Anna", claim=fi.said(Rank.EIGHT, 3)) == "Anna: ”Kolme kasia.”"
    assert fi.said(Rank.ACE, 11) == "11 ässää"


@pytest.mark.parametrize(
    ("language", "others", "you"),
    [
        ("fi", "Vale paljastui, Eero nostaa pinon (9).", "Vale paljastui, nostat pinon (9)."),
        ("sv", "Det var bluff! Eero tar upp högen (9).", "Det var bluff! Du tar upp högen (9)."),
        ("en", "A lie! Eero takes the pile (9).", "A lie! You take the pile (9)."),
    ],
)
def test_a_sentence_about_you_speaks_to_you(language: str, others: str, you: str) -> None:
    say = texts(language)
    assert say.told("event-lie", you=False, player="Eero", count=9) == others
    assert say.told("event-lie", you=True, player="Eero", count=9) == you


def test_a_sentence_about_nobody_is_the_same_for_you() -> None:
    assert texts("en").told("event-stock-empty", you=True) == "The stock is empty."


def test_the_loser_is_the_paskahousu() -> None:
    assert texts("fi")("event-over-loser", player="Eero") == "Eero on paskahousu!"
    assert texts("sv")("event-over-loser", player="Eero") == "Eero är skitbyxan!"
    assert texts("en")("event-over-loser", player="Eero") == "Eero is the paskahousu!"


def test_a_player_may_be_called_anything() -> None:
    name = '{ $count } "X" <b>'
    assert texts("en")("event-turn", player=name) == f"{name} to play."


def test_a_missing_message_is_a_fault_of_the_program_and_says_which() -> None:
    with pytest.raises(KeyError) as caught:
        texts("sv")("event-sauna")
    assert str(caught.value) == "there is no message event-sauna in sv"
    with pytest.raises(TextError, match=r"there is no message option-packs\.sauna in sv"):
        texts("sv")("option-packs.sauna")
    assert "event-sauna" not in texts("sv")
    assert "event-turn" in texts("sv")


def test_a_missing_variable_is_a_fault_of_the_program() -> None:
    with pytest.raises(TextError, match=r"message event-turn in en: Unknown external: player"):
        texts("en")("event-turn")


def test_an_unknown_language_is_refused_in_one_line() -> None:
    with pytest.raises(ValepaskaError) as caught:
        texts("ru")
    assert str(caught.value) == "there is no language 'ru': use one of fi, sv, en"


@pytest.mark.parametrize(
    ("environ", "language"),
    [
        ({}, "en"),
        ({"LANG": "fi_FI.UTF-8"}, "fi"),
        ({"LANG": "sv_FI@euro"}, "sv"),
        ({"LANG": "sv"}, "sv"),
        ({"LANG": "fi-FI"}, "fi"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "fil_PH.UTF-8"}, "en"),
        ({"LC_MESSAGES": "sv_SE", "LANG": "fi_FI"}, "sv"),
        ({"LC_ALL": "en_GB", "LC_MESSAGES": "sv_SE", "LANG": "fi_FI"}, "en"),
        ({"LC_ALL": "C", "LANG": "fi_FI"}, "en"),
        ({"LC_ALL": "", "LANG": "fi_FI"}, "fi"),
    ],
)
def test_the_language_is_that_of_the_environment_or_english(environ: dict[str, str], language: str) -> None:
    assert default_language(environ) == language


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("rank", [Rank.THREE, Rank.NINE, Rank.KING])
def test_a_colour_that_a_rank_never_has_goes_unsaid(lang: str, rank: Rank) -> None:
    said = texts(lang)
    for colour in Colour:
        assert said.claim(rank, 2, colour) == said.claim(rank, 2)
        assert said.a_rank(rank, colour) == said.a_rank(rank)


def test_a_very_long_text_in_a_message_is_cut() -> None:
    en = texts("en")
    told = en("term-resumed", file="a" * 5000)
    assert "aaa…" in told
    assert len(told) < 1200
