"""The bots, by name."""

from difflib import get_close_matches
from functools import partial

from valepaska.bots.counter import Counter
from valepaska.bots.honest import Honest
from valepaska.bots.learner import Learner
from valepaska.bots.liar import Liar
from valepaska.bots.net import NetBot
from valepaska.bots.playout_bot import PlayoutBot
from valepaska.bots.protocol import Bot, BotMaker
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
}
"""Every bot that can be named, weakest idea first."""

__all__ = ["BOTS", "Bot", "BotMaker", "bot", "bot_names"]


def bot(name: str, seed: int = 0) -> Bot:
    """A new bot, with a generator of its own made from `seed`.

    Raises ValepaskaError for an unknown name, naming the bots there are and the nearest one.
    """
    maker = BOTS.get(name)
    if maker is None:
        near = get_close_matches(name[:LONGEST_QUOTE], BOTS, n=1)
        hint = f"did you mean {near[0]!r}? " if near else ""
        raise ValepaskaError(f"there is no bot {quoted(name)}: {hint}the bots are {', '.join(BOTS)}")
    return maker(seed=seed)


def bot_names() -> tuple[str, ...]:
    """The names of all bots."""
    return tuple(BOTS)
