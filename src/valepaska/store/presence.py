"""Whether files that are open are still the ones at their paths.

On most systems a file can be moved or deleted while it is open; what is written to it then is lost.
"""

from pathlib import Path

from valepaska.store.protocol import StoreError


class Presence:
    """Remembers which files lie at the paths of a database now; the first is the database itself."""

    def __init__(self, *paths: Path) -> None:
        self._paths = paths
        self._were = self._are()

    def check(self) -> None:
        """Raises StoreError where another file lies at one of the paths, or none."""
        if self._are() != self._were:
            text = "{database} was moved or deleted while it was open: put it back, or start the server again"
            raise StoreError(text, self._paths[0])

    def _are(self) -> list[tuple[int, int] | None]:
        return [_identity(path) for path in self._paths]


def _identity(path: Path) -> tuple[int, int] | None:
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino
