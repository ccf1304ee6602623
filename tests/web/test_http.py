"""What the server answers over HTTP: tables, rules, records, what it says of itself, and its refusals."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from tests.web.house import house, run
from valepaska.i18n import LANGUAGES, texts
from valepaska.rules.spec import house_rules, presets
from valepaska.web.limits import Allowance, Limits


def test_a_table_is_opened_and_invited_to_by_link_and_by_code() -> None:
    async def main() -> None:
        async with house() as place:
            body = {"rules": "ruotsalainen", "seats": 5, "pace": "unlimited", "bot_speed": "slow"}
            async with place.session.post(f"{place.base}/api/tables?lang=fi", json=body) as answer:
                assert answer.status == 201
                opened = await answer.json()
            assert re.fullmatch(r"[A-Za-z0-9_-]{22}", opened["table"])
            assert opened["addresses"] == [f"{place.base}/t/{opened['table']}"]
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
    ('{"more":' + "[" * 4000, 400, "unreadable"),
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
        async with house(limits=Limits(tables=Allowance(0.001, 3.0), guesses=Allowance(0.001, 20.0))) as place:
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
            assert used == set(named), "and the messages of the socket are described elsewhere"
            assert named["NewTable"]["additionalProperties"] is False
            assert {"NewTable", "Invitation", "NewProgram", "NewAccount", "Problem"} <= set(named)
            assert not {"Welcome", "Update", "Act", "Hello"} & set(named)
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
            anna = await place.page(table)
            anna.contributes = False
            assert await anna.sit("Anna") == "accepted"
            _, text = await place.text("/metrics")
            assert "valepaska_sockets 1" in text
            assert 'valepaska_commands_total{kind="accepted"} 1' in text
            assert "valepaska_command_seconds_count 1" in text
            for line in text.splitlines():
                assert re.fullmatch(r"#.*|[a-z_]+(\{\w+=\"[^\"]*\"\})? [0-9.]+", line), line
            place.server.rooms.store.close()
            assert (await place.text("/readyz"))[0] == 503

    run(main())


SENTENCES: dict[str, tuple[str, str, dict[str, Any] | None, str, str]] = {
    "unplayable": ("POST", "/api/tables", {"rules": "valepaska+jokerz"}, "rules", "no_such_house_rule"),
    "crowded": ("POST", "/api/tables", {"rules": "poytapaska", "seats": 10}, "rules", "too_few_cards"),
    "unread": ("GET", "/api/rules?spec=valepasta", None, "rules", "no_such_preset"),
    "gone": ("GET", "/api/tables/AAAA", None, "no_such_table", ""),
    "code": ("GET", "/api/codes/ZZZZZZ", None, "no_such_code", ""),
    "junk": ("POST", "/api/tables", {"more": 1}, "unreadable", ""),
}


@pytest.mark.parametrize(
    ("wish", "lang"),
    [
        ("fi;q=0.1, sv;q=0.9", "sv"),
        ("fi;q=0, sv-FI", "sv"),
        ("sv;q=0", "en"),
        ("*, fi ; q = 0.5", "fi"),
        ("de,fr;q=0.9,fi;q=0.8,sv;q=0.8", "fi"),
        ("fi;q=9, sv;q=0.5", "fi"),
        ("fi;q=, sv;q=1e999", "fi"),
        (";;q,,q=1", "en"),
    ],
)
def test_the_language_that_a_browser_wishes_for_most_is_spoken(wish: str, lang: str) -> None:
    async def main() -> None:
        async with house() as place:
            _, text = await place.text("/api/codes/XXXXXX", headers={"Accept-Language": wish})
            assert json.loads(text)["text"] == texts(lang)("problem-no_such_code")

    run(main())


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
    told = re.compile(r'(?:problem\(\w+, |Declined\()\d+, "(\w+)"')
    codes = {code for path in sources for code in told.findall(path.read_text())}
    assert {"origin", "storage", "no_such_table"} <= codes
    assert all(f"problem-{code}" in texts("en") for code in codes | {"server_full", "address_full"})


@pytest.mark.parametrize(
    ("method", "path", "status", "code", "allowed"),
    [
        ("GET", "/api/nope", 404, "no_such_address", None),
        ("GET", "/api/tables/a/b/c", 404, "no_such_address", None),
        ("DELETE", "/api/about", 405, "method", "GET, HEAD"),
        ("GET", "/api/match", 405, "method", "POST"),
        ("PUT", "/api/tables", 405, "method", "GET, HEAD, POST"),
        ("POST", "/t/x", 405, "method", "GET, HEAD"),
    ],
)
def test_an_unknown_address_or_method_is_refused_with_a_code_and_a_sentence(
    method: str, path: str, status: int, code: str, allowed: str | None
) -> None:
    async def main() -> None:
        async with house() as place:
            said = set()
            for lang in LANGUAGES:
                headers = {"Accept": "text/html", "Accept-Language": lang}
                async with place.session.request(method, place.base + path, headers=headers) as answer:
                    told = await answer.json()
                    assert (answer.status, told["code"], answer.headers.get("Allow")) == (status, code, allowed)
                    said.add(told["text"])
            assert len(said) == len(LANGUAGES)

    run(main())
