"""`VALEPASKA_NO_SKIP=1` lets nothing pass unseen."""

import os
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


def run(folder: Path, source: str, *, no_skip: bool) -> tuple[int, str]:
    shutil.copy(CONFTEST, folder)
    (folder / "test_planted.py").write_text(source)
    environment = {key: value for key, value in os.environ.items() if not key.startswith(("PYTEST", "VALEPASKA"))}
    if no_skip:
        environment["VALEPASKA_NO_SKIP"] = "1"
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "--rootdir", str(folder), str(folder)]
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True)
    return done.returncode, done.stdout


@pytest.mark.parametrize("how", SKIPS)
def test_a_skip_fails_where_none_is_allowed(tmp_path: Path, how: str) -> None:
    status, said = run(tmp_path, SKIPS[how], no_skip=True)
    assert status in (pytest.ExitCode.TESTS_FAILED, pytest.ExitCode.INTERRUPTED)
    assert "no tmux" in said
    assert "VALEPASKA_NO_SKIP=1 allows no skipping" in said


@pytest.mark.parametrize("how", SKIPS)
def test_a_skip_is_a_skip_elsewhere(tmp_path: Path, how: str) -> None:
    status, said = run(tmp_path, SKIPS[how], no_skip=False)
    assert status in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED)
    assert "1 skipped" in said


def test_an_expected_failure_is_no_skip(tmp_path: Path) -> None:
    status, said = run(tmp_path, EXPECTED_FAILURE, no_skip=True)
    assert status == pytest.ExitCode.OK
    assert "1 xfailed" in said
