"""How fast deals that fit what a seat knows are drawn: prepared, one at a time, and in compiled batches of 1024.

Every fourth decision of a few deals by scripted bots, four seats. CPU time of one process; medians and
the slowest, and what the project asks of the medians (`bench.goals`). Run: python bench/samples.py [SPEC...]
"""

import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parents[1]))

from bench.goals import asked
from valepaska.bots import bot
from valepaska.engine.events import Event, redact
from valepaska.engine.knowledge import Knowledge
from valepaska.engine.sample import Sampler
from valepaska.engine.state import apply, shuffled_deck, start
from valepaska.engine.view import view
from valepaska.fast import SampledBoards
from valepaska.matches.match import limited
from valepaska.rules.model import Rules

SPECS = ("valepaska", "valepaska-house", "clone-fly", "paskahousu", "poytapaska")
BOTS = ("honest", "liar", "semirandom", "counter")
BATCH = 1024
EVERY = 4
DEALS = 3


def cpu(work: Callable[[], object], times: int) -> float:
    """The CPU seconds that one call takes."""
    work()
    began = time.process_time()
    for _ in range(times):
        work()
    return (time.process_time() - began) / times


def samplers(spec: str) -> list[tuple[float, Sampler]]:
    """Samplers of many moments, each with the seconds that it took to prepare."""
    rules = limited(Rules.parse(spec), 300)
    found = []
    for seed in range(DEALS):
        players = [bot(name, seed=seed) for name in BOTS]
        state, events = start(rules, len(BOTS), shuffled_deck(rules, Random(seed)))
        known = [Knowledge() for _ in BOTS]
        news: list[list[Event]] = [list(events) for _ in BOTS]
        number = 0
        while state.outcome is None:
            seat = state.to_act[0]
            seen, told = view(state, seat), [redact(event, seat) for event in news[seat]]
            news[seat] = []
            known[seat].fold(seen, told)
            if number % EVERY == 0:
                began = time.process_time()
                sampler = Sampler(seen, known[seat])
                found.append((time.process_time() - began, sampler))
            number += 1
            state, events = apply(state, seat, players[seat].act(seen, told))
            for queue in news:
                queue.extend(events)
    return found


def main() -> None:
    random = Random(1)
    for spec in sys.argv[1:] or SPECS:
        prepared, single, batch, exchanged = [], [], [], 0
        for took, sampler in samplers(spec):
            prepared.append(1e6 * took)
            exchanged += sampler.ways is None
            single.append(1e6 * cpu(lambda drawn=sampler: drawn.draw(random), 20))  # type: ignore[misc]
            boards = SampledBoards(sampler, BATCH)
            batch.append(BATCH / cpu(lambda drawn=boards: drawn.draw(1), 3) / 1e3)  # type: ignore[misc]
        print(
            f"{spec:18} {len(prepared):4} moments, {exchanged} by exchange"
            f" | prepared {statistics.median(prepared):5.0f} us, at most {max(prepared):6.0f}"
            f" | one at a time {statistics.median(single):3.0f} us, at most {max(single):4.0f}"
            f" ({asked('one sample', statistics.median(single))})"
            f" | batches {statistics.median(batch):5.0f} k/s, at least {min(batch):4.0f}"
            f" ({asked('samples in batches', statistics.median(batch))})",
            flush=True,
        )


if __name__ == "__main__":
    main()
