"""The command line: ``valepaska play``, ``serve``, ``rules``, ``referee``, ``simulate`` and the rest.

An error is one line that says what to do, and exit status 2. Imports that only one command
needs are made in it, so that a game starts at once.
"""

import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from valepaska.errors import RulesError, ValepaskaError
from valepaska.terminal.calling import command as called
from valepaska.terminal.calling import program
from valepaska.terminal.complaints import cannot, complain, tell
from valepaska.terminal.marks import drain, lenient_streams
from valepaska.terminal.unclear import echoed

if TYPE_CHECKING:
    from valepaska.i18n import Texts

INTERRUPTED = 130
BROKEN_PIPE = 141
DEFAULT_RULES = "valepaska"
HERE = "127.0.0.1"
MANY_DEALS = 1000
LAST_SEED = 2**63 - 1
"""The largest number that a record can hold."""
LONGEST_FAULT = 300

app = typer.Typer(
    name="valepaska",
    help="The Finnish bluff card game Valepaska and its family. Without a command: serve, and open the page.",
    invoke_without_command=True,
    no_args_is_help=False,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

Lang = Annotated[str | None, typer.Option("--lang", metavar="fi|sv|en", help="The language of the texts.")]
SPEC_HELP = "A preset, with house rules: valepaska+soft-twos."
RulesOption = Annotated[str, typer.Option("--rules", metavar="SPEC", help=SPEC_HELP)]
GameRules = Annotated[str | None, typer.Option("--rules", metavar="SPEC", help=SPEC_HELP)]
GameBots = Annotated[str | None, typer.Option("--bots", metavar="3|KIND,KIND", help="How many bots, or which.")]
Players = Annotated[str | None, typer.Option("--players", metavar="NAME,NAME", help="The people at this screen.")]
Resume = Annotated[str | None, typer.Option("--resume", metavar="FILE|last", help="Go on with a saved game.")]
Lesson = Annotated[bool, typer.Option("--lesson", help="Learn the game in three minutes.")]
Json = Annotated[bool, typer.Option("--json", help="Print JSON for programs instead of text.")]
Plain = Annotated[bool, typer.Option("--plain", help="Text only: no colour, no pauses, letters for suits.")]
Host = Annotated[str, typer.Option("--host", metavar="ADDRESS", help="The address to listen on.")]
Port = Annotated[
    int | None,
    typer.Option("--port", min=0, max=65535, help="The port; 0 takes any that is free.", show_default="8000"),
]
Db = Annotated[
    str | None, typer.Option("--db", metavar="sqlite:///PATH", help="Where tables are kept; memory: keeps nothing.")
]
Lan = Annotated[bool, typer.Option("--lan", help="Let others on this network in.")]
NoBrowser = Annotated[bool, typer.Option("--no-browser", help="Do not open the page.")]
SeedOption = Annotated[
    int | None, typer.Option("--seed", min=0, max=LAST_SEED, help="The same seed gives the same cards and bots.")
]
DealsSeed = Annotated[int, typer.Option("--seed", min=0, max=LAST_SEED, help="The same seed gives the same deals.")]
Jobs = Annotated[int | None, typer.Option("--jobs", min=1, help="Play in so many processes.")]
Threads = Annotated[int | None, typer.Option("--threads", min=1, help="Play in so many threads of one process.")]
Cluster = Annotated[
    str | None, typer.Option("--cluster", metavar="ADDRESS", help="Play on a cluster: tcp://10.0.0.1:8786.")
]
Csv = Annotated[bool, typer.Option("--csv", help="Print a table for spreadsheets instead of text.")]
TurnLimit = Annotated[int | None, typer.Option("--turn-limit", min=1, help="After so many turns a deal is undecided.")]
RecordFile = Annotated[str, typer.Argument(metavar="RECORD|last", help="A record of a deal.")]


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command line and return its exit status. Errors become one line on standard error."""
    fault = typer.BadParameter.__mro__[2]
    spoken: dict[str, str | None] = {"lang": None}
    try:
        if not lenient_streams():
            return complain("standard output is closed: there is nowhere to write to")
        command = typer.main.get_command(app)
        status = command.main(args=arguments, prog_name=program(), standalone_mode=False, obj=spoken)
        sys.stdout.flush()
    except (BrokenPipeError, SystemExit):  # Typer turns the first into the second
        drain(sys.stdout)
        return BROKEN_PIPE
    except (KeyboardInterrupt, typer.Abort):
        tell("")
        return INTERRUPTED
    except RulesError as error:
        return complain(_rules_fault(error, spoken["lang"]))
    except ValepaskaError as error:
        return complain(str(error))
    except UnicodeError:
        return complain(f"the input is not a text in {sys.stdin.encoding}: say in PYTHONIOENCODING what it is")
    except OSError as error:
        return cannot(error)
    except Exception as error:
        if not isinstance(error, fault):
            raise
        return complain(f"{echoed(error.format_message(), LONGEST_FAULT)} ({_where_to_look(error)})")  # type: ignore[attr-defined]
    return status if isinstance(status, int) else 0


def _rules_fault(error: RulesError, lang: str | None) -> str:
    """What is wrong with rules, in the language that was asked for; in English with the commands that help."""
    from valepaska.i18n import LANGUAGES, default_language, texts
    from valepaska.i18n.faults import rules_fault

    lang = lang or default_language(os.environ)
    return str(error) if lang not in LANGUAGES or lang == "en" else rules_fault(texts(lang), error)


def _speak(context: typer.Context, lang: str | None) -> None:
    """Note the language that was asked for, so that errors are told in it too."""
    context.obj["lang"] = lang or context.obj["lang"]


def _where_to_look(fault: Any) -> str:
    """What to do about a command line that was not understood."""
    option, command = getattr(fault, "option_name", None), typer.main.get_command(app)
    games = {name for each in command.commands["play"].params for name in each.opts}  # type: ignore[attr-defined]
    if option in games and fault.ctx is not None and fault.ctx.parent is None:
        return f"a game in the terminal has it: `{program()} play {option}`"
    return f"`{program()} --help` lists what there is"


@app.callback()
def root(
    context: typer.Context,
    host: Host = HERE,
    port: Port = None,
    db: Db = None,
    lan: Lan = False,
    no_browser: NoBrowser = False,
    version: Annotated[bool, typer.Option("--version", help="Print the version and exit.")] = False,
    lang: Lang = None,
) -> None:
    """The Finnish bluff card game Valepaska and its family. Without a command: serve, and open the page."""
    _speak(context, lang)
    if version:
        from valepaska import __version__

        typer.echo(f"valepaska {__version__}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        raise typer.Exit(_serve(context, host, port, db, lan=lan, no_browser=no_browser))
    if (host, port, db, lan, no_browser) != (HERE, None, None, False, False):
        raise ValepaskaError(
            f"the options before `{context.invoked_subcommand}` are those of `valepaska serve`: leave them out, "
            f"or see `valepaska {context.invoked_subcommand} --help` for its own"
        )


@app.command()
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

    _speak(context, lang)
    texts = _texts(context)
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


@app.command()
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
    behind_proxy: Annotated[
        bool, typer.Option("--behind-proxy", help="Limits count the last address of X-Forwarded-For.")
    ] = False,
    verbose: Annotated[bool, typer.Option("--verbose", help="Log every request, without its key.")] = False,
    lang: Lang = None,
) -> None:
    """Serve the game to browsers, until Ctrl-C."""
    _speak(context, lang)
    wish = {"public": public, "behind_proxy": behind_proxy, "verbose": verbose}
    raise typer.Exit(_serve(context, host, port, db, lan=lan, no_browser=no_browser, **wish))


def _serve(
    context: typer.Context, host: str, port: int | None, db: str | None, *, lan: bool, no_browser: bool, **more: Any
) -> int:
    from valepaska.i18n import default_language
    from valepaska.web.serve import Wish
    from valepaska.web.serve import serve as run

    lang = context.obj["lang"] or default_language(os.environ)
    host = "0.0.0.0" if lan else host
    wish = Wish(host=host, port=port, db=db, browser=not no_browser, lang=lang, for_network=called("--lan"), **more)
    return run(wish, typer.echo)


@app.command()
def rules(
    context: typer.Context,
    spec: Annotated[str | None, typer.Argument(metavar="[SPEC]", help="Leave it out for a list.")] = None,
    options: Annotated[bool, typer.Option("--options", help="Every option: its values and what they mean.")] = False,
    as_json: Json = False,
    plain: Plain = False,
    lang: Lang = None,
) -> None:
    """Show rules as text and as a grid of what goes on what; without SPEC, list what there is."""
    from valepaska.terminal import sheet
    from valepaska.terminal.screen import open_screen

    _speak(context, lang)
    if options:
        _options(context, spec, as_json=as_json, plain=plain)
    elif as_json:
        typer.echo(sheet.listing_json() if spec is None else sheet.rules_json(spec))
    else:
        screen, texts = open_screen(plain=plain), _texts(context)
        sheet.show_listing(screen, texts) if spec is None else sheet.show_rules(screen, texts, spec)


def _options(context: typer.Context, spec: str | None, *, as_json: bool, plain: bool) -> None:
    from valepaska.rules.model import Rules
    from valepaska.terminal import choices
    from valepaska.terminal.screen import open_screen

    game = None if spec is None else Rules.parse(spec)
    if as_json:
        typer.echo(choices.options_json(_texts(context), game))
    else:
        choices.show_options(open_screen(plain=plain), _texts(context), game)


@app.command()
def referee(
    context: typer.Context,
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Files of written positions.")],
    lang: Lang = None,
) -> None:
    """Decide written positions: 0 when all expectations hold, 1 when one fails, 2 for a faulty file."""
    from valepaska.records.referee import referee as decide
    from valepaska.terminal.rulings import Rulings

    _speak(context, lang)
    raise typer.Exit(decide(files, typer.echo, Rulings(_texts(context))))


@contextmanager
def _stoppable(texts: "Texts") -> Iterator[None]:
    """Let Ctrl-C end the work with a word about it, on a line below the terminal's own ``^C``."""
    try:
        yield
    except KeyboardInterrupt:
        tell("\n" + texts("cli-stopped"))
        raise typer.Exit(INTERRUPTED) from None


@app.command()
def simulate(
    context: typer.Context,
    bots: Annotated[str, typer.Option(metavar="KIND,KIND,...", help="The bot in each seat.")],
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

    _speak(context, lang)
    texts, on = _texts(context), place(jobs, threads, cluster)
    form = results.form(as_json=as_json, as_csv=as_csv)
    with _stoppable(texts), results.progress(texts) as step:
        found = run(rules, results.kinds(bots), deals, seed, on=on, turn_limit=turn_limit, progress=step)
    if form is None:
        results.show_simulation(open_screen(plain=True), texts, found)
    else:
        typer.echo(form(found))


@app.command()
def league(
    context: typer.Context,
    bots: Annotated[str, typer.Option(metavar="KIND,KIND,...", help="The bots to compare.")],
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

    _speak(context, lang)
    texts, on = _texts(context), place(jobs, threads, cluster)
    form = results.form(as_json=as_json, as_csv=as_csv)
    with _stoppable(texts), results.progress(texts) as step:
        found = run(rules, results.kinds(bots), deals, seats, seed, on=on, progress=step)
    if form is None:
        results.show_league(open_screen(plain=True), texts, found, deals)
    else:
        typer.echo(form(found))


@app.command()
def replay(
    context: typer.Context,
    record: RecordFile,
    step: Annotated[bool, typer.Option("--step", help="Wait for Enter after each move.")] = False,
    plain: Plain = False,
    lang: Lang = None,
) -> None:
    """Tell a recorded deal from its beginning, and turn all cards if it has ended."""
    from valepaska.terminal import saves
    from valepaska.terminal.retell import retell
    from valepaska.terminal.screen import open_screen

    _speak(context, lang)
    retell(open_screen(plain=plain), _texts(context), saves.to_replay(record), step=step)


@app.command()
def verify(context: typer.Context, record: RecordFile, lang: Lang = None) -> None:
    """Check that every move of a record is legal and that its result is true."""
    from valepaska.terminal import saves
    from valepaska.terminal.retell import verified
    from valepaska.terminal.screen import open_screen

    _speak(context, lang)
    open_screen(plain=True).say(verified(_texts(context), saves.to_verify(record)))


@app.command("help")
def explain(
    context: typer.Context,
    command: Annotated[str | None, typer.Argument(metavar="[COMMAND]", help="Leave it out for all of them.")] = None,
) -> None:
    """Show what there is, or the options of one command."""
    wanted = ["--help"] if command is None else [command, "--help"]
    typer.main.get_command(app).main(args=wanted, prog_name=program(), standalone_mode=False, obj=context.obj)


def _texts(context: typer.Context) -> "Texts":
    from valepaska.i18n import default_language, texts

    return texts(context.obj["lang"] or default_language(os.environ))
