"""Dominoes on a shelf: each with its milestone, in rows, the lowest number first."""

from collections.abc import Sequence

from kingdomino.view import Number
from render.kingdomino.art.domino import domino_size, milestone
from render.kingdomino.layout.pieces import domino_of
from render.kit.art.frame import MARGIN
from render.kit.layout.panels import lay_panel
from render.kit.layout.scene import Scene
from texts.catalogue import Catalogue

COLUMNS, SQUARE, STONE = 5, 98, 54
ROW, PAD = 118, 16


def shelf_height(number: int) -> int:
    """Return how high a shelf of so many dominoes is."""
    return ROW * -(-number // COLUMNS) + 2 * PAD if number else 0


def lay_shelf(scene: Scene, top: float, numbers: Sequence[Number], say: Catalogue) -> None:
    """Lay out the dominoes on a panel."""
    if not numbers:
        return
    across = scene.across - 2 * MARGIN
    lay_panel(scene, (MARGIN, top, across, shelf_height(len(numbers))), "shelf")
    step, (broad, high) = (across - 2 * PAD) / COLUMNS, domino_size(SQUARE)
    for place, number in enumerate(numbers):
        row, column = divmod(place, COLUMNS)
        stone = milestone(number, STONE)
        x = MARGIN + PAD + step * column + (step - stone.size[0] - 8 - broad) / 2
        y = top + PAD + ROW * (row + 0.5)
        scene.put(stone, x, y - stone.size[1] / 2, f"milestone {number}")
        scene.put(domino_of(number, SQUARE, say), x + stone.size[0] + 8, y - high / 2, f"domino {number}")
