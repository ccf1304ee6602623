"""The program as a whole: its commands in the order of the help, and how an error ends it."""

import os
import sys
from collections.abc import Sequence
from typing import Annotated, Any

import typer

from valepaska.algebra import one_thread_each
from valepaska.cli.counting import league, simulate
from valepaska.cli.deciding import referee, rules
from valepaska.cli.keeping import backup
from valepaska.cli.language import speak
from valepaska.cli.options import HERE, Db, Host, Lan, Lang, NoBrowser, Port
from valepaska.cli.playing import play, serve, serve_at
from valepaska.cli.retelling import replay, verify
from valepaska.cli.status import BROKEN_PIPE, INTERRUPTED
from valepaska.cli.training import train
from valepaska.errors import RulesError, ValepaskaError
from valepaska.i18n import TextError
from valepaska.terminal.calling import program
from valepaska.terminal.complaints import cannot, complain, tell
from valepaska.terminal.marks import drain, lenient_streams
from valepaska.terminal.unclear import echoed

LONGEST_FAULT = 300


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command line and return its exit status. Errors become one line on standard error."""
    one_thread_each()
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
    except TextError as error:
        return complain(f"a language's file is not whole: {error}; ./test tests/i18n names all that is missing")
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


def _where_to_look(fault: Any) -> str:
    """What to do about a command line that was not understood."""
    option, command = getattr(fault, "option_name", None), typer.main.get_command(app)
    games = {name for each in command.commands["play"].params for name in each.opts}  # type: ignore[attr-defined]
    if option in games and fault.ctx is not None and fault.ctx.parent is None:
        return f"a game in the terminal has it: `{program()} play {option}`"
    asked = program() if fault.ctx is None else fault.ctx.command_path
    return f"`{asked} --help` lists what there is"


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
    speak(context, lang)
    if version:
        from valepaska import __version__

        typer.echo(f"valepaska {__version__}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        raise typer.Exit(serve_at(context, host, port, db, lan=lan, no_browser=no_browser))
    if (host, port, db, lan, no_browser) != (HERE, None, None, False, False):
        raise ValepaskaError(
            f"the options before `{context.invoked_subcommand}` are those of `valepaska serve`: leave them out, "
            f"or see `valepaska {context.invoked_subcommand} --help` for its own"
        )


def explain(
    context: typer.Context,
    command: Annotated[str | None, typer.Argument(metavar="[COMMAND]", help="Leave it out for all of them.")] = None,
) -> None:
    """Show what there is, or the options of one command."""
    wanted = ["--help"] if command is None else [command, "--help"]
    typer.main.get_command(app).main(args=wanted, prog_name=program(), standalone_mode=False, obj=context.obj)


app = typer.Typer(
    name="valepaska",
    help="The Finnish bluff card game Valepaska and its family. Without a command: serve, and open the page.",
    invoke_without_command=True,
    no_args_is_help=False,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.callback()(root)
for each in (play, serve, backup, rules, referee, simulate, league, train, replay, verify):
    app.command()(each)
app.command("help")(explain)
