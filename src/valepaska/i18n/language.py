"""Which languages there are, and which one a person wants.

There is a language for every file ``CODE.ftl`` beside this one.
"""

from collections.abc import Mapping
from pathlib import Path

FALLBACK = "en"


def _found() -> tuple[str, ...]:
    """The codes of the files, English last: who speaks another language looks for that one."""
    codes = (file.stem for file in Path(__file__).parent.glob("*.ftl"))
    return tuple(sorted(codes, key=lambda code: (code == FALLBACK, code)))


LANGUAGES = _found()


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
