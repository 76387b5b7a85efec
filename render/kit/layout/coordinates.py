"""The names of a board's columns and rows on all four sides of it, and marks on the points of its grid."""

import math
from collections.abc import Callable

from render.kit.art import palette
from render.kit.art.lettering import Face, width
from render.kit.art.sketch import Stamp
from render.kit.layout.plan import Plan
from render.kit.layout.scene import Scene

NAME_GAP = 14
"""How far the names of columns are apart at least."""
NAME_MARGIN = (30, 24)
"""How far the middle of a name keeps from the end of the area, across and down."""
ROOMY = 90
"""From which size of tiles on the coordinates are large."""


def lay_coordinates(
    scene: Scene,
    plan: Plan,
    column_name: Callable[[int], str],
    row_name: Callable[[int], str],
    clear: tuple[float, float] = (0, 0),
) -> None:
    """Print the names of columns and rows on all four sides.

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


def _thinned(numbers: range, side: int, space: float) -> range:
    """Leave out columns or rows so that each name has some space; that of the first tile is always among those left."""
    step = math.ceil(space / side)
    return range(-(-numbers.start // step) * step, numbers.stop, step)


def lay_grid_points(scene: Scene, plan: Plan, mark: Stamp) -> None:
    """Put a mark on each point of the grid, unless that would be too many."""
    if plan.side >= ROOMY / 2:
        for column in range(plan.left, plan.right + 2):
            for row in range(plan.top, plan.bottom + 2):
                scene.put_at(mark, *plan.corner((column, row)))
