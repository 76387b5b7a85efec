"""Gates are judged as the reference says, among turned tiles, wooden pieces, camps and other gates."""

from copy import copy
from dataclasses import replace
from random import Random

import pytest

from alhambra import Options
from alhambra.base.placing import fault_of_building, with_walls
from alhambra.base.redesign import fault_of_removing, removable
from alhambra.components import SIDES, Tile, walls_of
from alhambra.how import How
from alhambra.ledger import Position
from alhambra.module import Placing
from alhambra.modules.camps import bastions
from alhambra.modules.city_gates.cards import KEPT
from alhambra.palace import Built, Palace
from alhambra.rulebook import Rulebook, rulebook
from tests.alhambra.games import start
from tests.alhambra.palaces import SHAPES
from tests.reference import estate as reference
from tests.reference.estate import Estate
from tests.reference.estates import any_tile, estates
from tests.reference.palace import FOUNTAIN

MODULES = ("city_gates", "camps", "city_walls")
PARTS = frozenset({"turned", "pieces", "gates", "camps"})
GAME = start(3, modules=MODULES)
CAMPS = {sides: name for name, sides in bastions().items()}


def rules_with_any_tile() -> Rulebook:
    """Return rules in which there is a tile with each set of printed walls."""
    rules = copy(rulebook(Options(3, MODULES)))
    made = [Tile(f"made-{letters}", "building", "tower", "purple", 9, walls_of(letters)) for letters in SHAPES]
    rules.tiles = {**rules.tiles, **{tile.id: tile for tile in made}}
    return rules


RULES = rules_with_any_tile()


def tile_of(tile: reference.Tile) -> Tile:
    printed = "".join(side for side in SIDES if side in tile.printed)
    return with_walls(RULES.tiles[f"made-{printed}"], walls_of(tile.walls))


def at(estate: Estate) -> Position:
    tiles = [(cell, tile) for cell, tile in estate.tiles.items() if cell != FOUNTAIN]
    pairs = [sorted(gate) for gate in estate.gates]
    palace = Palace(
        tuple(Built(*cell, tile_of(tile).id, walls_of(tile.walls), tile.turns) for cell, tile in tiles),
        tuple(Built(*cell, CAMPS[walls_of(sides)], 0) for cell, sides in estate.camps.items()),
        walls_of(estate.tiles[FOUNTAIN].walls),
        tuple((*one, SIDES.index("E" if one[0] < other[0] else "S")) for one, other in pairs),
    )
    state = KEPT.change(GAME.state, held={0: ("city-gate-1",)})
    return Position(RULES, state.with_player(0, palace=palace))


@pytest.mark.parametrize("seed", range(4))
def test_a_gate_is_put_up_just_where_the_rules_allow_it(seed: int) -> None:
    random, found = Random(seed), 0
    for estate in estates(random, 250, PARTS):
        here = at(estate)
        for tile in [any_tile(random, PARTS) for _ in range(2)]:
            for cell in estate.around():
                for side in SIDES:
                    placing = Placing(0, replace(tile_of(tile), turns=True), cell, How(tile.turns, side))
                    fault = fault_of_building(here, placing)
                    expected = reference.fault_of_placing(estate, cell, tile, side)
                    assert (fault is None) == (expected is None), (estate, cell, tile, side, fault, expected)
                    assert expected != "V-GAT-5" or fault == "V-GAT-5"
                    found += fault is None
    assert found


@pytest.mark.parametrize("seed", range(10, 13))
def test_tiles_at_gates_stay_and_others_may_go(seed: int) -> None:
    gates = 0
    for estate in estates(Random(seed), 300, PARTS):
        here = at(estate)
        spare = {cell for cell in (*estate.tiles, *estate.camps) if not reference.fault_of_removing(estate, cell)}
        assert set(removable(here, 0)) == spare, estate
        for old in here.state.players[0].palace.tiles:
            locked = any(old.cell in gate for gate in estate.gates)
            assert (fault_of_removing(here, 0, old) == "V-GAT-7") == locked
        gates = max(gates, len(estate.gates))
    assert gates
