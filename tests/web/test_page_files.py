"""The files of the page over HTTP: how long they are kept, how they are sent, and what a document may load."""

import asyncio
import re
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from yarl import URL

from tests.web.house import house, page_files, run
from valepaska.i18n import LANGUAGES
from valepaska.web.headers import policy
from valepaska.web.limits import Allowance, Limits

MESSAGE = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)


@pytest.fixture
def static(tmp_path: Path) -> Path:
    return page_files(tmp_path)


def test_the_page_is_at_the_top_and_at_every_table(static: Path) -> None:
    async def main() -> None:
        async with house(static=static) as place:
            status, top = await place.text("/")
            assert (status, 'href="/static/v-' in top) == (200, True)
            status, there = await place.text("/t/AAAAAAAAAAAAAAAAAAAAAA")
            assert (status, 'src="/static/v-' in there) == (200, True)
            assert (await place.text("/t/B"))[1] == there

    run(main())


def test_a_file_is_kept_for_ever_under_the_version_that_the_page_names(static: Path) -> None:
    async def main() -> None:
        async with house(static=static) as place:
            _, page = await place.text("/")
            named = re.findall(r'"(/static/[^"]+)"', page)
            assert [path.split("/", 3)[3] for path in named] == ["sheets.css", "a/b.js", "c.js"]
            for path in named:
                async with place.session.get(place.base + path) as answer:
                    assert answer.status == 200
                    assert "ETag" not in answer.headers
                    assert answer.headers["Cache-Control"] == "max-age=31536000, immutable"
            old = named[0].replace(place.server.pages.version, "v-0000000000000000")
            async with place.session.get(place.base + old) as answer:
                assert (answer.status, answer.headers["Cache-Control"]) == (200, "no-cache")

    run(main())


def test_the_version_changes_with_any_file(static: Path) -> None:
    from valepaska.web.pages import Pages

    before = Pages(static).version
    (static / "a" / "b.js").write_text("export const more = 1;\n", encoding="utf-8")
    assert Pages(static).version != before


def test_a_file_is_sent_once_and_compressed(static: Path) -> None:
    async def main() -> None:
        async with house(static=static) as place:
            options: dict[str, Any] = {"headers": {"Accept-Encoding": "gzip"}, "auto_decompress": False}
            async with place.session.get(f"{place.base}/static/look.css", headers=options["headers"]) as answer:
                assert answer.headers["Content-Encoding"] == "gzip"
                assert int(answer.headers["Content-Length"]) < 100
                assert await answer.text() == (static / "look.css").read_text(encoding="utf-8")
                tag = answer.headers["ETag"]
            again = {"If-None-Match": tag, **options["headers"]}
            async with place.session.get(f"{place.base}/static/look.css", headers=again) as answer:
                assert (answer.status, await answer.read()) == (304, b"")
            plain = {"Accept-Encoding": "identity"}
            async with place.session.get(f"{place.base}/static/look.css", headers=plain) as answer:
                assert "Content-Encoding" not in answer.headers
                assert answer.headers["ETag"] != tag

    run(main())


@pytest.mark.parametrize("where", ["t", "r"])
@pytest.mark.parametrize(
    "link", ["", "/", "/%00", "/%F0%9F%A6%9F", "/%ff", "/..%2F..", "/.", "/~", "/A/B", "/A/", "/A%2fB/", "/*%e4"]
)
def test_half_a_link_gets_the_page_which_says_what_to_do(static: Path, where: str, link: str) -> None:
    async def main() -> None:
        async with house(static=static) as place:
            reader, writer = await asyncio.open_connection("127.0.0.1", place.port)
            writer.write(f"GET /{where}{link} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".encode())
            head, _, body = (await reader.read()).partition(b"\r\n\r\n")
            writer.close()
            assert head.split()[1] == b"404"
            assert body.decode() == (await place.text("/"))[1]

    run(main())


