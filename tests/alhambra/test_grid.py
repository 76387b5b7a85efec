"""Where tiles may go, compared with the reference on thousands of random palaces."""

from random import Random

import pytest

from alhambra.components import letters_of, walls_of
from alhambra.grid import CELL, Grid, spot_of
from alhambra.palace import Built, Palace, fault_of_placing, fault_of_removing, fault_of_swapping
from alhambra.tools.invariants import flaw_of
from tests.alhambra.palaces import SHAPES, cells, grid_of, legal_palaces, spot
from tests.reference import palace as reference


@pytest.mark.parametrize("seed", range(12))
def test_places_equal_the_reference(seed: int) -> None:
    random = Random(seed)
    for palace, grid in legal_palaces(random, 400):
        walls = random.choice(SHAPES)
        expected = {
            cell for cell in reference.surroundings(palace, 1) if not reference.fault_of_placing(palace, cell, walls)
        }
        assert cells(grid.places(walls_of(walls))) == expected, (palace, walls)


@pytest.mark.parametrize("seed", range(100, 112))
def test_removals_and_exchanges_equal_the_reference(seed: int) -> None:
    random = Random(seed)
    for palace, grid in legal_palaces(random, 400):
        walls = random.choice(SHAPES)
        standing = set(palace) - {reference.FOUNTAIN}
        removable = {cell for cell in standing if not reference.fault_of_removing(palace, cell)}
        exchangeable = {cell for cell in standing if not reference.fault_of_swapping(palace, cell, walls)}
        assert cells(grid.removable()) == removable, palace
        assert cells(grid.exchangeable(walls_of(walls))) == exchangeable, (palace, walls)


@pytest.mark.parametrize("seed", range(200, 206))
def test_refusals_cite_the_same_rule_as_the_reference(seed: int) -> None:
    random = Random(seed)
    for known, _ in legal_palaces(random, 120):
        palace = Palace(
            tuple(
                Built(*cell, f"tile-{number}", walls_of(walls))
                for number, (cell, walls) in enumerate(known.items())
                if cell != reference.FOUNTAIN
            )
        )
        walls = random.choice(SHAPES)
        for cell in reference.surroundings(known, 2):
            assert fault_of_placing(palace, cell, walls_of(walls)) == reference.fault_of_placing(known, cell, walls)
        for cell in set(known) - {reference.FOUNTAIN}:
            assert fault_of_removing(palace, cell) == reference.fault_of_removing(known, cell)
            assert fault_of_swapping(palace, cell, walls_of(walls)) == reference.fault_of_swapping(known, cell, walls)


@pytest.mark.parametrize("seed", range(300, 306))
def test_a_grid_kept_up_to_date_equals_one_made_anew(seed: int) -> None:
    for palace, grid in legal_palaces(Random(seed), 500):
        anew = grid_of(palace)
        assert grid.walls == anew.walls
        assert grid.fits == anew.fits
        assert {key: about for key, about in grid.about.items() if about} == anew.about


@pytest.mark.parametrize("seed", range(400, 404))
def test_the_invariant_judges_like_the_reference(seed: int) -> None:
    random = Random(seed)
    sound = broken = 0
    for known, _ in legal_palaces(random, 200):
        spoilt = dict(known)
        if random.random() < 0.7:
            spoilt[random.choice(list(reference.surroundings(known, 1)))] = random.choice(SHAPES)
            spoilt[reference.FOUNTAIN] = ""
        palace = Palace(
            tuple(Built(*cell, "tile", walls_of(walls)) for cell, walls in spoilt.items() if cell != reference.FOUNTAIN)
        )
        assert (flaw_of(palace) is None) == reference.is_sound(spoilt), spoilt
        sound += reference.is_sound(spoilt)
        broken += not reference.is_sound(spoilt)
    assert min(sound, broken) > 10


def test_the_old_grid_stays_as_it_was() -> None:
    grid = Grid.of(())
    before = dict(grid.walls), dict(grid.about), dict(grid.fits)
    grid.with_tile(1, 0).with_tile(2, 5).without(2)
    assert (grid.walls, grid.about, grid.fits) == before


@pytest.mark.parametrize("cell", [(0, 0), (1, 0), (-1, 0), (0, -1), (127, -127), (-127, 127), (-3, 5)])
def test_a_cell_and_its_spot_name_each_other(cell: tuple[int, int]) -> None:
    assert CELL[spot(cell)] == cell


@pytest.mark.parametrize("cell", [(128, 0), (0, -128), (10**30, 1), (-(10**9), -(10**9))])
def test_no_palace_reaches_that_far(cell: tuple[int, int]) -> None:
    assert spot_of(cell) is None
    assert fault_of_placing(Palace(), cell, 0) == "B-55"


def test_walls_and_letters_name_each_other() -> None:
    assert [walls_of(letters_of(walls)) for walls in range(16)] == list(range(16))
