"""How strong the bots are, how fast, and how often they bring a deal to an end.

Run: python bench/bots.py league|speed|endings|tune [--rules SPEC] [--deals N] [--jobs J]

league   loss rate of one bot in one of four seats against three of another, all pairs, with
         95 % intervals over decks (each deck is played in all four rotations). Even play: 25 %.
speed    deals a second of four of a kind, and microseconds a decision, in processor time of one process.
endings  the share of deals that reach the turn limit, for every preset and bot alone.
tune     one counter with one number of its temper changed, against three as they are.
"""

import argparse
import time
from collections.abc import Iterator
from typing import NamedTuple

from valepaska.bots import bot, bot_names
from valepaska.bots.counter import Counter, Temper
from valepaska.engine.state import shuffled_deck
from valepaska.matches import Block, Counts, Processes, league, limited, play_deal, run_all, run_block, team_at
from valepaska.matches.intervals import rate_over
from valepaska.matches.seeds import generator, seed_of
from valepaska.rules.model import Rules
from valepaska.rules.spec import presets

SEATS = 4
SEED = 20240
TRIALS = {
    "lie_rate": (0.2, 0.25, 0.35, 0.4),
    "picked": (2.0, 5.0),
    "schemed": (0.0, 0.3),
    "share": (0.8, 1.8),
    "last_card": (3.0, 12.0),
    "leave_to_others": (0.05, 0.3),
    "boldness": (0.8, 1.6),
    "opening_lies": (0.0, 0.5),
}


class Trial(NamedTuple):
    """One counter of another temper, and the decks it is tried on."""

    spec: str
    name: str
    value: float
    first: int
    decks: int


def show_league(options: argparse.Namespace) -> None:
    found = league(options.rules, bot_names(), options.deals or 2000, SEATS, SEED, on=Processes(options.jobs))
    print(f"{found.spec}, {SEATS} seats, seed {found.seed}: loss rate of one against three, %")
    for row in found.standings:
        undecided = f", {row.undecided} undecided" if row.undecided else ""
        margin = "" if row.margin is None else f" +- {100 * row.margin:3.1f}"
        print(f"{row.bot:>10} vs 3 {row.against:10} {100 * row.rate:5.1f}{margin}{undecided}")
    for one in found.ratings:
        interval = "" if one.low is None else f" ({one.low:+.0f} to {one.high:+.0f})"
        print(f"{one.bot:>10} rating {one.rating:+6.0f}{interval}")


def show_speed(options: argparse.Namespace) -> None:
    deals = options.deals or 200
    for name in bot_names():
        run_block(Block(options.rules, (name,) * SEATS, SEED, 0, SEATS))
        began = time.process_time()
        counts = run_block(Block(options.rules, (name,) * SEATS, SEED, 0, deals))
        took = time.process_time() - began
        each = 1e6 * took / counts.decisions
        print(f"{name:>10}: {deals / took:6.1f} deals/s, {each:4.0f} us a decision, engine and views included")


def show_endings(options: argparse.Namespace) -> None:
    deals = options.deals or 40
    print(f"share of {deals} deals that reach 1000 turns, by bot: {' '.join(bot_names())}; then the mean of turns")
    with team_at(Processes(options.jobs)) as team:
        for preset in presets():
            seats = min(SEATS, preset.rules.deal.max_players)
            table = [Block(preset.name, (name,) * seats, SEED, 0, deals) for name in bot_names()]
            found = dict(run_all(_counted, table, team))
            in_order = [found[name] for name in bot_names()]
            shares = " ".join(f"{100 * counts.undecided / counts.deals:5.1f}" for counts in in_order)
            turns = " ".join(f"{counts.turns / counts.deals:4.0f}" for counts in in_order)
            print(f"{preset.name:24} {shares} | {turns}", flush=True)


def _counted(block: Block) -> tuple[str, Counts]:
    return block.bots[0], run_block(block)


def losses_by_deck(trial: Trial) -> list[int]:
    rules = limited(Rules.parse(trial.spec), None)
    temper = Temper()._replace(**{trial.name: trial.value})
    lost = []
    for deck in range(trial.first, trial.first + trial.decks):
        cards = shuffled_deck(rules, generator(SEED, deck, "deck"))
        lost.append(0)
        for turn in range(SEATS):
            seeds = [seed_of(SEED, deck, seat) for seat in range(SEATS)]
            table = [Counter(seed, temper) if seat == turn else bot("counter", seed) for seat, seed in enumerate(seeds)]
            lost[-1] += play_deal(rules, table, cards).outcome.loser == turn
    return lost


def show_tuning(options: argparse.Namespace) -> None:
    decks = max(8, (options.deals or 800) // SEATS)
    print(f"{options.rules}: losses of one counter with another temper against three as they are, %, {decks} decks")
    with team_at(Processes(options.jobs)) as team:
        for name, value in trials():
            parts = [Trial(options.rules, name, value, first, 8) for first in range(0, decks, 8)]
            lost = [count for part in run_all(losses_by_deck, parts, team) for count in part]
            print(
                f"{name:>16} {value:5} (now {getattr(Temper(), name)}): {rate_over(lost, SEATS)}",
                flush=True,
            )


def trials() -> Iterator[tuple[str, float]]:
    for name, values in TRIALS.items():
        for value in values:
            yield name, value


COMMANDS = {"league": show_league, "speed": show_speed, "endings": show_endings, "tune": show_tuning}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("command", choices=COMMANDS)
    parser.add_argument("--rules", default="valepaska", metavar="SPEC")
    parser.add_argument("--deals", type=int, default=0, metavar="N")
    parser.add_argument("--jobs", type=int, default=1, metavar="J")
    options = parser.parse_args()
    COMMANDS[options.command](options)


if __name__ == "__main__":
    main()
