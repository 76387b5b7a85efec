"""Palaces in which everything occurs together: each rule as it is written, tried on the whole palace.

There are tiles, turned or not, with printed walls and wooden pieces, the fountain among them; watchtowers, which fill
half of their cell; camps outside the walls; and gates between two neighbouring cells.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from tests.reference.palace import FOUNTAIN, OPPOSITE, STEPS, Cell, beside

Corner = str
CORNERS = ("NW", "NE", "SE", "SW")
COMPASS = "NESW"


@dataclass(frozen=True)
class Tile:
    """A tile as it stands, with quarter turns clockwise; a colour if it is a finished building (C-6)."""

    printed: str = ""
    pieces: str = ""
    turns: int = 0
    colour: str = ""

    @property
    def walls(self) -> str:  # V-WAL-6, V-MAG-3: pieces are walls for everything and turn with the tile
        return turned(self.printed + self.pieces, self.turns)


@dataclass(frozen=True)
class Tower:
    corner: Corner
    """The corner of its right angle: its short sides are named by the letters (V-WAT-4)."""
    colour: str


@dataclass(frozen=True)
class Estate:
    tiles: dict[Cell, Tile] = field(default_factory=lambda: {FOUNTAIN: Tile()})
    towers: dict[Cell, Tower] = field(default_factory=dict)
    camps: dict[Cell, str] = field(default_factory=dict)
    """Their bastions."""
    gates: frozenset[frozenset[Cell]] = frozenset()

    @property
    def used(self) -> set[Cell]:
        return {*self.tiles, *self.towers, *self.camps}

    def walled(self, cell: Cell, side: str) -> bool:
        """Tell whether a tile has a wall on a side; the long side of a watchtower lies on no side of its cell."""
        return cell in self.tiles and side in self.tiles[cell].walls

    def solid(self, cell: Cell, side: str) -> bool:
        """Tell whether a tile, a camp or the body of a watchtower touches a side of its cell from within."""
        return cell in self.tiles or cell in self.camps or (cell in self.towers and side in self.towers[cell].corner)

    def around(self, margin: int = 1) -> list[Cell]:
        columns, rows = zip(*self.used, strict=True)
        return [
            (x, y)
            for x in range(min(columns) - margin, max(columns) + margin + 1)
            for y in range(min(rows) - margin, max(rows) + margin + 1)
        ]


def turned(sides: str, turns: int) -> str:
    return "".join(COMPASS[(COMPASS.index(side) + turns) % 4] for side in sides)


def with_tile(estate: Estate, cell: Cell, tile: Tile) -> Estate:
    return replace(estate, tiles={**estate.tiles, cell: tile})


def with_tower(estate: Estate, cell: Cell, tower: Tower) -> Estate:
    return replace(estate, towers={**estate.towers, cell: tower})


def with_camp(estate: Estate, cell: Cell, bastions: str) -> Estate:
    return replace(estate, camps={**estate.camps, cell: bastions})


def with_gate(estate: Estate, cell: Cell, side: str) -> Estate:
    return replace(estate, gates=estate.gates | {frozenset((cell, beside(cell, side)))})


def without(estate: Estate, cell: Cell) -> Estate:
    tiles = {one: tile for one, tile in estate.tiles.items() if one != cell}
    camps = {one: bastions for one, bastions in estate.camps.items() if one != cell}
    return replace(estate, tiles=tiles, camps=camps)


def with_pieces(estate: Estate, cell: Cell, sides: str) -> Estate:
    """Put wooden pieces on sides of a tile as it stands (V-WAL-10)."""
    tile = estate.tiles[cell]
    return with_tile(estate, cell, replace(tile, pieces=tile.pieces + turned(sides, -tile.turns)))


# What a palace must be.


def sides_match(estate: Estate) -> bool:  # B-53
    return all(
        estate.walled(cell, side) == estate.walled(beside(cell, side), OPPOSITE[side])
        for cell in estate.tiles
        for side in STEPS
        if beside(cell, side) in estate.tiles
    )


def camps_match(estate: Estate) -> bool:  # V-CAM-3, V-CAM-7, V-WAT-14
    for cell, bastions in estate.camps.items():
        for side in STEPS:
            other = beside(cell, side)
            if other in estate.tiles and not (side in bastions and estate.walled(other, OPPOSITE[side])):
                return False
            if other in estate.camps and (side in bastions or OPPOSITE[side] in estate.camps[other]):
                return False
            if other in estate.towers and OPPOSITE[side] in estate.towers[other].corner:
                return False
    return True


def camps_are_attached(estate: Estate) -> bool:  # V-CAM-4
    return all(
        any(side in bastions and estate.walled(beside(cell, side), OPPOSITE[side]) for side in STEPS)
        for cell, bastions in estate.camps.items()
    )


def towers_have_their_colour(estate: Estate) -> bool:  # V-WAT-5
    return all(
        any(estate.tiles.get(beside(cell, side), Tile()).colour == tower.colour for side in tower.corner)
        for cell, tower in estate.towers.items()
    )


def short_sides_are_open(estate: Estate) -> bool:  # V-WAT-6
    return not any(
        beside(cell, side) in estate.camps or estate.walled(beside(cell, side), OPPOSITE[side])
        for cell, tower in estate.towers.items()
        for side in tower.corner
    )


def is_passable(estate: Estate, cell: Cell, side: str) -> bool:
    if cell in estate.towers:
        return side in estate.towers[cell].corner
    return cell in estate.tiles and not estate.walled(cell, side)


def ways(estate: Estate, cell: Cell) -> set[Cell]:  # B-56, V-CAM-5, V-GAT-4, V-WAT-7
    found = set()
    for side in STEPS:
        other = beside(cell, side)
        if frozenset((cell, other)) in estate.gates or (
            is_passable(estate, cell, side) and is_passable(estate, other, OPPOSITE[side])
        ):
            found.add(other)
    return found


def reached(estate: Estate) -> set[Cell]:  # B-56
    found, new = {FOUNTAIN}, {FOUNTAIN}
    while new:
        new = {other for cell in new for other in ways(estate, cell)} - found
        found |= new
    return found


def enclosed(estate: Estate) -> set[Cell]:  # B-57, V-WAT-8, V-CAM-6
    """Find the holes, in which the cell of a watchtower stands for its empty half."""
    area = {cell for cell in estate.around() if cell not in estate.tiles and cell not in estate.camps}
    wet = {min(area)}
    new = wet
    while new:
        new = {
            beside(cell, side)
            for cell in new
            for side in STEPS
            if beside(cell, side) in area
            and not estate.solid(cell, side)
            and not estate.solid(beside(cell, side), OPPOSITE[side])
        } - wet
        wet = wet | new
    return area - wet


def faults(estate: Estate) -> Iterator[str]:
    """Name the rules that a palace breaks, in the order in which they are cited: modules' own first (C-30, B-86)."""
    if not camps_match(estate):
        yield "V-CAM-3"
    if not camps_are_attached(estate):
        yield "V-CAM-4"
    if not towers_have_their_colour(estate):
        yield "V-WAT-5"
    if not short_sides_are_open(estate):
        yield "V-WAT-6"
    holes = enclosed(estate)
    if holes & set(estate.towers):
        yield "V-WAT-8"
    if not sides_match(estate):
        yield "B-53"
    if reached(estate) != {*estate.tiles, *estate.towers}:  # B-58
        yield "B-56"
    if holes:
        yield "B-57"


