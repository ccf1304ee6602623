"""What simulations and leagues come to, and how far they are."""

import csv
import json
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from tests.shell import RESPONSE, run, surroundings
from valepaska import cli, matches
from valepaska.i18n import texts
from valepaska.terminal import patience, results


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


def test_a_character_is_called_by_its_name_however_it_was_written(tmp_path: Path) -> None:
    for command in (["simulate"], ["league", "--seats", "2"]):
        done = run(*command, "--bots", "vaino,RAUHA", "--deals", "2", data=tmp_path)
        words = done.stdout.split()
        assert {"Väinö", "Rauha"} <= set(words)
        assert not {"vaino", "rauha"} & set(words)


def test_a_league_as_json_has_every_ordered_pair(tmp_path: Path) -> None:
    found = json.loads(run("league", "--bots", "honest,counter", "--deals", "8", "--json", data=tmp_path).stdout)

    pairs = [(one["bot"], one["against"]) for one in found["standings"]]

    assert pairs == [("honest", "counter"), ("counter", "honest")]


def test_a_league_as_text_shows_ratings_and_who_lost_to_whom(tmp_path: Path) -> None:
    text = run("league", "--bots", "honest,counter,liar", "--deals", "12", data=tmp_path).stdout
    lines = text.splitlines()
    heads = next(number for number, line in enumerate(lines) if line.startswith("Alone against"))

    order = [line.split()[0] for line in lines[heads + 1 : heads + 4]]
    assert lines[heads].split()[2:] == order
    assert [line.split()[place + 1] for place, line in enumerate(lines[heads + 1 : heads + 2])] == ["-"]
    assert [line.split()[0] for line in lines if "\u2026" in line] == order
    assert sorted(order) == ["counter", "honest", "liar"]


def test_a_league_of_too_few_decks_shows_no_interval_and_no_negative_nothing(tmp_path: Path) -> None:
    for deals in ("4", "8"):
        wish = ("league", "--bots", "honest,counter", "--deals", deals)
        text = run(*wish, data=tmp_path).stdout
        found = json.loads(run(*wish, "--json", data=tmp_path).stdout)

        assert "\u00b1" not in text
        assert "\u2026" not in text
        assert "-0" not in text.split()
        assert [one["margin"] for one in found["standings"]] == [None, None]
        assert [(one["low"], one["high"]) for one in found["ratings"]] == [(None, None)] * 2


def test_a_spreadsheet_gets_the_same_figures(tmp_path: Path) -> None:
    wish = ("league", "--bots", "honest,counter", "--deals", "12")
    found = json.loads(run(*wish, "--json", data=tmp_path).stdout)
    rows = list(csv.DictReader(run(*wish, "--csv", data=tmp_path).stdout.splitlines()))
    ratings = {each["bot"]: each for each in found["ratings"]}

    assert [(row["bot"], row["against"], float(row["rate"])) for row in rows] == [
        (one["bot"], one["against"], one["rate"]) for one in found["standings"]
    ]
    assert [float(row["rating_low"]) for row in rows] == [ratings[row["bot"]]["low"] for row in rows]
    rows = list(csv.DictReader(run("simulate", *wish[1:], "--csv", data=tmp_path).stdout.splitlines()))
    assert [row["bot"] for row in rows] == ["honest", "counter"]
    assert sum(int(row["losses"]) for row in rows) + int(rows[0]["undecided"]) == int(rows[0]["deals"]) == 12


def test_deals_made_up_to_whole_decks_are_told_of(tmp_path: Path) -> None:
    wish = ("league", "--bots", "honest,counter", "--seats", "3", "--deals")
    rounded, whole = run(*wish, "7", data=tmp_path).stdout, run(*wish, "9", data=tmp_path).stdout

    assert "Deals for each pair: 9" in rounded
    assert "Each pair plays 9 deals rather than 7" in rounded
    assert "Deals for each pair: 9" in whole
    assert "rather than" not in whole


def test_no_bot_is_told_to_lose_within_nothing(tmp_path: Path) -> None:
    text = run("league", "--bots", "honest,semirandom", "--deals", "12", data=tmp_path).stdout

    assert "\u00b1" in text
    assert "\u00b1 0.0" not in text


def test_a_seed_is_written_as_it_is_typed(tmp_path: Path) -> None:
    text = run("simulate", "--bots", "honest,liar", "--deals", "2", "--seed", "1234567", data=tmp_path).stdout

    assert "Seed: 1234567" in text


@pytest.mark.skipif(sys.platform == "win32", reason="pseudo-terminals")
@pytest.mark.parametrize("kind", ["xterm", "dumb"])
@pytest.mark.parametrize(
    ("command", "last"),
    [("simulate --bots honest,liar --deals 60", "60 of 60"), ("league --bots honest,liar --deals 36", "72 of 72")],
)
def test_on_a_terminal_the_deals_are_counted_and_the_count_is_wiped_away(
    command: str, last: str, kind: str, tmp_path: Path
) -> None:
    master, slave = os.openpty()
    done = subprocess.Popen(
        [sys.executable, "-m", "valepaska", *command.split()],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=slave,
        env=surroundings(tmp_path, TERM=kind),
    )
    os.close(slave)
    result, _ = done.communicate(timeout=RESPONSE)
    counted = b""
    while chunk := _read(master):
        counted += chunk
    os.close(master)

    assert last.encode() in counted
    assert counted.endswith(b"\r")
    assert not counted.rsplit(b"\r", 2)[-2].strip()
    assert b"Seed: 0" in result


