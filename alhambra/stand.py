"""Where pieces of the modules stand in a palace without lying on a tile, for everybody to see."""

from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from alhambra.components import Token
from alhambra.grid import Cell


@dataclass(frozen=True, slots=True)
class WallEdge:
    """An edge, with a wall or without: a cell, and its side as 0, 1, 2 or 3 for north, east, south and west.

    A slanted one is the long side of what fills half of the cell, named by the corner of its right angle: 0, 1, 2
    or 3 for north-west, north-east, south-east and south-west.
    """

    cell: Cell
    side: int
    slanted: bool = False


@dataclass(frozen=True, slots=True)
class GridPoint:
    """Where four cells meet, named by the one in the south-east: the point is its upper left corner."""

    cell: Cell


Stand: TypeAlias = Cell | WallEdge | GridPoint
"""An empty cell, an edge, or a grid point."""


class Piece(NamedTuple):
    """A piece that stands in a palace, but on no tile."""

    token: Token
    at: Stand
