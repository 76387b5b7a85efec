"""The ways in which a palace can be laid out in a panel, and how large the panel must be for each."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from typing import NamedTuple

from render.alhambra.table.figure import Extent, Figure, Shape, figure
from render.alhambra.table.head import BADGE_LINE, LINE, TRAY_LINE
from render.alhambra.table.tray import Size, columns_in, tray_size
from render.kit.layout.plan import Area

PADDING = 16
AIR = 12
"""What is free between a palace and its tray."""


class TrayIn(Enum):
    """Where the tray of a panel is."""

    NOWHERE = "nowhere"
    HEAD = "head"
    CORNER = "corner"
    SIDE = "side"
    FOOT = "foot"


class Way(NamedTuple):
    """A way to lay out a panel, and how large it is then at least."""

    across: float
    down: float
    tray: TrayIn
    tray_size: Size
    badges_below: bool
    corner: tuple[bool, bool] = (True, False)
    """In which corner the tray is: whether on the right, and whether at the bottom."""


class Spot(NamedTuple):
    """Where a panel stands, and how it is laid out."""

    box: Area
    way: Way


@dataclass(frozen=True, slots=True)
class Outline:
    """All that decides how large a panel is."""

    shape: Shape
    waiting: int
    """How many tiles are not built yet."""
    head: int
    """How broad the head is at least."""
    badges: int | None
    """How much broader with the badges in it; nothing if they do not stand there."""

    def heads(self) -> Iterator[tuple[int, int, bool]]:
        """Yield how broad and high the head can be, and whether badges are below."""
        if self.badges is not None:
            yield self.head + self.badges, LINE, False
        if self.badges != 0:
            yield self.head, LINE + BADGE_LINE, True


@lru_cache(maxsize=1024)
def ways(outline: Outline, side: int) -> tuple[Way, ...]:
    """Return the ways in which a panel can be laid out with tiles of some size."""
    shown = figure(outline.shape, side)
    across, down = shown.across + 2 * PADDING, shown.down + 2 * PADDING
    found: list[Way] = []
    for head, line, below in outline.heads():
        if not outline.waiting:
            found.append(Way(max(across, head), line + down, TrayIn.NOWHERE, (0, 0), below))
            continue
        found += _ways_with_tray(shown, outline.waiting, (head, line), (across, down), below=below)
    return tuple(found)


def _ways_with_tray(
    shown: Figure, tiles: int, head: tuple[int, int], body: tuple[float, float], *, below: bool
) -> Iterator[Way]:
    (least, line), (across, down) = head, body
    in_a_row = tray_size(tiles, tiles)
    yield Way(max(across, least + in_a_row[0] + AIR), line - LINE + TRAY_LINE + down, TrayIn.HEAD, in_a_row, below)
    for columns in range(1, tiles + 1):
        size = tray_size(tiles, columns)
        corner = _free_corner(shown, size)
        if corner is not None:
            yield Way(max(across, least), line + down, TrayIn.CORNER, size, below, corner)
            return
    rows = max(1, columns_in(down - 2 * PADDING))
    size = tray_size(tiles, -(-tiles // rows))
    yield Way(max(across + AIR + size[0], least), line + max(down, size[1] + 2 * PADDING), TrayIn.SIDE, size, below)
    size = tray_size(tiles, columns_in(max(across, least) - 2 * PADDING))
    yield Way(max(across, least), line + down + size[1] + AIR, TrayIn.FOOT, size, below)


def _free_corner(shown: Figure, size: Size) -> tuple[bool, bool] | None:
    """Find a corner of what a palace takes in which a tray fits, if there is one."""
    left, top, right, bottom = shown.extent
    for low in (False, True):
        for on_right in (True, False):
            x = right - size[0] if on_right else left
            y = bottom - size[1] if low else top
            if shown.is_free(Extent(x, y, x + size[0], y + size[1]), AIR):
                return on_right, low
    return None
