"""The language in which a command speaks."""

import os
from typing import TYPE_CHECKING

import typer

if TYPE_CHECKING:
    from valepaska.i18n import Texts


def speak(context: typer.Context, lang: str | None) -> None:
    """Note the language that was asked for, so that errors are told in it too."""
    context.obj["lang"] = lang or context.obj["lang"]


def texts_of(context: typer.Context) -> "Texts":
    """The texts in the language that was asked for, else in that of the system."""
    from valepaska.i18n import default_language, texts

    return texts(context.obj["lang"] or default_language(os.environ))
