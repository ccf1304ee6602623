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

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools.faults import FAULTS, Fault  # noqa: E402

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


def run_tests(folder: Path) -> tuple[bool, str]:
    """Whether a test failed, and which was the first."""
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "-p", "no:randomly", *TESTS]
    environment = {**os.environ, "PYTHONPATH": str(folder / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
    try:
        done = subprocess.run(
            command, cwd=folder, env=environment, capture_output=True, text=True, timeout=LONGEST, check=False
        )
    except subprocess.TimeoutExpired:
        return False, f"the tests did not end in {LONGEST} seconds"
    failed = [line for line in done.stdout.splitlines() if line.startswith(("FAILED", "ERROR"))]
    return done.returncode != 0, failed[0].split(" - ")[0] if failed else done.stdout.strip()[-200:]


def plant(fault: Fault, folder: Path) -> tuple[bool, str, float]:
    """Plant one fault in a copy, run the tests there, and take it out again."""
    path = folder / fault.file
    sound = path.read_text(encoding="utf-8")
    began = time.monotonic()
    path.write_text(sound.replace(fault.before, fault.after), encoding="utf-8")
    try:
        noticed, first = run_tests(folder)
    finally:
        path.write_text(sound, encoding="utf-8")
    return noticed, first, time.monotonic() - began


def report(fault: Fault, noticed: bool, first: str, seconds: float) -> bool:
    """Say what became of a fault; whether that is as it should be."""
    as_it_should = noticed is not bool(fault.equivalent)
    word = "noticed" if noticed else "equivalent" if fault.equivalent else "NOT NOTICED"
    print(f"{word:11} {seconds:5.1f} s  {fault.file.removeprefix('src/valepaska/')}: {fault.meaning}", flush=True)
    print(f"{'':21}{first if noticed else fault.equivalent or first}", flush=True)
    return as_it_should


def main(words: list[str]) -> int:
    faults = [fault for fault in FAULTS if not words or any(word in f"{fault.file} {fault.meaning}" for word in words)]
    with tempfile.TemporaryDirectory() as place:
        free: Queue[Path] = Queue()
        workers = max(1, min(2, os.cpu_count() or 1))
        for number in range(workers):
            folder = Path(place) / str(number)
            folder.mkdir()
            free.put(copy_of_project(folder))
        if (failure := run_tests(Path(place) / "0"))[0]:
            print(f"the tests fail without any fault: {failure[1]}", file=sys.stderr)
            return 2

        def run(fault: Fault) -> bool:
            folder = free.get()
            try:
                return report(fault, *plant(fault, folder))
            finally:
                free.put(folder)

        with ThreadPoolExecutor(workers) as pool:
            good = list(pool.map(run, faults))
    print(f"{sum(good)} of {len(good)} faults are noticed or equivalent")
    return 0 if all(good) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
