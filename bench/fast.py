"""How fast this engine is, by every way in: one command, one table.

Whole random deals compiled on one and two threads, plays and answers apart, every preset; a batch step
with observation and mask; the environments; one call; the first call; memory. What the project asks
(`bench.goals`) stands beside each. Run: python bench/fast.py [seconds a figure]
"""

import os
import random
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

sys.path.insert(0, str(Path(__file__).parents[1]))

from bench.goals import GOALS, asked
from valepaska.fast import playouts
from valepaska.fast.batch import Batch
from valepaska.rules.spec import presets

SEATS = 4
WINDOWS = 5
DEALS = 10_000
SCALAR_LIMIT = 100e6
"""Decisions a second of a loop in C at 10 ns each, the least that a draw and an unpredictable branch cost."""
FIRST_CALL = "import time; t = time.perf_counter(); from valepaska.fast import playouts; playouts('valepaska', 4, 1, 0)"


class Figure(NamedTuple):
    """Decisions a second, and deals, in each window."""

    what: str
    windows: list[tuple[float, float]]
    note: str = ""
    goal: str = ""
    """What is asked of it: one of `GOALS`, or nothing."""

    @property
    def rate(self) -> float:
        """The median."""
        return statistics.median(moves for moves, _ in self.windows)

    def asked(self, main: float) -> str:
        """What is asked, and whether it was reached; `main` is the rate of the main game on one thread."""
        if not self.goal:
            return ""
        scales = {"k": 1e3, "M": 1e6}
        return asked(self.goal, self.rate / scales.get(GOALS[self.goal].unit[0], main))


def timed(what: str, seconds: float, work: Callable[[int], tuple[int, int]], note: str = "", goal: str = "") -> Figure:
    """Time `work`, which gets the number of the call and says how many decisions and deals it did."""
    work(0)
    windows, calls = [], 0
    for _ in range(WINDOWS):
        begun, moves, games = time.perf_counter(), 0, 0
        while time.perf_counter() - begun < seconds / WINDOWS:
            calls += 1
            more, ended = work(calls)
            moves += more
            games += ended
        spent = time.perf_counter() - begun
        windows.append((moves / spent, games / spent))
    return Figure(what, windows, note, goal)


def whole_deals(spec: str, seconds: float, goal: str, threads: int = 1, deals: int = DEALS) -> Figure:
    """Random playouts, a challenge chance of 1/8."""
    name = f"{spec}, whole deals, {threads} thread{'s' if threads > 1 else ''}"

    def play(call: int) -> tuple[int, int]:
        return playouts(spec, SEATS, deals, call, threads=threads).decisions, deals

    return timed(name, seconds, play, goal=goal)


def batch(seconds: float, deals: int = 1024) -> Figure:
    """A step of a batch with observation and mask; the codes are chosen by a row of dice, which is not timed."""
    made = Batch("valepaska", SEATS, deals)
    dice = np.random.default_rng(1)
    windows = []
    for _ in range(WINDOWS):
        spent = 0.0
        steps = games = 0
        while spent < seconds / WINDOWS:
            begun = time.perf_counter()
            legal = made.observe().legal
            spent += time.perf_counter() - begun
            codes = (dice.random(legal.shape, dtype=np.float32) * legal).argmax(axis=1)
            begun = time.perf_counter()
            ended = made.step(codes).ended
            spent += time.perf_counter() - begun
            steps += deals
            games += int(ended.sum())
        windows.append((steps / spent, games / spent))
    return Figure(f"valepaska, batches of {deals}", windows, "with observation and mask", "a batch")


def one_call() -> float:
    """Microseconds of observing a batch of one deal."""
    made = Batch("valepaska", SEATS, 1)
    made.observe()
    times = []
    for _ in range(WINDOWS):
        begun = time.perf_counter()
        for _ in range(5000):
            made.observe()
        times.append((time.perf_counter() - begun) / 5000)
    return 1e6 * min(times)


def agents(seconds: float) -> Figure:
    """PettingZoo, agent by agent."""
    from valepaska.envs import pettingzoo

    env, dice = pettingzoo.env("valepaska", SEATS), random.Random(1)

    def play(call: int) -> tuple[int, int]:
        env.reset(seed=call)
        moves = 0
        for _ in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            legal = np.flatnonzero(seen["action_mask"])
            env.step(int(legal[int(dice.random() * len(legal))]))
            moves += 1
        return moves, 1

    return timed("valepaska, PettingZoo (AEC)", seconds, play, "with observation and mask", "PettingZoo")


