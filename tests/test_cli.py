"""The command line, as a shell runs it: output, JSON, errors of one line, and the exit status."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from valepaska.rules.grid import grid_rows
from valepaska.rules.model import Rules
from valepaska.rules.spec import presets

ROOT = Path(__file__).parent.parent
RESPONSE = 60


def run(
    *arguments: str, data: Path, lines: str = "", language: str = "en_GB.UTF-8", **environment: str
) -> subprocess.CompletedProcess[str]:
    """Run ``valepaska`` in a process of its own, with its games in a folder of its own."""
    return subprocess.run(
        [sys.executable, "-m", "valepaska", *arguments],
        input=lines,
        capture_output=True,
        encoding="utf-8",
        timeout=RESPONSE,
        env=surroundings(data, language, **environment),
        check=False,
    )


def surroundings(data: Path, language: str = "en_GB.UTF-8", **more: str) -> dict[str, str]:
    """The environment of a run."""
    kept = {name: value for name, value in os.environ.items() if name not in ("LC_ALL", "LC_MESSAGES", "NO_COLOR")}
    paths = os.pathsep.join([str(ROOT / "src"), os.environ.get("PYTHONPATH", "")])
    return kept | {"LANG": language, "VALEPASKA_DATA": str(data), "PYTHONPATH": paths, "PYTHONUTF8": "1"} | more


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["rules", "nonsense"], "there is no preset 'nonsense'"),
        (["rules", "valepaskaa"], "did you mean valepaska?"),
        (["rules", "valepaska+court_minimum=9"], "court_minimum"),
        (["rules", "valepaska+no-pickup+voluntary_pickup=always"], "contradict each other"),
        (["rules", "poytapaska+face_down=yes"], "face_down"),
        (["play", "--rules", "nope"], "there is no preset 'nope'"),
        (["play", "--bots", "genius"], "there is no bot 'genius'"),
        (["play", "--bots", "0"], "a table has 2 to 10 seats"),
        (["play", "--bots", "10"], "a table has 2 to 10 seats"),
        (["play", "--bots", "11"], "11 bots are too many"),
        (["play", "--bots", "9", "--rules", "poytapaska"], "take fewer seats"),
        (["play", "--players", "Anna,Anna"], "same name"),
        (["play", "--players", ","], "is not a name"),
        (["play", "--players", "A" * 30], "is not a name"),
        (["play", "--seed", "x"], "--seed"),
        (["play", "--seed", "-1"], "--seed"),
        (["play", "--lang", "de"], "there is no language 'de'"),
        (["play", "--resume", "last"], "no unfinished game is saved"),
        (["play", "--resume", "no/such/file"], "cannot be read"),
        (["play", "--resume", "last", "--seed", "3"], "give --resume alone"),
        (["play", "--resume", "."], "cannot be read"),
        (["play", "--nonsense"], "--nonsense"),
        (["nonsense"], "nonsense"),
        (["referee"], "FILE"),
        (["verify", "no/such/file"], "cannot be read"),
        (["replay", "no/such/file"], "cannot be read"),
        (["simulate", "--bots", "honest", "--deals", "1"], "2 to 10"),
        (["simulate", "--bots", "honest,genius", "--deals", "1"], "there is no bot 'genius'"),
        (["simulate", "--bots", "honest,liar", "--deals", "0"], "--deals"),
        (["simulate", "--bots", "honest,liar", "--deals", "1", "--rules", "x"], "there is no preset 'x'"),
        (["league", "--bots", "honest,genius", "--deals", "4"], "there is no bot 'genius'"),
    ],
)
def test_an_error_is_one_line_and_status_2(arguments: list[str], said: str, tmp_path: Path) -> None:
    done = run(*arguments, data=tmp_path)

    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    assert done.stderr.startswith("valepaska: ")
    assert said in done.stderr


def test_an_unreadable_record_names_file_and_line(tmp_path: Path) -> None:
    path = tmp_path / "bad.toml"
    path.write_bytes(b"format = 1\nrules = \xff\n")
    done = run("verify", str(path), data=tmp_path)

    assert done.returncode == 2
    assert str(path) in done.stderr
    assert done.stderr.count("\n") == 1


def test_the_version_is_told(tmp_path: Path) -> None:
    from valepaska import __version__

    assert run("--version", data=tmp_path).stdout == f"valepaska {__version__}\n"


def test_help_names_every_command(tmp_path: Path) -> None:
    text = run("--help", data=tmp_path).stdout

    for command in ("play", "rules", "referee", "simulate", "league", "replay", "verify"):
        assert command in text


def test_rules_without_a_spec_lists_the_games(tmp_path: Path) -> None:
    listed = [preset for preset in presets() if preset.listed]
    found = json.loads(run("rules", "--json", data=tmp_path).stdout)
    text = run("rules", data=tmp_path).stdout

    assert found == [{"name": one.name, "title": one.title, "source": one.source} for one in listed]
    assert all(f"  {one.name}: " in text for one in listed)


@pytest.mark.parametrize("spec", ["valepaska", "valepaska+black-specials", "poytapaska-wikipedia"])
def test_rules_as_json_are_spec_options_and_grid(spec: str, tmp_path: Path) -> None:
    rules = Rules.parse(spec)
    found = json.loads(run("rules", spec, "--json", data=tmp_path).stdout)

    assert set(found) == {"spec", "options", "grid"}
    assert found["spec"] == rules.spec
    assert found["grid"] == {"rows": grid_rows(rules)}
    assert Rules.parse("valepaska").replace(**_tuples(found["options"])) == rules


def _tuples(options: dict[str, Any]) -> dict[str, Any]:
    return {name: tuple(value) if isinstance(value, list) else value for name, value in options.items()}


@pytest.mark.parametrize(("language", "empty"), [("en", "empty"), ("fi", "tyhjä"), ("sv", "tomt")])
def test_rules_are_told_in_three_languages_with_their_grid(language: str, empty: str, tmp_path: Path) -> None:
    text = run("rules", "valepaska", "--lang", language, data=tmp_path).stdout
    rows = grid_rows(Rules.parse("valepaska"))

    assert "\n".join(rows[2:]) in text
    assert f"\n{empty:8}  o  o" in text


def test_a_second_grid_is_shown_where_an_empty_stock_changes_it(tmp_path: Path) -> None:
    relaxed = run("rules", "poytapaska-wikipedia", data=tmp_path).stdout
    plain = run("rules", "valepaska", data=tmp_path).stdout

    assert relaxed.count("top\\play") == 2
    assert plain.count("top\\play") == 1


def test_rules_fit_forty_columns(tmp_path: Path) -> None:
    text = run("rules", "valepaska+black-specials", "--lang", "fi", data=tmp_path, COLUMNS="40").stdout

    assert max(map(len, text.splitlines())) <= 40


def test_a_simulation_as_json_is_the_same_on_one_and_two_processes(tmp_path: Path) -> None:
    wish = ("simulate", "--bots", "honest,counter,liar", "--deals", "24", "--seed", "7", "--json")
    one, two = run(*wish, data=tmp_path), run(*wish, "--jobs", "2", data=tmp_path)
    found = json.loads(one.stdout)

    assert one.stdout == two.stdout
    assert one.stderr == ""
    assert list(found) == [
        *("version", "spec", "seed", "seats", "deals", "bots", "losses", "wins", "undecided", "decisions"),
    ]
    assert sum(found["losses"]) + found["undecided"] == found["deals"] == 24


def test_a_simulation_as_text_has_a_row_for_each_bot(tmp_path: Path) -> None:
    text = run("simulate", "--bots", "honest,counter", "--deals", "8", data=tmp_path).stdout

    assert "honest" in text
    assert "counter" in text
    assert "Deals: 8" in text


def test_a_league_as_json_has_every_ordered_pair(tmp_path: Path) -> None:
    found = json.loads(run("league", "--bots", "honest,counter", "--deals", "8", "--json", data=tmp_path).stdout)

    pairs = [(one["bot"], one["against"]) for one in found["standings"]]

    assert pairs == [("honest", "counter"), ("counter", "honest")]


CASE = """[[case]]
name = "courts need an eight"
rules = "valepaska"
hands = { A = "Kc 8d", B = "3c", C = "4c" }
pile = ["C: 7h as 7"]
turn = "A"
do = ["A: play Kc as K"]
expect = { refused = "%s" }
"""


@pytest.mark.parametrize(("reason", "status"), [("court_limit", 0), ("too_low", 1)])
def test_the_referee_says_by_its_status_whether_cases_hold(reason: str, status: int, tmp_path: Path) -> None:
    path = tmp_path / "case.toml"
    path.write_text(CASE % reason, encoding="utf-8")
    done = run("referee", str(path), data=tmp_path)

    assert done.returncode == status
    assert "courts need an eight" in done.stdout


def test_without_a_command_the_game_is_played(tmp_path: Path) -> None:
    done = run(data=tmp_path)

    assert done.returncode == 0
    assert done.stdout.startswith("Valepaska.")


@pytest.mark.parametrize(("language", "word"), [("fi_FI.UTF-8", "Säännöt"), ("sv_SE.UTF-8", "Regler"), ("C", "Rules")])
def test_the_language_is_that_of_the_system(language: str, word: str, tmp_path: Path) -> None:
    assert word in run("play", data=tmp_path, language=language).stdout


def test_the_option_for_the_language_stands_anywhere(tmp_path: Path) -> None:
    assert "Säännöt" in run("--lang", "fi", "play", data=tmp_path).stdout
    assert "Säännöt" in run("play", "--lang", "fi", data=tmp_path).stdout


def test_a_closed_pipe_is_no_error(tmp_path: Path) -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "valepaska", "rules"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=surroundings(tmp_path, PYTHONUNBUFFERED="1"),
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait(RESPONSE) == 141


def test_letters_that_the_output_cannot_show_are_no_error(tmp_path: Path) -> None:
    done = run("play", "--lang", "fi", data=tmp_path, PYTHONIOENCODING="ascii", PYTHONUTF8="0")

    assert done.returncode == 0
    assert done.stderr == ""


def test_no_heavy_library_is_loaded_to_play(tmp_path: Path) -> None:
    watch = "import sys; from valepaska.cli import main; main(['play']); print(*sorted(sys.modules), sep='\\n')"
    done = subprocess.run(
        [sys.executable, "-c", watch],
        input="",
        capture_output=True,
        encoding="utf-8",
        timeout=RESPONSE,
        env=surroundings(tmp_path),
        check=True,
    )

    loaded = set(done.stdout.split("\n"))

    assert loaded & {"numpy", "numba", "aiohttp", "rich.progress", "multiprocessing", "asyncio"} == set()
