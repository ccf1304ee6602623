"""The example programs play whole deals at a real server: against each other and against bots, in several games."""

import ast
import asyncio
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.web.house import House, Page, house, run
from valepaska.store import MemoryStore
from valepaska.table.table import Table

EXAMPLES = Path(__file__).parents[2] / "examples"
PYTHON = [sys.executable, "-W", "error", str(EXAMPLES / "bot.py")]
NEEDS_NODE = pytest.mark.skipif(shutil.which("node") is None, reason="needs node: apt-get install nodejs")


def javascript() -> list[str]:
    """The command of the program in JavaScript; Node has had sockets without being asked for them since 22."""
    version = subprocess.run(["node", "--version"], capture_output=True, text=True, check=True).stdout
    asked = [] if int(version.lstrip("v").partition(".")[0]) >= 22 else ["--experimental-websocket", "--no-warnings"]
    return ["node", *asked, str(EXAMPLES / "bot.mjs")]


async def started(command: list[str], *options: str) -> asyncio.subprocess.Process:
    return await asyncio.create_subprocess_exec(
        *command, *options, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT
    )


async def ended(*processes: asyncio.subprocess.Process, status: int = 0) -> list[str]:
    """What programs have said, once they have ended with a status."""
    said = [(await process.communicate())[0].decode() for process in processes]
    assert [process.returncode for process in processes] == [status] * len(processes), said
    return said


def table_of(place: House, id: str) -> Table:
    return place.server.rooms._rooms[id].table


async def sat(page: Page, *, programs: int) -> None:
    """Listen until so many programs sit."""
    await page.until(lambda _: sum(seat["program"] for seat in page.parts["table"]["seats"]) == programs)


LINK = "http://localhost:8000/t/x"
NO_USE: list[list[str]] = [
    [],
    ["nonsense"],
    ["http://localhost:8000/r/x"],
    ["localhost:8000/t/x"],
    ["ftp://localhost/t/x"],
    [LINK, "many"],
    [LINK, "-1"],
    [LINK, ""],
    [LINK, "0x10"],
    [LINK, "1.5"],
]
"""No link of a table, or no number of deals."""


@pytest.mark.parametrize("arguments", [*NO_USE, [LINK, "9" * 5000]])
def test_without_the_link_of_a_table_it_says_in_one_line_how_it_is_called(arguments: list[str]) -> None:
    done = subprocess.run([*PYTHON, *arguments], capture_output=True, text=True)
    assert (done.returncode, done.stdout, done.stderr) == (2, "", "usage: bot.py LINK [DEALS]\n")


