"""The walls of a palace by B-72 to B-75, word for word: outline edges, vertices, rings, runs."""

from collections import defaultdict

from tests.reference.palace import STEPS, Cell, Palace, beside

Edge = tuple[Cell, str]
Vertex = tuple[int, int]

ENDS = {"N": ((0, 0), (1, 0)), "E": ((1, 0), (1, 1)), "S": ((0, 1), (1, 1)), "W": ((0, 0), (0, 1))}


def outline(palace: Palace) -> list[Edge]:  # B-72
    return [(cell, side) for cell in palace for side in STEPS if beside(cell, side) not in palace]


def ends(edge: Edge) -> tuple[Vertex, Vertex]:
    (x, y), side = edge
    (ax, ay), (bx, by) = ENDS[side]
    return (x + ax, y + ay), (x + bx, y + by)


def consecutive(edges: list[Edge]) -> dict[Edge, list[Edge]]:  # B-73
    meeting: dict[Vertex, list[Edge]] = defaultdict(list)
    for edge in edges:
        for vertex in ends(edge):
            meeting[vertex].append(edge)
    neighbours: dict[Edge, list[Edge]] = defaultdict(list)
    for here in meeting.values():
        for edge in here:
            others = [other for other in here if other != edge]
            if len(here) == 4:
                others = [other for other in others if other[0] == edge[0]]
            assert len(others) == 1
            neighbours[edge].append(others[0])
    return neighbours


def rings(palace: Palace) -> list[list[Edge]]:  # B-75
    edges = outline(palace)
    neighbours = consecutive(edges)
    left = set(edges)
    found = []
    while left:
        start = min(left)
        ring = [start]
        left.remove(start)
        while further := [edge for edge in neighbours[ring[-1]] if edge in left]:
            ring.append(further[0])
            left.remove(further[0])
        found.append(ring)
    return found


def wall_lengths(palace: Palace) -> list[int]:  # B-75
    lengths = []
    for ring in rings(palace):
        walled = [side in palace[cell] for cell, side in ring]
        if all(walled):
            lengths.append(len(ring))
            continue
        gap = walled.index(False)
        run = 0
        for here in [*walled[gap:], *walled[:gap], False]:
            if here:
                run += 1
            elif run:
                lengths.append(run)
                run = 0
    return sorted(lengths, reverse=True)


def longest_wall(palace: Palace) -> int:  # B-77
    return max(wall_lengths(palace), default=0)
