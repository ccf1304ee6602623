"""The API over HTTP: the public list, and quick match."""

import msgspec
from aiohttp import web

from valepaska.i18n import texts
from valepaska.store import StoreError
from valepaska.web.api import Api, asked_language
from valepaska.web.endpoint import Endpoint, answer
from valepaska.web.messages import Matched, NewTable, PublicTable, PublicTables, QuickMatch
from valepaska.web.problems import problem
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
        lang = asked_language(request)
        if isinstance(lang, web.Response):
            return lang
        words = texts(lang)
        found = (
            PublicTable(table=id, title=words(f"preset-{offer.preset}"), **offer._asdict())
            for id, offer in self._server.rooms.lobby.tables()
        )
        return answer(PublicTables(tuple(found)))

    async def match(self, request: web.Request) -> web.Response:
        """A table to play at; a seat there is kept for a moment."""
        server, lobby = self._server, self._server.rooms.lobby
        wanted = await self._api.body(request, _read_match)
        if isinstance(wanted, web.Response):
            return wanted
        address = server.address(request)
        if server.closing:
            return problem(request, 503, "restart")
        if not server.matches.take(address, server.seconds()):
            return problem(request, 429, "too_often")
        async with lobby.one_at_a_time:
            found = lobby.promise(server.rooms.clock.now())
            if found is not None:
                return answer(Matched(found, opened=False))
            if not lobby.room_for("", address):
                return problem(request, 429, "too_many_listed")
            if not server.new_tables.take(address, server.seconds()):
                return problem(request, 429, "too_often")
            new = NewTable(seats=wanted.seats, pace=wanted.pace, bot_speed=wanted.bot_speed, listed="free")
            try:
                opened = await server.rooms.open(new)
            except StoreError as error:
                return self._api.storage(request, error)
            lobby.expect(opened, wanted.seats, server.rooms.clock.now())
        return answer(Matched(opened, opened=True))
