"""The header of a picture: whose or what it is, and a word on the right."""

from collections.abc import Sequence

from render.kit.art import palette
from render.kit.art.frame import HEADER, MARGIN
from render.kit.art.lettering import SMALLEST_SHARE, Face, width
from render.kit.art.sketch import Sketch, Stamp
from render.kit.layout.scene import Scene

MOST_SHIELDS = 3
"""How many have room before a title."""


def head(
    scene: Scene,
    title: str,
    shield: Stamp | None = None,
    *,
    right: str = "",
    quiet: bool = False,
    reserved: float = 0,
    short: str = "",
) -> None:
    """Write the title, after a shield perhaps, and a word on the right, quietly if it is no number of points.

    Some more space can be kept free on the right. A title for which there is no room gives way to a short one.
    """
    scale = scene.header / HEADER
    y = scene.header / 2 + 6 * scale
    margin = MARGIN * scale
    left = margin + 6 * scale
    if shield is not None:
        scene.put(shield, margin + 2, y - shield.size[1] / 2, "shield")
        left = margin + shield.size[0] + 24 * scale
    end = scene.across - margin - 8 * scale
    size, colour, face = (42, palette.QUIET_CREAM, Face.SEMIBOLD) if quiet else (54, palette.GOLD_LIGHT, Face.BLACK)
    space = 0.6 * scene.across if quiet else scene.across / 3
    taken = scene.write(right, end, y, round(size * scale), colour=colour, face=face, align="right", space=space)
    space = end - left - max(taken, reserved) - 40
    if short and width(title, Face.TITLE, round(SMALLEST_SHARE * 58 * scale)) > space:
        title = short
    scene.write(title, left, y, round(58 * scale), colour=palette.CREAM, face=Face.TITLE, space=space)


def side_by_side(shields: Sequence[Stamp]) -> Stamp | None:
    """Make one of the shields of those who share a victory, unless they are too many."""
    if not 0 < len(shields) <= MOST_SHIELDS:
        return None
    step = shields[0].size[0] + 10
    joined = Sketch(step * len(shields) - 10, shields[0].size[1]).stamp()
    assert joined.mask is not None
    for number, shield in enumerate(shields):
        joined.image.paste(shield.image, (number * step, 0))
        joined.mask.paste(shield.mask or 255, (number * step, 0))
    return joined
