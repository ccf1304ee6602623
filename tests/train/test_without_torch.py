"""Where PyTorch is not installed."""

import subprocess
import sys

PROGRAM = "import sys; sys.modules['torch'] = None; from valepaska.cli import main; sys.exit(main(sys.argv[1:]))"


def test_training_says_what_to_install() -> None:
    paths = "import sys; sys.path[:0] = " + repr(sys.path) + "; "
    command = [sys.executable, "-c", paths + PROGRAM, "train", "--minutes", "1"]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 2
    assert done.stderr == "valepaska: torch is not installed: pip install 'PATH/TO/THE/CLONE[train]'\n"
