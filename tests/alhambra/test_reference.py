"""The reference of all pieces together: known positions, and the older references that know fewer pieces."""

from random import Random

import pytest

from tests.reference import camps, outline, palace
from tests.reference.estate import (
    Estate,
    Tile,
    Tower,
    camp_points,
    exposed,
    fault_of,
    fault_of_camping,
    fault_of_placing,
    fault_of_removing,
    fault_of_swapping,
    fault_of_towering,
    fault_of_walling,
    scored_wall,
    walls,
    with_camp,
    with_gate,
    with_pieces,
    with_tile,
)
from tests.reference.estates import BASTIONS, any_tile, estates
from tests.reference.palace import FOUNTAIN, Cell

A, B, C, D, G, H = (0, -1), (1, 0), (-1, 0), (1, 1), (-1, 1), (0, 1)


def corner_towers(**more: str) -> Estate:
    """Build the rulebook's example: a tower north of the fountain with a watchtower on each side."""
    cells = {"A": A, "B": B, "C": C, "D": D, "G": G, "H": H}
    tiles = {cell: Tile(more.get(name, "N" if name == "A" else "")) for name, cell in cells.items()}
    tiles[A] = Tile("N", colour="purple")
    towers = {(1, -1): Tower("SW", "purple"), (-1, -1): Tower("SE", "purple")}
    return Estate({FOUNTAIN: Tile(), **tiles}, towers)


@pytest.mark.parametrize(
    ("walls", "scored"),
    [
        ({"D": "ES", "H": "S", "G": "S"}, (4, 0)),  # T-WAT-1
        ({"B": "E", "D": "E", "C": "W", "G": "W"}, (7, 2)),  # T-WAT-2
        ({"B": "E", "D": "ES", "C": "W", "G": "W"}, (8, 2)),  # T-WAT-3
    ],
)
def test_the_walls_of_the_rulebook(walls: dict[str, str], scored: tuple[int, int]) -> None:
    estate = corner_towers(**walls)
    assert fault_of(estate) is None
    assert scored_wall(estate) == scored


def test_what_a_watchtower_needs() -> None:
    estate = corner_towers()
    assert fault_of_removing(estate, A) == "V-WAT-5"  # T-WAT-7
    assert fault_of_removing(estate, (1, -1)) == "V-WAT-10"
    assert fault_of_swapping(estate, A, Tile("N", colour="red")) == "V-WAT-5"
    assert fault_of_swapping(estate, A, Tile("", colour="purple")) is None
    assert fault_of_swapping(estate, B, Tile("N")) == "V-WAT-6"
    assert fault_of_towering(estate, (2, 0), Tower("SW", "purple")) == "V-WAT-5"
    assert fault_of_towering(estate, (0, -2), Tower("SW", "purple")) == "V-WAT-6"  # T-WAT-5
    assert fault_of_placing(estate, (1, -1), Tile()) == "B-85"  # V-WAT-4
    assert fault_of_placing(estate, (2, -1), Tile("W")) == "B-55"  # beside the empty half alone
    east = with_tile(with_tile(estate, (2, 0), Tile()), (2, -1), Tile("W"))
    assert fault_of(east) is None
    assert fault_of_placing(with_tile(east, (2, -2), Tile()), (1, -2), Tile()) == "V-WAT-8"  # T-WAT-6


def test_camps_beside_watchtowers() -> None:
    estate = with_tile(with_tile(corner_towers(), (2, 0), Tile("N")), (0, 2), Tile())
    assert fault_of_camping(estate, (2, -1), "S") is None  # V-WAT-14
    assert fault_of_camping(estate, (2, -1), "W") == "V-CAM-3"
    assert fault_of_towering(with_camp(Estate({FOUNTAIN: Tile("", "N")}), A, "S"), B, Tower("NW", "red")) == "V-WAT-5"
    turned = Estate({FOUNTAIN: Tile(), B: Tile("N", colour="red"), (2, 0): Tile("", colour="red")})
    assert fault_of_towering(with_camp(turned, (1, -1), "S"), (2, -1), Tower("SW", "red")) == "V-CAM-3"
    assert fault_of_towering(with_camp(turned, (1, -1), "S"), (2, -1), Tower("SE", "red")) is None
    assert camp_points(with_camp(estate, (2, -1), "S")) == 1


