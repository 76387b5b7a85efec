"""Where camps may stand and what they score, compared with the reference on random palaces."""

from collections.abc import Iterator
from random import Random

import pytest
from msgspec.structs import replace

from alhambra import Options
from alhambra.base.placing import build, places
from alhambra.base.redesign import fault_of_removing, fault_of_swapping, removable, swap_places
from alhambra.components import letters_of, load, walls_of
from alhambra.how import PLAINLY
from alhambra.ledger import Ledger, Position
from alhambra.module import Placing
from alhambra.modules.camps import lines
from alhambra.outline import longest_wall
from alhambra.palace import Built, Palace
from alhambra.rulebook import rulebook
from alhambra.tools.invariants import flaw_of
from tabletop.refused import Refused
from tests.alhambra.games import start
from tests.alhambra.palaces import SHAPES
from tests.reference import camps as reference
from tests.reference.outline import longest_wall as reference_wall
from tests.reference.palace import FOUNTAIN, Cell, surroundings
from tests.reference.palace import Palace as Walls

RULES = rulebook(Options(3, ("camps",)))
GAME = start(3, modules=("camps",))
CAMPS = {name: name.rpartition("-")[2].upper() for name in RULES.bag if name.startswith("camp")}
TILES = {tile.id: letters_of(tile.walls) for tile in load().buildings}


class Site:
    """A palace with camps in the form of the reference and in the engine's."""

    def __init__(self) -> None:
        self.walls: Walls = {FOUNTAIN: ""}
        self.names: dict[Cell, str] = {}

    @property
    def camps(self) -> reference.Camps:
        return {cell: CAMPS[name] for cell, name in self.names.items() if name in CAMPS}

    def at(self, *in_reserve: str) -> Position:
        built = [
            Built(*cell, name, walls_of(self.walls[cell]) if cell in self.walls else 0)
            for cell, name in self.names.items()
        ]
        palace = Palace(
            tuple(one for one in built if one.tile not in CAMPS), tuple(one for one in built if one.tile in CAMPS)
        )
        return Position(RULES, GAME.state.with_player(0, palace=palace, reserve=in_reserve))

    def put(self, cell: Cell, name: str, walls: str) -> None:
        self.names[cell] = name
        if name not in CAMPS:
            self.walls[cell] = walls

    def take(self, cell: Cell) -> None:
        del self.names[cell]
        self.walls.pop(cell, None)


def sites(random: Random, changes: int) -> Iterator[Site]:
    """Build and take out tiles and camps at random, by the reference's rules."""
    site = Site()
    for _ in range(changes):
        around = list(surroundings({**site.walls, **site.camps}, 1))
        cell = random.choice(around)
        if cell in site.names:
            if random.random() < 0.1 and not reference.fault_of_removing(site.walls, site.camps, cell):
                site.take(cell)
        elif random.random() < 0.5:
            left = [name for name in CAMPS if name not in site.names.values()]
            fitting = [
                name for name in left if not reference.fault_of_camping(site.walls, site.camps, cell, CAMPS[name])
            ]
            if fitting:
                site.put(cell, random.choice(fitting), "")
        else:
            shapes = random.sample(SHAPES, 5)
            fit = [one for one in shapes if not reference.fault_of_placing(site.walls, site.camps, cell, one)]
            if fit:
                site.put(cell, random.choice([name for name in TILES if name not in site.names.values()]), fit[0])
        yield site


@pytest.mark.parametrize("seed", range(5))
def test_places_removals_and_exchanges_equal_the_reference(seed: int) -> None:
    random = Random(seed)
    crowded = 0
    for site in sites(random, 120):
        walls, camps = site.walls, site.camps
        everywhere = list(surroundings({**walls, **camps}, 1))
        tile = random.choice([name for name in TILES if name not in site.names.values()])
        camp = random.choice([name for name in CAMPS if name not in site.names.values()] or list(CAMPS))
        at = site.at(tile, camp)
        assert set(places(at, 0, tile)) == {
            cell for cell in everywhere if not reference.fault_of_placing(walls, camps, cell, TILES[tile])
        }
        assert set(places(at, 0, camp)) == {
            cell for cell in everywhere if not reference.fault_of_camping(walls, camps, cell, CAMPS[camp])
        }
        assert set(removable(at, 0)) == {
            cell for cell in site.names if not reference.fault_of_removing(walls, camps, cell)
        }
        assert set(swap_places(at, 0, tile)) == {
            cell for cell in site.names if not reference.fault_of_swapping(walls, camps, cell, TILES[tile])
        }
        assert set(swap_places(at, 0, camp)) == {
            cell for cell in site.names if not reference.fault_of_swapping_in(walls, camps, cell, CAMPS[camp])
        }
        crowded = max(crowded, len(camps))
    assert crowded > 2


def fault_of_building(at: Position, name: str, cell: Cell) -> str | None:
    try:
        build(Ledger(RULES, at.state), 0, name, cell)
    except Refused as refusal:
        return refusal.rule
    return None


def swapping(name: str, old: Built) -> Placing:
    return Placing(0, RULES.tiles[name], old.cell, PLAINLY, swaps=True)


@pytest.mark.parametrize("seed", range(100, 103))
def test_refusals_cite_the_same_rule_as_the_reference(seed: int) -> None:
    random = Random(seed)
    cited = set()
    for site in sites(random, 100):
        walls, camps, at = site.walls, site.camps, site.at()
        tile, camp = random.choice(list(TILES)), random.choice(list(CAMPS))
        for cell in surroundings({**walls, **camps}, 1):
            expected = reference.fault_of_placing(walls, camps, cell, TILES[tile])
            assert fault_of_building(at, tile, cell) == expected, (site.names, tile, cell)
            cited.add(expected)
            expected = reference.fault_of_camping(walls, camps, cell, CAMPS[camp])
            assert fault_of_building(at, camp, cell) == expected, (site.names, camp, cell)
        palace = at.state.players[0].palace
        for old in palace.tiles + palace.outworks:
            expected = reference.fault_of_removing(walls, camps, old.cell)
            assert fault_of_removing(at, 0, old) == expected, (site.names, old)
            expected = reference.fault_of_swapping(walls, camps, old.cell, TILES[tile])
            assert bool(fault_of_swapping(at, swapping(tile, old))) == bool(expected), (site.names, tile, old)
            expected = reference.fault_of_swapping_in(walls, camps, old.cell, CAMPS[camp])
            assert bool(fault_of_swapping(at, swapping(camp, old))) == bool(expected), (site.names, camp, old)
    assert {None, "B-85", "B-55", "B-53", "B-56", "V-CAM-3"} <= cited


@pytest.mark.parametrize("seed", range(200, 204))
def test_lines_and_walls_equal_the_reference(seed: int) -> None:
    best = 0
    for site in sites(Random(seed), 250):
        at = site.at()
        assert flaw_of(at.state.players[0].palace) is None
        points = sum(line.points for line in lines(at, 1) if line.who == 0)
        assert points == reference.points(site.walls, site.camps)
        assert longest_wall(at.state.players[0].palace.grid) == reference_wall(site.walls)  # V-CAM-10
        best = max(best, points)
    assert best > 5


def test_camps_in_a_reserve_score_nothing() -> None:
    state = GAME.state.with_player(0, reserve=tuple(CAMPS))
    assert list(lines(Position(RULES, replace(state)), 1)) == []
