"""What a server keeps of a person, for that person: to be read, and to be deleted."""

import msgspec
from aiohttp import web

from valepaska.table.log import LogEvent
from valepaska.table.names import person_of
from valepaska.web.api import Api
from valepaska.web.endpoint import Endpoint, answer, bearer
from valepaska.web.messages import Erased, Kept
from valepaska.web.problems import Declined
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
        entries = tuple(msgspec.to_builtins(entry) for entry in found)
        return answer(Kept(request.match_info["table"], entries))

    async def erase(self, request: web.Request) -> web.Response:
        """Somebody leaves, and wants to have been nobody."""
        self._api.check_origin(request)
        await self._concerning(request)
        erased = await self._server.rooms.erase(request.match_info["table"], person_of(bearer(request)))
        return answer(Erased(erased))

    async def _concerning(self, request: web.Request) -> list[LogEvent]:
        """What is kept of who asks. Raises Declined where that is nothing."""
        self._api.check_bound(request, self._server.own_data)
        room = await self._api.room(request)
        found = await self._server.rooms.concerning(room.id, person_of(bearer(request)))
        if not found:
            raise Declined(401, "no_seat")
        return found
