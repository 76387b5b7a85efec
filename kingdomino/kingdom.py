"""A kingdom: the castle and the dominoes around it, where another one fits, and what the land is worth."""

from collections.abc import Iterator
from functools import cache, cached_property
from typing import NamedTuple, TypeAlias

from msgspec import Struct

from kingdomino.dominoes import MOST_CROWNS, Number, Terrain, dominoes, terrains
from kingdomino.grid import CASTLE, EAST, SOUTH, WAYS, Spot, Spots, beside, cell_at, frame, spot_of, spots_in
from tabletop.cellname import Cell

Pair: TypeAlias = tuple[Spot, Spot]
"""Where the first and where the second square of a domino go."""


class Laid(Struct, frozen=True, array_like=True, gc=False):
    """A domino in a kingdom: where its first and its second square lie."""

    number: Number
    first: Cell
    second: Cell


class Extent(NamedTuple):
    """How far a kingdom reaches: the outermost columns and rows."""

    west: int = 0
    east: int = 0
    north: int = 0
    south: int = 0


class Territory(NamedTuple):
    """A largest possible group of squares of one terrain connected by edges (K-25)."""

    terrain: Terrain
    squares: int
    crowns: int
    spots: Spots

    @property
    def points(self) -> int:
        """What it scores (K-26)."""
        return self.squares * self.crowns

    @property
    def cells(self) -> tuple[Cell, ...]:
        """Its cells, in the order of reading."""
        return tuple(cell_at(spot) for spot in spots_in(self.spots))


class Land(NamedTuple):
    """What lies in a kingdom, as sets of spots."""

    taken: Spots = CASTLE
    terrains: tuple[Spots, ...] = (0,) * 6
    crowned: tuple[Spots, ...] = (0,) * MOST_CROWNS
    """Where there is at least one crown, two, three."""
    extent: Extent = Extent()
    points: tuple[int, ...] = (0,) * 6
    """What each terrain is worth."""

    def with_domino(self, number: Number, pair: Pair) -> "Land":
        """Return the land with one domino more, wherever that lies."""
        kinds, crowned = list(self.terrains), list(self.crowned)
        both = _faces()[number]
        for (kind, crowns), spot in zip(both, pair, strict=True):
            kinds[kind] |= 1 << spot
            for count in range(crowns):
                crowned[count] |= 1 << spot
        (x, y), (other_x, other_y) = cell_at(pair[0]), cell_at(pair[1])
        west, east, north, south = self.extent
        extent = Extent(min(west, x, other_x), max(east, x, other_x), min(north, y, other_y), max(south, y, other_y))
        points = list(self.points)
        for kind in {kind for kind, _ in both}:
            points[kind] = sum([size * count for size, count, _ in groups(kinds[kind], crowned)])
        taken = self.taken | 1 << pair[0] | 1 << pair[1]
        return Land(taken, tuple(kinds), tuple(crowned), extent, tuple(points))

    def gain(self, number: Number, pair: Pair) -> int:
        """Return how many points of land more there would be with a domino."""
        after = self.with_domino(number, pair).points
        return sum(after) - sum(self.points)

    def pairs(self, number: Number, size: int) -> list[Pair]:
        """List the legal placements of a domino in a kingdom of a size (K-17 to K-20), in the order of K-52."""
        (kind, crowns), (other, other_crowns) = _faces()[number]
        free = frame(*self.extent, size) & ~self.taken
        double = kind == other and crowns == other_crowns
        touching = beside(self.terrains[kind] | CASTLE)
        touching_too = touching if kind == other else beside(self.terrains[other] | CASTLE)
        found: list[Pair] = []
        for way in (EAST, SOUTH) if double else WAYS:
            if way > 0:
                spots = free & free >> way & (touching | touching_too >> way)
            else:
                spots = free & free << -way & (touching | touching_too << -way)
            while spots:
                least = spots & -spots
                spot = least.bit_length() - 1
                found.append((spot, spot + way))
                spots ^= least
        found.sort()
        return found


