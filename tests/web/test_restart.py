"""A server ends in order and another one goes on: with 200 live tables, from a backup, and from an older version."""

import asyncio
import json
import os
import random
import re
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from pathlib import Path

import aiohttp
import pytest

from bench.lean import Four, Message, Pace, Seat, Tally
from bench.serving import FREE, SERVER
from tests.shell import RESPONSE
from tests.shell import run as valepaska
from tests.store.old import FORMATS, known, old_store
from tests.store.test_formats import rows
from tests.web.crashes import crashes
from tests.web.failing import FailingStore
from tests.web.house import House, Page, house, run
from tests.web.play import MOVED_ON, choice
from tests.web.playing import dealt, played
from tests.web.test_start import UNHURRIED, serving
from valepaska.store import SqliteStore
from valepaska.table.names import person_of
from valepaska.table.table import client_key

ROOT = Path(__file__).parent.parent.parent
TABLES = 200
MOVES = 8


class Noting(Four):
    """A table of four that notes which of its actions were acknowledged."""

    def __init__(self, name: str, chance: random.Random, tally: Tally, pace: Pace) -> None:
        super().__init__(name, chance, tally, pace.ready)
        self.acknowledged: list[tuple[int, str, int]] = []

    def heard(self, seat: Seat, message: Message) -> None:
        """One of the four was told something."""
        if message.type == "accepted" and message.id == self._waits and self._kind in ("pass", "action"):
            self.acknowledged.append((seat.place, message.id, message.version))
        super().heard(seat, message)


@contextmanager
def bench_server(db: Path) -> Iterator[tuple["subprocess.Popen[str]", int]]:
    """A server whose bounds let a whole house play from one address; and its port."""
    command = [sys.executable, "-c", SERVER, f"sqlite:///{db}", json.dumps(FREE), "0"]
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=environment
    ) as process:
        try:
            assert process.stdout is not None
            found = re.search(r"http://[\d.]+:(\d+)", process.stdout.readline())
            assert found is not None
            yield process, int(found[1])
        finally:
            process.kill()


async def seated(port: int, pace: Pace) -> list[Noting]:
    """The tables, each with four people and a deal."""
    chance = random.Random(6)
    tables = []
    async with aiohttp.ClientSession() as session:
        for _ in range(TABLES):
            async with session.post(f"http://127.0.0.1:{port}/api/tables", json={"pace": "unlimited"}) as answer:
                name = (await answer.json())["table"]
            tables.append(Noting(name, random.Random(chance.random()), Tally(), pace))
    for table in tables:
        await table.join("127.0.0.1", port)
        await table.sit()
    return tables


async def until_moved(tables: list[Noting], pace: Pace, moves: int) -> None:
    """Let all tables play until each has done so many moves more."""
    before = [table.moves for table in tables]
    pace.running = True
    for table in tables:
        table.go_on(time.perf_counter())
    while any(table.moves - old < moves for table, old in zip(tables, before, strict=True)):
        await asyncio.sleep(0.05)


async def ended(process: "subprocess.Popen[str]") -> None:
    """Tell a server to end, and wait for it: in order, and without a word in the log."""
    process.send_signal(signal.SIGTERM)
    assert await asyncio.to_thread(process.wait, RESPONSE) == 0
    assert process.stdout is not None
    said = process.stdout.read().splitlines()
    assert [line for line in said if "http" not in line and "Ctrl-C" not in line and "link" not in line] == []


@pytest.mark.slow
def test_a_restart_in_the_middle_of_200_live_tables_loses_nothing_and_doubles_nothing(tmp_path: Path) -> None:
    db, pace = tmp_path / "tables.sqlite", Pace(None)

    async def main() -> list[Noting]:
        with bench_server(db) as (process, port):
            tables = await seated(port, pace)
            await until_moved(tables, pace, MOVES)
            await ended(process)  # while everybody plays
        pace.running = False
        heard = [[seat.version for seat in table.seats] for table in tables]
        with bench_server(db) as (process, port):
            for table in tables:
                table.close()
                await table.join("127.0.0.1", port)
            for table, versions in zip(tables, heard, strict=True):
                assert all(seat.version >= old for seat, old in zip(table.seats, versions, strict=True))
            await until_moved(tables, pace, MOVES)
            await ended(process)
        return tables

    found: list[Noting] = []

    async def noted() -> None:
        found.extend(await main())

    run(noted(), 500)
    store = SqliteStore(db)
    for table in found:
        log = store.load(table.name)
        commands = Counter(entry.client for entry in log if entry.client)
        assert max(commands.values()) == 1
        assert len(table.acknowledged) >= MOVES
        for place, id, version in table.acknowledged:
            assert log[version - 1].client == client_key(person_of(table.seats[place].token), id)
    store.close()


