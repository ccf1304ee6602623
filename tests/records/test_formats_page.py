"""Every example on the page about formats is true, and the page speaks of every key, action and reason."""

import re
from pathlib import Path

import pytest

from valepaska.errors import Reason
from valepaska.i18n import texts
from valepaska.records.cases import Case, Expect
from valepaska.records.notation import parse_action
from valepaska.records.position import Position, read_position
from valepaska.records.record import Record, Session, write_record
from valepaska.records.referee import HOLDS, referee
from valepaska.records.replay import check_record
from valepaska.rules.model import Rules
from valepaska.terminal.rulings import Rulings

PAGE = (Path(__file__).parents[2] / "docs" / "formats.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"^```toml\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
CASES = [text for text in EXAMPLES if "[[case]]" in text and "expect" in text]
RULED = [text for text in EXAMPLES if "[[case]]" in text and "expect" not in text]
RECORDS = [text for text in EXAMPLES if text.startswith("format")]
POSITIONS = [text for text in EXAMPLES if text not in (*CASES, *RULED, *RECORDS)]


def section(title: str) -> str:
    return PAGE.split(f"\n## {title}\n")[1].split("\n## ")[0]


def words_in_tables(title: str) -> set[str]:
    """The words in backquotes that stand in the first column of a section's tables."""
    firsts = re.findall(r"^\| ((?:`[^`]+`(?:, )?)+)", section(title), re.MULTILINE)
    return {word for first in firsts for word in re.findall(r"`([^`]+)`", first)}


def told(text: str, path: Path) -> tuple[int, list[str]]:
    path.write_text(text, encoding="utf-8")
    lines: list[str] = []
    return referee([path], lines.append, Rulings(texts("en"))), lines


def test_there_are_examples_of_everything() -> None:
    assert [len(found) for found in (POSITIONS, CASES, RULED, RECORDS)] == [1, 1, 1, 1]


def test_the_position_can_be_read() -> None:
    assert [read_position(text).turn for text in POSITIONS] == ["A"]


def test_the_cases_hold(tmp_path: Path) -> None:
    status, lines = told(CASES[0], tmp_path / "cases.toml")
    assert (status, lines[-1]) == (HOLDS, "4 cases, 4 hold, 0 fail")


def test_the_referee_says_what_the_page_says(tmp_path: Path) -> None:
    [case] = RULED
    shown = re.findall(r"^```text\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    [instead] = re.findall(r"^With `(do = .*?)` the same position", PAGE, re.MULTILINE)
    refused = re.sub(r"^do .*$", instead, case, flags=re.MULTILINE)
    assert [told(text, tmp_path / "case.toml")[1] for text in (case, refused)] == [text.splitlines() for text in shown]


def test_the_record_is_what_the_program_writes() -> None:
    assert write_record(check_record(RECORDS[0])) == RECORDS[0]


@pytest.mark.parametrize("text", sorted(words_in_tables("Actions") - set(Reason)))
def test_every_action_can_be_read(text: str) -> None:
    claims = " as " in text or not text.startswith(("play", "stock"))
    rules = Rules.parse("valepaska" if claims else "paskahousu")
    assert str(parse_action(text, rules)) == str(parse_action(str(parse_action(text, rules)), rules))


def test_every_reason_is_explained() -> None:
    assert set(Reason) <= words_in_tables("Actions")


def test_every_key_is_explained() -> None:
    assert words_in_tables("Positions") == set(Position.__struct_fields__)
    assert words_in_tables("Cases for the referee") == set(Expect.__struct_fields__)
    assert words_in_tables("Records") == set(Record.__struct_fields__)
    for name in {*Case.__struct_fields__} - {*Position.__struct_fields__}:
        assert f"`{name}`" in section("Cases for the referee")
    for name in Session.__struct_fields__:
        assert f"`{name}`" in section("Records")
