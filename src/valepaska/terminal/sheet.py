"""The rules on paper: what games there are, and one of them as text and as a grid."""

import msgspec

from valepaska.i18n import Texts
from valepaska.i18n.rules_text import rules_text
from valepaska.rules.grid import grid_rows
from valepaska.rules.model import Rules
from valepaska.rules.spec import house_rules, presets
from valepaska.terminal.screen import Screen, Tone

LEFT = "top\\play"


def listing_json() -> str:
    """The presets as a JSON list of name, title and source."""
    return _json([{"name": one.name, "title": one.title, "source": one.source} for one in presets() if one.listed])


def rules_json(spec: str) -> str:
    """One game as JSON: its canonical spec, all options, and the ladder grid. Raises RulesError."""
    rules = Rules.parse(spec)
    return _json({"spec": rules.spec, "options": rules.options(), "grid": {"rows": grid_rows(rules)}})


def show_listing(screen: Screen, texts: Texts) -> None:
    """The presets and house rules by name, with a sentence about each."""
    screen.say(texts("cli-presets"), Tone.TITLE)
    for preset in presets():
        if preset.listed:
            _entry(screen, preset.name, texts(f"preset-{preset.name}"), texts(f"preset-{preset.name}-about"))
    screen.say()
    screen.say(texts("cli-house-rules"), Tone.TITLE)
    for house in house_rules():
        _entry(screen, house.name, texts(f"house-{house.name}"), texts(f"house-{house.name}-about"))
    screen.say()
    screen.say(texts("cli-rules-hint", spec="valepaska+soft-twos+court_minimum=7"))


def show_rules(screen: Screen, texts: Texts, spec: str) -> None:
    """One game: its rules in sentences, and what may be laid on what. Raises RulesError."""
    rules = Rules.parse(spec)
    screen.say(texts("cli-spec", spec=rules.spec), Tone.TITLE)
    screen.say()
    for paragraph in rules_text(texts, rules.options()):
        screen.say(paragraph)
    screen.say()
    show_grids(screen, texts, rules)


def show_grids(screen: Screen, texts: Texts, rules: Rules) -> None:
    """The ladder grid, and the one for an empty stock where it is another."""
    now, later = grid_rows(rules), grid_rows(rules, stock_empty=True)
    screen.say(texts("cli-grid"), Tone.TITLE)
    screen.block(fitted(now, screen.width))
    if later != now:
        screen.say()
        screen.say(texts("cli-grid-stock-empty"), Tone.TITLE)
        screen.block(fitted(later, screen.width))
    screen.say(texts("cli-grid-legend"), Tone.QUIET)


def fitted(rows: list[str], width: int) -> list[str]:
    """A grid, drawn closer together where it would not fit."""
    if max(map(len, rows)) <= width:
        return [row.rstrip() for row in rows]
    labels = rows[0][len(LEFT) :].split()
    step = (len(rows[0]) - len(LEFT)) // len(labels)
    narrow = max(map(len, labels)) + (len(LEFT) + len(labels) * (max(map(len, labels)) + 1) <= width)
    return [_row(row, step, narrow) for row in rows]


def _row(row: str, step: int, narrow: int) -> str:
    head = row[: len(LEFT)].strip().replace(LEFT, "")[:5].ljust(5)
    cells = [row[place : place + step].strip() for place in range(len(LEFT), len(row), step)]
    return (head + "".join(cell.rjust(narrow) for cell in cells)).rstrip()


def _entry(screen: Screen, name: str, title: str, about: str) -> None:
    screen.say(f"{name}: {title}. {about}", indent=2)


def _json(value: object) -> str:
    return msgspec.json.format(msgspec.json.encode(value), indent=2).decode()
