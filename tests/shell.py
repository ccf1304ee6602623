"""``valepaska`` as a shell runs it."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
RESPONSE = 120
"""Seconds after which a program is taken to hang: no machine is so slow or so busy."""


def run(
    *arguments: str,
    data: Path,
    lines: str = "",
    language: str = "en_GB.UTF-8",
    text: str = "utf-8",
    **environment: str,
) -> subprocess.CompletedProcess[str]:
    """Run ``valepaska`` in a process of its own, with its games in a folder of its own."""
    return subprocess.run(
        [sys.executable, "-m", "valepaska", *arguments],
        input=lines,
        capture_output=True,
        encoding=text,
        timeout=RESPONSE,
        env=surroundings(data, language, **environment),
        check=False,
    )


def surroundings(data: Path, language: str = "en_GB.UTF-8", **more: str) -> dict[str, str]:
    """The environment of a run."""
    foreign = ("LC_ALL", "LC_MESSAGES", "NO_COLOR", "VALEPASKA_CALLED_AS")
    kept = {name: value for name, value in os.environ.items() if name not in foreign}
    paths = os.pathsep.join([str(ROOT / "src"), os.environ.get("PYTHONPATH", "")])
    return kept | {"LANG": language, "VALEPASKA_DATA": str(data), "PYTHONPATH": paths, "PYTHONUTF8": "1"} | more
