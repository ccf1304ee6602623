"""The command line: ``valepaska play``, ``serve``, ``rules``, ``referee``, ``simulate`` and the rest.

An error is one line that says what to do, and exit status 2. Imports that only one command
needs are made in it, so that a game starts at once.
"""

from valepaska.cli.program import main

__all__ = ["main"]
