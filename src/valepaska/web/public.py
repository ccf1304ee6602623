"""The API over HTTP: the public list, and quick match."""

import msgspec
from aiohttp import web

from valepaska.i18n import texts
from valepaska.web.api import Api, asked_language
from valepaska.web.endpoint import Endpoint, answer
from valepaska.web.messages import Matched, NewTable, PublicTable, PublicTables, QuickMatch
from valepaska.web.problems import Declined
from valepaska.web.server import Server

_read_match = msgspec.json.Decoder(QuickMatch).decode


class Public:
    """The endpoints for who comes without an invitation."""

    def __init__(self, server: Server, api: Api) -> None:
        self._server = server
        self._api = api
        self.endpoints = (
            Endpoint(
                "GET",
                "/api/tables",
                "The tables that stand in the public list",
                self.tables,
                PublicTables,
                query=(("lang", False),),
                problems=(400,),
            ),
            Endpoint(
                "POST",
                "/api/match",
                "A seat at the public table that fits best, or at a new one",
                self.match,
                Matched,
                body=QuickMatch,
                problems=(400, 403, 413, 415, 503),
            ),
        )

    async def tables(self, request: web.Request) -> web.Response:
        """The public list."""
        words = texts(asked_language(request))
        found = (
            PublicTable(table=id, title=words(f"preset-{offer.preset}"), **offer._asdict())
            for id, offer in self._server.rooms.lobby.tables()
        )
        return answer(PublicTables(tuple(found)))

    async def match(self, request: web.Request) -> web.Response:
        """A table to play at; a seat there is kept for a moment."""
        server, lobby = self._server, self._server.rooms.lobby
        wanted = await self._api.body(request, _read_match)
        self._api.check_open()
        self._api.check_bound(request, server.matches)
        async with lobby.one_at_a_time:
            found = lobby.promise(server.rooms.clock.now())
            if found is not None:
                return answer(Matched(found, opened=False))
            if not lobby.room_for("", server.address(request)):
                raise Declined(429, "too_many_listed")
            self._api.check_bound(request, server.new_tables)
            new = NewTable(seats=wanted.seats, pace=wanted.pace, bot_speed=wanted.bot_speed, listed="free")
            opened = await server.rooms.open(new)
            lobby.expect(opened, wanted.seats, server.rooms.clock.now())
        return answer(Matched(opened, opened=True))
