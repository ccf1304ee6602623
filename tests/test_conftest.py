"""`VALEPASKA_NO_SKIP=1` lets nothing pass unseen."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

CONFTEST = Path(__file__).with_name("conftest.py")

SKIPS = {
    "mark": "import pytest\n@pytest.mark.skip(reason='no tmux')\ndef test_it(): pass\n",
    "call": "import pytest\ndef test_it(): pytest.skip('no tmux')\n",
    "fixture": "import pytest\n@pytest.fixture\ndef tmux(): pytest.skip('no tmux')\ndef test_it(tmux): pass\n",
    "module": "import pytest\npytest.skip('no tmux', allow_module_level=True)\n",
}
EXPECTED_FAILURE = "import pytest\n@pytest.mark.xfail(reason='known')\ndef test_it(): assert False\n"


def run(folder: Path, *, no_skip: bool, **sources: str) -> tuple[int, str]:
    shutil.copy(CONFTEST, folder)
    for name, source in sources.items():
        (folder / f"test_{name}.py").write_text(source)
    environment = {key: value for key, value in os.environ.items() if not key.startswith(("PYTEST", "VALEPASKA"))}
    environment["PYTHONPATH"] = str(CONFTEST.parent.parent / "src")
    if no_skip:
        environment["VALEPASKA_NO_SKIP"] = "1"
    options = ["--rootdir", str(folder), "-p", "no:cacheprovider", "-rA", "--continue-on-collection-errors"]
    command = [sys.executable, "-m", "pytest", *options, str(folder)]
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True)
    return done.returncode, done.stdout


def test_no_skip_passes_where_none_is_allowed(tmp_path: Path) -> None:
    status, said = run(tmp_path, no_skip=True, **SKIPS, xfail=EXPECTED_FAILURE)
    assert status == pytest.ExitCode.TESTS_FAILED
    assert said.count("VALEPASKA_NO_SKIP=1 allows no skipping") >= len(SKIPS)
    for how in SKIPS:
        assert re.search(rf"^(FAILED|ERROR) test_{how}\.py", said, re.MULTILINE), said
    assert re.search(r"^XFAIL test_xfail\.py", said, re.MULTILINE), said


def test_a_skip_is_a_skip_elsewhere(tmp_path: Path) -> None:
    status, said = run(tmp_path, no_skip=False, **SKIPS)
    assert status == pytest.ExitCode.OK
    assert f"{len(SKIPS)} skipped" in said
    assert "failed" not in said
