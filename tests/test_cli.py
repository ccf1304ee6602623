"""The command line, as a shell runs it: output, JSON, errors of one line, and the exit status."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.shell import RESPONSE, ROOT, run, surroundings


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
        (["--port", "9000", "rules"], "the options before `rules` are those of `valepaska serve`"),
        (["--bots", "2"], "a game in the terminal has it: `valepaska play --bots`"),
        (["serve", "--bots", "2"], "`valepaska serve --help` lists what there is"),
        (["simulate", "--bots", "honest,liar"], "Missing option '--deals'. (`valepaska simulate --help` lists"),
        (["play", "--lesson", "--rules", "nope", "--bots", "77"], "give --lesson alone"),
        (["play", "--lesson", "--seed", "3"], "give --lesson alone"),
        (["league", "--bots", "counter"], "name at least two different ones"),
        (["league", "--bots", "counter,counter"], "name at least two different ones"),
        (["simulate", "--bots", "honest,honest", "--deals", "1", "--seed", "9" * 4000], "--seed"),
        (["play", "--seed", str(2**63)], "--seed"),
        (["replay", "last"], "no finished deal is saved"),
        (["verify", "last"], "no game is saved"),
        (["rules", "nonsense", "--options"], "there is no preset 'nonsense'"),
        (["help", "nonsense"], "nonsense"),
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
        (["league", "--bots", "honest,liar", "--seats", "11"], "--seats"),
        (["league", "--bots", "honest,liar", "--rules", "poytapaska", "--seats", "9", "--jobs", "2"], "9 seats need"),
        (["simulate", "--bots", "honest,liar", "--deals", "1", "--jobs", "0"], "--jobs"),
        (["simulate", "--bots", "honest,liar", "--deals", "1", "--threads", "9999"], "too many for this machine"),
        (["simulate", "--bots", "honest,liar", "--deals", "1", "--jobs", "2", "--threads", "2"], "give one of them"),
        (["simulate", "--bots", "honest,liar", "--deals", "1", "--json", "--csv"], "give one of them"),
        (["simulate", "--bots", "honest,liar", "--deals", "1", "--cluster", "nonsense"], "no cluster answers"),
    ],
)
def test_an_error_is_one_line_and_status_2(arguments: list[str], said: str, tmp_path: Path) -> None:
    done = run(*arguments, data=tmp_path)

    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    assert done.stderr.startswith("valepaska: ")
    assert len(done.stderr) < 1000
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


@pytest.mark.parametrize("arguments", [["--help"], ["-h"], ["help"]])
def test_help_names_every_command_and_the_options_of_the_page(arguments: list[str], tmp_path: Path) -> None:
    text = run(*arguments, data=tmp_path, VALEPASKA_CALLED_AS="./play").stdout

    assert "Usage: ./play " in text
    for word in ("play", "serve", "rules", "referee", "simulate", "league", "replay", "verify", "help"):
        assert f" {word} " in text
    for option in ("--lan", "--port", "--db", "--no-browser", "--lang"):
        assert option in text


def test_help_explains_one_command(tmp_path: Path) -> None:
    assert run("help", "league", data=tmp_path).stdout == run("league", "--help", data=tmp_path).stdout


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["rules", "nonsense"], "`./play rules` lists them"),
        (["play", "--resume", "last"], "start one with `./play play`"),
        (["--nonsense"], "`./play --help` lists"),
        (["play", "--rules", "valepaska+nix=3"], "`./play rules valepaska --json` lists them all"),
    ],
)
def test_errors_name_the_program_as_it_was_called(arguments: list[str], said: str, tmp_path: Path) -> None:
    error = run(*arguments, data=tmp_path, VALEPASKA_CALLED_AS="./play").stderr

    assert error.startswith("./play: ")
    assert said in error
    assert "`valepaska" not in error


STUB = """prepare() { python=$root/python; }
"""


@pytest.mark.skipif(sys.platform == "win32", reason="play is a script for sh")
@pytest.mark.parametrize(
    ("call", "name"),
    [("./play", "./play"), ("sh play", "./play"), ("cd sub && ../play", "../play"), ("./link", "./link")],
)
def test_play_says_how_it_was_called_and_hands_on_its_words(call: str, name: str, tmp_path: Path) -> None:
    shutil.copy(ROOT / "play", tmp_path / "play")
    (tmp_path / "sub").mkdir()
    (tmp_path / "link").symlink_to("play")
    (tmp_path / "tools").mkdir()
    (tmp_path / "tools" / "environment.sh").write_text(STUB, encoding="utf-8")
    (tmp_path / "python").write_text('#!/bin/sh\necho "$VALEPASKA_CALLED_AS" "$@"\n', encoding="utf-8")
    (tmp_path / "python").chmod(0o755)
    done = subprocess.run(
        f"{call} --bots 'a b'", shell=True, cwd=tmp_path, capture_output=True, encoding="utf-8", check=True
    )

    assert done.stdout == f"{name} -P -m valepaska --bots a b\n"


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


def test_without_a_command_the_page_is_served(tmp_path: Path) -> None:
    bare = [sys.executable, "-m", "valepaska", "--no-browser", "--port", "0"]
    with subprocess.Popen(bare, stdout=subprocess.PIPE, text=True, env=surroundings(tmp_path)) as process:
        assert process.stdout is not None
        said = process.stdout.readline()
        process.terminate()
        process.communicate(timeout=RESPONSE)
    assert re.fullmatch(r"Valepaska is served at http://127\.0\.0\.1:\d+\n", said)
    assert process.returncode == 0
    assert (tmp_path / "tables.sqlite").exists()


@pytest.mark.parametrize(("language", "word"), [("fi_FI.UTF-8", "Säännöt"), ("sv_SE.UTF-8", "Regler"), ("C", "Rules")])
def test_the_language_is_that_of_the_system(language: str, word: str, tmp_path: Path) -> None:
    assert word in run("play", data=tmp_path, language=language).stdout


def test_the_option_for_the_language_stands_anywhere(tmp_path: Path) -> None:
    assert "Säännöt" in run("--lang", "fi", "play", data=tmp_path).stdout
    assert "Säännöt" in run("play", "--lang", "fi", data=tmp_path).stdout


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


@pytest.mark.parametrize(
    "arguments", [["--lang", "fi", "rules", "valepaskaa"], ["rules", "valepaskaa", "--lang", "fi"]]
)
def test_what_is_wrong_with_rules_is_told_in_the_language_that_was_asked_for(
    arguments: list[str], tmp_path: Path
) -> None:
    done = run(*arguments, data=tmp_path)
    assert done.returncode == 2
    assert done.stderr == "valepaska: Peliä ”valepaskaa” ei ole. Tarkoititko: valepaska?\n"
