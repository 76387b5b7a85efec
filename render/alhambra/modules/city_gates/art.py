"""Gates: a path through a double wall between two beams of wood; and the card, with a gatehouse."""

from functools import lru_cache

from render.alhambra.art import hues
from render.kit.art import palette
from render.kit.art.palette import rgb
from render.kit.art.sketch import Sketch, Stamp

UNIT = 240
"""The side of a tile in the units in which a gate is measured."""
PATH, BEAM = (100, 48), (104, 34)
"""How long the path through the walls is, and how broad; and the beams beside it."""
APART = 42
"""How far the beams are from the middle of the path."""
WOOD, WOOD_LIGHT = rgb("8A5A2B"), rgb("A9763C")
STONE = rgb("E9D3A6")


@lru_cache(maxsize=32)
def gate(side: int, size: int) -> Stamp:
    """Draw the gate on a side of tiles of some size; the path leads across the edge."""
    scale = size / UNIT
    long, broad = max(8, round(BEAM[0] * scale)), max(8, round((2 * APART + BEAM[1]) * scale))
    upright = side % 2 == 0  # on the north or south side one walks up and down
    across, down = (broad, long) if upright else (long, broad)
    sketch, line = Sketch(across, down), max(1.5, 4 * scale)

    def box(along: float, apart: float, deep: float, thick: float, colour: palette.Colour) -> None:
        x, y, w, h = (apart, along, thick, deep) if upright else (along, apart, deep, thick)
        left, top = across / 2 + x - w / 2, down / 2 + y - h / 2
        sketch.box((left, top, left + w, top + h), colour, radius=0)

    box(0, 0, PATH[0] * scale, (PATH[1] + 4) * scale, hues.PATH)
    for way in (-1, 1):
        apart = way * APART * scale
        box(0, apart, BEAM[0] * scale, BEAM[1] * scale, palette.INK)
        box(0, apart, BEAM[0] * scale - 2 * line, BEAM[1] * scale - 2 * line, WOOD)
        box(0, apart, BEAM[0] * scale - 2 * line, (BEAM[1] * scale - 2 * line) / 3, WOOD_LIGHT)
        for end in (-1, 1):
            box(end * 0.32 * BEAM[0] * scale, apart, 0.07 * BEAM[0] * scale, BEAM[1] * scale - 2 * line, palette.INK)
    return sketch.stamp()


@lru_cache(maxsize=32)
def gate_card(size: tuple[int, int]) -> Stamp:
    """Draw a gate card: a gatehouse with its gate open."""
    width, height = size
    sketch, edge, line = Sketch(width, height), max(2.0, 0.03 * width), 0.08 * width
    sketch.box((0, 0, width, height), palette.INK, radius=0.1 * width)
    sketch.box((edge, edge, width - edge, height - edge), palette.CREAM, radius=0.08 * width)
    sketch.frame(
        (line, line, width - line, height - line), palette.GOLD_DARK, max(1.5, 0.016 * width), radius=0.05 * width
    )
    house = min(0.68 * width, 0.6 * height)
    _gatehouse(sketch, (width / 2, height / 2 + 0.04 * height), house)
    return sketch.stamp()


@lru_cache(maxsize=32)
def gatehouse(height: int) -> Stamp:
    """Draw the gatehouse alone, which stands for cards that somebody holds."""
    sketch = Sketch(height, height)
    _gatehouse(sketch, (height / 2, height / 2), height - 2)
    return sketch.stamp()


def _gatehouse(sketch: Sketch, centre: tuple[float, float], side: float) -> None:
    """Paint two towers with battlements, and an arch between them with its doors open."""
    left, top = centre[0] - side / 2, centre[1] - side / 2
    line = max(1.5, 0.03 * side)

    def block(x: float, y: float, w: float, h: float, colour: palette.Colour) -> None:
        outer = left + x * side, top + y * side, left + (x + w) * side, top + (y + h) * side
        sketch.box(outer, palette.INK, radius=0)
        inner = outer[0] + line, outer[1] + line, outer[2] - line, outer[3] - line
        if inner[2] > inner[0] + 1 and inner[3] > inner[1] + 1:
            sketch.box(inner, colour, radius=0)

    block(0.2, 0.26, 0.6, 0.74, STONE)
    for x in (0.0, 0.7):
        block(x, 0.12, 0.3, 0.88, STONE)
        for tooth in (0.0, 0.11, 0.22):
            block(x + tooth, 0.0, 0.09, 0.16, STONE)
    block(0.32, 0.5, 0.36, 0.5, palette.NIGHT)
    sketch.disc((centre[0], top + 0.52 * side), 0.18 * side, palette.INK)
    sketch.disc((centre[0], top + 0.53 * side), 0.18 * side - line, palette.NIGHT)
    for x in (0.32, 0.6):
        block(x, 0.56, 0.08, 0.44, WOOD)
