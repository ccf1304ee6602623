"""The page of commented deals: its records replay, and what it says of them is what they say."""

import re
from pathlib import Path

import pytest

from tools.commented.choice import CRITERIA, SEATS
from tools.commented.moments import Moment, moments
from tools.commented.words import told
from tools.commented_deals import PAGE, RECORDS
from valepaska.bots.net import NetBot
from valepaska.records.record import Record, read_record
from valepaska.records.replay import verify
from valepaska.table.review import is_honest

RECORDED = sorted(RECORDS.glob("*.toml"), key=lambda path: int(path.stem))


def played(record: Record) -> list[Moment]:
    """The plays of a record."""
    return list(moments(record, [NetBot(seat) for seat in range(SEATS)]))


def without_beliefs(text: str) -> str:
    """Without percentages: they are those of the net that the page was written with."""
    return re.sub(r"less than 1 %|\d+ %", "%", text)


def test_there_are_ten_deals() -> None:
    assert len(RECORDED) == len(CRITERIA) == 10


@pytest.mark.parametrize("path", RECORDED, ids=lambda path: path.stem)
def test_a_section_says_what_its_record_says(path: Path) -> None:
    record = read_record(path.read_text(encoding="utf-8"))
    state = verify(record)
    section = PAGE.read_text(encoding="utf-8").split(f"\n## {path.stem}. ")[1].split("\n## ")[0]
    found = played(record)
    for moment in found:
        assert moment.lie is not is_honest(state.rules, moment.claim, moment.cards)
        assert set(moment.cards) <= set(moment.hand)
    sentences = {without_beliefs(told(moment)) for moment in found}
    written = [without_beliefs(line) for line in section.splitlines() if line.startswith("**")]
    assert 1 <= len(written) <= 5
    assert set(written) <= sentences
    criterion = CRITERIA[int(path.stem) - 1]
    assert section.startswith(criterion.title)
    if "lie" in criterion.title.split(",")[0].lower():
        assert "a **lie**" in section


def test_a_doubt_is_told_with_the_cards_that_make_it_certain() -> None:
    record = read_record((RECORDS / "3.toml").read_text(encoding="utf-8"))
    sure = [m for m in played(record) if m.doubter and m.doubter.held > m.doubter.copies - len(m.cards)]
    assert sure
    assert all(moment.lie and moment.doubter and moment.doubter.possible == 0 for moment in sure)
    assert "itself, so it cannot be true" in told(sure[0])
