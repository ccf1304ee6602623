"""The application: what answers which address, and how it ends."""

from collections.abc import Awaitable, Callable

from aiohttp import web
from aiohttp.typedefs import Handler, Middleware

from valepaska.errors import RecordError, RulesError
from valepaska.store import StoreError
from valepaska.web.accounts import Accounts
from valepaska.web.api import Api
from valepaska.web.asyncapi import socket_description
from valepaska.web.headers import add_headers, watched
from valepaska.web.openapi import description
from valepaska.web.own_data import OwnData
from valepaska.web.problems import Declined, declined, problem, unplayable
from valepaska.web.public import Public
from valepaska.web.replays import Replays
from valepaska.web.server import Server
from valepaska.web.sockets import Sockets


class App:
    """The aiohttp application of a server."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self._sockets = Sockets(server)
        api = Api(server)
        parts = (api, OwnData(server, api), Replays(server, api), Public(server, api), Accounts(server, api))
        endpoints = tuple(each for part in parts for each in part.endpoints)
        self.web = web.Application(
            middlewares=[watched(server.metrics), _named(server), _limited(server), _told(server)],
            client_max_size=server.limits.body,
        )

        async def openapi(request: web.Request) -> web.Response:
            return web.Response(body=description(endpoints), content_type="application/json")

        async def asyncapi(request: web.Request) -> web.Response:
            return web.Response(body=socket_description(), content_type="application/json")

        self.web.add_routes([web.route(each.method, each.path, _answering(server, each.run)) for each in endpoints])
        self.web.add_routes(
            [*self._sockets.routes(), web.get("/openapi.json", openapi), web.get("/asyncapi.json", asyncapi)]
        )
        self.web.add_routes(server.pages.routes())
        self.web.on_response_prepare.append(add_headers)
        self.web.on_shutdown.append(self._on_shutdown)

    async def close(self) -> None:
        """Finish what was asked, and send the pages away with the advice to come again."""
        self.server.closing = True
        await self.server.rooms.close()
        await self._sockets.close()

    async def _on_shutdown(self, _: web.Application) -> None:
        await self.close()


def _answering(server: Server, run: Callable[[web.Request], Awaitable[web.Response]]) -> Handler:
    """An endpoint as it answers: whatever keeps it from doing what was asked is told."""

    async def answering(request: web.Request) -> web.Response:
        try:
            return await run(request)
        except Declined as why:
            return declined(request, why)
        except RulesError as error:
            return unplayable(request, error)
        except (StoreError, RecordError) as error:
            server.storage_failed(error)
            return problem(request, 503, "storage")

    return answering


def _named(server: Server) -> Middleware:
    @web.middleware
    async def named(request: web.Request, handler: Handler) -> web.StreamResponse:
        if not server.where.goes_by(request.headers.get("Host", "")):
            return problem(request, 421, "host")
        return await handler(request)

    return named


def _told(server: Server) -> Middleware:
    """What aiohttp refuses is told as the rest is; whoever looks for a page where none is gets ours."""

    @web.middleware
    async def told(request: web.Request, handler: Handler) -> web.StreamResponse:
        try:
            return await handler(request)
        except web.HTTPNotFound:
            page = None if request.path.startswith("/api/") else server.pages.nowhere(request)
            return page or problem(request, 404, "no_such_address")
        except web.HTTPMethodNotAllowed as error:
            allowed = ", ".join(sorted(error.allowed_methods))
            answer = problem(request, 405, "method", methods=allowed)
            answer.headers["Allow"] = allowed
            return answer

    return told


def _limited(server: Server) -> Middleware:
    @web.middleware
    async def limited(request: web.Request, handler: Handler) -> web.StreamResponse:
        counted = not request.path.startswith("/static/")  # a house that opens its pages at once asks for hundreds
        if counted and not server.requests.take(server.address(request), server.seconds()):
            return problem(request, 429, "too_often")
        return await handler(request)

    return limited
