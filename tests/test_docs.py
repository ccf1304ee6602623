"""The documents say what the program does."""

import re
import tomllib
from pathlib import Path

import pytest

from tools.rules_pages import FOLDER, pages
from valepaska.rules.model import OPTIONS
from valepaska.rules.spec import house_rules

ROOT = Path(__file__).parents[1]
SOURCES = (ROOT / "docs" / "sources.md").read_text(encoding="utf-8")


def first_column(title: str) -> list[str]:
    """The first column of the table in a section of the page about sources."""
    section = SOURCES.split(f"\n## {title}\n")[1].split("\n## ")[0]
    return [row[2:].split(" | ")[0] for row in section.splitlines() if row.startswith("| ")][1:]


def named_sources() -> dict[str, list[str]]:
    """Every source that a case names, with the cases."""
    found: dict[str, list[str]] = {}
    for path in sorted((ROOT / "tests" / "cases").glob("*.toml")):
        for case in tomllib.loads(path.read_text(encoding="utf-8"))["case"]:
            for source in case["source"].split(", "):
                found.setdefault(source, []).append(f"{path.stem}: {case.get('name')}")
    return found


def is_explained(source: str) -> bool:
    """Whether the page about sources says what this is."""
    kind, _, rest = source.rpartition(" ")
    if kind == "option":
        return rest.split("=")[0] in OPTIONS
    if kind == "house rule":
        return rest in {house.name for house in house_rules()}
    words = re.findall("`([^`]+)`", " ".join(first_column("What else may stand as the source of a case")))
    known = {*first_column("Texts"), *first_column("Decisions"), *words}
    return re.sub(r" variations?( [123])?$| variant$", "", source) in known


@pytest.mark.parametrize("place", sorted(pages()), ids=str)
def test_a_rules_page_tells_the_options_in_force(place: Path) -> None:
    assert (ROOT / place).read_text(encoding="utf-8") == pages()[place], "run .venv/test/bin/python tools/regenerate.py"


def test_no_rules_page_is_left_over() -> None:
    kept = {path.relative_to(ROOT) for path in (ROOT / FOLDER).rglob("*.md")}
    assert kept == set(pages())


def test_every_source_that_a_case_names_is_explained() -> None:
    named = named_sources()
    assert len(named) > 50
    assert {source: cases[:1] for source, cases in named.items() if not is_explained(source)} == {}


def test_every_decision_has_one_line_and_they_are_in_order() -> None:
    assert first_column("Decisions") == [f"A{number}" for number in range(1, 87)]


def test_every_decision_that_the_source_names_is_explained() -> None:
    texts = [path.read_text(encoding="utf-8") for path in (ROOT / "src").rglob("*.py")]
    named = {code for text in texts for code in re.findall(r"\bA[1-9][0-9]?\b", text)}
    assert len(named) > 20
    assert named - set(first_column("Decisions")) == set()


def test_an_option_that_the_page_about_sources_names_exists() -> None:
    named = re.findall(r"`([a-z]+_[a-z_]+)(?:=[a-z]+)?`", SOURCES)
    assert [name for name in named if name not in OPTIONS] == []
