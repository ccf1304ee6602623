"""A server in a process of its own."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).parents[3]
COMMAND = [sys.executable, "-m", "valepaska", "serve", "--no-browser", "--lang", "en", "--port", "0", "--db", "memory:"]


@contextmanager
def served(home: Path) -> Iterator[str]:
    """Its address, for as long as it is wanted; `home` is where it may keep files."""
    settings = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "HOME": str(home), "XDG_DATA_HOME": str(home)}
    process = subprocess.Popen(COMMAND, stdout=subprocess.PIPE, text=True, env=settings)
    assert process.stdout is not None
    found = re.search(r"http://[\d.]+:\d+", process.stdout.readline())
    assert found
    yield found[0]
    process.kill()
    process.communicate()
