"""``python -m valepaska`` is the command ``valepaska``."""

import sys

INTERRUPTED = 130


def run() -> int:
    """Run the command line; Ctrl-C while it is still being loaded ends it in silence."""
    try:
        from valepaska.cli import main

        return main()
    except KeyboardInterrupt:
        return INTERRUPTED


if __name__ == "__main__":
    sys.exit(run())
