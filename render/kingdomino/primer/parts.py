"""What several pages show: yes and no, dominoes that are only tried, and how the points of a land are counted."""

from kingdomino.view import Territory
from render.kingdomino.art.crowns import crown_icon
from render.kingdomino.art.tokens import done_mark, icon
from render.kingdomino.layout.board import squares_on
from render.kingdomino.layout.naming import cell_called
from render.kingdomino.layout.pieces import chip_of, square_of
from render.kingdomino.primer.story import Try
from render.kit.art import palette, stamps
from render.kit.art.drawing import Point
from render.kit.layout.plan import Plan
from render.kit.layout.scene import Scene
from render.kit.layout.teaching import no_mark
from texts.catalogue import Catalogue

MARK = 36
PALE = 0.5
CHIP, COUNT, POINTS = 80, 60, 64
GOLD = (130, 76)
"""How large the field of points is."""
SQUARES, TIMES, CROWNS, EQUALS = 122, 270, 320, 470
"""How far from the left the parts of a count are: squares, the sign, crowns and the other sign."""


def lay_mark(scene: Scene, at: Point, what: str, *, allowed: bool, radius: int = MARK) -> None:
    """Put down a tick or a cross."""
    scene.put_at(done_mark(radius) if allowed else no_mark(radius), *at, f"{'yes' if allowed else 'no'} {what}")


def lay_try(scene: Scene, plan: Plan, one: Try, say: Catalogue) -> None:
    """Show palely where a domino is tried."""
    for cell, square in squares_on(one.laid).items():
        pale = stamps.faded(square_of(square, plan.side, say), PALE)
        scene.put(pale, *plan.corner(cell), f"try {cell_called(cell)} {square.terrain} {square.crowns}")


def middle_of(plan: Plan, one: Try) -> Point:
    """Return the middle of a domino that is tried."""
    (x, y), (other_x, other_y) = plan.centre(one.laid.first), plan.centre(one.laid.second)
    return (x + other_x) / 2, (y + other_y) / 2


def lay_count(scene: Scene, at: Point, land: Territory, right: float, say: Catalogue) -> None:
    """Count a land: its squares times its crowns, on gold if that brings anything."""
    (left, y), colour = at, palette.INK if land.points else palette.STRONG_LINE
    what = f"count {land.terrain} {land.squares} {land.crowns}"
    scene.put_at(chip_of(land.terrain, CHIP, say), left + CHIP / 2, y, what)
    scene.put_at(icon("squares", 52), left + SQUARES + 26, y, "squares")
    scene.write(str(land.squares), left + SQUARES + 66, y, COUNT, colour=colour)
    scene.write("×", left + TIMES, y, COUNT, colour=palette.QUIET, align="centre")
    scene.put_at(crown_icon(60), left + CROWNS + 34, y, "crowns")
    scene.write(str(land.crowns), left + CROWNS + 80, y, COUNT, colour=colour)
    scene.write("=", left + EQUALS, y, COUNT, colour=palette.QUIET, align="centre")
    x = right - GOLD[0] / 2
    if land.points:
        scene.put_at(stamps.panel(*GOLD, palette.GOLD, palette.INK, radius=18, thickness=4), x, y, "gold")
    scene.write(str(land.points), x, y, POINTS, colour=colour, align="centre")
