"""The log of a run: one line of JSON for each stint."""

from pathlib import Path

import msgspec

NEVER = float("inf")


class _Line(msgspec.Struct):
    stint: int


class Journal:
    """A file of JSON lines. A run that goes on from a checkpoint drops the lines that came after it.

    One that was broken off while it was written is dropped too.
    """

    def __init__(self, path: Path, stints: int) -> None:
        self.path = path
        if path.exists():
            lines = path.read_bytes().splitlines()
            kept = [line for line in lines if _stint(line) <= stints]
            path.write_bytes(b"".join(line + b"\n" for line in kept))

    def write(self, line: dict[str, float]) -> None:
        """Add a line."""
        with self.path.open("ab") as file:
            file.write(msgspec.json.encode(line) + b"\n")


def _stint(line: bytes) -> float:
    """After which stint a line was written; NEVER where it cannot be told."""
    try:
        return msgspec.json.decode(line, type=_Line).stint
    except (msgspec.MsgspecError, RecursionError):
        return NEVER
