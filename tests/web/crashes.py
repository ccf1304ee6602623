"""A process that forks servers which kill themselves at a place (`crashing.py`), as a test sees it."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent.parent


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
