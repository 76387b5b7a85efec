"""The colours of Alhambra: walls, paths and kinds of building."""

from typing import NamedTuple

from render.kit.art import palette
from render.kit.art.palette import Colour, rgb

WALL, WALL_LIGHT, WALL_JOINT = rgb("CB6F48"), rgb("F3B183"), rgb("8F3F20")
PATH, PATH_EDGE, PATH_DIAMOND = rgb("F0DBAF"), rgb("CBA667"), rgb("E0C48C")
LAVENDER, LAVENDER_DEEP = rgb("E9E4F6"), rgb("7A6A93")
COURT, COURT_DIAMOND = rgb("CDE6DC"), rgb("A9D2C6")


class KindColours(NamedTuple):
    """The colours of a kind of building."""

    floor: Colour
    line: Colour
    deep: Colour
    tint: Colour
    edge: Colour


KINDS = {
    "pavilion": KindColours(rgb("1E79C9"), rgb("1A6AB2"), rgb("0F3F78"), rgb("BFDDF5"), rgb("0F3F78")),
    "seraglio": KindColours(rgb("A3141F"), rgb("8C0E19"), rgb("6E0D1C"), rgb("F0B9A8"), rgb("6E0D1C")),
    "arcades": KindColours(rgb("A67E5B"), rgb("946D4B"), rgb("5E3C1F"), rgb("E8CDA8"), rgb("5E3C1F")),
    "chambers": KindColours(rgb("F8F5EE"), rgb("E4DFDC"), rgb("6F6A78"), rgb("FFFFFF"), rgb("B9B2BC")),
    "garden": KindColours(rgb("8FD35C"), rgb("7FC34D"), rgb("2F6B2B"), rgb("D6EDB8"), rgb("2F6B2B")),
    "tower": KindColours(rgb("532270"), rgb("461A60"), rgb("30103F"), rgb("D3B8E3"), rgb("30103F")),
    "fountain": KindColours(COURT, COURT_DIAMOND, palette.TURQUOISE_DARK, rgb("E6F3EE"), COURT_DIAMOND),
}
