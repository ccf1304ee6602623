"""How strong the bots are, and how much of that is proved: measures what is missing and writes docs/strength.md.

Run: python bench/strength.py [--deals N] [--jobs J] [--again BOT] [--only PART,...] [--quick]

Figures are kept in docs/data/strength.json as they come, so that a run can be broken off and goes on
later. A figure is measured when there is none, or when it was played with another net than the one that is
shipped now. The times of decisions are measured only with `--only times`, on a machine that does nothing else.
"""

import argparse
import platform
import sys
from collections.abc import Callable
from pathlib import Path

sys.path[:0] = [str(Path(__file__).resolve().parents[1]), str(Path(__file__).resolve().parents[1] / "src")]

import msgspec  # noqa: E402

from bench.proof import habits, meetings, plan  # noqa: E402
from bench.proof.kept import FILE, ROOT, Kept, net_of  # noqa: E402
from bench.proof.page import page  # noqa: E402
from valepaska.bots import bot_names  # noqa: E402
from valepaska.matches import Processes, run_all, team_at  # noqa: E402

PAGE = ROOT / "docs" / "strength.md"
DEALS, QUICK_DEALS = 4000, 12
HABIT_DEALS, HABIT_BLOCK = 400, 20
TIMED_DECISIONS = 2000


class Options(argparse.Namespace):
    """What the command was asked for."""

    deals: int
    jobs: int
    again: str | None
    only: str
    quick: bool
    data: Path
    page: Path


def measure_meetings(kept: Kept, options: Options) -> None:
    """Play the meetings that are missing."""
    shares = plan.main_settings() if options.quick else plan.settings()
    wanted = [
        (meeting, decks)
        for meeting, decks in plan.meetings(plan.strong_bots(), options.deals, shares)
        if not is_kept(kept, "meetings", meeting.key, meeting.bot, meeting.against)
    ]
    for number, (meeting, letters) in enumerate(meetings.play(wanted, Processes(options.jobs)), start=1):
        net = net_of(meeting.bot, meeting.against)
        kept.keep("meetings", meeting.key, {"seed": meetings.SEED, "net": net, "letters": letters})
        found = meetings.standing_of(meeting, letters)
        told(f"{number}/{len(wanted)} {meeting.key}: {100 * found.rate:.1f} % +- {100 * (found.margin or 1):.1f}")


def measure_habits(kept: Kept, options: Options) -> None:
    """Play the deals in which habits are counted."""
    deals = max(HABIT_BLOCK, HABIT_DEALS * options.deals // DEALS)
    with team_at(Processes(options.jobs)) as team:
        for name in bot_names():
            for kind in ("own", "counter"):
                key = f"{name} {kind}"
                if is_kept(kept, "habits", key, name):
                    continue
                against = name if kind == "own" else kind
                some = max(plan.MAIN_SEATS, deals // plan.SLOW) if name.startswith("search") else deals
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
    for name in bot_names():
        decisions = TIMED_DECISIONS // (10 if name.startswith("search") else 1)
        found = habits.time_of(name, plan.MAIN, plan.MAIN_SEATS, 20 if options.quick else decisions)
        kept.keep("times", name, {**found, "machine": machine, "net": net_of(name)})
        told(f"time of {name}: {found['median']:.2f} ms, p99 {found['p99']:.2f} ms")


PARTS: dict[str, Callable[[Kept, Options], None]] = {
    "meetings": measure_meetings,
    "habits": measure_habits,
    "times": measure_times,
}
USUAL = ("meetings", "habits")


def is_kept(kept: Kept, section: str, key: str, *bots: str) -> bool:
    """Whether a figure is there and was measured with the net that is shipped now."""
    found = kept.section(section).get(key)
    return found is not None and found["net"] == net_of(*bots)


def forget(kept: Kept, name: str) -> None:
    """Drop every figure in which a bot took part."""
    for section in kept.sections.values():
        for key in [key for key in section if name in key.split(" ")]:
            del section[key]


def told(line: str) -> None:
    print(line, flush=True)


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, default=DEALS, metavar="N", help="deals of each main meeting")
    parser.add_argument("--jobs", type=int, default=1, metavar="J", help="processes")
    parser.add_argument("--again", metavar="BOT", help="measure anew whatever this bot took part in")
    parser.add_argument("--only", default=",".join(USUAL), metavar="PART,...", help=f"of {', '.join(PARTS)}")
    parser.add_argument("--quick", action="store_true", help="a few deals of the main rules only, to see that it works")
    parser.add_argument("--data", type=Path, default=FILE, help="where figures are kept")
    parser.add_argument("--page", type=Path, default=PAGE, help="the page that is written")
    options = parser.parse_args(arguments, Options())
    if options.quick:
        options.deals = QUICK_DEALS
    wanted = [name for name in options.only.split(",") if name]
    for name in wanted:
        if name not in PARTS:
            parser.error(f"there is no part {name!r}: the parts are {', '.join(PARTS)}")
    kept = Kept(options.data)
    if options.again:
        forget(kept, options.again)
    for name in wanted:
        PARTS[name](kept, options)
    options.page.write_text(page(kept), encoding="utf-8")


if __name__ == "__main__":
    main()