def test_pieces_and_gates() -> None:
    estate = with_pieces(Estate({FOUNTAIN: Tile(), B: Tile("N", turns=1)}), FOUNTAIN, "N")
    assert estate.tiles[B].walls == "E"
    assert fault_of_placing(estate, A, Tile()) == "B-53"  # T-WAL-2
    assert fault_of_placing(estate, A, Tile("S")) == "B-56"
    assert fault_of_placing(estate, A, Tile("S"), "S") == "V-GAT-5"  # T-GAT-3
    assert fault_of_placing(estate, (2, 0), Tile("W"), "W") is None
    assert fault_of_placing(estate, H, Tile("W"), "W") == "V-GAT-4"
    gated = with_gate(with_tile(estate, (2, 0), Tile("W")), (2, 0), "W")
    assert fault_of(gated) is None
    assert fault_of_removing(gated, (2, 0)) == "V-GAT-7"
    assert fault_of_walling(gated, B, "N") is None  # V-WAL-9
    assert fault_of_walling(gated, B, "W") == "V-WAL-7"
    assert fault_of_walling(gated, B, "E") == "V-WAL-4"
    assert fault_of_walling(corner_towers(), B, "N") == "V-WAL-7"  # at the short side of a watchtower
    assert fault_of_camping(estate, A, "S") is None  # T-WAL-5


def test_exposed_sides() -> None:
    estate = with_tile(with_tile(corner_towers(), (2, 0), Tile()), (2, -1), Tile())
    assert exposed(estate, "N") == 1  # K-24: not the one at the short side, nor the walled one
    assert exposed(estate, "W") == 3  # the one at the empty half
    assert exposed(with_pieces(estate, (2, -1), "W"), "W") == 2
    assert exposed(with_camp(with_tile(Estate(), B, Tile("N")), (1, -1), "S"), "N") == 1


@pytest.mark.parametrize("seed", range(2))
def test_where_there_are_only_tiles_it_is_the_reference_of_tiles(seed: int) -> None:
    random = Random(seed)
    for estate in estates(random, 150, frozenset({"turned", "pieces"})):
        known = {cell: tile.walls for cell, tile in estate.tiles.items()}
        tile = any_tile(random)
        for cell in estate.around():
            assert fault_of_placing(estate, cell, tile) == palace.fault_of_placing(known, cell, tile.walls)
        assert sorted(map(len, walls(estate)), reverse=True) == outline.wall_lengths(known)


@pytest.mark.parametrize("seed", range(2))
def test_where_there_are_only_camps_it_is_the_reference_of_camps(seed: int) -> None:
    random = Random(seed)
    for estate in estates(random, 120, frozenset({"camps"})):
        known: dict[Cell, str] = {cell: tile.walls for cell, tile in estate.tiles.items()}
        tile, bastions = any_tile(random), random.choice(BASTIONS)
        for cell in estate.around():
            placing = camps.fault_of_placing(known, estate.camps, cell, tile.walls)
            assert fault_of_placing(estate, cell, tile) == placing
            assert fault_of_camping(estate, cell, bastions) == camps.fault_of_camping(
                known, estate.camps, cell, bastions
            )
        for cell in {*estate.tiles, *estate.camps} - {FOUNTAIN}:
            assert fault_of_removing(estate, cell) == camps.fault_of_removing(known, estate.camps, cell)
        assert camp_points(estate) == camps.points(known, estate.camps)


def test_everything_occurs_together() -> None:
    best: dict[str, int] = {}
    for estate in (one for seed in range(4) for one in estates(Random(seed), 300)):
        assert fault_of(estate) is None
        tiles = estate.tiles.values()
        found = {
            "towers": len(estate.towers),
            "camps": len(estate.camps),
            "gates": len(estate.gates),
            "turned": sum(tile.turns > 0 for tile in tiles),
            "pieces": sum(bool(tile.pieces) for tile in tiles),
            "fountain": len(estate.tiles[FOUNTAIN].walls),
            "in the wall": scored_wall(estate)[1],
        }
        best = {key: max(best.get(key, 0), number) for key, number in found.items()}
    assert min(best.values()) > 0, best
    assert best["towers"] > 3
