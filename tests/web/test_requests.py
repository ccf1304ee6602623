"""Requests that are slow or broken, and what stays of any request: no key, no address, no token."""

import asyncio
import logging
from pathlib import Path

import pytest

from tests.web.house import PATIENCE, house, page_files, run
from valepaska.web.limits import Limits


@pytest.fixture
def static(tmp_path: Path) -> Path:
    return page_files(tmp_path)


def test_half_a_request_does_not_hold_a_connection(static: Path) -> None:
    async def main() -> None:
        async with house(static=static, limits=Limits(header_time=0.3)) as place:
            for start in (b"", b"GET / HTTP/1.1\r\nHo", b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\nGET / HT"):
                reader, writer = await asyncio.open_connection("127.0.0.1", place.port)
                writer.write(start)
                await asyncio.wait_for(reader.read(), PATIENCE)
                writer.close()

    run(main())


def test_a_body_that_never_ends_is_not_waited_for() -> None:
    async def main() -> None:
        async with house(limits=Limits(body_time=0.2)) as place:
            reader, writer = await asyncio.open_connection("127.0.0.1", place.port)
            writer.write(
                b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
                b"Content-Length: 50\r\n\r\n{"
            )
            assert b"408" in await asyncio.wait_for(reader.readline(), PATIENCE)
            writer.close()

    run(main())


def test_the_log_holds_no_key_and_no_address(caplog: pytest.LogCaptureFixture) -> None:
    async def main() -> None:
        async with house() as place:
            table = await place.open()
            anna = await place.seated(table, "Anna")
            await anna.socket.close()
            await place.text(f"/t/{table}?token={anna.token}")
            await place.text(f"/api/tables/{table}")
            while "GET /api/tables/{table}/socket 101" not in caplog.text:
                await asyncio.sleep(0.01)
            assert anna.token is not None
            assert table not in caplog.text
            assert anna.token not in caplog.text
            assert "127.0.0.1" not in caplog.text

    with caplog.at_level(logging.INFO):
        run(main())


def test_broken_requests_leave_nothing_in_the_log(caplog: pytest.LogCaptureFixture) -> None:
    async def main() -> None:
        async with house() as place:
            for junk in (
                b"\x16\x03\x01\x00\xff",
                b"GET\r\n\r\n",
                b"GET / HTTP/9.9\r\n\r\n",
                b"X" * 20_000 + b"\r\n\r\n",
            ):
                reader, writer = await asyncio.open_connection("127.0.0.1", place.port)
                writer.write(junk)
                writer.write_eof()
                await asyncio.wait_for(reader.read(), PATIENCE)
                writer.close()

    with caplog.at_level(logging.DEBUG, logger="aiohttp"):
        run(main())
    assert [record for record in caplog.records if record.name.startswith("aiohttp")] == []


def test_the_store_keeps_no_token_and_no_address(tmp_path: Path) -> None:
    from valepaska.store import SqliteStore

    token = None

    async def main() -> None:
        nonlocal token
        async with house(store=SqliteStore(tmp_path / "t.sqlite")) as place:
            anna = await place.seated(await place.open(), "Anna")
            token = anna.token

    run(main())
    assert token is not None
    for path in tmp_path.iterdir():
        kept = path.read_bytes()
        assert token.encode() not in kept
        assert b"127.0.0.1" not in kept
