"""Whose request it is, and by which name the server was asked."""

import asyncio
import gzip
import json
import socket
from pathlib import Path

import pytest
from aiohttp.test_utils import make_mocked_request
from multidict import CIMultiDict

from tests.web.house import PATIENCE, House, house, run
from valepaska.errors import ValepaskaError
from valepaska.store import SqliteStore
from valepaska.web.proxies import Proxies
from valepaska.web.reach import Whereabouts, check_public, whereabouts


def counted(*forwarded: str, remote: str = "10.1.2.3", trusted: str = "10.1.2.3") -> str:
    """Who asks, with these lines of X-Forwarded-For, where a connection comes from an address."""
    request = make_mocked_request("GET", "/", headers=CIMultiDict(("X-Forwarded-For", line) for line in forwarded))
    return Proxies.read(trusted).address(request.clone(remote=remote))


@pytest.mark.parametrize(
    "lines", [("6.6.6.6, 203.0.113.9",), ("6.6.6.6", "203.0.113.9"), ("6.6.6.6, 1.1.1.1", "203.0.113.9")]
)
def test_what_the_proxy_added_last_counts_and_not_what_the_client_claims(lines: tuple[str, ...]) -> None:
    assert counted(*lines) == "203.0.113.9"


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("203.0.113.9:5555", "203.0.113.9"),
        ("[2001:db8::1]:44", "2001:db8::/64"),
        ("[2001:db8::1]", "2001:db8::/64"),
        ("2001:db8::1", "2001:db8::/64"),
        ("[::ffff:203.0.113.9]:80", "203.0.113.9"),
        ("nobody", "unknown"),
    ],
)
def test_an_address_is_the_same_with_a_port(written: str, meant: str) -> None:
    assert counted(written) == meant


def test_a_proxy_that_was_not_named_is_not_believed() -> None:
    assert counted("203.0.113.9", remote="10.1.2.4") == "10.1.2.4"
    assert counted("203.0.113.9", remote="192.0.2.1", trusted="10.0.0.0/8,127.0.0.1") == "192.0.2.1"
    request = make_mocked_request("GET", "/", headers=CIMultiDict({"X-Forwarded-For": "203.0.113.9"}))
    assert Proxies().address(request.clone(remote="127.0.0.1")) == "127.0.0.1"


def test_behind_several_trusted_proxies_the_first_who_is_none_counts() -> None:
    trusted = "127.0.0.1,10.0.0.0/8,2001:db8:1::/48"
    assert counted("6.6.6.6, 203.0.113.9, 10.9.9.9", remote="127.0.0.1", trusted=trusted) == "203.0.113.9"
    assert counted("6.6.6.6, 203.0.113.9, 2001:db8:1::7", remote="::ffff:127.0.0.1", trusted=trusted) == "203.0.113.9"
    assert counted("10.0.0.7", remote="127.0.0.1", trusted=trusted) == "10.0.0.7", "the proxy itself asks"
    assert counted(remote="127.0.0.1", trusted=trusted) == "127.0.0.1"


@pytest.mark.parametrize(
    "trusted", ["nginx", "", "127.0.0.1,", "10.0.0.1/8", "0.0.0.0/0", "::/0", "127.0.0.1 10.0.0.1"]
)
def test_a_proxy_that_is_named_wrongly_is_one_line(trusted: str) -> None:
    with pytest.raises(ValepaskaError, match="--trust-proxy") as caught:
        Proxies.read(trusted)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    "public",
    ["cards.example", "https://", "https://cards.example/cards", "ftp://cards.example", "https://a:x", "https://u@a"],
)
def test_a_public_address_that_is_none_is_one_line(public: str) -> None:
    with pytest.raises(ValepaskaError, match="--public") as caught:
        check_public(public)
    assert "\n" not in str(caught.value)
    check_public("https://cards.example/")
    check_public("http://192.168.1.5:8080")


