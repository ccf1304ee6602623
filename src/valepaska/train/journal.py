"""The log of a run: one line of JSON for each stint."""

from pathlib import Path

import msgspec


class Journal:
    """A file of JSON lines. A run that goes on from a checkpoint drops the lines that came after it."""

    def __init__(self, path: Path, stints: int) -> None:
        self.path = path
        if path.exists():
            lines = path.read_bytes().splitlines()
            kept = [line for line in lines if msgspec.json.decode(line)["stint"] <= stints]
            path.write_bytes(b"".join(line + b"\n" for line in kept))

    def write(self, line: dict[str, float]) -> None:
        """Add a line."""
        with self.path.open("ab") as file:
            file.write(msgspec.json.encode(line) + b"\n")