def _read(terminal: int) -> bytes:
    try:
        return os.read(terminal, 65536)
    except OSError:  # the other end is closed
        return b""


@pytest.mark.parametrize("command", ["simulate", "league"])
@pytest.mark.parametrize(("lang", "word"), [("en", "Stopped"), ("fi", "Keskeytetty"), ("sv", "Avbrutet")])
def test_ctrl_c_is_answered_on_a_line_of_its_own(
    command: str, lang: str, word: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def stopped(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(matches, command, stopped)
    status = cli.main([command, "--bots", "honest,liar", "--deals", "4", "--lang", lang])
    told = capsys.readouterr()

    assert status == 130
    assert told.out == ""
    assert told.err.startswith(f"\n{word}")
    assert told.err.count("\n") == 2


def children(process: int) -> list[Path]:
    """The processes that one has started and that are still there."""
    return [each for each in Path("/proc").glob("[0-9]*") if state(each)[1] == str(process)]


def state(process: Path) -> tuple[str, str]:
    """The state of a process and the number of its parent; that of one that is gone is a Z, as long as nobody asked."""
    try:
        found, parent, *_ = (process / "stat").read_text(errors="replace").rpartition(")")[2].split()
    except OSError:
        return "Z", ""
    return found, parent


@contextmanager
def simulating(tmp_path: Path, started: int) -> Iterator[subprocess.Popen[bytes]]:
    """A simulation in two processes, once it has started so many; nothing of it is left running."""
    process = subprocess.Popen(
        [sys.executable, "-m", "valepaska", "simulate", "--bots", "honest,honest", "--deals", "500000", "--jobs", "2"],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        env=surroundings(tmp_path),
        start_new_session=True,
    )
    with process:
        while process.poll() is None and len(children(process.pid)) < started:
            time.sleep(0.01)
        yield process
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)


@pytest.mark.skipif(sys.platform != "linux", reason="looks at the processes of Linux")
@pytest.mark.parametrize("started", [2, 3])
def test_ctrl_c_ends_a_simulation_in_processes_without_a_traceback(started: int, tmp_path: Path) -> None:
    with simulating(tmp_path, started) as process:
        os.killpg(process.pid, signal.SIGINT)  # as a terminal does, to every process of the command
        assert process.stderr is not None
        told = process.stderr.read()

    assert b"Traceback" not in told
    assert process.returncode == 130


@pytest.mark.skipif(sys.platform != "linux", reason="looks at the processes of Linux")
@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
def test_processes_whose_simulation_is_killed_end_with_it(how: signal.Signals, tmp_path: Path) -> None:
    with simulating(tmp_path, 3) as process:
        workers = children(process.pid)
        process.send_signal(how)
        process.wait(RESPONSE)
        end = time.monotonic() + RESPONSE
        while any(state(worker)[0] != "Z" for worker in workers):
            assert time.monotonic() < end
            time.sleep(0.01)


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> tuple[list[str], threading.Event]:
    """What is said on standard error, and that something was."""
    lines: list[str] = []
    spoken = threading.Event()

    def tell(line: str) -> None:
        lines.append(line)
        spoken.set()

    monkeypatch.setattr(patience, "tell", tell)
    monkeypatch.setattr(patience, "PATIENCE", 0.01)
    return lines, spoken


def test_where_a_bot_searches_and_no_deal_comes_one_line_says_why(said: tuple[list[str], threading.Event]) -> None:
    lines, spoken = said
    with results.progress(texts("en"), ("honest", "tyyne")) as step:
        assert spoken.wait(RESPONSE)
        step(1, 2)
    assert lines == [texts("en")("cli-waiting")]


class Late(threading.Timer):
    """Its time comes when a test says so, even after it was stopped: that may happen a moment too late."""

    def start(self) -> None:
        LATE.append(self)


LATE: list[Late] = []


def test_nothing_is_said_of_bots_that_do_not_search_and_once_a_deal_is_done(
    said: tuple[list[str], threading.Event], monkeypatch: pytest.MonkeyPatch
) -> None:
    lines, _ = said
    monkeypatch.setattr(patience, "Timer", Late)
    with results.progress(texts("en"), ("honest", "aino")):
        LATE.pop().function()
    for bots, after in ((("honest", "search"), []), (("honest", "tyyne"), [texts("en")("cli-waiting")])):
        with results.progress(texts("en"), bots) as step:
            if not after:
                step(1, 2)
            LATE.pop().function()
        assert lines == after
