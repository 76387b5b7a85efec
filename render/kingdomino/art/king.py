"""Kings: in the robe of a seat with its emblem, or as an empty outline where one may stand."""

from functools import lru_cache

from render.kingdomino.art import DRAWINGS
from render.kingdomino.art.cell import paint_emblem, seat_colours
from render.kit.art import palette
from render.kit.art.drawing import FINE, drawing
from render.kit.art.sketch import Sketch, Stamp

EMBLEM, EMBLEM_AT = 0.625, (60, 128)
"""How large the emblem on a robe is, and where."""


@lru_cache(maxsize=32)
def king(seat: int, height: int) -> Stamp:
    """Draw the king of a seat."""
    sketch, scale = _begun("king", height, palette.CREAM)
    sketch.painted(DRAWINGS / "king", scale, colours=seat_colours(seat))
    centre = EMBLEM_AT[0] * scale * FINE, EMBLEM_AT[1] * scale * FINE
    paint_emblem(sketch.image, seat, centre, EMBLEM * scale * FINE)
    return sketch.stamp()


@lru_cache(maxsize=8)
def no_king(height: int, *, now: bool) -> Stamp:
    """Draw where a king may stand: in turquoise if he may come now."""
    line, field = (palette.TURQUOISE, palette.CHOICE) if now else (palette.LINE, palette.PANEL)
    sketch, scale = _begun("king-free", height, line)
    sketch.painted(DRAWINGS / "king-free", scale, colours={"line": line, "field": field})
    return sketch.stamp()


def _begun(name: str, height: int, edge: palette.Colour) -> tuple[Sketch, float]:
    across, down = drawing(DRAWINGS / name).size
    scale = height / down
    return Sketch(across * scale, height, edge=edge), scale
