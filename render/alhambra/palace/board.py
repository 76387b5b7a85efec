"""A palace as one sees it from above: coordinates, fountain and tiles, and the mark of the newest one."""

import math
from collections.abc import Sequence

from alhambra.view import Cell, Standing
from render.alhambra.layout.pieces import fountain, tile_of
from render.kit.art import palette, stamps
from render.kit.art.lettering import Face, width
from render.kit.layout.plan import Plan
from render.kit.layout.scene import Scene
from tabletop.cellname import cell_name, column_name, row_name
from texts.catalogue import Catalogue

FOUNTAIN: Cell = (0, 0)
NAME_GAP = 14
"""How far the names of columns are apart at least."""
NAME_MARGIN = (30, 24)
"""How far the middle of a name keeps from the end of the area, across and down."""
NAME_ROOM = (54, 40)
"""How much of the area a name takes at its end, across and down."""
ROOMY = 90
"""From which size of tiles on the coordinates are large."""


def lay_coordinates(scene: Scene, plan: Plan, clear: tuple[float, float] = (0, 0)) -> None:
    """Print the names of columns and rows on all four sides, and a mark on each grid point.

    The space beside and above the tiles that should stay clear is kept as far as the area allows.
    """
    size = 42 if plan.side >= ROOMY else 36
    away = max(42, plan.side / 3)
    beside, above = (
        min(max(away, space + kept), free - kept)
        for space, free, kept in zip(clear, plan.margins, NAME_MARGIN, strict=True)
    )
    columns = range(plan.left, plan.right + 1)
    broadest = max(width(column_name(column), Face.BLACK, size) for column in columns)
    for column in _thinned(columns, plan.side, broadest + NAME_GAP):
        x = plan.centre((column, 0))[0]
        for y in (plan.top_edge - above, plan.bottom_edge + above):
            scene.write(column_name(column), x, y, size, colour=palette.COORDINATES, align="centre")
    for row in _thinned(range(plan.top, plan.bottom + 1), plan.side, size):
        y = plan.centre((0, row))[1]
        for x in (plan.left_edge - beside, plan.right_edge + beside):
            scene.write(row_name(row), x, y, size, colour=palette.COORDINATES, align="centre", space=60)
    if plan.side >= ROOMY / 2:
        _lay_grid_points(scene, plan)


def _thinned(numbers: range, side: int, space: float) -> range:
    """Leave out columns or rows so that each name has some space; the fountain's is always among those left."""
    step = math.ceil(space / side)
    return range(-(-numbers.start // step) * step, numbers.stop, step)


def _lay_grid_points(scene: Scene, plan: Plan) -> None:
    for column in range(plan.left, plan.right + 2):
        for row in range(plan.top, plan.bottom + 2):
            scene.put_at(stamps.grid_point(), *plan.corner((column, row)))


def lay_tiles(scene: Scene, plan: Plan, tiles: Sequence[Standing], say: Catalogue) -> None:
    """Lay down the fountain and all tiles."""
    scene.put(fountain(plan.side), *plan.corner(FOUNTAIN), f"tile {cell_name(FOUNTAIN)}")
    for standing in tiles:
        tile = standing.tile
        stamp = tile_of(tile, plan.side, say, walls=standing.walls)
        scene.put(stamp, *plan.corner(standing.cell), f"tile {cell_name(standing.cell)} {tile.id}")


def frame_newest(scene: Scene, plan: Plan, cell: Cell) -> None:
    """Frame the newest tile, unless a frame would cover it."""
    if plan.side >= ROOMY / 2:
        scene.put_at(stamps.newest_frame(plan.side), *plan.centre(cell), "newest frame")


def mark_newest(scene: Scene, plan: Plan, cell: Cell) -> None:
    """Put the star on a corner of the newest tile."""
    left, top = plan.corner(cell)
    radius = min(max(16, round(0.155 * plan.side)), plan.side // 2)
    scene.put_at(stamps.newest_mark(radius), left + 0.04 * plan.side, top + 0.96 * plan.side, "newest mark")
