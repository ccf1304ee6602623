"""What a server keeps of a person can be fetched and deleted with the token of the seat, and with nothing else."""

import asyncio
import json
import random
import time
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from tests.web.house import House, house, run
from tests.web.play import play_on, whole_deal
from tests.web.test_sockets import dealt, played
from tests.web.test_start import serving
from valepaska.store import SqliteStore
from valepaska.table.table import Table


async def asked(place: House, method: str, table: str, token: str | None, **headers: str) -> tuple[int, Any]:
    """The status and the answer of a request about oneself."""
    if token is not None:
        headers["Authorization"] = f"Bearer {token}"
    async with place.session.request(method, f"{place.base}/api/tables/{table}/mine", headers=headers) as answer:
        return answer.status, await answer.json()


def test_what_is_kept_of_a_person_is_fetched_with_the_token() -> None:
    async def main() -> None:
        async with house() as place:
            anna, bo = await dealt(place, "Anna", "Bo")
            await played([anna, bo])
            status, found = await asked(place, "GET", anna.table, anna.token)
            assert status == 200
            assert [entry["name"] for entry in found["entries"] if entry["type"] == "sat"] == ["Anna"]
            assert not any("secret" in entry or "key" in entry for entry in found["entries"])
            assert bo.token is not None
            assert "Bo" not in json.dumps(found)

    run(main())


@pytest.mark.parametrize("method", ["GET", "DELETE"])
@pytest.mark.parametrize("token", [None, "", "x", "A" * 22, "\u00ff" * 22, "a" * 6000])
def test_without_the_token_nobody_is_told_or_deletes_anything(method: str, token: str | None) -> None:
    async def main() -> None:
        async with house() as place:
            anna, _ = await dealt(place, "Anna", "Bo")
            status, found = await asked(place, method, anna.table, token)
            assert (status, found["code"]) == (401, "no_seat")
            assert (await asked(place, "GET", "nowhere", anna.token))[0] == 404
            assert (await asked(place, "GET", anna.table, anna.token))[1]["entries"]

    run(main())


def test_another_page_cannot_have_anybody_deleted() -> None:
    async def main() -> None:
        async with house() as place:
            anna, _ = await dealt(place, "Anna", "Bo")
            status, found = await asked(place, "DELETE", anna.table, anna.token, Origin="https://evil.example")
            assert (status, found["code"]) == (403, "origin")

    run(main())


def test_who_is_deleted_was_nobody_and_the_others_play_on(tmp_path: Path) -> None:
    path = tmp_path / "t.sqlite"
    tokens: list[str] = []

    async def main() -> None:
        async with house(store=SqliteStore(path)) as place:
            anna, bo = await dealt(place, "Anna", "Bobobo")
            await played([anna, bo])
            assert bo.token is not None
            tokens.append(bo.token)
            status, found = await asked(place, "DELETE", bo.table, bo.token)
            assert status == 200
            assert found["entries"] > 0
            assert await anna.until_closed() == "restart"
            again = await place.page(anna.table, token=anna.token)
            assert [seat["name"] for seat in again.parts["table"]["seats"]] == ["Anna", "?1"]
            assert again.seat == 0
            await play_on(place, again, random.Random(1), face_down=True)
            text = (await place.text(f"/api/tables/{anna.table}/record"))[1]
            assert '"?1"' in text
            stranger = await place.page(bo.table, token=bo.token)
            assert stranger.seat is None
            assert (await asked(place, "GET", bo.table, bo.token))[0] == 401

    run(main())
    for file in tmp_path.iterdir():
        assert b"Bobobo" not in file.read_bytes(), file.name


def test_who_is_deleted_is_in_no_deal_that_was_shared(tmp_path: Path) -> None:
    path = tmp_path / "t.sqlite"

    async def main() -> None:
        async with house(store=SqliteStore(path)) as place:
            table, pages = await whole_deal(place, 3, "valepaska", people=2, seats=2)
            anna, bo = (had[-1] for had in pages[:2])
            share = {"token": anna.token, "deal": 1}
            async with place.session.post(f"{place.base}/api/tables/{table}/replays", json=share) as answer:
                link = (await answer.json())["replay"]
            before = (await place.text(f"/api/replays/{link}/record"))[1]
            assert '"P1"' in before
            assert (await asked(place, "DELETE", table, bo.token))[0] == 200
            after = (await place.text(f"/api/replays/{link}/record"))[1]
            assert after == before.replace('"P1"', '"?1"')

    run(main())


def test_a_name_is_deleted_with_its_table(tmp_path: Path) -> None:
    path = tmp_path / "t.sqlite"

    async def main() -> None:
        async with house(store=SqliteStore(path)) as place:
            await dealt(place, "Hepsankeikka", "Bo")

    run(main())
    assert any(b"Hepsankeikka" in file.read_bytes() for file in tmp_path.iterdir())
    store = SqliteStore(path)
    assert store.sweep(1 << 60)
    store.close()
    assert not any(b"Hepsankeikka" in file.read_bytes() for file in tmp_path.iterdir())


def test_a_server_deletes_what_is_older_than_it_is_told_to_keep(tmp_path: Path) -> None:
    now = time.time_ns() // 1_000_000
    store = SqliteStore(tmp_path / "t.sqlite")
    for table, days in (("old", 2), ("new", 0)):
        _, change = Table.open("valepaska", 2, bytes(32), now - days * 86_400_000)
        store.append(table, 0, change.entries).result()
    store.close()

    async def main(base: str) -> None:
        async with aiohttp.ClientSession() as session:
            place = House(None, None, base, session)  # type: ignore[arg-type]
            while (await place.text("/api/tables/old"))[0] != 404:
                await asyncio.sleep(0.05)
            assert (await place.text("/api/tables/new"))[0] == 200

    with serving(tmp_path / "t.sqlite", "--keep-days", "1") as (_, base):
        run(main(base))
