"""What the README shows works as it stands there."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from valepaska.i18n import texts
from valepaska.records.referee import referee
from valepaska.terminal.rulings import Rulings

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", README, re.DOTALL)


def test_the_python_example_plays_a_deal_to_its_end() -> None:
    [example] = blocks("python")
    done = subprocess.run([sys.executable, "-c", example], capture_output=True, text=True, check=True, timeout=60)
    assert re.fullmatch(r"seat [0-3] is the paskahousu\n", done.stdout)


def test_the_written_position_is_decided_as_expected(tmp_path: Path) -> None:
    [case] = blocks("toml")
    (tmp_path / "case.toml").write_text(case, encoding="utf-8")
    assert referee([tmp_path / "case.toml"], lambda line: None, Rulings(texts("en"))) == 0


@pytest.mark.parametrize(
    "page", ["README.md", "CONTRIBUTING.md", *(f"docs/{p.name}" for p in (ROOT / "docs").glob("*.md"))]
)
def test_every_link_to_a_file_leads_somewhere(page: str) -> None:
    place = ROOT / page
    links = re.findall(r"\]\((?!https?:|#)([^)#]+)", place.read_text(encoding="utf-8"))
    assert [link for link in links if not (place.parent / link).exists()] == []
