"""A server in a process of its own."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).parents[3]
PROGRAM = """
import sys
from valepaska.web.limits import Allowance, Limits
from valepaska.web.serve import Wish, serve
MANY = dict.fromkeys(("tables", "requests", "replays", "records"), Allowance(1e5, 1e5))
wish = Wish(port=int(sys.argv[1]), db="memory:", browser=False, lang="en", limits=Limits(**MANY))
serve(wish, lambda text: print(text, flush=True))
"""
"""The server as it is, except that hundreds of tests come from one address."""


@contextmanager
def served(home: Path, port: int = 0, source: Path = ROOT / "src") -> Iterator[str]:
    """Its address, for as long as it is wanted; `home` is where it may keep files, `source` where the program is.

    `port` 0: any that is free.
    """
    settings = {**os.environ, "PYTHONPATH": str(source), "HOME": str(home), "XDG_DATA_HOME": str(home)}
    command = [sys.executable, "-c", PROGRAM, str(port)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=settings)
    assert process.stdout is not None
    found = re.search(r"http://[\d.]+:\d+", process.stdout.readline())
    assert found
    try:
        yield found[0]
    finally:
        process.kill()
        process.communicate()
