"""Short codes: whose table they mean, when they mean none, and that they are kept over a restart."""

import json
from pathlib import Path

import pytest

from tests.web.failing import FailingStore
from tests.web.house import House, Message, house, run
from valepaska.i18n import LANGUAGES
from valepaska.store import SqliteStore
from valepaska.web.codes import ALPHABET, LENGTH, LIFE, RENEWED
from valepaska.web.messages import NewTable


async def code_of(place: House, table: str) -> str:
    """The code of a table, as who is there is told it."""
    return str(json.loads((await place.text(f"/api/tables/{table}"))[1])["code"])


async def tried(place: House, code: str, **query: str) -> tuple[int, Message]:
    """What somebody is answered who types a code."""
    status, text = await place.text(f"/api/codes/{code}", params=query)
    return status, json.loads(text)


def test_a_code_is_drawn_from_more_than_a_thousand_million() -> None:
    assert len(set(ALPHABET)) ** LENGTH > 10**9

    async def main() -> None:
        async with house() as place:
            codes = [await code_of(place, await place.open()) for _ in range(40)]
            assert len(set(codes)) == 40
            assert all(len(code) == LENGTH and set(code) <= set(ALPHABET) for code in codes)

    run(main())


def test_the_code_of_a_full_table_is_dead_until_a_seat_is_free_again() -> None:
    async def main() -> None:
        async with house() as place:
            table = await place.open(seats=2)
            await place.seated(table, "Anna")
            code = await code_of(place, table)
            assert (await tried(place, code))[0] == 200
            bo = await place.seated(table, "Bo")
            for lang in LANGUAGES:
                status, refused = await tried(place, code, lang=lang)
                assert (status, refused["code"]) == (409, "code_full")
                assert table not in json.dumps(refused), "nothing is told of the table"
            assert (await place.text(f"/api/tables/{table}"))[0] == 200, "the link is good all the same"
            assert (await bo.ask("stand"))["type"] == "accepted"
            status, found = await tried(place, code)
            assert (status, found["table"]) == (200, table)

    run(main())


def test_a_code_and_that_it_is_dead_are_kept_over_a_restart(tmp_path: Path) -> None:
    async def main() -> None:
        path = tmp_path / "t.sqlite"
        async with house(store=SqliteStore(path)) as place:
            open_, full = await place.open(), await place.open(seats=2)
            for name in ("Anna", "Bo"):
                await place.seated(full, name)
            codes = [await code_of(place, table) for table in (open_, full)]
        async with house(store=SqliteStore(path)) as place:
            status, found = await tried(place, codes[0])
            assert (status, found["table"], found["code"]) == (200, open_, codes[0])
            assert (await tried(place, codes[1]))[1]["code"] == "code_full"
            assert await code_of(place, full) == codes[1]

    run(main())


def test_a_code_that_is_told_again_is_good_for_five_hours_from_then_and_ends_when_nobody_asks() -> None:
    async def main() -> None:
        async with house() as place:
            codes = place.server.codes
            first = await codes.of("table", 0)
            assert codes.table(first, LIFE) == "table"
            assert codes.table(first, LIFE + 1) is None
            assert await codes.of("table", LIFE - RENEWED) == first
            assert codes.table(first, LIFE + 1) is None, "five hours are left, which is enough"
            assert await codes.of("table", LIFE - RENEWED + 1) == first
            assert codes.table(first, 2 * LIFE - RENEWED) == "table"
            assert await codes.of("table", 9 * LIFE) != first, "a code that has ended is another's"
            assert codes.table(first, 9 * LIFE) is None

    run(main())


def test_a_code_is_not_told_before_it_is_in_the_store() -> None:
    async def main() -> None:
        store = FailingStore()
        async with house(store=store) as place:
            table = await place.open()
            code = await code_of(place, table)
            other = await place.server.rooms.open(NewTable())
            store.failing = True
            assert await code_of(place, table) == code, "this one is there"
            status, text = await place.text(f"/api/tables/{other}")
            assert (status, json.loads(text)["code"]) == (503, "storage")
            store.failing = False
            assert (await tried(place, await code_of(place, other)))[1]["table"] == other

    run(main())


@pytest.mark.parametrize("code", ["", "A" * 6, "0" * 6, "A" * 600, "%00", "ÄÖÅ"])
def test_what_is_no_code_means_nothing(code: str) -> None:
    async def main() -> None:
        async with house() as place:
            await place.open()
            assert (await place.text(f"/api/codes/{code}"))[0] == 404

    run(main())
