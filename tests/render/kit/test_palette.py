"""Colours stay apart for everybody: kinds and currencies, with normal sight and the common colour blindnesses.

The simulation and the distance are worked out here, from their published definitions, and know nothing of the
renderer but its palette.
"""

import math
from itertools import combinations

import pytest

from render.alhambra.art import hues
from render.alhambra.rooms import rooms
from render.kingdomino.art import hues as meadow
from render.kit.art import palette
from render.kit.art.palette import Colour

FLOOR = 17.0
"""The smallest difference (CIEDE2000) that is allowed."""

# Machado, Oliveira and Fernandes (2009), full strength, for linear RGB
SIGHT = {
    "normal": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
KINDS = {kind: colours.floor for kind, colours in hues.KINDS.items() if kind != "fountain"}
CURRENCIES = {currency: colours.field for currency, colours in rooms().currencies.items()}
LANDS = {land: colours.floor for land, colours in meadow.LANDS.items()}


@pytest.mark.parametrize("sight", SIGHT)
@pytest.mark.parametrize("group", [KINDS, CURRENCIES, LANDS], ids=["kinds", "currencies", "lands"])
def test_no_two_colours_look_alike(group: dict[str, Colour], sight: str) -> None:
    for (one, colour), (other, another) in combinations(group.items(), 2):
        distance = difference(lab(seen(colour, sight)), lab(seen(another, sight)))
        assert distance >= FLOOR, f"{one} and {other} are only {distance:.1f} apart ({sight})"


def test_the_distance_is_that_of_the_published_examples() -> None:
    assert difference((50, 2.6772, -79.7751), (50, 0, -82.7485)) == pytest.approx(2.0425, abs=1e-4)
    assert difference((50, 2.5, 0), (58, 24, 15)) == pytest.approx(19.4535, abs=1e-4)
    assert difference((90.8027, -2.0831, 1.4410), (91.1528, -1.6435, 0.0447)) == pytest.approx(1.4441, abs=1e-4)


@pytest.mark.parametrize(
    ("text", "ground", "least"),
    [
        (palette.INK, palette.PANEL, 7),
        (palette.QUIET, palette.PANEL, 4.5),
        (palette.CREAM, palette.NIGHT, 7),
        (palette.COORDINATES, palette.PAGE, 4.5),
        *((colours.text, colours.field, 3) for colours in rooms().currencies.values()),
        *((palette.CREAM, colours.deep, 4.5) for colours in hues.KINDS.values()),
        (palette.COORDINATES, meadow.MEADOW, 4.5),
        (palette.INK, meadow.MEADOW, 7),
        *((palette.CREAM, colours.deep, 4.5) for colours in meadow.LANDS.values()),
    ],
)
def test_text_stands_out_from_its_ground(text: Colour, ground: Colour, least: float) -> None:
    light, dark = sorted((luminance(text), luminance(ground)), reverse=True)
    assert (light + 0.05) / (dark + 0.05) >= least


def linear(value: int) -> float:
    share = value / 255
    return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4


def luminance(colour: Colour) -> float:
    red, green, blue = map(linear, colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def seen(colour: Colour, sight: str) -> list[float]:
    parts = [linear(value) for value in colour]
    rows = (sum(factor * part for factor, part in zip(row, parts, strict=True)) for row in SIGHT[sight])
    return [min(1.0, max(0.0, value)) for value in rows]


def lab(rgb: list[float]) -> tuple[float, float, float]:
    red, green, blue = rgb
    xyz = (
        (0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047,
        0.2126729 * red + 0.7151522 * green + 0.0721750 * blue,
        (0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.08883,
    )
    x, y, z = (value ** (1 / 3) if value > 216 / 24389 else (24389 / 27 * value + 16) / 116 for value in xyz)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def difference(one: tuple[float, float, float], other: tuple[float, float, float]) -> float:
    """CIEDE2000 (Sharma, Wu and Dalal 2005)."""
    (l1, a1, b1), (l2, a2, b2) = one, other
    mean_chroma = (math.hypot(a1, b1) + math.hypot(a2, b2)) / 2
    g = 0.5 * (1 - math.sqrt(mean_chroma**7 / (mean_chroma**7 + 25**7)))
    a1, a2 = a1 * (1 + g), a2 * (1 + g)
    c1, c2 = math.hypot(a1, b1), math.hypot(a2, b2)
    h1, h2 = (math.degrees(math.atan2(b, a)) % 360 if (a or b) else 0.0 for a, b in ((a1, b1), (a2, b2)))
    turn = h2 - h1
    if c1 * c2 == 0:
        turn = 0.0
    elif turn > 180:
        turn -= 360
    elif turn < -180:
        turn += 360
    d_l, d_c = l2 - l1, c2 - c1
    d_h = 2 * math.sqrt(c1 * c2) * math.sin(math.radians(turn) / 2)
    l_mean, c_mean, h_mean = (l1 + l2) / 2, (c1 + c2) / 2, mean_hue(h1, h2, c1 * c2)
    t = (
        1
        - 0.17 * math.cos(math.radians(h_mean - 30))
        + 0.24 * math.cos(math.radians(2 * h_mean))
        + 0.32 * math.cos(math.radians(3 * h_mean + 6))
        - 0.20 * math.cos(math.radians(4 * h_mean - 63))
    )
    s_l = 1 + 0.015 * (l_mean - 50) ** 2 / math.sqrt(20 + (l_mean - 50) ** 2)
    s_c, s_h = 1 + 0.045 * c_mean, 1 + 0.015 * c_mean * t
    r_c = 2 * math.sqrt(c_mean**7 / (c_mean**7 + 25**7))
    r_t = -math.sin(math.radians(60 * math.exp(-(((h_mean - 275) / 25) ** 2)))) * r_c
    return math.sqrt((d_l / s_l) ** 2 + (d_c / s_c) ** 2 + (d_h / s_h) ** 2 + r_t * (d_c / s_c) * (d_h / s_h))


def mean_hue(h1: float, h2: float, chroma: float) -> float:
    if chroma == 0:
        return h1 + h2
    if abs(h1 - h2) <= 180:
        return (h1 + h2) / 2
    return (h1 + h2 + 360) / 2 if h1 + h2 < 360 else (h1 + h2 - 360) / 2
