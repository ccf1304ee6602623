"""Which languages there are, and which one a person wants."""

from collections.abc import Mapping

LANGUAGES = ("fi", "sv", "en")
FALLBACK = "en"


def default_language(environ: Mapping[str, str]) -> str:
    """The language of the environment: ``LC_ALL``, else ``LC_MESSAGES``, else ``LANG``.

    The first of them that is set decides, as POSIX has it; a language without texts here means
    English.
    """
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environ.get(name):
            spoken = environ[name].replace("-", "_").split("_")[0].split(".")[0].lower()
            return spoken if spoken in LANGUAGES else FALLBACK
    return FALLBACK
