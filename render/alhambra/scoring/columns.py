"""Where the cells of a scoring lie: a column of labels, then one for each participant."""

from dataclasses import dataclass
from typing import NamedTuple

from render.kit.art.frame import CONTENT

WIDTH = 1600
MARGIN, LABEL = 32, 391
"""Where the labels begin, and how broad they are."""
COLUMNS, COLUMNS_WIDTH, GAP = 434, 1140, 11
"""Where the columns begin, how much space they have together, and how much of it is between two."""
NARROW_STEP, TIES_STEP = 240, 280
"""Below which distance columns are narrow, and from which one on there is room for the sums that are shared."""
ABOVE_TOTAL, TOTAL, BELOW = 16, 157, 28


class Sizes(NamedTuple):
    """How large things are."""

    names: int
    """How high the part with the names is."""
    row: int
    pad: int
    """How much of a column is left free on each side."""
    digits: int
    """The size of type of counts and points."""
    amount: int
    """How much space a count has."""
    octagon: int


BROAD = Sizes(names=84, row=83, pad=14, digits=50, amount=37, octagon=26)
NARROW = Sizes(names=119, row=78, pad=10, digits=44, amount=29, octagon=25)


@dataclass(frozen=True, slots=True)
class Table:
    """A table with so many columns and rows."""

    columns: int
    rows: int

    @property
    def step(self) -> float:
        """How far one column is from the next."""
        return COLUMNS_WIDTH / self.columns

    @property
    def narrow(self) -> bool:
        """Whether shields must stand over names, and gains over totals."""
        return self.step < NARROW_STEP

    @property
    def ties(self) -> bool:
        """Whether there is room for the sums that are shared."""
        return self.step >= TIES_STEP

    @property
    def sizes(self) -> Sizes:
        """How large things are."""
        return NARROW if self.narrow else BROAD

    @property
    def across(self) -> int:
        """How broad a column is."""
        return int(self.step) - GAP

    def left(self, column: int) -> int:
        """Where a column begins."""
        return round(COLUMNS + column * self.step)

    def edge(self, row: int) -> int:
        """Where a row begins."""
        return CONTENT + self.sizes.names + row * self.sizes.row

    def middle(self, row: int) -> float:
        """The height of what stands in a row."""
        return self.edge(row) + self.sizes.row / 2 + 1

    @property
    def total(self) -> int:
        """Where the totals begin."""
        return self.edge(self.rows) + ABOVE_TOTAL

    @property
    def bottom(self) -> int:
        """Where they end."""
        return self.total + TOTAL

    @property
    def height(self) -> int:
        """How high the whole picture is; rows that modules add make it higher."""
        return self.bottom + BELOW
