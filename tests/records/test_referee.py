"""The referee carries out what a case says, tells what did not come true, and what came of the rest."""

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from valepaska.i18n import texts
from valepaska.records.referee import FAILS, FAULTY, HOLDS, referee
from valepaska.terminal.rulings import Rulings

ENGLISH = Rulings(texts("en"))

HONEST = """\
[[case]]
name  = "an honest set of eights is challenged"
rules = "valepaska"
hands = { A = "8h 8s 8d Kc", B = "4c 9h", C = "7d Jd" }
stock = "Qc 4d"
pile  = ["B: 3h 3d as 3", "C: 6c as 6"]
turn  = "A"
"""
PLAYED = 'do = ["A: play 8h 8s 8d as 8"]\n'
CHALLENGED = 'do = ["A: play 8h 8s 8d as 8", "C: challenge"]\n'
LAST = """\
[[case]]
hands = { A = "Kc", B = "3s" }
pile  = ["B: 9d as 9"]
turn  = "A"
do = ["A: play Kc as K", "B: challenge"]
"""
OPENING = '[[case]]\nhands = { A = "3c Kc", B = "4c 9h", C = "7d Jd" }\nopening = "3"\n'
SETUP = '[[case]]\nrules = "poytapaska+table_up_swap=before_start"\nseats = 2\ndeck = "{}"\n'.format(
    " ".join(rank + suit for rank in "3456789TJQKA2" for suit in "cd")
)
OPEN = """\
[[case]]
rules = "paskahousu"
hands = { A = "3c 9c Kc", B = "4c 9h" }
pile = ["B: 8c"]
stock = "5h"
turn = "A"
"""


def decided(text: str, path: Path) -> tuple[int, list[str]]:
    path.write_text(text, encoding="utf-8")
    lines: list[str] = []
    return referee([path], lines.append, ENGLISH), lines


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "cases.toml"


