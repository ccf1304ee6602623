"""The referee tells what happened and why: in words, with the cards, in three languages."""

import re
from pathlib import Path

import msgspec
import pytest

from tests.records.test_cases import WRITTEN
from valepaska.i18n import LANGUAGES, texts
from valepaska.records.referee import FAILS, HOLDS, decide, referee
from valepaska.terminal.rulings import Rulings

CASE = """\
[[case]]
name  = "at the table"
rules = "valepaska"
hands = { A = "4d 8h Td", B = "4c 9h", C = "7d Jd" }
stock = "Qc 4h"
pile  = ["B: 3h 3d as 3", "C: 6c as 6"]
turn  = "A"
"""
FOUR = """\
[[case]]
rules = "paskahousu"
hands = { A = "8d 5c", B = "4c 9h", C = "7d Jd" }
pile  = ["B: 7h", "B: 8c 8h", "C: 8s"]
stock = "Qc 4h 3c"
turn  = "A"
"""
LAST = """\
[[case]]
hands = { A = "Kc", B = "3s", C = "3d" }
pile  = ["B: 9d as 9"]
turn  = "A"
"""
OPENING = '[[case]]\nhands = { A = "3c Kc", B = "4c 9h", C = "7d Jd" }\nopening = "3"\n'
SETUP = '[[case]]\nrules = "poytapaska+table_up_swap=before_start"\nseats = 2\ndeck = "{}"\n'.format(
    " ".join(rank + suit for rank in "3456789TJQKA2" for suit in "cd")
)


def told(text: str, path: Path, language: str = "en") -> tuple[int, list[str]]:
    """The exit status, and what was said without what may be done in the end."""
    path.write_text(text, encoding="utf-8")
    lines: list[str] = []
    status = referee([path], lines.append, Rulings(texts(language)))
    possible = texts(language)("referee-may", player="#", list="").strip().removeprefix("#")[:-1]
    return status, [line.strip() for line in lines[1:-1] if not re.match(rf" +[A-C]{possible}", line)]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "case.toml"


def test_a_lie_is_told_with_who_takes_how_many_and_who_leads(file: Path) -> None:
    status, lines = told(CASE + 'do = ["A: play 4d as T", "C: challenge"]', file)
    assert status == HOLDS
    assert lines == [
        "A: “One ten.” (4d: a lie)",
        "C: “I doubt it!” Turned up: 4d. A lie! A takes the pile (4). B leads to an empty table.",
    ]


def test_a_true_play_costs_whoever_doubted_it(file: Path) -> None:
    _, lines = told(CASE + 'do = ["A: play 8h as 8", "B: challenge"]', file)
    assert lines == [
        "A: “One eight.” (8h: true)",
        "B: “I doubt it!” Turned up: 8h. It was true: B takes the pile (4). A leads to an empty table.",
    ]


def test_an_unseen_card_is_told_for_what_it_was(file: Path) -> None:
    _, lines = told(CASE + 'do = ["A: stock as 9", "all: pass"]', file)
    assert lines == ["A, unseen from the stock: “One nine.” (Qc: a lie)", "Nobody doubts it. B to play."]


def test_drawing_tells_the_card_and_the_last_one_ends_the_stock(file: Path) -> None:
    _, lines = told(CASE + 'do = ["A: draw", "B: draw"]', file)
    assert lines == ["A draws from the stock. (Qc)", "B draws from the stock. (4h) The stock is empty. C to play."]


def test_a_true_ten_clears_once_nobody_doubts_it(file: Path) -> None:
    _, lines = told(CASE + 'do = ["A: play Td as T", "B: pass", "C: pass"]', file)
    assert lines[1:] == [
        "B believes it.",
        "C believes it. Tens clear: the pile is gone (4). A leads to an empty table.",
    ]


def test_four_alike_count_what_already_lay_there(file: Path) -> None:
    _, lines = told(FOUR + 'do = ["A: play 8d", "A: play 5c"]', file)
    assert lines == [
        "A lays 8d. A fills up from the stock (3). (3c 4h Qc) The stock is empty."
        " Four alike clear: the pile is gone (5). A leads to an empty table.",
        "A lays 5c. B to play.",
    ]


def test_going_out_and_the_end_are_told(file: Path) -> None:
    _, lines = told(LAST + 'do = ["A: play Kc as K", "all: pass"]', file)
    assert lines[-1] == "Nobody doubts it. A is the first to be rid of all cards. B to play."
    pair = LAST.replace(', C = "3d"', "")
    _, lines = told(pair + 'do = ["A: play Kc as K", "B: challenge"]', file)
    assert lines[-2].endswith("A is the first to be rid of all cards. B is the paskahousu!")
    assert lines[-1] == "The deal is over."


def test_taking_the_pile_is_told(file: Path) -> None:
    _, lines = told(CASE + 'do = ["A: pickup"]', file)
    assert lines == ["A takes the pile (3). B leads to an empty table."]


def test_a_refusal_gives_the_code_and_the_whole_reason_and_is_no_failure(file: Path) -> None:
    status, lines = told(CASE + 'do = ["A: play 4d as 5"]', file)
    assert status == HOLDS
    assert lines == [
        "“A: play 4d as 5” is refused (too_low). On top is a six, and a five is lower."
        " Say the same rank or a higher one."
    ]


def test_in_an_open_game_the_reason_speaks_of_the_card(file: Path) -> None:
    _, lines = told(FOUR + 'do = ["A: play 5c"]', file)
    assert lines[0].endswith("On top is an eight, and a five is lower. Lay the same rank or a higher one.")


