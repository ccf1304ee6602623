"""The commands that play: ``play`` at this terminal, ``serve`` for browsers."""

import os
from math import isfinite
from typing import Annotated, Any

import typer

from valepaska.cli.language import speak, texts_of
from valepaska.cli.options import (
    DEFAULT_RULES,
    HERE,
    Db,
    GameBots,
    GameRules,
    Host,
    Lan,
    Lang,
    Lesson,
    NoBrowser,
    Plain,
    Players,
    Port,
    Resume,
    SeedOption,
)
from valepaska.errors import ValepaskaError
from valepaska.terminal.calling import command as called

MOST = 1_000_000
"""The largest bound that can be set."""


def _finite(days: float | None) -> float | None:
    if days is not None and not isfinite(days):
        raise typer.BadParameter(f"{days} is no number of days")
    return days


def play(
    context: typer.Context,
    rules: GameRules = None,
    bots: GameBots = None,
    players: Players = None,
    seed: SeedOption = None,
    plain: Plain = False,
    resume: Resume = None,
    lesson: Lesson = False,
    lang: Lang = None,
) -> None:
    """Play at this terminal, with bots and with people who share the screen."""
    from valepaska.terminal import line, saves
    from valepaska.terminal.screen import Tone, open_screen

    speak(context, lang)
    texts = texts_of(context)
    if lesson:
        if (rules, bots, players, seed, resume) != (None, None, None, None, None):
            raise ValepaskaError("the lesson has rules, players and cards of its own: give --lesson alone")
        from valepaska.terminal.lesson import teach

        raise typer.Exit(teach(open_screen(plain=plain), texts))
    if resume is not None:
        if (rules, bots, players, seed) != (None, None, None, None):
            raise ValepaskaError("a saved game has rules, players and cards of its own: give --resume alone")
        screen, path = open_screen(plain=plain), saves.to_resume(resume)
        for reason in saves.passed_over(resume, path):
            screen.say(texts("term-passed-over", reason=reason), Tone.WARNING)
        raise typer.Exit(line.play(screen, texts, path))
    begun = line.begin(rules or DEFAULT_RULES, bots, players, seed)
    raise typer.Exit(line.play(open_screen(plain=plain), texts, begun))


def serve(
    context: typer.Context,
    host: Host = HERE,
    port: Port = None,
    db: Db = None,
    lan: Lan = False,
    no_browser: NoBrowser = False,
    public: Annotated[
        str | None, typer.Option(metavar="https://NAME", help="The address that a proxy gives the server.")
    ] = None,
    trust_proxy: Annotated[
        str | None,
        typer.Option(metavar="ADDRESS,…", help="The proxies whose X-Forwarded-For is believed."),
    ] = None,
    tables_per_hour: Annotated[
        int | None, typer.Option(min=1, max=MOST, help="New tables of one address.", show_default="720")
    ] = None,
    guesses_per_hour: Annotated[
        int | None, typer.Option(min=1, max=MOST, help="Short codes tried by one address.", show_default="360")
    ] = None,
    programs_per_hour: Annotated[
        int | None, typer.Option(min=1, max=MOST, help="New programs of one address.", show_default="60")
    ] = None,
    sockets_per_address: Annotated[
        int | None, typer.Option(min=1, max=MOST, help="Open pages of one address.", show_default="200")
    ] = None,
    public_per_address: Annotated[
        int | None, typer.Option(min=0, max=MOST, help="Public tables of one address; 0: none.", show_default="8")
    ] = None,
    keep_days: Annotated[
        float | None,
        typer.Option(
            min=0.01,
            max=36_500,
            metavar="DAYS",
            callback=_finite,
            show_default="30",
            help="Delete tables where nothing has happened for so long.",
        ),
    ] = None,
    verbose: Annotated[bool, typer.Option("--verbose", help="Log every request, without its key.")] = False,
    lang: Lang = None,
) -> None:
    """Serve the game to browsers, until Ctrl-C."""
    from valepaska.web.limits import Limits

    speak(context, lang)
    limits = Limits().for_each_address(
        tables_per_hour=tables_per_hour,
        guesses_per_hour=guesses_per_hour,
        programs_per_hour=programs_per_hour,
        sockets=sockets_per_address,
        public_tables=public_per_address,
    )
    limits = limits.keeping(keep_days)
    wish = {"public": public, "trusted": trust_proxy, "verbose": verbose, "limits": limits}
    raise typer.Exit(serve_at(context, host, port, db, lan=lan, no_browser=no_browser, **wish))


def serve_at(
    context: typer.Context, host: str, port: int | None, db: str | None, *, lan: bool, no_browser: bool, **more: Any
) -> int:
    """Serve as the options say until it is stopped; the exit status. `more` are the other fields of a `Wish`."""
    from valepaska.i18n import default_language
    from valepaska.web.serve import Wish
    from valepaska.web.serve import serve as run

    lang = context.obj["lang"] or default_language(os.environ)
    host = "0.0.0.0" if lan else host
    wish = Wish(host=host, port=port, db=db, browser=not no_browser, lang=lang, for_network=called("--lan"), **more)
    return run(wish, typer.echo)