def fault_of(estate: Estate) -> str | None:
    return next(faults(estate), None)


# What may be done to it. Each returns the rule that forbids it.


def fault_of_placing(estate: Estate, cell: Cell, tile: Tile, gate: str = "") -> str | None:
    """Judge a tile, turned as it is to stand, perhaps with a gate on one of its sides."""
    if cell in estate.used:
        return "B-85"  # V-WAT-4: nothing can be put into the other half of a cell
    if not any(estate.solid(beside(cell, side), OPPOSITE[side]) for side in STEPS):
        return "B-55"
    after = with_tile(estate, cell, tile)
    return fault_of_gate(after, cell, gate) or fault_of(with_gate(after, cell, gate)) if gate else fault_of(after)


def fault_of_gate(after: Estate, cell: Cell, gate: str) -> str | None:
    """Judge a gate of a tile that has just been placed."""
    other = beside(cell, gate)
    if not (after.walled(cell, gate) and after.walled(other, OPPOSITE[gate])) or cell in reached(after):
        return "V-GAT-4"  # no double wall, or none that is needed (V-GAT-8)
    printed = [turned(after.tiles[one].printed, after.tiles[one].turns) for one in (cell, other)]
    return None if gate in printed[0] and OPPOSITE[gate] in printed[1] else "V-GAT-5"


def fault_of_towering(estate: Estate, cell: Cell, tower: Tower) -> str | None:
    if cell in estate.used:
        return "B-85"
    return fault_of(with_tower(estate, cell, tower))


def fault_of_camping(estate: Estate, cell: Cell, bastions: str) -> str | None:
    if cell in estate.used:
        return "B-85"
    return fault_of(with_camp(estate, cell, bastions))


def fault_of_touching(estate: Estate, cell: Cell) -> str | None:
    """Judge whether what stands on a cell may be redesigned at all."""
    if cell == FOUNTAIN:
        return "B-48"
    if any(cell in gate for gate in estate.gates):
        return "V-GAT-7"
    return "V-WAT-10" if cell in estate.towers else None


def fault_of_removing(estate: Estate, cell: Cell) -> str | None:
    return fault_of_touching(estate, cell) or fault_of(without(estate, cell))


def fault_of_swapping(estate: Estate, cell: Cell, tile: Tile) -> str | None:
    """Judge a tile in the place of whatever stands on a cell; a gate is never put there (V-GAT-8)."""
    return fault_of_touching(estate, cell) or fault_of(with_tile(without(estate, cell), cell, tile))


