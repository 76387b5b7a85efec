"""A kingdom as one sees it from above: its squares, lines around its territories, and what is still empty."""

from collections.abc import Iterable, Iterator, Mapping

from kingdomino.view import Kingdom, Laid, Square, dominoes
from render.kingdomino.art.cell import castle
from render.kingdomino.art.marks import domino_frame, empty_cell, seam
from render.kingdomino.art.tokens import done_mark
from render.kingdomino.layout.naming import cell_called
from render.kingdomino.layout.pieces import square_of
from render.kit.art import palette
from render.kit.art.palette import Colour
from render.kit.art.stamps import newest_mark
from render.kit.layout.plan import Area, Plan
from render.kit.layout.scene import Scene
from tabletop.cellname import Cell
from tabletop.seat import Seat
from texts.catalogue import Catalogue

CASTLE: Cell = (0, 0)
BORDER = 0.042
"""How thick the line around a territory is, in sides of a square."""
STAR, LEAST_STAR = 0.155, 20
"""The radius of the disc that marks a new domino."""
MOST_CROWNS = 3
"""With so many, a ribbon takes all of a square's foot, and a star would cover one of them."""


def plan_of(cells: Iterable[Cell], area: Area, side: int) -> Plan:
    """Return where some cells lie in the middle of an area, with squares of some size."""
    columns, rows = zip(CASTLE, *cells, strict=True)
    left, top, right, bottom = min(columns), min(rows), max(columns), max(rows)
    x = area[0] + (area[2] - (right - left + 1) * side) / 2
    y = area[1] + (area[3] - (bottom - top + 1) * side) / 2
    return Plan(left, top, right, bottom, side, round(x), round(y), area)


def cells_of(kingdom: Kingdom) -> list[Cell]:
    """Return where something lies, the castle first."""
    return [CASTLE, *(cell for laid in kingdom.laid for cell in (laid.first, laid.second))]


def squares_of(kingdom: Kingdom) -> dict[Cell, Square]:
    """Return what lies on which cell."""
    return {cell: square for laid in kingdom.laid for cell, square in squares_on(laid).items()}


def squares_on(laid: Laid) -> dict[Cell, Square]:
    """Return what a domino shows on which cell."""
    _, first, second = dominoes()[laid.number]
    return {laid.first: first, laid.second: second}


def lay_kingdom(scene: Scene, plan: Plan, seat: Seat, kingdom: Kingdom, say: Catalogue) -> None:
    """Lay down the castle and all squares, and draw the lines between them."""
    scene.put(castle(seat, plan.side), *plan.corner(CASTLE), f"castle {seat}")
    squares = squares_of(kingdom)
    for cell, square in squares.items():
        what = f"square {cell_called(cell)} {square.terrain} {square.crowns}"
        scene.put(square_of(square, plan.side, say), *plan.corner(cell), what)
    territories = {CASTLE: -1} | {
        cell: number for number, territory in enumerate(kingdom.territories) for cell in territory.cells
    }
    _lay_seams(scene, plan, squares, territories)
    lay_borders(scene, plan, territories)


def _lay_seams(scene: Scene, plan: Plan, squares: Mapping[Cell, Square], territories: Mapping[Cell, int]) -> None:
    """Dash the sides that squares of one territory share."""
    for (x, y), square in squares.items():
        for cell, upright in (((x + 1, y), True), ((x, y + 1), False)):
            if cell in squares and territories[cell] == territories[x, y]:
                stamp = seam(square.terrain, plan.side, upright=upright)
                left, top = plan.corner(cell)
                half = min(stamp.size) // 2
                scene.put(stamp, left - half if upright else left, top if upright else top - half)


def lay_borders(scene: Scene, plan: Plan, territories: Mapping[Cell, int]) -> None:
    """Draw lines of ink around groups of cells, each as long as it goes straight on."""
    thick = max(3, round(BORDER * plan.side))
    half = thick // 2
    for upright in (True, False):
        for at, start, end in _runs(territories, upright=upright):
            left, top = plan.corner((at, start) if upright else (start, at))
            long = (end - start) * plan.side + 2 * half
            across, down = (thick, long) if upright else (long, thick)
            scene.box(left - half, top - half, across, down, colour=palette.INK, what="border")


def _runs(territories: Mapping[Cell, int], *, upright: bool) -> Iterator[tuple[int, int, int]]:
    """Yield the straight borders: at which column or row, from where to where."""
    sides = set()
    for x, y in territories:
        for step in (0, 1):
            before, after = ((x - 1 + step, y), (x + step, y)) if upright else ((x, y - 1 + step), (x, y + step))
            if territories.get(before) != territories.get(after):
                sides.add((x + step, y) if upright else (y + step, x))
    for at, start in sorted(sides):
        if (at, start - 1) not in sides:
            end = start
            while (at, end) in sides:
                end += 1
            yield at, start, end


def lay_empty(scene: Scene, plan: Plan, kingdom: Kingdom, colour: Colour) -> None:
    """Show within its outermost columns and rows where a kingdom is still empty."""
    taken = set(cells_of(kingdom))
    west, east, north, south = kingdom.land.extent
    for y in range(north, south + 1):
        for x in range(west, east + 1):
            if (x, y) not in taken:
                scene.put_at(empty_cell(plan.side, colour), *plan.centre((x, y)), f"empty {cell_called((x, y))}")


def mark_new(scene: Scene, plan: Plan, laid: Iterable[Laid]) -> None:
    """Frame some dominoes and put stars on them, at the lower left, where no letter and no banner is."""
    new = list(laid)
    for one in new:
        frame_domino(scene, plan, one, f"new frame {one.number}")
    for one in new:
        scene.put_at(newest_mark(_radius(plan)), *_star_place(plan, one), f"new {one.number}")


def mark_planned(scene: Scene, plan: Plan, laid: Laid) -> None:
    """Frame where a domino is to lie, and put a tick there."""
    frame_domino(scene, plan, laid, f"planned frame {laid.number}")
    scene.put_at(done_mark(_radius(plan)), *_star_place(plan, laid), f"planned {laid.number}")


def frame_domino(scene: Scene, plan: Plan, laid: Laid, what: str) -> None:
    """Frame the two squares of a domino."""
    scene.put_at(domino_frame(plan.side, upright=_is_upright(laid)), *_middle(plan, laid), what)


def _radius(plan: Plan) -> int:
    return max(LEAST_STAR, round(STAR * plan.side))


def _star_place(plan: Plan, laid: Laid) -> tuple[float, float]:
    """Return the lower left corner of a domino, or where that is full of crowns, a corner of its other square."""
    low, other = sorted((laid.first, laid.second), key=lambda cell: (-cell[1], cell[0]))
    on_right = False
    if squares_on(laid)[low].crowns == MOST_CROWNS:
        low, on_right = other, not _is_upright(laid)
    left, top = plan.corner(low)
    return left + (0.98 if on_right else 0.02) * plan.side, top + 0.95 * plan.side


def _is_upright(laid: Laid) -> bool:
    return laid.first[0] == laid.second[0]


def _middle(plan: Plan, laid: Laid) -> tuple[float, float]:
    (x, y), (other_x, other_y) = plan.centre(laid.first), plan.centre(laid.second)
    return (x + other_x) / 2, (y + other_y) / 2
