"""What simulations and leagues come to: tables for people, JSON and CSV; and their progress."""

import csv
import io
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

import msgspec

from valepaska.bots import bot_named, character, searches
from valepaska.errors import ValepaskaError
from valepaska.i18n import Texts
from valepaska.matches.league import League, Standing
from valepaska.matches.ratings import Rating
from valepaska.matches.simulate import Progress, Simulation
from valepaska.terminal.patience import patience
from valepaska.terminal.screen import Screen

PROGRESS_EVERY = 0.1
"""How many seconds the line of progress stays as it is."""


def kinds(text: str) -> tuple[str, ...]:
    """The bots in ``honest,Aino,counter``, each by its one name. Raises ValepaskaError for one that is not known."""
    return tuple(bot_named(kind.strip()) for kind in text.split(","))


@contextmanager
def progress(texts: Texts, bots: Sequence[str]) -> Iterator[Progress]:
    """A line that counts deals while they are played: on a terminal only, and not on standard output.

    It needs nothing of the terminal but a carriage return, and is gone when the work is done. Where one of the bots
    searches and the first deals are long in coming, one line says why, in a pipe too.
    """
    line = _Counting(texts) if sys.stderr.isatty() else None
    with patience(texts("cli-waiting") if any(map(searches, bots)) else None) as has_come:

        def step(done: int, of: int) -> None:
            has_come()
            if line is not None:
                line.step(done, of)

        try:
            yield step
        finally:
            if line is not None:
                line.wipe()


class _Counting:
    """One line on standard error, written over itself a few times a second."""

    def __init__(self, texts: Texts) -> None:
        self._texts = texts
        self._shown = ""
        self._at = float("-inf")

    def step(self, done: int, of: int) -> None:
        """Show how many deals are done."""
        if time.monotonic() - self._at < PROGRESS_EVERY and done < of:
            return
        self._at = time.monotonic()
        self._write(self._texts("cli-simulating", done=done, total=of))

    def wipe(self) -> None:
        """Leave an empty line."""
        self._write("")
        print(end="\r", file=sys.stderr, flush=True)

    def _write(self, text: str) -> None:
        print(f"\r{text.ljust(len(self._shown))}", end="", file=sys.stderr, flush=True)
        self._shown = text


def form(*, as_json: bool, as_csv: bool) -> Callable[[Simulation | League], str] | None:
    """How to print a result for programs; None: as text for people. Raises ValepaskaError for two forms at once."""
    if as_json and as_csv:
        raise ValepaskaError("--json and --csv are two forms of the same result: give one of them")
    return in_json if as_json else in_csv if as_csv else None


def in_json(found: Simulation | League) -> str:
    """A result as JSON; its keys are the fields of the value."""
    return msgspec.json.format(msgspec.json.encode(found), indent=2).decode()


def in_csv(found: Simulation | League) -> str:
    """A result as CSV: a line for each bot of a simulation, for each pair of a league."""
    text = io.StringIO()
    table = csv.writer(text, lineterminator="\n")
    if isinstance(found, Simulation):
        table.writerow(["bot", "losses", "wins", "deals", "undecided"])
        for bot, losses, wins in zip(found.bots, found.losses, found.wins, strict=True):
            table.writerow([bot, losses, wins, found.deals, found.undecided])
    else:
        table.writerow([*Standing.__struct_fields__, "rating", "rating_low", "rating_high"])
        strength = {each.bot: (each.rating, each.low, each.high) for each in found.ratings}
        for one in found.standings:
            table.writerow([*msgspec.structs.astuple(one), *strength[one.bot]])
    return text.getvalue().removesuffix("\n")


def show_simulation(screen: Screen, texts: Texts, found: Simulation) -> None:
    """Who lost and who won how often."""
    heads = [texts(f"cli-column-{name}") for name in ("bot", "losses", "share", "wins")]
    rows = [
        [called(bot), str(losses), f"{100 * losses / found.deals:.1f} %", str(wins)]
        for bot, losses, wins in zip(found.bots, found.losses, found.wins, strict=True)
    ]
    screen.say(texts("cli-spec", spec=found.spec))
    screen.say(texts("cli-seed", seed=str(found.seed)))
    screen.block(aligned([heads, *rows]))
    screen.say(texts("cli-deals", count=found.deals))
    screen.say(texts("cli-undecided", count=found.undecided))
    screen.say(texts("cli-decisions", count=found.decisions))


def show_league(screen: Screen, texts: Texts, found: League, wanted: int) -> None:
    """The bots by strength, and how often each lost alone against a table of another.

    `wanted`: the deals that were asked for.
    """
    names = [each.bot for each in found.ratings]
    cells = {(one.bot, one.against): one for one in found.standings}
    strength = [[called(each.bot), f"{round(each.rating):+d}", _interval(each)] for each in found.ratings]
    matrix = [[called(name), *(_cell(cells.get((name, against))) for against in names)] for name in names]
    screen.say(texts("cli-spec", spec=found.spec))
    screen.say(texts("cli-seed", seed=str(found.seed)))
    screen.block(
        aligned([[texts("cli-column-bot"), texts("cli-column-rating"), texts("cli-column-interval")], *strength])
    )
    screen.say(texts("cli-rating"))
    screen.block(aligned([[texts("cli-column-against-table"), *map(called, names)], *matrix]))
    screen.say(texts("cli-even", share=f"{100 / found.seats:.1f}", seats=found.seats))
    deals = max((one.deals for one in found.standings), default=wanted)
    screen.say(texts("cli-league-deals", count=deals))
    if deals != wanted:
        screen.say(texts("cli-league-rounded", count=deals, wanted=wanted, seats=found.seats))
    screen.say(texts("cli-undecided", count=sum(one.undecided for one in found.standings)))


def called(bot: str) -> str:
    """What people call a bot: a character by its name, any other by its own word."""
    who = character(bot)
    return bot if who is None else who.name


def _cell(found: Standing | None) -> str:
    if found is None:
        return "-"
    share = f"{100 * found.rate:.1f}"
    return share if found.margin is None else f"{share} ± {100 * found.margin:.1f}"


def _interval(found: Rating) -> str:
    if found.low is None or found.high is None:
        return "-"
    return f"{round(found.low):+d} … {round(found.high):+d}"


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
