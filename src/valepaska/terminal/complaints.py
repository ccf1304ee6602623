"""Errors on the command line: one line on standard error, where it can be written to."""

import sys

from valepaska.terminal.calling import as_called, program
from valepaska.terminal.marks import drain

FAULT = 2
"""The exit status after an error."""


def complain(message: str) -> int:
    """Say in one line what is wrong; the exit status for it."""
    tell(f"{program()}: {as_called(' '.join(message.split()))}")
    return FAULT


def cannot(error: OSError) -> int:
    """Complain about a file; an error that names none is that of the output."""
    if error.filename is None:
        drain(sys.stdout)
    return complain(f"{error.filename or 'standard output'}: {(error.strerror or str(error)).lower()}")


def tell(line: str) -> None:
    """Write a line to standard error, where it can be written to."""
    try:
        print(line, file=sys.stderr, flush=True)
    except OSError:
        drain(sys.stderr)
