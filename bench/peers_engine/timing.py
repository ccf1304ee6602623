"""How every peer is timed. Standard library only: this runs in the peers' own environments."""

import json
import os
import random
import time
from collections.abc import Callable

SECONDS = float(os.environ.get("BENCH_SECONDS", "5"))
WINDOWS = 5
WARM = 0.3


def measure(peer: str, game: str, play: Callable[[random.Random], int], decision: str, note: str = "") -> None:
    """Time `play`, which plays one random game and says how many decisions it took; `decision` says what one is."""
    dice = random.Random(1)
    end = time.perf_counter() + WARM
    while time.perf_counter() < end:
        play(dice)
    windows = []
    for _ in range(WINDOWS):
        begun, moves, games = time.perf_counter(), 0, 0
        while time.perf_counter() - begun < SECONDS / WINDOWS:
            moves += play(dice)
            games += 1
        spent = time.perf_counter() - begun
        windows.append((moves / spent, games / spent))
    tell(peer, game, windows, decision, note)


def tell(peer: str, game: str, windows: list[tuple[float, float]], decision: str, note: str = "") -> None:
    """Print the decisions and games a second of every window, as a line of JSON."""
    print(json.dumps({"peer": peer, "game": game, "windows": windows, "decision": decision, "note": note}), flush=True)
