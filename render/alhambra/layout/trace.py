"""The longest wall, traced by a golden line outside of it, with a badge that tells its length."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import pairwise, product
from math import sqrt

from alhambra.view import WallEdge
from render.alhambra.art import tokens
from render.kit.art import palette, stamps
from render.kit.art.drawing import Point
from render.kit.art.palette import Colour
from render.kit.art.sketch import Sketch, Stamp
from render.kit.layout.plan import Plan
from render.kit.layout.scene import Item, Scene

NORMALS = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""The way out over the north, east, south and west side."""
SLANTED = ((1, 1), (-1, 1), (-1, -1), (1, -1))
"""The same over a slanted edge, by the corner across, not of length 1."""
AWAY = 0.075
"""How far the line is from the tiles, in sides of a tile."""
INSIDE = 0.1
"""How far from its ends the wall's line begins and ends."""
GOLD, CASING = 0.05, 0.0175
"""How thick the line is, and how thick its edge on both sides."""
BADGE = 48
SMALLER = 0.8
"""The size of a badge where the usual one finds no place."""
Spot = tuple[int, int]


def outward(edge: WallEdge) -> Point:
    """Return the way out over an edge, of length 1."""
    if not edge.slanted:
        return NORMALS[edge.side]
    x, y = SLANTED[edge.side]
    return x * sqrt(0.5), y * sqrt(0.5)


def onward(edge: WallEdge) -> Point:
    """Return the way along an edge, clockwise around the palace, in sides of a tile."""
    x, y = SLANTED[edge.side] if edge.slanted else NORMALS[edge.side]
    return -y, x


def middle_of(edge: WallEdge) -> Point:
    """Return the middle of an edge, in sides of a tile from the upper left corner of the fountain."""
    (x, y), (right, down) = edge.cell, (0, 0) if edge.slanted else NORMALS[edge.side]
    return x + 0.5 + right / 2, y + 0.5 + down / 2


def trace_wall(scene: Scene, plan: Plan, wall: Sequence[WallEdge]) -> None:
    """Draw the line."""
    if not wall:
        return
    points = _line(plan, wall)
    gold = max(3, round(GOLD * plan.side))
    cased = gold + 2 * max(2, round(CASING * plan.side))
    _draw_line(scene, points, cased, palette.INK)
    _draw_line(scene, points, gold, palette.GOLD)
    if points[0] != points[-1]:
        for x, y in (points[0], points[-1]):
            scene.put_at(stamps.line_end(max(6, round(0.058 * plan.side))), x, y, "wall end")


def put_badge(scene: Scene, plan: Plan, wall: Sequence[WallEdge], radius: int = BADGE) -> bool:
    """Put the badge outside the wall, as near to the middle of the run as there is room; return whether there is.

    Where there is none, it takes the place of coordinates: these stand on the other side, too. A palace that
    fills its area may leave no place at all, and then the side panel alone tells the length.
    """
    standing = ("tile ", "half ", "piece ", "place ", "newest mark")
    solid = [item for item in scene.items if item.what.startswith(standing)]
    solid += [_with_air(item) for item in scene.items if item.what.startswith("edge ")]
    names = [item for item in scene.items if item.what.startswith("text ")]
    sizes = radius, round(SMALLER * radius)
    for taken, size in product((solid + names, solid), sizes):
        place = _free_place(plan, wall, size, taken)
        if place is not None:
            covered = [name for name in names if _touches(*place, size, name)]
            scene.items = [item for item in scene.items if item not in covered]
            scene.put_at(tokens.wall_badge(len(wall), size), *place, f"wall badge {len(wall)}")
            return True
    return False


def _with_air(item: Item) -> Item:
    """Return the box around a number of an edge that a badge keeps out of, so as not to seem one of them."""
    air = item.down // 6
    return Item(item.what, item.left - air, item.top - air, item.across + 2 * air, item.down + 2 * air)