def test_a_server_that_ends_refuses_what_is_new_and_finishes_what_was_asked() -> None:
    async def main() -> None:
        store = FailingStore()
        async with house(store=store) as place:
            anna = await place.seated(await place.open(), "Anna")
            store.held = []
            await anna.say("set_pace", id="last", pace="relaxed")
            while not store.held:
                await asyncio.sleep(0)
            ending = asyncio.create_task(place.app.close())
            await asyncio.sleep(0)
            for method, path in (("POST", "/api/tables"), ("GET", f"/api/tables/{anna.table}")):
                async with place.session.request(method, place.base + path, json={}) as answer:
                    assert (answer.status, (await answer.json())["code"]) == (503, "restart")
                    assert int(answer.headers["Retry-After"]) > 0
            with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
                await place.page(anna.table)
            assert refused.value.status == 503
            assert await place.text("/readyz") == (503, '{"status":"closing"}')
            assert (await place.text("/healthz"))[0] == 200
            store.release()
            answered = await anna.until(lambda message: message.get("id") == "last")
            assert answered["type"] == "accepted"
            assert await anna.until_closed() == "restart"
            await ending

    run(main())


async def one_moves(pages: Collection[Page], *, face_down: bool = True) -> None:
    """Somebody does what may be done, also where a page has not heard of the last move yet."""

    async def answer_to(page: Page) -> str:
        action = choice({**page.deal, "face_down": face_down}, random.Random(1))
        assert action is not None
        return await page.act(action)

    for page in pages:
        if page.deal["may"]:
            answer = await answer_to(page)
            if answer == "accepted":
                return
            assert answer in MOVED_ON  # of which the page was told before
    to_act = max((page.deal for page in pages), key=lambda deal: int(deal["decision"]))["view"]["to_act"]
    mover = next(page for page in pages if page.seat in to_act)
    await mover.until_deal(lambda deal: deal["may"])
    assert await answer_to(mover) == "accepted"


@pytest.mark.slow
def test_a_backup_of_a_running_server_plays_on_at_another_port_and_so_does_the_server(tmp_path: Path) -> None:
    copy = tmp_path / "copies" / "copy.sqlite"

    async def main() -> None:
        async with aiohttp.ClientSession() as session:
            with serving(tmp_path / "t.sqlite") as (_, base):
                place = House(None, None, base, session)  # type: ignore[arg-type]
                pages = await dealt(place, "Anna", "Bo", "Cai", pace="unlimited")
                await played(pages)
                then = [page.deal["view"] for page in pages]
                done = await asyncio.to_thread(
                    valepaska, "backup", str(copy), "--db", f"sqlite:///{tmp_path}/t.sqlite", data=tmp_path
                )
                assert (done.returncode, done.stderr) == (0, "")
                await one_moves(pages)
                with serving(copy) as (_, other):
                    assert other != base
                    there = House(None, None, other, session)  # type: ignore[arg-type]
                    again = [await there.page(page.table, token=page.token, seen=page.version) for page in pages]
                    assert [page.deal["view"]["hand"] for page in again] == [view["hand"] for view in then]
                    assert again[0].deal["view"]["answered"] == then[0]["answered"] == []
                    await one_moves(again)
                    await there.close()
                await one_moves(pages)
                await place.close()

    run(main())


@pytest.mark.slow
@pytest.mark.parametrize("number", FORMATS)
def test_a_server_on_the_database_of_an_older_version_goes_on_with_every_table(tmp_path: Path, number: int) -> None:
    path = old_store(number, tmp_path)

    async def main(base: str) -> None:
        async with aiohttp.ClientSession() as session:
            place = House(None, None, base, session)  # type: ignore[arg-type]
            for table, people in known(number).items():
                pages = {token: await place.page(table, token=token) for token in people}
                for token, was in people.items():
                    page = pages[token]
                    assert (page.seat, page.parts["table"]["stage"]) == (was["seat"], was["stage"])
                    if was["deal"] is not None:
                        view = page.deal["view"]
                        assert (page.deal["deal"], page.deal["decision"]) == (was["deal"], was["decision"])
                        assert {name: view[name] for name in view if name in was} == {
                            name: was[name] for name in view if name in was
                        }
                if was["stage"] == "playing":
                    await one_moves(pages.values(), face_down=table == "window")
                elif was["stage"] == "waiting":
                    assert (await next(iter(pages.values())).ask("start"))["type"] == "accepted"
                else:
                    page = next(iter(pages.values()))
                    answer = await page.ask("rematch", decision=page.deal["decision"])
                    assert answer["type"] == "accepted"
                await place.close()

    with serving(path, first=UNHURRIED) as (_, base):
        run(main(base))
    assert path.with_name(f"{path.name}.format-{number}").is_file()


@pytest.mark.slow
def test_a_server_that_is_killed_at_any_place_of_an_upgrade_has_every_entry_when_it_starts_again(
    tmp_path: Path,
) -> None:
    path = old_store(1, tmp_path)
    before = rows(path)
    with crashes(path) as there:
        assert there.start()
        places = there.stop()["places"]
        assert places > 10
        for at in range(1, places + 1):
            for each in tmp_path.iterdir():
                each.unlink()
            old_store(1, tmp_path)
            there.start(at)
            place = there.stop()
            assert there.start(), place
            there.stop()
            assert rows(path) == before, place
            assert rows(path.with_name("tables.sqlite.format-1")) == before, place
