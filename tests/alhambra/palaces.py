"""Random palaces for comparison, and the way between the engine's form and the reference's."""

from collections.abc import Iterator
from random import Random

from alhambra.components import letters_of, walls_of
from alhambra.grid import CELL, Grid, spot_of
from tests.reference import palace as reference

SHAPES = [letters_of(walls) for walls in range(16)]


def grid_of(palace: reference.Palace) -> Grid:
    return Grid.of((spot(cell), walls_of(walls)) for cell, walls in palace.items() if cell != reference.FOUNTAIN)


def spot(cell: reference.Cell) -> int:
    found = spot_of(cell)
    assert found is not None
    return found


def cells(spots: Iterator[int] | list[int] | tuple[int, ...]) -> set[reference.Cell]:
    return {CELL[one] for one in spots}


def legal_palaces(random: Random, changes: int) -> Iterator[tuple[reference.Palace, Grid]]:
    """Build, take out and exchange tiles at random, by the reference's rules; the grid is kept up to date."""
    palace: reference.Palace = {reference.FOUNTAIN: ""}
    grid = Grid.of(())
    for _ in range(changes):
        cell, walls = random.choice(list(reference.surroundings(palace, 1))), random.choice(SHAPES)
        if cell == reference.FOUNTAIN:
            continue
        if cell not in palace:
            if reference.fault_of_placing(palace, cell, walls) is None:
                palace = {**palace, cell: walls}
                grid = grid.with_tile(spot(cell), walls_of(walls))
        elif random.random() < 0.3:
            if reference.fault_of_removing(palace, cell) is None:
                palace = {other: own for other, own in palace.items() if other != cell}
                grid = grid.without(spot(cell))
        elif reference.fault_of_swapping(palace, cell, walls) is None:
            palace = {**palace, cell: walls}
            grid = grid.without(spot(cell)).with_tile(spot(cell), walls_of(walls))
        else:
            continue
        yield palace, grid


def any_palace(random: Random) -> reference.Palace:
    """Strew tiles with any walls over a small area: holes, rings and contacts at vertices included."""
    size = random.randint(1, 5)
    return {
        (x, y): "" if (x, y) == reference.FOUNTAIN else random.choice(SHAPES)
        for x in range(size)
        for y in range(size)
        if (x, y) == reference.FOUNTAIN or random.random() < 0.6
    }
