"""The ladder grid in the words of a language: its corner, its empty table, and a sign for each cell.

`valepaska.rules.grid` writes the grid that programs read; here every sign of it becomes the one of the
language, and only the signs that occur are explained.
"""

from collections.abc import Sequence

from valepaska.i18n.speech import Texts

NAME = len("top\\play")
"""Characters that the name of a row takes."""
_SIGNS = {"o": "o", "C": "C", "F": "F", "s": "s", "t": "t", "-": "no"}
"""The message of each sign, in the order in which they are explained."""


def grid_in_words(texts: Texts, rows: Sequence[str]) -> list[str]:
    """The lines of a grid as `rules.grid.grid_rows` gives them, in the language; the columns stay where they are."""
    signs = str.maketrans({sign: texts(f"cli-grid-{name}") for sign, name in _SIGNS.items()})
    lines = [texts("cli-grid-corner").ljust(NAME) + rows[0][NAME:]]
    for row in rows[1:]:
        name = row[:NAME].rstrip()
        said = texts("cli-grid-empty") if name == "empty" else name
        lines.append((said.ljust(NAME) + row[NAME:].translate(signs)).rstrip())
    return lines


def grid_legend(texts: Texts, *grids: Sequence[str]) -> str:
    """What the signs mean that occur in these grids, which are as `rules.grid.grid_rows` gives them."""
    used = {sign for rows in grids for row in rows[1:] for sign in row[NAME:]}
    names = [name for sign, name in _SIGNS.items() if sign in used]
    return " · ".join(f"{texts(f'cli-grid-{name}')} {texts(f'cli-grid-{name}.about')}" for name in names)
