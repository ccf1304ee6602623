"""The documents say what the program does."""

from pathlib import Path

import pytest

from tools.rules_pages import FOLDER, pages

ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize("place", sorted(pages()), ids=str)
def test_a_rules_page_tells_the_options_in_force(place: Path) -> None:
    assert (ROOT / place).read_text(encoding="utf-8") == pages()[place], "run tools/regenerate.py"


def test_no_rules_page_is_left_over() -> None:
    kept = {path.relative_to(ROOT) for path in (ROOT / FOLDER).rglob("*.md")}
    assert kept == set(pages())
