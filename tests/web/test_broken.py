"""What breaks while the server runs: disks, tables, messages that cannot be sent, systems that give few files."""

import asyncio
import json
import logging
import resource
import subprocess
from itertools import permutations
from pathlib import Path

import aiohttp
import pytest

from tests.web.failing import FailingStore
from tests.web.house import House, Page, house, run
from tests.web.playing import dealt, played
from tests.web.test_start import command_after, serving, settings
from valepaska.store import SqliteStore, StoreError
from valepaska.web.outbox import Envelopes
from valepaska.web.room import Room

needs_limits = pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="limits of another process are of Linux")


async def figures(place: House) -> dict[str, float]:
    """What `/metrics` says, by name and kind."""
    _, text = await place.text("/metrics")
    lines = [line.rpartition(" ") for line in text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, _, value in lines}


async def room(place: House, table: str) -> Room:
    """A table in memory."""
    found = await place.server.rooms.find(table)
    assert found is not None
    return found


def test_a_server_says_that_its_store_fails_and_when_it_works_again() -> None:
    async def main() -> None:
        store = FailingStore()
        async with house(store=store) as place:
            anna = await place.seated(await place.open(), "Anna")
            for failing, ready in ((False, 200), (True, 503), (False, 200)):
                store.failing = failing
                assert (await place.text("/healthz"))[0] == 200
                status, text = await place.text("/readyz")
                assert status == ready
                assert json.loads(text)["status"] == ("ok" if ready == 200 else "the disk is full")
                if failing:
                    assert (await anna.ask("set_pace", pace="relaxed"))["code"] == "storage"
            found = await figures(place)
            assert found["valepaska_storage_errors_total"] == 1
            assert found["valepaska_errors_total"] == 0
            assert found['valepaska_requests_total{kind="503"}'] == 1

    run(main())


@needs_limits
def test_a_full_disk_is_a_refusal_and_the_game_goes_on_when_there_is_room(tmp_path: Path) -> None:
    path = tmp_path / "t.sqlite"
    told: list[Page] = []

    async def main(base: str, process: "subprocess.Popen[str]") -> None:
        async with aiohttp.ClientSession() as session:
            place = House(None, None, base, session)  # type: ignore[arg-type]
            pages = await dealt(place, "Anna", "Bo", pace="unlimited")
            await played(pages)
            asked = next(page for page in pages if page.deal["may"])
            before, decision = asked.deal["view"], asked.deal["decision"]
            most = path.with_name("t.sqlite-wal").stat().st_size
            _, hard = resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (most, resource.RLIM_INFINITY))
            refused = await asked.ask("act", id="doubt", decision=decision, action="challenge")
            assert (refused["type"], refused["code"]) == ("refused", "storage")
            for page in pages:
                assert await page.until_closed() == "storage"
            assert (await place.text("/healthz"))[0] == 200
            status, text = await place.text("/readyz")
            assert status == 503
            assert "make room" in json.loads(text)["status"]
            assert (await figures(place))["valepaska_storage_errors_total"] > 0
            async with session.post(f"{base}/api/tables", json={}) as opened:
                assert opened.status == 503
            early = await place.silent(asked.table)
            await early.say("hello", token=asked.token, seen=asked.version)
            assert await early.until_closed() == "storage"
            resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (hard, resource.RLIM_INFINITY))
            assert (await place.text("/readyz"))[0] == 200
            back = await place.page(asked.table, token=asked.token, seen=asked.version)
            assert back.deal["view"] == before
            answer = await back.ask("act", id="doubt", decision=decision, action="challenge")
            assert answer["type"] == "accepted"
            told.append(back)
            await place.close()

    with serving(path) as (process, base):
        run(main(base, process))
    store = SqliteStore(path)
    assert len(store.load(told[0].table)) >= told[0].version
    store.close()


@needs_limits
def test_a_disk_that_is_full_at_the_start_is_one_line(tmp_path: Path) -> None:
    command = command_after("import resource; resource.setrlimit(resource.RLIMIT_FSIZE, (512, 512))")
    command += ["--port", "0", "--db", f"sqlite:///{tmp_path}/t.sqlite"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, env=settings(tmp_path))
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1), done.stderr
    assert "make room" in done.stderr


