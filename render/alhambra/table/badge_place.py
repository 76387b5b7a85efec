"""Where the badge with the length of a wall stands: outside it, clear of prices, and in a notch if there is one."""

from collections.abc import Collection, Iterator, Sequence
from math import dist, floor, hypot
from typing import Protocol

from alhambra.view import Cell, WallEdge
from render.alhambra.art.tile import UNIT, level_of
from render.alhambra.layout.trace import middle_of, onward, outward
from render.kit.art.drawing import Point

RADIUS = 44
ALONG = (0.25, 0.5, 0.75)
"""Where beside an edge it is tried, in shares of the edge."""
OVER_WALL = 0.11
"""How much of a tile's own wall it may cover, in sides of a tile: there is nothing but bricks."""
WIDER, HIGHER = 0.55, 0.8
"""What a pixel by which the palace becomes wider or higher counts."""
OFF_MIDDLE = 0.12
"""What a pixel counts by which it stands away from the middle of the wall."""
AIR = 3

Disc = tuple[float, float, float]
"""The middle, and the radius."""


class Room(Protocol):
    """From where to where a palace reaches without the badge."""

    @property
    def left(self) -> float: ...
    @property
    def top(self) -> float: ...
    @property
    def right(self) -> float: ...
    @property
    def bottom(self) -> float: ...


def found(
    cells: Collection[Cell], wall: Sequence[WallEdge], side: int, room: Room, discs: Sequence[Disc] = ()
) -> Point:
    """Find the best place: what is cheapest and covers nothing; else, beside all tiles."""
    for _, x, y in sorted(_candidates(wall, side, room)):
        if _is_clear(x, y, cells, side, discs):
            return x, y
    edge = wall[len(wall) // 2]
    return room.right + RADIUS + AIR, (edge.cell[1] + 0.5) * side


def _candidates(wall: Sequence[WallEdge], side: int, room: Room) -> Iterator[tuple[float, float, float]]:
    """Yield places beside the edges, each after what it costs."""
    middle = len(wall) / 2
    for number, edge in enumerate(wall):
        out, on, (x, y) = outward(edge), onward(edge), middle_of(edge)
        for share in ALONG:
            away = abs(number + share - middle) * side * OFF_MIDDLE
            base = (x + on[0] * (share - 0.5)) * side, (y + on[1] * (share - 0.5)) * side
            for cost, far in ((away, RADIUS + AIR), (away + 4, RADIUS - OVER_WALL * side)):
                at_x, at_y = base[0] + out[0] * far, base[1] + out[1] * far
                yield cost + _growth(at_x, at_y, room), at_x, at_y


def _growth(x: float, y: float, room: Room) -> float:
    """Return what it costs that the palace takes more room with a badge there."""
    wider = max(0, room.left - x + RADIUS, x + RADIUS - room.right)
    higher = max(0, room.top - y + RADIUS, y + RADIUS - room.bottom)
    return WIDER * wider + HIGHER * higher


def _is_clear(x: float, y: float, cells: Collection[Cell], side: int, discs: Sequence[Disc]) -> bool:
    """Return whether a badge covers no more of any tile than its wall, and neither a price nor a mark."""
    price_x, price_y, price = (value * side / UNIT for value in level_of(side).price)
    inset = OVER_WALL * side
    for column in range(floor((x - RADIUS) / side), floor((x + RADIUS) / side) + 1):
        for row in range(floor((y - RADIUS) / side), floor((y + RADIUS) / side) + 1):
            if (column, row) not in cells:
                continue
            left, top = column * side, row * side
            right = max(left + inset - x, 0, x - left - side + inset)
            down = max(top + inset - y, 0, y - top - side + inset)
            if hypot(right, down) < RADIUS - 0.5:
                return False
            if dist((x, y), (left + price_x, top + price_y)) < RADIUS + price + AIR:
                return False
    return all(dist((x, y), (at_x, at_y)) >= RADIUS + radius + AIR for at_x, at_y, radius in discs)
