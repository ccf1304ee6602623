"""What the program was called by, so that every command in a hint can be typed as it stands.

``./play`` says in VALEPASKA_CALLED_AS how it was called; commands are words after it: ``./play rules``.
"""

import os
import re
import shlex

NAME = "valepaska"
_NAMED = re.compile(rf"`{NAME}((?: [^`]*)?)`")


def program() -> str:
    """The program's name on the command line."""
    return shlex.quote(os.environ.get("VALEPASKA_CALLED_AS") or NAME)


def command(*words: str) -> str:
    """A command line to type or to paste, from its words without the program's name."""
    return " ".join([program(), *map(shlex.quote, words)])


def as_called(message: str) -> str:
    """A message in which every command between backticks is written as this program was called."""
    return _NAMED.sub(lambda found: f"`{command(*found[1].split())}`", message)
