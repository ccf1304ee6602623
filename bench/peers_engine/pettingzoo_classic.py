"""PettingZoo's own classic games, agent by agent."""

import importlib
import random
from collections.abc import Callable
from typing import Any

import numpy as np

from bench.peers_engine.timing import measure

CASES = {
    "leduc_holdem_v4": "fold, check, call or raise",
    "texas_holdem_v4": "fold, check, call or raise",
    "gin_rummy_v4": "a draw, a discard, a knock or going gin",
    "hanabi_v5": "a card played or thrown away, or a hint",
    "tictactoe_v3": "a mark",
}


def player(env: Any) -> Callable[[random.Random], int]:
    """One random game."""

    def play(dice: random.Random) -> int:
        env.reset()
        moves = 0
        for agent in env.agent_iter():
            seen, _, terminated, truncated, info = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            mask = seen.get("action_mask") if isinstance(seen, dict) else info.get("action_mask")
            if mask is None:
                env.step(env.action_space(agent).sample())
            else:
                legal = np.flatnonzero(mask)
                env.step(int(legal[int(dice.random() * len(legal))]))
            moves += 1
        return moves

    return play


for case, choice in CASES.items():
    try:
        made = importlib.import_module(f"pettingzoo.classic.{case}").env()
        made.reset(seed=1)
        measure("PettingZoo classic", case, player(made), choice, "with observation and mask")
    except Exception as error:  # a game of theirs that cannot be loaded is left out, and says why
        print(f"# {case}: {type(error).__name__}: {str(error)[:100]}")
