"""Pages that come back: at every version they get exactly what they missed, and their place."""

import random
from typing import Any

import pytest

from tests.web.house import Page, house, run
from tests.web.play import whole_deal
from valepaska.table import pace
from valepaska.table.core import HISTORY
from valepaska.table.pace import Times


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    times = Times(window=400, shortest=15, offer=400, setup=400, turn=2_000, grace=500, rematch=500)
    monkeypatch.setitem(pace.PACES, "quick", times)


def happened(page: Page, after: int) -> list[Any]:
    """What a page that was never away was told after a version."""
    return [
        event
        for message in page.told
        if message["type"] == "update" and message["version"] > after
        for event in message["happened"]
    ]


def test_a_page_that_comes_back_at_any_version_is_told_exactly_what_it_missed() -> None:
    async def main() -> None:
        async with house() as place:
            table, people = await whole_deal(place, 5, "valepaska", people=2, seats=3, pace="quick")
            (watcher,) = people[-1]
            versions = [message["version"] for message in watcher.told if message["type"] in ("welcome", "update")]
            assert len(versions) > 20
            for version in versions[-100:]:
                page = await place.page(table, seen=version)
                welcome = page.told[0]
                told_since = [
                    event for event in happened(watcher, version) if event["type"] not in ("goes_on", "new_host")
                ]
                if welcome["missed"] is None:
                    assert welcome["version"] - version > HISTORY
                    continue
                missed = [event for event in welcome["missed"] if event["type"] not in ("goes_on", "new_host")]
                assert missed[: len(told_since)] == told_since
                await page.socket.close()

    run(main())


def test_a_page_that_comes_back_sees_what_one_that_stayed_sees() -> None:
    async def main() -> None:
        chance = random.Random(3)
        async with house() as place:
            table, people = await whole_deal(place, 6, "valepaska", people=2, seats=3, pace="quick")
            seated = people[0][-1]
            for _ in range(5):
                page = await place.page(table, token=seated.token, seen=chance.choice([None, 0, 5, 10**9]))
                assert page.seat == 0
                assert page.deal["view"] == seated.deal["view"]
                assert page.deal["review"] == seated.deal["review"]

    run(main())


def test_a_version_that_the_server_does_not_know_gives_everything_anew() -> None:
    async def main() -> None:
        async with house() as place:
            page = await place.page(await place.open(), seen=10**6)
            assert page.told[0]["missed"] is None

    run(main())


def test_a_token_of_nobody_watches() -> None:
    async def main() -> None:
        async with house() as place:
            table = await place.open()
            await place.seated(table, "Anna")
            page = await place.page(table, token="B" * 22)
            assert page.seat is None

    run(main())
