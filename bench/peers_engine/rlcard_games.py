"""RLCard: its environments, which make an observation at every step."""

import random
from collections.abc import Callable
from typing import Any

import rlcard

from bench.peers_engine.timing import measure

CASES = {
    "uno": "a card with its colour, or a draw",
    "leduc-holdem": "fold, check, call or raise",
    "doudizhu": "a set of cards, or a pass",
    "gin-rummy": "a draw, a discard, a knock or going gin",
    "no-limit-holdem": "fold, check or call, or one of three raises",
}


def player(env: Any) -> Callable[[random.Random], int]:
    """One random game."""

    def play(dice: random.Random) -> int:
        state, _ = env.reset()
        moves = 0
        while not env.is_over():
            legal = list(state["legal_actions"].keys())
            state, _ = env.step(legal[int(dice.random() * len(legal))])
            moves += 1
        return moves

    return play


for case, choice in CASES.items():
    measure("RLCard", case, player(rlcard.make(case, config={"seed": 1})), choice, "with observation")
