"""The longest wall, traced by a golden line outside of it, with a badge that tells its length."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import pairwise, product

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
    """Put the badge outside the wall, as near to the middle of the run as there is room; tell whether there is.

    Where there is none, it takes the place of coordinates: these stand on the other side, too. A palace that
    fills its area may leave no place at all, and then the side panel alone tells the length.
    """
    solid = [item for item in scene.items if item.what.startswith(("tile ", "place ", "newest mark"))]
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
        if across:
            scene.box(left, top - half, across, thick, colour=colour, what="wall line")
        else:
            scene.box(left - half, top, thick, down, colour=colour, what="wall line")
    for x, y in points:
        scene.put(_dot(thick, colour), x - half, y - half, "wall joint")


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
        _outside(_along(plan, edge, 1), {edge.side, after.side}, away)
        for edge, after in zip(wall, following, strict=False)
        if edge.side != after.side
    ]
    if closed:
        return [*corners, corners[0]]
    first = _outside(_along(plan, wall[0], INSIDE), {wall[0].side}, away)
    last = _outside(_along(plan, wall[-1], 1 - INSIDE), {wall[-1].side}, away)
    return [first, *corners, last]


def _outside(point: Point, sides: set[int], away: float) -> Spot:
    """Move a point away from the walls that meet there."""
    x, y = point
    for side in sides:
        x += NORMALS[side][0] * away
        y += NORMALS[side][1] * away
    return round(x), round(y)


def _along(plan: Plan, edge: WallEdge, share: float) -> Point:
    """Return a point on an edge, a share of the way along it, clockwise."""
    x, y = plan.centre(edge.cell)
    out, on = NORMALS[edge.side], NORMALS[(edge.side + 1) % 4]
    way = (share - 0.5) * plan.side
    return x + out[0] * plan.side / 2 + on[0] * way, y + out[1] * plan.side / 2 + on[1] * way


def _beside(plan: Plan, wall: Sequence[WallEdge], radius: int) -> Iterator[Spot]:
    """Yield the points beside the middles of the edges and beside their ends, from the middle of the run outwards."""
    middle = (len(wall) - 1) / 2
    for number in sorted(range(len(wall)), key=lambda number: abs(number - middle)):
        edge, after = wall[number], wall[min(number + 1, len(wall) - 1)]
        yield _outside(_along(plan, edge, 0.5), {edge.side}, radius + 1)
        yield _outside(_along(plan, edge, 1), {edge.side, after.side}, radius + 1)


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
