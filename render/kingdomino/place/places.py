"""The places of a domino by their numbers: one for each cell of its first square, with the ways it may lie (K-52)."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from kingdomino.view import Placement
from render.kingdomino.layout.naming import STEPS, cell_called, way_called
from tabletop.cellname import Cell
from texts.catalogue import Catalogue


class Way(NamedTuple):
    """One way in which a domino may lie, once its first square has a cell."""

    side: int
    """On which side of that its second square lies: north, east, south or west."""
    cell: Cell
    gain: int
    """How many points of land more there would be."""


class Place(NamedTuple):
    """A cell for the first square of a domino."""

    number: int
    cell: Cell
    ways: tuple[Way, ...]


def places_of(placements: Iterable[Placement]) -> tuple[Place, ...]:
    """Number the cells row by row from the north-west, each with its ways clockwise from the north."""
    ways: dict[Cell, list[Way]] = {}
    for first, second, gain in ((one.first, one.second, one.gain) for one in placements):
        side = STEPS[second[0] - first[0], second[1] - first[1]]
        ways.setdefault(first, []).append(Way(side, second, gain))
    cells = sorted(ways, key=lambda cell: (cell[1], cell[0]))
    return tuple(Place(number, cell, tuple(sorted(ways[cell]))) for number, cell in enumerate(cells, 1))


def reached(places: Iterable[Place]) -> tuple[Cell, ...]:
    """Return all cells that a domino could cover."""
    cells = (cell for place in places for cell in (place.cell, *(way.cell for way in place.ways)))
    return tuple(dict.fromkeys(cells))


def best_gain(places: Sequence[Place]) -> int:
    """Return how many points more there can be."""
    return max((way.gain for place in places for way in place.ways), default=0)


def by_gain(places: Sequence[Place]) -> dict[int, list[Place]]:
    """Return for each gain, the best first, the places that bring it, with only the ways that do."""
    gains = sorted({way.gain for place in places for way in place.ways}, reverse=True)
    found = {gain: [place._replace(ways=_with(place, gain)) for place in places] for gain in gains}
    return {gain: [place for place in some if place.ways] for gain, some in found.items()}


def _with(place: Place, gain: int) -> tuple[Way, ...]:
    return tuple(way for way in place.ways if way.gain == gain)


def place_called(place: Place, say: Catalogue) -> str:
    """Call a place by its number, its cell and its ways."""
    ways = " ".join(way_called(way.side, say) for way in place.ways)
    return f"{place.number} {cell_called(place.cell)} {ways}"
