"""How many tiles of each kind somebody has, where a panel has room left over: as a foot or as a strip at its side."""

from collections.abc import Mapping
from typing import NamedTuple

from render.alhambra.layout.pieces import kind_chip
from render.kit.art import palette, stamps
from render.kit.layout.plan import Area
from render.kit.layout.scene import Scene
from render.kit.layout.wording import amount
from texts.catalogue import Catalogue

CHIP, COUNT = 60, 46
LEAST_TILES = 6
"""With fewer tiles anybody counts them at a glance."""


class Place(NamedTuple):
    """A way to show the counts: in so many columns, at the side or at the foot."""

    columns: int
    takes: int
    """How much of the width or height it takes."""
    needs: int
    """How long the other side must be."""
    at_the_side: bool


PLACES = (
    Place(6, 84, 700, at_the_side=False),
    Place(3, 156, 400, at_the_side=False),
    Place(1, 134, 450, at_the_side=True),
    Place(2, 256, 240, at_the_side=True),
)


def place_for_counts(spare: tuple[float, float], body: tuple[float, float]) -> Place | None:
    """Find a place within what a panel has to spare across and down."""
    for place in PLACES:
        own, other = (0, 1) if place.at_the_side else (1, 0)
        if spare[own] >= place.takes and body[other] >= place.needs:
            return place
    return None


def lay_counts(
    scene: Scene, box: Area, place: Place, counts: Mapping[str, float], say: Catalogue, *, seat: int
) -> None:
    """Lay them out over a box."""
    left, top, across, down = box
    scene.stretch(stamps.panel_corners(palette.PANEL, palette.LINE, radius=14), box, f"counts of {seat}")
    rows = -(-len(counts) // place.columns)
    step = across / place.columns, min(down / rows, 2 * CHIP)
    first = top + (down - rows * step[1]) / 2
    for number, (kind, count) in enumerate(counts.items()):
        row, column = divmod(number, place.columns)
        x, y = left + step[0] * (column + 0.5) - CHIP + 4, first + step[1] * (row + 0.5)
        scene.put(kind_chip(kind, CHIP, say), x, y - CHIP / 2, f"count of {seat} {kind} {amount(count)}")
        colour = palette.INK if count else palette.STRONG_LINE
        scene.write(amount(count), x + CHIP + 10, y, COUNT, colour=colour)
