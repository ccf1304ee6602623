#!/usr/bin/env python3
"""Plants single faults in a copy of the project and says which of them the tests notice.

Run it by hand with the interpreter of the tests: .venv/test/bin/python tools/plant_faults.py, with words
to plant only the faults whose file or meaning holds one of them. Exit status 1 when a fault that
can be noticed is not.
"""

import os
import shutil
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import Queue
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools.faults import FAULTS  # noqa: E402
from tools.faults.fault import Fault  # noqa: E402

TESTS = (
    "tests/engine/test_corners.py",
    "tests/engine/test_packs.py",
    "tests/engine/test_legal.py",
    "tests/engine/test_sight.py",
    "tests/engine/test_state.py",
    "tests/engine/test_codes.py",
    "tests/records/test_cases.py",
    "tests/rules",
    "tests/engine/test_golden_games.py",
    "tests/engine/test_any_game.py",
    "tests/engine/test_reports.py",
)
"""The fast tests first: the first failure ends a run."""
PARTS = ("src", "tests", "tools", "pyproject.toml")
LONGEST = 300


def copy_of_project(folder: Path) -> Path:
    """A copy of what the tests need."""
    ignore = shutil.ignore_patterns("__pycache__", "*.nbc", "*.nbi")
    for part in PARTS:
        if (ROOT / part).is_dir():
            shutil.copytree(ROOT / part, folder / part, ignore=ignore)
        else:
            shutil.copy(ROOT / part, folder / part)
    return folder


class Verdict(NamedTuple):
    """The first test that failed, None where none did, and how long it took to know."""

    failed: str | None
    seconds: float


def run_tests(folder: Path) -> Verdict:
    """Run the tests in a copy until the first fails. Raises TimeoutExpired."""
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *TESTS]
    environment = {**os.environ, "PYTHONPATH": str(folder / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
    began = time.monotonic()
    done = subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, text=True, timeout=LONGEST, check=False
    )
    seconds = time.monotonic() - began
    if done.returncode == 0:
        return Verdict(None, seconds)
    failed = [line for line in done.stdout.splitlines() if line.startswith(("FAILED", "ERROR"))]
    return Verdict(failed[0].split(" - ")[0] if failed else done.stdout.strip()[-200:], seconds)


def plant(fault: Fault, folder: Path) -> Verdict:
    """Plant one fault in a copy, run the tests there, and take it out again."""
    path = folder / fault.file
    sound = path.read_text(encoding="utf-8")
    path.write_text(sound.replace(fault.before, fault.after), encoding="utf-8")
    try:
        return run_tests(folder)
    except subprocess.TimeoutExpired:
        return Verdict(None, LONGEST)
    finally:
        path.write_text(sound, encoding="utf-8")


def told(fault: Fault, verdict: Verdict) -> str:
    """What became of a fault."""
    word = "noticed" if verdict.failed else "equivalent" if fault.equivalent else "NOT NOTICED"
    where = fault.file.removeprefix("src/valepaska/")
    reason = verdict.failed or fault.equivalent or "no test failed"
    return f"{word:11} {verdict.seconds:5.1f} s  {where}: {fault.meaning}\n{'':21}{reason}"


def main(words: list[str]) -> int:
    faults = [fault for fault in FAULTS if not words or any(word in f"{fault.file} {fault.meaning}" for word in words)]
    with tempfile.TemporaryDirectory() as place:
        free: Queue[Path] = Queue()
        workers = max(1, min(2, os.cpu_count() or 1))
        for number in range(workers):
            folder = Path(place) / str(number)
            folder.mkdir()
            free.put(copy_of_project(folder))
        if (sound := run_tests(Path(place) / "0")).failed:
            print(f"the tests fail without any fault: {sound.failed}", file=sys.stderr)
            return 2

        def run(fault: Fault) -> bool:
            folder = free.get()
            try:
                verdict = plant(fault, folder)
                print(told(fault, verdict), flush=True)
                return bool(verdict.failed) is not bool(fault.equivalent)
            finally:
                free.put(folder)

        with ThreadPoolExecutor(workers) as pool:
            good = list(pool.map(run, faults))
    print(f"{sum(good)} of {len(good)} faults are noticed, or cannot be")
    return 0 if all(good) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
