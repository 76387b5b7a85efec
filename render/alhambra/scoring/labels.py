"""The first column of a scoring: what each row is about, and what the places are worth."""

from collections.abc import Sequence
from typing import NamedTuple

from render.alhambra.art import tokens
from render.alhambra.art.bricks import wall_icon
from render.alhambra.layout.naming import letter_of
from render.alhambra.layout.parts import KINDS, WALL, part_called
from render.alhambra.rooms import rooms
from render.alhambra.scoring.columns import LABEL, MARGIN, TOTAL, Table
from render.alhambra.scoring.rows import Row
from render.kit.art import palette, stamps
from render.kit.art.lettering import Face, width
from render.kit.art.marks import SMALLEST_TYPE, place_mark
from render.kit.art.sketch import Stamp
from render.kit.layout.scene import Scene
from render.kit.layout.wording import capital
from texts.catalogue import Catalogue

CHIP, ICON, CHIP_MIDDLE = 72, 60, 42
"""The sides of chip and wall, and where their middle is."""
SIZE = 40
WORTH_END = 31
"""How far the middle of the last octagon is from the end of a label."""


class Fit(NamedTuple):
    """How a chip, a name and octagons share the space of a label."""

    name: int
    """Where a name begins."""
    radius: int
    step: int
    """How far one octagon is from the next."""


ROOMY, TIGHT = Fit(name=90, radius=27, step=60), Fit(name=84, radius=25, step=52)


def lay_labels(scene: Scene, table: Table, rows: Sequence[Row], say: Catalogue) -> None:
    """Name the rows, show what the places are worth, and explain the totals."""
    places = max(len(row.worth) for row in rows)
    fit = ROOMY if places < 3 else TIGHT
    if places:
        at = MARGIN + 14, table.edge(0) - 42
        scene.write(say("scoring-worth"), *at, 36, colour=palette.QUIET, face=Face.BOLD, space=360)
    size = _size_for_kinds(fit, places, say)
    for number, row in enumerate(rows):
        y, high = table.middle(number), table.sizes.row - 6
        scene.put(stamps.panel(LABEL, high, palette.PANEL, palette.LINE, radius=18), MARGIN, y - high / 2)
        if row.part not in KINDS:
            _lay_part(scene, fit, y, row.part, say)
            continue
        chip = tokens.count_chip(row.part, letter_of(row.part, say), min(CHIP, table.sizes.row - 10))
        scene.put_at(chip, MARGIN + CHIP_MIDDLE, y, f"chip {row.part}")
        _lay_worth(scene, fit, y, row)
        if size:
            scene.write(capital(part_called(row.part, say)), MARGIN + fit.name, y, size)
    _lay_total_label(scene, table, say)


def _lay_worth(scene: Scene, fit: Fit, y: float, row: Row) -> None:
    for place, points in enumerate(row.worth, 1):
        x = MARGIN + LABEL - WORTH_END - fit.step * (len(row.worth) - place)
        scene.put_at(place_mark(place, str(points), fit.radius), x, y, f"worth {row.part} {place} {points}")


def _lay_part(scene: Scene, fit: Fit, y: float, part: str, say: Catalogue) -> None:
    icon = _icon(part)
    left = 24 if icon is None else fit.name
    if icon is not None:
        scene.put_at(icon, MARGIN + CHIP_MIDDLE, y, f"chip {part}")
    name = say("longest-wall") if part == WALL else capital(part_called(part, say))
    scene.write(name, MARGIN + left, y, SIZE + 2, space=LABEL - left - 16)


def _icon(part: str) -> Stamp | None:
    """Draw what stands for a part besides the kinds, if anything does."""
    if part == WALL:
        return wall_icon(ICON)
    art = rooms().part(part)
    return None if art is None else art.icon(part, ICON, None)


def _size_for_kinds(fit: Fit, places: int, say: Catalogue) -> int:
    """Return the size at which the names of all kinds fit before their octagons, or 0: then the drawings must do."""
    taken = WORTH_END + fit.step * (places - 1) + fit.radius if places else 10
    broadest = max(width(capital(part_called(kind, say)), Face.BLACK, SIZE) for kind in KINDS)
    for air in (14, 5):  # beside three octagons there is little room, and a name says more than air
        size = min(SIZE, int(SIZE * (LABEL - fit.name - taken - air) / broadest))
        if size >= SMALLEST_TYPE:
            return size
    return 0


def _lay_total_label(scene: Scene, table: Table, say: Catalogue) -> None:
    scene.put(stamps.panel(LABEL, TOTAL, palette.NIGHT, palette.NIGHT, radius=18), MARGIN, table.total)
    for text, y, size, colour, face in (
        ("scoring-gained", 0.36, 38, palette.QUIET_CREAM, Face.BOLD),
        ("scoring-total", 0.66, 46, palette.GOLD_LIGHT, Face.BLACK),
    ):
        middle = table.total + y * TOTAL
        scene.write(say(text), MARGIN + 28, middle, size, colour=colour, face=face, space=LABEL - 60)
