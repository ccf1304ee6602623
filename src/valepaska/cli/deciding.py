"""The commands that tell the rules and decide by them: ``rules``, ``referee``."""

from pathlib import Path
from typing import Annotated

import typer

from valepaska.cli.language import speak, texts_of
from valepaska.cli.options import Json, Lang, Plain


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

    speak(context, lang)
    if options:
        _options(context, spec, as_json=as_json, plain=plain)
    elif as_json:
        typer.echo(sheet.listing_json() if spec is None else sheet.rules_json(spec))
    else:
        screen, texts = open_screen(plain=plain), texts_of(context)
        sheet.show_listing(screen, texts) if spec is None else sheet.show_rules(screen, texts, spec)


def _options(context: typer.Context, spec: str | None, *, as_json: bool, plain: bool) -> None:
    from valepaska.rules.model import Rules
    from valepaska.terminal import choices
    from valepaska.terminal.screen import open_screen

    game = None if spec is None else Rules.parse(spec)
    if as_json:
        typer.echo(choices.options_json(texts_of(context), game))
    else:
        choices.show_options(open_screen(plain=plain), texts_of(context), game)


def referee(
    context: typer.Context,
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Files of written positions.")],
    lang: Lang = None,
) -> None:
    """Decide written positions: 0 when all expectations hold, 1 when one fails, 2 for a faulty file."""
    from valepaska.records.referee import referee as decide
    from valepaska.terminal.rulings import Rulings

    speak(context, lang)
    raise typer.Exit(decide(files, typer.echo, Rulings(texts_of(context))))
