"""The lesson: scripted, but by the real rules."""

import io

import pytest

from tests.terminal.stage import Watched, script
from valepaska.cards import Rank
from valepaska.i18n import LANGUAGES, texts
from valepaska.records.notation import parse_action
from valepaska.rules.model import Rules
from valepaska.table.lesson import RULES, TASKS
from valepaska.terminal.lesson import teach, typed
from valepaska.terminal.speech import Speech


def asked(language: str) -> list[str]:
    """The lines that the lesson asks for, Enter first."""
    rules = Rules.parse(RULES)
    speech = Speech(texts(language), rules, symbols=False)
    return ["", *(typed(parse_action(task.example, rules), speech) for task in TASKS)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_newcomer_is_honest_once_lies_once_calls_once_and_clears_once(language: str) -> None:
    out = io.StringIO()
    lines = asked(language)
    assert lines[1:3] == ["8 8 = 8", "4 = K"]
    assert lines[-1] == "10 = 10"
    status = teach(Watched(out, script(lines)), texts(language))
    text = _plain(out.getvalue())

    assert status == 0
    for step in ("honest-done", "lie-done", "end"):
        assert _plain(texts(language)(f"lesson-{step}", input="valepaska play")) in text
    assert texts(language)("term-end-of-input") not in text
    kings = texts(language).rank_plural(Rank.KING)
    assert _plain(texts(language)("why-counted", ranks=kings, copies=4, held=1, elsewhere=0)).lower() in text.lower()
    assert all(f" {line} " in text for line in lines[1:])


def test_a_wrong_line_says_what_to_type_and_an_illegal_one_why() -> None:
    out = io.StringIO()
    teach(Watched(out, script(["", "8 = 8", "8 8 = J", "foo", "9 = 9", "8 8 = 8"])), texts("en"))
    text = out.getvalue()

    assert "That would be a move too, but try this one: 8 8 = 8" in text
    assert "a jack needs at least an eight there" in text
    assert "“foo” makes no sense here." in text
    assert "You do not have that many: 9." in text
    assert "Honesty works surprisingly often." in text


def test_the_end_of_input_is_one_line_as_in_a_game() -> None:
    out = io.StringIO()

    assert teach(Watched(out, script([])), texts("en")) == 0
    assert out.getvalue().split(" > ")[-1].strip() == "The input ended, so the game stops here."


def test_it_can_be_left_at_any_time() -> None:
    out = io.StringIO()

    assert teach(Watched(out, script(["", "8 8 = 8", "l"])), texts("en")) == 0
    assert "end-of-input" not in out.getvalue()
    assert "The rest is nerves" not in out.getvalue()


def _plain(text: str) -> str:
    return " ".join(text.split())
