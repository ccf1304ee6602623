"""Lines that nobody would type on purpose: they are refused in words, and the game goes on."""

import io
from pathlib import Path

import pytest

from tests.terminal.stage import Watched, run, script
from valepaska.errors import ValepaskaError
from valepaska.i18n import LANGUAGES, texts
from valepaska.terminal.lesson import teach
from valepaska.terminal.line import Sitting, begin
from valepaska.terminal.seats import SeatsError, bots

LONG = "a" * 2600
ON_TURN = "valepaska+starter=left_of_dealer"
KELVIN, LONG_S = "\u212a", "\u017f"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "line",
    [
        f"why {LONG}",
        f"8 = {LONG}",
        LONG,
        f"quit {LONG}",
        f"save {LONG}",
        f"save {'n' * 300}.toml",
        f"save {'d/' * 2000}x.toml",
        "save ~nobody1/x.toml",
        "swap , ;",
        "swap 77 8",
        f"8{LONG_S}",
        f"8 = {KELVIN}",
        f"why {KELVIN}",
        "why 9r",
        "why 3b",
        "#1 = 9r",
        "stock as 9r",
        "stock K",
        "down \u0662",
        "\u0668",
    ],
)
def test_an_odd_line_is_answered_in_words_and_the_game_goes_on(line: str, language: str) -> None:
    text, status = run([line, *["pass", line] * 6], language, players="Anna", bots="1")

    assert status == 0
    assert texts(language)("term-end-of-input") in " ".join(text.split())


def test_what_was_typed_is_repeated_in_short() -> None:
    text, _ = run([f"why {LONG}"] * 8)

    answers = [line for line in text.split("\n") if "a" * 20 in line and " > " not in line]
    assert answers
    assert all(line.count("a") < 70 for line in answers)


@pytest.mark.parametrize("line", ["stock K", "8 = 9r", "swap 8 9", "down 1", LONG])
def test_the_lesson_says_why_an_odd_move_is_refused(line: str) -> None:
    out = io.StringIO()

    assert teach(Watched(out, script(["", line, "8 8 = 8"])), texts("en")) == 0
    assert "Honesty works surprisingly often." in out.getvalue()


def test_after_ctrl_c_a_name_that_cannot_be_written_is_asked_again(tmp_path: Path) -> None:
    out = io.StringIO()
    there = tmp_path / "there.toml"
    there.write_text("mine", encoding="utf-8")
    screen = Watched(out, script([str(there), f"{'n' * 300}.toml", str(tmp_path / "new.toml")]), typed=True)
    sitting = Sitting(screen, texts("en"), begin("valepaska", "1", None, 1))
    sitting.interrupted()

    assert out.getvalue().count("Save the game?") == 3
    assert there.read_text(encoding="utf-8") == "mine"
    assert (tmp_path / "new.toml").exists()


@pytest.mark.parametrize("wish", ["9" * 5000, "9" * 30, "11"])
def test_very_many_bots_are_too_many(wish: str) -> None:
    with pytest.raises(SeatsError, match="bots are too many") as error:
        bots(wish)
    assert len(str(error.value)) < 200


def test_a_long_word_is_no_bot_and_is_named_in_short() -> None:
    with pytest.raises(ValepaskaError, match="there is no bot") as error:
        bots(LONG)
    assert len(str(error.value)) < 300
