"""Measured figures, kept as JSON beside the page, so that one of them can be measured again alone."""

import json
import subprocess
from hashlib import blake2b
from pathlib import Path
from typing import Any

from valepaska.errors import ValepaskaError
from valepaska.version import __version__

ROOT = Path(__file__).parents[2]
FILE = ROOT / "docs" / "data" / "strength.json"
NETS = ROOT / "src" / "valepaska" / "bots" / "nets"
WITHOUT_NET = frozenset({"semirandom", "honest", "counter", "liar", "learner", "playouts-1k", "playouts-10k"})
"""Bots that play without the shipped net: their figures stay true when it changes."""


class Kept:
    """Figures by section and key, written to the file after each of them. Raises ValepaskaError for a damaged file."""

    def __init__(self, path: Path = FILE) -> None:
        self.path = path
        self.sections: dict[str, dict[str, dict[str, Any]]] = {}
        if path.exists():
            try:
                self.sections = json.loads(path.read_text(encoding="utf-8"))
            except json.JSONDecodeError as error:
                said = f"{path} is damaged ({error}): restore it, or remove it and measure anew"
                raise ValepaskaError(said) from None

    def section(self, name: str) -> dict[str, dict[str, Any]]:
        """All figures of a section."""
        return self.sections.setdefault(name, {})

    def keep(self, section: str, key: str, figures: dict[str, Any]) -> None:
        """Keep figures, in the place of older ones, with the version and commit they were measured at."""
        self.section(section)[key] = {**figures, "version": __version__, "commit": commit()}
        self.path.parent.mkdir(parents=True, exist_ok=True)
        fresh = self.path.with_suffix(".new")
        fresh.write_text(self._text(), encoding="utf-8")
        fresh.replace(self.path)

    def drop(self, section: str, key: str) -> None:
        """Forget figures; nothing happens where there are none."""
        self.section(section).pop(key, None)

    def _text(self) -> str:
        """One line for each set of figures, in order, so that a change shows as what it is."""
        parts = []
        for name, figures in sorted(self.sections.items()):
            lines = ",\n".join(f"  {json.dumps(key)}: {json.dumps(figures[key])}" for key in sorted(figures))
            parts.append(f" {json.dumps(name)}: {{\n{lines}\n }}")
        return "{\n" + ",\n".join(parts) + "\n}\n"


def commit() -> str:
    """The commit that is checked out, `?` where that cannot be told."""
    try:
        asked = subprocess.run(
            ["git", "rev-parse", "--short=10", "HEAD"], cwd=ROOT, capture_output=True, text=True, check=True
        )
    except (OSError, subprocess.CalledProcessError):
        return "?"
    return asked.stdout.strip()


def net_of(*bots: str) -> str:
    """A digest of the shipped nets when one of the bots plays by them, else nothing."""
    if WITHOUT_NET.issuperset(bots) or not NETS.exists():
        return ""
    digest = blake2b(digest_size=5)
    for path in sorted(NETS.glob("*.npz")):
        digest.update(path.name.encode() + path.read_bytes())
    return digest.hexdigest()
