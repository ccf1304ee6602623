"""The page about what games and house rules do, and its plots."""

import re
from xml.etree import ElementTree

import pytest

from tools import house_rules
from tools.plots import Row, plot
from valepaska.rules.model import Rules

TEXT = (house_rules.ROOT / house_rules.PAGE).read_text(encoding="utf-8")
AGAIN = "run .venv/test/bin/python tools/house_rules.py"


def rows_of(name: str) -> list[str]:
    """The lines about a game, in the order of the page."""
    return [line for line in TEXT.splitlines() if line.startswith(f"| {name} |")]


def test_every_game_and_every_house_rule_has_its_rows() -> None:
    specs = house_rules.specs()
    played = [Rules.parse(spec) for spec in specs["games"]]
    for spec, rules in zip(specs["games"], played, strict=True):
        wanted = 3 + rules.challenge.face_down + 4 * (spec == house_rules.BASE)
        assert len(rows_of(spec)) == wanted, AGAIN
    for spec in specs["house"][1:]:
        assert len(rows_of(spec.replace("+", " + "))) == 4, AGAIN


def test_the_page_says_of_how_many_deals_it_is_made() -> None:
    total = re.search(r"from\n([\d,]+) deals", TEXT)
    assert total is not None
    assert int(total[1].replace(",", "")) >= 10**6


@pytest.mark.slow
@pytest.mark.parametrize("spec", ["valepaska", "paskahousu", "valepaska+true-clears"])
def test_the_figures_are_those_that_the_program_gives(spec: str) -> None:
    game = house_rules.play(spec)
    for name in house_rules.TABLES:
        row = house_rules.table(name, [game]).splitlines()[-1]
        assert row in TEXT or (name == "bluff" and not game.rules.challenge.face_down), AGAIN


def test_the_plots_are_there_and_light() -> None:
    pictures = re.findall(r"\(pictures/(.+?)\)", TEXT)
    assert len(pictures) == 4
    for name in pictures:
        drawn = (house_rules.ROOT / house_rules.PICTURES / name).read_text(encoding="utf-8")
        assert len(drawn) < 8000
        assert ElementTree.fromstring(drawn).tag.endswith("svg")


def test_a_plot_puts_each_value_where_it_lies_on_the_axis() -> None:
    drawn = ElementTree.fromstring(
        plot("A & B", [Row("low", (0.0,)), Row("high", (5.0, 10.0), (5.0, 10.0))], [0, 10], 5)
    )
    dots = [(int(dot.attrib["cx"]), int(dot.attrib["cy"])) for dot in drawn.iter() if dot.tag.endswith("circle")]
    (left, top), (middle, below), (right, same) = dots
    assert below == same > top
    assert middle == (left + right) / 2
    assert [text.text for text in drawn.iter() if text.tag.endswith("text")] == ["A & B", "0", "10", "low", "high"]
