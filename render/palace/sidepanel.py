"""The panel beside a palace."""

from render.art import palette, stamps
from render.layout.scene import Scene

PANEL = (1196, 134, 370, 838)
"""Left, top, width and height."""
INSET = 24


def lay_panel(scene: Scene) -> None:
    """Lay down the empty panel."""
    left, top, across, down = PANEL
    scene.put(stamps.panel(across, down, palette.PANEL, palette.LINE), left, top, "panel")


def rule(scene: Scene, y: float) -> None:
    """Draw a line across the panel."""
    scene.box(PANEL[0] + INSET, y, PANEL[2] - 2 * INSET, 3, colour=palette.LINE)
