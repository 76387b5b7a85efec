"""Exposed sides (V-INV-5, V-INV-10), compared with the reference on random palaces with everything mixed."""

from random import Random

import pytest

from alhambra.components import walls_of
from alhambra.grid import Grid
from alhambra.halves import HalvedGrid
from alhambra.outline import exposed
from tests.alhambra.palaces import spot
from tests.reference import estate as reference
from tests.reference.estate import COMPASS, CORNERS
from tests.reference.estates import estates


@pytest.mark.parametrize("seed", range(6))
def test_a_side_is_exposed_as_the_rules_say(seed: int) -> None:
    most = 0
    for estate in estates(Random(seed), 300):
        tiles = [(spot(cell), walls_of(tile.walls)) for cell, tile in estate.tiles.items()]
        corners = {spot(cell): CORNERS.index(tower.corner) for cell, tower in estate.towers.items()}
        grid = HalvedGrid.with_halves(tiles, corners) if corners else Grid.of(tiles)
        found = exposed(grid, [spot(camp) for camp in estate.camps])
        assert found == tuple(reference.exposed(estate, side) for side in COMPASS), estate
        most = max(most, *found)
    assert most > 3


def test_a_fountain_alone_is_exposed_on_all_sides() -> None:
    assert exposed(Grid.of(())) == (1, 1, 1, 1)