def test_a_page_that_comes_while_its_table_breaks_is_sent_away_and_not_left_alone() -> None:
    async def main() -> None:
        store = FailingStore()
        async with house(store=store) as place:
            anna = await place.seated(await place.open(), "Anna")
            store.held = []
            await anna.say("set_pace", id="p", pace="relaxed")
            late = await place.silent(anna.table)
            await late.say("hello")
            while not store.held:
                await asyncio.sleep(0)
            while len((await room(place, anna.table)).members) < 2:
                await asyncio.sleep(0)
            store.release(StoreError("the disk is full"))
            assert await anna.until_closed() == "storage"
            assert await late.until_closed() == "storage"
            back = await place.page(anna.table, token=anna.token)
            assert back.seat == 0

    run(main())


def test_when_messages_cannot_be_made_the_pages_come_again_and_find_what_was_stored(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def main() -> None:
        async with house() as place:
            anna, bo = await dealt(place, "Anna", "Bo")

            def wrong(envelopes: object, outbox: object, message: object) -> None:
                raise TypeError("a mistake")

            with monkeypatch.context() as patch:
                patch.setattr(Envelopes, "put", wrong)
                await anna.say("set_pace", id="p", pace="relaxed")
                assert await anna.until_closed() == "restart"
                assert await bo.until_closed() == "restart"
            assert place.server.metrics.value("valepaska_errors_total") == 1
            back = await place.page(anna.table, token=anna.token)
            assert back.parts["table"]["pace"] == "relaxed"
            assert (await back.ask("set_pace", id="p", pace="quick"))["type"] == "accepted"
            assert back.parts["table"]["pace"] == "relaxed"

    with caplog.at_level(logging.ERROR):
        run(main())
    assert [record.getMessage() for record in caplog.records] == ["the messages of a table could not be sent"]


@needs_limits
def test_a_server_that_is_given_few_files_takes_more_of_those_it_may_have(tmp_path: Path) -> None:
    async def main(base: str) -> None:
        async with aiohttp.ClientSession(connector=aiohttp.TCPConnector(limit=0)) as session:
            place = House(None, None, base, session)  # type: ignore[arg-type]
            table = await place.open()
            pages = [await place.page(table) for _ in range(40)]
            assert (await place.text("/healthz"))[0] == 200
            assert len(pages) == 40
            await place.close()

    few = "import resource; resource.setrlimit(resource.RLIMIT_NOFILE, (40, 400))"
    with serving(tmp_path / "t.sqlite", first=few) as (_, base):
        run(main(base))


def test_of_four_doubts_that_wait_together_for_the_disk_the_first_wins_in_every_order() -> None:
    async def main() -> None:
        store = FailingStore()
        async with house(store=store) as place:
            for order in permutations(range(4)):
                pages = await dealt(place, "Anna", "Bo", "Cai", "Disa", "Eva")
                await played(pages)
                asked = [page for page in pages if page.deal["may"] and "challenge" in page.deal["may"]["verbs"]]
                assert len(asked) == 4
                jobs = (await room(place, pages[0].table))._jobs
                store.held = []
                for count, number in enumerate(order):
                    page = asked[number]
                    await page.say("act", id="doubt", decision=page.deal["decision"], action="challenge")
                    while len(store.held) + len(jobs) <= count:
                        await asyncio.sleep(0)
                store.release()
                winner = asked[order[0]]
                for page in asked:
                    answer = await page.until(lambda message: message.get("id") == "doubt")
                    if page is winner:
                        assert answer["type"] == "accepted"
                        while pages[0].version < answer["version"]:
                            await pages[0].hear()
                    else:
                        assert (answer["code"], answer["seat"]) == ("beaten", winner.seat)
                challenged = [
                    event["seat"]
                    for message in pages[0].told
                    for event in message.get("happened", ())
                    if event["type"] == "challenged"
                ]
                assert challenged == [winner.seat]
                for page in pages:
                    await page.socket.close()

    run(main())
