"""How fast whole random deals are, compiled: one command, one table.

Run: python bench/fast.py [seconds a figure]
"""

import os
import resource
import statistics
import sys
import time
from collections.abc import Callable

from valepaska.fast import playouts
from valepaska.rules.spec import presets

SEATS = 4
WINDOWS = 5


def rate(work: Callable[[int], int], seconds: float) -> tuple[float, float, float]:
    """Units a second: the median of five windows, the slowest and the fastest. `work` gets the number of the call."""
    calls = 0
    rates = []
    for _ in range(WINDOWS):
        begun, done = time.perf_counter(), 0
        while time.perf_counter() - begun < seconds / WINDOWS:
            done += work(calls)
            calls += 1
        rates.append(done / (time.perf_counter() - begun))
    return statistics.median(rates), min(rates), max(rates)


def show(what: str, figures: tuple[float, float, float], unit: str = "M decisions/s") -> None:
    middle, least, most = (figure / 1e6 for figure in figures)
    print(f"{what:<58} {middle:8.2f} {unit}  ({least:.2f} to {most:.2f})")


def first_call() -> None:
    """How long the first deal takes, compiling included or loaded from the cache."""
    begun, used = time.perf_counter(), time.process_time()
    playouts("valepaska", SEATS, 1, 0)
    spent = time.perf_counter() - begun, time.process_time() - used
    print(f"first call: {spent[0]:.2f} s, {spent[1]:.2f} s of processor (run again for the cached one)")


def deals(spec: str, seconds: float, threads: int = 1, number: int = 10_000) -> tuple[float, float, float]:
    return rate(lambda call: playouts(spec, SEATS, number, call, threads=threads).decisions, seconds)


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 5.0
    first_call()
    mix = playouts("valepaska", SEATS, 50_000, 1)
    print(
        f"valepaska, random, challenge 1/8: {mix.decisions / 50_000:.0f} decisions a deal, "
        f"{mix.plays / mix.decisions:.0%} plays, {mix.answers / mix.decisions:.0%} answers"
    )
    alone = deals("valepaska", seconds)
    show("one thread, all decisions", alone)
    show("one thread, plays", tuple(each * mix.plays / mix.decisions for each in alone))  # type: ignore[arg-type]
    show("one thread, answers", tuple(each * mix.answers / mix.decisions for each in alone))  # type: ignore[arg-type]
    if (os.cpu_count() or 1) > 1:
        both = deals("valepaska", seconds, threads=2)
        show(f"two threads ({both[0] / alone[0]:.2f} times one)", both)
    for preset in presets():
        if preset.name != "valepaska" and preset.rules.pack.packs == 1:
            show(preset.name, deals(preset.name, seconds / 5, number=500))
    print(f"memory: {resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024:.0f} MB at most")


if __name__ == "__main__":
    main()