@pytest.mark.parametrize(
    "path",
    [
        "/static/../limits.py",
        "/static/..%2flimits.py",
        "/static/%2e%2e/limits.py",
        "/static//etc/passwd",
        "/static/v-1/../../app.py",
        "/static/",
        "/nothing",
    ],
)
def test_nothing_but_the_files_of_the_page_is_sent(static: Path, path: str) -> None:
    async def main() -> None:
        async with house(static=static) as place:
            reader, writer = await asyncio.open_connection("127.0.0.1", place.port)
            writer.write(f"GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".encode())
            assert (await reader.readline()).split()[1] == b"404"
            writer.close()

    run(main())


@pytest.mark.parametrize("path", ["/nope", "/t/%0a", "/r/%0a", "/favicon.ico", "/static/none.js", "/healthz/more"])
def test_a_browser_gets_the_page_at_an_address_without_one_and_a_program_a_code(static: Path, path: str) -> None:
    async def main() -> None:
        async with house(static=static) as place:
            address = URL(place.base + path, encoded=True)
            async with place.session.get(address, headers={"Accept": "text/html,*/*;q=0.8"}) as answer:
                assert (answer.status, await answer.text()) == (404, (await place.text("/"))[1])
            async with place.session.get(address, headers={"Accept-Language": "sv"}) as answer:
                told = await answer.json()
                assert (answer.status, told["code"]) == (404, "no_such_address")
                assert told["text"].startswith("Det finns inget")

    run(main())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_texts_are_files_of_the_page(lang: str) -> None:
    async def main() -> None:
        async with house() as place:
            version = place.server.pages.version
            (first, spoken), (later, rest) = [
                await place.text(f"/static/{version}/texts/{lang}{part}.ftl") for part in ("", "-rest")
            ]
            assert (first, later) == (200, 200)
            assert "\npage-play-now =" in spoken
            assert "\nlesson-" in rest
            assert "#" not in {line[:1] for line in (spoken + rest).splitlines()}
            whole = files("valepaska.i18n").joinpath(f"{lang}.ftl").read_text(encoding="utf-8")
            assert sorted(MESSAGE.findall(spoken) + MESSAGE.findall(rest)) == sorted(MESSAGE.findall(whole))

    run(main())


@pytest.mark.parametrize("path", ["/", "/favicon.svg"])
def test_a_document_may_load_from_here_only(static: Path, path: str) -> None:
    async def main() -> None:
        async with house(static=static) as place, place.session.get(place.base + path) as answer:
            policy = answer.headers["Content-Security-Policy"]
            assert "default-src 'none'" in policy
            assert "unsafe" not in policy
            assert "frame-ancestors 'none'" in policy
            assert answer.headers["Referrer-Policy"] == "no-referrer"

    run(main())


@pytest.mark.parametrize("path", ["/", "/healthz", "/nothing", "/api/games", "/static/look.css"])
def test_no_answer_is_taken_for_something_else_or_by_another_site(static: Path, path: str) -> None:
    async def main() -> None:
        async with house(static=static) as place, place.session.get(place.base + path) as answer:
            assert answer.headers["X-Content-Type-Options"] == "nosniff"
            assert answer.headers["Cross-Origin-Resource-Policy"] == "same-origin"
            assert "aiohttp" not in str(answer.headers)
            assert "Set-Cookie" not in answer.headers

    run(main())


def test_a_strange_host_does_not_get_into_the_policy() -> None:
    assert "script-src *" not in policy("evil.example; script-src *")
    assert "ws://localhost:8000 wss://localhost:8000" in policy("localhost:8000")


def test_the_files_of_many_pages_do_not_use_up_what_an_address_may_ask(static: Path) -> None:
    async def main() -> None:
        async with house(static=static, limits=Limits(requests=Allowance(0.01, 3.0))) as place:
            _, page = await place.text("/")
            [path, *_] = re.findall(r'"(/static/[^"]+)"', page)
            assert {(await place.text(path))[0] for _ in range(10)} == {200}
            assert [(await place.text("/"))[0] for _ in range(3)] == [200, 200, 429]

    run(main())
