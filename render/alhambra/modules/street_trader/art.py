"""Citizens with the letter of their colour, and the trader's token: a carpet with a lantern (in 240ths of a tile)."""

import math
from collections.abc import Sequence
from functools import lru_cache

from render.alhambra.art import hues
from render.alhambra.art.tile import UNIT
from render.kit.art import palette
from render.kit.art.drawing import Point
from render.kit.art.palette import Colour
from render.kit.art.sketch import Sketch, Stamp

KEPT = 64
ACROSS, ABOVE, BELOW = 37, 48, 44
"""How far a citizen with its rim reaches to each side, up and down from its own middle."""
HIGH = ABOVE + BELOW
HEAD, NECK, HEAD_AT = 17.5, 14, -23.5
RIM, LINE = 13, 5
ON_TILE, ON_SMALL_TILE, SMALL = 0.25, 0.34, 80
"""How broad a citizen on a tile is, in sides of it, and up to which size tiles are small."""
FEW = 3
"""How many citizens stand on a token in full size."""
NO_LETTERS = 60
"""Below which size of tiles a token is too small for letters."""


def _bow(points: Sequence[Point], steps: int = 10) -> list[Point]:
    """Return points along a Bézier curve."""
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = points
    found = []
    for step in range(steps + 1):
        t = step / steps
        a, b, c, d = (1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3
        found.append((a * ax + b * bx + c * cx + d * dx, a * ay + b * by + c * cy + d * dy))
    return found


def _outline() -> list[Point]:
    """Return the outline of a citizen: a head on square shoulders."""
    left = [(-30.0, 37.0), *_bow([(-30, 4), (-30, -8), (-22, -12), (-NECK, -13)])]
    drop = math.atan2(-13 - HEAD_AT, NECK)
    angles = [math.pi - drop + (math.pi + 2 * drop) * step / 24 for step in range(25)]
    head = [(HEAD * math.cos(angle), HEAD_AT + HEAD * math.sin(angle)) for angle in angles]
    return [*left, *head, *[(-x, y) for x, y in reversed(left)]]


OUTLINE = tuple(_outline())


def paint_citizen(sketch: Sketch, middle: Point, across: float, kind: str, letter: str = "") -> None:
    """Paint a citizen, so broad with its rim: in the colour of a kind, or of plaster if it stands for all."""
    own, scale = hues.KINDS.get(kind), across / (2 * ACROSS)
    fill = own.floor if own else palette.PLASTER_SHADE
    body = [(middle[0] + x * scale, middle[1] + y * scale) for x, y in OUTLINE]
    sketch.polygon(body, palette.CREAM, RIM * scale, palette.CREAM)
    sketch.polygon(body, fill, LINE * scale)
    if own:
        neck = [(middle[0] + x * scale, middle[1] - 13 * scale) for x in (-13, 13)]
        sketch.line(neck, own.deep, 4 * scale)
    if letter:
        at = middle[0], middle[1] + 13 * scale
        sketch.text(letter, at, 42 * scale, palette.written_on(fill))


@lru_cache(maxsize=KEPT)
def citizen(kind: str, letter: str, height: int) -> Stamp:
    """Draw a citizen, as high as that."""
    across = height * 2 * ACROSS / HIGH
    sketch = Sketch(across, height, edge=palette.CREAM)
    paint_citizen(sketch, (across / 2, height * ABOVE / HIGH), across, kind, letter)
    return sketch.stamp()


def citizen_on_tile(kind: str, size: int) -> Stamp:
    """Draw a citizen on a tile, whose letter says the colour."""
    across = (ON_SMALL_TILE if size < SMALL else ON_TILE) * size
    return citizen(kind, "", max(8, round(across * HIGH / (2 * ACROSS))))


@lru_cache(maxsize=KEPT)
def token(citizens: tuple[tuple[str, str], ...], size: int) -> Stamp:
    """Draw a trader's token with its citizens, each with a letter, beside tiles of some size."""
    scale, sketch = size / UNIT, Sketch(size, size)
    _paint_carpet(sketch, scale)
    shown = [(kind, letter if size >= NO_LETTERS else "") for kind, letter in citizens]
    rows = [shown] if len(shown) <= FEW else [shown[: -(-len(shown) // 2)], shown[-(-len(shown) // 2) :]]
    if len(rows) == 1:
        _paint_lantern(sketch, (120 * scale, 81.6 * scale), 1.03 * scale)
    across = min(76.0, 198 / max(1, max(map(len, rows), default=1)))
    for number, row in enumerate(rows):
        y = 163.0 if len(rows) == 1 else 84 + 80 * number
        for place, (kind, letter) in enumerate(row):
            x = 120 + (place - (len(row) - 1) / 2) * min(70.0, across)
            paint_citizen(sketch, (x * scale, y * scale), across * scale, kind, letter)
    return sketch.stamp()


def _paint_carpet(sketch: Sketch, scale: float) -> None:
    for step in range(6):
        y = (40.8 + 31.68 * step) * scale
        for near, far in ((14.4, 3.5), (225.6, 236.5)):
            sketch.line([(near * scale, y), (far * scale, y)], palette.INK, 4.8 * scale)
    for inset, colour in ((0.0, palette.INK), (4.8, palette.TURQUOISE)):
        box = (14.4 + inset) * scale, (24 + inset) * scale, (225.6 - inset) * scale, (216 - inset) * scale
        sketch.box(box, colour, radius=(14.4 - inset / 2) * scale)
    inner = 26.4 * scale, 36 * scale, 213.6 * scale, 204 * scale
    sketch.frame(inner, palette.TURQUOISE_LIGHT, 4.3 * scale, radius=9.6 * scale)


def _paint_lantern(sketch: Sketch, middle: Point, scale: float) -> None:
    """Paint the lantern by which the trader is known."""

    def at(*points: Point) -> list[Point]:
        return [(middle[0] + x * scale, middle[1] + y * scale) for x, y in points]

    line: float = max(1.0, LINE * scale)
    ring = [(9 * math.cos(math.pi * step / 10), -44 - 9 * math.sin(math.pi * step / 10)) for step in range(11)]
    sketch.line(at(*ring), palette.INK, line)
    glass: Colour = palette.GOLD_LIGHT
    for corners, fill in (
        (((-18, -24), (18, -24), (18, 24), (-18, 24)), glass),
        (((-22, -24), (0, -44), (22, -24)), palette.TERRACOTTA),
        (((-24, 24), (24, 24), (24, 36), (-24, 36)), palette.TERRACOTTA),
    ):
        sketch.polygon(at(*corners), fill, line)
    sketch.polygon(at((0, -16), (9, 4), (0, 16), (-9, 4)), palette.TERRACOTTA)
