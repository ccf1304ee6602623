"""What the server answers over HTTP: the page's files, the API, and what it says of itself."""

import asyncio
import json
import logging
import re
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from tests.web.house import house, page_files, run
from valepaska.i18n import LANGUAGES, texts
from valepaska.rules.spec import house_rules, presets
from valepaska.web.headers import policy
from valepaska.web.limits import Limits

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


@pytest.mark.parametrize(
    "path",
    [
        "/static/../limits.py",
        "/static/..%2flimits.py",
        "/static/%2e%2e/limits.py",
        "/static//etc/passwd",
        "/static/v-1/../../app.py",
        "/static/",
        "/t/",
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


def test_a_table_is_opened_and_invited_to_by_link_and_by_code() -> None:
    async def main() -> None:
        async with house() as place:
            body = {"rules": "ruotsalainen", "seats": 5, "pace": "unlimited", "bot_speed": "slow"}
            async with place.session.post(f"{place.base}/api/tables?lang=fi", json=body) as answer:
                assert answer.status == 201
                opened = await answer.json()
            assert re.fullmatch(r"[A-Za-z0-9_-]{22}", opened["table"])
            assert opened["addresses"] == [f"http://127.0.0.1:0/t/{opened['table']}"]
            _, invited = await place.text(f"/api/tables/{opened['table']}")
            assert json.loads(invited) == opened
            typed = f"{opened['code'][:3]}-{opened['code'][3:]}".lower()
            _, found = await place.text(f"/api/codes/{typed}")
            assert json.loads(found) == opened
            page = await place.page(opened["table"])
            assert page.parts["table"]["rules"] == "ruotsalainen"
            assert len(page.parts["table"]["seats"]) == 5
            status, picture = await place.text(f"/api/tables/{opened['table']}/qr.svg")
            assert (status, picture[:4]) == (200, "<svg")

    run(main())


def test_ids_of_tables_are_not_alike() -> None:
    async def main() -> None:
        async with house() as place:
            ids = [await place.open() for _ in range(50)]
            assert len(set(ids)) == 50
            assert max(sum(one == other for one, other in zip(ids[0], id, strict=True)) for id in ids[1:]) < 8

    run(main())


BAD_TABLES = [
    ("{", 400, "unreadable"),
    ("[]", 400, "unreadable"),
    ('{"seats":"4"}', 400, "unreadable"),
    ('{"seats":11}', 400, "unreadable"),
    ('{"seats":1}', 400, "unreadable"),
    ('{"rules":""}', 400, "unreadable"),
    ('{"more":1}', 400, "unreadable"),
    ('{"pace":"fast"}', 400, "unreadable"),
    ('{"rules":"poker"}', 400, "rules"),
    ('{"rules":"valepaska+jokers=9"}', 400, "rules"),
    ('{"rules":"' + "x" * 5000 + '"}', 413, "size"),
]


@pytest.mark.parametrize(("body", "status", "code"), BAD_TABLES, ids=lambda value: str(value)[:24])
def test_a_table_that_cannot_be_is_refused_in_one_line(body: str, status: int, code: str) -> None:
    async def main() -> None:
        async with house() as place:
            headers = {"Content-Type": "application/json"}
            async with place.session.post(f"{place.base}/api/tables", data=body, headers=headers) as answer:
                assert answer.status == status
                refused = await answer.json()
            assert refused["code"] == code
            assert "\n" not in refused["text"]
            assert place.server.metrics.value("valepaska_tables_created_total") == 0

    run(main())


def test_a_form_of_a_foreign_page_cannot_open_a_table() -> None:
    async def main() -> None:
        async with house() as place, place.session.post(f"{place.base}/api/tables", data={"seats": "4"}) as answer:
            assert answer.status == 415

    run(main())


def test_tables_cannot_be_opened_and_codes_not_guessed_without_end() -> None:
    async def main() -> None:
        async with house(limits=Limits(tables_burst=3.0, tables_rate=0.01)) as place:
            statuses = []
            for _ in range(5):
                async with place.session.post(f"{place.base}/api/tables", json={}) as answer:
                    statuses.append(answer.status)
            assert statuses == [201, 201, 201, 429, 429]
            guesses = [(await place.text("/api/codes/ABCDEF"))[0] for _ in range(30)]
            assert guesses.count(404) == 20
            assert set(guesses[20:]) == {429}

    run(main())


def test_what_can_be_played_is_listed() -> None:
    async def main() -> None:
        async with house() as place:
            games = json.loads((await place.text("/api/games"))[1])
            assert [preset["name"] for preset in games["presets"]] == [preset.name for preset in presets()]
            assert [rule["name"] for rule in games["house"]] == [rule.name for rule in house_rules()]
            assert "counter" in games["bots"]

    run(main())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_of_every_preset_are_told(lang: str) -> None:
    async def main() -> None:
        async with house() as place:
            for preset in presets():
                status, text = await place.text("/api/rules", params={"spec": preset.name, "lang": lang})
                sheet = json.loads(text)
                assert status == 200
                assert sheet["differs"] == []
                assert all(section["title"] and section["lines"] for section in sheet["sections"])
            _, text = await place.text("/api/rules", params={"spec": "valepaska court_minimum=7", "lang": lang})
            changed = json.loads(text)["differs"]
            assert [(each["option"], each["value"]) for each in changed] == [("court_minimum", "7")]

    run(main())


def test_what_follows_from_a_difference_is_no_difference_of_its_own() -> None:
    async def main() -> None:
        async with house() as place:
            _, text = await place.text("/api/rules", params={"spec": "valepaska whole-pack"})
            assert [each["option"] for each in json.loads(text)["differs"]] == ["hand_size"]
            _, text = await place.text("/api/rules", params={"spec": "valepaska whole-pack", "before": "valepaska"})
            assert [each["option"] for each in json.loads(text)["changed"]] == ["hand_size"]
            _, text = await place.text("/api/rules", params={"spec": "valepaska", "before": "valepaska whole-pack"})
            assert {each["option"] for each in json.loads(text)["changed"]} >= {"hand_size", "voluntary_draw"}

    run(main())


def test_rules_that_cannot_be_read_are_refused_in_one_line() -> None:
    async def main() -> None:
        async with house() as place:
            for query in ("spec=poker", "", "spec=valepaska&lang=de"):
                status, text = await place.text(f"/api/rules?{query}")
                assert status == 400
                assert json.loads(text)["text"]

    run(main())


def test_a_deal_has_a_record_when_it_is_over_and_not_before() -> None:
    async def main() -> None:
        async with house() as place:
            table = await place.open(seats=3)
            anna = await place.seated(table, "Anna")
            assert (await anna.ask("start"))["type"] == "accepted"
            assert (await place.text(f"/api/tables/{table}/record"))[0] == 404
            assert (await anna.ask("stand"))["type"] == "accepted"
            await anna.until_deal(lambda deal: deal["review"])
            status, text = await place.text(f"/api/tables/{table}/record")
            assert (status, text.splitlines()[0]) == (200, "format = 1")

    run(main())


def test_the_description_of_the_api_is_whole() -> None:
    async def main() -> None:
        async with house() as place:
            document = json.loads((await place.text("/openapi.json"))[1])
            assert document["openapi"] == "3.1.0"
            named = document["components"]["schemas"]
            used = set(re.findall(r'"#/components/schemas/([^"]+)"', json.dumps(document)))
            assert used <= set(named)
            assert named["NewTable"]["additionalProperties"] is False
            assert {"Welcome", "Update", "Act", "Hello"} <= set(named)
            served = {
                (route.method.lower(), resource.canonical)
                for resource in place.app.web.router.resources()
                for route in resource
                if resource.canonical.startswith("/api/")
            }
            described = {(method, path) for path, methods in document["paths"].items() for method in methods}
            assert {each for each in served if each[0] != "head"} == {
                each for each in described if each[1].startswith("/api/")
            }

    run(main())


def test_the_server_tells_how_it_is() -> None:
    async def main() -> None:
        async with house() as place:
            assert (await place.text("/healthz"))[0] == 200
            assert (await place.text("/readyz"))[0] == 200
            table = await place.open()
            await place.seated(table, "Anna")
            _, text = await place.text("/metrics")
            assert "valepaska_sockets 1" in text
            assert 'valepaska_commands_total{kind="accepted"} 1' in text
            assert "valepaska_command_seconds_count 1" in text
            for line in text.splitlines():
                assert re.fullmatch(r"#.*|[a-z_]+(\{\w+=\"[^\"]*\"\})? [0-9.]+", line), line
            place.server.rooms.store.close()
            assert (await place.text("/readyz"))[0] == 503

    run(main())


def test_half_a_request_does_not_hold_a_connection(static: Path) -> None:
    async def main() -> None:
        async with house(static=static, limits=Limits(header_time=0.3)) as place:
            for start in (b"", b"GET / HTTP/1.1\r\nHo", b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\nGET / HT"):
                reader, writer = await asyncio.open_connection("127.0.0.1", place.port)
                writer.write(start)
                await asyncio.wait_for(reader.read(), 3)
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
            assert b"408" in await asyncio.wait_for(reader.readline(), 3)
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
            await asyncio.sleep(0.05)
            assert anna.token is not None
            assert table not in caplog.text
            assert anna.token not in caplog.text
            assert "127.0.0.1" not in caplog.text
            assert "GET /api/tables/{table}/socket 101" in caplog.text

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
                await asyncio.wait_for(reader.read(), 3)
                writer.close()

    with caplog.at_level(logging.DEBUG, logger="aiohttp"):
        run(main())
    assert [record for record in caplog.records if record.name.startswith("aiohttp")] == []


def test_the_store_keeps_no_token(tmp_path: Path) -> None:
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
        assert token.encode() not in path.read_bytes()


def test_the_files_of_many_pages_do_not_use_up_what_an_address_may_ask(static: Path) -> None:
    async def main() -> None:
        async with house(static=static, limits=Limits(requests_rate=0.01, requests_burst=3.0)) as place:
            _, page = await place.text("/")
            [path, *_] = re.findall(r'"(/static/[^"]+)"', page)
            assert {(await place.text(path))[0] for _ in range(10)} == {200}
            assert [(await place.text("/"))[0] for _ in range(3)] == [200, 200, 429]

    run(main())


SENTENCES: dict[str, tuple[str, str, dict[str, Any] | None, str, str]] = {
    "unplayable": ("POST", "/api/tables", {"rules": "valepaska+jokerz"}, "rules", "no_such_house_rule"),
    "crowded": ("POST", "/api/tables", {"rules": "poytapaska", "seats": 10}, "rules", "too_few_cards"),
    "unread": ("GET", "/api/rules?spec=valepasta", None, "rules", "no_such_preset"),
    "gone": ("GET", "/api/tables/AAAA", None, "no_such_table", ""),
    "code": ("GET", "/api/codes/ZZZZZZ", None, "no_such_code", ""),
    "junk": ("POST", "/api/tables", {"more": 1}, "unreadable", ""),
}


@pytest.mark.parametrize("case", SENTENCES)
def test_a_refusal_has_a_code_and_a_sentence_in_the_language_of_the_page(case: str) -> None:
    async def main() -> None:
        method, path, body, code, fault = SENTENCES[case]
        async with house() as place:
            told = set()
            for wish in ("fi-FI,fi;q=0.9,en;q=0.5", "sv", "de, en-GB"):
                headers = {"Accept-Language": wish}
                async with place.session.request(method, place.base + path, json=body, headers=headers) as answer:
                    assert answer.status in (400, 404)
                    found = await answer.json()
                assert (found["code"], found.get("fault", "")) == (code, fault)
                told.add(found["text"])
            assert len(told) == 3

    run(main())


def test_every_refusal_over_http_has_its_sentence() -> None:
    sources = (Path(__file__).parents[2] / "src" / "valepaska" / "web").glob("*.py")
    codes = {code for path in sources for code in re.findall(r'problem\(\w+, \d+, "(\w+)"', path.read_text())}
    assert {"origin", "storage", "no_such_table"} <= codes
    assert all(f"problem-{code}" in texts("en") for code in codes | {"server_full", "address_full"})
