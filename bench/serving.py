"""A server in a process of its own, for measurements."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import TextIO

ROOT = Path(__file__).parents[1]
SERVER = """
import sys
import msgspec
from valepaska.web.limits import Limits
from valepaska.web.serve import Wish, serve
wish = Wish(port=int(sys.argv[3]), db=sys.argv[1], browser=False, limits=msgspec.json.decode(sys.argv[2], type=Limits))
serve(wish, lambda text: print(text, flush=True))
"""
UNBOUNDED = {"rate": 1e9, "burst": 1e9}
OPEN = {"tables": UNBOUNDED, "requests": UNBOUNDED, "sockets_per_address": 100_000}
"""Bounds by which any number of people come from one address."""
FREE = {**OPEN, "messages": UNBOUNDED, "changes": UNBOUNDED}
"""Bounds by which each of them also says as much as they like."""


class Server:
    """A server in a process of its own, on the first core."""

    def __init__(self, process: "subprocess.Popen[str]", port: int) -> None:
        self.process = process
        self.port = port

    @property
    def busy(self) -> float:
        """Seconds of processor time that it has used."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    @property
    def kilobytes(self) -> float:
        """Memory that it holds."""
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text(encoding="ascii").split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / 1024


@contextmanager
def serving(db: str, limits: Mapping[str, object], port: int = 0, stderr: TextIO | None = None) -> Iterator[Server]:
    """Run a server. It is killed at the end, without a warning. Its log goes to `stderr`."""
    command = [sys.executable, "-c", SERVER, db, json.dumps(limits), str(port)]
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=stderr, text=True, env=environment) as process:
        pin(process.pid, 0)
        assert process.stdout is not None
        found = re.search(r"http://[^:]+:(\d+)", process.stdout.readline())
        assert found is not None
        try:
            yield Server(process, int(found[1]))
        finally:
            process.kill()


def pin(process: int, core: int) -> None:
    """Keep a process on one core, where there are several and the system can do it."""
    if hasattr(os, "sched_setaffinity") and (os.cpu_count() or 1) > 1:
        os.sched_setaffinity(process, {core})
