"""The commands that read a record: ``replay``, ``verify``."""

from typing import Annotated

import typer

from valepaska.cli.language import speak, texts_of
from valepaska.cli.options import Lang, Plain, RecordFile


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

    speak(context, lang)
    retell(open_screen(plain=plain), texts_of(context), saves.to_replay(record), step=step)


def verify(context: typer.Context, record: RecordFile, lang: Lang = None) -> None:
    """Check that every move of a record is legal and that its result is true."""
    from valepaska.terminal import saves
    from valepaska.terminal.retell import verified
    from valepaska.terminal.screen import open_screen

    speak(context, lang)
    open_screen(plain=True).say(verified(texts_of(context), saves.to_verify(record)))
