"""Every option of the rules with what it can be, what it is when nobody says, and what each value means."""

from collections.abc import Iterator
from typing import Any

import msgspec

from valepaska.i18n import Texts
from valepaska.i18n.rules_text import option_sentence
from valepaska.i18n.sentences import SECTIONS
from valepaska.rules.model import OPTIONS, Option, Rules, Value, value_text
from valepaska.terminal.screen import Screen, Tone

EXAMPLE = "valepaska+court_minimum=7"


def show_options(screen: Screen, texts: Texts, rules: Rules | None) -> None:
    """The options in the order of the rules, each with its values; `rules` marks those of a game."""
    for section, names in _sections():
        screen.say(texts(f"section-{section}"), Tone.TITLE)
        for name in names:
            _show(screen, texts, OPTIONS[name], rules)
        screen.say()
    screen.say(texts("cli-options-hint", spec=EXAMPLE))


def options_json(texts: Texts, rules: Rules | None) -> str:
    """The same as a JSON list.

    Each option has `name`, `title`, `help`, `default`, `many` (several values may be given at once)
    and `values`, a list of `value`, `text` as rules texts write it, and `meaning`. Where any number
    will do, `least` and `most` say which. With `rules` there is the `value` in that game.
    """
    found = [_entry(texts, OPTIONS[name], rules) for _, names in _sections() for name in names]
    return msgspec.json.format(msgspec.json.encode(found), indent=2).decode()


def meaning(texts: Texts, option: Option, value: Value, rules: Rules | None) -> str:
    """What a value of an option means, the other options being those of a game, or the defaults."""
    chosen = (value,) if option.many and isinstance(value, str) else value
    return option_sentence(texts, option.name, {**(rules or Rules()).options(), option.name: chosen})


def _sections() -> Iterator[tuple[str, list[str]]]:
    for section, lines in SECTIONS:
        yield section, [line.text for line in lines if line.text in OPTIONS]


def _values(option: Option, rules: Rules | None) -> tuple[Value, ...]:
    """The values to explain; where any number will do, the default and that of the game."""
    if isinstance(option.values, range):
        return tuple(dict.fromkeys((option.default, *_here(option, rules))))
    return (*option.values, ()) if option.many else option.values


def _here(option: Option, rules: Rules | None) -> tuple[Value, ...]:
    """The value in the game, or the values that are listed there."""
    if rules is None:
        return ()
    value = rules.options()[option.name]
    return value if isinstance(value, tuple) and value else (value,)


def _show(screen: Screen, texts: Texts, option: Option, rules: Rules | None) -> None:
    screen.say(f"{option.name}: {texts(f'option-{option.name}')}", indent=2)
    screen.say(texts(f"option-{option.name}.help"), Tone.QUIET, indent=4)
    if isinstance(option.values, range):
        limits = {"least": str(option.values[0]), "most": str(option.values[-1])}
        screen.say(texts("cli-option-range", **limits), indent=4)
    elif option.many:
        screen.say(texts("cli-option-list", none=value_text(())), indent=4)
    for value in _values(option, rules):
        screen.say(f"{_marked(texts, option, value, rules)}: {meaning(texts, option, value, rules)}", indent=4)


def _marked(texts: Texts, option: Option, value: Value, rules: Rules | None) -> str:
    """A value as rules texts write it, with a mark where it is the default or that of the game."""
    text = value_text(value)
    if value == option.default:
        text = texts("cli-option-default", value=text)
    return texts("cli-option-here", value=text) if value in _here(option, rules) else text


def _entry(texts: Texts, option: Option, rules: Rules | None) -> dict[str, Any]:
    entry: dict[str, Any] = {
        "name": option.name,
        "title": texts(f"option-{option.name}"),
        "help": texts(f"option-{option.name}.help"),
        "default": option.default,
        "many": option.many,
    }
    if isinstance(option.values, range):
        entry |= {"least": option.values[0], "most": option.values[-1]}
    entry["values"] = [
        {"value": value, "text": value_text(value), "meaning": meaning(texts, option, value, rules)}
        for value in _values(option, rules)
    ]
    if rules is not None:
        entry["value"] = rules.options()[option.name]
    return entry
