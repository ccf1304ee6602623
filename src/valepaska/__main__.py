"""``python -m valepaska`` is the command ``valepaska``."""

import sys

from valepaska.cli import main

if __name__ == "__main__":
    sys.exit(main())
