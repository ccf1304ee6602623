"""The QR code of a link: the mark in its middle covers so little that the code is read all the same."""

import re

import pytest
import segno

from valepaska.web.qr import BORDER, picture

LINKS = [
    "http://127.0.0.1:8000/t/" + "A" * 22,
    "http://192.168.100.100:8765/t/aZ0_-bcdefghijklmnopqr",
    "https://valepaska.example.org/t/0123456789abcdefghijAB#seat=0123456789abcdefghijAB",
]
LOST = 0.05
"""The share of the code that may be covered: at level H it is read with three in ten words wrong."""


@pytest.mark.parametrize("link", LINKS)
def test_the_mark_covers_little_and_none_of_what_a_reader_looks_for(link: str) -> None:
    drawn = picture(link).decode()
    code = segno.make(link, error="h", micro=False, boost_error=False)
    assert code.error == "H"
    side = len(code.matrix)
    found = re.search(r'<rect x="(\d+)" y="(\d+)" width="(\d+)" height="(\d+)"', drawn)
    assert found is not None
    x, y, width, height = (int(number) for number in found.groups())
    assert width == height
    assert (x - BORDER, y - BORDER) == ((side - width) // 2, (side - width) // 2), "in the middle"
    assert width % 2 == side % 2, "on whole modules"
    assert width * height <= LOST * side * side
    assert x - BORDER > 8, "clear of the corners and of the lines between them"
    assert drawn.count("<svg") == drawn.count("</svg>") == 2
    assert f'viewBox="0 0 {side + 2 * BORDER} {side + 2 * BORDER}"' in drawn
