"""Servers that kill themselves at the place they are told, each a fork of this process: hundreds start in seconds.

A line of JSON on the standard input starts one; two lines on the standard output answer it: where the server is
(a process and an address; nothing when it did not get that far), and after its end at how many places it has been
and which the last was. A place is a moment before or after something that a crash could cut: a question to the
store, a statement of its database, a message to a page.
"""

import contextlib
import functools
import json
import mmap
import os
import signal
import sqlite3
import sys
from collections.abc import Callable
from typing import Any, NoReturn

from valepaska.i18n import texts
from valepaska.store import SqliteStore
from valepaska.web import pages
from valepaska.web import serve as serving
from valepaska.web.outbox import Outbox
from valepaska.web.serve import Wish, serve

NAME = 80
_QUIET = ("SAVEPOINT", "RELEASE", "SELECT")
"""Statements that write nothing and end nothing."""


class Places:
    """Counts the places that a server comes to, in memory that outlives it, and ends it at one of them."""

    def __init__(self, shared: mmap.mmap, last: int | None) -> None:
        self._shared = shared
        self._last = last
        self._count = 0

    def at(self, name: str) -> None:
        """The server is at a place."""
        self._count += 1
        self._shared.seek(0)
        self._shared.write(self._count.to_bytes(4, "big") + name.encode()[:NAME].ljust(NAME))
        if self._count == self._last:
            os.kill(os.getpid(), signal.SIGKILL)


def plant(places: Places) -> None:
    """Let the store and the sockets of this process tell where they are."""

    class Connection(sqlite3.Connection):
        def execute(self, sql: str, *parameters: Any) -> sqlite3.Cursor:
            return self._watched(sql, functools.partial(super().execute, sql, *parameters))

        def executemany(self, sql: str, *parameters: Any) -> sqlite3.Cursor:
            return self._watched(sql, functools.partial(super().executemany, sql, *parameters))

        def executescript(self, sql: str) -> sqlite3.Cursor:
            cursor = self.cursor()
            for statement in filter(str.strip, sql.split(";")):
                cursor = self.execute(statement)
            return cursor

        def _watched(self, sql: str, run: Callable[[], sqlite3.Cursor]) -> sqlite3.Cursor:
            if sql.startswith(_QUIET):
                return run()
            places.at(f"before {sql.strip()}")
            cursor = run()
            if sql.startswith("COMMIT"):
                places.at("after COMMIT")
            return cursor

    connect = sqlite3.connect
    sqlite3.connect = functools.partial(connect, factory=Connection)  # type: ignore[assignment]
    append, put_frame = SqliteStore.append, Outbox.put_frame

    def asked(self: SqliteStore, *arguments: Any) -> Any:
        places.at("before append")
        return append(self, *arguments)

    def sent(self: Outbox, framed: bytes) -> None:
        places.at("before a message")
        put_frame(self, framed)
        places.at("after a message")

    SqliteStore.append = asked  # type: ignore[assignment, method-assign]
    Outbox.put_frame = sent  # type: ignore[method-assign]


def _serve(order: dict[str, Any], shared: mmap.mmap) -> NoReturn:
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    plant(Places(shared, order["at"]))
    said: list[str] = []

    def say(text: str) -> None:
        if "http" in text and not said:
            said.append(text)
            print(json.dumps({"process": os.getpid(), "base": text.split()[-1].rstrip(".")}), flush=True)

    serving.FIRST_PAGE = 1e6  # chores would come in some evenings and not in others
    serve(Wish(port=0, db=f"sqlite:///{order['db']}", browser=False), say)
    os._exit(0)


def main() -> None:
    """Start servers, one after the other, until nobody asks for more."""
    for lang in ("fi", "sv", "en"):
        texts(lang)("refused-stale")
    with contextlib.suppress(ImportError):
        import uvloop  # noqa: F401  as every server would
    pages._read = functools.cache(pages._read)
    pages.Pages()
    for line in sys.stdin:
        shared = mmap.mmap(-1, 4 + NAME)
        process = os.fork()
        if process == 0:
            _serve(json.loads(line), shared)
        _, status = os.waitpid(process, 0)
        ended = os.waitstatus_to_exitcode(status)
        found = {"ended": ended, "places": int.from_bytes(shared[:4], "big"), "at": shared[4:].decode().strip()}
        print(json.dumps(found), flush=True)


if __name__ == "__main__":
    main()
