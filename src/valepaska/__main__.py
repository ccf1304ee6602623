"""The command ``valepaska``, and ``python -m valepaska``, which is the same."""

import sys

INTERRUPTED = 130


def run() -> int:
    """Run the command line; Ctrl-C while it is still being loaded ends it in silence."""
    try:
        from valepaska.interrupts import ctrl_c_waits

        with ctrl_c_waits():
            from valepaska.cli import main
        return main()
    except KeyboardInterrupt:
        return INTERRUPTED


if __name__ == "__main__":
    sys.exit(run())
