"""Banners on a kingdom: what each of its territories is worth."""

from kingdomino.view import Kingdom, Square, Territory
from render.kingdomino.art.cell import LARGE, UNIT, level_of
from render.kingdomino.art.marks import banner, small_banner
from render.kingdomino.layout.board import squares_of
from render.kingdomino.layout.naming import cell_called
from render.kit.layout.plan import Plan
from render.kit.layout.scene import Scene
from tabletop.cellname import Cell

CORNER = (12, 4)
"""Where the banner of a territory hangs on its square, in the units of a square."""
SINGLE = (236, 62)
"""Where that of a single square ends at the right and begins, below its letter."""


def lay_banners(scene: Scene, plan: Plan, kingdom: Kingdom) -> None:
    """Hang a banner on each territory that scores; where squares are small, single ones have none."""
    squares, scale = squares_of(kingdom), plan.side / UNIT
    large = level_of(plan.side) is LARGE
    for land in kingdom.territories:
        if not land.points or (land.squares == 1 and not large):
            continue
        cell = _banner_cell(land, squares)
        (left, top), what = plan.corner(cell), f"banner {cell_called(cell)} {land.points}"
        if land.squares == 1:
            stamp = small_banner(land.points, plan.side)
            scene.put(stamp, left + SINGLE[0] * scale - stamp.size[0], top + SINGLE[1] * scale, what)
            continue
        stamp = small_banner(land.points, plan.side)
        if large:
            stamp = banner(f"{land.squares}×{land.crowns}", land.points, plan.side)
        scene.put(stamp, left + CORNER[0] * scale, top + CORNER[1] * scale, what)


def _banner_cell(land: Territory, squares: dict[Cell, Square]) -> Cell:
    """Return the first square of a territory that has no crown, else its first one."""
    return next((cell for cell in land.cells if not squares[cell].crowns), land.cells[0])
