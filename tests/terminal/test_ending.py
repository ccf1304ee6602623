"""The end of a deal: which claims were lies, who was caught and who was right."""

import re

import pytest

from tests.terminal.stage import Table
from valepaska.bots.why import FOLLOWED, Why
from valepaska.cards import Rank, parse_cards
from valepaska.engine.actions import Claim
from valepaska.engine.events import Challenged, Event, Played, Source
from valepaska.i18n import LANGUAGES, texts
from valepaska.rules.model import Rules
from valepaska.terminal.ending import Count, Ending, counts, is_true, told
from valepaska.terminal.line import begin
from valepaska.terminal.speech import Speech
from valepaska.terminal.why import why_words

RULES = Rules.parse("valepaska")


def played(number: int, seat: int, cards: str, rank: Rank) -> Played:
    laid = parse_cards(cards)
    return Played(
        number=number, seat=seat, cards=laid, count=len(laid), claim=Claim(rank), source=Source.HAND, seen_by=(seat,)
    )


def challenged(number: int, seat: int, play: Played, *, honest: bool) -> Challenged:
    assert play.cards is not None
    return Challenged(number=number, seat=seat, claimant=play.seat, cards=play.cards, claim=play.claim, honest=honest)


LIE = played(3, 1, "8h 5d", Rank.EIGHT)
TRUTH = played(5, 2, "9h 9d", Rank.NINE)
EVENTS: list[Event] = [
    played(1, 0, "3h", Rank.THREE),
    LIE,
    challenged(4, 0, LIE, honest=False),
    TRUTH,
    challenged(6, 1, TRUTH, honest=True),
    played(7, 0, "Kh", Rank.ACE),
]


def test_a_claim_is_true_when_every_card_is_what_was_said() -> None:
    assert is_true(RULES, parse_cards("8h 8s"), Claim(Rank.EIGHT))
    assert not is_true(RULES, parse_cards("8h 8s 5d"), Claim(Rank.EIGHT))
    assert not is_true(RULES, parse_cards("X"), Claim(Rank.TWO))


def test_an_announced_number_has_to_be_right_too() -> None:
    assert is_true(RULES, parse_cards("8h 8s"), Claim(Rank.EIGHT, None, 2))
    assert not is_true(RULES, parse_cards("8h 8s"), Claim(Rank.EIGHT, None, 3))


def test_lies_catches_and_calls_are_counted() -> None:
    assert counts(told(RULES, EVENTS), 3) == [
        Count(claims=2, lies=1, caught=0, calls=1, right=1),
        Count(claims=1, lies=1, caught=1, calls=1, right=0),
        Count(claims=1, lies=0, caught=0, calls=0, right=0),
    ]


def test_all_cards_are_turned_and_marked() -> None:
    ending = Ending(RULES, ["Anna", "Bo", "Cai"], Speech(texts("en"), RULES, symbols=False), None)
    lines = [line for line, _ in ending.lines(EVENTS, [(), parse_cards("2h"), ()])]

    assert lines[1:6] == [
        "Anna: “one three” was true",
        "Bo: “two eights” was a lie: 8h 5d (doubted by Anna)",
        "Cai: “two nines” was true (doubted by Bo)",
        "Anna: “one ace” was a lie: Kh",
        "Bo still holds: 2h",
    ]


def test_an_open_game_has_nothing_to_turn() -> None:
    rules = Rules.parse("paskahousu")
    ending = Ending(rules, ["Anna", "Bo"], Speech(texts("en"), rules, symbols=False), None)

    assert list(ending.lines(EVENTS, [(), ()])) == []


def test_bots_say_why_they_doubted_when_all_cards_are_turned_and_not_before() -> None:
    table = Table(begin("valepaska", "Aino,Väinö,liar", None, 5))
    table.play()
    before, after = table.text.split("All cards turned:")
    said = re.findall(r"(?:Aino|Väinö|Aune) doubted\. .*Of the 4 \w+ I held \d and knew \d elsewhere\.", after)
    assert said
    assert "elsewhere" not in before
    assert len(re.findall(r"\(doubted by (?:Aino|Väinö|Aune)\)", after)) == len(re.findall(r" doubted\. ", after))


@pytest.mark.parametrize(
    ("why", "words"),
    [
        (Why(1.0, 4, 2, 1), "It could not be true. Of the 4 nines I held 2 and knew 1 elsewhere."),
        (Why(0.0, 4, 0, 1, 2), "It was certainly true."),
        (Why(0.31, 4, 1, 0), "A lie with a chance of 31\N{NO-BREAK SPACE}%, I thought."),
        (Why(0.999, 4, 1, 0), "A lie with a chance of 99\N{NO-BREAK SPACE}%, I thought."),
        (Why(None, 4, 1, 0), "It could be true."),
        (Why(0.2, 4, 0, 0, 0, "stops_last"), "A last card I never let go by."),
        (Why(0.2, 4, 0, 0, 1), "One of these very cards I knew."),
    ],
)
def test_what_a_bot_believed_in_words(why: Why, words: str) -> None:
    assert words in why_words(texts("en"), why, Claim(Rank.NINE))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_habit_that_can_decide_an_answer_has_its_words(language: str) -> None:
    for habit in FOLLOWED:
        assert texts(language)(f"why-habit-{habit}")