def fault_of_swapping_in(estate: Estate, cell: Cell, bastions: str) -> str | None:
    """Judge a camp in the place of whatever stands on a cell."""
    return fault_of_touching(estate, cell) or fault_of(with_camp(without(estate, cell), cell, bastions))


def fault_of_walling(estate: Estate, cell: Cell, sides: str) -> str | None:
    """Judge wooden pieces on a tile that stands in the palace."""
    if cell not in estate.tiles:
        return "V-WAL-3"
    if any(estate.walled(cell, side) for side in sides):
        return "V-WAL-4"
    return "V-WAL-7" if fault_of(with_pieces(estate, cell, sides)) else None


# What is counted in it.

Edge = tuple[Cell, str]
"""A side of a tile or of a watchtower; its long side has the letters of the corner."""
Vertex = tuple[int, int]

ENDS = {"N": ("NW", "NE"), "E": ("NE", "SE"), "S": ("SE", "SW"), "W": ("SW", "NW")}
LONG = {"NW": ("SW", "NE"), "NE": ("NW", "SE"), "SE": ("NE", "SW"), "SW": ("SE", "NW")}
POINTS = {"NW": (0, 0), "NE": (1, 0), "SE": (1, 1), "SW": (0, 1)}
WINDS = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))


def outline(estate: Estate) -> list[Edge]:  # B-72, V-WAT-9, V-WAT-12; V-CAM-10: a camp is as an empty cell
    within = replace(estate, camps={})
    edges = [
        (cell, side)
        for cell in (*estate.tiles, *estate.towers)
        for side in STEPS
        if within.solid(cell, side) and not within.solid(beside(cell, side), OPPOSITE[side])
    ]
    return edges + [(cell, tower.corner) for cell, tower in estate.towers.items()]


def is_walled(estate: Estate, edge: Edge) -> bool:
    cell, side = edge
    return len(side) == 2 or estate.walled(cell, side)


def ends(edge: Edge) -> list[Vertex]:
    (x, y), side = edge
    return [(x + POINTS[corner][0], y + POINTS[corner][1]) for corner in (LONG if len(side) == 2 else ENDS)[side]]


def consecutive(edges: list[Edge], estate: Estate) -> dict[Edge, list[Edge]]:  # B-73, B-74
    """Pair the outline edges at each vertex: those go together between which, around the vertex, all is solid.

    That is the two of the same tile where four edges meet, and any two where only two do.
    """
    found: dict[Edge, list[Edge]] = {edge: [] for edge in edges}
    for vertex in {vertex for edge in edges for vertex in ends(edge)}:
        at = {wind_of(vertex, edge): edge for edge in edges if vertex in ends(edge)}
        for wind, edge in at.items():
            if is_solid(estate, vertex, wind):
                turn = next(more for more in range(1, 9) if (wind + more) % 8 in at)
                other = at[(wind + turn) % 8]
                found[edge].append(other)
                found[other].append(edge)
    return found


def wind_of(vertex: Vertex, edge: Edge) -> int:
    """Return in which of eight directions an edge leaves one of its ends."""
    (far,) = set(ends(edge)) - {vertex}
    return WINDS.index((far[0] - vertex[0], far[1] - vertex[1]))


def is_solid(estate: Estate, vertex: Vertex, wind: int) -> bool:
    """Tell whether a tile or a watchtower fills the eighth of the surroundings clockwise of a direction."""
    quarter, late = divmod(wind, 2)
    cell = vertex[0] + (0, 0, -1, -1)[quarter], vertex[1] + (-1, 0, 0, -1)[quarter]
    if cell not in estate.towers:
        return cell in estate.tiles
    first, last = (("W", "S"), ("N", "W"), ("E", "N"), ("S", "E"))[quarter]  # the sides of the cell that meet here
    return (last if late else first) in estate.towers[cell].corner


def walls(estate: Estate) -> list[list[Edge]]:  # B-75
    edges = outline(estate)
    neighbours = consecutive(edges, estate)
    assert all(len(set(others)) == 2 for others in neighbours.values())
    left, found = {edge for edge in edges if is_walled(estate, edge)}, []
    while left:
        run = [left.pop()]
        new = set(run)
        while new:
            new = {other for edge in new for other in neighbours[edge]} & left
            left -= new
            run += new
        found.append(run)
    return found


def scored_wall(estate: Estate) -> tuple[int, int]:  # B-77, V-WAT-13
    """Return the length of the longest wall and the watchtowers in it, of equal ones the most."""
    return max(((len(run), sum(len(side) == 2 for _, side in run)) for run in walls(estate)), default=(0, 0))


def exposed(estate: Estate, side: str) -> int:  # V-INV-5, V-INV-10
    return sum(
        not estate.walled(cell, side) and not estate.solid(beside(cell, side), OPPOSITE[side]) for cell in estate.tiles
    )


def camp_points(estate: Estate, sites: frozenset[Cell] = frozenset()) -> int:  # V-CAM-8, V-CAM-9
    total = 0
    for cell, bastions in estate.camps.items():
        for side in bastions:
            line = beside(cell, side)
            while line in estate.tiles:
                total += line not in sites
                line = beside(line, side)
    return total