@NEEDS_NODE
@pytest.mark.parametrize(
    "arguments", [*NO_USE, ["http://localhost:99999/t/x"], [LINK, "1", "soon"], [LINK, "1", "0", "more"]]
)
def test_the_program_in_javascript_says_it_too(arguments: list[str]) -> None:
    done = subprocess.run([*javascript(), *arguments], capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "usage: node bot.mjs http://HOST/t/TABLE [DEALS [SECONDS]]\n"


@NEEDS_NODE
@pytest.mark.parametrize(
    ("options", "address", "said"),
    [(["--no-experimental-websocket"], "http://[::1]/t/x", "Node 22")],
)
def test_what_keeps_the_program_from_beginning_is_said_in_one_line(options: list[str], address: str, said: str) -> None:
    done = subprocess.run(["node", *options, str(EXAMPLES / "bot.mjs"), address], capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.count("\n") == 1
    assert said in done.stderr


@NEEDS_NODE
@pytest.mark.parametrize(
    ("rules", "second"), [("valepaska", "Halla"), ("poytapaska", "Tuisku"), ("paskahousu", "Tuisku")]
)
def test_two_of_them_play_two_deals_with_each_other_and_a_bot(rules: str, second: str) -> None:
    async def main() -> None:
        async with house() as place:
            id = await place.open(rules=rules, seats=3)
            link = f"{place.base}/t/{id}"
            watcher = await place.page(id)
            host = await started(javascript(), link, "2", "0")
            await sat(watcher, programs=1)
            both = [
                host,
                await started(*((PYTHON, link, "2") if second == "Halla" else (javascript(), link, "2", "0"))),
            ]
            await sat(watcher, programs=2)
            names = {seat["name"].split()[0] for seat in watcher.parts["table"]["seats"] if seat["program"]}
            assert names == {"Tuisku", second}
            await watcher.until_deal(lambda deal: deal["deal"] == 2 and deal["review"])
            record = table_of(place, id).last_record
            assert record is not None
            assert record.result is not None
            assert "clock" not in record.marks, "every move of theirs was their own"
            given = watcher.deal["review"]["fair"]["contributions"]
            assert sum(each is not None for each in given) == 2
            assert await ended(*both) == ["", ""]
            assert isinstance(place.server.rooms.store, MemoryStore)
            assert not place.server.rooms.store._programs, "they have deleted their accounts"

    run(main())


@pytest.mark.parametrize("command", [PYTHON, pytest.param(None, marks=NEEDS_NODE)], ids=["python", "javascript"])
def test_one_of_them_plays_with_a_person_and_goes_when_it_is_sent_away(
    command: list[str] | None,
) -> None:
    async def main() -> None:
        async with house() as place:
            id = await place.open(seats=3, pace="quick")
            anna = await place.seated(id, "Anna")
            program = await started(command or javascript(), f"{place.base}/t/{id}", "0")
            await sat(anna, programs=1)
            assert anna.parts["table"]["host"] == anna.seat
            assert (await anna.ask("start"))["type"] == "accepted"
            seat = next(number for number, each in enumerate(anna.parts["table"]["seats"]) if each["program"])
            await anna.until(
                lambda message: any(
                    event.get("seat") == seat and event["type"] in ("played", "passed", "challenged")
                    for event in message.get("happened", ())
                )
            )
            assert (await anna.ask("kick", seat=seat))["type"] == "accepted"
            assert await ended(program, status=1) == ["The host has sent you away from this table.\n"]

    run(main())


@NEEDS_NODE
def test_whoever_comes_between_deals_plays_from_the_next_one() -> None:
    async def main() -> None:
        async with house() as place:
            id = await place.open(seats=3)
            link = f"{place.base}/t/{id}"
            watcher = await place.page(id)
            two = [await started(javascript(), link, "0", "0") for _ in range(2)]
            await watcher.until_deal(lambda deal: deal["review"])
            assert await ended(await started(PYTHON, link, "1")) == [""]
            assert watcher.deal["deal"] >= 1
            for each in two:
                each.terminate()
                await each.communicate()

    run(main())


def test_the_shortest_is_forty_lines_of_code() -> None:
    """Without blank lines, comments and what is said about the code; imports count."""
    source = (EXAMPLES / "bot.py").read_text(encoding="utf-8")
    said = {
        line
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
        for line in range(node.lineno, (node.end_lineno or node.lineno) + 1)
    }
    code = [line for number, line in enumerate(source.splitlines(), 1) if number not in said]
    assert sum(bool(line.partition("#")[0].strip()) for line in code) <= 40


@pytest.mark.parametrize(
    ("command", "by"),
    [
        (PYTHON, signal.SIGINT),
        (PYTHON, signal.SIGTERM),
        pytest.param(None, signal.SIGINT, marks=NEEDS_NODE),
        pytest.param(None, signal.SIGTERM, marks=NEEDS_NODE),
    ],
)
def test_who_stops_it_by_hand_is_told_nothing_and_its_account_is_gone(
    command: list[str] | None, by: signal.Signals
) -> None:
    async def main() -> None:
        async with house() as place:
            id = await place.open(seats=3)
            watcher = await place.page(id)
            program = await started(command or javascript(), f"{place.base}/t/{id}")
            await sat(watcher, programs=1)
            program.send_signal(by)
            assert await ended(program) == [""]
            assert isinstance(place.server.rooms.store, MemoryStore)
            assert not place.server.rooms.store._programs

    run(main())


@pytest.mark.parametrize("link", ["http://127.0.0.1:9/t/x", "http://localhost:99999/t/x", "http://[/t/x"])
def test_where_no_server_is_one_line_says_so(link: str) -> None:
    async def main() -> None:
        program = await started(PYTHON, link)
        said = (await program.communicate())[0].decode()
        assert program.returncode == 1
        assert len(said.splitlines()) == 1
        assert said.startswith("no game there: ")

    run(main())


@pytest.mark.parametrize("command", [PYTHON, pytest.param(None, marks=NEEDS_NODE)], ids=["python", "javascript"])
def test_at_a_table_that_is_not_there_it_says_so(command: list[str] | None) -> None:
    async def main() -> None:
        async with house() as place:
            program = await started(command or javascript(), f"{place.base}/t/{'x' * 22}", "1")
            said = await ended(program, status=1)
            assert len(said[0].splitlines()) == 1
            assert "table" in said[0]

    run(main())
