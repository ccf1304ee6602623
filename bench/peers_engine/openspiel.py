"""OpenSpiel: its Python interface, and whole games inside C++."""

import random
import time
from collections.abc import Callable
from typing import Any

import pyspiel

from bench.peers_engine.timing import SECONDS, WINDOWS, measure, tell

CASES = {
    "crazy_eights(players=4)": "a card, the suit after an eight, a draw or a pass",
    "hearts": "a card; each card that is passed on counts too",
    "liars_dice(numdice=5)": "a bid, or a challenge",
    "go_fish": "whom to ask for which rank",
    "gin_rummy": "a draw, a discard, a knock, or a meld laid down",
    "leduc_poker": "fold, call or raise",
}


def through_python(game: Any) -> Callable[[random.Random], int]:
    """A game stepped from Python."""

    def play(dice: random.Random) -> int:
        state, moves = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(dice.choices(actions, chances)[0])
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(dice.random() * len(legal))])
                moves += 1
        return moves

    return play


def inside(name: str, decision: str, game: Any, moves_a_game: float) -> None:
    """Whole games in C++, one call from Python each."""
    bots = [pyspiel.make_uniform_random_bot(player, player) for player in range(game.num_players())]
    windows = []
    for window in range(WINDOWS):
        begun, games = time.perf_counter(), 0
        while time.perf_counter() - begun < SECONDS / WINDOWS:
            games += 1
            pyspiel.evaluate_bots(game.new_initial_state(), bots, games + window * 10**7)
        spent = time.perf_counter() - begun
        windows.append((games * moves_a_game / spent, games / spent))
    tell("OpenSpiel, inside C++", name, windows, decision, "decisions a game as counted through Python")


for case, choice in CASES.items():
    loaded = pyspiel.load_game(case)
    one, dice = through_python(loaded), random.Random(3)
    measure("OpenSpiel, from Python", case, one, choice)
    inside(case, choice, loaded, sum(one(dice) for _ in range(200)) / 200)
