"""The ground of a slot or of a panel, with a ring around it if it is what matters now."""

from render.kit.art import palette, stamps
from render.kit.art.palette import Colour
from render.kit.layout.plan import Area
from render.kit.layout.scene import Scene

RING, EDGE, OUT = 8, 3, 3
"""How thick a ring is and any other edge, and how much further out the former reaches."""


def lay_ground(scene: Scene, box: Area, fill: Colour, what: str, *, ring: Colour | None = None) -> None:
    """Put down a panel, with a ring in some colour around it."""
    left, top, across, down = box
    if ring is None:
        scene.stretch(stamps.panel_corners(fill, palette.LINE, thickness=EDGE), box, what)
    else:
        ringed = stamps.panel_corners(fill, ring, thickness=RING)
        scene.stretch(ringed, (left - OUT, top - OUT, across + 2 * OUT, down + 2 * OUT), f"{what} ringed")
