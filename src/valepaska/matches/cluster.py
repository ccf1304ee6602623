"""Blocks played on many machines, by a cluster of dask.distributed (extra `[cluster]`).

The cluster is started by its own commands: `dask scheduler` on one machine and `dask worker
ADDRESS` on each, with the same version of Valepaska installed. A worker that is lost loses nothing:
the scheduler gives what it was doing to another, and waits for one if there is none.
"""

import logging
from concurrent.futures import CancelledError, Executor, ThreadPoolExecutor
from contextlib import suppress
from typing import Any, NamedTuple

from valepaska.errors import ValepaskaError, quoted
from valepaska.matches.executors import Team
from valepaska.version import __version__

CHATTER = ("distributed.client", "distributed.core", "distributed.utils", "distributed.comm.tcp")
"""Loggers of the library that tell of a lost scheduler in tracebacks; here it is told in one line."""
PATIENCE = 5.0
"""How many seconds the scheduler, and then its workers, may take to answer."""
JOBS_FOR_EACH_THREAD = 3
FEWEST_HANDED_OUT = 64


class Cluster(NamedTuple):
    """The cluster whose scheduler has this address, such as ``tcp://10.0.0.1:8786``."""

    address: str

    def team(self) -> Team:
        """The workers of the cluster.

        Raises ValepaskaError when dask.distributed is not installed, when nothing answers at the address, and
        when the workers are missing or cannot play the same game.
        """
        try:
            import distributed  # noqa: F401
        except ImportError:
            raise ValepaskaError("--cluster needs dask.distributed: pip install 'PATH/TO/THE/CLONE[cluster]'") from None
        return _Cluster(self.address)


class _Cluster:
    def __init__(self, address: str) -> None:
        import distributed
        from distributed.scheduler import KilledWorker

        library: Any = distributed  # its types differ from version to version
        self._address = address
        self.done_for = f"the cluster at {address} loses its workers again and again: see what they say"
        self.losses: tuple[type[Exception], ...] = (KilledWorker, CancelledError)
        self._levels = {name: logging.getLogger(name).level for name in CHATTER}
        _knock(address)
        for name in CHATTER:
            logging.getLogger(name).setLevel(logging.CRITICAL + 1)
        try:
            self._client = library.Client(address, timeout=PATIENCE, set_as_default=False)
        except (OSError, ValueError, RuntimeError) as error:
            self._hush_no_more()
            raise ValepaskaError(_nobody(address, error)) from None
        try:
            threads = self._muster()
        except BaseException:
            self._leave()
            raise
        self.handed_out = max(FEWEST_HANDED_OUT, JOBS_FOR_EACH_THREAD * threads)
        self.executor: Executor | None = self._client.get_executor()

    def _muster(self) -> int:
        """How many threads the workers have, once there is one and all are of this version."""
        try:
            self._client.wait_for_workers(1, timeout=PATIENCE)
        except OSError:
            raise ValepaskaError(
                f"the cluster at {self._address} has no workers: start some with `dask worker {self._address}`"
            ) from None
        try:
            versions = self._client.run(version_here)
        except Exception as error:
            raise ValepaskaError(
                f"a worker of {self._address} cannot play ({error}): install valepaska {__version__} there"
            ) from None
        for worker, version in versions.items():
            if version != __version__:
                raise ValepaskaError(f"the worker {worker} has valepaska {version}: install {__version__} there")
        return sum(self._client.nthreads().values())

    def renew(self) -> None:
        """The scheduler sees to its workers itself. Raises ValepaskaError where it has gone itself."""
        if self._client.status != "running":
            raise ValepaskaError(f"the scheduler at {self._address} has gone: start it, and start again")

    def dismiss(self) -> None:
        """Leave the cluster as it was."""
        assert self.executor is not None
        self.executor.shutdown(wait=False)
        self._leave()

    def _leave(self) -> None:
        with suppress(Exception):  # the library stumbles over a scheduler that dies while work is handed out
            self._client.close()
        self._hush_no_more()

    def _hush_no_more(self) -> None:
        for name, level in self._levels.items():
            logging.getLogger(name).setLevel(level)


def version_here() -> str:
    """The version of Valepaska where this runs."""
    return __version__


def _knock(address: str) -> None:
    """See who is there first: a client waits without end for something that listens and says nothing."""
    import asyncio  # costs time that a game in the terminal need not wait for

    with ThreadPoolExecutor(1) as apart:  # whoever calls may have an event loop of its own
        try:
            found = apart.submit(asyncio.run, asyncio.wait_for(_who_is(address), PATIENCE)).result()
        except TimeoutError:
            raise ValepaskaError(_nobody(address, "no answer")) from None
        except (OSError, ValueError, NotImplementedError) as error:
            raise ValepaskaError(_nobody(address, error)) from None
    if found != "Scheduler":
        raise ValepaskaError(_nobody(address, f"it is the address of a {found}"))


async def _who_is(address: str) -> object:
    """What kind of server has an address."""
    import distributed.comm

    library: Any = distributed.comm
    comm = await library.connect(address, timeout=PATIENCE)
    try:
        await comm.write({"op": "identity", "reply": True})
        return (await comm.read())["type"]
    finally:
        comm.abort()


def _nobody(address: str, why: object) -> str:
    return (
        f"no cluster answers at {quoted(address)} ({why}): start one with `dask scheduler`, and give the address "
        "that it prints"
    )
