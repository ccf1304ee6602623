"""The API over HTTP: what can be played, opening a table, inviting to it, and the record of a deal."""

import asyncio
from collections.abc import Callable
from typing import TypeVar

import msgspec
from aiohttp import web

from valepaska.errors import RecordError, RulesError, shortened
from valepaska.i18n import LANGUAGES
from valepaska.records.record import write_record
from valepaska.store import StoreError
from valepaska.table.protocol import PROTOCOL
from valepaska.version import __version__
from valepaska.web.endpoint import Endpoint, answer
from valepaska.web.limits import own_origin
from valepaska.web.messages import UNREADABLE, About, Health, Invitation, Learner, LessonTable, NewTable, TicketLink
from valepaska.web.problems import language_of, problem, unplayable
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


def asked_language(request: web.Request) -> str | web.Response:
    """The language that is asked for, or why there is none such."""
    lang = request.query.get("lang", language_of(request))
    if lang in LANGUAGES:
        return lang
    return problem(request, 400, "lang", lang=shortened(lang), languages=", ".join(LANGUAGES))


def _picture(link: str) -> web.Response:
    return web.Response(body=picture(link), content_type="image/svg+xml", headers={"Cache-Control": "no-store"})


class Api:
    """The endpoints of a server."""

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
        if isinstance(lang, web.Response):
            return lang
        try:
            return answer(sheet(request.query.get("spec", ""), lang, request.query.get("before")), cache="no-cache")
        except RulesError as error:
            return unplayable(request, error)

    async def open(self, request: web.Request) -> web.Response:
        """Open a table."""
        server = self._server
        wanted = await self.body(request, _read_new_table)
        if isinstance(wanted, web.Response):
            return wanted
        if server.closing:
            return problem(request, 503, "restart")
        if not server.new_tables.take(server.address(request), server.seconds()):
            return problem(request, 429, "too_often")
        if wanted.listed != "never" and not server.rooms.lobby.room_for("", server.address(request)):
            return problem(request, 429, "too_many_listed")
        try:
            id = await server.rooms.open(wanted)
        except RulesError as error:
            return unplayable(request, error)
        except StoreError as error:
            return self.storage(request, error)
        return await self._invite(request, id, 201)

    async def lesson(self, request: web.Request) -> web.Response:
        """The lesson, played as far as the newcomer has come."""
        lang = asked_language(request)
        if isinstance(lang, web.Response):
            return lang
        learner = await self.body(request, _read_learner)
        return learner if isinstance(learner, web.Response) else answer(lesson(learner.acts, lang))

    async def invite(self, request: web.Request) -> web.Response:
        """The invitation to a table."""
        room = await self.room(request)
        return room if isinstance(room, web.Response) else await self._invite(request, room.id)

    async def qr(self, request: web.Request) -> web.Response:
        """The link to a table as a picture."""
        room = await self.room(request)
        return room if isinstance(room, web.Response) else _picture(self._links(request, room.id)[0])

    async def ticket_qr(self, request: web.Request) -> web.Response:
        """The link that moves a seat, as a picture; the ticket comes in the body, for addresses are written down."""
        asked = await self.body(request, _read_ticket)
        if isinstance(asked, web.Response):
            return asked
        room = await self.room(request)
        if isinstance(room, web.Response):
            return room
        return _picture(f"{self._links(request, room.id)[0]}#seat={asked.ticket}")

    async def record(self, request: web.Request) -> web.Response:
        """The record of the last finished deal; a deal that is played has none."""
        room = await self.room(request)
        if isinstance(room, web.Response):
            return room
        if room.table.last_record is None:
            return problem(request, 404, "no_record")
        headers = {"Content-Disposition": 'attachment; filename="valepaska.toml"', "Cache-Control": "no-store"}
        text = write_record(room.table.last_record)
        return web.Response(text=text, content_type="application/toml", charset="utf-8", headers=headers)

    async def code(self, request: web.Request) -> web.Response:
        """The table of a short code. Guessing is bounded, and the code of a full table means nothing."""
        server = self._server
        if not server.guesses.take(server.address(request), server.seconds()):
            return problem(request, 429, "too_often")
        table = server.codes.table(request.match_info["code"][:CODE_CHARACTERS], server.rooms.clock.now())
        room = None if table is None else await self._found(request, table)
        if isinstance(room, web.Response):
            return room
        if room is None:
            return problem(request, 404, "no_such_code")
        return problem(request, 409, "code_full") if room.table.full else await self._invite(request, room.id)

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

    async def body(
        self, request: web.Request, read: Callable[[bytes], Asked], kind: str = "application/json"
    ) -> Asked | web.Response:
        """What a page of this server sends, or why it cannot be read."""
        server = self._server
        if not own_origin(request, server.origins):
            return problem(request, 403, "origin")
        if request.content_type != kind:
            return problem(request, 415, "type", type=kind)
        if "Content-Encoding" in request.headers:
            return problem(request, 415, "encoding")
        try:
            async with asyncio.timeout(server.limits.body_time):
                return read(await request.read())
        except web.HTTPRequestEntityTooLarge:
            return problem(request, 413, "size", bytes=request.client_max_size)
        except TimeoutError:
            return problem(request, 408, "slow")
        except web.RequestPayloadError:
            return problem(request, 400, "broken")
        except UNREADABLE as error:
            return problem(request, 400, "unreadable", why=str(error))

    def _links(self, request: web.Request, id: str) -> tuple[str, ...]:
        return tuple(f"{address}/t/{id}" for address in self._server.where.addresses(request.host))

    async def _invite(self, request: web.Request, id: str, status: int = 200) -> web.Response:
        """The invitation to a table; its code is in the store before it is told."""
        server = self._server
        try:
            code = await server.codes.of(id, server.rooms.clock.now())
        except StoreError as error:
            return self.storage(request, error)
        return answer(Invitation(id, code, self._links(request, id)), status)

    async def room(self, request: web.Request) -> Room | web.Response:
        """The table that a request names."""
        found = await self._found(request, request.match_info["table"])
        return found or problem(request, 404, "no_such_table")

    async def _found(self, request: web.Request, id: str) -> Room | web.Response | None:
        if self._server.closing:
            return problem(request, 503, "restart")
        try:
            return await self._server.rooms.find(id)
        except (StoreError, RecordError) as error:
            return self.storage(request, error)

    def storage(self, request: web.Request, error: Exception) -> web.Response:
        """What is answered when the store cannot be used."""
        self._server.storage_failed(error)
        return problem(request, 503, "storage")
