"""The ladder grid is told in the signs of each language, and only those that occur are explained."""

import pytest

from valepaska.i18n import LANGUAGES, texts
from valepaska.i18n.grids import NAME, grid_in_words, grid_legend
from valepaska.rules.grid import grid_rows
from valepaska.rules.model import Rules
from valepaska.rules.spec import presets

SIGNS = {"en": "oCFst-", "fi": "oKSne-", "sv": "oVMsf-"}
"""What `grid_rows` writes, and what a language makes of it."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_sign_becomes_that_of_the_language_and_names_and_columns_stay(language: str) -> None:
    for preset in presets():
        rows = grid_rows(preset.rules)
        worded = grid_in_words(texts(language), rows)
        assert worded[0][NAME:] == rows[0][NAME:]
        for row, told in zip(rows[1:], worded[1:], strict=True):
            expected = row[NAME:].rstrip().translate(str.maketrans(SIGNS["en"], SIGNS[language]))
            assert told[NAME:] == expected
        assert [row[:NAME] for row in worded[2:] if row[NAME:]] == [
            row[:NAME] for row in rows[2:] if row[NAME:].strip()
        ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_signs_of_a_language_are_told_apart(language: str) -> None:
    assert len(set(SIGNS[language])) == len(SIGNS["en"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_legend_explains_what_occurs_in_any_of_its_grids_and_nothing_else(language: str) -> None:
    for preset in presets():
        grids = grid_rows(preset.rules), grid_rows(preset.rules, stock_empty=True)
        used = {sign for rows in grids for row in rows[1:] for sign in row[NAME:]} - {" "}
        explained = [part[0] for part in grid_legend(texts(language), *grids).split(" · ")]
        assert explained == [SIGNS[language][place] for place, sign in enumerate(SIGNS["en"]) if sign in used]


def test_a_game_without_clears_says_nothing_of_clears() -> None:
    assert grid_legend(texts("en"), grid_rows(Rules.parse("valepaska-wikipedia"))) == "o may be laid · - not"
