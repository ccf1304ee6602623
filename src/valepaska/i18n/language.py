"""Which languages there are, and which one a person wants.

There is a language for every file ``CODE.ftl`` beside this one, CODE of two or three letters: what an editor or a
system leaves beside it is none.
"""

import re
from collections.abc import Mapping
from pathlib import Path

FALLBACK = "en"
_CODE = re.compile(r"[a-z]{2,3}")


def languages_in(folder: Path) -> tuple[str, ...]:
    """The languages that have a file there, English last: who speaks another one looks for that."""
    codes = (file.stem for file in folder.glob("*.ftl") if _CODE.fullmatch(file.stem))
    return tuple(sorted(codes, key=lambda code: (code == FALLBACK, code)))


LANGUAGES = languages_in(Path(__file__).parent)


def spoken(wanted: str) -> str:
    """The language of this code, English where there is none."""
    return wanted if wanted in LANGUAGES else FALLBACK


def default_language(environ: Mapping[str, str]) -> str:
    """The language of the environment: ``LC_ALL``, else ``LC_MESSAGES``, else ``LANG``.

    The first of them that is set decides, as POSIX has it; a language without texts here means
    English.
    """
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environ.get(name):
            return spoken(environ[name].replace("-", "_").split("_")[0].split(".")[0].lower())
    return FALLBACK
