"""Databases as older versions wrote them. They were made once, by those versions; nothing makes them anew."""

import json
import shutil
from pathlib import Path
from typing import Any

STORES = Path(__file__).parent.parent / "data" / "stores"
FORMATS = [1, 2]
TABLES = {"between", "open", "turn", "window"}


def old_store(number: int, folder: Path) -> Path:
    """A copy of the database in a format."""
    path = folder / "tables.sqlite"
    shutil.copy(STORES / f"format-{number}.sqlite", path)
    return path


def known(number: int) -> dict[str, dict[str, Any]]:
    """What the version that wrote the database told each person, by table and token."""
    found: dict[str, dict[str, Any]] = json.loads((STORES / f"format-{number}.json").read_text(encoding="utf-8"))
    return found
