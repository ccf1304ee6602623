"""Who is connected. It is never written down: after a restart nobody is."""

from collections import Counter
from collections.abc import Iterator


class Presence:
    """How many connections each person has (None: those who watch), and since when the others are away."""

    def __init__(self, at: int) -> None:
        self._began = at
        self._connections: Counter[str | None] = Counter()
        self._away: dict[str, int] = {}

    def come(self, person: str | None) -> None:
        """One more connection."""
        self._connections[person] += 1
        if person is not None:
            self._away.pop(person, None)

    def go(self, person: str | None, at: int) -> None:
        """One connection less. More may not go than came."""
        left = self._connections[person] - 1
        if left > 0:
            self._connections[person] = left
            return
        del self._connections[person]
        if person is not None:
            self._away[person] = at

    def __contains__(self, person: str | None) -> bool:
        return person in self._connections

    def __iter__(self) -> Iterator[str | None]:
        """Everybody who is here; None stands for all who watch."""
        return iter(tuple(self._connections))

    def __bool__(self) -> bool:
        return bool(self._connections)

    def connections(self, person: str | None) -> int:
        """How many connections a person, or those who watch, have."""
        return self._connections.get(person, 0)

    def away_since(self, person: str | None) -> int | None:
        """Since when a person is away; None: is here. Who has not come since the start: since then."""
        if person is None:
            return self._began
        return None if person in self._connections else self._away.get(person, self._began)
