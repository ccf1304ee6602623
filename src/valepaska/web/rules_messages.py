"""What is answered over HTTP about rules, and what a table can be made of, as JSON."""

import msgspec

from valepaska.bots.characters import Level
from valepaska.table.pace import Pace, Times


class Choice(msgspec.Struct, frozen=True):
    """A preset, with all its options, or a house rule, with those it changes; values as specs write them."""

    name: str
    source: str
    options: dict[str, str | int]
    listed: bool = True


class OptionValues(msgspec.Struct, frozen=True):
    """A single option and the values that it can have. `many`: any set of them, joined by commas."""

    name: str
    group: str
    values: tuple[str, ...]
    many: bool


class Opponent(msgspec.Struct, frozen=True):
    """A character that can take a seat; what it is like stands in the texts under ``character-`` and its id."""

    id: str
    name: str
    level: Level


class Games(msgspec.Struct, frozen=True):
    """Everything that a new table can be made of. `characters` are in order of strength, the gentlest first."""

    presets: tuple[Choice, ...]
    house: tuple[Choice, ...]
    options: tuple[OptionValues, ...]
    bots: tuple[str, ...]
    characters: tuple[Opponent, ...]
    paces: dict[Pace, Times]


class Section(msgspec.Struct, frozen=True):
    """A part of the rules sheet."""

    id: str
    title: str
    lines: tuple[str, ...]


class Changed(msgspec.Struct, frozen=True):
    """An option that is not as in the preset, with what its value means."""

    option: str
    value: str
    usual: str
    text: str


class Sheet(msgspec.Struct, frozen=True):
    """Rules in force: the canonical spec, the differences from the preset, in words, and the ladder as a grid.

    `grid_stock_empty` has lines only where the ladder changes once the stock is gone. `changed`
    is what is not as in other rules that were asked for.
    """

    spec: str
    preset: str
    differs: tuple[Changed, ...]
    options: dict[str, str | int]
    sections: tuple[Section, ...]
    grid: tuple[str, ...]
    grid_stock_empty: tuple[str, ...]
    changed: tuple[Changed, ...] = ()
