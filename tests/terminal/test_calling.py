"""The program names itself as it was called, so that every hint can be typed as it stands."""

import io

import pytest

from tests.terminal.stage import run, script
from valepaska.i18n import LANGUAGES, texts
from valepaska.rules.model import Rules
from valepaska.terminal.calling import as_called, command, program
from valepaska.terminal.guide import guide
from valepaska.terminal.lesson import teach
from valepaska.terminal.screen import WHOLE, Screen
from valepaska.terminal.speech import Speech

ERROR = "there is no preset 'x'; `valepaska rules` lists them, `valepaska play` starts a game"


@pytest.fixture
def called_from_the_clone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VALEPASKA_CALLED_AS", "./play")


def test_an_installed_program_is_valepaska() -> None:
    assert program() == "valepaska"
    assert command("play", "--resume", "last") == "valepaska play --resume last"
    assert command("rules", "valepaska") == "valepaska rules valepaska"
    assert as_called(ERROR) == ERROR


@pytest.mark.usefixtures("called_from_the_clone")
def test_from_a_clone_it_is_the_script() -> None:
    assert command("play", "--resume", "last") == "./play play --resume last"
    assert command("play") == "./play play"
    assert command("rules", "valepaska") == "./play rules valepaska"
    assert as_called(ERROR) == "there is no preset 'x'; `./play rules` lists them, `./play play` starts a game"


def test_names_with_spaces_can_be_pasted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VALEPASKA_CALLED_AS", "/my games/play")

    assert command("replay", "a b.toml") == "'/my games/play' replay 'a b.toml'"


@pytest.mark.usefixtures("called_from_the_clone")
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_hint_of_a_game_names_a_command_that_is_not_there(language: str) -> None:
    out = io.StringIO()
    teach(Screen(out, script([""])), texts(language))
    speech = Speech(texts(language), Rules.parse("valepaska"), symbols=False)
    said = [*guide(speech, Rules.parse("valepaska")), run(["?", "l"], language)[0], out.getvalue()]

    assert not any("valepaska play" in text for text in said)
    assert any("./play play --lesson" in text.replace("\u00a0", " ").replace(WHOLE, "") for text in said)
    assert "./play play --resume last" in said[-2]
