"""At the question whether one doubts a play: what is shown, and what may be typed."""

import io
import re
from collections.abc import Callable

import pytest

from tests.terminal.stage import Table, Watched, deck_with, script
from valepaska.i18n import texts
from valepaska.records.record import Session
from valepaska.rules.model import Rules
from valepaska.terminal.game import Game
from valepaska.terminal.line import begin
from valepaska.terminal.running import Running, Setting
from valepaska.terminal.saves import Saver, fresh
from valepaska.terminal.screen import EndOfInput
from valepaska.terminal.seats import Player
from valepaska.terminal.speech import Speech

QUESTION = {"en": "Do you doubt it?", "fi": "Epäiletkö?", "sv": "Synar du?"}
Asked = Callable[..., tuple[str, Running]]


def asked(*lines: str, language: str = "en", spec: str = "valepaska+starter=left_of_dealer") -> tuple[str, Running]:
    """What follows the first question whether one doubts a play of an honest bot, and the deal after the lines."""
    rules = Rules.parse(spec)
    players = (Player("Aino", "honest"), Player(""), Player("Eero", "honest"))
    deck = deck_with(rules, 3, {0: "3c 8d 8h Th Kc", 1: "4c 4d 9h 9s Kd"})
    running = Running(Setting(rules, players, deck, 2, None, Session(bots=("honest", "", "honest"), seed=1)))
    out = io.StringIO()
    with pytest.raises(EndOfInput):
        Game(
            Watched(out, script(lines)),
            Speech(texts(language), rules, symbols=False),
            running,
            Saver(fresh()),
            str,
        ).play()
    _, _, rest = out.getvalue().partition(QUESTION[language])
    return rest, running


def test_why_tells_what_the_question_is_and_what_may_follow() -> None:
    text, running = asked("w")

    assert "whether you doubt Aino: “One three.”" in text
    assert "If nobody doubts it and your turn came next:" in text
    assert "You can say: 3-9, 2, 10 (clears)" in text
    assert running.record.actions == ("A: play 3c as 3",)


@pytest.mark.parametrize(("line", "said"), [("w 10", "10 can be laid now, and it clears"), ("w j", "needs at least")])
def test_why_a_rank_answers_for_ones_own_turn(line: str, said: str) -> None:
    text, _ = asked(line)

    assert "It is not your turn" not in text
    assert said in text


def test_the_table_says_that_a_doubt_is_asked_for() -> None:
    text, _ = asked("b")

    assert "Does anybody doubt Aino?" in text
    assert "Your turn" not in text


@pytest.mark.parametrize("line", ["s", "s 9", "4 4", "4 = 9", "d", "u", "9 9 = 9"])
def test_a_move_is_answered_with_the_question_and_nothing_is_asked_besides(line: str) -> None:
    text, running = asked(line)

    assert "First the question: do you doubt it or not?" in text
    assert "What do you say" not in text
    assert running.record.actions == ("A: play 3c as 3",)


@pytest.mark.parametrize("line", ["c why not", "! !", "u now", "no way", "s = K", "p?"])
def test_a_line_with_something_more_does_nothing(line: str) -> None:
    _, running = asked(line)

    assert running.record.actions == ("A: play 3c as 3",)


@pytest.mark.parametrize(
    ("language", "line", "action"),
    [
        ("en", "no", "pass"),
        ("en", "yes", "challenge"),
        ("en", "n", "pass"),
        ("fi", "ei", "pass"),
        ("fi", "joo", "challenge"),
        ("fi", "e", "challenge"),
        ("sv", "nej", "pass"),
        ("sv", "ja", "challenge"),
        ("sv", "e", "challenge"),
    ],
)
def test_yes_and_no_are_answers(language: str, line: str, action: str) -> None:
    _, running = asked(line, language=language)

    assert running.record.actions[1] == f"B: {action}"


@pytest.mark.parametrize("language", ["fi", "en"])
def test_a_letter_that_is_a_rank_is_no_answer(language: str) -> None:
    _, running = asked("k", "j", language=language)

    assert running.record.actions == ("A: play 3c as 3",)


def hands_shown(played: Table) -> list[str]:
    return re.findall(r"^Your hand \(.*$", played.text, re.MULTILINE)


def test_the_hand_is_shown_when_the_deal_begins_and_before_every_doubt_that_follows_a_change() -> None:
    played = Table(begin("valepaska", "counter,liar", None, 3), deals=6)
    seen: list[tuple[str, str]] = []
    think = played.typist._think

    def look() -> str | None:
        running = played.sitting.running
        if not running.over and "Do you doubt it?" in played.screen.prompt:
            hand = running.view(0).hand
            if hand:
                last = hands_shown(played)[-1]
                seen.append((last, f"Your hand ({len(hand)}): {played.sitting._speech.hand(hand)}"))
        return think()

    played.typist._think = look
    played.play()

    assert len(seen) > 5
    assert [last for last, _ in seen] == [now for _, now in seen]
    dealt = played.text.index("Cards in the stock")
    assert "\nYour hand (5): " in played.text[dealt : dealt + 60]


def test_a_hand_that_did_not_change_is_not_shown_again_at_the_next_doubt() -> None:
    played = Table(begin("valepaska", "counter,liar", None, 3), deals=6)
    played.play()
    last, windows = "", 0
    for part in played.text.split(QUESTION["en"]):
        shown = [line for line in part.split("\n") if line.startswith("Your hand (")]
        if part.count(" > ") == 1:
            windows += 1
            assert shown != [last]
        last = shown[-1] if shown else last

    assert windows > 3


def test_where_people_share_the_screen_no_hand_is_shown_at_a_doubt() -> None:
    played = Table(begin("valepaska", "honest", "Anna,Bo", 3), stop_after=60)
    played.play()

    for before_question in re.findall(r"(?:^.*\n){2}(?=^\w+: Do you doubt it\?)", played.text, re.MULTILINE):
        assert "Your hand" not in before_question