def learner(seconds: float) -> Figure:
    """Gymnasium: one seat against policies; the decisions counted are the learner's."""
    from valepaska.envs.gymnasium import Valepaska

    env, dice = Valepaska("valepaska", SEATS), random.Random(1)

    def play(call: int) -> tuple[int, int]:
        _, info = env.reset(seed=call)
        moves, over = 0, False
        while not over:
            legal = np.flatnonzero(info["action_mask"])
            _, _, terminated, truncated, info = env.step(int(legal[int(dice.random() * len(legal))]))
            over = terminated or truncated
            moves += 1
        return moves, 1

    note = "one seat's decisions; the others play in the kernel"
    return timed("valepaska, Gymnasium", seconds, play, note, "Gymnasium")


def spiel(seconds: float) -> Figure:
    """OpenSpiel, on the plain engine."""
    import pyspiel

    import valepaska.envs.openspiel  # noqa: F401  # which registers the game

    game: Any = pyspiel.load_game("valepaska")
    dice = random.Random(1)

    def play(call: int) -> tuple[int, int]:
        state, moves = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(dice.choices(actions, chances)[0])
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(dice.random() * len(legal))])
                moves += 1
        return moves, 1

    return timed("valepaska, OpenSpiel", seconds, play, "interpreted")


def main_figures(seconds: float) -> Iterator[Figure]:
    """The figures that are set beside the peers."""
    yield whole_deals("valepaska", seconds, "whole deals")
    if (os.cpu_count() or 1) > 1:
        yield whole_deals("valepaska", seconds, "two threads", threads=2)
    yield batch(seconds)
    yield agents(seconds)
    yield learner(seconds)
    yield spiel(seconds)


def first_calls() -> tuple[float, float]:
    """Seconds until the first deal is played in a fresh process: with an empty cache, and from it."""
    with tempfile.TemporaryDirectory() as cache:
        settings = {**os.environ, "NUMBA_CACHE_DIR": cache, "PYTHONPATH": os.pathsep.join(sys.path)}
        script = f"{FIRST_CALL}; print(time.perf_counter() - t)"
        runs = [
            subprocess.run([sys.executable, "-c", script], env=settings, capture_output=True, text=True, check=True)
            for _ in range(2)
        ]
    cold, cached = (float(run.stdout) for run in runs)
    return cold, cached


def memory(deals: int = 100_000) -> float:
    """Megabytes that a batch of so many deals takes."""
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    made = Batch("valepaska", SEATS, deals)
    made.observe()
    return (resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before) / 1024


def show(figure: Figure, main: float) -> None:
    """A row; `main` is the rate of the main game on one thread."""
    rates = sorted(moves for moves, _ in figure.windows)
    games = statistics.median(games for _, games in figure.windows)
    shown = f"{figure.what:<46} {figure.rate:>14,.0f} decisions/s ({rates[0]:,.0f} to {rates[-1]:,.0f})"
    said = "; ".join(filter(None, (figure.asked(main), figure.note)))
    print(f"{shown} {games:>12,.0f} deals/s  {said}", flush=True)


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 5.0
    print("first deal of a process: {:.1f} s with an empty cache, {:.1f} s from it".format(*first_calls()))
    mix = playouts("valepaska", SEATS, DEALS, 1)
    plays = mix.plays / mix.decisions
    print(f"random deals: {mix.decisions / DEALS:.1f} decisions each, {plays:.0%} plays and {1 - plays:.0%} answers")
    figures = list(main_figures(seconds))
    rate = figures[0].rate
    for figure in figures:
        show(figure, rate)
    apart = f"plays {rate * plays:,.0f}/s, answers {rate * (1 - plays):,.0f}/s"
    print(f"  {apart}, {rate / SCALAR_LIMIT:.0%} of the scalar limit")
    for preset in presets():
        if preset.rules.pack.packs == 1 and preset.name != "valepaska":
            show(whole_deals(preset.name, seconds / 5, "a preset", deals=500), rate)
    call = one_call()
    print(f"one call, an observation of one deal: {call:.1f} us; {asked('one call', call)}")
    print(f"a batch of 100,000 deals: {memory():,.0f} MB")


if __name__ == "__main__":
    main()
