"""What stands beside squares: chips of lands, signs of the bonuses and how they stand, and the pile."""

from functools import lru_cache

from render.kingdomino.art import DRAWINGS, hues
from render.kingdomino.art.cell import ANCHOR, MEDIUM, UNIT, paint_chip, paint_floor
from render.kit.art import palette, stamps
from render.kit.art.drawing import FINE, paint
from render.kit.art.sketch import Sketch, Stamp
from render.kit.art.stamps import EDGE, faded

KEPT = 96
CHIP_EDGE, CHIP_RADIUS = 0.05, 0.14
LETTER = (192, 48, 76)
"""Where the letter of a chip is, and how large, in the units of a square."""
STATE = 0.27
"""The radius of the disc that tells how a bonus stands, in sides of its sign."""
OVER = 0.16
"""How far that disc reaches out of the sign."""


@lru_cache(maxsize=KEPT)
def land_chip(land: str, letter: str, side: int) -> Stamp:
    """Draw the chip that stands for a land where something is counted."""
    sketch, scale, radius = Sketch(side, side), side * FINE / UNIT, CHIP_RADIUS * side
    sketch.box((0, 0, side, side), hues.LANDS[land].floor, radius=radius)
    paint_floor(sketch.image, land, MEDIUM, scale)
    share, foot = 0.98, (112, 212)
    corner = (foot[0] - share * ANCHOR[0]) * scale, (foot[1] - share * ANCHOR[1]) * scale
    paint(sketch.image, DRAWINGS / f"land-{land}-{MEDIUM.letter}", share * scale, corner)
    sketch.frame((0, 0, side, side), palette.INK, max(EDGE, CHIP_EDGE * side), radius=radius)
    x, y, own = LETTER
    paint_chip(sketch.image, (x * scale, y * scale), own * scale, hues.LANDS[land].deep, letter)
    return sketch.stamp()


def icon(name: str, height: int) -> Stamp:
    """Draw the sign of a bonus, of squares or of the pile, as high as that."""
    return stamps.icon(DRAWINGS / name, height)


@lru_cache(maxsize=KEPT)
def state_mark(state: str, radius: int) -> Stamp:
    """Draw the disc that tells how a bonus stands: a tick, an hour-glass or a cross."""
    return icon(state, 2 * radius)


@lru_cache(maxsize=KEPT)
def bonus_icon(bonus: str, state: str, side: int) -> Stamp:
    """Draw the sign of a bonus with how it stands at its lower right; palely once it is lost."""
    sign, mark = icon(bonus, side), state_mark(state, round(STATE * side))
    if state == "lost":
        sign = faded(sign, 0.55)
    whole = side + round(OVER * side)
    sketch = Sketch(whole, whole)
    stamp = sketch.stamp()
    assert stamp.mask is not None
    at = whole - mark.size[0], whole - mark.size[1]
    for part, place in ((sign, (0, 0)), (mark, at)):
        stamp.image.paste(part.image, place, part.mask)
        stamp.mask.paste(255, place, part.mask)
    return stamp


@lru_cache(maxsize=4)
def done_mark(radius: int) -> Stamp:
    """Draw the tick of what is done."""
    return state_mark("certain", radius)
