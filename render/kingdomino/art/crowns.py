"""Crowns: one alone, or as many as a square has on a ribbon of night."""

from functools import lru_cache

from PIL import Image, ImageDraw

from render.kit.art import palette
from render.kit.art.drawing import FINE, Point, stroke
from render.kit.art.sketch import Sketch, Stamp

CROWN: tuple[Point, ...] = (
    (-0.5, -0.26),
    (-0.24, 0.03),
    (0, -0.46),
    (0.24, 0.03),
    (0.5, -0.26),
    (0.42, 0.44),
    (-0.42, 0.44),
)
"""The outline of a crown of width 1 around its middle."""
TIPS, BALL = (0, 2, 4), 0.085
BAND = ((-0.445, 0.25), (0.445, 0.25), (0.42, 0.44), (-0.42, 0.44))
HIGH = 1.08
"""The height of a crown with its balls and its outline, in its width."""


def paint_crown(image: Image.Image, centre: Point, width: float, outline: float) -> None:
    """Paint a crown onto something that is reduced afterwards."""
    draw, (x, y) = ImageDraw.Draw(image), centre
    points = [(x + right * width, y + down * width) for right, down in CROWN]
    radius = BALL * width
    balls = [points[tip] for tip in TIPS]
    if outline:
        stroke(draw, points, 2 * outline, palette.INK, closed=True)
        for ball in balls:
            _disc(draw, ball, radius + outline / 2, palette.INK)
    draw.polygon(points, fill=palette.GOLD)
    for ball in balls:
        _disc(draw, ball, radius, palette.GOLD_LIGHT)
    draw.polygon([(x + right * width, y + down * width) for right, down in BAND], fill=palette.GOLD_DARK)


def _disc(draw: ImageDraw.ImageDraw, centre: Point, radius: float, colour: palette.Colour) -> None:
    x, y = centre
    draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=colour)


@lru_cache(maxsize=16)
def crown_icon(width: int) -> Stamp:
    """Draw a crown that stands for all crowns."""
    edge = max(3.0, 0.06 * width)
    across, down = width + 2 * edge, HIGH * width + 2 * edge
    sketch = Sketch(across, down)
    centre = across / 2, edge + 0.55 * width
    outline = [(centre[0] + right * width, centre[1] + low * width) for right, low in CROWN]
    sketch.polygon(outline, palette.GOLD, 2 * edge)
    for tip in TIPS:
        sketch.disc(outline[tip], BALL * width + edge / 2, palette.INK)
    paint_crown(sketch.image, (centre[0] * FINE, centre[1] * FINE), width * FINE, 0)
    return sketch.stamp()
