"""Finished deals by link, and records from files: shared by who sat at the table, told to whoever has the link."""

import asyncio
import re
from collections.abc import Callable

import msgspec
from aiohttp import web

from valepaska.engine.events import Seat
from valepaska.errors import RecordError
from valepaska.records.document import Document, Place, by_key
from valepaska.records.record import Record, read_record, record_in, write_record
from valepaska.records.replay import verify
from valepaska.store import Shared
from valepaska.web.api import Api
from valepaska.web.endpoint import Endpoint, answer
from valepaska.web.problems import Declined
from valepaska.web.replay_messages import Link, Replayed, ReplayIds, Share
from valepaska.web.retelling import retold
from valepaska.web.server import Server

TOML = "application/toml"
NO_SEAT = 99
"""Of no table."""
_SEAT = re.compile(r"[0-9]")
_read_share = msgspec.json.Decoder(Share).decode
_read_ids = msgspec.json.Decoder(ReplayIds).decode
_OF_SEAT = ("seat", False)


class Replays:
    """The endpoints of replays. One deal is played anew at a time, in a thread, so that no table waits for it."""

    def __init__(self, server: Server, api: Api) -> None:
        self._server = server
        self._api = api
        self._turn = asyncio.Lock()
        one = "/api/replays/{replay}"
        self.endpoints = (
            Endpoint(
                "POST",
                "/api/tables/{table}/replays",
                "Share the last finished deal by a link",
                self.share,
                Link,
                status=201,
                body=Share,
                problems=(400, 403, 404, 413, 415, 503),
            ),
            Endpoint(
                "GET",
                one,
                "A shared deal, step by step: with all cards, or as a seat saw it",
                self.replay,
                Replayed,
                query=(_OF_SEAT,),
                problems=(404, 503),
            ),
            Endpoint(
                "GET",
                f"{one}/record",
                "The record of a deal that is shared with all cards",
                self.record,
                TOML,
                problems=(404, 503),
            ),
            Endpoint(
                "POST",
                "/api/replays/known",
                "Which of these ids still mean a deal",
                self.known,
                ReplayIds,
                body=ReplayIds,
                problems=(400, 413, 415, 503),
            ),
            Endpoint(
                "POST",
                "/api/replay",
                "A deal from the file of its record; nothing of it is kept",
                self.file,
                Replayed,
                body=TOML,
                query=(_OF_SEAT,),
                problems=(400, 404, 413, 415),
            ),
        )

    async def share(self, request: web.Request) -> web.Response:
        """Share the last finished deal of a table. A deal that is played cannot be."""
        wanted = await self._api.body(request, _read_share)
        room = await self._api.room(request)
        table = room.table
        if table.seat_of(table.person(wanted.token)) is None:
            raise Declined(403, "not_seated")
        record = table.last_record
        if record is None or wanted.deal != table.kept.standing.deals:
            raise Declined(404, "no_such_deal")
        if wanted.seat is not None and wanted.seat >= len(record.seats):
            raise Declined(404, "no_such_seat")
        id = await self._server.rooms.share(Shared(room.id, wanted.deal, wanted.seat, write_record(record)))
        links = tuple(f"{address}/r/{id}" for address in self._server.where.addresses(request.host))
        return answer(Link(id, links), 201)

    async def replay(self, request: web.Request) -> web.Response:
        """A shared deal."""
        found = await self._found(request)
        seat = _seat_of(request)
        sealed = found.seat is not None
        if sealed and seat not in (None, found.seat):
            raise Declined(404, "no_such_seat")
        return await self._told(
            lambda: (read_record(found.record), by_key), found.seat if sealed else seat, sealed=sealed
        )

    async def record(self, request: web.Request) -> web.Response:
        """The record of a shared deal; there is none where one seat's view is shared."""
        found = await self._found(request)
        if found.seat is not None:
            raise Declined(404, "no_such_replay")
        headers = {"Content-Disposition": 'attachment; filename="valepaska.toml"', "Cache-Control": "no-store"}
        return web.Response(text=found.record, content_type=TOML, charset="utf-8", headers=headers)

    async def known(self, request: web.Request) -> web.Response:
        """Which shared deals there still are."""
        asked = await self._api.body(request, _read_ids)
        known = await asyncio.to_thread(self._server.rooms.store.shared_among, asked.replays)
        return answer(ReplayIds(tuple(known)))

    async def file(self, request: web.Request) -> web.Response:
        """A deal from a file."""
        self._api.check_bound(request, self._server.records)
        large = request.clone(client_max_size=self._server.limits.record)
        text = await self._api.body(large, lambda body: body.decode("utf-8-sig"), TOML)

        def read() -> tuple[Record, Place]:
            document = Document(text)
            record = record_in(document)
            verify(record, document.place)
            return record, document.place

        return await self._told(read, _seat_of(request), sealed=False)

    async def _found(self, request: web.Request) -> Shared:
        """What an id means. Raises Declined where it means nothing."""
        self._api.check_bound(request, self._server.replays)
        found = await asyncio.to_thread(self._server.rooms.store.shared, request.match_info["replay"])
        if found is None:
            raise Declined(404, "no_such_replay")
        return found

    async def _told(self, read: Callable[[], tuple[Record, Place]], seat: Seat | None, *, sealed: bool) -> web.Response:
        """A record as a seat saw it. Raises Declined for what is wrong with it."""

        def tell() -> Replayed | None:
            record, place = read()
            if seat is not None and seat >= len(record.seats):
                return None
            return retold(record, seat, sealed=sealed, place=place)

        try:
            async with self._turn:
                found = await asyncio.to_thread(tell)
        except RecordError as error:
            raise Declined(400, "record", why=str(error)) from None
        if found is None:
            raise Declined(404, "no_such_seat")
        return answer(found)


def _seat_of(request: web.Request) -> Seat | None:
    """The seat that is asked for; what is no number is no seat."""
    asked = request.query.get("seat")
    if asked is None:
        return None
    return int(asked) if _SEAT.fullmatch(asked) else NO_SEAT