def test_a_card_that_may_not_take_the_place_of_the_one_played_is_held_against_what_lies_below(file: Path) -> None:
    swap = """\
[[case]]
rules = "paskahousu-six"
hands = { A = "7c 3h 3s 4s 8h 9h", B = "4h" }
pile = ["B: 6c"]
stock = "5h Kd"
turn = "A"
do = ["A: play 7c", "A: swap 5h for 7c"]
"""
    _, lines = told(swap, file)
    assert lines[1].startswith("“A: swap 5h for 7c” is refused (too_low). On top is a six, and a five is lower.")


def test_a_forgotten_pass_is_told_as_such(file: Path) -> None:
    _, lines = told(CASE + 'do = ["A: play Td as T", "A: play 4d as 4"]', file)
    assert lines[1] == (
        "“A: play 4d as 4” is refused (not_your_turn). It is not your turn. Wait until your name comes up."
        " The window on the play of A is open: “all: pass” closes it."
    )


def test_a_refused_answer_needs_no_such_hint(file: Path) -> None:
    _, lines = told(CASE + 'do = ["A: play Td as T", "A: challenge"]', file)
    assert lines[1].startswith("“A: challenge” is refused (own_play).")
    assert "all: pass" not in lines[1]


def test_what_follows_a_refusal_is_not_carried_out(file: Path) -> None:
    _, lines = told(CASE + 'do = ["A: play 4d as 5", "A: draw", "B: draw"]', file)
    assert lines[1:] == ["Not carried out: A: draw; B: draw"]


def test_a_window_that_is_left_open_is_told(file: Path) -> None:
    _, lines = told(CASE + 'do = ["A: play 8h as 8"]', file)
    assert lines == ["A: “One eight.” (8h: true) The window on the play of A is open: “all: pass” closes it."]


def test_passes_in_the_opening_and_before_the_start_are_told(file: Path) -> None:
    _, lines = told(OPENING + 'do = ["B: pass", "all: pass", "B: play 9h as 4"]', file)
    assert lines == [
        "B: “Not me.”",
        "A: “Not me.” C: “Not me.” Who has fours?",
        "B: “One four.” (9h: a lie) The window on the play of B is open: “all: pass” closes it.",
    ]
    _, lines = told(OPENING + 'do = ["B: draw"]', file)
    assert lines[0].endswith("A rank is on offer: “all: pass” goes on to the next one.")
    _, lines = told(SETUP + 'do = ["A: pass"]', file)
    assert lines == ["A is ready. Not everybody is ready: “all: pass” begins the play."]


def test_where_nothing_is_open_nobody_can_pass(file: Path) -> None:
    _, lines = told(CASE + 'do = ["all: pass"]', file)
    assert lines == ["There is nothing to pass on. A to play."]


def test_a_case_that_fails_is_told_too(file: Path) -> None:
    status, lines = told(CASE + 'do = ["A: play 4d as 5"]\nexpect = { pile = 4 }', file)
    assert status == FAILS
    assert lines[:2] == ["refused: expected false, found too_low", "pile: expected 4, found 3"]
    assert lines[2].startswith("“A: play 4d as 5” is refused (too_low). On top is a six")


EVERYTHING = "\n".join(
    [
        CASE + 'do = ["A: play 4d as T", "C: challenge"]',
        CASE + 'do = ["A: play Td as T", "all: pass", "A: draw", "B: pass"]',
        FOUR + 'do = ["A: play 8d"]',
        OPENING + 'do = ["all: pass"]',
        SETUP + 'do = ["all: pass"]',
        LAST + 'do = ["A: play Kc as K"]\nexpect = { pile = 3 }',
        LAST + "expect = { pile = 1 }\n[[case]]\nhands = 3",
    ]
)


def words(language: str, path: Path) -> set[str]:
    """The words of a telling, without the notation and the words of the file."""
    path.write_text(EVERYTHING, encoding="utf-8")
    lines: list[str] = []
    referee([path], lines.append, Rulings(texts(language)))
    text = " ".join(line for line in lines if str(path) not in line)
    text = re.sub(r"[“”][A-C]: [^“”]*[“”]|[“”]all: pass[“”]|\([a-z_]+\)|at the table", " ", text)
    return {word.lower() for word in re.findall(r"[^\W\d_]{3,}", text)} - {"pile", "draw"}


def test_the_telling_is_in_one_language(tmp_path: Path) -> None:
    english, finnish, swedish = (words(language, tmp_path / "all.toml") for language in ("en", "fi", "sv"))
    assert english & finnish == set()
    assert swedish & finnish == set()
    assert english & swedish <= {"kan"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lie_is_told_in_every_language(language: str, file: Path) -> None:
    _, lines = told(CASE + 'do = ["A: play 4d as T", "C: challenge"]', file, language)
    say = texts(language)
    assert lines[1].endswith(say("referee-leads", player="B"))
    assert say("event-lie", player="A", count=4) in lines[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_written_case_can_be_told(language: str) -> None:
    rulings = Rulings(texts(language))
    played = [(case, place) for case, place in WRITTEN.values() if not (case.expect and case.expect.error)]
    for case, place in played[LANGUAGES.index(language) :: len(LANGUAGES)]:
        told = msgspec.structs.replace(case, expect=None)
        lines = list(rulings.verdict(decide(told, place), place()))
        assert len(lines) > len(case.do), case.name
        assert all(line == line.rstrip() and "\n" not in line for line in lines), case.name
