"""Programs that play: their accounts. What is kept of one is here; who makes and deletes it is the server."""

from typing import NamedTuple


class Program(NamedTuple):
    """An account: the hash of its token, its name, and the time at which it was used last, in milliseconds."""

    id: str
    name: str
    used: int
