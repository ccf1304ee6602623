"""Quotes, dots and letters on screens that know ASCII only.

A stream that cannot write a character gets the nearest that it can, ``ä`` as ``a``. Where the
environment asks for the C locale, quotes and dots are plain even if the stream could write
them, since the terminal behind it often cannot show them; letters are left to the stream.
"""

import codecs
import os
import sys
import unicodedata
from collections.abc import Mapping
from typing import TextIO, cast

_MARKS = str.maketrans(
    {"“": '"', "”": '"', "„": '"', "\u2018": "'", "\u2019": "'", "\u2013": "-", "\u2014": "-", "\u00d7": "x"}
    | {"…": "...", "·": "-"}
)
_ERRORS = "valepaska-plain"


def plain_marks(text: str) -> str:
    """The text with ASCII quotes, dashes and dots; its letters are kept."""
    return text.replace(" · ", ", ").translate(_MARKS)


def plain_letters(text: str) -> str:
    """The text in ASCII alone: letters without dots and rings, ``?`` for what has no likeness."""
    apart = unicodedata.normalize("NFKD", plain_marks(text))
    return "".join(letter if letter.isascii() else "?" for letter in apart if not unicodedata.combining(letter))


def wants_ascii(environ: Mapping[str, str]) -> bool:
    """Whether the environment names the C locale: ``LC_ALL``, else ``LC_CTYPE``, else ``LANG``."""
    chosen = next((environ[name] for name in ("LC_ALL", "LC_CTYPE", "LANG") if environ.get(name)), "")
    return chosen in ("C", "POSIX")


def lenient_streams() -> bool:
    """Never fail over a character that the terminal cannot show or that came in broken, nor over a closed stream.

    False when standard output is closed. A closed standard error swallows what is said there.
    """
    seen = sys.stdout is not None
    sys.stdin = sys.stdin or _nowhere("r")
    sys.stdout = sys.stdout or _nowhere("w")
    sys.stderr = sys.stderr or _nowhere("w")
    codecs.register_error(_ERRORS, _likeness)
    for stream, errors in ((sys.stdin, "replace"), (sys.stdout, _ERRORS), (sys.stderr, _ERRORS)):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors=errors)
    return seen


def drain(stream: TextIO) -> None:
    """Let go of what a stream could not write, so that nothing fails over it at the end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


def _nowhere(mode: str) -> TextIO:
    return cast(TextIO, open(os.devnull, mode, encoding="utf-8"))


def _likeness(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return plain_letters(error.object[error.start : error.end]), error.end
