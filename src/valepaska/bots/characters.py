"""Characters: opponents with names and habits of their own, as ``characters.toml`` lists them.

A character is data: the bot that it thinks with, what it does otherwise, and how strong that makes it. What
it is like is told in the texts of every language, under ``character-`` and its id.
"""

import unicodedata
from collections.abc import Callable, Iterator
from functools import cache
from importlib.resources import files
from itertools import chain, count
from typing import Literal

import msgspec

from valepaska.bots.counter import Temper
from valepaska.bots.habits import Habits, Habitual
from valepaska.bots.protocol import Bot

PLAIN_NAMES = ("Aune", "Eero", "Eino", "Elli", "Impi", "Into", "Kerttu", "Oiva", "Martta", "Siiri", "Urho", "Veikko")
"""The names under which bots sit down that are no characters."""
Level = Literal["gentle", "fair", "sharp", "merciless"]
LEVELS: tuple[Level, ...] = ("gentle", "fair", "sharp", "merciless")


class Character(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One opponent.

    `bot` is the bot that it thinks with, made with `settings` (arguments of that bot) and, where it counts
    cards, with a temper that differs from the usual one by `temper`. `tempo` multiplies how long it
    waits at a table, whatever it holds.
    """

    name: str
    level: Level
    bot: str
    habits: Habits = Habits()
    settings: dict[str, float] = {}
    temper: dict[str, float] = {}
    tempo: float = 1.0

    @property
    def id(self) -> str:
        """How records, texts and programs name it: small letters of the English alphabet."""
        return id_of(self.name)

    def play(self, maker: Callable[..., Bot], seed: int) -> Bot:
        """The character at a table; `maker` makes the bot that it thinks with."""
        temper = {"temper": Temper()._replace(**self.temper)} if self.temper else {}
        thinker = maker(seed=seed, **self.settings, **temper)
        return thinker if self.habits == Habits() else Habitual(thinker, self.habits, seed)


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    usual: tuple[str, ...]
    character: tuple[Character, ...]


@cache
def _file() -> _File:
    return msgspec.toml.decode(files("valepaska.bots").joinpath("characters.toml").read_bytes(), type=_File)


@cache
def characters() -> dict[str, Character]:
    """All characters by their ids, the gentlest first."""
    return {each.id: each for each in _file().character}


def usual(number: int) -> tuple[str, ...]:
    """The ids of so many characters as sit down when nobody chooses: first three that are fun for a newcomer."""
    order = [*_file().usual, *(id for id in characters() if id not in _file().usual)]
    return tuple(order[place % len(order)] for place in range(number))


def names_for(bot: str, first: int = 0) -> Iterator[str]:
    """The names under which a bot would sit down, the best first, without end: somebody may have the first ones.

    `first`: with which of the plain names a bot begins that is no character.
    """
    who = characters().get(bot)
    first %= len(PLAIN_NAMES)
    names = (*PLAIN_NAMES[first:], *PLAIN_NAMES[:first]) if who is None else (who.name,)
    return chain(names, (f"{name} {number}" for number in count(2) for name in names))


def id_of(name: str) -> str:
    """The id of a name, whichever way it is written: ``Väinö``, ``väinö`` and ``VAINO`` are one."""
    letters = unicodedata.normalize("NFKD", name.casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))
