"""The screen: what is wrapped and what never is, and how it writes where ASCII is all there is."""

import io

import pytest

from valepaska.terminal.marks import plain_letters, plain_marks, wants_ascii
from valepaska.terminal.screen import Screen, Tone, whole


def written(text: str, width: int = 40, **options: bool) -> str:
    out = io.StringIO()
    Screen(out, io.StringIO(), width=width, **options).say(text)
    return out.getvalue()


def test_a_long_word_is_broken_and_a_paragraph_is_indented() -> None:
    out = io.StringIO()
    screen = Screen(out, io.StringIO(), width=24)
    screen.say("one two three four five six", Tone.TITLE)
    screen.say("x" * 30)

    assert out.getvalue() == f"one two three four five\n  six\n{'x' * 24}\n  {'x' * 6}\n"


def test_control_characters_in_an_answer_are_dropped() -> None:
    screen = Screen(io.StringIO(), io.StringIO("\x1b[A8 8\t= 9\r\n"))

    assert screen.ask("?") == "[A8 8 = 9"


@pytest.mark.parametrize(
    "name",
    [
        "/home/anna/.local/share/valepaska/games/20260704-210000.toml",
        "/my games/a-b/c d.toml",
        "./play play --resume last",
    ],
)
def test_a_path_or_a_command_stays_in_one_line_and_is_written_as_it_is(name: str) -> None:
    for width in (24, 40, 60):
        lines = written(f"The game is saved in {whole(name)} for ever.", width).split("\n")

        assert sum(name in line for line in lines) == 1


def test_ascii_marks_keep_letters() -> None:
    text = "”Kätesi” · “one” \u2013 2\u00d78… it\u2019s"

    assert written(text, ascii_marks=True) == '"Kätesi", "one" - 2x8... it\'s\n'
    assert plain_marks("a·b") == "a-b"


def test_letters_without_a_likeness_become_question_marks() -> None:
    assert plain_letters("Pöytä, Åbo, ♠ “é”") == 'Poyta, Abo, ? "e"'


@pytest.mark.parametrize(
    ("environ", "wanted"),
    [
        ({"LC_ALL": "C"}, True),
        ({"LC_ALL": "", "LANG": "POSIX"}, True),
        ({"LC_CTYPE": "C", "LANG": "fi_FI.UTF-8"}, True),
        ({"LC_ALL": "C.UTF-8", "LANG": "C"}, False),
        ({"LANG": "fi_FI.UTF-8"}, False),
        ({}, False),
    ],
)
def test_the_c_locale_wants_ascii(environ: dict[str, str], wanted: bool) -> None:
    assert wants_ascii(environ) is wanted


def test_no_suit_symbols_where_ascii_is_wanted() -> None:
    out = io.TextIOWrapper(io.BytesIO(), encoding="utf-8")

    assert Screen(out, io.StringIO(), fancy=True).symbols
    assert not Screen(out, io.StringIO(), fancy=True, ascii_marks=True).symbols
