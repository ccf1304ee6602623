"""What it costs to play elsewhere: the same deals here, in threads, in processes and on a cluster of this machine.

Two loads: a million deals of the compiled rules in blocks of 10 000, some 50 ms each, and deals of the
bot `honest` in blocks of 16. Each place is started and warmed up first, which is told apart. Wall time, the
share that a place adds to that of processes, and the CPU time that handing out a block costs this process
(that of the cluster holds its scheduler too).
What a cluster costs beside processes is reported, and the project asks no bound of it.
Run: python bench/places.py [DEALS] [WORKERS]
"""

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from valepaska.fast import playouts
from valepaska.matches import Block, Cluster, Place, Processes, Threads, run_all, run_block, team_at

IN_A_BLOCK = 10_000
BOTS = ("honest",) * 4
BOT_DEALS = 400
ROUNDS = 3


def compiled_block(number: int) -> int:
    """How many deals of a block came to an end."""
    return sum(playouts("valepaska", 4, IN_A_BLOCK, seed=number).losses)


def bot_block(number: int) -> int:
    """How many deals of a block came to an end."""
    return sum(run_block(Block("valepaska", BOTS, 1, 16 * number, 16)).losses)


@contextmanager
def local_cluster(workers: int) -> Iterator[str]:
    from distributed import LocalCluster

    with LocalCluster(n_workers=workers, threads_per_worker=1, dashboard_address=":0", silence_logs=50) as found:
        yield found.scheduler_address


def measure(place: Place, work: Callable[[int], int], blocks: int, workers: int) -> tuple[float, float, float, int]:
    """Seconds until a place has done its first blocks; seconds, and CPU seconds here, of the best round; the sum."""
    began = time.perf_counter()
    with team_at(place) as team:
        list(run_all(work, range(4 * workers), team))
        ready = time.perf_counter() - began
        rounds = []
        for _ in range(ROUNDS):
            began, spent = time.perf_counter(), time.process_time()
            total = sum(run_all(work, range(blocks), team))
            rounds.append((time.perf_counter() - began, time.process_time() - spent))
    return ready, *min(rounds), total


def main() -> None:
    deals = int(sys.argv[1]) if len(sys.argv) > 1 else 10**6
    workers = int(sys.argv[2]) if len(sys.argv) > 2 else 2
    loads: dict[str, tuple[Callable[[int], int], int]] = {
        f"{deals} compiled deals": (compiled_block, deals // IN_A_BLOCK),
        f"{BOT_DEALS} deals of {BOTS[0]}": (bot_block, BOT_DEALS // 16),
    }
    with local_cluster(workers) as address:
        places: list[Processes | Threads | Cluster] = [
            Processes(workers),
            Processes(1),
            Threads(workers),
            Cluster(address),
        ]
        for load, (work, blocks) in loads.items():
            print(f"{load}, {blocks} blocks, {workers} workers; shares beside {workers} processes")
            base, sums = 0.0, set()
            for place in places:
                ready, took, spent, total = measure(place, work, blocks, workers)
                base = base or took
                sums.add(total)
                name = type(place).__name__.lower() + (f" {place[0]}" if place[0] != address else "")
                print(
                    f"{name:>14}: {took:6.2f} s, {1e3 * took / blocks:6.2f} ms a block,"
                    f" {100 * (took / base - 1):+5.1f} %, {1e3 * spent / blocks:6.2f} ms of it CPU here,"
                    f" ready after {ready:4.1f} s",
                    flush=True,
                )
            assert len(sums) == 1, "the places disagree"


if __name__ == "__main__":
    main()
