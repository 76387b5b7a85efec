"""The rows below the market for what modules add to it: a panel for each that has something to show."""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from render.alhambra.layout.badges import Badge
from render.alhambra.market.remaining import Remaining
from render.alhambra.room import AnnexPanel, Room, Shelf
from render.alhambra.rooms import rooms
from render.kit.art.frame import MARGIN
from render.kit.layout.scene import Scene
from texts.catalogue import Catalogue

ROW = Shelf(MARGIN, 1600 - 2 * MARGIN, 190, 14, compact=False)
STRIP = Shelf(26, 1548, 132, 12, compact=True)
"""Lower, where palaces need the room."""


class Shown(NamedTuple):
    """What one module adds: a panel, signs with numbers, or both, and then the signs where palaces need the room."""

    panel: AnnexPanel | None = None
    signs: tuple[Badge, ...] = ()


@dataclass(frozen=True, slots=True)
class Annex:
    """What modules add to the market."""

    shown: tuple[Shown, ...] = ()

    @classmethod
    def of(cls, parts: Mapping[str, object]) -> "Annex":
        """Take it from what a view shows of the modules."""
        return cls(tuple(_shown(room, parts[room.id]) for room in rooms().all if room.id in parts))

    def panels(self, *, compact: bool) -> list[AnnexPanel]:
        """Return the panels from the left; the last has all signs."""
        made = [one.panel for one in self.shown if one.panel is not None and not (compact and one.signs)]
        signs = tuple(sign for one in self.shown if compact or one.panel is None for sign in one.signs)
        return sorted([*made, *([Remaining(signs)] if signs else [])], key=lambda panel: panel.place)

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

    def _rows(self, shelf: Shelf) -> list[list[AnnexPanel]]:
        """Put each panel into the first row that has room for it."""
        rows: list[list[AnnexPanel]] = []
        for panel in self.panels(compact=shelf.compact):
            row = next((row for row in rows if _least([*row, panel], shelf) <= shelf.across), None)
            if row is None:
                rows.append([panel])
            else:
                row.append(panel)
        return [
            [one.alone(shelf) if isinstance(one, Remaining) and len(row) == 1 else one for one in row] for row in rows
        ]

    def told(self, say: Catalogue, *, walls: bool, lasting: bool) -> list[str]:
        """Say what it shows."""
        return [line for panel in self.panels(compact=False) for line in panel.told(say, walls=walls, lasting=lasting)]


def _shown(room: Room, part: object) -> Shown:
    signs = tuple(Badge(room.id, *sign) for sign in room.remaining(part)) if room.remaining else ()
    return Shown(room.annex(part) if room.annex else None, signs)


def _alone(panel: AnnexPanel, shelf: Shelf) -> AnnexPanel:
    return panel.alone(shelf) if isinstance(panel, Remaining) else panel


def _height(row: list[AnnexPanel], shelf: Shelf) -> int:
    """Return how high a row is; where several share it, so high that each could stand beside any other."""
    highest = max(panel.height(shelf) for panel in row)
    return highest if len(row) == 1 else max(highest, STRIP.high)


def _least(row: list[AnnexPanel], shelf: Shelf) -> int:
    return sum(panel.breadth(shelf) for panel in row) + shelf.gap * (len(row) - 1)


def _breadths(row: list[AnnexPanel], shelf: Shelf) -> Iterator[int]:
    """Return how broad the panels of a row are: the one that grows most takes what is left."""
    largest = max(row, key=lambda panel: panel.growth)
    spare = shelf.across - _least(row, shelf)
    return (panel.breadth(shelf) + (spare if panel is largest else 0) for panel in row)


NO_ANNEX = Annex()
