"""`verify` on a record of a fair deal: each step in a line, in three languages; the status says whether all hold."""

from pathlib import Path

import msgspec
import pytest

from tests.table.test_proving import LOTS, RECORD, changed, given_in
from valepaska.cli import main
from valepaska.i18n import LANGUAGES, texts
from valepaska.records.record import Record, write_record


def said(record: Record, folder: Path, capsys: pytest.CaptureFixture[str], *options: str) -> tuple[int, str]:
    path = folder / "deal.toml"
    path.write_text(write_record(record), encoding="utf-8")
    status = main(["verify", str(path), *options])
    told = capsys.readouterr()
    return status, " ".join((told.out + told.err).split())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_step_of_a_fair_deal_is_told(lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert RECORD.proof is not None
    for record in (RECORD, LOTS):
        status, text = said(record, tmp_path, capsys, "--lang", lang)
        assert status == 0
        assert record.proof is not None
        assert record.proof["commitment"] in text
        assert "docs/fair-deal.md" in text


@pytest.mark.parametrize(("lang", "one"), [("en", "one move,"), ("fi", "yksi siirto,"), ("sv", "ett drag,")])
def test_one_move_is_told_as_one(lang: str, one: str) -> None:
    told = texts(lang)
    assert one in told("cli-record-unfinished", file="deal.toml", count=1)
    assert one in told("fair-ok-hands", count=1)
    assert one not in told("cli-record-unfinished", file="deal.toml", count=2)


def test_a_step_that_does_not_hold_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    one, two, three, four = given_in(RECORD)
    status, text = said(changed(RECORD, contributions=[two, one, three, four]), tmp_path, capsys, "--lang", "en")
    assert status == 1
    assert "Shuffle FAILS: the deck was made with the contributions of A and B exchanged." in text
    assert "Commitment: the secret is the one that was promised" in text
    assert "The deal was fair" not in text


def test_what_ones_page_was_told_is_held_against_the_record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, text = said(
        RECORD, tmp_path, capsys, "--commitment", "ab" * 32, "--contribution", "cd" * 16, "--lang", "en"
    )
    assert status == 1
    assert "Commitment FAILS: you were told abab" in text
    assert "Contributions FAILS: yours is not among them." in text
    assert text.endswith("2 steps fail.")


def test_a_record_without_a_fair_deal_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    plain = msgspec.structs.replace(RECORD, proof=None)
    status, text = said(plain, tmp_path, capsys, "--lang", "en")
    assert (status, "there is no fair deal to check" in text) == (0, True)
    status, text = said(plain, tmp_path, capsys, "--commitment", "ab" * 32, "--lang", "en")
    assert (status, "What your page was told and what it added cannot be found in it" in text) == (1, True), (
        "it was asked for"
    )


@pytest.mark.parametrize("told", ["zz", "", "0" * 63, "0" * 65, "0" * 64 + "\n"])
@pytest.mark.parametrize("option", ["commitment", "contribution"])
def test_a_commitment_or_contribution_that_can_be_none_is_refused_in_one_line(
    option: str, told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status, text = said(RECORD, tmp_path, capsys, f"--{option}", told, "--lang", "en")
    assert status == 2
    assert f"is no {option}: copy all" in text
    assert "Shuffle" not in text


def test_moves_that_are_not_legal_are_status_1_with_and_without_a_fair_deal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for proof in (RECORD.proof, None):
        broken = msgspec.structs.replace(
            RECORD, proof=proof, actions=RECORD.actions[1:], times=RECORD.times[1:], marks={}
        )
        status, text = said(broken, tmp_path, capsys, "--lang", "en")
        assert status == 1
        assert "refused by the rules" in text or "result" in text


def test_a_fair_deal_of_another_kind_is_a_file_that_cannot_be_read(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status, text = said(changed(RECORD, method="valepaska-fair-9"), tmp_path, capsys)
    assert status == 2
    assert "use a newer version" in text
