"""Presets, house rules, and the one-line text that names a whole set of rules.

A spec is a preset, house rules and single options joined by ``+`` (a link may turn the ``+``
into a space): ``valepaska+soft-twos+court_minimum=7``. There may be spaces about a ``+``, and there
must be a part on either side of it.
"""

from collections.abc import Mapping
from difflib import get_close_matches
from functools import cache, lru_cache
from importlib.resources import files

import msgspec

from valepaska.errors import RulesError, RulesFault, quoted, shortened
from valepaska.rules.consistency import check_option, choices, choices_text, settle
from valepaska.rules.model import OPTIONS, Rules, Value, value_text

DEFAULT_PRESET = "valepaska"
LONGEST_SPEC = 2000


class Preset(msgspec.Struct, frozen=True):
    """A named game: its differences from the defaults, and where they come from.

    A preset that is not `listed` can be named but is not offered: it retells what another
    program plays.
    """

    name: str
    order: int
    title: str
    source: str
    overrides: Mapping[str, Value]
    listed: bool = True

    @property
    def rules(self) -> Rules:
        """The rules of this preset. Raises RulesError when its file contradicts itself."""
        return settle({name: option.default for name, option in OPTIONS.items()}, self.overrides)


class HouseRule(msgspec.Struct, frozen=True):
    """A named bundle of options that people agree on at the table."""

    name: str
    order: int
    title: str
    source: str
    sets: Mapping[str, Value]


class _File(msgspec.Struct, forbid_unknown_fields=True):
    order: int
    title: str
    source: str
    options: dict[str, bool | int | str | list[str]]
    listed: bool = True


def _value(name: str, raw: bool | int | str | list[str]) -> Value:
    if isinstance(raw, list):
        return tuple(raw)
    return None if raw == "none" and None in _plain_values(name) else raw


def _plain_values(name: str) -> tuple[Value, ...]:
    option = OPTIONS[name]
    return (option.default,) if isinstance(option.values, range) else option.values


def _read(folder: str) -> list[tuple[str, _File, dict[str, Value]]]:
    found = []
    for entry in files("valepaska.rules").joinpath(folder).iterdir():
        if entry.name.endswith(".toml"):
            data = msgspec.toml.decode(entry.read_bytes(), type=_File)
            options = {name: _value(name, raw) for name, raw in data.options.items()}
            for name, value in options.items():
                check_option(name, value)
            found.append((entry.name.removesuffix(".toml"), data, options))
    return sorted(found, key=lambda item: item[1].order)


@cache
def presets() -> tuple[Preset, ...]:
    """All presets in the order of the list."""
    return tuple(
        Preset(name, data.order, data.title, data.source, options, data.listed)
        for name, data, options in _read("presets")
    )


@cache
def house_rules() -> tuple[HouseRule, ...]:
    """All house rules in the order of the list."""
    return tuple(
        HouseRule(name, data.order, data.title, data.source, options) for name, data, options in _read("house")
    )


@cache
def _preset_options() -> dict[str, dict[str, Value]]:
    return {preset.name: preset.rules.options() for preset in presets()}


def parse_value(name: str, text: str) -> Value:
    """Read the value of an option as specs write it. Raises RulesError."""
    check_name(name)
    option = OPTIONS[name]
    if option.many:
        return () if text == "none" else tuple(text.split(","))
    if isinstance(option.default, bool):
        truth = {"yes": True, "true": True, "no": False, "false": False}
        return truth.get(text, text)
    if text == "none" and None in (*_plain_values(name), option.default):
        return None
    number = int(text) if text.isascii() and text.isdigit() and len(text) < 8 else None
    if number is not None and option.accepts(number):
        return number
    return text


def check_name(name: str) -> None:
    """Raise RulesError unless there is an option of this name."""
    if name not in OPTIONS:
        check_option(name, None)


