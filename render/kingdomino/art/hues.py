"""The colours of Kingdomino: the meadow, the six lands, the court of a castle and the robes of kings."""

from typing import NamedTuple

from render.kit.art.palette import Colour, rgb

MEADOW, MEADOW_PATTERN, GRID_MARK = rgb("EAEBCB"), rgb("DDE0B4"), rgb("A9B374")
COURT = rgb("EBDDB8")
BACK_CLOVER = rgb("3563B4")
"""The clover on the backs of dominoes."""
LOST = rgb("8A7F78")
"""What is lost or was thrown away."""


class LandColours(NamedTuple):
    """The colours of a land."""

    floor: Colour
    texture: Colour
    seam: Colour
    """Between two squares of one territory."""
    deep: Colour
    """The chip with the letter."""


LANDS = {
    "wheat": LandColours(rgb("FBDD3A"), rgb("F0CC26"), rgb("B98E12"), rgb("7A4E08")),
    "forest": LandColours(rgb("0F4E38"), rgb("1A5F45"), rgb("4C8D6C"), rgb("06291D")),
    "lake": LandColours(rgb("1F77E0"), rgb("1866C6"), rgb("8DBDF2"), rgb("0D3A7C")),
    "grassland": LandColours(rgb("82B166"), rgb("6A9F55"), rgb("3F7330"), rgb("24591F")),
    "swamp": LandColours(rgb("8C5876"), rgb("7B4867"), rgb("C49AB3"), rgb("4A2340")),
    "mine": LandColours(rgb("EFEEF7"), rgb("D8D5E6"), rgb("A29DB6"), rgb("57506B")),
}
SHADES = (rgb("8E1B2A"), rgb("1B4390"), rgb("C4900F"), rgb("1C6338"), rgb("D2C9BA"), rgb("AF5513"))
"""The dark side of roofs and robes, for each seat."""
