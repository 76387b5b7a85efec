"""The building rules (B-53 to B-58), each as it is written, tried on the whole palace every time.

A palace is here a plain dict: cell -> letters of the walls.
"""

from collections.abc import Iterator

Cell = tuple[int, int]
Walls = str
Palace = dict[Cell, Walls]

STEPS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}
FOUNTAIN = (0, 0)


def beside(cell: Cell, side: str) -> Cell:
    return cell[0] + STEPS[side][0], cell[1] + STEPS[side][1]


def sides_match(palace: Palace) -> bool:  # B-53
    return all(
        (side in palace[cell]) == (OPPOSITE[side] in palace[beside(cell, side)])
        for cell in palace
        for side in STEPS
        if beside(cell, side) in palace
    )


def shares_an_edge(palace: Palace, cell: Cell) -> bool:  # B-55
    return any(beside(cell, side) in palace for side in STEPS)


def reachable(palace: Palace) -> set[Cell]:  # B-56
    reached = {FOUNTAIN}
    while True:
        further = {
            beside(cell, side)
            for cell in reached
            for side in STEPS
            if side not in palace[cell]
            and beside(cell, side) in palace
            and OPPOSITE[side] not in palace[beside(cell, side)]
        }
        if further <= reached:
            return reached
        reached |= further


def has_hole(palace: Palace) -> bool:  # B-57
    outside = {(x, y) for x, y in surroundings(palace, 1) if (x, y) not in palace}
    corner = min(outside)
    wet = {corner}
    while True:
        further = {beside(cell, side) for cell in wet for side in STEPS} & outside
        if further <= wet:
            return wet != outside
        wet |= further


def surroundings(palace: Palace, margin: int) -> Iterator[Cell]:
    for x in range(min(x for x, _ in palace) - margin, max(x for x, _ in palace) + margin + 1):
        for y in range(min(y for _, y in palace) - margin, max(y for _, y in palace) + margin + 1):
            yield x, y


def is_sound(palace: Palace) -> bool:  # B-58
    return (
        palace.get(FOUNTAIN) == "" and sides_match(palace) and reachable(palace) == set(palace) and not has_hole(palace)
    )


def fault_of_placing(palace: Palace, cell: Cell, walls: Walls) -> str | None:
    if cell in palace:
        return "B-85"
    if not shares_an_edge(palace, cell):
        return "B-55"
    after = {**palace, cell: walls}
    if not sides_match(after):
        return "B-53"
    if cell not in reachable(after):
        return "B-56"
    return "B-57" if has_hole(after) else None


def fault_of_removing(palace: Palace, cell: Cell) -> str | None:
    after = {other: walls for other, walls in palace.items() if other != cell}
    if reachable(after) != set(after):
        return "B-56"
    return "B-57" if has_hole(after) else None


def fault_of_swapping(palace: Palace, cell: Cell, walls: Walls) -> str | None:
    after = {**palace, cell: walls}
    if not sides_match(after):
        return "B-53"
    if reachable(after) != set(after):
        return "B-56"
    return "B-57" if has_hole(after) else None