@pytest.mark.parametrize(
    "text",
    [
        HONEST + CHALLENGED + 'expect = { turn = "A", pile = 0, hands = { A = 1, B = 2, C = 8 } }',
        HONEST + CHALLENGED + 'expect = { hands = { A = "Kc", C = "7d Jd 6c 3d 3h 8s 8d 8h" }, stock = 2 }',
        HONEST + PLAYED + 'expect = { phase = "window", window = true, turn = "B", pile = 6, out = [] }',
        HONEST + PLAYED + 'expect = { legal = ["C: pass", "B: play 4c as 8"], illegal = ["A: pass"] }',
        HONEST + 'do = ["A: play 8h as 5"]\nexpect = { refused = "too_low", pile = 3 }',
        HONEST + 'do = ["A: play 8h as 5"]\nexpect = { refused = true }',
        HONEST + 'do = ["A: draw", "A: draw"]\nexpect = { refused = "not_your_turn", hands = { A = 5 } }',
        HONEST + 'source = "somebody told me"\nexpect = { loser = "none", winner = "none" }',
        HONEST + 'do = ["A: play 8h 8s 8d as 8", "all: pass"]\nexpect = { phase = "turn", window = false, turn = "B" }',
        HONEST + 'do = ["A: play 8h as 8", "B: pass", "all: pass"]\nexpect = { phase = "turn", turn = "B", pile = 4 }',
        HONEST + 'do = ["all: pass"]\nexpect = { phase = "turn", turn = "A", pile = 3 }',
        OPENING + 'do = ["all: pass"]\nexpect = { phase = "opening", turn = "none", legal = ["C: play 7d as 4"] }',
        OPENING + 'do = ["B: pass", "all: pass", "all: pass"]\nexpect = { legal = ["B: play 4c as 5"] }',
        OPENING + 'expect = { legal = ["B: play 4c 9h as 3"], illegal = ["B: play 4c as 4"] }',
        SETUP + 'expect = { phase = "setup", up = { A = 4 }, down = { B = 4 } }',
        SETUP + 'do = ["B: pass", "all: pass"]\nexpect = { phase = "turn", turn = "A" }',
        LAST + 'expect = { phase = "over", out = ["A"], winner = "A", loser = "B", turn = "none" }',
        '[[case]]\nrules = "paskahousu+table_up=3+face_down=yes"\nexpect = { error = true }',
        OPEN + 'do = ["A: play 9c"]\nexpect = { pile = 2, turn = "B", hands = { A = "3c 5h Kc" } }',
    ],
)  # fmt: skip
def test_a_true_expectation_holds(text: str, file: Path) -> None:
    status, lines = decided(text, file)
    assert (status, lines[-1]) == (HOLDS, "1 case, 1 holds, 0 fail")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (HONEST + CHALLENGED + 'expect = { turn = "B" }', "turn: expected B, found A"),
        (HONEST + CHALLENGED + "expect = { pile = 3 }", "pile: expected 3, found 0"),
        (HONEST + CHALLENGED + "expect = { stock = 3 }", "stock: expected 3, found 2"),
        (HONEST + CHALLENGED + "expect = { hands = { A = 2 } }", "hands.A: expected 2, found 1 (Kc)"),
        (HONEST + CHALLENGED + 'expect = { hands = { B = "9h 4d" } }', "hands.B: expected 4d 9h, found 4c 9h"),
        (HONEST + CHALLENGED + 'expect = { up = { B = "9h" } }', "up.B: expected 9h, found none"),
        (HONEST + CHALLENGED + 'expect = { out = ["A"] }', "out: expected A, found none"),
        (HONEST + CHALLENGED + 'expect = { loser = "A" }', "loser: expected A, found none"),
        (HONEST + CHALLENGED + "expect = { window = true }", "window: expected true, found false"),
        (HONEST + CHALLENGED + 'expect = { phase = "over" }', "phase: expected over, found turn"),
        (HONEST + CHALLENGED + "expect = { refused = true }", "refused: expected true, found false"),
        (HONEST + PLAYED + 'expect = { legal = ["A: pass"] }', "A: pass: expected legal, found own_play"),
        (HONEST + PLAYED + 'expect = { illegal = ["B: pass"] }', "B: pass: expected illegal, found legal"),
        (HONEST + 'do = ["A: pass"]\nexpect = { turn = "A" }', "refused: expected false, found no_such_choice"),
        (
            HONEST + 'do = ["A: play 8h as 3"]\nexpect = { refused = "court_limit" }',
            "refused: expected court_limit, found too_low",
        ),
        (
            HONEST + 'do = ["A: play 8h as 3", "A: draw"]\nexpect = { refused = true }',
            "A: play 8h as 3: expected legal, found too_low",
        ),
        ('[[case]]\nrules = "valepaska"\nexpect = { error = true }', "error: expected true, found false"),
    ],
)
def test_a_false_expectation_fails_in_one_line(text: str, said: str, file: Path) -> None:
    status, lines = decided(text, file)
    assert (status, lines[-1]) == (FAILS, "1 case, 0 hold, 1 fails")
    assert lines[0].startswith("FAIL")
    assert f"({file}, line 1)" in lines[0]
    assert lines[1].strip().startswith(said)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", ": there is no case in it: begin each with a line [[case]]"),
        ("name = 'x'\n", ", line 1: 'name' stands outside of a case"),
        ("case = 1\n", ": there is no case in it"),
        ("[[case]]\nname =", ", line 2: this is not correct TOML: invalid value"),
        (HONEST + 'expects = { turn = "A" }', ", line 8: there is no key 'expects'; did you mean expect?"),
        (HONEST + 'expect = { trun = "A" }', ", line 8: there is no key 'trun'; did you mean turn?"),
        (HONEST + 'expect = { phase = "opning" }', ", line 8: phase: 'opning' is not known; did you mean opening?"),
        (HONEST + 'expect = { refused = "to_low" }', ", line 8: refused: 'to_low' is not known; did you mean too_low?"),
        (HONEST + 'expect = { pile = "2" }', ", line 8: expect.pile: expected a whole number"),
        (HONEST + 'expect = { turn = "D" }', ", line 8: 'D' is not a seat: use a letter from A to C"),
        (HONEST + 'expect = { hands = { D = 1 } }', ", line 8: 'D' is not a seat"),
        (HONEST + 'expect = { hands = { A = "1h" } }', ", line 8: '1h' is not a card"),
        (HONEST + 'expect = { legal = ["A: pas"] }', ", line 8: 'pas' is not an action"),
        (HONEST + 'expect = { legal = ["all: pass"] }', ", line 8: 'all: pass' names no single seat"),
        (HONEST + 'do = ["A: draw",\n "A: fold"]', ", line 9: 'fold' is not an action: begin with one of play"),
        (HONEST + 'do = ["A: play 8h as 3", "A: fold"]', ", line 8: 'fold' is not an action"),
        (HONEST.replace("Qc 4d", "Qc 8d"), ", line 5: 8d stands more often than valepaska has it"),
        (HONEST.replace("valepaska", "valepuska"), ", line 3: there is no preset 'valepuska'"),
    ],
)  # fmt: skip
def test_a_faulty_file_is_told_in_one_line_with_its_place(text: str, said: str, file: Path) -> None:
    status, lines = decided(text, file)
    faults = [line for line in lines if line.startswith("fault")]
    assert status == FAULTY
    assert len(faults) == 1
    assert faults[0].startswith(f"fault  {file}{said}")


def test_a_fault_in_one_case_does_not_hide_the_others(file: Path, tmp_path: Path) -> None:
    wrong, faulty = HONEST + PLAYED + "expect = { pile = 1 }\n", HONEST + "expect = { pile = x }\n"
    status, lines = decided(HONEST + 'do = ["A: fold"]\n' + wrong + HONEST + "expect = { pile = 3 }\n", file)
    assert (status, lines[-1]) == (FAULTY, "2 cases, 1 holds, 1 fails")
    other = tmp_path / "other.toml"
    other.write_text(faulty, encoding="utf-8")
    assert referee([file, other, tmp_path / "gone.toml"], lines.append, ENGLISH) == FAULTY
    assert lines[-2].endswith("gone.toml: cannot be read: no such file or directory")


