"""The tiny games that are solved, and how the policies of bots are read off in them.

Their rules are those of `valepaska` with a short pack, hands of all cards and no stock: claims true or
false, challenges, the pile taken, and a limit of turns that ends what would go on for ever.
"""

from collections import Counter
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from bench.proof import solve, tree
from bench.proof.tree import Array, Infoset, Tree
from valepaska.bots import bot
from valepaska.envs.setting import Setting
from valepaska.errors import ValepaskaError

SPEC = "valepaska+hand_size=all+starter=left_of_dealer+opening_rank=any+turn_limit="
SAMPLE_SEED = 8_000_000


class Tiny(NamedTuple):
    """A tiny game: seats, the turns after which it ends undecided, the deck.

    `rounds` of CFR+; `samples` of what a bot does at each information state, and `decisions` from which the
    recipe of `valepaska train` learns: 0 where these are left out.
    """

    title: str
    seats: int
    turns: int
    deck: str
    rounds: int
    samples: int
    decisions: int

    @property
    def spec(self) -> str:
        """Its rules."""
        return f"{SPEC}{self.turns}"

    def setting(self) -> Setting:
        """The game, in which only ranks of the deck are claimed."""
        return Setting(self.seats, self.spec, self.deck, "deck")


GAMES = {
    "2x2": Tiny("two seats, 2 ranks of 2 cards, 3 turns", 2, 3, "3c 3d 4c 4d", 1000, 200, 1_500_000),
    "2x3": Tiny("two seats, 2 ranks of 3 cards, 3 turns", 2, 3, "3c 3d 3h 4c 4d 4h", 1000, 50, 3_000_000),
    "3x2": Tiny("two seats, 3 ranks of 2 cards, 3 turns", 2, 3, "3c 3d 4c 4d 5c 5d", 1000, 0, 3_000_000),
    "2x3-long": Tiny("two seats, 2 ranks of 3 cards, 4 turns", 2, 4, "3c 3d 3h 4c 4d 4h", 300, 0, 0),
    "three": Tiny("three seats, 3 ranks of 2 cards, 3 turns", 3, 3, "3c 3d 4c 4d 5c 5d", 1000, 12, 3_000_000),
}
"""The smallest is solved in every test run, the others when the page is measured."""


@cache
def tree_of(name: str) -> Tree:
    """The whole game."""
    return tree.build(GAMES[name].setting())


def policy_of(name: str, game: Tree, setting: Setting, samples: int) -> Array:
    """How often a bot does what at each information state, from so many dice of its own.

    What the tiny game does not offer (a claim of a rank that the deck has not, an odd mixture of cards) is left
    out; where the bot does nothing else, every action counts alike. The bot takes the pack for a whole one.
    """
    chances = []
    for number, infoset in enumerate(game.infosets):
        counts = sampled(name, infoset, setting, samples, SAMPLE_SEED + number * samples)
        chances.append([counts[code] for code in infoset.codes])
    return solve.normalised(game, np.array([each for row in chances for each in row], dtype=float))


def sampled(name: str, infoset: Infoset, setting: Setting, samples: int, seed: int) -> Counter[int]:
    """How often each code came up."""
    counts: Counter[int] = Counter()
    if len(infoset.codes) == 1:
        counts[infoset.codes[0]] = samples
        return counts
    for number in range(samples):
        action = bot(name, seed + number).act(infoset.view, infoset.events)
        try:
            counts[setting.encoding.encode(infoset.view, action)] += 1
        except ValepaskaError:
            continue
    return counts


def sizes(game: Tree) -> dict[str, Any]:
    """How large a game is."""
    return {"infosets": len(game.infosets), "histories": game.histories}


def worth(game: Tree, policy: Array) -> dict[str, Any]:
    """How far a policy is from an equilibrium, and what the leader gets when all play by it."""
    return {"nash_conv": solve.nash_conv(game, policy), "leader": float(solve.expected(game, policy)[1 % game.seats])}
