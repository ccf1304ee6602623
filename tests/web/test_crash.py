"""A server is killed at every place at which it writes, waits for the disk or sends: nothing acknowledged is lost.

The server is a process of its own with a real file and real sockets. After each kill another one is started on the
same file; the pages come back and send again all that they have ever asked, with the same ids.
"""

import shutil
import time
from pathlib import Path

import aiohttp
import msgspec
import pytest

from tests.web.crashes import Crashes, crashes
from tests.web.evening import LOST, TABLE, Evening
from tests.web.house import House, run
from valepaska.store import SqliteStore
from valepaska.table.log import LogEvent, Resumed
from valepaska.table.table import Table


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

    run(main(), 1000)


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

    run(main())
