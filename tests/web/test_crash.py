"""A server is killed at every place at which it writes, waits for the disk or sends: nothing acknowledged is lost.

The server is a process of its own with a real file and real sockets. After each kill another one is started on the
same file; the pages come back and send again all that they have ever asked, with the same ids.
"""

import json
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, NamedTuple

import aiohttp
import msgspec
import pytest

from tests.web.house import House, Message, Page, run
from valepaska.store import SqliteStore
from valepaska.table.log import LogEvent, Resumed
from valepaska.table.table import Table

ROOT = Path(__file__).parent.parent.parent
TABLE = "lake"
TOKENS = {"Anna": "A" * 22, "Bo": "B" * 22, "watcher": None}
PASSING = {"now", "version", "clock", "missed", "present"}
"""What a welcome says of the moment and not of the game."""
ACTS = 4
LOST = (ConnectionError, aiohttp.ClientError)


class Crashes:
    """The process that forks servers, and the server that runs now."""

    def __init__(self, process: "subprocess.Popen[str]", db: Path) -> None:
        self.db = db
        self.base = ""
        self._process = process
        self._server = 0
        self._end: Any = None

    def start(self, at: int | None = None) -> bool:
        """Start a server that kills itself at a place; whether it came so far as to listen."""
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps({"db": str(self.db), "at": at}) + "\n")
        self._process.stdin.flush()
        said = self._line()
        self._end = None if "base" in said else said
        self.base, self._server = said.get("base", ""), said.get("process", 0)
        return self._end is None

    def ended(self) -> Any:
        """Wait for the end of the server: how it came, and at which place."""
        if self._end is None:
            self._end = self._line()
        assert self._end["ended"] == -signal.SIGKILL, "it ended otherwise than by the kill"
        return self._end

    def stop(self) -> Any:
        """Kill the server, and wait for its end."""
        self.kill()
        return self.ended()

    def kill(self) -> None:
        """Kill the server, if it has not done so itself."""
        if self._server and self._end is None:
            with suppress(ProcessLookupError):
                os.kill(self._server, signal.SIGKILL)

    def _line(self) -> Any:
        assert self._process.stdout is not None
        return json.loads(self._process.stdout.readline())


@contextmanager
def crashes(db: Path) -> Iterator[Crashes]:
    """A process that forks servers on a database."""
    command = [sys.executable, "-m", "tests.web.crashing"]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join((str(ROOT / "src"), str(ROOT)))}
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=ROOT, env=environment
    ) as process:
        there = Crashes(process, db)
        try:
            yield there
        finally:
            there.kill()
            assert process.stdin is not None
            process.stdin.close()


class Asked(NamedTuple):
    """A command, and who sent it."""

    who: str
    kind: str
    fields: dict[str, Any]
    id: str


def lasting(welcome: Any) -> Any:
    """A message without what it says of the moment."""
    if isinstance(welcome, dict):
        return {name: lasting(part) for name, part in welcome.items() if name not in PASSING}
    return [lasting(part) for part in welcome] if isinstance(welcome, list) else welcome


def next_act(pages: dict[str, Page], number: int) -> tuple[str, str]:
    """Who acts now, and how: in turn with the lowest claim that is allowed, in a window with doubt every other time."""
    who = next(name for name, page in pages.items() if page.deal["may"])
    may, view = pages[who].deal["may"], pages[who].deal["view"]
    if "challenge" in may["verbs"]:
        return who, "challenge" if number % 2 else "pass"
    rank = next(choice["claim"] for choice in may["ranks"] if choice["reason"] is None)
    return who, f"play {view['hand'][0]} as {rank}"


