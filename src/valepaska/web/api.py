"""The API over HTTP: what can be played, opening a table, inviting to it, and the record of a deal."""

import asyncio
from collections.abc import Callable
from typing import TypeVar

import msgspec
from aiohttp import web

from valepaska.errors import shortened
from valepaska.i18n import LANGUAGES
from valepaska.records.record import write_record
from valepaska.table.protocol import PROTOCOL
from valepaska.version import __version__
from valepaska.web.endpoint import Endpoint, answer
from valepaska.web.limits import Buckets, own_origin
from valepaska.web.messages import UNREADABLE, About, Health, Invitation, Learner, LessonTable, NewTable, TicketLink
from valepaska.web.problems import Declined, language_of
from valepaska.web.qr import picture
from valepaska.web.room import Room
from valepaska.web.rules_messages import Games, Sheet
from valepaska.web.server import READY, Server
from valepaska.web.sheets import games, sheet
from valepaska.web.teaching import lesson

_read_new_table = msgspec.json.Decoder(NewTable).decode
_read_ticket = msgspec.json.Decoder(TicketLink).decode
_read_learner = msgspec.json.Decoder(Learner).decode
Asked = TypeVar("Asked")
CODE_CHARACTERS = 16


def asked_language(request: web.Request) -> str:
    """The language that is asked for. Raises Declined where there is none such."""
    lang = request.query.get("lang", language_of(request))
    if lang not in LANGUAGES:
        raise Declined(400, "lang", lang=shortened(lang), languages=", ".join(LANGUAGES))
    return lang


def _picture(link: str) -> web.Response:
    return web.Response(body=picture(link), content_type="image/svg+xml", headers={"Cache-Control": "no-store"})