class Kingdom(Struct, frozen=True, dict=True):
    """The dominoes around a castle, in the order in which they were placed."""

    laid: tuple[Laid, ...] = ()

    @cached_property
    def land(self) -> Land:
        """What lies there."""
        land = Land()
        for one in self.laid:
            land = land.with_domino(one.number, pair_of(one.first, one.second))
        return land

    def with_domino(self, number: Number, pair: Pair) -> "Kingdom":
        """Return the kingdom with one domino more, which must be legal."""
        grown = Kingdom((*self.laid, Laid(number, cell_at(pair[0]), cell_at(pair[1]))))
        grown.__dict__["land"] = self.land.with_domino(number, pair)
        return grown

    def pairs(self, number: Number, size: int) -> list[Pair]:
        """List the legal placements of a domino in a kingdom of a size, worked out only once."""
        known: dict[tuple[Number, int], list[Pair]] = self.__dict__.setdefault("known", {})
        if (number, size) not in known:
            known[number, size] = self.land.pairs(number, size)
        return known[number, size]

    @property
    def points(self) -> int:
        """What all territories score together (K-27, K-28)."""
        return sum(self.land.points)

    @cached_property
    def territories(self) -> tuple[Territory, ...]:
        """All territories, by their terrains and then by where they begin."""
        land = self.land
        return tuple(
            Territory(terrain, size, crowns, spots)
            for terrain, kind in zip(terrains(), land.terrains, strict=True)
            for size, crowns, spots in groups(kind, land.crowned)
        )

    @property
    def largest(self) -> int:
        """How many squares its largest territory has (K-30)."""
        return max((territory.squares for territory in self.territories), default=0)

    @property
    def crowns(self) -> int:
        """How many crowns there are (K-31)."""
        return sum(spots.bit_count() for spots in self.land.crowned)


def pair_of(first: Cell, second: Cell) -> Pair:
    """Return two cells as spots, which must be within reach."""
    one, other = spot_of(first), spot_of(second)
    assert one is not None, first
    assert other is not None, second
    return one, other


def fault_of(kingdom: Kingdom, number: Number, first: Cell, second: Cell, size: int) -> str | None:
    """Name the rule that forbids to place a domino somewhere, in the order of K-59."""
    land, spots = kingdom.land, (spot_of(first), spot_of(second))
    (x, y), (other_x, other_y) = first, second
    if abs(x - other_x) + abs(y - other_y) != 1:
        return "K-17"
    if any(spot is not None and land.taken >> spot & 1 for spot in spots):
        return "K-17"
    if None in spots:
        return "K-18"  # so far out nothing is touched
    pair = pair_of(first, second)
    faces = _faces()[number]
    touching = [beside(land.terrains[kind] | CASTLE) >> spot & 1 for (kind, _), spot in zip(faces, pair, strict=True)]
    if not any(touching):
        return "K-18"  # K-19: neither what else it touches nor its own other square matters
    allowed = frame(*land.extent, size)
    return None if all(allowed >> spot & 1 for spot in pair) else "K-20"


def in_order(number: Number, first: Cell, second: Cell) -> tuple[Cell, Cell]:
    """Return the cells of a placement as they are listed: of two equal squares, the upper or left one first (K-52)."""
    if dominoes()[number].is_double and (second[1], second[0]) < (first[1], first[0]):
        return second, first
    return first, second


@cache
def _faces() -> dict[Number, tuple[tuple[int, int], tuple[int, int]]]:
    """Return each domino as the numbers of its terrains, with their crowns."""
    kinds = {terrain: kind for kind, terrain in enumerate(terrains())}
    return {
        number: ((kinds[one.first.terrain], one.first.crowns), (kinds[one.second.terrain], one.second.crowns))
        for number, one in dominoes().items()
    }


def groups(kind: Spots, crowned: "tuple[Spots, ...] | list[Spots]") -> Iterator[tuple[int, int, Spots]]:
    """Yield the territories of one terrain: how many squares and crowns each has, and where it is."""
    while kind:
        group, grown = 0, kind & -kind
        while grown != group:
            group = grown
            grown = (group | beside(group)) & kind
        kind ^= group
        yield group.bit_count(), sum([(group & spots).bit_count() for spots in crowned]), group
