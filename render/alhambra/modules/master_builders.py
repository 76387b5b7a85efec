"""Master Builders: money cards with a trowel in the corner."""

from functools import lru_cache
from math import sqrt

from alhambra.view import Card, Money
from render.alhambra.art.money import CurrencyArt, painted_card
from render.alhambra.hand.stamps import painted_slip
from render.alhambra.room import CardArt, Room
from render.alhambra.rooms import rooms
from render.kit.art import palette
from render.kit.art.drawing import Point
from render.kit.art.palette import rgb
from render.kit.art.sketch import Sketch, Stamp
from texts.catalogue import Catalogue

KEPT = 64
STEEL, WOOD = rgb("C9CED6"), rgb("9A6B3F")
CORNER = ((-0.5, -0.03), (-0.03, -0.5), (-0.03, -0.1), (-0.06, -0.06), (-0.1, -0.03))
"""A folded corner, from the lower right one of a card, in parts of its breadth."""
BLADE = ((0.0, -46.0), (24.0, 0.0), (0.0, 14.0), (-24.0, 0.0))
NECK, HANDLE = ((0.0, 14.0), (0.0, 26.0)), ((-8.0, 24.0), (8.0, 24.0), (8.0, 58.0), (-8.0, 58.0))
"""A trowel that points upwards, around its middle; it is as long as a hundred."""
LENGTH = 0.0034
"""How long a hundredth of it is, in parts of the breadth of a card."""
MIDDLE = (-0.185, -0.185)


def _draw(card: Card, size: tuple[int, int], say: Catalogue) -> Stamp:
    assert isinstance(card, Money)
    return builder_card(rooms().currency(card.currency), say(f"mark-{card.currency}"), card.value, *size)


def _called(card: Card, say: Catalogue) -> str:
    assert isinstance(card, Money)
    return say.noun("card-builder", currency=say.noun(f"currency-{card.currency}"), value=card.value)


@lru_cache(maxsize=KEPT)
def builder_card(art: CurrencyArt, mark: str, value: int, width: int, height: int) -> Stamp:
    """Draw a master builder: money of its currency, with a trowel on a folded corner."""
    if width > height:
        sketch = painted_slip(art, value, " ", width, height)  # its coin on the left
    else:
        sketch = painted_card(art, mark, value, width, height)
    side = min(width, height)

    def at(point: Point) -> Point:
        return width + side * point[0], height + side * point[1]

    sketch.polygon([at(point) for point in CORNER], palette.CREAM, max(1.5, 0.026 * side))
    _paint_trowel(sketch, at(MIDDLE), LENGTH * side)
    return sketch.stamp()


def _paint_trowel(sketch: Sketch, middle: Point, scale: float) -> None:
    """Paint a trowel that points to the upper left."""

    def at(point: Point) -> Point:
        right, down = (point[0] + point[1]) / sqrt(2), (point[1] - point[0]) / sqrt(2)
        return middle[0] + scale * right, middle[1] + scale * down

    edge = max(1.2, 6 * scale)
    sketch.line([at(point) for point in NECK], palette.INK, max(1.5, 9 * scale))
    sketch.polygon([at(point) for point in HANDLE], WOOD, edge)
    sketch.polygon([at(point) for point in BLADE], STEEL, edge)


ROOM = Room(
    id="master_builders", number=14, cards={"builder": CardArt(_draw, _called, lambda card, say: say("builder-card"))}
)
