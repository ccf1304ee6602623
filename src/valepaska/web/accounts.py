"""Accounts of programs over HTTP: made by a name, shown and deleted by their token."""

import msgspec
from aiohttp import web

from valepaska.table.refusals import Refusal, RefusalCode
from valepaska.web.api import Api
from valepaska.web.endpoint import Endpoint, answer, bearer
from valepaska.web.messages import Account, NewAccount, NewProgram
from valepaska.web.problems import Declined
from valepaska.web.server import Server

OWN = "/api/programs/own"
_read_program = msgspec.json.Decoder(NewProgram).decode


class Accounts:
    """The endpoints of accounts."""

    def __init__(self, server: Server, api: Api) -> None:
        self._server = server
        self._api = api
        self.endpoints = (
            Endpoint(
                "POST",
                "/api/programs",
                "Make an account for a program",
                self.make,
                NewAccount,
                status=201,
                body=NewProgram,
                problems=(400, 403, 409, 413, 415, 429, 503),
            ),
            Endpoint(
                "GET",
                OWN,
                "The account of a token, which counts as used",
                self.show,
                Account,
                problems=(503,),
                by_token="account",
            ),
            Endpoint(
                "DELETE",
                OWN,
                "Delete the account of a token",
                self.delete,
                None,
                status=204,
                problems=(503,),
                by_token="account",
            ),
        )

    async def make(self, request: web.Request) -> web.Response:
        """Make an account for a program."""
        server = self._server
        wanted = await self._api.body(request, _read_program)
        self._api.check_open()
        self._api.check_bound(request, server.new_programs)
        try:
            made = await server.rooms.programs.make(wanted.name)
        except Refusal:
            raise Declined(400, RefusalCode.NAME_BAD) from None
        if made is None:
            raise Declined(409, "name_taken")
        return answer(NewAccount(*made), 201)

    async def show(self, request: web.Request) -> web.Response:
        """The account of a token."""
        found = await self._server.rooms.programs.use(bearer(request))
        if found is None:
            raise Declined(401, RefusalCode.NO_SUCH_PROGRAM)
        return answer(Account(found.name))

    async def delete(self, request: web.Request) -> web.Response:
        """Delete the account of a token."""
        if not await self._server.rooms.programs.delete(bearer(request)):
            raise Declined(401, RefusalCode.NO_SUCH_PROGRAM)
        return web.Response(status=204)
