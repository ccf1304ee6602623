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
from valepaska.web.limits import Limits
from valepaska.web.serve import Wish, serve
wish = Wish(port=0, db="memory:", browser=False, lang="en")
serve(wish, lambda text: print(text, flush=True), Limits(tables_burst=10_000, requests_burst=100_000))
"""
"""The server as it is, except that hundreds of tests come from one address."""


@contextmanager
def served(home: Path) -> Iterator[str]:
    """Its address, for as long as it is wanted; `home` is where it may keep files."""
    settings = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "HOME": str(home), "XDG_DATA_HOME": str(home)}
    process = subprocess.Popen([sys.executable, "-c", PROGRAM], stdout=subprocess.PIPE, text=True, env=settings)
    assert process.stdout is not None
    found = re.search(r"http://[\d.]+:\d+", process.stdout.readline())
    assert found
    yield found[0]
    process.kill()
    process.communicate()
