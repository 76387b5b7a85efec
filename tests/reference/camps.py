"""Camps by V-CAM-3 to V-CAM-10, each rule as it is written.

A palace is here a plain dict of its buildings, cell -> letters of the walls, with the fountain; beside it stand
the camps, cell -> letters of the bastions.
"""

from tests.reference.palace import (
    FOUNTAIN,
    OPPOSITE,
    STEPS,
    Cell,
    Palace,
    beside,
    has_hole,
    reachable,
    sides_match,
)

Camps = dict[Cell, str]


def edges_match(palace: Palace, camps: Camps) -> bool:  # V-CAM-3
    for cell, bastions in camps.items():
        for side in STEPS:
            other = beside(cell, side)
            if other in palace and not (side in bastions and OPPOSITE[side] in palace[other]):
                return False
            if other in camps and (side in bastions or OPPOSITE[side] in camps[other]):
                return False
    return True


def all_attached(palace: Palace, camps: Camps) -> bool:  # V-CAM-4
    return all(
        any(
            side in bastions and beside(cell, side) in palace and OPPOSITE[side] in palace[beside(cell, side)]
            for side in STEPS
        )
        for cell, bastions in camps.items()
    )


def fault_of(palace: Palace, camps: Camps) -> str | None:
    """Name the rule that a palace with camps breaks: a module's own before others (C-30), then as in B-86."""
    if not edges_match(palace, camps):
        return "V-CAM-3"
    if not all_attached(palace, camps):
        return "V-CAM-4"
    if not sides_match(palace):
        return "B-53"
    if reachable(palace) != set(palace):
        return "B-56"
    return "B-57" if has_hole({**palace, **camps}) else None  # V-CAM-6


def fault_of_placing(palace: Palace, camps: Camps, cell: Cell, walls: str) -> str | None:
    if cell in palace or cell in camps:
        return "B-85"
    if not any(beside(cell, side) in palace or beside(cell, side) in camps for side in STEPS):
        return "B-55"  # V-CAM-6
    return fault_of({**palace, cell: walls}, camps)


def fault_of_camping(palace: Palace, camps: Camps, cell: Cell, bastions: str) -> str | None:
    if cell in palace or cell in camps:
        return "B-85"
    return fault_of(palace, {**camps, cell: bastions})


def fault_of_removing(palace: Palace, camps: Camps, cell: Cell) -> str | None:
    return fault_of(_without(palace, cell), _without(camps, cell))


def fault_of_swapping(palace: Palace, camps: Camps, cell: Cell, walls: str) -> str | None:
    """Put a building in the place of whatever stands on a cell."""
    return fault_of({**palace, cell: walls}, _without(camps, cell))


def fault_of_swapping_in(palace: Palace, camps: Camps, cell: Cell, bastions: str) -> str | None:
    """Put a camp in the place of whatever stands on a cell."""
    return fault_of(_without(palace, cell), {**camps, cell: bastions})


def _without(tiles: dict[Cell, str], cell: Cell) -> dict[Cell, str]:
    return {other: sides for other, sides in tiles.items() if other != cell}


def points(palace: Palace, camps: Camps) -> int:  # V-CAM-8, V-CAM-9
    total = 0
    for cell, bastions in camps.items():
        for side in bastions:
            line = beside(cell, side)
            while line in palace or line == FOUNTAIN:
                total += 1
                line = beside(line, side)
    return total
