"""What a server keeps of a person can be fetched and deleted with the token of the seat, and with nothing else."""

import asyncio
import json
import random
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from tests.web.house import PATIENCE, PATIENT, House, house, run
from tests.web.play import play_on, whole_deal
from tests.web.playing import dealt, played
from tests.web.test_start import serving
from valepaska.store import MemoryStore, Shared, SqliteStore
from valepaska.store.protocol import Rewriting
from valepaska.table.log import Sat
from valepaska.table.names import person_of
from valepaska.table.programs import Program
from valepaska.table.table import Table
from valepaska.web.limits import Allowance


class Slow(MemoryStore):
    """A store that changes no log before it may."""

    def __init__(self) -> None:
        super().__init__()
        self.turn = threading.Event()
        self.turn.set()

    def rewrite(self, table: str, change: Rewriting) -> int:
        """See `Store.rewrite`."""
        assert self.turn.wait(PATIENCE)
        return super().rewrite(table, change)


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
            for file in tmp_path.iterdir():
                assert b"Bobobo" not in file.read_bytes(), f"{file.name}, while the server goes on"
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


class SharingSlowly(MemoryStore):
    """A store that shares a deal when it may, and says what it is asked for."""

    def __init__(self) -> None:
        super().__init__()
        self.began: list[str] = []
        self.sharing, self.turn = threading.Event(), threading.Event()

    def share(self, id: str, shared: Shared) -> str:
        """See `Store.share`."""
        self.began.append("share")
        self.sharing.set()
        assert self.turn.wait(PATIENCE)
        return super().share(id, shared)

    def rewrite(self, table: str, change: Rewriting) -> int:
        """See `Store.rewrite`."""
        self.began.append("rewrite")
        return super().rewrite(table, change)


def test_who_is_deleted_while_a_deal_is_being_shared_is_not_in_it() -> None:
    async def main() -> None:
        store = SharingSlowly()
        asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(2))  # one shares, the other takes its turns
        async with house(store=store) as place:
            table, pages = await whole_deal(place, 3, "valepaska", people=2, seats=2)
            anna, bo = (had[-1] for had in pages[:2])

            async def shared() -> str:
                body = {"token": anna.token, "deal": 1}
                async with place.session.post(f"{place.base}/api/tables/{table}/replays", json=body) as answer:
                    assert answer.status == 201
                    return str((await answer.json())["replay"])

            sharing = asyncio.create_task(shared())
            await asyncio.to_thread(store.sharing.wait, PATIENCE)
            deleting = asyncio.create_task(asked(place, "DELETE", table, bo.token))
            assert await anna.until_closed() == "restart", "the log is about to be changed"
            await asyncio.to_thread(lambda: None)
            assert store.began == ["share"], "and waits for the deal that is being shared"
            store.turn.set()
            assert (await deleting)[0] == 200
            record = (await place.text(f"/api/replays/{await sharing}/record"))[1]
            assert ('"P0"' in record, '"P1"' in record, '"?1"' in record) == (True, False, True)

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
    assert not any(b"Hepsankeikka" in file.read_bytes() for file in tmp_path.iterdir()), "while the server goes on"
    store.close()
    assert not any(b"Hepsankeikka" in file.read_bytes() for file in tmp_path.iterdir())


def test_the_name_of_a_program_is_deleted_with_its_account(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "t.sqlite")
    assert store.add_program(Program("a" * 64, "Hepsankeikka", 1))
    assert store.add_program(Program("b" * 64, "Konkkaronkka", 2))
    assert store.drop_program("a" * 64)
    assert not any(b"Hepsankeikka" in file.read_bytes() for file in tmp_path.iterdir())
    assert store.sweep_programs(3) == 1
    assert not any(b"Konkkaronkka" in file.read_bytes() for file in tmp_path.iterdir())
    store.close()


def test_a_program_that_is_deleted_is_not_known_by_its_account_either() -> None:
    async def main() -> None:
        async with house() as place:
            account = await place.account("Robo")
            anna = await place.seated(await place.open(), "Anna")
            robo = await place.program(anna.table, account)
            assert (await asked(place, "DELETE", robo.table, robo.token))[0] == 200
            log = place.server.rooms.store.load(anna.table)
            assert person_of(account) not in repr(log)
            again = await place.page(anna.table, token=anna.token)
            assert [seat["name"] for seat in again.parts["table"]["seats"]] == ["Anna", ""]

    run(main())


def test_nobody_reads_logs_without_end() -> None:
    """The log of an evening takes half a second to be read."""

    async def main() -> None:
        few = replace(PATIENT, own_data=Allowance(0.0, 2.0))
        async with house(limits=few) as place:
            anna = await place.seated(await place.open(), "Anna")
            statuses = [(await asked(place, "GET", anna.table, token))[0] for token in (anna.token, "A" * 22)]
            assert statuses == [200, 401]
            for method in ("GET", "DELETE"):
                status, found = await asked(place, method, anna.table, anna.token)
                assert (status, found["code"]) == (429, "too_often")

    run(main())


def test_nobody_finds_a_table_as_it_was_while_somebody_is_deleted_there() -> None:
    store = Slow()

    async def main() -> None:
        async with house(store=store) as place:
            anna, bo, cai = await dealt(place, "Anna", "Bo", "Cai")
            store.turn.clear()
            deleting = asyncio.create_task(asked(place, "DELETE", bo.table, bo.token))
            await anna.until_closed()
            finding = asyncio.create_task(place.page(anna.table, token=anna.token))
            await place.text("/api/about")
            store.turn.set()
            assert (await deleting)[0] == 200
            again = await finding
            assert [seat["name"] for seat in again.parts["table"]["seats"]] == ["Anna", "?1", "Cai"]
            store.turn.clear()
            deleting = asyncio.create_task(asked(place, "DELETE", cai.table, cai.token))
            await again.until_closed()
            other = asyncio.create_task(asked(place, "DELETE", anna.table, anna.token))
            await place.text("/api/about")
            store.turn.set()
            assert [(await each)[0] for each in (deleting, other)] == [200, 200]
            names = [entry.name for entry in store.load(anna.table) if isinstance(entry, Sat)]
            assert names == ["?3", "?1", "?2"]

    run(main())


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
