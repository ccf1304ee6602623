"""The commands that read a record: ``replay``, ``verify``."""

from typing import Annotated

import typer

from valepaska.cli.language import speak, texts_of
from valepaska.cli.options import Lang, Plain, RecordFile


def replay(
    context: typer.Context,
    record: RecordFile,
    step: Annotated[bool, typer.Option("--step", help="Wait for Enter after each move.")] = False,
    seat: Annotated[str | None, typer.Option(metavar="LETTER", help="Tell it as this seat saw it: A, B, C ….")] = None,
    plain: Plain = False,
    lang: Lang = None,
) -> None:
    """Tell a recorded deal from its beginning, and turn all cards if it has ended."""
    from valepaska.terminal import saves
    from valepaska.terminal.retell import retell
    from valepaska.terminal.screen import open_screen

    speak(context, lang)
    retell(open_screen(plain=plain), texts_of(context), saves.to_replay(record), step=step, seat=seat)


def verify(
    context: typer.Context,
    record: RecordFile,
    commitment: Annotated[
        str | None, typer.Option(metavar="HEX", help="What your page was told before the deal.")
    ] = None,
    contribution: Annotated[
        str | None, typer.Option(metavar="HEX", help="What your page added to the shuffle.")
    ] = None,
    lang: Lang = None,
) -> None:
    """Check the moves and the result of a record, and that its deal was fair: 1 when a step does not hold."""
    from valepaska.table.proving import Told
    from valepaska.terminal import saves
    from valepaska.terminal.screen import open_screen
    from valepaska.terminal.verifying import show_whether_it_holds

    speak(context, lang)
    told = Told(commitment, contribution)
    raise typer.Exit(show_whether_it_holds(open_screen(plain=True), texts_of(context), saves.to_verify(record), told))
