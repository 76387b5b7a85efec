"""The colours, by name. Gold speaks of points and winners; turquoise says: look here now."""

from collections.abc import Mapping
from typing import TypeAlias, TypeGuard

Colour: TypeAlias = tuple[int, int, int]


def rgb(hexadecimal: str) -> Colour:
    """Read a colour from six hexadecimal digits."""
    red, green, blue = bytes.fromhex(hexadecimal)
    return red, green, blue


def mixed(colour: Colour, other: Colour, share: float) -> Colour:
    """Mix a share of one colour into another."""
    red, green, blue = (round(b + share * (a - b)) for a, b in zip(colour, other, strict=True))
    return red, green, blue


def brightness(colour: Colour) -> float:
    """Return how bright a colour looks, from 0 to 255."""
    return 0.299 * colour[0] + 0.587 * colour[1] + 0.114 * colour[2]


INK = rgb("2A1F33")
NIGHT, NIGHT_HIGH = rgb("1B2750"), rgb("2B3C77")
CREAM, QUIET_CREAM = rgb("FFF8EA"), rgb("C9D2EE")
PAGE, PAGE_PATTERN = rgb("F2E3C6"), rgb("E8D5B1")
PANEL, PANEL_INNER = rgb("FCF5E6"), rgb("F5E8CF")
LINE, STRONG_LINE = rgb("D8B985"), rgb("A98452")
QUIET = rgb("75634F")
COBALT = rgb("27509C")
GOLD, GOLD_DARK, GOLD_LIGHT = rgb("F0B92F"), rgb("A8720F"), rgb("FFE594")
TURQUOISE, TURQUOISE_DARK, TURQUOISE_LIGHT = rgb("0E9C9C"), rgb("075F66"), rgb("A4E3DB")
TERRACOTTA, TERRACOTTA_DARK, ROSE = rgb("C8643C"), rgb("93401F"), rgb("E7A77E")
SILVER, BRONZE = rgb("C9CED6"), rgb("CF8F5C")
GOOD, PLASTER_SHADE = rgb("1E7A4A"), rgb("E6D2B0")
CHOICE = rgb("DDF1EA")
LOSS, LOSS_GROUND = rgb("A3202E"), rgb("F1DDCB")
COORDINATES = TERRACOTTA_DARK

SEATS = (
    ("pomegranate", rgb("C2313A")),
    ("crescent", rgb("2D63C4")),
    ("sun", rgb("EDB51F")),
    ("palm", rgb("2E8B4F")),
    ("bird", rgb("F4EFE6")),
    ("key", rgb("E07A2B")),
)
"""The emblem and the colour of each seat."""
RIVAL = ("mask", rgb("8A7F78"))
"""Those of a participant without a seat."""


def written_on(colour: Colour) -> Colour:
    """Return the colour in which something stands out from another."""
    return INK if brightness(colour) > 150 else CREAM


def named(colours: Mapping[str, object]) -> list[Colour]:
    """List the colours among the values that have a name, such as those of this file."""
    return [value for value in colours.values() if _is_colour(value)]


def _is_colour(value: object) -> TypeGuard[Colour]:
    return isinstance(value, tuple) and len(value) == 3 and all(isinstance(part, int) for part in value)
