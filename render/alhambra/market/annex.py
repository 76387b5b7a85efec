"""The rows below the market for what modules add to it: a panel for each that has something to show."""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass

from render.alhambra.room import AnnexPanel, Shelf
from render.alhambra.rooms import rooms
from render.kit.art.frame import MARGIN
from render.kit.layout.scene import Scene
from texts.catalogue import Catalogue

ROW = Shelf(MARGIN, 1600 - 2 * MARGIN, 190, 14, compact=False)
STRIP = Shelf(26, 1548, 132, 12, compact=True)
"""Lower, where palaces need the room."""


@dataclass(frozen=True, slots=True)
class Annex:
    """What modules add to the market."""

    panels: tuple[AnnexPanel, ...] = ()

    @classmethod
    def of(cls, parts: Mapping[str, object]) -> "Annex":
        """Take it from what a view shows of the modules."""
        made = [room.annex(parts[room.id]) for room in rooms().all if room.annex and room.id in parts]
        return cls(tuple(sorted((panel for panel in made if panel is not None), key=lambda panel: panel.place)))

    def height(self, shelf: Shelf = ROW) -> int:
        """Return how high the rows are, each with the space below it."""
        return sum(_height(row, shelf) + shelf.gap for row in self._rows(shelf))

    def lay(self, scene: Scene, top: int, scored: Collection[int], say: Catalogue, shelf: Shelf = ROW) -> None:
        """Lay it out across the picture."""
        for row in self._rows(shelf):
            left, down = shelf.left, _height(row, shelf)
            for panel, across in zip(row, _breadths(row, shelf), strict=True):
                panel.lay(scene, (left, top, across, down), shelf, scored, say)
                left += across + shelf.gap
            top += down + shelf.gap

    def _rows(self, shelf: Shelf) -> Iterator[list[AnnexPanel]]:
        """Put panels into a row as long as all of them have room there."""
        row: list[AnnexPanel] = []
        for panel in self.panels:
            if row and _least([*row, panel], shelf) > shelf.across:
                yield row
                row = []
            row.append(panel)
        if row:
            yield row

    def told(self, say: Catalogue, *, walls: bool, lasting: bool) -> list[str]:
        """Say what it shows."""
        return [line for panel in self.panels for line in panel.told(say, walls=walls, lasting=lasting)]


def _height(row: list[AnnexPanel], shelf: Shelf) -> int:
    return max(panel.height(shelf) for panel in row)


def _least(row: list[AnnexPanel], shelf: Shelf) -> int:
    return sum(panel.breadth(shelf) for panel in row) + shelf.gap * (len(row) - 1)


def _breadths(row: list[AnnexPanel], shelf: Shelf) -> Iterator[int]:
    """Return how broad the panels of a row are: the one that grows most takes what is left."""
    largest = max(row, key=lambda panel: panel.growth)
    spare = shelf.across - _least(row, shelf)
    return (panel.breadth(shelf) + (spare if panel is largest else 0) for panel in row)


NO_ANNEX = Annex()
