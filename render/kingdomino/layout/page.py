"""The page of a kingdom: where its squares lie, and beside them a panel."""

from collections.abc import Iterable

from render.kingdomino.art.clover import grid_mark
from render.kingdomino.layout.naming import column_called, row_called
from render.kit.art.frame import CONTENT
from render.kit.layout.coordinates import lay_coordinates, lay_grid_points
from render.kit.layout.plan import AIR, Area, Plan
from render.kit.layout.scene import Scene
from tabletop.cellname import Cell

WIDTH, HEIGHT = 1600, 1000
LEFT, TOP, ACROSS, BOTTOM = 22, 122, 1166, 20
"""Where the area of the squares begins, how broad it is, and how far from the end of the page it ends."""
LARGEST, RIM = 166, 58
"""How large a square is at most, and how much is kept for names around all of them."""
PANEL, PANEL_LEFT, BELOW_PANEL = 370, 1196, 28


class Page:
    """A page with a kingdom and a panel beside it, as high as both need."""

    def __init__(self, cells: Iterable[Cell], panel: int, least: int = 1) -> None:
        """Fit some cells, with squares of some size at least, beside a panel that is at least so high."""
        shown = [(0, 0), *cells]
        rows = max(y for _, y in shown) - min(y for _, y in shown) + 1
        needed = TOP + round((rows + AIR) * least + RIM) + BOTTOM + 1
        self.height = max(HEIGHT, needed, CONTENT + panel + BELOW_PANEL)
        area = LEFT, TOP, ACROSS, self.height - TOP - BOTTOM
        self.plan = Plan.around(shown, area, LARGEST, rim=RIM)
        self.panel: Area = (PANEL_LEFT, CONTENT, PANEL, self.height - CONTENT - BELOW_PANEL)

    def lay_names(self, scene: Scene) -> None:
        """Print the names of columns and rows, and mark the corners of the cells."""
        lay_coordinates(scene, self.plan, column_called, row_called)
        lay_grid_points(scene, self.plan, grid_mark())
