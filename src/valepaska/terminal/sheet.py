"""The rules on paper: what games there are, and one of them as text and as a grid."""

from collections.abc import Sequence

import msgspec

from valepaska.i18n import Texts
from valepaska.i18n.grids import NAME, grid_in_words, grid_legend
from valepaska.i18n.rules_text import rules_sections
from valepaska.rules.grid import grid_rows
from valepaska.rules.model import Rules
from valepaska.rules.spec import HouseRule, Preset, house_rules, presets
from valepaska.terminal.calling import command
from valepaska.terminal.screen import Screen, Tone, whole


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
            _entry(screen, texts, preset)
    screen.say()
    screen.say(texts("cli-house-rules"), Tone.TITLE)
    for house in house_rules():
        _entry(screen, texts, house)
    screen.say()
    screen.say(texts("cli-rules-hint", spec="valepaska+soft-twos+court_minimum=7"))
    screen.say(texts("cli-rules-more", command=whole(command("rules", "--options"))))


def show_rules(screen: Screen, texts: Texts, spec: str) -> None:
    """One game: its rules in sentences, and what may be laid on what. Raises RulesError."""
    rules = Rules.parse(spec)
    screen.say(texts("cli-spec", spec=rules.spec), Tone.TITLE)
    for preset in presets():
        if preset.name == rules.spec:
            screen.say(_words(texts, preset))
            screen.say(texts("cli-source", source=preset.source), Tone.QUIET)
    screen.say()
    screen.sections(rules_sections(texts, rules.options()))
    show_grids(screen, texts, rules)


def show_grids(screen: Screen, texts: Texts, rules: Rules) -> None:
    """The ladder grid, and the one for an empty stock where it is another."""
    now, later = grid_rows(rules), grid_rows(rules, stock_empty=True)
    screen.say(texts("cli-grid"), Tone.TITLE)
    screen.block(fitted(grid_in_words(texts, now), screen.width))
    if later != now:
        screen.say()
        screen.say(texts("cli-grid-stock-empty"), Tone.TITLE)
        screen.block(fitted(grid_in_words(texts, later), screen.width))
    screen.say()
    screen.say(grid_legend(texts, now, later), Tone.QUIET)


def fitted(rows: Sequence[str], width: int) -> list[str]:
    """A grid; one that is too wide is cut and goes on below itself, without its corner."""
    if len(rows[0]) <= width:
        return list(rows)
    cells = [_cells(row, rows[0]) for row in rows]
    cells[0][0] = ""
    head = max(len(row[0]) for row in cells)
    lines: list[str] = []
    for columns in _parts([len(label) + 1 for label in cells[0][1:]], width - head):
        if lines:
            lines.append("")
        for row in cells:
            part = "".join(row[place].rjust(len(cells[0][place]) + 1) for place in columns)
            lines.append((row[0].ljust(head) + part).rstrip())
    return lines


def _parts(widths: Sequence[int], room: int) -> list[list[int]]:
    """The columns, from 1, in parts that fit into the room."""
    parts: list[list[int]] = [[]]
    left = room
    for place, wide in enumerate(widths, start=1):
        if wide > left:
            parts.append([])
            left = room
        parts[-1].append(place)
        left -= wide
    return parts


def _cells(row: str, heading: str) -> list[str]:
    labels = heading[NAME:].split()
    step = (len(heading) - NAME) // len(labels)
    places = range(NAME, len(heading), step)
    return [row[:NAME].strip(), *(row[place : place + step].strip() for place in places)]


def _entry(screen: Screen, texts: Texts, one: Preset | HouseRule) -> None:
    screen.say(f"{one.name}: {_words(texts, one)}", indent=2)
    screen.say(texts("cli-source", source=one.source), Tone.QUIET, indent=4)


def _words(texts: Texts, one: Preset | HouseRule) -> str:
    """Its title and what it is about; by its file where a language has no words for it yet."""
    name = f"{'preset' if isinstance(one, Preset) else 'house'}-{one.name}"
    title = texts(name) if name in texts else one.title
    return f"{title}. {texts(f'{name}-about')}" if f"{name}-about" in texts else f"{title}."


def _json(value: object) -> str:
    return msgspec.json.format(msgspec.json.encode(value), indent=2).decode()
