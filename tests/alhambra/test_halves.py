"""A grid with half cells that is kept up to date, compared with the reference on random palaces."""

from collections.abc import Iterator
from random import Random

import pytest

from alhambra.components import walls_of
from alhambra.grid import Grid
from alhambra.halves import HalvedGrid
from tests.alhambra.palaces import cells, spot
from tests.reference.estate import (
    CORNERS,
    Estate,
    Tile,
    Tower,
    fault_of_placing,
    faults,
    without,
)
from tests.reference.estates import any_tile, estates
from tests.reference.palace import FOUNTAIN

PARTS = frozenset({"turned", "pieces", "towers"})


def grid_of(estate: Estate) -> Grid:
    tiles = [(spot(cell), walls_of(tile.walls)) for cell, tile in estate.tiles.items()]
    return HalvedGrid.with_halves(tiles, {spot(cell): CORNERS.index(one.corner) for cell, one in estate.towers.items()})


def grids(random: Random, changes: int) -> Iterator[tuple[Estate, Grid]]:
    """Yield random palaces with a grid that is kept up to date where tiles come and go."""
    before, grid = Estate(), grid_of(Estate())
    for estate in estates(random, changes, PARTS):
        changed = [cell for cell in {*before.tiles, *estate.tiles} if before.tiles.get(cell) != estate.tiles.get(cell)]
        if before.towers != estate.towers:
            grid = grid_of(estate)
        for cell in changed:
            grid = grid.without(spot(cell)) if cell in before.tiles else grid
            grid = grid.with_tile(spot(cell), walls_of(estate.tiles[cell].walls)) if cell in estate.tiles else grid
        before = estate
        yield estate, grid


@pytest.mark.parametrize("seed", range(4))
def test_tiles_go_where_the_rules_let_them(seed: int) -> None:
    random, towers = Random(seed), 0
    for estate, grid in grids(random, 250):
        tile = any_tile(random)
        legal = {cell for cell in estate.around() if fault_of_placing(estate, cell, tile) is None}
        assert cells(grid.places(walls_of(tile.walls))) == legal, (estate, tile)
        spare = {cell for cell in estate.tiles if cell != FOUNTAIN and not shape_faults(without(estate, cell))}
        assert cells(grid.removable()) == spare, estate
        towers = max(towers, len(estate.towers))
    assert towers > 1


def shape_faults(estate: Estate) -> set[str]:
    """Name the rules that a palace breaks, its colours left aside."""
    return set(faults(estate)) - {"V-WAT-5"}


def test_a_tile_may_stand_at_a_short_side_and_not_close_the_other_half() -> None:
    grid = grid_of(Estate({FOUNTAIN: Tile(), (1, 0): Tile()}, {(1, -1): Tower("SW", "")}))
    assert spot((0, -1)) in grid.places(0)  # at its short side in the west
    above = grid.with_tile(spot((0, -1)), 0).with_tile(spot((0, -2)), 0).with_tile(spot((1, -2)), 0)
    assert spot((2, -1)) not in above.places(0)  # T-WAT-6: with that one in the north, no other in the east
