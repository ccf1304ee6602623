"""Beginning and ending: one clear line when a server cannot begin, and nothing lost when it is killed."""

import asyncio
import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import aiohttp
import pytest

from tests.shell import RESPONSE
from tests.web.house import House, Page, run
from tests.web.playing import dealt, played
from valepaska.web.serve import listen

ROOT = Path(__file__).parent.parent.parent
UNHURRIED = """
from msgspec.structs import asdict, replace
from valepaska.table.pace import PACES
for name, times in PACES.items():
    lengths = {what: 3_600_000 for what, length in asdict(times).items() if length and what != "shortest"}
    PACES[name] = replace(times, **lengths)
"""
"""What a server does first whose clocks run, but run out for nobody in a test."""
COMMAND = [sys.executable, "-m", "valepaska", "serve", "--no-browser", "--lang", "en"]


def settings(folder: Path) -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(ROOT / "src"), "XDG_DATA_HOME": str(folder), "HOME": str(folder)}


def command_after(first: str) -> list[str]:
    """The command in a process that does something else first."""
    code = f"{first}\nimport runpy, sys\nsys.argv = sys.argv[1:]\nrunpy.run_module('valepaska', run_name='__main__')"
    return [sys.executable, "-c", code, *COMMAND[2:]]


@contextmanager
def serving(path: Path, *options: str, first: str = "pass") -> Iterator[tuple["subprocess.Popen[str]", str]]:
    """A server in a process of its own, which does something else first; and its address."""
    command = [*command_after(first), "--port", "0", "--db", f"sqlite:///{path}", *options]
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=settings(path.parent)
    )
    assert process.stdout is not None
    try:
        said = ""
        while not (found := re.search(r"http://[\d.]+:\d+", said)):
            line = process.stdout.readline()
            assert line, said + (process.stderr.read() if process.stderr else "")
            said += line
        yield process, found[0]
    finally:
        if process.poll() is None:
            process.kill()
        process.communicate()


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_server_that_is_told_to_end_ends_in_order(tmp_path: Path, number: signal.Signals) -> None:
    with serving(tmp_path / "t.sqlite") as (process, base):
        seen: list[str | None] = []

        async def main() -> None:
            async with aiohttp.ClientSession() as session:
                place = House(None, None, base, session)  # type: ignore[arg-type]
                page = await place.page(await place.open())
                process.send_signal(number)
                seen.append(await page.until_closed())

        run(main())
        assert process.wait(RESPONSE) == 0
        assert seen == ["restart"]
        assert process.stderr is not None
        assert process.stderr.read() == ""


def test_what_the_first_page_does_without_is_not_waited_for(tmp_path: Path) -> None:
    serving = "import valepaska.cli, valepaska.web.serve, valepaska.web.pages\nvalepaska.web.pages.Pages()\n"
    command = [sys.executable, "-c", f"import sys\n{serving}print(*sys.modules)"]
    done = subprocess.run(command, capture_output=True, text=True, check=True, env=settings(tmp_path))
    loaded = set(done.stdout.split())
    assert "aiohttp.web" in loaded
    assert not loaded & {"babel", "fluent", "numba", "numpy", "pydantic", "rich", "segno", "torch"}


def complaint(folder: Path, *options: str) -> str:
    done = subprocess.run([*COMMAND, *options], capture_output=True, text=True, timeout=RESPONSE, env=settings(folder))
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
    assert "Traceback" not in done.stderr
    return done.stderr


