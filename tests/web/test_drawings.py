"""What every file of the page keeps to: flat colours, its own origin, no inline style, small."""

import gzip
import re
from pathlib import Path

import pytest

STATIC = Path(__file__).parents[2] / "src" / "valepaska" / "web" / "static"
DRAWINGS = ("deck*.js", "scene.js", "seats.js", "line.js", "icons.js", "favicon.svg")
SHEETS = ("tokens.css", "parts.css", "table.css", "hand.css", "pages.css", "motion.css")
NAMESPACE = 'xmlns="http://www.w3.org/2000/svg"'


def drawings() -> list[Path]:
    return [path for pattern in DRAWINGS for path in sorted(STATIC.glob(pattern))]


def sheets() -> list[Path]:
    return [STATIC / name for name in SHEETS]


def named(path: Path) -> str:
    return path.name


@pytest.mark.parametrize("path", [*drawings(), *sheets()], ids=named)
def test_everything_is_flat(path: Path) -> None:
    assert "gradient" not in path.read_text().lower()


@pytest.mark.parametrize("path", [*drawings(), *sheets()], ids=named)
def test_nothing_is_asked_of_another_origin(path: Path) -> None:
    assert not re.search(r"https?://|//cdn", path.read_text().replace(NAMESPACE, ""))


@pytest.mark.parametrize("path", drawings(), ids=named)
def test_a_drawing_needs_no_inline_style_or_script(path: Path) -> None:
    """The page's content policy allows neither."""
    text = path.read_text()
    assert not re.search(r"""\sstyle=|<style|<script|\son\w+=""", text)


@pytest.mark.parametrize("name", ["deck.js", "deck-art.js", "deck-paths.js", "deck-piles.js"])
def test_no_glyph_of_a_font_is_in_a_card(name: str) -> None:
    assert "<text" not in (STATIC / name).read_text()


def test_cards_and_scenery_are_small_on_the_wire() -> None:
    together = b"".join(path.read_bytes() for path in [*drawings(), *sheets()])
    assert len(gzip.compress(together, 9)) < 45_000


def test_the_font_is_small_and_its_licence_lies_beside_it() -> None:
    assert (STATIC / "font" / "bricolage-grotesque.woff2").stat().st_size <= 26_000
    assert "SIL OPEN FONT LICENSE Version 1.1" in (STATIC / "font" / "OFL.txt").read_text()


def test_the_deck_belongs_to_everybody() -> None:
    assert "CC0 1.0 Universal" in (STATIC / "LICENSE-deck.txt").read_text()


def test_the_back_is_the_same_upside_down() -> None:
    """The bands are mirrored by construction; an even number of lines in the weave would still tell top from bottom."""
    source = (STATIC / "deck.js").read_text()
    lines = re.search(r"const lines = (\d+);", source)
    assert lines
    assert int(lines.group(1)) % 2 == 1
    assert "[...RUG, ...[...RUG].reverse()]" in source


ALIKE = ({"rules-title", "page-rules"}, {"page-back", "page-to-landing"}, {"page-ledger", "replay-steps"})
"""Labels that mean the same: the rules, the way back, what has happened in a deal."""


def test_an_icon_without_words_means_one_thing_on_every_screen() -> None:
    sources = "".join(path.read_text(encoding="utf-8") for path in sorted((STATIC / "page").rglob("*.js")))
    meanings: dict[str, set[str]] = {}
    for label, icon in re.findall(r"<\$\{Chip\} label=\$\{t\(\"([\w-]+)\"\)\} icon=\"(\w+)\"", sources):
        meanings.setdefault(icon, set()).add(label)
    assert len(meanings) > 5
    assert {icon: labels for icon, labels in meanings.items() if len(labels) > 1 and labels not in ALIKE} == {}
