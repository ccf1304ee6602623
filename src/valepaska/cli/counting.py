"""The commands that let bots play many deals: ``simulate``, ``league``."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated

import typer

from valepaska.cli.language import speak, texts_of
from valepaska.cli.options import (
    DEFAULT_RULES,
    Cluster,
    Csv,
    DealsSeed,
    Jobs,
    Json,
    Lang,
    RulesOption,
    Threads,
    TurnLimit,
)
from valepaska.cli.status import INTERRUPTED
from valepaska.terminal.complaints import tell

if TYPE_CHECKING:
    from valepaska.i18n import Texts

MANY_DEALS = 1000


@contextmanager
def stoppable(texts: "Texts", word: Callable[[], str] = lambda: "cli-stopped") -> Iterator[None]:
    """Let Ctrl-C end the work with a word about it, on a line below the terminal's own ``^C``."""
    try:
        yield
    except KeyboardInterrupt:
        tell("\n" + texts(word()))
        raise typer.Exit(INTERRUPTED) from None


def simulate(
    context: typer.Context,
    bots: Annotated[str, typer.Option(metavar="NAME,NAME,...", help="The bot in each seat.")],
    deals: Annotated[int, typer.Option(min=1, help="How many deals.")],
    rules: RulesOption = DEFAULT_RULES,
    seed: DealsSeed = 0,
    jobs: Jobs = None,
    threads: Threads = None,
    cluster: Cluster = None,
    turn_limit: TurnLimit = None,
    as_json: Json = False,
    as_csv: Csv = False,
    lang: Lang = None,
) -> None:
    """Let bots play many deals, and count who loses."""
    from valepaska.matches import simulate as run
    from valepaska.terminal import results
    from valepaska.terminal.places import place
    from valepaska.terminal.screen import open_screen

    speak(context, lang)
    texts, on = texts_of(context), place(jobs, threads, cluster)
    form = results.form(as_json=as_json, as_csv=as_csv)
    names = results.kinds(bots)
    with stoppable(texts), results.progress(texts, names) as step:
        found = run(rules, names, deals, seed, on=on, turn_limit=turn_limit, progress=step)
    if form is None:
        results.show_simulation(open_screen(plain=True), texts, found)
    else:
        typer.echo(form(found))


def league(
    context: typer.Context,
    bots: Annotated[str, typer.Option(metavar="NAME,NAME,...", help="The bots to compare.")],
    deals: Annotated[
        int, typer.Option(min=1, help="How many deals for each pair, made up to whole decks: a multiple of --seats.")
    ] = MANY_DEALS,
    rules: RulesOption = DEFAULT_RULES,
    seats: Annotated[int, typer.Option(min=2, max=10, help="Seats at each table.")] = 4,
    seed: DealsSeed = 0,
    jobs: Jobs = None,
    threads: Threads = None,
    cluster: Cluster = None,
    as_json: Json = False,
    as_csv: Csv = False,
    lang: Lang = None,
) -> None:
    """Let every bot play against tables of every other, and say how sure the result is."""
    from valepaska.matches import league as run
    from valepaska.terminal import results
    from valepaska.terminal.places import place
    from valepaska.terminal.screen import open_screen

    speak(context, lang)
    texts, on = texts_of(context), place(jobs, threads, cluster)
    form = results.form(as_json=as_json, as_csv=as_csv)
    names = results.kinds(bots)
    with stoppable(texts), results.progress(texts, names) as step:
        found = run(rules, names, deals, seats, seed, on=on, progress=step)
    if form is None:
        results.show_league(open_screen(plain=True), texts, found, deals)
    else:
        typer.echo(form(found))