def test_a_port_that_is_taken_is_one_line(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        said = complaint(tmp_path, "--port", port, "--db", f"sqlite:///{tmp_path}/t.sqlite")
    assert said.count(port) == 1
    assert "--port" in said


def test_an_address_of_another_machine_is_one_line(tmp_path: Path) -> None:
    assert "192.0.2.7" in complaint(tmp_path, "--host", "192.0.2.7", "--db", "memory:")


def test_a_database_in_use_is_one_line(tmp_path: Path) -> None:
    path = tmp_path / "t.sqlite"
    with serving(path):
        assert "open: stop it" in complaint(tmp_path, "--port", "0", "--db", f"sqlite:///{path}")


def test_a_database_that_something_else_has_locked_is_one_line(tmp_path: Path) -> None:
    path = tmp_path / "t.sqlite"
    with sqlite3.connect(path) as other:
        other.execute("BEGIN EXCLUSIVE")
        assert "in use" in complaint(tmp_path, "--port", "0", "--db", f"sqlite:///{path}")
    other.close()


def test_who_starts_it_twice_is_shown_the_page_that_is_there(tmp_path: Path) -> None:
    home = settings(tmp_path) | {"VALEPASKA_DATA": str(tmp_path)}
    bare = [sys.executable, "-m", "valepaska", "--no-browser", "--lang", "en"]
    with serving(tmp_path / "tables.sqlite") as (_, base):
        again = subprocess.run(bare, capture_output=True, text=True, timeout=RESPONSE, env=home)
        assert (again.returncode, again.stderr) == (0, "")
        assert base in again.stdout
        for wish in (["--lan"], ["--port", base.rpartition(":")[2]]):
            with_wishes = subprocess.run([*bare, *wish], capture_output=True, text=True, timeout=RESPONSE, env=home)
            assert (with_wishes.returncode, with_wishes.stdout) == (2, "")
            assert f"the server at {base} has the database" in with_wishes.stderr
            assert with_wishes.stderr.count("\n") == 1


def test_beside_another_server_the_next_free_port_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        monkeypatch.setattr("valepaska.web.serve.PORT", taken.getsockname()[1])
        with listen("127.0.0.1", None) as found:
            assert found.getsockname()[1] != taken.getsockname()[1]


def test_a_damaged_database_is_one_line(tmp_path: Path) -> None:
    path = tmp_path / "t.sqlite"
    path.write_bytes(b"not a database at all " * 100)
    assert str(path) in complaint(tmp_path, "--port", "0", "--db", f"sqlite:///{path}")


def test_a_database_of_another_program_is_one_line(tmp_path: Path) -> None:
    path = tmp_path / "t.sqlite"
    with sqlite3.connect(path) as other:
        other.execute("CREATE TABLE birds (name TEXT)")
    other.close()
    assert "another program" in complaint(tmp_path, "--port", "0", "--db", f"sqlite:///{path}")


def test_a_database_that_cannot_be_made_is_one_line(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    assert "file" in complaint(tmp_path, "--port", "0", "--db", f"sqlite:///{tmp_path}/file/t.sqlite")


def test_a_store_of_an_unknown_kind_is_one_line(tmp_path: Path) -> None:
    assert "sqlite:///PATH" in complaint(tmp_path, "--port", "0", "--db", "mysql://somewhere")


@pytest.mark.slow
def test_a_server_that_is_killed_in_a_window_loses_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    path = tmp_path / "t.sqlite"
    hands: dict[str, list[str]] = {}
    told: list[Page] = []

    async def first(base: str, process: "subprocess.Popen[str]") -> None:
        async with aiohttp.ClientSession() as session:
            place = House(None, None, base, session)  # type: ignore[arg-type]
            pages = await dealt(place, "Anna", "Bo", "Cai", pace="relaxed")
            await played(pages)
            asked = next(page for page in pages if page.deal["may"])
            assert await asked.act("pass", id="kept") == "accepted"
            told.extend(pages)
            for page in pages:
                hands[str(page.seat)] = page.deal["view"]["hand"]
            process.kill()
            process.wait()
            for page in pages:
                await page.until_closed()

    async def second(base: str) -> None:
        async with aiohttp.ClientSession() as session:
            place = House(None, None, base, session)  # type: ignore[arg-type]
            table = told[0].table
            pages = [await place.page(table, token=page.token, seen=page.version) for page in told]
            for page in pages:
                assert page.deal["view"]["phase"] == "window"
                assert page.deal["view"]["hand"] == hands[str(page.seat)]
                assert page.deal["clock"]["deadline"] > page.told[0]["now"]
            passed = next(page for page in pages if page.seat in page.deal["view"]["answered"])
            answer = await passed.ask("act", id="kept", decision=passed.deal["decision"], action="pass")
            assert answer["type"] == "accepted"
            doubting = next(page for page in pages if page.deal["may"] and "challenge" in page.deal["may"]["verbs"])
            assert await doubting.act("challenge") == "accepted"
            await place.close()

    with serving(path, first=UNHURRIED) as (process, base):
        run(first(base, process))
    with serving(path, first=UNHURRIED) as (_, base):
        run(second(base))


SOME = 4


async def ask_until_lost(page: Page, accepted: dict[str, int], some_are: Callable[[], object]) -> None:
    """Ask one thing after the other until the server is gone; note what it has acknowledged, and tell when some are."""
    before = len(accepted)
    first = page.parts["table"]["pace"] == "quick"  # what is so already would leave nothing in the log
    for number in range(first, 1000):
        id = f"k{max(accepted.values(), default=0)}-{number}"
        try:
            await page.say("set_pace", id=id, pace=("quick", "relaxed")[number % 2])
        except ConnectionError:
            return
        while (message := await page.hear()) is not None:
            if message.get("id") == id:
                assert message["type"] == "accepted"
                accepted[id] = message["version"]
                if len(accepted) == before + SOME:
                    some_are()
                break
        else:
            return


@pytest.mark.slow
def test_kills_at_any_moment_lose_nothing_that_was_acknowledged_and_double_nothing(tmp_path: Path) -> None:
    path = tmp_path / "t.sqlite"
    accepted: dict[str, int] = {}
    table: list[str] = []
    token: list[str] = []

    async def play(base: str, process: "subprocess.Popen[str]", after: float) -> None:
        async with aiohttp.ClientSession() as session:
            place = House(None, None, base, session)  # type: ignore[arg-type]
            if not table:
                page = await place.seated(await place.open(), "Anna")
                assert page.token is not None
                table.append(page.table)
                token.append(page.token)
            page = await place.page(table[0], token=token[0])
            for id, version in accepted.items():
                again = await page.ask("set_pace", id=id, pace="quick")
                assert (again["type"], again["version"]) == ("accepted", version), "lost, or done twice"
            loop = asyncio.get_running_loop()
            await ask_until_lost(page, accepted, lambda: loop.call_later(after, process.kill))
            assert page.version <= max(accepted.values(), default=page.version) + 1

    for turn in range(4):
        with serving(path) as (process, base):
            run(play(base, process, 0.007 * turn))
            process.kill()
            process.wait()
        while len(accepted) > 30:
            del accepted[next(iter(accepted))]
    versions = sorted(accepted.values())
    assert len(set(versions)) == len(versions) >= 4 * SOME


@pytest.mark.slow
def test_the_server_answers_once_it_has_told_its_address(tmp_path: Path) -> None:
    with serving(tmp_path / "t.sqlite") as (_, base):

        async def main() -> None:
            async with aiohttp.ClientSession() as session, session.get(f"{base}/healthz") as answer:
                assert answer.status == 200

        run(main())
