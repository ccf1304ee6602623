"""A plain install says in one line what is missing, and which extra brings it."""

import subprocess
import sys

import pytest


@pytest.mark.parametrize(
    ("module", "missing", "extra"),
    [
        ("valepaska.fast.batch", "numpy", "fast"),
        ("valepaska.fast.encode", "numpy", "fast"),
        ("valepaska.fast.one_seat", "numpy", "fast"),
        ("valepaska.fast.spelling", "numpy", "fast"),
        ("valepaska.envs.gymnasium", "gymnasium", "research"),
        ("valepaska.envs.pettingzoo", "pettingzoo", "research"),
        ("valepaska.envs.openspiel", "pyspiel", "research"),
    ],
)
def test_a_missing_library_is_named_with_its_extra(module: str, missing: str, extra: str) -> None:
    program = f"import sys; sys.modules[{missing!r}] = None\nimport {module}"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=60)
    assert done.returncode == 1
    last = done.stderr.strip().splitlines()[-1]
    assert last == f"ModuleNotFoundError: {missing} is not installed: pip install 'PATH/TO/THE/CLONE[{extra}]'"
    assert "During handling" not in done.stderr