class Api:
    """The endpoints of a server, and what those of others need too. They raise Declined for what is refused."""

    def __init__(self, server: Server) -> None:
        self._server = server
        table = "/api/tables/{table}"
        self.endpoints = (
            Endpoint("GET", "/api/about", "The server, and how it is reached", self.about, About),
            Endpoint("GET", "/api/games", "Presets, house rules, options and bots", self.games, Games),
            Endpoint(
                "GET",
                "/api/rules",
                "The rules that a spec means, in words",
                self.rules,
                Sheet,
                query=(("spec", True), ("before", False), ("lang", False)),
                problems=(400,),
            ),
            Endpoint(
                "POST",
                "/api/tables",
                "Open a table",
                self.open,
                Invitation,
                status=201,
                body=NewTable,
                problems=(400, 403, 413, 415, 429, 503),
            ),
            Endpoint(
                "POST",
                "/api/lesson",
                "The lesson, after what the newcomer has done in it",
                self.lesson,
                LessonTable,
                body=Learner,
                query=(("lang", False),),
                problems=(400, 413, 415),
            ),
            Endpoint("GET", table, "Invite to a table", self.invite, Invitation, problems=(404, 503)),
            Endpoint("GET", f"{table}/qr.svg", "The link as a QR code", self.qr, "image/svg+xml", problems=(404, 503)),
            Endpoint(
                "POST",
                f"{table}/qr.svg",
                "The link by which a seat moves to another device, as a QR code",
                self.ticket_qr,
                "image/svg+xml",
                body=TicketLink,
                problems=(400, 403, 404, 413, 415, 503),
            ),
            Endpoint(
                "GET",
                f"{table}/record",
                "The record of the last finished deal",
                self.record,
                "application/toml",
                problems=(404, 503),
            ),
            Endpoint(
                "GET", "/api/codes/{code}", "The table of a short code", self.code, Invitation, problems=(404, 409, 503)
            ),
            Endpoint("GET", "/healthz", "Whether the server runs", self.health, Health),
            Endpoint("GET", "/readyz", "Whether the store can be written", self.ready, Health, problems=(503,)),
            Endpoint("GET", "/metrics", "Figures, for Prometheus", self.metrics, "text/plain"),
        )

    async def about(self, request: web.Request) -> web.Response:
        """The server."""
        where = self._server.where
        return answer(About(__version__, PROTOCOL, where.reach, where.addresses(request.host)))

    async def games(self, request: web.Request) -> web.Response:
        """What can be played."""
        return answer(games(), cache="no-cache")

    async def rules(self, request: web.Request) -> web.Response:
        """Rules in words."""
        lang = asked_language(request)
        return answer(sheet(request.query.get("spec", ""), lang, request.query.get("before")), cache="no-cache")

    async def open(self, request: web.Request) -> web.Response:
        """Open a table."""
        server = self._server
        wanted = await self.body(request, _read_new_table)
        self.check_open()
        self.check_bound(request, server.new_tables)
        if wanted.listed != "never" and not server.rooms.lobby.room_for("", server.address(request)):
            raise Declined(429, "too_many_listed")
        return await self._invite(request, await server.rooms.open(wanted), 201)

    async def lesson(self, request: web.Request) -> web.Response:
        """The lesson, played as far as the newcomer has come."""
        lang = asked_language(request)
        learner = await self.body(request, _read_learner)
        return answer(lesson(learner.acts, lang))

    async def invite(self, request: web.Request) -> web.Response:
        """The invitation to a table."""
        return await self._invite(request, (await self.room(request)).id)

    async def qr(self, request: web.Request) -> web.Response:
        """The link to a table as a picture."""
        room = await self.room(request)
        return _picture(self._links(request, room.id)[0])

    async def ticket_qr(self, request: web.Request) -> web.Response:
        """The link that moves a seat, as a picture; the ticket comes in the body, for addresses are written down."""
        asked = await self.body(request, _read_ticket)
        room = await self.room(request)
        return _picture(f"{self._links(request, room.id)[0]}#seat={asked.ticket}")

    async def record(self, request: web.Request) -> web.Response:
        """The record of the last finished deal; a deal that is played has none."""
        room = await self.room(request)
        if room.table.last_record is None:
            raise Declined(404, "no_record")
        headers = {"Content-Disposition": 'attachment; filename="valepaska.toml"', "Cache-Control": "no-store"}
        text = write_record(room.table.last_record)
        return web.Response(text=text, content_type="application/toml", charset="utf-8", headers=headers)

    async def code(self, request: web.Request) -> web.Response:
        """The table of a short code. Guessing is bounded, and the code of a full table means nothing."""
        server = self._server
        self.check_bound(request, server.guesses)
        table = server.codes.table(request.match_info["code"][:CODE_CHARACTERS], server.rooms.clock.now())
        room = None if table is None else await self._found(table)
        if room is None:
            raise Declined(404, "no_such_code")
        if room.table.full:
            raise Declined(409, "code_full")
        return await self._invite(request, room.id)

    async def health(self, request: web.Request) -> web.Response:
        """The server runs."""
        return answer(Health("ok"))

    async def ready(self, request: web.Request) -> web.Response:
        """The store can be written to."""
        said = await self._server.ready()
        return answer(Health(said), 200 if said == READY else 503)

    async def metrics(self, request: web.Request) -> web.Response:
        """The figures."""
        return web.Response(text=self._server.metrics.text(), headers={"Cache-Control": "no-store"})

    async def body(self, request: web.Request, read: Callable[[bytes], Asked], kind: str = "application/json") -> Asked:
        """What a page of this server sends. Raises Declined where it cannot be read."""
        server = self._server
        self.check_origin(request)
        if request.content_type != kind:
            raise Declined(415, "type", type=kind)
        if "Content-Encoding" in request.headers:
            raise Declined(415, "encoding")
        try:
            async with asyncio.timeout(server.limits.body_time):
                return read(await request.read())
        except web.HTTPRequestEntityTooLarge:
            raise Declined(413, "size", bytes=request.client_max_size) from None
        except TimeoutError:
            raise Declined(408, "slow") from None
        except web.RequestPayloadError:
            raise Declined(400, "broken") from None
        except UNREADABLE as error:
            raise Declined(400, "unreadable", why=str(error)) from None

    def _links(self, request: web.Request, id: str) -> tuple[str, ...]:
        return tuple(f"{address}/t/{id}" for address in self._server.where.addresses(request.host))

    async def _invite(self, request: web.Request, id: str, status: int = 200) -> web.Response:
        """The invitation to a table; its code is in the store before it is told."""
        server = self._server
        code = await server.codes.of(id, server.rooms.clock.now())
        return answer(Invitation(id, code, self._links(request, id)), status)

    async def room(self, request: web.Request) -> Room:
        """The table that a request names. Raises Declined where there is none, and as `Rooms.find` does."""
        found = await self._found(request.match_info["table"])
        if found is None:
            raise Declined(404, "no_such_table")
        return found

    async def _found(self, id: str) -> Room | None:
        self.check_open()
        return await self._server.rooms.find(id)

    def check_open(self) -> None:
        """Raise Declined where the server is closing."""
        if self._server.closing:
            raise Declined(503, "restart")

    def check_bound(self, request: web.Request, bound: Buckets) -> None:
        """Raise Declined where this is asked too often from one address."""
        if not bound.take(self._server.address(request), self._server.seconds()):
            raise Declined(429, "too_often")

    def check_origin(self, request: web.Request) -> None:
        """Raise Declined where a page of another server asks."""
        if not own_origin(request, self._server.origins):
            raise Declined(403, "origin")
