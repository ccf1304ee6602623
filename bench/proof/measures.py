"""Measures what is missing and keeps it: one function for each part of the proof."""

import argparse
import platform
from collections.abc import Callable
from pathlib import Path

import msgspec

from bench.proof import habits, meetings, plan, solve, tiny
from bench.proof.kept import NETS, Kept, net_of
from bench.proof.tree import Array, Tree
from valepaska.bots import bot_names, characters
from valepaska.matches import Processes, run_all, team_at

DEALS = 1000
HABIT_DEALS, HABIT_BLOCK = 400, 20
TIMED_DECISIONS = 2000
EXPLOITER_DECISIONS = 20_000_000
"""What was asked for; `--decisions` gives an exploiter less time."""
EXPLOITER_SEEDS = (1,)
EXPLOITED_DECKS = 2000
NET = NETS / "net.npz"
LEARNED = ("recipe, seed 1", "recipe, seed 2", "recipe, seed 3")


class Options(argparse.Namespace):
    """What the command was asked for."""

    deals: int
    decisions: int
    jobs: int
    again: str | None
    only: str
    quick: bool
    data: Path
    page: Path


def measure_meetings(kept: Kept, options: Options) -> None:
    """Play the meetings that are missing."""
    shares = plan.main_settings() if options.quick else plan.settings()
    wanted = [each for each in plan.meetings(plan.strong_bots(), options.deals, shares) if not has_played(kept, *each)]
    for number, (meeting, letters) in enumerate(meetings.play(wanted, Processes(options.jobs)), start=1):
        net = net_of(meeting.bot, meeting.against)
        kept.keep("meetings", meeting.key, {"seed": meetings.SEED, "net": net, "letters": letters})
        found = meetings.standing_of(meeting, letters)
        told(f"{number}/{len(wanted)} {meeting.key}: {100 * found.rate:.1f} % +- {100 * (found.margin or 1):.1f}")


def measure_habits(kept: Kept, options: Options) -> None:
    """Play the deals in which habits are counted."""
    deals = max(HABIT_BLOCK, HABIT_DEALS * options.deals // DEALS)
    with team_at(Processes(options.jobs)) as team:
        for name in (*bot_names(), *characters()):
            for kind in ("own", "counter"):
                key = f"{name} {kind}"
                if is_kept(kept, "habits", key, name) or key == "counter counter":
                    continue
                against = name if kind == "own" else kind
                some = max(plan.MAIN_SEATS, deals // plan.slowness(name))
                tables = [
                    habits.Table(plan.MAIN, plan.MAIN_SEATS, name, against, first, min(HABIT_BLOCK, some - first))
                    for first in range(0, some, HABIT_BLOCK)
                ]
                found = habits.Habits()
                for _, part in run_all(habits.habits_at, tables, team):
                    found.add(part)
                kept.keep("habits", key, {**msgspec.structs.asdict(found), "net": net_of(name)})
                told(f"habits of {key}")


def measure_times(kept: Kept, options: Options) -> None:
    """Time every bot anew."""
    machine = f"{platform.system()} {platform.machine()}, Python {platform.python_version()}"
    for name in (*bot_names(), *characters()):
        decisions = 20 if options.quick else TIMED_DECISIONS // plan.slowness(name)
        found = habits.time_of(name, plan.MAIN, plan.MAIN_SEATS, decisions)
        kept.keep("times", name, {**found, "machine": machine, "net": net_of(name)})
        told(f"time of {name}: {found['median']:.2f} ms, p99 {found['p99']:.2f} ms")


def measure_tiny(kept: Kept, options: Options) -> None:
    """Solve the tiny games, and find out how far bots are from the solution."""
    for key, game in tiny.GAMES.items():
        policies = ("cfr+", "uniform", *(plan.SCRIPTED if game.samples else ()), *(LEARNED if game.decisions else ()))
        for name in policies:
            if f"{key} {name}" not in kept.section("tiny"):
                whole = tiny.tree_of(key)
                found = tiny.worth(whole, tiny_policy(name, whole, game))
                kept.keep("tiny", f"{key} {name}", {**tiny.sizes(whole), **found, "net": ""})
                told(f"{game.title}, {name}: NashConv {found['nash_conv']:.5f}")
        if options.quick:
            break


def tiny_policy(name: str, whole: Tree, game: tiny.Tiny) -> Array:
    """The policy of that name in a tiny game."""
    if name == "cfr+":
        return solve.cfr_plus(whole, game.rounds)
    if name == "uniform":
        return solve.uniform(whole)
    if name in LEARNED:
        from bench.proof.tiny_field import learned  # PyTorch is needed for this alone

        return learned(game, whole, game.decisions, seed=1 + LEARNED.index(name))
    return tiny.policy_of(name, whole, game.setting(), game.samples)


def measure_exploiter(kept: Kept, options: Options) -> None:
    """Train fresh learners against the shipped net, one for each seed, and measure what they found."""
    from bench.proof.exploiter import exploit  # PyTorch is needed for this alone

    decks = 20 if options.quick else EXPLOITED_DECKS
    for seed in EXPLOITER_SEEDS:
        if not is_kept(kept, "exploiter", f"net {seed}", "net"):
            found = exploit(NET, options.decisions, decks, seed, told)
            kept.keep("exploiter", f"net {seed}", {**found._asdict(), "net": net_of("net")})
            told(f"exploiter of seed {seed}: loses {100 * found.rate:.1f} % +- {100 * found.within:.1f}")


def has_played(kept: Kept, meeting: meetings.Meeting, decks: int) -> bool:
    """Whether at least so many decks of a meeting are kept, with the net that is shipped now."""
    if not is_kept(kept, "meetings", meeting.key, meeting.bot, meeting.against):
        return False
    return len(kept.section("meetings")[meeting.key]["letters"]) >= decks * meeting.seats


def is_kept(kept: Kept, section: str, key: str, *bots: str) -> bool:
    """Whether a figure is there and was measured with the net that is shipped now."""
    found = kept.section(section).get(key)
    return found is not None and found["net"] == net_of(*bots)


def told(line: str) -> None:
    print(line, flush=True)


PARTS: dict[str, Callable[[Kept, Options], None]] = {
    "meetings": measure_meetings,
    "habits": measure_habits,
    "times": measure_times,
    "tiny": measure_tiny,
    "exploiter": measure_exploiter,
}
USUAL = ("meetings", "habits", "tiny")
