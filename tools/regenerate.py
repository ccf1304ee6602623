#!/usr/bin/env python3
"""Writes every file anew that is made of the program: golden files and the pages of rules.

Run it with the interpreter of the tests, which `./test` sets up:

    .venv/test/bin/python tools/regenerate.py

It names every file that it changes; then read `git diff`.
"""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from tests import golden  # noqa: E402
from tests.engine import playthroughs, walks  # noqa: E402
from tests.envs import playthrough  # noqa: E402
from tests.rules import sheets  # noqa: E402
from tools import encoding_page, rules_pages  # noqa: E402

DATA = Path("tests/data")
MAKERS = (sheets, walks, playthroughs, playthrough)
FOLDERS = (DATA / "grids", DATA / "walks", DATA / "playthroughs", rules_pages.FOLDER)
"""Folders of which every file is made here: one that nothing makes any more is removed."""


def everything() -> dict[Path, str]:
    """Every made file by its place in the project."""
    goldens = {DATA / name: text for maker in MAKERS for name, text in maker.golden().items()}
    return {**goldens, **rules_pages.pages(), **encoding_page.pages()}


def main() -> None:
    made = everything()
    for path, text in made.items():
        if golden.text_of(ROOT / path) != text:
            print(path)
            (ROOT / path).parent.mkdir(parents=True, exist_ok=True)
            (ROOT / path).write_text(text, encoding="utf-8")
    for folder in FOLDERS:
        for path in sorted((ROOT / folder).rglob("*")):
            if path.is_file() and path.relative_to(ROOT) not in made:
                print(f"{path.relative_to(ROOT)} is made no more: removed")
                path.unlink()


if __name__ == "__main__":
    main()
