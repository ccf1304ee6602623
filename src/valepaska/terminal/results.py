"""What simulations and leagues come to, as tables for people and as JSON; and their progress."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager

import msgspec

from valepaska.i18n import Texts
from valepaska.matches.league import League
from valepaska.matches.simulate import Progress, Simulation
from valepaska.terminal.screen import Screen


def kinds(text: str) -> tuple[str, ...]:
    """The bots in ``honest,liar,counter``."""
    return tuple(kind.strip() for kind in text.split(","))


@contextmanager
def progress(label: str) -> Iterator[Progress | None]:
    """A progress bar while deals are played: on a terminal only, and not on standard output."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn
    from rich.progress import Progress as Bar

    columns = (TextColumn(label), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Bar(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(label, total=None)

        def step(done: int, of: int) -> None:
            bar.update(task, completed=done, total=of)

        yield step


def as_json(found: Simulation | League) -> str:
    """A result as JSON; its keys are the fields of the value."""
    return msgspec.json.format(msgspec.json.encode(found), indent=2).decode()


def show_simulation(screen: Screen, texts: Texts, found: Simulation) -> None:
    """Who lost and who won how often."""
    heads = [texts(f"cli-column-{name}") for name in ("bot", "losses", "share", "wins")]
    rows = [
        [bot, str(losses), f"{100 * losses / found.deals:.1f} %", str(wins)]
        for bot, losses, wins in zip(found.bots, found.losses, found.wins, strict=True)
    ]
    screen.say(texts("cli-spec", spec=found.spec))
    screen.say(texts("cli-seed", seed=found.seed))
    screen.block(aligned([heads, *rows]))
    screen.say(texts("cli-deals", count=found.deals))
    screen.say(texts("cli-undecided", count=found.undecided))
    screen.say(texts("cli-decisions", count=found.decisions))


def show_league(screen: Screen, texts: Texts, found: League) -> None:
    """How often each bot lost alone against a table of another."""
    heads = [texts(f"cli-column-{name}") for name in ("bot", "against", "share", "undecided")]
    rows = [
        [one.bot, one.against, f"{100 * one.rate:.1f} ± {100 * one.margin:.1f} %", str(one.undecided)]
        for one in found.standings
    ]
    screen.say(texts("cli-spec", spec=found.spec))
    screen.say(texts("cli-seed", seed=found.seed))
    screen.block(aligned([heads, *rows]))
    screen.say(texts("cli-even", share=f"{100 / found.seats:.1f}", seats=found.seats))


def aligned(rows: list[list[str]]) -> list[str]:
    """Columns under each other: the first word to the left, numbers to the right."""
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    return [
        "  ".join(
            cell.ljust(width) if column == 0 else cell.rjust(width)
            for column, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    ]
