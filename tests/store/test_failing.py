"""Disks that fail, and write-ahead logs that end anywhere."""

import shutil
import sqlite3
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from tests.shell import RESPONSE
from tests.store.contract import acted, opened
from valepaska.store import SqliteStore, StoreError
from valepaska.store.writer import Writer

HEADER, FRAME = 32, 24 + 4096
"""Bytes of a write-ahead log before its first frame, and of a frame with its page."""


class FailingConnection(sqlite3.Connection):
    """Fails at statements that begin so, for as long as they are named."""

    failing: tuple[str, ...] = ()

    def execute(self, sql: str, *parameters: Any) -> sqlite3.Cursor:
        """Fail, or do it."""
        if sql.startswith(self.failing or "\0"):
            raise sqlite3.OperationalError("disk I/O error")
        return super().execute(sql, *parameters)


@pytest.fixture
def connection(tmp_path: Path) -> FailingConnection:
    made = sqlite3.connect(
        tmp_path / "t.sqlite", isolation_level=None, check_same_thread=False, factory=FailingConnection
    )
    made.execute("CREATE TABLE notes (text TEXT)")
    return made


def note(text: str) -> Callable[[sqlite3.Connection], Any]:
    return lambda connection: connection.execute("INSERT INTO notes VALUES (?)", (text,)).rowcount


def notes(texts: Sequence[str], connection: sqlite3.Connection) -> None:
    connection.executemany("INSERT INTO notes VALUES (?)", [(text,) for text in texts])


@pytest.mark.parametrize(
    "failing",
    [("BEGIN",), ("COMMIT",), ("COMMIT", "ROLLBACK"), ("SAVEPOINT",), ("RELEASE", "ROLLBACK"), ("INSERT", "ROLLBACK")],
    ids="-".join,
)
def test_a_disk_that_fails_at_any_statement_refuses_and_writes_again_when_it_is_mended(
    connection: FailingConnection, failing: tuple[str, ...]
) -> None:
    writer = Writer(connection, lambda error: StoreError(f"explained: {error}"), notes, lambda: None, lambda _: None)
    connection.failing = failing
    for _ in range(2):
        with pytest.raises(StoreError, match="explained: disk I/O error"):
            writer.submit(note("lost")).result(RESPONSE)
        with pytest.raises(StoreError, match="explained: disk I/O error"):
            writer.append("lost too").result(RESPONSE)
    connection.failing = ()
    tries = [writer.submit(note(f"kept {number}")) for number in range(3)]
    assert [each.result(RESPONSE) for each in tries] == [1, 1, 1]
    kept = writer.submit(lambda connection: connection.execute("SELECT text FROM notes").fetchall()).result(RESPONSE)
    assert kept == [("kept 0",), ("kept 1",), ("kept 2",)]
    writer.close()


def test_a_mistake_inside_the_writer_is_told_to_those_who_wait_and_does_not_end_it(
    connection: FailingConnection, monkeypatch: pytest.MonkeyPatch
) -> None:
    writer = Writer(connection, lambda error: StoreError(f"explained: {error}"), notes, lambda: None, lambda _: None)

    def wrong(job: object) -> None:
        raise RuntimeError("a mistake")

    with monkeypatch.context() as patch:
        patch.setattr(writer, "_one", wrong)
        with pytest.raises(StoreError, match="explained: a mistake"):
            writer.submit(note("lost")).result(RESPONSE)
    assert writer.submit(note("kept")).result(RESPONSE) == 1
    writer.close()


def test_wherever_the_write_ahead_log_ends_or_is_damaged_the_table_is_as_after_some_write(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    store = SqliteStore(path)
    store.append("lake", 0, [opened()]).result()
    lengths = [1]
    for number in range(5):
        batch = [acted(lengths[-1] + part, f"{number}:{part}", "x" * 1500 * (number % 2)) for part in range(3)]
        store.append("lake", lengths[-1], batch).result()
        lengths.append(lengths[-1] + 3)
    ahead = path.with_name("tables.db-wal")
    body, found = ahead.read_bytes(), []
    for start in [0, *range(HEADER, len(body), FRAME), len(body)]:
        flipped = body[: start + 2000] + bytes(64) + body[start + 2064 :]
        for damaged in (body[:start], body[: start + 12], body[: start + 2000], flipped):
            folder = tmp_path / "again"
            folder.mkdir()
            shutil.copy(path, folder / "tables.db")
            (folder / "tables.db-wal").write_bytes(damaged)
            again = SqliteStore(folder / "tables.db")
            log = again.load("lake")
            again.append("lake", len(log), [opened() if not log else acted(10**6, "goes:on")]).result()
            again.close()
            assert len(log) in (0, *lengths)
            assert [entry.at for entry in log[1:]] == list(range(1, len(log)))
            found.append(len(log))
            shutil.rmtree(folder)
    assert set(found) == {0, *lengths}
    store.close()
