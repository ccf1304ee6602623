"""What the command line is given and gives: pipes, encodings, full disks, Ctrl-C."""

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tests.shell import RESPONSE, ROOT, run, surroundings


def test_a_closed_pipe_is_no_error(tmp_path: Path) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    done = subprocess.run(
        [sys.executable, "-m", "valepaska", "rules"],
        stdout=writing,
        stderr=subprocess.PIPE,
        timeout=RESPONSE,
        env=surroundings(tmp_path, PYTHONUNBUFFERED="1"),
        check=False,
    )
    os.close(writing)

    assert (done.returncode, done.stderr) == (141, b"")


def test_letters_that_the_output_cannot_show_are_no_error(tmp_path: Path) -> None:
    done = run("play", "--lang", "fi", data=tmp_path, PYTHONIOENCODING="ascii", PYTHONUTF8="0")

    assert done.returncode == 0
    assert done.stderr == ""


@pytest.mark.parametrize("encoding", ["ascii", "iso-8859-1"])
def test_quotes_and_letters_are_written_as_near_as_the_output_can(encoding: str, tmp_path: Path) -> None:
    wish = ("rules", "valepaska", "--lang", "fi")
    text = run(*wish, data=tmp_path, PYTHONIOENCODING=encoding, PYTHONUTF8="0", text=encoding).stdout

    assert '"kolme kasia"' in text
    assert ("Kakkosen päälle" if encoding == "iso-8859-1" else "Kakkosen paalle") in text
    assert "?" not in text


@pytest.mark.parametrize("locale", ["C", "POSIX"])
def test_the_c_locale_gets_plain_quotes_and_whole_letters(locale: str, tmp_path: Path) -> None:
    text = run("rules", "valepaska", "--lang", "fi", data=tmp_path, LC_ALL=locale).stdout

    assert '"kolme kasia"' in text
    assert "ässä" in text
    assert not set(text) & set("“”…·")


def shell(command: str, data: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """A command line for sh, in which ``valepaska`` is the program."""
    text = command.replace("valepaska", f"{sys.executable} -m valepaska", 1)
    return subprocess.run(
        text,
        shell=True,
        capture_output=True,
        encoding="utf-8",
        errors="replace",
        timeout=RESPONSE,
        env=surroundings(data, **environment),
        check=False,
    )


ON_UNIX = pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a shell and /dev/full")


@ON_UNIX
@pytest.mark.parametrize("words", ["rules", "--version", "--help", "play </dev/null", "rules --json"])
@pytest.mark.parametrize(("stream", "said"), [(">&-", "output is closed"), (">/dev/full", "output: no space left")])
def test_an_output_that_takes_nothing_is_one_line_of_error(words: str, stream: str, said: str, tmp_path: Path) -> None:
    done = shell(f"valepaska {words} {stream}", tmp_path)

    assert done.returncode == 2
    assert done.stderr.startswith("valepaska: standard ")
    assert said in done.stderr
    assert done.stderr.count("\n") == 1


@ON_UNIX
@pytest.mark.parametrize("stream", ["2>&-", "2>/dev/full"])
@pytest.mark.parametrize(
    ("words", "status"), [("simulate --bots honest,honest --deals 2", 0), ("rules nonsense", 2), ("play <&-", 0)]
)
def test_errors_that_nobody_can_read_change_nothing_else(words: str, status: int, stream: str, tmp_path: Path) -> None:
    done = shell(f"valepaska {words} {stream}", tmp_path)

    assert done.returncode == status
    assert "Traceback" not in done.stdout
    assert "nonsense" not in done.stdout


@ON_UNIX
def test_an_input_in_another_encoding_is_one_line_of_error(tmp_path: Path) -> None:
    done = shell("printf 'hand\\npass\\n' | valepaska play 2>&1 >/dev/null", tmp_path, PYTHONIOENCODING="utf-16")

    assert done.returncode == 2
    assert "Traceback" not in done.stdout.replace("\0", "")
    assert "utf-16" in done.stdout.replace("\0", "")


SCRIPT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["scripts"]["valepaska"]
"""What the installed command runs."""


@pytest.mark.parametrize("moment", ["valepaska.interrupts", "valepaska.cli", "typer"])
@pytest.mark.parametrize("start", ["python -m valepaska", "valepaska"])
def test_ctrl_c_while_the_program_is_loaded_is_no_traceback(start: str, moment: str, tmp_path: Path) -> None:
    module, _, function = SCRIPT.partition(":")
    script = f"from {module} import {function}\nsys.exit({function}())"
    module_run = "import runpy\nrunpy.run_module('valepaska', run_name='__main__')"
    early = f"""import signal, sys
class Early:
    def find_spec(self, name, *rest):
        if name == {moment!r}:
            signal.raise_signal(signal.SIGINT)
sys.meta_path.insert(0, Early())
{script if start == "valepaska" else module_run}
"""
    done = subprocess.run(
        [sys.executable, "-c", early],
        capture_output=True,
        encoding="utf-8",
        timeout=RESPONSE,
        env=surroundings(tmp_path),
        check=False,
    )

    assert (done.returncode, done.stdout, done.stderr) == (130, "", "")
