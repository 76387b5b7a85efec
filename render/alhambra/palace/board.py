"""A palace as one sees it from above: coordinates, fountain and tiles, and the mark of the newest one."""

from collections.abc import Collection, Iterable, Mapping, Sequence

from alhambra.view import Cell, GridPoint, Piece, Standing, WallEdge
from render.alhambra.art.tile import marks_mask
from render.alhambra.layout.naming import BEYOND
from render.alhambra.layout.pieces import fountain, is_off_centre, piece_of, tile_of
from render.kit.art import stamps
from render.kit.art.drawing import Point
from render.kit.art.sketch import Stamp
from render.kit.layout import coordinates
from render.kit.layout.coordinates import ROOMY
from render.kit.layout.plan import Plan
from render.kit.layout.scene import Scene
from tabletop.cellname import cell_name, column_name, row_name
from texts.catalogue import Catalogue

FOUNTAIN: Cell = (0, 0)
NAME_ROOM = (54, 40)
"""How much of the area a name takes at its end, across and down."""


def lay_coordinates(scene: Scene, plan: Plan, clear: tuple[float, float] = (0, 0)) -> None:
    """Print the names of columns and rows on all four sides, and a mark on each grid point.

    The space beside and above the tiles that should stay clear is kept as far as the area allows.
    """
    coordinates.lay_coordinates(scene, plan, column_name, row_name, clear)
    coordinates.lay_grid_points(scene, plan, stamps.grid_point())


def cells_of(tiles: Iterable[Standing], pieces: Iterable[Piece]) -> list[Cell]:
    """Return the cells of a palace on which something stands."""
    return [one.cell for one in tiles] + [one.at for one in pieces if isinstance(one.at, tuple)]


def is_busy(tiles: Iterable[Standing], pieces: Sequence[Piece]) -> bool:
    """Return whether pieces lie about, so that the corners of tiles are theirs."""
    return bool(pieces) or any(is_off_centre(token) for standing in tiles for token in standing.tile.bears)


def lay_tiles(
    scene: Scene, plan: Plan, tiles: Sequence[Standing], say: Catalogue, pieces: Collection[Piece] = ()
) -> None:
    """Lay down the fountain, all tiles, and the pieces on empty cells and on edges."""
    scene.put(fountain(plan.side), *plan.corner(FOUNTAIN), f"tile {cell_name(FOUNTAIN)}")
    points = {piece.at.cell for piece in pieces if isinstance(piece.at, GridPoint)}
    for piece in pieces:
        if isinstance(piece.at, tuple):
            scene.put_at(piece_of(piece, plan.side, say), *plan.centre(piece.at), f"piece {cell_name(piece.at)}")
    stamps_of: dict[Cell, Stamp] = {}
    for standing in tiles:
        tile, cell = standing.tile, standing.cell
        stamp = tile_of(tile, plan.side, say, walls=standing.walls, crowded=_crowded(cell, points))
        what = f"tile {cell_name(cell)} {tile.id}"
        if tile.half:
            what = f"half {cell_name(cell)} {tile.id} {standing.walls}"
        scene.put(stamp, *plan.corner(cell), what)
        stamps_of[cell] = stamp
    for piece in pieces:
        if isinstance(piece.at, WallEdge):
            what = f"piece on {cell_name(piece.at.cell)} {piece.at.side}"
            scene.put_at(piece_of(piece, plan.side, say), *_middle_of(piece.at, plan), what)
            _show_marks(scene, plan, piece.at, stamps_of)


def _crowded(cell: Cell, points: Collection[Cell]) -> list[Point]:
    """Return the corners of a cell on which something stands."""
    return [(x, y) for x in (0, 1) for y in (0, 1) if (cell[0] + x, cell[1] + y) in points] if points else []


def _middle_of(edge: WallEdge, plan: Plan) -> Point:
    (x, y), (right, down) = plan.centre(edge.cell), BEYOND[edge.side]
    return x + right * plan.side / 2, y + down * plan.side / 2


def _show_marks(scene: Scene, plan: Plan, edge: WallEdge, tiles: Mapping[Cell, Stamp]) -> None:
    """Lay the prices and letters of the tiles beside an edge above what stands on it."""
    (x, y), (right, down) = edge.cell, BEYOND[edge.side]
    for cell in ((x, y), (x + right, y + down)):
        if cell in tiles:
            marks = Stamp(tiles[cell].image, marks_mask(plan.side))
            scene.put(marks, *plan.corner(cell), f"marks {cell_name(cell)}")


def lay_points(scene: Scene, plan: Plan, pieces: Iterable[Piece], say: Catalogue) -> None:
    """Put the pieces on grid points, above all else that stands in a palace."""
    for piece in pieces:
        if isinstance(piece.at, GridPoint):
            stamp = piece_of(piece, plan.side, say)
            scene.put_at(stamp, *plan.corner(piece.at.cell), f"piece at {cell_name(piece.at.cell)}")


def frame_newest(scene: Scene, plan: Plan, cell: Cell) -> None:
    """Frame the newest tile, unless a frame would cover it."""
    if plan.side >= ROOMY / 2:
        scene.put_at(stamps.newest_frame(plan.side), *plan.centre(cell), "newest frame")


def mark_newest(scene: Scene, plan: Plan, cell: Cell, *, busy: bool = False) -> None:
    """Put the star on a corner of the newest tile, or where corners belong to pieces, on its upper side."""
    left, top = plan.corner(cell)
    radius = min(max(16, round(0.155 * plan.side)), plan.side // 2)
    across, down = (0.5, 0.0) if busy else (0.04, 0.96)
    scene.put_at(stamps.newest_mark(radius), left + across * plan.side, top + down * plan.side, "newest mark")
