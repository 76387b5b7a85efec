"""The panel beside or below a palace."""

from render.kit.art import palette
from render.kit.layout.plan import Area
from render.kit.layout.scene import Scene

INSET = 24


def rule(scene: Scene, box: Area, y: float) -> None:
    """Draw a line across the panel."""
    scene.box(box[0] + INSET, y, box[2] - 2 * INSET, 3, colour=palette.LINE)