class Evening:
    """Two people and a watcher at a table, who do one thing after the other and come back after a crash.

    `known` is the evening on which there was no crash.
    """

    def __init__(self, there: Crashes, session: aiohttp.ClientSession, known: "Evening | None" = None) -> None:
        self.pages: dict[str, Page] = {}
        self.states: list[dict[str, Any]] = []
        self.crashed: str | None = None
        self.end: dict[str, Any] | None = None
        self._there = there
        self._session = session
        self._known = known
        self._welcomed: dict[str, Any] = {}
        self._sockets: list[Page] = []
        self._asked: list[Asked] = []
        self._answers: dict[str, Message] = {}

    async def play(self) -> None:
        """Come, sit down, deal and play."""
        if not (self._there.base and await self._come()):
            await self._come_back(0)
        await self._note()
        for name in ("Anna", "Bo"):
            await self._do(name, "sit", name=name, token=TOKENS[name])
            commitment = self.pages[name].parts["table"]["commitment"]
            await self._do(name, "contribute", commitment=commitment, contribution=name.encode().hex().ljust(32, "0"))
        await self._do("Anna", "start")
        for number in range(ACTS):
            who, action = next_act(self.pages, number)
            await self._do(who, "act", decision=self.pages[who].deal["decision"], action=action)

    async def welcomes(self) -> dict[str, Any]:
        """What pages that come now are welcomed with; they are the pages of these people from now on."""
        assert await self._come()
        return self._welcomed

    async def leave(self) -> None:
        """Close all sockets, those of the killed server too."""
        for page in self._sockets:
            await page.socket.close()

    @property
    def _place(self) -> House:
        return House(None, None, self._there.base, self._session)  # type: ignore[arg-type]

    @property
    def _heard(self) -> int:
        """The latest version that anybody was told of."""
        return max((page.version for page in self.pages.values()), default=0)

    async def _come(self) -> bool:
        """All pages connect; whether they were welcomed."""
        place, self._welcomed = self._place, {}
        for name, token in TOKENS.items():
            seen = self.pages[name].version if name in self.pages else None
            try:
                page = await place.silent(TABLE)
                page.contributes = False  # but when it is its turn to
                self._sockets.append(page)
                await page.say("hello", token=token, seen=seen)
                while (message := await page.hear()) is not None and message["type"] != "welcome":
                    pass
            except LOST:
                return False
            if message is None:
                return False
            assert page.version >= (seen or 0), "somebody had been told what has not happened"
            self.pages[name] = page
            self._welcomed[name] = lasting(message)
        return True

    async def _do(self, who: str, kind: str, **fields: Any) -> None:
        """Ask for something until it is done, and wait until everybody has heard of it."""
        before = self._heard
        asked = Asked(who, kind, fields, f"s{len(self._asked)}")
        self._asked.append(asked)
        answer = await self._ask(asked)
        if answer is None or not await self._all_hear(asked, answer["version"]):
            await self._come_back(before)
        await self._note()

    async def _ask(self, asked: Asked) -> Message | None:
        """The answer to a command; None when the server is gone."""
        page = self.pages[asked.who]
        try:
            await page.say(asked.kind, id=asked.id, **asked.fields)
        except LOST:
            return None
        while (message := await page.hear()) is not None:
            if message.get("id") == asked.id and message["type"] in ("accepted", "refused"):
                assert message["type"] == "accepted", message
                assert self._answers.setdefault(asked.id, message) == message, "acknowledged, and then something else"
                return message
        return None

    async def _all_hear(self, asked: Asked, version: int) -> bool:
        if asked.kind == "contribute":
            return True  # nobody is told before the deal
        for page in self.pages.values():
            while page.version < version:
                if await page.hear() is None:
                    return False
        return True

    async def _come_back(self, before: int) -> None:
        """Another server is started; everybody finds the game as it was, or with the last command done."""
        assert self._known is not None, "the server ended without a kill"
        assert self.crashed is None
        self.crashed = str(self._there.ended()["at"])
        last = len(self._asked)
        done = last > 0 and (self._asked[-1].id in self._answers or self._heard > before)
        assert self._there.start()
        may_be = self._known.states[last if done or not last else last - 1 : last + 1]
        assert await self.welcomes() in may_be, f"killed {self.crashed}"
        for asked in self._asked:
            answer = await self._ask(asked)
            assert answer is not None
            assert await self._all_hear(asked, answer["version"])

    async def _note(self) -> None:
        if self._known is None:
            self.states.append(await self.welcomes())


