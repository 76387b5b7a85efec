"""The longest wall, compared with the reference on thousands of random palaces."""

from itertools import pairwise
from random import Random

import pytest

from alhambra.grid import CELL
from alhambra.outline import longest_wall, walls_along
from tests.alhambra.palaces import any_palace, grid_of, legal_palaces
from tests.reference import outline as reference
from tests.reference.palace import Palace


def lengths(palace: Palace) -> list[int]:
    return sorted(map(len, walls_along(grid_of(palace))), reverse=True)


@pytest.mark.parametrize("seed", range(8))
def test_in_palaces_that_can_be_built(seed: int) -> None:
    for palace, grid in legal_palaces(Random(seed), 500):
        assert longest_wall(grid) == reference.longest_wall(palace), palace


@pytest.mark.parametrize("seed", range(8))
def test_in_any_arrangement_of_tiles(seed: int) -> None:
    random = Random(seed)
    crossings = rings = 0
    for _ in range(500):
        palace = any_palace(random)
        assert lengths(palace) == reference.wall_lengths(palace), palace
        crossings += any(len(ends) == 4 for ends in _edges_by_vertex(palace))
        rings += any(all(side in palace[cell] for cell, side in ring) for ring in reference.rings(palace))
    assert crossings > 50  # more than two wall ends at a corner
    assert rings > 5  # closed walls


def test_the_edges_of_a_wall_follow_each_other() -> None:
    random = Random(7)
    longest = 0
    for _ in range(300):
        palace = any_palace(random)
        neighbours = reference.consecutive(reference.outline(palace))
        for wall in walls_along(grid_of(palace)):
            edges = [(CELL[edge >> 2], "NESW"[edge & 3]) for edge in wall]
            assert len(set(edges)) == len(edges)
            assert all(side in palace[cell] for cell, side in edges)
            assert all(second in neighbours[first] for first, second in pairwise(edges))
            longest = max(longest, len(edges))
    assert longest > 8


def _edges_by_vertex(palace: Palace) -> list[list[reference.Edge]]:
    edges = reference.outline(palace)
    vertices = {vertex for edge in edges for vertex in reference.ends(edge)}
    return [[edge for edge in edges if vertex in reference.ends(edge)] for vertex in vertices]
