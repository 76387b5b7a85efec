"""The 48 dominoes: their numbers, and what the two squares of each show (K-1)."""

from functools import cache
from typing import Literal, NamedTuple, TypeAlias

from msgspec import Struct

from tabletop.datafile import Damaged, read

Terrain: TypeAlias = Literal["wheat", "forest", "lake", "grassland", "swamp", "mine"]
Number: TypeAlias = int
"""What is printed on the back of a domino; it names it."""

FILE = "kingdomino/dominoes.json"
MOST_CROWNS = 3


class Square(NamedTuple):
    """Half a domino."""

    terrain: Terrain
    crowns: int


class Domino(NamedTuple):
    """Two squares; which is the first is a convention, so that placements can name both."""

    number: Number
    first: Square
    second: Square

    @property
    def is_double(self) -> bool:
        """Whether both squares are the same, so that it does not matter which lies where (K-52)."""
        return self.first == self.second


class _Row(Struct, array_like=True, frozen=True):
    number: int
    terrain: Terrain
    crowns: int
    other_terrain: Terrain
    other_crowns: int


class _Components(Struct, frozen=True, forbid_unknown_fields=True):
    terrains: tuple[Terrain, ...]
    dominoes: tuple[_Row, ...]


@cache
def _components() -> _Components:
    found = read(FILE, _Components)
    if [row.number for row in found.dominoes] != list(range(1, len(found.dominoes) + 1)):
        raise Damaged(FILE, "the dominoes are not numbered from 1 on")
    if any(not 0 <= crowns <= MOST_CROWNS for row in found.dominoes for crowns in (row.crowns, row.other_crowns)):
        raise Damaged(FILE, f"a square has no more than {MOST_CROWNS} crowns")
    return found


@cache
def terrains() -> tuple[Terrain, ...]:
    """Return the six terrains, in the order in which they are listed everywhere."""
    return _components().terrains


@cache
def dominoes() -> dict[Number, Domino]:
    """Return all dominoes by their numbers."""
    return {
        row.number: Domino(row.number, Square(row.terrain, row.crowns), Square(row.other_terrain, row.other_crowns))
        for row in _components().dominoes
    }