def reached(host: str, public: str | None = None) -> Whereabouts:
    """A server that listens there, on a machine that is called Sauna.example."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(socket, "gethostname", lambda: "Sauna.example")
        return whereabouts(host, 8000, public)


LOOPBACK = ["127.0.0.1", "127.0.0.1:8000", "127.9.9.9", "localhost", "LOCALHOST:8000", "table.localhost", "[::1]:8000"]
NUMBERS = ["192.168.1.5:8000", "[2001:db8::1]:8000"]
NAMES = ["sauna:8000", "SAUNA.local", "sauna.example:8000", "sauna.local."]
PUBLIC = ["cards.example", "CARDS.example:443"]
STRANGE = [
    "",
    "evil.example",
    "evil.example:8000",
    "127.0.0.1.evil.example",
    "localhost.evil.example",
    "evil.example@127.0.0.1",
    "127.0.0.1/",
    "127.0.0.1:8000:1",
    "[::1",
    "a" * 1300,
    "\udcff\udcfe",
]
REACHED = {
    "machine": (reached("127.0.0.1"), LOOPBACK),
    "machine by name": (reached("localhost"), LOOPBACK),
    "network": (reached("0.0.0.0"), LOOPBACK + NUMBERS + NAMES),
    "one address": (reached("192.168.1.5"), LOOPBACK + NUMBERS + NAMES),
    "public behind a proxy": (reached("127.0.0.1", "https://cards.example/"), LOOPBACK + PUBLIC),
    "public": (reached("0.0.0.0", "https://cards.example"), LOOPBACK + PUBLIC + NUMBERS + NAMES),
}


@pytest.mark.parametrize("case", REACHED)
def test_a_server_goes_by_its_own_names_and_no_other(case: str) -> None:
    where, own = REACHED[case]
    everything = {*LOOPBACK, *NUMBERS, *NAMES, *PUBLIC, *STRANGE}
    assert {host for host in everything if where.goes_by(host)} == set(own)


def test_links_have_the_name_by_which_this_machine_was_asked_where_nobody_else_can_open_them() -> None:
    alone, public = REACHED["machine"][0], REACHED["public"][0]
    assert alone.addresses("localhost:8000") == ("http://localhost:8000",)
    assert alone.addresses("127.0.0.1:8000") == ("http://127.0.0.1:8000",)
    assert alone.addresses("evil.example") == (alone.local,), "no name of ours"
    assert public.addresses("localhost:8000") == ("https://cards.example",)
    network = Whereabouts("network", "http://127.0.0.1:8000", "http://192.168.1.5:8000", by_number=True)
    assert network.addresses("localhost:8000") == ("http://192.168.1.5:8000",), "others cannot open the other one"
    assert network.addresses("10.0.0.7:8000") == ("http://10.0.0.7:8000", "http://192.168.1.5:8000")
    assert Whereabouts("network", "http://127.0.0.1:8000").addresses("localhost:9") == ("http://localhost:9",)


def asked(*lines: bytes, body: bytes = b"") -> bytes:
    """A request as it goes over the line; the first line is without its version."""
    first, *headers = lines
    return b"\r\n".join([first + b" HTTP/1.1", *headers, b"Connection: close", b"", body])


async def answered(place: House, request: bytes) -> tuple[int, bytes]:
    """The status and the body of an answer."""
    reader, writer = await asyncio.open_connection("127.0.0.1", place.port)
    writer.write(request)
    answer = await asyncio.wait_for(reader.read(), PATIENCE)
    writer.close()
    return int(answer.split()[1]), answer.partition(b"\r\n\r\n")[2]


EVERYWHERE = ["/", "/t/{table}", "/api/about", "/api/tables/{table}", "/api/tables/{table}/qr.svg", "/healthz", "/no"]
HOSTS = [b"evil.example", b"a" * 1300, b"\xff\xfe", b"", b"127.0.0.1.evil.example"]


def test_under_a_name_that_is_not_its_own_the_server_answers_nothing() -> None:
    async def main() -> None:
        async with house() as place:
            table = await place.open()
            for path in EVERYWHERE:
                line = b"GET " + path.format(table=table).encode()
                for host in HOSTS:
                    status, body = await answered(place, asked(line, b"Host: " + host))
                    assert status == 421, (path, host)
                    assert table.encode() not in body
                    found = json.loads(body)
                    assert (found["code"], "--public" in found["text"]) == ("host", True)
            own = f"Host: 127.0.0.1:{place.port}".encode()
            assert (await answered(place, asked(b"GET /healthz", own)))[0] == 200
            assert place.server.metrics.value("valepaska_errors_total") == 0

    run(main())


BYTES = [b"\xff\xfe", b"%ff%fe", b"%00", b"%ed%b3%bf", b"\xc3\xa4", b"a" * 3000]
PLACES = [
    b"/api/tables/*",
    b"/api/tables/*/qr.svg",
    b"/api/tables/*/record",
    b"/api/codes/*",
    b"/api/rules?spec=*",
    b"/api/rules?spec=valepaska&before=*",
    b"/api/rules?spec=valepaska&lang=*",
    b"/t/*",
    b"/static/*",
]


def test_whatever_bytes_a_stranger_asks_with_the_server_has_an_answer(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(store=SqliteStore(tmp_path / "t.sqlite")) as place:
            own = f"Host: 127.0.0.1:{place.port}".encode()
            for path in PLACES:
                for junk in BYTES:
                    status, _ = await answered(place, asked(b"GET " + path.replace(b"*", junk), own))
                    assert status < 500, (path, junk)
            for name in (b"Accept-Language", b"Origin", b"If-None-Match", b"Accept-Encoding", b"Content-Type"):
                for junk in BYTES:
                    for line in (b"GET /", b"GET /api/about", b"POST /api/tables"):
                        headers = (own, name + b": " + junk, b"Content-Length: 2")
                        status, _ = await answered(place, asked(line, *headers, body=b"{}"))
                        assert status < 500, (line, name, junk)
            assert place.server.metrics.value("valepaska_errors_total") == 0

    run(main())


JSON = b"Content-Type: application/json"
BODIES = {
    "no gzip": ([b"Content-Encoding: gzip", b"Content-Length: 2"], b"{}", {415}),
    "gzip": ([b"Content-Encoding: gzip", b"Content-Length: 22"], gzip.compress(b"{}", mtime=0), {415}),
    "no deflate": ([b"Content-Encoding: deflate", b"Content-Length: 2"], b"{}", {400, 415}),
    "an unknown encoding": ([b"Content-Encoding: x", b"Content-Length: 2"], b"{}", {415}),
    "chunks that are none": ([b"Transfer-Encoding: chunked"], b"zz\r\n{}\r\n0\r\n\r\n", {400}),
    "half a chunk": ([b"Transfer-Encoding: chunked"], b"2\r\n{}x\r\n0\r\n\r\n", {400}),
}


@pytest.mark.parametrize("case", BODIES)
def test_a_body_that_cannot_be_unpacked_is_refused(case: str, caplog: pytest.LogCaptureFixture) -> None:
    headers, body, expected = BODIES[case]

    async def main() -> None:
        async with house() as place:
            own = f"Host: 127.0.0.1:{place.port}".encode()
            for path in (b"/api/tables", b"/api/lesson"):
                status, _ = await answered(place, asked(b"POST " + path, own, JSON, *headers, body=body))
                assert status in expected
            assert (await place.text("/healthz"))[0] == 200
            assert place.server.metrics.value("valepaska_errors_total") == 0

    run(main())
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []
