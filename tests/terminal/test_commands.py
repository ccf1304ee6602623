"""What a typed line means: an action, chosen cards, or a question to the program."""

import pytest

from tests.terminal.stage import deck_with
from valepaska.cards import RANK_LETTERS, Colour, Rank, parse_cards
from valepaska.engine.actions import (
    Challenge,
    Claim,
    Draw,
    Pass,
    PickUp,
    Play,
    PlayDown,
    PlayFromStock,
    Swap,
)
from valepaska.engine.state import deal
from valepaska.engine.view import View, view
from valepaska.i18n import LANGUAGES, texts
from valepaska.rules.model import Rules
from valepaska.terminal.commands import (
    LETTERS,
    Command,
    Order,
    Unclaimed,
    keys_from,
    read_answer,
    read_claim,
    read_line,
)
from valepaska.terminal.guide import commands_of
from valepaska.terminal.unclear import Unclear

HAND = "4c 8d 8h Tc Th"


def seen(spec: str = "valepaska", hand: str = HAND, up: str = "") -> View:
    """The view of seat 0 with a known hand, in a game of three."""
    rules = Rules.parse(spec)
    return view(deal(rules, 3, deck_with(rules, 3, {0: hand}, {0: up}), dealer=2), 0)


def keys(language: str = "en") -> dict[str, Command]:
    return keys_from((command, texts(language)(f"term-words-{command}")) for command in Command)


EIGHTS_AS_NINES = Play(parse_cards("8d 8h"), Claim(Rank.NINE))


@pytest.mark.parametrize(
    "line",
    [
        "8 8 = 9",
        "88=9",
        "2x8 = 9",
        "2*8=9",
        "8dh = 9",
        "8h8d = 9",
        "8♥ 8♦ = 9",
        "8d, 8h = 9",
        "#2 #3 = 9",
        "#3#2=9",
        "8 8 as 9",
        "8 8 muka 9",
        "8 8 som 9",
        "8 8 = 2x9",
        "play 8h 8d as 9",
        "lay 8 8 as 9",
    ],
)
def test_cards_are_picked_in_many_ways(line: str) -> None:
    assert read_line(line, seen(), keys()) == EIGHTS_AS_NINES


@pytest.mark.parametrize(
    ("line", "cards"),
    [("10 = 10", "Tc"), ("T=T", "Tc"), ("tt = 10", "Tc Th"), ("Th=10", "Th"), ("10h 10c = T", "Tc Th")],
)
def test_a_ten_is_written_10_or_t(line: str, cards: str) -> None:
    assert read_line(line, seen(), keys()) == Play(parse_cards(cards), Claim(Rank.TEN))


def test_an_ace_of_spades_is_not_the_word_before_a_claim() -> None:
    aces = seen(hand="4c 8d 8h Ad As")

    assert read_line("play Ad As as A", aces, keys()) == Play(parse_cards("Ad As"), Claim(Rank.ACE))
    assert read_line("as ad = k", aces, keys()) == Play(parse_cards("Ad As"), Claim(Rank.KING))
    assert read_line("as", aces, keys()) == Unclaimed(parse_cards("As"))
    assert read_line("as as q", aces, keys()) == Play(parse_cards("As"), Claim(Rank.QUEEN))


def test_a_colour_picks_a_card_of_that_colour_and_names_a_claim() -> None:
    black = read_line("8 Tr = Tb", seen("valepaska+black-specials"), keys())

    assert black == Play(parse_cards("8d Th"), Claim(Rank.TEN, Colour.BLACK))


def test_a_true_and_a_false_play_cost_the_same_keys() -> None:
    truth, lie = "8 8 = 8", "8 8 = 9"

    assert len(truth) == len(lie)
    assert isinstance(read_line(truth, seen(), keys()), Play)
    assert isinstance(read_line(lie, seen(), keys()), Play)


def test_cards_without_a_claim_are_a_play_once_it_is_said_what_they_are() -> None:
    chosen = read_line("8 8", seen(), keys())

    assert isinstance(chosen, Unclaimed)
    assert chosen.claimed(read_claim("9", seen(), 2)) == EIGHTS_AS_NINES


