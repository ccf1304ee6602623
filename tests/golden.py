"""Golden files: texts that the project must go on producing, kept in `tests/data`.

A module that makes golden texts has a function `golden() -> dict[name, text]`; the name is the
file's path below `tests/data`. `.venv/test/bin/python tools/regenerate.py` writes them all; the
difference is there to be read before it is committed.
"""

from difflib import unified_diff
from itertools import islice
from pathlib import Path

DATA = Path(__file__).with_name("data")
DIFFERING_LINES = 40


def path_of(name: str) -> Path:
    """Where a golden text is kept."""
    return DATA / name


def text_of(path: Path) -> str | None:
    """What a file holds, None when there is none."""
    return path.read_text(encoding="utf-8") if path.exists() else None


def kept(name: str) -> str | None:
    """The golden text as it is kept, None when there is none."""
    return text_of(path_of(name))


def check(name: str, made: str) -> None:
    """Fail, showing the first differing lines, unless the text is the one that is kept."""
    known = kept(name)
    hint = "if the change is meant, run .venv/test/bin/python tools/regenerate.py and read the difference"
    assert known is not None, f"tests/data/{name} is missing; {hint}"
    if made != known:
        lines = unified_diff(known.splitlines(), made.splitlines(), f"tests/data/{name}", "now", lineterm="", n=3)
        raise AssertionError("\n".join([*islice(lines, DIFFERING_LINES), hint]))


def names_below(folder: str) -> list[str]:
    """The golden files kept in a folder."""
    return sorted(f"{folder}/{path.name}" for path in path_of(folder).iterdir())
