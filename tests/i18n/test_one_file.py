"""A language is one file: put beside the others it is spoken everywhere, and nothing is said that stands in no file."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.i18n.pseudo import CODE, outside, pseudo, source_with
from valepaska.rules.model import OPTIONS
from valepaska.rules.spec import house_rules, presets

ROOT = Path(__file__).parents[2]
NAMES = ("Ňõõ", "Þåå")
GAMES = """
import io
from tests.terminal.stage import Table, Watched, begin, script
from tests.terminal.test_lesson import asked
from valepaska.i18n import texts
from valepaska.terminal.lesson import teach
for spec, bots, players in (("valepaska", "counter,liar", None), ("poytapaska-family", "counter,liar", "Ňõõ,Þåå")):
    table = Table(begin(spec, bots, players, 5), "eo")
    table.play()
    print(table.text)
out = io.StringIO()
teach(Watched(out, script(asked("eo"))), texts("eo"))
print(out.getvalue())
"""
SPEC_WORDS = {
    word
    for spec in (*OPTIONS, *(preset.name for preset in presets()), *(house.name for house in house_rules()))
    for word in re.findall(r"[^\W\d_]+", spec)
}
SHOWN_AS_TYPED = {"play", "rules", "resume", "last", "lesson", "toml", "no", "yes"} | SPEC_WORDS
"""What one types, or finds in a text of rules: the same in every language."""


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The program with one file more."""
    return source_with(tmp_path_factory.mktemp("source"))


def said(source: Path, home: Path, *command: str) -> str:
    """What a command says in the new language."""
    settings = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join((str(source), str(ROOT))),
        "PYTHONUTF8": "1",
        "VALEPASKA_DATA": str(home),
    }
    done = subprocess.run([sys.executable, *command], env=settings, capture_output=True, text=True, check=True)
    assert done.stdout.strip()
    return done.stdout


def test_the_new_language_is_one_that_one_can_ask_for(source: Path, tmp_path: Path) -> None:
    asked = "from valepaska.i18n import LANGUAGES; from valepaska.cli.options import Lang; print(*LANGUAGES, Lang)"
    assert f"{CODE} fi sv en" in said(source, tmp_path, "-c", asked)


def test_games_a_lesson_and_their_endings_are_told_in_the_new_language_alone(source: Path, tmp_path: Path) -> None:
    text = said(source, tmp_path, "-c", GAMES)
    for known in ("pile", "lie", "cards", "honest"):
        assert pseudo(known) in text
    lines = [line.replace(str(tmp_path), "").partition("> ")[0] for line in text.splitlines()]  # what is typed follows
    assert outside(lines, {*SHOWN_AS_TYPED, "games"}) == []


@pytest.mark.parametrize("spec", ["valepaska+soft-twos+court_minimum=7", "poytapaska-family", "paskahousu-six"])
def test_the_rules_are_told_in_the_new_language_alone(source: Path, tmp_path: Path, spec: str) -> None:
    lines = said(source, tmp_path, "-m", "valepaska", "rules", spec, "--lang", CODE).splitlines()
    origin = pseudo("Source")
    assert outside((line for line in lines if not line.startswith(origin)), SHOWN_AS_TYPED) == []


def test_a_text_that_stands_in_no_file_is_found() -> None:
    assert outside([pseudo("It is your turn, Rauha. Play a card."), "8h J Q 10 · K"]) == []
    assert outside([f"{pseudo('Play')} now"]) != []
    assert outside(["Pelaa"]) != []


@pytest.mark.parametrize("half", ["", "page-lost = Ỳhteys\n", "page-lost\n{"], ids=["empty", "half", "broken"])
@pytest.mark.parametrize("command", [("rules", "valepaska"), ("serve", "--no-browser", "--port", "0")])
def test_a_file_that_is_not_whole_is_told_in_one_line(
    source: Path, tmp_path: Path, half: str, command: tuple[str, ...]
) -> None:
    copy = tmp_path / "source"
    copy.mkdir()
    shutil.copytree(source / "valepaska", copy / "valepaska")
    (copy / "valepaska" / "i18n" / f"{CODE}.ftl").write_text(half, encoding="utf-8")
    settings = {**os.environ, "PYTHONPATH": str(copy), "PYTHONUTF8": "1", "VALEPASKA_DATA": str(tmp_path / "data")}
    asked = [sys.executable, "-m", "valepaska", *command, "--lang", CODE]
    done = subprocess.run(asked, env=settings, capture_output=True, text=True, check=False, timeout=60)
    assert (done.returncode, len(done.stderr.splitlines())) == (2, 1), done.stderr
    assert "language's file is not whole" in done.stderr
