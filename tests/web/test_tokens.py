"""The colours of the page: every pair that carries meaning keeps its contrast in both themes."""

import re
from functools import cache
from pathlib import Path
from typing import Literal, NamedTuple

import pytest

STATIC = Path(__file__).parents[2] / "src" / "valepaska" / "web" / "static"

Theme = Literal["light", "dark"]
THEMES: tuple[Theme, Theme] = ("light", "dark")

TEXT = 4.5
"""The least contrast of text (WCAG 2.2, 1.4.3)."""
BORDER = 3.0
"""The least contrast of a border or drawing that carries meaning (WCAG 2.2, 1.4.11)."""

TEXT_PAIRS = [
    *((ink, ground) for ink in ("ink", "ink2") for ground in ("bg", "panel", "panel2")),
    *((ink, ground) for ink in ("onw", "onw2") for ground in ("wood", "wood2")),
    *((ink, "slip") for ink in ("onslip", "onslip2")),
    ("on-accent", "accent"),
    ("on-danger", "danger"),
    ("on-calm", "calm"),
    ("truth", "truth-bg"),
    ("truth", "panel"),
    ("lie", "lie-bg"),
    ("lie", "panel"),
    *((f"suit-{suit}", "paper") for suit in "shx"),
]
BORDER_PAIRS = [
    *(("edge", ground) for ground in ("bg", "panel", "panel2")),
    *((line, ground) for line in ("illegal", "focus", "accent-edge", "chosen") for ground in ("wood", "wood2")),
    ("focus", "panel"),
    ("focus", "bg"),
]
SEATS = re.compile(r'\["(#[0-9A-F]{6})", "\w+"\]')
LAMP = (0.05, 0.05, 0.055, 0.06)
"""Strengths of the ellipses that lie over each other under the lamp."""


class Colour(NamedTuple):
    """Red, green, blue from 0 to 255 and how much of it covers what is below."""

    red: float
    green: float
    blue: float
    alpha: float = 1.0

    def over(self, ground: "Colour") -> "Colour":
        mixed = (a * self.alpha + b * (1 - self.alpha) for a, b in zip(self[:3], ground[:3], strict=True))
        return Colour(*mixed)


def parsed(text: str) -> Colour:
    if text == "transparent":
        return Colour(0, 0, 0, 0)
    if text.startswith("#"):
        return Colour(*(int(text[at : at + 2], 16) for at in (1, 3, 5)))
    found = re.fullmatch(r"rgb\((\d+) (\d+) (\d+) / (\.\d+)\)", text)
    assert found, f"not a colour: {text}"
    red, green, blue, alpha = map(float, found.groups())
    return Colour(red, green, blue, alpha)


@cache
def tokens(theme: Theme) -> dict[str, Colour]:
    source = (STATIC / "tokens.css").read_text()
    chosen: dict[str, Colour] = {}
    for name, value in re.findall(r"--([\w-]+): ([^;]+);", source):
        pair = re.fullmatch(r"light-dark\((.+), ([^,]+)\)", value)
        text = pair.group(THEMES.index(theme) + 1) if pair else value
        if text.startswith(("#", "rgb(", "transparent")):
            chosen.setdefault(name, parsed(text))
    return chosen


def luminance(colour: Colour) -> float:
    parts = [part / 255 for part in colour[:3]]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: Colour, other: Colour) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(("ink", "ground"), TEXT_PAIRS)
def test_text_can_be_read_on_its_ground(theme: Theme, ink: str, ground: str) -> None:
    assert contrast(tokens(theme)[ink], tokens(theme)[ground]) >= TEXT


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(("line", "ground"), BORDER_PAIRS)
def test_a_border_that_means_something_can_be_seen(theme: Theme, line: str, ground: str) -> None:
    assert contrast(tokens(theme)[line], tokens(theme)[ground]) >= BORDER


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("sky", ["sky1", "sky2", "sky3", "lake", "trees", "near", "sun", "moon"])
def test_a_button_over_the_sky_can_be_read(theme: Theme, sky: str) -> None:
    colours = tokens(theme)
    behind = colours[sky].over(colours["sky1"])
    assert contrast(colours["onchip"], colours["chip"].over(behind)) >= TEXT


@pytest.mark.parametrize("ink", ["onw", "onw2"])
@pytest.mark.parametrize("wood", ["wood", "wood2"])
def test_text_on_the_wood_can_be_read_under_the_lamp(ink: str, wood: str) -> None:
    colours = tokens("dark")
    ground = colours[wood]
    for strength in LAMP:
        ground = colours["lamp"]._replace(alpha=strength).over(ground)
    assert contrast(colours[ink], ground) >= TEXT


def test_the_four_colours_can_be_read_on_a_card() -> None:
    source = (STATIC / "tokens.css").read_text()
    inks = re.findall(r"--suit-\w+: (#\w{6})", source)
    assert len(set(inks)) == 5
    assert all(contrast(parsed(ink), tokens("light")["paper"]) >= TEXT for ink in inks)


def test_ten_seats_have_colours_of_their_own_and_an_initial_that_can_be_read() -> None:
    colours = SEATS.findall((STATIC / "seats.js").read_text())
    assert len(set(colours)) == 10
    white, dark = parsed("#FFFFFF"), parsed("#2A1D04")
    assert all(max(contrast(parsed(colour), white), contrast(parsed(colour), dark)) >= 5.5 for colour in colours)


def test_what_is_turned_is_told_by_stamps_that_can_be_read() -> None:
    white = parsed("#FFFFFF")
    assert all(contrast(tokens("light")[stamp], white) >= TEXT for stamp in ("stamp-true", "stamp-lie"))


def test_every_token_that_is_used_is_there() -> None:
    sheets = [path.read_text() for path in STATIC.glob("*.css")]
    drawings = [path.read_text() for path in STATIC.glob("*.js")]
    set_by_page = {"x", "y", "turn", "card", "left", "lift", "w", "count-top"}
    defined = {name for sheet in sheets for name in re.findall(r"--([\w-]+):", sheet)} | set_by_page
    used = {name for text in [*sheets, *drawings] for name in re.findall(r"var\(--([\w-]+)[,)]", text)}
    assert used <= defined
