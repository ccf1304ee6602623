"""Running a server: its store, its port, and an orderly end."""

import asyncio
import contextlib
import gc
import logging
import signal
import socket
import sys
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from aiohttp import web

from valepaska.errors import ValepaskaError
from valepaska.i18n import LANGUAGES, texts
from valepaska.store import InUse, MemoryStore, SqliteStore, Store, database_of
from valepaska.web.app import App
from valepaska.web.doorway import open_page, sign, who_has
from valepaska.web.headers import quiet_aiohttp
from valepaska.web.limits import Limits
from valepaska.web.proxies import Proxies
from valepaska.web.reach import Whereabouts, check_public, whereabouts
from valepaska.web.server import Server

log = logging.getLogger("valepaska.web")
PORT = 8000
BACKLOG = 2048
YOUNG = 20_000
"""New objects after which Python looks for cycles among them; at its own 700 that took an eighth of a busy server."""
SEND_BUFFER = 128 * 1024
"""Bytes that the system holds for a page that does not read; left alone it would take megabytes for each."""
FIRST_PAGE = 2.0
"""Seconds after the start that belong to the page that is just being opened."""
OTHER_FILES = 500
"""Open files that are no sockets of tables: the store, what the program consists of, requests."""
Say = Callable[[str], None]


@dataclass(frozen=True)
class Wish:
    """How to serve. `port` None: 8000, or any free one where that is taken; `db` None: the user's own file.

    `public` is the address under which a proxy publishes the server, `trusted` the proxies that are believed,
    `for_network` the command that lets the network in.
    """

    host: str = "127.0.0.1"
    port: int | None = None
    db: str | None = None
    browser: bool = True
    public: str | None = None
    trusted: str | None = None
    verbose: bool = False
    lang: str = "en"
    for_network: str = "valepaska --lan"
    limits: Limits = field(default_factory=Limits)


def serve(wish: Wish, say: Say) -> int:
    """Serve until the process is told to end. Raises ValepaskaError, one line, when it cannot begin."""
    logging.basicConfig(level=logging.INFO if wish.verbose else logging.WARNING, format="%(message)s")
    quiet_aiohttp()
    allow_many_sockets()
    proxies = Proxies() if wish.trusted is None else Proxies.read(wish.trusted)
    check_public(wish.public)
    database = database_of(wish.db)
    try:  # before the port, for whoever has both would still have the other when told of one
        store: Store = MemoryStore() if database is None else _opened(database, wish, say)
    except InUse as error:
        return _serves_already(wish, database, error, say)
    try:
        with listen(wish.host, wish.port) as listening:
            _run(_serve(wish, listening, store, say, database, proxies))
    finally:
        store.close()
    return 0


def allow_many_sockets() -> None:
    """Ask for as many open files as there may be sockets; most systems give a process fewer at first."""
    with contextlib.suppress(ImportError, ValueError, OSError):
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = Limits().sockets + OTHER_FILES
        if soft < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, wanted) if hard >= 0 else wanted, hard))


def _opened(database: Path, wish: Wish, say: Say) -> Store:
    store = SqliteStore(database)
    if store.kept_copy is not None:
        say(texts(wish.lang)("serve-upgraded", copy=str(store.kept_copy)))
    return store


def _serves_already(wish: Wish, database: Path | None, error: InUse, say: Say) -> int:
    """Who only wants the page gets that of the server that runs; else the fault is raised, with its address."""
    address = None if database is None else who_has(database)
    if address is None:
        raise error
    if replace(wish, browser=True, lang="", verbose=False, for_network="") != Wish(lang="", for_network=""):
        raise InUse(f"the server at {address} has the database {database} open: stop it, or use another file")
    say(texts(wish.lang)("serve-already", address=address))
    if wish.browser:
        open_page(address)
    return 0


def listen(host: str, port: int | None) -> socket.socket:
    """A socket that listens. Raises ValepaskaError when the address is taken or not of this machine."""
    try:
        return _listen(host, PORT if port is None else port)
    except OSError as error:
        if port is not None:
            where = f"{host} port {port}"
            raise ValepaskaError(f"cannot serve on {where}: {_why(error)}; choose another with --port") from None
    try:
        return _listen(host, 0)
    except OSError as error:
        raise ValepaskaError(f"cannot serve on {host}: {_why(error)}; choose another address with --host") from None


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.create_server((host, port), family=family, backlog=BACKLOG)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)  # what is accepted inherits it
    return listening


def _why(error: OSError) -> str:
    why = error.strerror or str(error)
    return why.partition(" (while attempting")[0].lower()  # to which the socket module adds the address again


def _run(main: Coroutine[Any, Any, None]) -> None:
    gc.freeze()  # what was loaded stays
    gc.set_threshold(YOUNG, *gc.get_threshold()[1:])
    factory = None
    with contextlib.suppress(ImportError):
        import uvloop

        factory = uvloop.new_event_loop
    with asyncio.Runner(loop_factory=factory) as runner, contextlib.suppress(KeyboardInterrupt):
        runner.run(main)


async def _serve(
    wish: Wish,
    listening: socket.socket,
    store: Store,
    say: Say,
    database: Path | None,
    proxies: Proxies,
) -> None:
    where = whereabouts(wish.host, listening.getsockname()[1], wish.public)
    limits = wish.limits
    server = Server(store, where, limits=limits, proxies=proxies)
    app = App(server)
    runner = web.AppRunner(
        app.web, access_log=None, keepalive_timeout=limits.header_time, shutdown_timeout=limits.body_time
    )
    await runner.setup()
    ended = _ending()
    try:
        await web.SockSite(runner, listening, backlog=BACKLOG).start()
        if wish.browser:
            asyncio.get_running_loop().run_in_executor(None, open_page, where.local)
        with sign(database, where.local):
            await asyncio.to_thread(_tell, wish, where, say)  # finding words takes longer than serving the page
            chores = asyncio.create_task(_chores(server))
            await ended.wait()
            chores.cancel()
            await app.close()
    finally:
        await runner.cleanup()


def _ending() -> asyncio.Event:
    """Set when the process is asked to end."""
    ended = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):  # Windows: Ctrl-C interrupts the loop instead
            loop.add_signal_handler(number, ended.set)
    return ended


async def _chores(server: Server) -> None:
    """What is done beside the games: warm up the words, and sweep."""
    await asyncio.sleep(FIRST_PAGE)
    for lang in LANGUAGES:
        await asyncio.to_thread(texts(lang), "refused-stale")
    while True:
        try:
            swept = await server.rooms.sweep()
            if swept:
                log.info("%d abandoned tables were cleared away", swept)
            swept = await server.rooms.sweep_programs()
            if swept:
                log.info("%d accounts of programs were cleared away", swept)
        except ValepaskaError as error:
            server.storage_failed(error)
        await asyncio.sleep(server.limits.sweep_every)


def _tell(wish: Wish, where: Whereabouts, say: Say) -> None:
    """Say where the server is."""
    words = texts(wish.lang)
    say(words("serve-ready", address=where.local))
    if where.reach == "machine":
        say(words("serve-machine-only", command=wish.for_network))
    elif where.reach == "public":
        say(words("serve-public", address=where.public or ""))
    elif where.network is None:
        say(words("serve-no-network"))
    else:
        say(words("serve-network", address=where.network))
        if sys.stdout.isatty():
            import segno

            segno.make(where.network, error="l").terminal(compact=True)
    say(words("serve-end" if database_of(wish.db) else "serve-end-memory"))
