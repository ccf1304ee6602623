"""A record that is told move by move: Enter goes on, and the end of the input ends it."""

import io
from pathlib import Path

import pytest

from tests.terminal.stage import Table, Watched, script
from valepaska.i18n import LANGUAGES, texts
from valepaska.terminal import saves
from valepaska.terminal.line import begin
from valepaska.terminal.retell import retell


def finished() -> Path:
    """The record of a whole deal."""
    Table(begin("valepaska", "counter,liar", None, 3)).play()
    return saves.to_replay("last")


def told(path: Path, language: str, lines: list[str], *, step: bool) -> str:
    out = io.StringIO()
    retell(Watched(out, script(lines)), texts(language), path, step=step)
    return out.getvalue()


def test_step_by_step_the_same_is_told() -> None:
    path = finished()
    slowly = told(path, "en", [""] * 1000, step=True)

    assert "Move 1 of " in slowly
    assert told(path, "en", [], step=False).split() == [
        word for line in slowly.splitlines() for word in line.rpartition(" > ")[2].split()
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_of_the_input_is_one_line(language: str) -> None:
    text = told(finished(), language, [""], step=True)

    assert text.count(" > ") == 2
    assert text.split(" > ")[-1].strip() == texts(language)("cli-replay-end-of-input")
