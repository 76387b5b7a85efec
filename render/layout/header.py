"""The header of a picture: whose or what it is, and a word on the right."""

from render.art import palette
from render.art.lettering import Face
from render.art.sketch import Stamp
from render.layout.frame import HEADER, MARGIN
from render.layout.scene import Scene


def head(scene: Scene, title: str, shield: Stamp | None = None, *, right: str = "", reserved: float = 0) -> None:
    """Write the title, after a shield perhaps; keep some space on the right free."""
    scale = scene.header / HEADER
    y = scene.header / 2 + 6 * scale
    margin = MARGIN * scale
    left = margin + 6 * scale
    if shield is not None:
        scene.put(shield, margin + 2, y - shield.size[1] / 2 - 4, "shield")
        left = margin + shield.size[0] + 24 * scale
    end = scene.across - margin - 8 * scale
    taken = scene.write(
        right, end, y, round(54 * scale), colour=palette.GOLD_LIGHT, align="right", space=scene.across / 3
    )
    space = end - left - max(taken, reserved) - 40
    scene.write(title, left, y, round(58 * scale), colour=palette.CREAM, face=Face.TITLE, space=space)
