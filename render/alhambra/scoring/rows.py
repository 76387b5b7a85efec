"""The lines of a scoring as a table: a row for each part, a cell for each participant."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import NamedTuple

from alhambra.view import ScoreLine
from render.alhambra.layout.parts import by_worth, in_order


class Cell(NamedTuple):
    """What one participant has in a part of a scoring."""

    amount: float
    points: int
    place: int
    """From 1; 0 if this brought no place that is worth anything."""
    shared: str
    """The points that were shared out and by how many, such as 17÷2, or the parts of a penalty, such as 8+3."""


class Row(NamedTuple):
    """A part of a scoring."""

    part: str
    before: str
    """The part in the row above."""
    cells: tuple[Cell | None, ...]
    worth: tuple[int, ...]
    """The points for the places, if the lines agree with what is printed."""

    @property
    def takes(self) -> bool:
        """Whether points are lost in it."""
        return any(cell is not None and cell.points < 0 for cell in self.cells)

    def ranking(self, *, zeros: bool) -> Iterator[list[int]]:
        """Yield groups of equals, the best first."""
        found = [who for who, cell in enumerate(self.cells) if cell is not None and (zeros or cell.points)]
        found.sort(key=self._merit)
        for _, group in groupby(found, key=self._merit):
            yield list(group)

    def _merit(self, who: int) -> tuple[float, int]:
        cell = self.cells[who]
        assert cell is not None
        return -cell.amount, -cell.points


def rows_of(lines: Sequence[ScoreLine], worth: Mapping[str, tuple[int, ...]], participants: int) -> list[Row]:
    """Sort the lines of a round into a row for each part, the kinds as they become more valuable."""
    rows, before = [], ""
    for part in in_order((line.part for line in lines), by_worth(worth)):
        of_part = [line for line in lines if line.part == part]
        printed = worth.get(part, ())
        if not all(_agrees(line) for line in of_part):
            printed = ()  # something has changed it: rather no octagons than wrong ones
        cells = [_cell([line for line in of_part if line.who == who]) for who in range(participants)]
        rows.append(Row(part, before, tuple(cells), printed))
        before = part
    return rows


def _agrees(line: ScoreLine) -> bool:
    return line.points == line.pot // line.tied


def _cell(lines: Sequence[ScoreLine]) -> Cell | None:
    if not lines:
        return None
    if len(lines) > 1:
        added = "+".join(str(-line.points) for line in lines) if all(line.points < 0 for line in lines) else ""
        return Cell(sum(line.amount for line in lines), sum(line.points for line in lines), 0, added)
    (line,) = lines
    place = line.place if line.pot > 0 else 0  # beyond the last place that is worth anything
    shared = f"{abs(line.pot)}÷{line.tied}" if line.pot and line.tied > 1 else ""
    return Cell(line.amount, line.points, place, shared)
