"""What a server keeps of a person, for that person: to be read, and to be deleted."""

import msgspec
from aiohttp import web

from valepaska.errors import RecordError
from valepaska.store import StoreError
from valepaska.table.log import LogEvent
from valepaska.table.names import person_of
from valepaska.web.api import Api
from valepaska.web.endpoint import Endpoint, answer, bearer
from valepaska.web.limits import own_origin
from valepaska.web.messages import Erased, Kept
from valepaska.web.problems import problem
from valepaska.web.server import Server

PATH = "/api/tables/{table}/mine"


class OwnData:
    """The endpoints for whoever holds the token of a seat."""

    def __init__(self, server: Server, api: Api) -> None:
        self._server = server
        self._api = api
        self.endpoints = (
            Endpoint(
                "GET",
                PATH,
                "What is kept of whoever holds the token of a seat",
                self.mine,
                Kept,
                by_token="seat",
                problems=(404, 503),
            ),
            Endpoint(
                "DELETE",
                PATH,
                "Leave the table, and have one's name deleted there",
                self.erase,
                Erased,
                by_token="seat",
                problems=(403, 404, 503),
            ),
        )

    async def mine(self, request: web.Request) -> web.Response:
        """What is kept of somebody."""
        found = await self._concerning(request)
        if isinstance(found, web.Response):
            return found
        entries = tuple(msgspec.to_builtins(entry) for entry in found)
        return answer(Kept(request.match_info["table"], entries))

    async def erase(self, request: web.Request) -> web.Response:
        """Somebody leaves, and wants to have been nobody."""
        if not own_origin(request, self._server.origins):
            return problem(request, 403, "origin")
        found = await self._concerning(request)
        if isinstance(found, web.Response):
            return found
        try:
            return answer(
                Erased(await self._server.rooms.erase(request.match_info["table"], person_of(bearer(request))))
            )
        except (StoreError, RecordError) as error:
            return self._api.storage(request, error)

    async def _concerning(self, request: web.Request) -> list[LogEvent] | web.Response:
        server = self._server
        if not server.own_data.take(server.address(request), server.seconds()):
            return problem(request, 429, "too_often")
        room = await self._api.room(request)
        if isinstance(room, web.Response):
            return room
        try:
            found = await server.rooms.concerning(room.id, person_of(bearer(request)))
        except (StoreError, RecordError) as error:
            return self._api.storage(request, error)
        return found or problem(request, 401, "no_seat")
