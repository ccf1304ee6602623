"""The page about JSON shows what is printed, and speaks of every field."""

import json
import re
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

PAGE = (Path(__file__).parents[1] / "docs" / "json.md").read_text(encoding="utf-8")
EXAMPLES = dict(re.findall(r"^`valepaska ([^`\n]*--json)`[^\n]*\n\n```json\n(.*?)^```$", PAGE, re.M | re.S))


@cache
def printed(command: str) -> object:
    """What a command prints."""
    words = [sys.executable, "-m", "valepaska", *command.split()]
    return json.loads(subprocess.run(words, capture_output=True, text=True, check=True, timeout=100).stdout)


def fields(value: object) -> set[str]:
    """The names of the fields of a value and of what is in it, but not those of the options."""
    if isinstance(value, list):
        return set().union(*map(fields, value))
    if not isinstance(value, dict):
        return set()
    return set(value).union(*(fields(part) for name, part in value.items() if name != "options"))


def described(command: str) -> set[str]:
    """The fields in the first column of the section about a command."""
    subject = re.sub(" --.*", "", command).replace("valepaska+soft-twos", "SPEC")
    section = PAGE.split(f"\n## `valepaska {subject} --json`\n")[1].split("\n## ")[0]
    rows = re.findall(r"^\| ((?:`\w+`(?:, )?)+) \|", section, re.MULTILINE)
    return {word for row in rows for word in re.findall(r"`(\w+)`", row)}


def test_there_is_an_example_of_each_answer() -> None:
    assert [command.split()[0] for command in EXAMPLES] == ["rules", "rules", "simulate", "league"]


@pytest.mark.parametrize("command", EXAMPLES)
def test_an_example_is_what_is_printed(command: str) -> None:
    shown, real = json.loads(EXAMPLES[command]), printed(command)
    if isinstance(real, list):
        real = real[: len(shown)]
    assert shown == real, f"it prints {json.dumps(real)}"


@pytest.mark.parametrize("command", EXAMPLES)
def test_every_field_is_described_and_no_other(command: str) -> None:
    assert described(command) == fields(printed(command))