def test_without_actions_it_tells_what_may_be_done_and_why_not_the_rest(file: Path) -> None:
    status, lines = decided(HONEST, file)
    assert status == HOLDS
    assert lines == [
        "ruling an honest set of eights is challenged",
        "       A may: play as 6 7 8 9 10 2; stock as 6 7 8 9 10 2; draw; pickup",
        "       A may not: play as 3 4 5; stock as 3 4 5 (too low)",
        "       A may not: play as J Q K; stock as J Q K (court cards have to wait)",
        "       A may not: play as A; stock as A (an ace does not go on that)",
        "       A may not: challenge (no play to doubt)",
        "1 case, 1 ruling",
    ]


def test_with_expectations_and_without_actions_it_tells_what_may_be_done_too(file: Path) -> None:
    _, lines = decided(HONEST + "expect = { pile = 3 }", file)
    assert lines[0] == "ok     an honest set of eights is challenged"
    assert "       A may: play as 6 7 8 9 10 2; stock as 6 7 8 9 10 2; draw; pickup" in lines


def test_a_case_that_holds_is_one_line(file: Path) -> None:
    _, lines = decided(HONEST + CHALLENGED + "expect = { pile = 0 }", file)
    assert lines == ["ok     an honest set of eights is challenged", "1 case, 1 holds, 0 fail"]


def test_without_expectations_it_tells_what_may_be_done_then(file: Path) -> None:
    _, lines = decided(HONEST + PLAYED, file)
    assert "       B may: play as 8 9 10 J Q K 2; stock as 8 9 10 J Q K 2; draw; pickup; challenge; pass" in lines
    assert "       C may not: play; stock; draw; pickup (not on turn)" in lines


def test_in_an_open_game_it_speaks_of_the_ranks_that_are_held(file: Path) -> None:
    _, lines = decided(OPEN, file)
    assert lines[1:4] == [
        "       A may: play 9 K; draw; pickup",
        "       A may not: play 3 (too low)",
        "       A may not: stock (not possible here)",
    ]


def test_face_down_table_cards_are_named_by_their_places(file: Path) -> None:
    hidden = '[[case]]\nrules = "poytapaska"\nhands = { A = "", B = "4c" }\ndown = { A = "5d Kc" }\nturn = "A"\n'
    _, lines = decided(hidden, file)
    assert lines[1] == "       A may: down 1 2"
    _, lines = decided(hidden.replace('hands = { A = ""', 'hands = { A = "9c"'), file)
    assert lines[1:3] == ["       A may: play 9", "       A may not: stock; down (not possible here)"]


def test_where_nothing_may_be_done_it_says_so(file: Path) -> None:
    _, lines = decided(HONEST.replace("8h 8s 8d Kc", "Td Kc") + 'do = ["A: play Td as T"]', file)
    assert "       A may do nothing now." in lines


def test_cases_with_and_without_expectations_are_counted_apart(file: Path) -> None:
    _, lines = decided(HONEST + HONEST + "expect = { pile = 3 }\n" + HONEST + "expect = { pile = 1 }\n", file)
    assert lines[-1] == "3 cases, 1 holds, 1 fails, 1 ruling"


@given(st.integers(0, 500), st.sampled_from(["", "x", '"', "]", "{", "\n", "9", "A"]))
@settings(max_examples=150)
def test_one_wrong_character_is_never_more_than_a_fault(
    tmp_path_factory: pytest.TempPathFactory, at: int, new: str
) -> None:
    text = HONEST + CHALLENGED + 'expect = { turn = "A", hands = { A = 1, B = "4c 9h" }, legal = ["A: draw"] }'
    at %= len(text)
    status, lines = decided(text[:at] + new + text[at + 1 :], tmp_path_factory.getbasetemp() / "fuzz.toml")
    assert status in (HOLDS, FAILS, FAULTY)
    assert not any("\n" in line for line in lines)


def test_nothing_in_a_file_steers_the_screen(file: Path) -> None:
    evil = HONEST.replace("an honest set", r"\u001b[2JEVIL\u202e\nset")
    _, lines = decided(
        evil + evil + "expect = { pile = 1 }\n" + evil + 'do = ["A:\\u001cdraw"]\nexpect = { pile = 1 }', file
    )
    assert lines[0] == r"ruling \x1b[2JEVIL\u202e\nset of eights is challenged"
    assert all(line.isprintable() for line in lines)
    _, lines = decided(HONEST.replace("an honest set", "e" * 100_000), file)
    assert max(map(len, lines)) == 2000


def test_a_swap_is_told_where_one_is_possible(file: Path) -> None:
    _, lines = decided(SETUP, file)
    assert lines[1].endswith("A may: pass; swap")
