"""Links as QR codes with the mark of the game in their middle."""

import io
import re
from functools import cache

from valepaska.web.pages import STATIC

BORDER = 2
"""Modules of quiet ground around the code; the page has paper around that."""
COVERED = 0.2
"""The mark's share of the width: one module in twenty-five, where a code of level H is read with three in ten gone."""
PAPER = "#FFFCF4"
INK = "#20252E"


def picture(link: str) -> bytes:
    """A link as a drawing (SVG) of its code, at the highest level of correction, for a part of it is covered."""
    import segno  # only for invitations: the server is up sooner without it

    drawn = io.BytesIO()
    code = segno.make(link, error="h", micro=False, boost_error=False)
    code.save(drawn, kind="svg", xmldecl=False, svgclass=None, lineclass=None, border=BORDER, omitsize=True, dark=INK)
    side = code.symbol_size(border=0)[0]
    hole = int(side * COVERED) | 1
    at = BORDER + (side - hole) // 2
    middle = (
        f'<rect x="{at}" y="{at}" width="{hole}" height="{hole}" fill="{PAPER}"/>'
        f'<svg x="{at + 0.5}" y="{at + 0.5}" width="{hole - 1}" height="{hole - 1}" viewBox="0 0 48 48">{_mark()}</svg>'
    )
    return drawn.getvalue().rstrip().removesuffix(b"</svg>") + middle.encode() + b"</svg>"


@cache
def _mark() -> str:
    """The drawing inside the site's icon."""
    found = re.search(r"<svg[^>]*>(.*)</svg>", (STATIC / "favicon.svg").read_text(encoding="utf-8"), re.DOTALL)
    assert found is not None
    return found[1]
