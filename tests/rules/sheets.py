"""Golden texts of the rules: every ladder grid, and every option, preset and house rule."""

from valepaska.errors import RulesError
from valepaska.rules.grid import grid_rows
from valepaska.rules.model import OPTIONS, Rules, Value, value_text
from valepaska.rules.spec import house_rules, presets

BASES = ("valepaska", "paskahousu", "valepaska-house")
OPTIONS_FILE = "options.txt"


def grid_specs() -> list[str]:
    """Every preset, and the house rules that change the ladder of the three best known games."""
    specs = [preset.name for preset in presets()]
    for base in BASES:
        plain = grid_rows(Rules.parse(base))
        for house in house_rules():
            spec = f"{base}+{house.name}"
            try:
                changed = grid_rows(Rules.parse(spec)) != plain
            except RulesError:
                continue
            if changed:
                specs.append(spec)
    return specs


def grid_text(spec: str) -> str:
    """The ladder grid, and the one for an empty stock where it differs."""
    rules = Rules.parse(spec)
    full, empty = grid_rows(rules), grid_rows(rules, stock_empty=True)
    lines = full if full == empty else [*full, "", "once the stock is gone", *empty]
    return "\n".join(lines) + "\n"


def options_text() -> str:
    """Every option with its values, every preset and house rule with what it sets."""
    lines = ["options"]
    for option in OPTIONS.values():
        numbers = option.values if isinstance(option.values, range) else None
        choices = f"{numbers[0]}..{numbers[-1]}" if numbers else " ".join(map(value_text, option.values))
        lines.append(f"  {option.group}.{option.name} = {value_text(option.default)} of {choices}")
    for title, entries in (
        ("presets", [(p.name if p.listed else f"{p.name} (not listed)", p.overrides) for p in presets()]),
        ("house rules", [(house.name, house.sets) for house in house_rules()]),
    ):
        lines += ["", title]
        for name, sets in entries:
            lines += [f"  {name}", *_settings(dict(sets))]
    return "\n".join(lines) + "\n"


def _settings(sets: dict[str, Value]) -> list[str]:
    return [f"    {name} = {value_text(value)}" for name, value in sorted(sets.items())]


def golden() -> dict[str, str]:
    """All golden texts of the rules."""
    grids = {f"grids/{spec}.txt": grid_text(spec) for spec in grid_specs()}
    return {OPTIONS_FILE: options_text(), **grids}