def opened(path: Path) -> None:
    """A file with one table, whose cards are always the same."""
    store = SqliteStore(path)
    _, change = Table.open("valepaska", 2, bytes(range(32)), int(time.time() * 1000), "unlimited")
    store.append(TABLE, 0, change.entries).result()
    store.close()


def stored(path: Path) -> list[LogEvent]:
    """What happened at the table, whenever it was."""
    store = SqliteStore(path)
    entries = store.load(TABLE)
    store.close()
    Table.load(entries, 0)
    return [msgspec.structs.replace(entry, at=0) for entry in entries if not isinstance(entry, Resumed)]


class Sweep:
    """Evenings on copies of one file, each with a crash at another place."""

    def __init__(self, folder: Path) -> None:
        self.fresh = folder / "fresh.sqlite"
        self.db = folder / "tables.sqlite"

    async def evening(self, there: Crashes, known: Evening | None = None, at: int | None = None) -> Evening:
        """Play with a crash at a place."""
        for path in self.db.parent.glob(f"{self.db.name}*"):
            path.unlink()
        shutil.copy(self.fresh, self.db)
        there.start(at)
        async with aiohttp.ClientSession() as session:
            found = Evening(there, session, known)
            await found.play()
            if known is None or found.crashed:
                found.end = await found.welcomes()
            await found.leave()
            return found


@pytest.mark.slow
def test_a_server_that_is_killed_at_any_place_of_a_game_has_lost_and_doubled_nothing(tmp_path: Path) -> None:
    sweep = Sweep(tmp_path)
    opened(sweep.fresh)

    async def main() -> None:
        with crashes(sweep.db) as there:
            known = await sweep.evening(there)
            there.stop()
            log = stored(sweep.db)
            await sweep.evening(there, known)
            places = there.stop()["places"]
            assert stored(sweep.db) == log
            assert there.start()
            listening = there.stop()["places"]
            names = []
            for at in range(listening + 1, places + 1):
                found = await sweep.evening(there, known, at)
                names.append(found.crashed)
                there.stop()
                assert stored(sweep.db) == log, found.crashed
                assert found.end in (known.end, None), found.crashed
            assert names.count(None) < places / 10, "only at places of the farewell"
            kinds = {str(name).split("(")[0] for name in names}
            assert {"before append", "before COMMIT", "after COMMIT", "before a message", "after a message"} <= kinds

    run(main(), 300)


def test_a_server_that_is_killed_at_any_place_of_its_first_start_starts_again_and_keeps_the_table_it_has_opened(
    tmp_path: Path,
) -> None:
    async def opens(there: Crashes) -> str | None:
        """The table that was opened; None when the server is gone."""
        async with aiohttp.ClientSession() as session:
            try:
                return await House(None, None, there.base, session).open()  # type: ignore[arg-type]
            except LOST:
                return None

    async def main() -> None:
        db = tmp_path / "tables.sqlite"
        with crashes(db) as there:
            assert there.start()
            assert await opens(there)
            places = there.stop()["places"]
            for at in range(1, places + 1):
                for path in tmp_path.glob("tables.sqlite*"):
                    path.unlink()
                table = await opens(there) if there.start(at) else None
                place = there.stop()
                assert there.start(), place
                async with aiohttp.ClientSession() as session:
                    again = House(None, None, there.base, session)  # type: ignore[arg-type]
                    assert (await again.text(f"/api/tables/{table or await again.open()}"))[0] == 200, place
                there.stop()
            assert places > 20

    run(main(), 100)
