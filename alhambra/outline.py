"""The walls along the outline of a palace (B-72 to B-76)."""

from typing import TypeAlias

from alhambra.components import Walls
from alhambra.grid import AROUND, RING, STEP, Grid

Edge: TypeAlias = int
"""A side of a tile (B-3): four times its spot, and 0, 1, 2, 3 for north, east, south, west."""


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
    about = grid.about
    follows: dict[Edge, Edge] = {}
    for spot, walls in grid.walls.items():
        if walls:
            for side, jump in LINKS[walls][about.get(spot, 0) >> RING]:
                edge = 4 * spot + side
                follows[edge] = edge + jump
    found = [_from(start, follows) for start in sorted(follows.keys() - follows.values())]
    while follows:  # what is left has neither start nor end: closed rings, all of whose edges count (B-78)
        found.append(_from(min(follows), follows))
    return found


def longest_wall(grid: Grid) -> int:
    """Return the length of the longest wall (B-77), 0 without any."""
    return max(map(len, walls_along(grid)), default=0)


def _from(start: Edge, follows: dict[Edge, Edge]) -> list[Edge]:
    """Return the wall that begins with an edge, and forget its edges."""
    wall = []
    edge = start
    while edge in follows:
        wall.append(edge)
        edge = follows.pop(edge)
    return wall
