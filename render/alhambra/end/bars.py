"""Bars of points: a segment for each part of a scoring, always in the same order."""

from collections.abc import Sequence
from functools import lru_cache

from render.alhambra.art import hues
from render.alhambra.art.bricks import paint_wall
from render.alhambra.end.tally import Segment
from render.alhambra.layout.parts import KINDS, WALL
from render.alhambra.rooms import rooms
from render.kit.art import palette
from render.kit.art.lettering import Face, width
from render.kit.art.sketch import Box, Sketch, Stamp
from render.kit.layout.wording import numeral

EDGE = 4
LETTERED = 30
"""From which width on a segment has a letter, or a wall its number."""
LETTER = 38
TOOTH = 24
"""About how broad a tooth of a wall is with the gap after it."""
NUMBER = 34
AROUND = ((-3, 0), (3, 0), (0, -3), (0, 3), (-2, -2), (2, -2), (-2, 2), (2, 2))
"""Where a number on a wall is painted darkly before, to stand out."""


@lru_cache(maxsize=32)
def score_bar(segments: tuple[Segment, ...], scale: float, height: int) -> Stamp:
    """Draw a bar, so many pixels for a point."""
    total = sum(abs(segment.points) for segment in segments)
    sketch = Sketch(round(total * scale) + 2 * EDGE, height)
    sketch.box((0, 0, round(total * scale) + 2 * EDGE, height), palette.INK, radius=7)
    start = 0
    for segment in segments:
        end = start + abs(segment.points)
        last = end == total
        box = EDGE + round(start * scale), EDGE, EDGE + round(end * scale) - (0 if last else 2), height - EDGE
        _paint_segment(sketch, segment, box)
        start = end
    return sketch.stamp()


def _paint_segment(sketch: Sketch, segment: Segment, box: Box) -> None:
    left, top, right, bottom = box
    middle, lettered = ((left + right) / 2, (top + bottom) / 2), right - left >= LETTERED - 2
    if segment.part == WALL:
        paint_wall(sketch, box, merlons=max(1, round((right - left) / TOOTH)))
        if lettered:
            _paint_number(sketch, segment.points, (middle[0], top + 0.62 * (bottom - top)))
        return
    fill, colour = segment_colours(segment.part)
    sketch.box(box, fill, radius=0)
    if segment.points < 0:
        _paint_loss(sketch, segment.points, box)
        return
    art = rooms().part(segment.part)
    if lettered and art is not None and art.colour is not None and art.mark is not None:
        art.mark(sketch, middle)
    elif lettered:
        sketch.text(segment.letter, middle, LETTER, colour)


def _paint_loss(sketch: Sketch, points: int, box: Box) -> None:
    """Frame what was lost in red, and write how much it is where there is room: the minus says it without colour."""
    left, top, right, bottom = box
    sketch.outline(
        [(left + 3, top + 3), (right - 3, top + 3), (right - 3, bottom - 3), (left + 3, bottom - 3)], palette.LOSS, 6
    )
    if right - left >= width(numeral(points), Face.BLACK, NUMBER) + 16:
        _paint_number(sketch, points, ((left + right) / 2, (top + bottom) / 2))


def own_colour(part: str) -> palette.Colour | None:
    """Return the colour that a part of a module has for itself."""
    art = rooms().part(part)
    return None if art is None else art.colour


def segment_colours(part: str) -> tuple[palette.Colour, palette.Colour]:
    """Return the colours of a part's segment and of the letter on it."""
    fill = hues.KINDS[part].floor if part in KINDS else own_colour(part) or palette.LINE
    return fill, palette.INK if palette.brightness(fill) > 160 else palette.CREAM


def _paint_number(sketch: Sketch, number: int, centre: tuple[float, float]) -> None:
    for right, down in AROUND:
        sketch.text(numeral(number), (centre[0] + right, centre[1] + down), NUMBER, hues.WALL_JOINT)
    sketch.text(numeral(number), centre, NUMBER, palette.CREAM)


def common_scale(most: Sequence[int], least: Sequence[float], space: float, largest: float) -> float:
    """Return the scale at which the longest bars of all rounds fill a space beside each other.

    Each round takes at least the space of what is written over its bars.
    """
    rounds = set(range(len(most)))
    while rounds and any(most[one] for one in rounds):
        taken = sum(least[one] for one in range(len(most)) if one not in rounds)
        scale = (space - taken) / sum(most[one] for one in rounds)
        short = {one for one in rounds if most[one] * scale < least[one]}
        if not short:
            return min(scale, largest)
        rounds -= short
    return largest
