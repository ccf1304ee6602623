"""The command `train`: what it says, and what it refuses."""

from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

torch = pytest.importorskip("torch", reason="training needs PyTorch: requirements/train.txt")

from tests.train.test_training import SMALL  # noqa: E402
from valepaska.bots.net import SHIPPED  # noqa: E402
from valepaska.cli import main  # noqa: E402
from valepaska.train import run, settings  # noqa: E402
from valepaska.train.run import CHECKPOINT, JOURNAL, LOCK, NET  # noqa: E402


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Begins runs of little work, measured on so many decks."""

    def begin(evaluation: int) -> None:
        given = {
            name: getattr(SMALL, name) for name in ("batches", "deals", "steps", "rounds", "width", "critic_width")
        }
        monkeypatch.setattr(settings, "Settings", partial(settings.Settings, **given, evaluation=evaluation))

    return begin


@pytest.mark.slow
def test_a_run_says_how_it_goes_and_where_its_net_is(
    tmp_path: Path, short: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    short(4)
    assert main(["train", "--decisions", "1000", "--seed", "5", "--out", str(tmp_path)]) == 0
    said = capsys.readouterr().out
    assert "1024 decisions" in said.replace("\u202f", "").replace("\u00a0", "").replace(",", "")
    assert "three honest bots" in said
    assert "that it learns against" not in said
    assert said.splitlines()[-1] == f"The net: {tmp_path / NET}"
    assert {path.name for path in tmp_path.iterdir()} == {CHECKPOINT, JOURNAL, NET, LOCK}


def test_a_run_that_is_stopped_says_whether_it_can_be_gone_on_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def stopped(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(run, "train", stopped)
    for kept, told in ((False, "begin anew"), (True, "by --resume")):
        if kept:
            (tmp_path / CHECKPOINT).touch()
        assert main(["train", "--decisions", "1", "--out", str(tmp_path)]) == 130
        assert told in capsys.readouterr().err


@pytest.mark.slow
def test_a_run_against_a_net_says_how_often_it_loses_to_it(
    tmp_path: Path, short: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    short(1)
    assert main(["train", "--decisions", "1", "--against", str(SHIPPED), "--out", str(tmp_path)]) == 0
    told = msgspec.json.decode((tmp_path / JOURNAL).read_bytes())
    loss, within = (round(100 * told[name], 1) for name in ("against three opponents", "within"))
    assert loss > 25
    assert f"Loses {loss} ± {within} % of the deals alone against three of the net" in unbound(capsys.readouterr().out)


@pytest.mark.slow
def test_a_run_that_is_not_measured_says_what_there_is_to_say(
    tmp_path: Path, short: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    short(0)
    assert main(["train", "--decisions", "1", "--out", str(tmp_path)]) == 0
    said = capsys.readouterr().out
    assert "Challenges: " in said
    assert "Loses" not in said


def unbound(text: str) -> str:
    """A text without the marks around what was filled in, and with plain spaces."""
    return text.replace("\u2068", "").replace("\u2069", "").replace("\u00a0", " ")


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        ([], "say how long to train: give either --minutes or --decisions"),
        (["--minutes", "1", "--decisions", "5"], "say how long to train: give either --minutes or --decisions"),
        (["--minutes", "inf"], "say for how many minutes to train: no run goes on without end"),
        (["--decisions", "5", "--rules", "paskahousu"], "a net plays face-down games at 2 to 6 seats, not paskahousu"),
        (["--resume", "nowhere"], "there is no checkpoint nowhere/checkpoint.pt: give --resume the directory of a run"),
        (["--resume", "x", "--minutes", "2"], "a run that is kept has a budget, a seed and rules of its own"),
        (["--resume", "x", "--seed", "0"], "a run that is kept has a budget, a seed and rules of its own"),
        (["--decisions", "5", "--against", "nowhere.npz"], "the net 'nowhere.npz' cannot be read: no such file"),
    ],
)
def test_what_cannot_be_trained_is_refused_in_one_line(
    arguments: list[str],
    complaint: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["train", *arguments]) == 2
    said = capsys.readouterr().err
    assert complaint in said
    assert said.count("\n") == 1
    assert list(tmp_path.iterdir()) == []
