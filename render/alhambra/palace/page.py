"""The page of a palace: how large it is, and where the tiles lie on it, with a panel beside or below them.

It is no larger than what it shows and never higher than broad, and the tiles are as large as that allows.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from alhambra.view import Cell
from render.kit.art.frame import CONTENT
from render.kit.layout.checking import check_cells
from render.kit.layout.plan import AIR, Area, Plan

WIDEST, NARROWEST = 1600, 1200
LARGEST = 184
"""How large a tile is at most."""
LEFT, TOP, BOTTOM = 22, 122, 20
"""Where the area of the tiles begins, and how far from the end of the page it ends."""
RIM, ROOMY_RIM = 100, 156
"""What is left around the tiles for names and a badge: across where it must be, and wherever there is room."""
PANEL = 370
"""How broad a panel is beside the tiles."""
GAP, MARGIN, BELOW_PANEL = 8, 34, 28
"""Between tiles and panel, on the right of a panel, and below it."""
FULL_PANEL = 838
"""How high a panel beside the tiles may make the page."""
SCREENS = ((400, 400), (550, 350))
"""How large a picture is shown at most, on a phone and among others on a desktop."""
ENOUGH = 46
"""From which size on a tile need not become larger there."""


@dataclass(frozen=True, slots=True)
class Page:
    """A page, laid out."""

    across: int
    down: int
    plan: Plan
    panel: Area
    below: bool = False
    """Whether the panel lies below the tiles."""

    @property
    def worth(self) -> tuple[float, float]:
        """How large tiles are on people's screens, as far as that helps, and then how low the page is."""
        scales = (min(across / self.across, down / self.down) for across, down in SCREENS)
        return sum(min(ENOUGH, self.plan.side * scale) for scale in scales), -self.down / self.across


def page_beside(cells: Iterable[Cell], panel: int, room: tuple[int, int] = (0, 0), least: int = 0) -> Page:
    """Lay a page out with a panel beside the tiles that would like to be so high, perhaps with room around these.

    The panel is as high as it must be at least, though that makes tiles small where the page would be too high.
    """
    shown, wanted = list(cells), max(min(panel, FULL_PANEL), least)
    for side, across, down in _sizes(shown, room):
        broad = min(WIDEST, max(NARROWEST, across + ROOMY_RIM - RIM + _beside()))
        area = LEFT, TOP, broad - _beside(), max(down, wanted + CONTENT - TOP + BELOW_PANEL - BOTTOM)
        high = TOP + area[3] + BOTTOM
        if side == 1 or (across <= area[2] and high <= broad):
            break
    box = broad - MARGIN - PANEL, CONTENT, PANEL, min(panel, high - CONTENT - BELOW_PANEL)
    return Page(broad, high, Plan.around(shown, area, side, rim=0), box)


def page_above(cells: Iterable[Cell], panel: int, room: tuple[int, int] = (0, 0)) -> Page:
    """Lay a page out with a panel so high below the tiles."""
    shown = list(cells)
    for side, across, down in _sizes(shown, room):
        area = LEFT, TOP, WIDEST - 2 * LEFT, down
        high = TOP + down + GAP + panel + BELOW_PANEL
        if side == 1 or (across <= area[2] and high <= WIDEST):
            break
    box = MARGIN, TOP + down + GAP, WIDEST - 2 * MARGIN, panel
    return Page(WIDEST, high, Plan.around(shown, area, side, rim=0), box, below=True)


def _beside() -> int:
    return LEFT + GAP + PANEL + MARGIN


def _sizes(cells: Iterable[Cell], room: tuple[int, int]) -> Iterator[tuple[int, int, int]]:
    """Yield the sizes of tiles, the largest first, and how much space the palace then needs across and down."""
    shown = [(0, 0), *cells]
    check_cells(shown)
    columns, rows = (max(places) - min(places) + 1 for places in zip(*shown, strict=True))
    for side in range(LARGEST, 0, -1):
        across, down = (columns + AIR) * side + RIM + room[0], (rows + AIR) * side + ROOMY_RIM + room[1]
        yield side, round(across), round(down)
