"""The accounts of programs: made over HTTP by a name, used at the socket by a token, and kept by the server's store."""

import asyncio
import json
import re
from pathlib import Path
from typing import Any

import pytest

from tests.web.house import House, house, run
from valepaska.i18n import LANGUAGES, texts
from valepaska.store import MemoryStore, SqliteStore, Store
from valepaska.web.limits import Allowance, Limits

OWN = "/api/programs/own"
DAY = 24 * 3600 * 1000


async def made(place: House, name: Any, **options: Any) -> tuple[int, dict[str, Any]]:
    async with place.session.post(f"{place.base}/api/programs", json={"name": name}, **options) as answer:
        return answer.status, await answer.json()


async def own(place: House, token: str, method: str = "GET") -> tuple[int, str]:
    headers = {"Authorization": f"Bearer {token}"}
    async with place.session.request(method, place.base + OWN, headers=headers) as answer:
        return answer.status, await answer.text()


def test_an_account_is_made_by_a_name_and_its_token_is_told_once() -> None:
    async def main() -> None:
        store = MemoryStore()
        async with house(store=store) as place:
            status, account = await made(place, "  Räntä   1 ")
            assert status == 201
            assert account["name"] == "Räntä 1"
            assert re.fullmatch(r"[A-Za-z0-9_-]{22}", account["token"])
            assert (await own(place, account["token"])) == (200, '{"name":"Räntä 1"}')
            assert account["token"] not in str(vars(store))

    run(main())


def test_no_two_accounts_have_one_token() -> None:
    async def main() -> None:
        async with house() as place:
            tokens = {await place.account(f"Program {number}") for number in range(40)}
            assert len(tokens) == 40

    run(main())


@pytest.mark.parametrize(
    ("name", "status", "code"),
    [
        ("", 400, "name_bad"),
        (None, 400, "unreadable"),
        ("x" * 21, 400, "name_bad"),
        ("\u200b", 400, "name_bad"),
        ("x" * 201, 400, "unreadable"),
        ("HALLA", 409, "name_taken"),
        ("H\u0430lla", 409, "name_taken"),
    ],
)
def test_a_name_that_is_taken_or_cannot_be_used_is_refused_in_one_sentence(name: Any, status: int, code: str) -> None:
    async def main() -> None:
        async with house() as place:
            token = await place.account("Halla")
            found, refusal = await made(place, name)
            assert (found, refusal["code"]) == (status, code)
            assert refusal["text"].count("\n") == 0
            assert (await own(place, token))[0] == 200

    run(main())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_token_that_is_nobodys_is_refused_in_ones_language(lang: str) -> None:
    async def main() -> None:
        async with house() as place:
            for shown in ("Bearer " + "x" * 22, "Bearer short", "Basic eDp5", "x" * 22, "", "Bearer \u00e4" + "x" * 21):
                for method in ("GET", "DELETE"):
                    headers = {"Authorization": shown, "Accept-Language": lang}
                    async with place.session.request(method, place.base + OWN, headers=headers) as answer:
                        assert answer.status == 401, shown
                        assert answer.headers["WWW-Authenticate"] == "Bearer"
                        said = await answer.json()
                    assert said == {"code": "no_such_program", "text": texts(lang)("refused-no_such_program")}

    run(main())


def test_an_account_is_deleted_by_its_token_and_the_name_is_free() -> None:
    async def main() -> None:
        async with house() as place:
            halla, other = await place.account("Halla"), await place.account("Tuisku")
            assert await own(place, halla, "DELETE") == (204, "")
            assert (await own(place, halla))[0] == (await own(place, halla, "DELETE"))[0] == 401
            assert (await own(place, other))[0] == 200
            table = await place.open()
            assert await (await place.page(table)).sit_program(halla) == "no_such_program"
            assert await place.account("Halla") != halla

    run(main())


def test_accounts_of_one_address_are_bounded() -> None:
    async def main() -> None:
        async with house(limits=Limits(programs=Allowance(0.0, 3.0))) as place:
            answers = [await made(place, f"Program {number}") for number in range(5)]
            assert [status for status, _ in answers] == [201, 201, 201, 429, 429]
            assert answers[-1][1]["code"] == "too_often"
            assert (await own(place, answers[0][1]["token"]))[0] == 200

    run(main())


def test_pages_of_other_origins_make_no_accounts() -> None:
    async def main() -> None:
        async with house() as place:
            status, refusal = await made(place, "Halla", headers={"Origin": "https://elsewhere.example"})
            assert (status, refusal["code"]) == (403, "origin")
            assert (await made(place, "Halla"))[0] == 201

    run(main())


def test_a_program_sits_down_by_its_account_and_everybody_sees_that_it_is_one() -> None:
    async def main() -> None:
        async with house() as place:
            table = await place.open(seats=3)
            anna = await place.seated(table, "Anna")
            rain = await place.program(table, await place.account("Räntä"))
            await anna.until(lambda _: anna.parts["table"]["seats"][1]["program"])
            seat = anna.parts["table"]["seats"][1]
            assert (seat["name"], seat["kind"], seat["present"]) == ("Räntä", "person", True)
            assert not anna.parts["table"]["seats"][0]["program"]
            assert rain.token is not None
            assert (await own(place, rain.token))[0] == 401, "the token of a seat is not that of an account"
            again = await place.page(table, token=rain.token)
            assert again.seat == 1

    run(main())


