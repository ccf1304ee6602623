"""The rules pages under docs/rules: one for each preset, in three languages, and an index.

They say what the program plays, because they are made of the options that it plays by.
`.venv/test/bin/python tools/regenerate.py` writes them; a test compares.
"""

from functools import cache
from pathlib import Path

from valepaska.i18n import LANGUAGES, Texts, texts
from valepaska.i18n.grids import grid_in_words, grid_legend
from valepaska.i18n.rules_text import rules_sections
from valepaska.rules.grid import grid_rows
from valepaska.rules.model import value_text
from valepaska.rules.spec import HouseRule, Preset, house_rules, presets

FOLDER = Path("docs/rules")


@cache
def pages() -> dict[Path, str]:
    """Every page by its place in the project."""
    made = {}
    for language in LANGUAGES:
        said = texts(language)
        made[FOLDER / language / "README.md"] = index_page(said)
        for preset in listed():
            made[FOLDER / language / f"{preset.name}.md"] = preset_page(said, preset)
    return made


def listed() -> list[Preset]:
    """The presets that people are offered."""
    return [preset for preset in presets() if preset.listed]


def index_page(said: Texts) -> str:
    """The list of presets and house rules in one language."""
    lines = [f"# {said('cli-presets')}", "", said("cli-sources"), ""]
    lines += [f"- [{said(f'preset-{p.name}')}]({p.name}.md) · `{p.name}`: {about(said, p)}" for p in listed()]
    lines += ["", f"# {said('cli-house-rules')}", ""]
    lines += [house_line(said, house) for house in house_rules()]
    return "\n".join([*lines, ""])


def about(said: Texts, preset: Preset) -> str:
    """One sentence about a preset."""
    return said(f"preset-{preset.name}-about")


def house_line(said: Texts, house: HouseRule) -> str:
    """A house rule with what it sets."""
    sets = ", ".join(f"`{name}={value_text(value)}`" for name, value in house.sets.items())
    return f"- **{said(f'house-{house.name}')}** · `+{house.name}`: {said(f'house-{house.name}-about')} ({sets})"


def preset_page(said: Texts, preset: Preset) -> str:
    """The rules of one preset: sentences in sections, then the grid."""
    rules = preset.rules
    lines = [
        f"# {said(f'preset-{preset.name}')}",
        "",
        about(said, preset),
        "",
        f"`{preset.name}` · {preset.source}",
        "",
    ]
    for title, sentences in rules_sections(said, rules.options()):
        lines += [f"## {title}", "", *sentences, ""]
    now, later = grid_rows(rules), grid_rows(rules, stock_empty=True)
    lines += [f"## {said('cli-grid')}", "", *block(grid_in_words(said, now))]
    if later != now:
        lines += [f"## {said('cli-grid-stock-empty')}", "", *block(grid_in_words(said, later))]
    lines += [grid_legend(said, now, later), ""]
    return "\n".join(lines)


def block(rows: list[str]) -> list[str]:
    """Lines as a block of code."""
    return ["```text", *rows, "```", ""]
