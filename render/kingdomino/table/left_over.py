"""What nobody took (K-44), where a table of three leaves a place free."""

from collections.abc import Sequence

from kingdomino.view import Number
from render.kingdomino.layout.pieces import thrown_away
from render.kit.art import palette, stamps
from render.kit.layout.plan import Area
from render.kit.layout.scene import Scene
from texts.catalogue import Catalogue

SQUARE, COLUMNS, STEP = 64, 4, 130
HEADING = 46
INSET = 26


def lay_left_over(scene: Scene, box: Area, numbers: Sequence[Number], say: Catalogue) -> None:
    """Show the dominoes in rows below a heading."""
    left, top, across, _ = box
    scene.stretch(stamps.panel_corners(palette.PANEL, palette.LINE), box, "left over")
    scene.write(say("table-left-over"), left + INSET, top + 46, HEADING, colour=palette.QUIET, space=across - 2 * INSET)
    step = (across - 2 * INSET) / COLUMNS
    for number, domino in enumerate(numbers):
        row, column = divmod(number, COLUMNS)
        stamp = thrown_away(domino, SQUARE, say)
        scene.put(stamp, left + INSET + step * column, top + 92 + STEP * row, f"nobody took {domino}")
