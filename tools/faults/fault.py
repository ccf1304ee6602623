"""What a planted fault is."""

from typing import NamedTuple

ENGINE, RULES = "src/valepaska/engine/", "src/valepaska/rules/"


class Fault(NamedTuple):
    """One change of one place: `before`, which stands once in `file`, becomes `after`."""

    file: str
    before: str
    after: str
    meaning: str
    equivalent: str = ""
    """Why no test can notice it, where that is so."""
