"""What the README shows works as it stands there."""

import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

import valepaska
import valepaska.bots
from valepaska.i18n import texts
from valepaska.records.referee import referee
from valepaska.terminal.rulings import Rulings

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", README, re.DOTALL)


class Listener:
    """A bot that keeps the numbers of the events it is told."""

    def __init__(self, bot: valepaska.bots.Bot) -> None:
        self.bot = bot
        self.numbers: list[int] = []

    def act(self, view: valepaska.View, events: Sequence[valepaska.Event]) -> valepaska.Action:
        self.numbers += [event.number for event in events]
        return self.bot.act(view, events)


def test_the_python_example_plays_a_deal_to_its_end() -> None:
    [example] = blocks("python")
    done = subprocess.run([sys.executable, "-c", example], capture_output=True, text=True, check=True, timeout=60)
    assert re.fullmatch(r"seat [0-3] is the paskahousu\n", done.stdout)


def test_the_python_example_brings_every_bot_all_events_from_the_deal_on(monkeypatch: pytest.MonkeyPatch) -> None:
    [example] = blocks("python")
    heard: list[Listener] = []
    bot = valepaska.bot

    def listener(name: str, seed: int = 0) -> Listener:
        heard.append(Listener(bot(name, seed)))
        return heard[-1]

    monkeypatch.setattr(valepaska, "bot", listener)
    exec(compile(example, "example.py", "exec"), {})
    assert len(heard) == 4
    for one in heard:
        assert one.numbers == list(range(len(one.numbers)))
        assert len(one.numbers) > 10


def test_the_written_position_is_decided_as_shown(tmp_path: Path) -> None:
    [case], [shown] = blocks("toml"), blocks("text")
    (tmp_path / "case.toml").write_text(case, encoding="utf-8")
    lines: list[str] = []
    assert referee([tmp_path / "case.toml"], lines.append, Rulings(texts("en"))) == 0
    assert lines == shown.splitlines()


def test_the_expectation_that_it_mentions_holds(tmp_path: Path) -> None:
    [case], [expected] = blocks("toml"), re.findall("`(expect = [^`]*)`", README)
    (tmp_path / "case.toml").write_text(case + expected, encoding="utf-8")
    lines: list[str] = []
    assert referee([tmp_path / "case.toml"], lines.append, Rulings(texts("en"))) == 0
    assert lines[-1] == "1 case, 1 holds, 0 fail"


@pytest.mark.parametrize(
    "page", ["README.md", "CONTRIBUTING.md", *(f"docs/{p.name}" for p in (ROOT / "docs").glob("*.md"))]
)
def test_every_link_to_a_file_leads_somewhere(page: str) -> None:
    place = ROOT / page
    links = re.findall(r"\]\((?!https?:|#)([^)#]+)", place.read_text(encoding="utf-8"))
    assert [link for link in links if not (place.parent / link).exists()] == []
