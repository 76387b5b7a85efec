"""The colours, by name. Gold speaks of points, walls and winners; turquoise says: look here now."""

from typing import NamedTuple, TypeAlias

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
    """Tell how bright a colour looks, from 0 to 255."""
    return 0.299 * colour[0] + 0.587 * colour[1] + 0.114 * colour[2]


INK = rgb("2A1F33")
NIGHT, NIGHT_HIGH = rgb("1B2750"), rgb("2B3C77")
CREAM, QUIET_CREAM = rgb("FFF8EA"), rgb("C9D2EE")
PAGE, PAGE_PATTERN = rgb("F2E3C6"), rgb("E8D5B1")
PANEL, PANEL_INNER = rgb("FCF5E6"), rgb("F5E8CF")
LINE, STRONG_LINE = rgb("D8B985"), rgb("A98452")
QUIET = rgb("75634F")
COBALT = rgb("27509C")
WALL, WALL_LIGHT, WALL_JOINT = rgb("CB6F48"), rgb("F3B183"), rgb("8F3F20")
PATH, PATH_EDGE, PATH_DIAMOND = rgb("F0DBAF"), rgb("CBA667"), rgb("E0C48C")
GOLD, GOLD_DARK, GOLD_LIGHT = rgb("F0B92F"), rgb("A8720F"), rgb("FFE594")
TURQUOISE, TURQUOISE_DARK, TURQUOISE_LIGHT = rgb("0E9C9C"), rgb("075F66"), rgb("A4E3DB")
TERRACOTTA, TERRACOTTA_DARK, ROSE = rgb("C8643C"), rgb("93401F"), rgb("E7A77E")
COURT, COURT_DIAMOND = rgb("CDE6DC"), rgb("A9D2C6")
SILVER, BRONZE = rgb("C9CED6"), rgb("CF8F5C")
GOOD, PLASTER_SHADE = rgb("1E7A4A"), rgb("E6D2B0")
CHOICE = rgb("DDF1EA")
COORDINATES = TERRACOTTA_DARK


class KindColours(NamedTuple):
    """The colours of a kind of building."""

    floor: Colour
    line: Colour
    deep: Colour
    tint: Colour
    edge: Colour


class CurrencyColours(NamedTuple):
    """The colours of a currency."""

    field: Colour
    deep: Colour
    text: Colour


KINDS = {
    "pavilion": KindColours(rgb("1E79C9"), rgb("1A6AB2"), rgb("0F3F78"), rgb("BFDDF5"), rgb("0F3F78")),
    "seraglio": KindColours(rgb("A3141F"), rgb("8C0E19"), rgb("6E0D1C"), rgb("F0B9A8"), rgb("6E0D1C")),
    "arcades": KindColours(rgb("A67E5B"), rgb("946D4B"), rgb("5E3C1F"), rgb("E8CDA8"), rgb("5E3C1F")),
    "chambers": KindColours(rgb("F8F5EE"), rgb("E4DFDC"), rgb("6F6A78"), rgb("FFFFFF"), rgb("B9B2BC")),
    "garden": KindColours(rgb("8FD35C"), rgb("7FC34D"), rgb("2F6B2B"), rgb("D6EDB8"), rgb("2F6B2B")),
    "tower": KindColours(rgb("532270"), rgb("461A60"), rgb("30103F"), rgb("D3B8E3"), rgb("30103F")),
    "fountain": KindColours(COURT, COURT_DIAMOND, TURQUOISE_DARK, rgb("E6F3EE"), COURT_DIAMOND),
}

CURRENCIES = {
    "gulden": CurrencyColours(rgb("FADA3A"), rgb("A87708"), INK),
    "dirham": CurrencyColours(rgb("1A573C"), rgb("0B3B26"), CREAM),
    "denar": CurrencyColours(rgb("1585DC"), rgb("0E4482"), CREAM),
    "ducat": CurrencyColours(rgb("D8742A"), rgb("96440F"), INK),
}

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
