"""The page about studying the game: its program runs as it stands, and its agent learns."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

PAGE = (Path(__file__).parents[1] / "docs" / "research.md").read_text(encoding="utf-8")


@pytest.mark.slow
def test_the_program_of_the_page_runs_and_its_agent_learns() -> None:
    program = "\n".join(re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL))
    short = program.replace("ROUNDS = 256, 32, 40", "ROUNDS = 256, 32, 20")
    assert short != program
    done = subprocess.run([sys.executable, "-c", short], capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    shares = [int(share) for share in re.findall(r"round \d+: lost (\d+)%", done.stdout)]
    assert len(shares) == 3
    assert shares[0] > 20
    assert shares[-1] < 15
    assert "188 numbers" in done.stdout