def test_the_only_claim_there_is_need_not_be_said() -> None:
    assert read_line("8 8", seen(), keys(), Claim(Rank.THREE)) == Play(parse_cards("8d 8h"), Claim(Rank.THREE))
    assert read_line("stock", seen(), keys(), Claim(Rank.THREE)) == PlayFromStock(Claim(Rank.THREE))


def test_an_announced_number_may_lie_where_the_rules_let_it() -> None:
    lying = seen("valepaska+claimed_count=may_lie")

    assert read_line("8 = 3x9", lying, keys()) == Play(parse_cards("8d"), Claim(Rank.NINE, None, 3))
    assert read_line("8 8 = 9", lying, keys()) == Play(parse_cards("8d 8h"), Claim(Rank.NINE, None, 2))


def test_in_an_open_game_nothing_is_claimed() -> None:
    open_game = seen("paskahousu")

    assert read_line("8 8", open_game, keys()) == Play(parse_cards("8d 8h"))
    with pytest.raises(Unclear, match="term-no-claim-here"):
        read_line("8 8 = 8", open_game, keys())


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("8 8 8 = 9", "term-not-that-many"),
        ("8c = 9", "term-not-in-hand"),
        ("X = 9", "term-not-in-hand"),
        ("#6 = 9", "term-no-such-place"),
        ("#0 = 9", "term-no-such-place"),
        ("8 = 1", "term-not-a-claim"),
        ("8 = 9 9", "term-not-a-claim"),
        ("8 = 2x9", "term-count-is-cards"),
        ("99x8 = 9", "term-unclear"),
        ("hello", "term-unclear"),
        ("= 9", "term-unclear"),
        ("play", "term-unclear"),
        ("down", "term-which-down"),
        ("down x", "term-which-down"),
        ("swap 8d", "term-how-to-swap"),
        ("swap 8d quickly Kc", "term-how-to-swap"),
        ("8 = 9b", "term-no-colour"),
    ],
)
def test_a_line_that_means_nothing_says_what_is_wrong_with_it(line: str, message: str) -> None:
    with pytest.raises(Unclear, match=message):
        read_line(line, seen(), keys())


@pytest.mark.parametrize(
    ("language", "line", "expected"),
    [
        ("en", "d", Draw()),
        ("en", "u", PickUp()),
        ("en", "c", Challenge()),
        ("en", "e", Challenge()),
        ("en", "!", Challenge()),
        ("en", "p", Pass()),
        ("en", "s 9", PlayFromStock(Claim(Rank.NINE))),
        ("en", "stock as 9", PlayFromStock(Claim(Rank.NINE))),
        ("en", "s = 10", PlayFromStock(Claim(Rank.TEN))),
        ("en", "f 2", PlayDown(2)),
        ("fi", "n", Draw()),
        ("fi", "o", PickUp()),
        ("fi", "e", Challenge()),
        ("fi", "c", Challenge()),
        ("fi", "Epäilen", Challenge()),
        ("fi", "epailen", Challenge()),
        ("fi", "ohi", Pass()),
        ("fi", "lyö 8 8 = 9", EIGHTS_AS_NINES),
        ("fi", "sokkona 9", PlayFromStock(Claim(Rank.NINE))),
        ("sv", "d", Draw()),
        ("sv", "u", PickUp()),
        ("sv", "e", Challenge()),
        ("sv", "synar!", Challenge()),
        ("sv", "lagg 8 8 som 9", EIGHTS_AS_NINES),
        ("sv", "s 9", PlayFromStock(Claim(Rank.NINE))),
        ("sv", "c", Challenge()),
        ("sv", "draw", Draw()),
        ("fi", "pickup", PickUp()),
        ("fi", "?", Order(Command.HELP)),
        ("fi", "w 10", Order(Command.WHY, "10")),
        ("fi", "d", Draw()),
        ("fi", "u", PickUp()),
        ("sv", "lämna", Order(Command.QUIT)),
    ],
)
def test_words_of_three_languages_and_of_records_are_understood(language: str, line: str, expected: object) -> None:
    assert read_line(line, seen(), keys(language)) == expected


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "command",
    [command for command in Command if command.value not in ("play", "stock", "down", "swap", "why", "save")],
)
def test_nothing_is_done_when_something_follows_a_command_that_stands_alone(command: Command, language: str) -> None:
    for word in texts(language)(f"term-words-{command}").split():
        with pytest.raises(Unclear, match="term-too-much"):
            read_line(f"{word} = K", seen(), keys(language))


