"""What one client may ask of the server, so that nobody can take it away from the others."""

from collections import Counter
from dataclasses import dataclass, replace

from aiohttp import web

HOUR = 3600.0


@dataclass(frozen=True)
class Allowance:
    """How often something may be asked: `burst` times at once, and `rate` times a second after that."""

    rate: float
    burst: float

    def by_the_hour(self, times: int | None) -> "Allowance":
        """So many times an hour instead, coming back little by little; None: as it is.

        As many at once as before, but no more than in an hour.
        """
        return self if times is None else Allowance(times / HOUR, min(float(times), self.burst))


@dataclass(frozen=True)
class Limits:
    """The bounds of a server. Times in seconds, sizes in bytes."""

    header_time: float = 10.0
    """From the connection, or the last answer, until the head of a request is complete."""
    body_time: float = 5.0
    hello_time: float = 5.0
    heartbeat: float = 25.0
    """A page that does not answer a ping of this interval within half of it is gone."""
    outbox: int = 1 << 19
    """Bytes that may wait for a slow page; when more do, the next message drops its socket."""
    messages: Allowance = Allowance(10.0, 60.0)
    changes: Allowance = Allowance(1 / 3, 100.0)
    """What a person changes at a table besides playing; coming to a seat counts for the table and the address."""
    sockets: int = 20_000
    sockets_per_address: int = 200
    watchers_per_table: int = 40
    """Pages that hold no seat. Those that do are bounded by the seats, each of which is open in one window."""
    tables: Allowance = Allowance(0.2, 30.0)
    """New tables from one address."""
    programs: Allowance = Allowance(1 / 60, 10.0)
    """New accounts of programs from one address."""
    guesses: Allowance = Allowance(0.1, 20.0)
    """Short codes tried from one address."""
    replays: Allowance = Allowance(1.0, 60.0)
    """Replays asked for from one address; each is played anew."""
    records: Allowance = Allowance(0.1, 10.0)
    """Files of records that are read for one address."""
    own_data: Allowance = Allowance(0.1, 20.0)
    """What somebody asks from one address of what is kept of them: a whole log is read for it."""
    matches: Allowance = Allowance(1 / 3, 30.0)
    """Quick matches asked for from one address."""
    listed_per_address: int = 8
    """Tables in the public list whose people are connected from one address."""
    requests: Allowance = Allowance(50.0, 400.0)
    body: int = 4096
    record: int = 256 * 1024
    """A file of a record; that of a long deal has a tenth of this."""
    tables_in_memory_time: float = 60.0
    """How long a table at which nobody is connected stays in memory; the store keeps it."""
    kept_time: float = 30 * 24 * 3600.0
    """A table at which nothing has happened for this time is deleted, with its names, deals and replays."""
    program_kept_time: float = 180 * 24 * 3600.0
    """The account of a program that nobody has used for this time is deleted, and its name is free."""
    sweep_every: float = 3600.0
    bot_time: float = 5.0
    """How long a bot may think about one decision; then the honest bot plays for it until the deal is over."""

    def for_each_address(
        self,
        *,
        tables_per_hour: int | None = None,
        guesses_per_hour: int | None = None,
        programs_per_hour: int | None = None,
        sockets: int | None = None,
        public_tables: int | None = None,
    ) -> "Limits":
        """These bounds, with others of what one address may ask; what is None stays as it is.

        What is counted by the hour: see `Allowance.by_the_hour`.
        """
        return replace(
            self,
            tables=self.tables.by_the_hour(tables_per_hour),
            guesses=self.guesses.by_the_hour(guesses_per_hour),
            programs=self.programs.by_the_hour(programs_per_hour),
            sockets_per_address=self.sockets_per_address if sockets is None else sockets,
            listed_per_address=self.listed_per_address if public_tables is None else public_tables,
        )

    def keeping(self, days: float | None) -> "Limits":
        """These bounds, but tables are kept for so many days; None: as long as before."""
        return self if days is None else replace(self, kept_time=days * 24 * HOUR)


class Bucket:
    """A token bucket: it holds what an allowance lets be taken at once, and fills up at its rate."""

    __slots__ = ("_allowed", "_at", "_left")

    def __init__(self, allowed: Allowance, now: float) -> None:
        self._allowed = allowed
        self._left = allowed.burst
        self._at = now

    def take(self, now: float) -> bool:
        """Take one, if there is one."""
        self._left = min(self._allowed.burst, self._left + (now - self._at) * self._allowed.rate)
        self._at = now
        if self._left < 1.0:
            return False
        self._left -= 1.0
        return True

    def full(self, now: float) -> bool:
        """Whether it is as if it had never been used."""
        return self._left + (now - self._at) * self._allowed.rate >= self._allowed.burst


class Buckets:
    """A bucket for each address; those that are full again are forgotten."""

    def __init__(self, allowed: Allowance) -> None:
        self._allowed = allowed
        self._buckets: dict[str, Bucket] = {}
        self._look_at = 1024

    def take(self, address: str, now: float) -> bool:
        """Take one from the bucket of an address."""
        bucket = self._buckets.get(address)
        if bucket is None:
            self._forget(now)
            bucket = self._buckets[address] = Bucket(self._allowed, now)
        return bucket.take(now)

    def _forget(self, now: float) -> None:
        if len(self._buckets) >= self._look_at:
            self._buckets = {key: bucket for key, bucket in self._buckets.items() if not bucket.full(now)}
            self._look_at = max(1024, 2 * len(self._buckets))


class Places:
    """How many there are of each key, up to a bound."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._taken: Counter[str] = Counter()

    def enter(self, key: str) -> bool:
        """Take a place, if one is free."""
        if self.full(key):
            return False
        self._taken[key] += 1
        return True

    def full(self, key: str) -> bool:
        """Whether no place is free."""
        return self._taken[key] >= self._most

    def leave(self, key: str) -> None:
        """Give a place back."""
        self._taken[key] -= 1
        if self._taken[key] <= 0:
            del self._taken[key]


def own_origin(request: web.BaseRequest, origins: frozenset[str]) -> bool:
    """Whether a page of this server asks, or a program that is no browser (which sends no Origin).

    `origins` are further ones, for a proxy that changes the Host.
    """
    origin = request.headers.get("Origin")
    if origin is None or origin in origins:
        return True
    scheme, separator, host = origin.partition("://")
    return bool(separator) and scheme in ("http", "https") and host.lower() == request.host.lower()
