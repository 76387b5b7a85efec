"""Random palaces, built and changed step by step by the rules of the reference, with all or some kinds of pieces."""

from collections.abc import Iterator
from random import Random

from tests.reference.estate import (
    COMPASS,
    CORNERS,
    Estate,
    Tile,
    Tower,
    fault_of_camping,
    fault_of_placing,
    fault_of_removing,
    fault_of_swapping,
    fault_of_swapping_in,
    fault_of_towering,
    fault_of_walling,
    with_camp,
    with_gate,
    with_pieces,
    with_tile,
    with_tower,
    without,
)
from tests.reference.palace import Cell

COLOURS = ("blue", "red", "brown", "white", "green", "purple")
BASTIONS = ("N", "E", "S", "W", "NE", "ES", "SW", "NW")
ALL = frozenset({"turned", "pieces", "gates", "camps", "towers"})


def estates(random: Random, changes: int, parts: frozenset[str] = ALL) -> Iterator[Estate]:
    """Change a palace at random, so many times, and yield it after each change that is legal."""
    estate = Estate()
    for _ in range(changes):
        cell = random.choice(estate.around())
        steps = {"place": 4, "gate": "gates" in parts, "tower": 3 * ("towers" in parts), "camp": "camps" in parts}
        if cell in estate.used:
            steps = {"remove": 1, "swap": 1, "wall": 3 * ("pieces" in parts)}
        (step,) = random.choices(list(steps), list(map(int, steps.values())))
        after = STEPS[step](random, estate, cell, parts)
        if after:
            estate = after
            yield estate


def any_tile(random: Random, parts: frozenset[str] = ALL) -> Tile:
    """Make a tile up: up to three walls, perhaps with pieces, perhaps turned, some of no colour (C-6)."""
    printed, pieces = _sides(random, 3), ""
    if "pieces" in parts and random.random() < 0.2:
        pieces = "".join(side for side in _sides(random, 2) if side not in printed)
    turns = random.randrange(4) if "turned" in parts and random.random() < 0.2 else 0
    return Tile(printed, pieces, turns, random.choice((*COLOURS[:3], "")))


def any_tower(random: Random) -> Tower:
    return Tower(random.choice(CORNERS), random.choice(COLOURS[:3]))


def _sides(random: Random, most: int) -> str:
    some = random.sample(COMPASS, random.randint(0, most))
    return "".join(side for side in COMPASS if side in some)


def _place(random: Random, estate: Estate, cell: Cell, parts: frozenset[str]) -> Estate | None:
    for tile in [any_tile(random, parts) for _ in range(4)]:
        if not fault_of_placing(estate, cell, tile):
            return with_tile(estate, cell, tile)
    return None


def _gate(random: Random, estate: Estate, cell: Cell, parts: frozenset[str]) -> Estate | None:
    for tile in [any_tile(random, parts) for _ in range(10)]:
        for side in COMPASS:
            if not fault_of_placing(estate, cell, tile, side):
                return with_gate(with_tile(estate, cell, tile), cell, side)
    return None


def _tower(random: Random, estate: Estate, cell: Cell, parts: frozenset[str]) -> Estate | None:
    for tower in [any_tower(random) for _ in range(4)]:
        if not fault_of_towering(estate, cell, tower):
            return with_tower(estate, cell, tower)
    return None


def _camp(random: Random, estate: Estate, cell: Cell, parts: frozenset[str]) -> Estate | None:
    for bastions in random.sample(BASTIONS, len(BASTIONS)):
        if not fault_of_camping(estate, cell, bastions):
            return with_camp(estate, cell, bastions)
    return None


def _remove(random: Random, estate: Estate, cell: Cell, parts: frozenset[str]) -> Estate | None:
    return None if fault_of_removing(estate, cell) else without(estate, cell)


def _swap(random: Random, estate: Estate, cell: Cell, parts: frozenset[str]) -> Estate | None:
    if cell in estate.camps:
        bastions = random.choice(BASTIONS)
        return None if fault_of_swapping_in(estate, cell, bastions) else with_camp(estate, cell, bastions)
    for tile in [any_tile(random, parts) for _ in range(4)]:
        if not fault_of_swapping(estate, cell, tile):
            return with_tile(estate, cell, tile)
    return None


def _wall(random: Random, estate: Estate, cell: Cell, parts: frozenset[str]) -> Estate | None:
    sides = _sides(random, 2)
    return None if not sides or fault_of_walling(estate, cell, sides) else with_pieces(estate, cell, sides)


STEPS = {
    "place": _place,
    "gate": _gate,
    "tower": _tower,
    "camp": _camp,
    "remove": _remove,
    "swap": _swap,
    "wall": _wall,
}