def test_a_letter_never_means_two_things_in_two_languages() -> None:
    meanings: dict[str, set[Command]] = {}
    for language in LANGUAGES:
        for word, command in keys(language).items():
            if len(word) == 1:
                meanings.setdefault(word, set()).add(command)

    assert {letter: found for letter, found in meanings.items() if len(found) > 1} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_common_letters_are_understood_in_every_language(language: str) -> None:
    assert LETTERS.items() <= keys(language).items()


def test_a_colour_is_asked_for_where_there_are_two_and_said_how_to_write() -> None:
    with pytest.raises(Unclear, match="term-which-colour") as caught:
        read_line("8 = 10", seen("valepaska+black-specials"), keys())

    assert caught.value.details == {
        "black": Claim(Rank.TEN, Colour.BLACK),
        "red": Claim(Rank.TEN, Colour.RED),
    }
    assert read_line("8 = 9", seen("valepaska+black-specials"), keys()) == Play(parse_cards("8d"), Claim(Rank.NINE))


CHOSEN = Unclaimed(parse_cards("8d 8h"))


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("9", EIGHTS_AS_NINES),
        ("= 9", EIGHTS_AS_NINES),
        ("as 9", EIGHTS_AS_NINES),
        ("muka 9", EIGHTS_AS_NINES),
        ("?", Order(Command.HELP)),
        ("w k", Order(Command.WHY, "k")),
        ("d", Draw()),
        ("4 = 9", Play(parse_cards("4c"), Claim(Rank.NINE))),
        ("4c 8", Unclaimed(parse_cards("4c 8d"))),
    ],
)
def test_asked_what_cards_are_one_may_say_it_or_type_anything_else(line: str, meant: object) -> None:
    assert read_answer(line, seen(), keys(), CHOSEN) == meant


@pytest.mark.parametrize(
    ("line", "message"),
    [("nonsense", "term-not-a-claim"), ("9 9 = K", "term-not-that-many"), ("3x9", "term-count-is-cards")],
)
def test_an_answer_that_means_nothing_says_what_is_wrong_with_it(line: str, message: str) -> None:
    with pytest.raises(Unclear, match=message):
        read_answer(line, seen(), keys(), CHOSEN)


def test_a_swap_names_two_cards_with_or_without_suits() -> None:
    table = seen("poytapaska-family", "4c 8d 8h", "Kc Qd 2s")

    assert read_line("swap 8d for Kc", table, keys()) == Swap(*parse_cards("8d Kc"))
    assert read_line("z 8 q", table, keys()) == Swap(*parse_cards("8d Qd"))
    assert read_line("byt 8d mot Kc", table, keys("sv")) == Swap(*parse_cards("8d Kc"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_command_has_a_key_of_its_own_that_is_no_rank(language: str) -> None:
    words = [texts(language)(f"term-words-{command}").split() for command in Command]
    everything = [word for group in words for word in group]
    shortest = [group[0] for command, group in zip(Command, words, strict=True) if command is not Command.PLAY]

    assert len(set(everything)) == len(everything)
    assert all(len(key) == 1 for key in shortest)
    assert not {key.upper() for key in everything} & {*RANK_LETTERS, "10", "X"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_is_explained(language: str) -> None:
    assert all(f"term-help-{command}" in texts(language) for command in Command)


def test_the_help_page_names_only_what_the_game_has() -> None:
    bluff, table = set(commands_of(Rules.parse("valepaska"))), set(commands_of(Rules.parse("poytapaska")))

    assert {Command.CHALLENGE, Command.PASS} <= bluff - table
    assert Command.DOWN in table - bluff
