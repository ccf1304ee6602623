"""The command that keeps what a server has: ``backup``."""

from pathlib import Path
from typing import Annotated

import typer

from valepaska.cli.language import speak, texts_of
from valepaska.cli.options import Db, Lang
from valepaska.errors import ValepaskaError


def backup(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where the copy shall lie; a file that is not there.")],
    db: Db = None,
    lang: Lang = None,
) -> None:
    """Copy the database of a server to a file, also while it runs."""
    from valepaska.store import back_up, database_of

    speak(context, lang)
    database = database_of(db)
    if database is None:
        raise ValepaskaError("tables that are kept in memory cannot be backed up: name a file with --db sqlite:///PATH")
    tables = back_up(database, file)
    typer.echo(texts_of(context)("backup-done", tables=tables, file=str(file)))
