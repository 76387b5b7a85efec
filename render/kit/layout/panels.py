"""Panels: boxes with rounded corners, on which other things lie."""

from render.kit.art import palette, stamps
from render.kit.layout.plan import Area
from render.kit.layout.scene import Scene

INSET = 24
"""How far what stands on a panel is from its edge."""


def lay_panel(scene: Scene, box: Area, what: str = "panel") -> None:
    """Lay down an empty panel."""
    left, top, across, down = (round(side) for side in box)
    scene.put(stamps.panel(across, down, palette.PANEL, palette.LINE), left, top, what)


def rule(scene: Scene, box: Area, y: float) -> None:
    """Draw a line across a panel."""
    scene.box(box[0] + INSET, y, box[2] - 2 * INSET, 3, colour=palette.LINE)
