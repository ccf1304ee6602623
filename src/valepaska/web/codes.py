"""Short codes that mean a table for a while, to be said aloud or typed."""

import secrets

ALPHABET = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
"""Without 0, 1, I and O, which are taken for each other."""
LENGTH = 6
LIFE = 6 * 3600.0
MOST = 20_000


class Codes:
    """Codes and their tables. They are not kept: after a restart tables get new ones."""

    def __init__(self) -> None:
        self._tables: dict[str, tuple[str, float]] = {}
        self._codes: dict[str, str] = {}

    def of(self, table: str, now: float) -> str:
        """The code of a table, which is good for `LIFE` seconds from now."""
        code = self._codes.get(table)
        if code is None:
            self._make_room(now)
            code = self._draw()
            self._codes[table] = code
        else:
            del self._tables[code]  # so that it stands last again: the order is that of the ends
        self._tables[code] = (table, now + LIFE)
        return code

    def table(self, code: str, now: float) -> str | None:
        """The table that a code means."""
        found = self._tables.get("".join(code.upper().split()).replace("-", ""))
        return found[0] if found is not None and found[1] >= now else None

    def _draw(self) -> str:
        while True:
            code = "".join(secrets.choice(ALPHABET) for _ in range(LENGTH))
            if code not in self._tables:
                return code

    def _make_room(self, now: float) -> None:
        while self._tables:
            code, (table, end) = next(iter(self._tables.items()))
            if end >= now and len(self._tables) < MOST:
                return
            del self._tables[code]
            del self._codes[table]
