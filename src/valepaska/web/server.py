"""What one running server consists of."""

import asyncio
import logging

from aiohttp import web

from valepaska.store import Store, StoreError
from valepaska.web.clock import Clock
from valepaska.web.codes import Codes
from valepaska.web.limits import Buckets, Limits, Places
from valepaska.web.metrics import Metrics
from valepaska.web.pages import Pages
from valepaska.web.proxies import Proxies
from valepaska.web.reach import Whereabouts
from valepaska.web.rooms import Rooms

log = logging.getLogger("valepaska.web")
_ONE = ""
READY = "ok"


class Server:
    """The parts that requests share. `origins`: pages of other origins that may open sockets."""

    def __init__(
        self,
        store: Store,
        where: Whereabouts,
        *,
        limits: Limits | None = None,
        origins: frozenset[str] = frozenset(),
        proxies: Proxies | None = None,
        pages: Pages | None = None,
    ) -> None:
        self.limits = limits or Limits()
        self.where = where
        self.origins = origins if where.public is None else origins | {where.public}
        self.proxies = proxies or Proxies()
        self.pages = pages or Pages()
        self.metrics = Metrics()
        self.rooms = Rooms(store, Clock(asyncio.get_running_loop()), self.limits, self.metrics)
        self.codes = Codes(store, self.rooms.clock.now())
        self.closing = False
        self._fault = ""
        self.requests = Buckets(self.limits.requests)
        self.new_tables = Buckets(self.limits.tables)
        self.new_programs = Buckets(self.limits.programs)
        self.guesses = Buckets(self.limits.guesses)
        self.replays = Buckets(self.limits.replays)
        self.records = Buckets(self.limits.records)
        self.own_data = Buckets(self.limits.own_data)
        self.matches = Buckets(self.limits.matches)
        self._sockets = Places(self.limits.sockets)
        self._by_address = Places(self.limits.sockets_per_address)

    def seconds(self) -> float:
        """The time of the loop, for limits."""
        return asyncio.get_running_loop().time()

    def address(self, request: web.BaseRequest) -> str:
        """Who asks, as far as limits go."""
        return self.proxies.address(request)

    def enter(self, address: str) -> str | None:
        """Take a place for a socket; else which bound is reached."""
        taken: list[tuple[Places, str]] = []
        for name, places, key in self._places(address):
            if not places.enter(key):
                for entered, its_key in taken:
                    entered.leave(its_key)
                return name
            taken.append((places, key))
        self.metrics.add("valepaska_sockets", 1)
        return None

    def leave(self, address: str) -> None:
        """Give the place of a socket back."""
        for _, places, key in self._places(address):
            places.leave(key)
        self.metrics.add("valepaska_sockets", -1)

    def storage_failed(self, error: Exception) -> None:
        """Note that the store could not be used."""
        self.metrics.count("valepaska_storage_errors_total")
        log.error("the store: %s", error)

    async def ready(self) -> str:
        """What keeps the server from taking games, in words for strangers; else ``ok``. The log hears of changes."""
        try:
            await asyncio.to_thread(self.rooms.store.check)
        except StoreError as error:
            if str(error) != self._fault:
                log.error("the store: %s", error)
            self._fault = str(error)
            return error.public
        self._fault = ""
        return "closing" if self.closing else READY

    def _places(self, address: str) -> tuple[tuple[str, Places, str], ...]:
        return (
            ("server_full", self._sockets, _ONE),
            ("address_full", self._by_address, address),
        )
