"""Palaces in which everything occurs together: the engine judges as the reference does, on thousands of them."""

from random import Random

import pytest

from alhambra import Options
from alhambra.base.placing import fault_of_building, ways_to_build, with_walls
from alhambra.base.redesign import fault_of_removing, fault_of_swapping, removable
from alhambra.components import KINDS, SIDES, Tile, letters_of, load, walls_of
from alhambra.grid import CELL
from alhambra.how import PLAINLY
from alhambra.ledger import Position
from alhambra.module import Placing
from alhambra.modules.camps import bastions
from alhambra.modules.city_walls import fault_of as fault_of_pieces
from alhambra.outline import scored_wall, slanted, walls_along
from alhambra.palace import Built, Palace
from alhambra.rulebook import rulebook
from alhambra.tools.invariants import flaw_of
from tests.alhambra.games import start
from tests.reference import estate as reference
from tests.reference.estate import CORNERS, Estate, Tower
from tests.reference.estates import BASTIONS, any_tile, any_tower, estates
from tests.reference.palace import FOUNTAIN, Cell

MODULES = ("squares", "city_gates", "camps", "city_walls", "watchtowers")
RULES = rulebook(Options(3, MODULES))
GAME = start(3, modules=MODULES)
OF_COLOUR = {
    colour: next(one for one in RULES.tiles.values() if one.kind == kind) for kind, (colour, *_) in KINDS.items()
}
OF_COLOUR[""] = next(tile for tile in RULES.tiles.values() if tile.family == "square")
TOWERS = {tile.colour: tile for tile in RULES.tiles.values() if tile.half}
CAMPS = {sides: name for name, sides in bastions().items()}


def tile_of(tile: reference.Tile) -> Tile:
    return with_walls(OF_COLOUR[tile.colour], walls_of(tile.walls))


def tower_of(tower: Tower) -> Tile:
    corner = CORNERS.index(tower.corner)
    return with_walls(TOWERS[tower.colour], (0b0110 << corner | 0b0110 >> 4 - corner) & 0b1111)


def camp_of(sides: str) -> Tile:
    return RULES.tiles[CAMPS[walls_of(sides)]]


def palace_of(estate: Estate) -> Palace:
    def built(cell: Cell, tile: Tile) -> Built:
        return Built(*cell, tile.id, tile.walls)

    pairs = [sorted(gate) for gate in estate.gates]
    return Palace(
        tuple(built(cell, tile_of(tile)) for cell, tile in estate.tiles.items() if cell != FOUNTAIN),
        tuple(built(cell, camp_of(sides)) for cell, sides in estate.camps.items()),
        walls_of(estate.tiles[FOUNTAIN].walls),
        tuple((*one, SIDES.index("E" if one[0] < other[0] else "S")) for one, other in pairs),
        tuple(built(cell, tower_of(tower)) for cell, tower in estate.towers.items()),
    )


def at(estate: Estate) -> Position:
    return Position(RULES, GAME.state.with_player(0, palace=palace_of(estate)))


@pytest.mark.parametrize("seed", range(4))
def test_placements_are_judged_as_the_rules_say(seed: int) -> None:
    random = Random(seed)
    for estate in estates(random, 250):
        here, tile, tower, camp = at(estate), any_tile(random), any_tower(random), random.choice(BASTIONS)
        for cell in estate.around(2):
            for piece, expected in (
                (tile_of(tile), reference.fault_of_placing(estate, cell, tile)),
                (tower_of(tower), reference.fault_of_towering(estate, cell, tower)),
                (camp_of(camp), reference.fault_of_camping(estate, cell, camp)),
            ):
                fault = fault_of_building(here, Placing(0, piece, cell, PLAINLY))
                assert fault == expected, (estate, cell, piece)


@pytest.mark.parametrize("seed", range(30, 34))
def test_just_the_legal_places_are_listed(seed: int) -> None:
    random = Random(seed)
    for estate in estates(random, 200):
        here, building = at(estate), random.choice(load().buildings)
        tile = reference.Tile(letters_of(building.walls), colour=building.colour)
        legal = {cell for cell in estate.around() if not reference.fault_of_placing(estate, cell, tile)}
        assert {cell for cell, _ in ways_to_build(here, 0, building.id)} == legal, (estate, tile)
        tower = any_tower(random)
        found = {(cell, CORNERS[how.turned or 0]) for cell, how in ways_to_build(here, 0, TOWERS[tower.colour].id)}
        towers = [(cell, Tower(corner, tower.colour)) for cell in estate.around() for corner in CORNERS]
        assert found == {(c, one.corner) for c, one in towers if not reference.fault_of_towering(estate, c, one)}


@pytest.mark.parametrize("seed", range(10, 14))
def test_redesigns_are_judged_as_the_rules_say(seed: int) -> None:
    random = Random(seed)
    for estate in estates(random, 300):
        here, tile, camp = at(estate), any_tile(random), random.choice(BASTIONS)
        spare = set()
        for old in here.state.players[0].palace.all:
            removing = reference.fault_of_removing(estate, old.cell)
            assert fault_of_removing(here, 0, old) == removing, (estate, old)
            spare |= {old.cell} if removing is None else set()
            for piece, expected in (
                (tile_of(tile), reference.fault_of_swapping(estate, old.cell, tile)),
                (camp_of(camp), reference.fault_of_swapping_in(estate, old.cell, camp)),
            ):
                fault = fault_of_swapping(here, Placing(0, piece, old.cell, PLAINLY, swaps=True))
                if piece.outside == (old.cell in estate.camps):
                    assert fault == expected, (estate, old, piece)
                else:
                    assert fault, "nothing inside the walls takes the place of what is outside"
                    assert expected
        assert set(removable(here, 0)) == spare


@pytest.mark.parametrize("seed", range(40, 42))
def test_wooden_pieces_go_where_the_rules_say(seed: int) -> None:
    random = Random(seed)
    for estate in estates(random, 300):
        here, sides = at(estate), random.choice(BASTIONS)
        assert fault_of_pieces(here, 0, "", walls_of(sides)) == reference.fault_of_walling(estate, FOUNTAIN, sides)
        found = {one.tile: one.cell for one in reversed(here.state.players[0].palace.tiles)}
        for tile, cell in found.items():
            fault = fault_of_pieces(here, 0, tile, walls_of(sides))
            assert fault == reference.fault_of_walling(estate, cell, sides), (estate, cell, sides)


@pytest.mark.parametrize("seed", range(20, 24))
def test_walls_are_measured_as_the_rules_say(seed: int) -> None:
    for estate in estates(Random(seed), 400):
        palace = palace_of(estate)
        grid = palace.grid
        named = [sorted(name_of(palace, edge) for edge in wall) for wall in walls_along(grid)]
        assert sorted(named) == sorted(map(sorted, reference.walls(estate))), estate
        best = scored_wall(grid)
        assert (len(best), slanted(grid, best)) == reference.scored_wall(estate)
        assert flaw_of(palace) is None


def name_of(palace: Palace, edge: int) -> tuple[Cell, str]:
    spot, side = edge >> 2, edge & 3
    return CELL[spot], CORNERS[side] if spot in palace.grid.corners else SIDES[side]
