"""Where the cells of a board lie in a picture."""

from collections.abc import Iterable
from dataclasses import dataclass

from render.kit.layout.checking import check_cells
from tabletop.cellname import Cell

Area = tuple[float, float, float, float]
"""Left, top, width, height."""
AIR = 0.4
"""How much room is left free across and down, in sides of a tile."""


@dataclass(frozen=True, slots=True)
class Plan:
    """A part of the grid, drawn somewhere at some size. The first tile's cell is always in it."""

    left: int
    top: int
    right: int
    bottom: int
    """The first and the last column and row."""
    side: int
    """How large a tile is."""
    left_edge: int
    top_edge: int
    area: Area
    """What the tiles, and all that is written around them, must not leave."""

    @classmethod
    def around(cls, cells: Iterable[Cell], area: Area, largest: int, *, rim: float = 100) -> "Plan":
        """Fit some cells into an area, with a rim for what is written around them.

        However many there are, none is cut off: a very large board has small tiles.
        """
        shown = [(0, 0), *cells]
        check_cells(shown)
        across, down = zip(*shown, strict=True)
        left, right, top, bottom = min(across), max(across), min(down), max(down)
        columns, rows = right - left + 1, bottom - top + 1
        fitting = min((area[2] - rim) / (columns + AIR), (area[3] - rim) / (rows + AIR))
        side = max(1, int(min(largest, fitting)))
        x, y = area[0] + (area[2] - columns * side) / 2, area[1] + (area[3] - rows * side) / 2
        return cls(left, top, right, bottom, side, round(x), round(y), area)

    @property
    def right_edge(self) -> int:
        """Where the last column ends."""
        return self.left_edge + (self.right - self.left + 1) * self.side

    @property
    def bottom_edge(self) -> int:
        """Where the last row ends."""
        return self.top_edge + (self.bottom - self.top + 1) * self.side

    @property
    def margins(self) -> tuple[float, float]:
        """How much of the area is free on the left and on the right, and how much above and below."""
        return self.left_edge - self.area[0], self.top_edge - self.area[1]

    def corner(self, cell: Cell) -> tuple[int, int]:
        """Return the upper left corner of a cell."""
        return self.left_edge + (cell[0] - self.left) * self.side, self.top_edge + (cell[1] - self.top) * self.side

    def centre(self, cell: Cell) -> tuple[float, float]:
        """Return the middle of a cell."""
        x, y = self.corner(cell)
        return x + self.side / 2, y + self.side / 2