@lru_cache(maxsize=1024)
def parse_spec(spec: str) -> Rules:
    """The rules that a spec means. Raises RulesError, naming what is wrong with it."""
    parts = spec[:LONGEST_SPEC].replace("+", " ").split()
    if not parts:
        said = f"the rules text is empty: write a preset, for example {DEFAULT_PRESET}"
        raise RulesError(said, RulesFault.EMPTY, example=DEFAULT_PRESET)
    if len(spec) > LONGEST_SPEC:
        said = f"the rules text is longer than {LONGEST_SPEC} characters: shorten it"
        raise RulesError(said, RulesFault.TOO_LONG, most=LONGEST_SPEC)
    base = _preset_options().get(parts[0])
    if base is None:
        raise _unknown(parts[0], first=True)
    houses = {house.name: house for house in house_rules()}
    changes: dict[str, Value] = {}
    origin: dict[str, str] = {}
    for part in parts[1:]:
        name, equals, text = part.partition("=")
        if equals:
            added: Mapping[str, Value] = {name: parse_value(name, text)}
        elif part in houses:
            added = houses[part].sets
        else:
            raise _unknown(part, first=False)
        for option, value in added.items():
            check_option(option, value)
            if option in changes and changes[option] != value:
                one, other = value_text(changes[option]), value_text(value)
                said = f"{origin[option]} and {part} contradict each other: {option} cannot be both {one} and {other}"
                named = {"first": origin[option], "second": part, "name": option, "one": one, "other": other}
                raise RulesError(said, RulesFault.TWICE, **named)
            changes[option] = value
            origin[option] = part
    rules = settle(base, changes)
    if not all(map(str.strip, spec.split("+"))):
        example = "+".join(parts)
        said = f"a + in a rules text stands between two parts: write {shortened(example)}"
        raise RulesError(said, RulesFault.LOOSE_PLUS, example=shortened(example))
    return rules


def _unknown(part: str, *, first: bool) -> RulesError:
    """What is wrong with a part that means nothing where it stands."""
    names = [preset.name for preset in presets() if preset.listed]
    houses = [house.name for house in house_rules()]
    if first and (part in houses or part.partition("=")[0] in OPTIONS):
        example = f"{DEFAULT_PRESET}+{part}"
        said = f"a rules text begins with a preset: write {example}"
        return RulesError(said, RulesFault.PRESET_FIRST, example=shortened(example))
    if not first and part in _preset_options():
        said = f"{quoted(part)} is a preset: it can only stand first in a rules text"
        return RulesError(said, RulesFault.PRESET_INSIDE, name=part)
    if not first and part in OPTIONS:
        example = f"{part}={value_text(OPTIONS[part].default)}"
        said = f"{quoted(part)} needs a value, as in {example}: it can be {choices_text(part)}"
        return RulesError(said, RulesFault.NEEDS_VALUE, name=part, example=example, **choices(part))
    known = names if first else [*houses, *OPTIONS]
    near = get_close_matches(part, known, n=1)
    hint = f"did you mean {near[0]}?" if near else "`valepaska rules` lists them"
    kind, fault = ("preset", RulesFault.NO_SUCH_PRESET) if first else ("house rule", RulesFault.NO_SUCH_HOUSE_RULE)
    said = f"there is no {kind} {quoted(part)}; {hint}"
    return RulesError(said, fault, name=shortened(part), near=near[0] if near else "none")


@lru_cache(maxsize=1024)
def canonical_spec(rules: Rules) -> str:
    """The one text of these rules.

    The preset with the fewest differing options (ties: order of the list), then each house
    rule, in list order, that holds whole and is not already the preset's, then single options
    by name.
    """
    options = rules.options()

    def differing(preset: Preset) -> int:
        base = _preset_options()[preset.name]
        return sum(base[name] != value for name, value in options.items())

    preset = min(presets(), key=differing)
    base = _preset_options()[preset.name]
    parts = [preset.name]
    told: set[str] = set()
    for house in house_rules():
        if all(options[name] == value for name, value in house.sets.items()):
            changed = {name for name in house.sets if options[name] != base[name]}
            if changed:
                parts.append(house.name)
                told |= changed
    singles = sorted(name for name, value in options.items() if value != base[name] and name not in told)
    parts += [f"{name}={value_text(options[name])}" for name in singles]
    return "+".join(parts)


def preset_named(name: str) -> Preset:
    """The preset of this name. Raises RulesError when there is none."""
    for preset in presets():
        if preset.name == name:
            return preset
    raise _unknown(name, first=True)
