"""The four colours of the deck, as people see them who lack one kind of cone: no two suits look alike.

Simulation: Machado, Oliveira and Fernandes, A Physiologically-based Model for Simulation of Color Vision Deficiency
(2009), severity 1.0, on linear RGB. Difference: CIEDE2000, Sharma, Wu and Dalal (2005).
"""

import math
import re
from itertools import combinations

import pytest

from tests.web.test_tokens import STATIC, Colour, parsed

APART = 15.0
"""A difference (CIEDE2000) that is seen at a glance; about 2 is just seen side by side."""
TOKENS = (STATIC / "tokens.css").read_text(encoding="utf-8")
MATRICES = {
    "all cones": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
WHITE = (0.95047, 1.0, 1.08883)


def seen(colour: Colour, matrix: tuple[tuple[float, ...], ...]) -> tuple[float, float, float]:
    """A colour as CIELAB (D65), as somebody sees it."""
    parts = [part / 255 for part in colour[:3]]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    red, green, blue = (
        min(1.0, max(0.0, sum(m * part for m, part in zip(row, linear, strict=True)))) for row in matrix
    )
    x = 0.4124564 * red + 0.3575761 * green + 0.1804375 * blue
    y = 0.2126729 * red + 0.7151522 * green + 0.0721750 * blue
    z = 0.0193339 * red + 0.1191920 * green + 0.9503041 * blue
    fx, fy, fz = (
        ratio ** (1 / 3) if ratio > 216 / 24389 else (24389 / 27 * ratio + 16) / 116
        for ratio in (x / WHITE[0], y / WHITE[1], z / WHITE[2])
    )
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def difference(one: tuple[float, float, float], other: tuple[float, float, float]) -> float:
    """CIEDE2000 between two colours in CIELAB."""
    (l1, a1, b1), (l2, a2, b2) = one, other
    mean = (math.hypot(a1, b1) + math.hypot(a2, b2)) / 2
    g = 0.5 * (1 - math.sqrt(mean**7 / (mean**7 + 25**7)))
    c1, c2 = math.hypot(a1 * (1 + g), b1), math.hypot(a2 * (1 + g), b2)
    h1, h2 = (math.degrees(math.atan2(b, a * (1 + g))) % 360 for a, b in ((a1, b1), (a2, b2)))
    turn = h2 - h1 if c1 * c2 else 0.0
    turn -= 360 * round(turn / 360) if abs(turn) > 180 else 0
    dl, dc, dh = l2 - l1, c2 - c1, 2 * math.sqrt(c1 * c2) * math.sin(math.radians(turn / 2))
    lm, cm = (l1 + l2) / 2, (c1 + c2) / 2
    hm = h1 + h2 if not c1 * c2 else (h1 + h2) / 2 + (180 if abs(h1 - h2) > 180 else 0)
    t = (
        1
        - 0.17 * math.cos(math.radians(hm - 30))
        + 0.24 * math.cos(math.radians(2 * hm))
        + 0.32 * math.cos(math.radians(3 * hm + 6))
        - 0.20 * math.cos(math.radians(4 * hm - 63))
    )
    sl = 1 + 0.015 * (lm - 50) ** 2 / math.sqrt(20 + (lm - 50) ** 2)
    sc, sh = 1 + 0.045 * cm, 1 + 0.015 * cm * t
    rotation = (
        -2 * math.sqrt(cm**7 / (cm**7 + 25**7)) * math.sin(math.radians(60 * math.exp(-(((hm - 275) / 25) ** 2))))
    )
    return math.sqrt((dl / sl) ** 2 + (dc / sc) ** 2 + (dh / sh) ** 2 + rotation * (dc / sc) * (dh / sh))


def suits(deck: str) -> dict[str, Colour]:
    """The colours of the suits in a deck of two or four colours."""
    special = re.search(rf'\[data-deck="{deck}"\] \{{(.*?)\}}', TOKENS)
    assert special is not None
    found = dict(re.findall(r"--suit-([shdc]): (#\w{6})", TOKENS.partition("\n:root, [data-deck")[0] + special[1]))
    return {suit: parsed(colour) for suit, colour in found.items()}


@pytest.mark.parametrize("eyes", MATRICES)
def test_the_four_suits_are_told_apart_by_their_colours_alone(eyes: str) -> None:
    colours = {suit: seen(colour, MATRICES[eyes]) for suit, colour in suits("four").items()}
    near = {one + other: difference(colours[one], colours[other]) for one, other in combinations("shdc", 2)}
    assert min(near.values()) >= APART, near


@pytest.mark.parametrize("deck", ["two", "four"])
def test_each_suit_has_a_shape_of_its_own_whatever_its_colour(deck: str) -> None:
    assert len(suits(deck)) == 4
    shapes = re.findall(
        r"^  ([shdc]):\s+\"(.*?)\"", (STATIC / "deck-paths.js").read_text(encoding="utf-8"), re.MULTILINE
    )
    assert len({shape for _, shape in shapes}) == len(shapes) == 4


def test_the_difference_is_that_of_the_published_pairs() -> None:
    assert difference((50, 2.6772, -79.7751), (50, 0, -82.7485)) == pytest.approx(2.0425, abs=1e-4)
    assert difference((50, 2.5, 0), (58, 24, 15)) == pytest.approx(19.4535, abs=1e-4)
    assert difference((22.7233, 20.0904, -46.6940), (23.0331, 14.9730, -42.5619)) == pytest.approx(2.0373, abs=1e-4)


def test_who_has_no_cones_for_red_sees_it_much_darker() -> None:
    red = parsed("#FF0000")
    assert seen(red, MATRICES["protanopia"])[0] < seen(red, MATRICES["all cones"])[0] - 10
