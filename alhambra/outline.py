"""The walls along the outline of a palace (B-72 to B-76)."""

from collections.abc import Collection
from functools import cache
from typing import TypeAlias

from alhambra.components import Walls
from alhambra.grid import AROUND, RING, STEP, Grid, Spot
from alhambra.halves import SHORT, VERTEX

Edge: TypeAlias = int
"""A side of a tile (B-3): four times its spot, and 0, 1, 2, 3 for north, east, south, west.

Of a tile that fills half of its cell, the long side: four times its spot, and its corner (see `halves.py`).
"""
NOWHERE: Edge = 1 << 40
"""What follows where a wall ends."""
HEADINGS, SLANTED = (2, 4, 6, 0), (5, 7, 1, 3)
"""Where the sides of a tile lead, clockwise around it, in eighths from the north; and long sides, by their corners."""


def _links(walls: Walls, ring: int) -> tuple[tuple[int, int], ...]:
    """Return the walled outline edges of a tile amid occupied spots, each with the way to the edge that follows.

    Clockwise a wall goes on around an outer corner, into an inner one, or straight on, from tile to tile
    (B-74). At a vertex where four outline edges meet, only the two of the same tile are consecutive (B-73);
    that is why the next tile along the side is looked at before the one in front of it.
    """
    links = []
    for side in range(4):
        here, ahead, beside = (ring >> (2 * side + turn) % 8 & 1 for turn in range(3))
        if not walls >> side & 1 or here:
            continue  # B-72; between two tiles a wall does not count (B-76)
        if not beside:
            jump = (side + 1) % 4 - side
        elif ahead:
            jump = 4 * AROUND[2 * side + 1] + (side + 3) % 4 - side
        else:
            jump = 4 * STEP[(side + 1) % 4]
        links.append((side, jump))
    return tuple(links)


LINKS = tuple(tuple(_links(walls, ring) for ring in range(256)) for walls in range(16))


def walls_along(grid: Grid) -> list[list[Edge]]:
    """List the walls of a palace, each as its edges in clockwise order (B-75)."""
    follows = _past_halves(grid) if grid.corners else _past_tiles(grid)
    found = [_from(start, follows) for start in sorted(follows.keys() - follows.values())]
    while follows:  # what is left has neither start nor end: closed rings, all of whose edges count (B-78)
        found.append(_from(min(follows), follows))
    return found


def _past_tiles(grid: Grid) -> dict[Edge, Edge]:
    """Return the edge that follows each walled one."""
    about = grid.about
    follows: dict[Edge, Edge] = {}
    for spot, walls in grid.walls.items():
        if walls:
            for side, jump in LINKS[walls][about.get(spot, 0) >> RING]:
                edge = 4 * spot + side
                follows[edge] = edge + jump
    return follows


def _past_halves(grid: Grid) -> dict[Edge, Edge]:
    """Return the same where some walls are slanted (V-WAT-12): clockwise around the palace, from point to point."""
    starts: dict[int, tuple[int, Edge]] = {}
    doubles: dict[int, list[tuple[int, Edge]]] = {}
    ends: list[tuple[Edge, int, int]] = []
    about, corners = grid.about, grid.corners
    for spot, walls in grid.walls.items():
        for side, heading, start, end in _bounds(about.get(spot, 0) >> RING, corners.get(spot)):
            is_wall = walls >> side & 1 or heading & 1
            edge, point = 4 * spot + side if is_wall else NOWHERE, spot + start
            if point in starts:
                doubles.setdefault(point, [starts[point]]).append((heading, edge))
            starts[point] = heading, edge
            if is_wall:
                ends.append((edge, heading, spot + end))
    return {edge: _next(heading, doubles[end]) if end in doubles else starts[end][1] for edge, heading, end in ends}


@cache
def _bounds(ring: int, corner: int | None) -> tuple[tuple[int, int, int, int], ...]:
    """Return the outline edges of a tile or a half amid occupied spots: side, heading, and the ways to its ends."""
    solid = 0b1111 if corner is None else SHORT[corner]
    sides = [side for side in range(4) if solid >> side & 1 and not ring >> 2 * side & 1]
    found = [(side, HEADINGS[side], VERTEX[side], VERTEX[(side + 1) % 4]) for side in sides]
    if corner is not None:
        found.append((corner, SLANTED[corner], VERTEX[(corner + 1) % 4], VERTEX[(corner + 3) % 4]))
    return tuple(found)


def _next(heading: int, ahead: list[tuple[int, Edge]]) -> Edge:
    """Return what follows an edge: where two begin, the one that bounds the same tiles (B-73)."""
    return min(ahead, key=lambda start: (heading + 4 - start[0]) % 8)[1]


def scored_wall(grid: Grid) -> list[Edge]:
    """Return the longest wall, of several the one with most slanted edges (V-WAT-13); empty without any."""
    return max(walls_along(grid), key=lambda wall: (len(wall), slanted(grid, wall)), default=[])


def slanted(grid: Grid, wall: list[Edge]) -> int:
    """Count the slanted edges of a wall."""
    return sum(edge >> 2 in grid.corners for edge in wall) if grid.corners else 0


def longest_wall(grid: Grid) -> int:
    """Return the length of the longest wall (B-77), 0 without any."""
    return max(map(len, walls_along(grid)), default=0)


def _exposed(walls: Walls, ring: int) -> Walls:
    """Return the sides of a tile amid occupied spots that have no wall and nothing beyond them."""
    return sum(1 << side for side in range(4) if not walls >> side & 1 and not ring >> 2 * side & 1)


EXPOSED = tuple(tuple(_exposed(walls, ring) for ring in range(256)) for walls in range(16))


def exposed(grid: Grid, outworks: Collection[Spot] = ()) -> tuple[int, ...]:
    """Count, on each side, the open sides of whole tiles beyond which nothing lies (V-INV-5, V-INV-10).

    An outwork lies there as well; a half covers what it touches, and has no such side itself (C-6).
    """
    found = [0, 0, 0, 0]
    for spot, walls in grid.walls.items():
        sides = EXPOSED[walls][grid.about.get(spot, 0) >> RING]
        if not sides or spot in grid.corners:
            continue
        for side, step in enumerate(STEP):
            found[side] += sides >> side & 1 and spot + step not in outworks
    return tuple(found)


def _from(start: Edge, follows: dict[Edge, Edge]) -> list[Edge]:
    """Return the wall that begins with an edge, and forget its edges."""
    wall = []
    edge = start
    while edge in follows:
        wall.append(edge)
        edge = follows.pop(edge)
    return wall
