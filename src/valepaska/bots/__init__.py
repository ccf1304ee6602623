"""The bots, by name."""

from difflib import get_close_matches
from functools import partial

from valepaska.bots.characters import Character, characters, id_of, names_for, usual
from valepaska.bots.counter import Counter
from valepaska.bots.honest import Honest
from valepaska.bots.learner import Learner
from valepaska.bots.liar import Liar
from valepaska.bots.net import NetBot
from valepaska.bots.playout_bot import PlayoutBot
from valepaska.bots.protocol import Bot, BotMaker
from valepaska.bots.search import Search
from valepaska.bots.semirandom import SemiRandom
from valepaska.errors import LONGEST_QUOTE, ValepaskaError, quoted

BOTS: dict[str, BotMaker] = {
    "semirandom": SemiRandom,
    "honest": Honest,
    "counter": Counter,
    "liar": Liar,
    "learner": Learner,
    "playouts-1k": partial(PlayoutBot, playouts=1_000),
    "playouts-10k": partial(PlayoutBot, playouts=10_000),
    "net": NetBot,
    "search": Search,
}
"""Every bot that can be named, weakest idea first."""
FOR_STUDY = frozenset({"playouts-1k", "playouts-10k"})
"""Baselines that think for long, and the longer the less sure they are: no table that people sit at seats them."""
SEARCHERS = frozenset({"playouts-1k", "playouts-10k", "net", "search"})
"""They try what they might do, `net` in open games: by the compiled engine where there is one."""

__all__ = [
    "BOTS",
    "FOR_STUDY",
    "Bot",
    "BotMaker",
    "Character",
    "bot",
    "bot_named",
    "bot_names",
    "character",
    "characters",
    "names_for",
    "searches",
    "usual",
]
MOST_NEAR = 3


def bot(name: str, seed: int = 0) -> Bot:
    """A new bot, or character, with a generator of its own made from `seed`.

    Raises ValepaskaError for an unknown name, naming the bots there are and the nearest ones.
    """
    name = bot_named(name)
    who = character(name)
    return BOTS[name](seed=seed) if who is None else who.play(BOTS[who.bot], seed)


def bot_named(name: str) -> str:
    """The one name of a bot or the id of a character, however it was written. Raises ValepaskaError as `bot` does."""
    if name in BOTS:
        return name
    written = name[:LONGEST_QUOTE]
    if id_of(written) in characters() and written == name:
        return id_of(name)
    persons = [who.name for who in characters().values()]
    names = {id_of(each): each for each in (*BOTS, *persons)}
    near = [names[id] for id in get_close_matches(id_of(written), names, n=MOST_NEAR)]
    hint = f"did you mean {' or '.join(map(repr, near))}? " if near else ""
    raise ValepaskaError(
        f"there is no bot {quoted(name)}: {hint}the bots are {', '.join(BOTS)}, the characters {', '.join(persons)}"
    )


def bot_names() -> tuple[str, ...]:
    """The names of all bots; characters have names of their own."""
    return tuple(BOTS)


def character(name: str | None) -> Character | None:
    """The character of this id; None for a bot that is none."""
    return characters().get(name or "")


def searches(name: str) -> bool:
    """Whether a bot, or the bot that a character thinks with, tries what it might do."""
    who = character(name)
    return (name if who is None else who.bot) in SEARCHERS