def test_an_account_plays_at_many_tables_and_once_at_each() -> None:
    async def main() -> None:
        async with house() as place:
            account = await place.account("Räntä")
            one, other = await place.open(seats=3), await place.open(seats=3)
            await place.program(one, account)
            await place.program(other, account)
            second = await place.page(one)
            assert await second.sit_program(account) == "program_sits"
            assert second.seat is None

    run(main())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_program_is_refused_by_a_code_and_a_sentence_and_nothing_has_changed(lang: str) -> None:
    async def main() -> None:
        async with house() as place:
            table = await place.open(seats=4)
            anna = await place.seated(table, "Anna")
            sent, sits, taken = [await place.account(name) for name in ("Halla", "Räntä", "anna")]
            kicked = await place.program(table, sent)
            await place.program(table, sits)
            assert (await anna.ask("kick", seat=kicked.seat))["type"] == "accepted"
            page = await place.page(table, lang=lang)
            version = place.server.rooms._rooms[table].table.version
            for account, code in (
                ("x" * 22, "no_such_program"),
                (anna.token, "no_such_program"),
                (sent, "sent_away"),
                (sits, "program_sits"),
                (taken, "name_taken"),
            ):
                refusal = await page.ask("sit_program", account=account)
                assert (refusal["type"], refusal["code"]) == ("refused", code)
                assert refusal["text"] == texts(lang)(f"refused-{code}", player="")
            assert place.server.rooms._rooms[table].table.version == version

    run(main())


def test_programs_are_refused_what_comes_too_often_as_people_are() -> None:
    async def main() -> None:
        async with house(limits=Limits(changes=Allowance(0.0, 3.0))) as place:
            table, account = await place.open(), await place.account("Räntä")
            page = await place.page(table)
            codes = [await page.sit_program("x" * 22) for _ in range(3)]
            assert codes == ["no_such_program"] * 3
            assert await page.sit_program(account) == "too_often"

    run(main())


@pytest.mark.parametrize("kind", ["memory", "sqlite"])
def test_accounts_outlive_the_server(kind: str, tmp_path: Path) -> None:
    memory = MemoryStore()

    def store() -> Store:
        return memory if kind == "memory" else SqliteStore(tmp_path / "tables.sqlite")

    async def before() -> tuple[str, str, str | None]:
        async with house(store=store()) as place:
            table, account = await place.open(seats=3), await place.account("Räntä")
            return table, account, (await place.program(table, account)).token

    async def after(table: str, account: str, seat: str | None) -> None:
        async with house(store=store()) as place:
            assert await own(place, account) == (200, '{"name":"Räntä"}')
            page = await place.page(table, token=seat)
            assert page.parts["table"]["seats"][0]["program"]
            assert await (await place.page(table)).sit_program(account) == "program_sits"
            assert (await made(place, "Räntä"))[0] == 409

    async def main() -> None:
        await after(*await before())

    run(main())


def test_an_account_that_nobody_has_used_for_half_a_year_is_swept() -> None:
    async def main() -> None:
        async with house() as place:
            idle, used = await place.account("Halla"), await place.account("Räntä")
            now = place.server.rooms.clock.now
            assert await place.server.rooms.sweep_programs() == 0
            place.server.rooms.clock.now = lambda: now() + 100 * DAY  # type: ignore[method-assign]
            await place.program(await place.open(), used)
            place.server.rooms.clock.now = lambda: now() + 181 * DAY  # type: ignore[method-assign]
            assert await place.server.rooms.sweep_programs() == 1
            assert (await own(place, idle))[0] == 401
            assert (await own(place, used))[0] == 200
            assert await place.account("Halla")

    run(main())


def test_a_store_that_fails_is_told_and_nothing_is_done(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "tables.sqlite")

    async def main() -> None:
        async with house(store=store) as place:
            table, account = await place.open(), await place.account("Räntä")
            page = await place.page(table)
            await asyncio.to_thread(store.close)
            assert (await made(place, "Halla"))[1]["code"] == "storage"
            for method in ("GET", "DELETE"):
                status, said = await own(place, account, method)
                assert (status, json.loads(said)["code"]) == (503, "storage")
            assert await page.sit_program(account) == "storage"

    run(main())


def test_nothing_but_hash_name_and_time_is_kept_of_an_account(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"

    async def main() -> str:
        async with house(store=SqliteStore(path)) as place:
            return await place.account("Räntä")

    tokens: list[str] = []

    async def keep() -> None:
        tokens.append(await main())

    run(keep())
    kept = b"".join(each.read_bytes() for each in tmp_path.iterdir())
    assert "Räntä".encode() in kept
    assert tokens[0].encode() not in kept
    assert b"127.0.0.1" not in kept