def _draw_line(scene: Scene, points: Sequence[Spot], thick: int, colour: Colour) -> None:
    half = thick // 2
    for (x, y), (to_x, to_y) in pairwise(points):
        left, top, across, down = min(x, to_x), min(y, to_y), abs(to_x - x), abs(to_y - y)
        if across and down:
            scene.put(_slope(across, down, thick, colour, rises=(to_x > x) != (to_y > y)), left - half, top - half)
        elif across:
            scene.box(left, top - half, across, thick, colour=colour, what="wall line")
        else:
            scene.box(left - half, top, thick, down, colour=colour, what="wall line")
    for x, y in points:
        scene.put(_dot(thick, colour), x - half, y - half, "wall joint")


@lru_cache(maxsize=64)
def _slope(across: int, down: int, thick: int, colour: Colour, *, rises: bool) -> Stamp:
    """Draw a slanted part of a line."""
    half, sketch = thick / 2, Sketch(across + thick, down + thick, edge=colour)
    left, right = (down + half, half) if rises else (half, down + half)
    sketch.line([(half, left), (across + half, right)], colour, thick)
    return sketch.stamp()


@lru_cache(maxsize=64)
def _dot(thick: int, colour: Colour) -> Stamp:
    """Draw the round join of two parts of a line."""
    sketch = Sketch(thick, thick, edge=colour)
    sketch.disc((thick / 2, thick / 2), thick / 2, colour)
    return sketch.stamp()


def _line(plan: Plan, wall: Sequence[WallEdge]) -> list[Spot]:
    """Return the corners of the line; where it goes all the way round, it ends where it began."""
    away = AWAY * plan.side
    closed = _along(plan, wall[-1], 1) == _along(plan, wall[0], 0)
    following = [*wall[1:], wall[0]] if closed else wall[1:]
    corners = [
        _outside(_along(plan, edge, 1), (edge, after), away)
        for edge, after in zip(wall, following, strict=False)
        if outward(edge) != outward(after)
    ]
    if closed:
        return [*corners, corners[0]]
    first = _outside(_along(plan, wall[0], INSIDE), (wall[0],), away)
    last = _outside(_along(plan, wall[-1], 1 - INSIDE), (wall[-1],), away)
    return [first, *corners, last]


def _outside(point: Point, edges: Sequence[WallEdge], away: float) -> Spot:
    """Move a point away from the walls that meet there, as far from each of them."""
    ways = list({outward(edge) for edge in edges})
    x, y = (sum(way[axis] for way in ways) for axis in (0, 1))
    if len(ways) > 1:
        away /= 1 + ways[0][0] * ways[1][0] + ways[0][1] * ways[1][1]
    return round(point[0] + x * away), round(point[1] + y * away)


def _along(plan: Plan, edge: WallEdge, share: float) -> Point:
    """Return a point on an edge, a share of the way along it, clockwise."""
    left, top = plan.corner((0, 0))
    (x, y), (right, down) = middle_of(edge), onward(edge)
    return left + (x + right * (share - 0.5)) * plan.side, top + (y + down * (share - 0.5)) * plan.side


def _beside(plan: Plan, wall: Sequence[WallEdge], radius: int) -> Iterator[Spot]:
    """Yield the points beside the middles of the edges and beside their ends, from the middle of the run outwards."""
    middle = (len(wall) - 1) / 2
    for number in sorted(range(len(wall)), key=lambda number: abs(number - middle)):
        edge, after = wall[number], wall[min(number + 1, len(wall) - 1)]
        yield _outside(_along(plan, edge, 0.5), (edge,), radius + 1)
        yield _outside(_along(plan, edge, 1), (edge, after), radius + 1)


def _free_place(plan: Plan, wall: Sequence[WallEdge], radius: int, taken: Sequence[Item]) -> Spot | None:
    """Find the first place for a disc within the plan's area where it touches nothing."""
    left, top, across, down = plan.area
    for x, y in _beside(plan, wall, radius):
        within = left + radius <= x <= left + across - radius and top + radius <= y <= top + down - radius
        if within and not any(_touches(x, y, radius, item) for item in taken):
            return x, y
    return None


def _touches(x: float, y: float, radius: int, item: Item) -> bool:
    """Return whether a disc, or rather the square around it, touches something."""
    return (
        item.left - radius < x < item.left + item.across + radius
        and item.top - radius < y < item.top + item.down + radius
    )
