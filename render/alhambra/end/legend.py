"""What the segments of the bars mean: a chip and a word for each part."""

from collections.abc import Sequence
from functools import lru_cache

from render.alhambra.art import tokens
from render.alhambra.art.bricks import wall_icon
from render.alhambra.end.bars import own_colour, segment_colours
from render.alhambra.end.tally import OTHER
from render.alhambra.layout.naming import letter_of
from render.alhambra.layout.parts import KINDS, PARTS, WALL, part_called
from render.alhambra.rooms import rooms
from render.kit.art import palette, stamps
from render.kit.art.drawing import Point
from render.kit.art.frame import MARGIN
from render.kit.art.lettering import Face, width
from render.kit.art.shapes import rounded_square
from render.kit.art.sketch import Sketch, Stamp
from render.kit.layout.scene import Scene
from render.kit.layout.wording import capital
from texts.catalogue import Catalogue

LEGEND_ROW = 102
CHIP, WALL_WIDTH, AFTER = 63, 56, 12
"""How large the chips are, and the space between one and its word."""
SIZE, SMALLEST = 38, 33
PAD, LEAST_GAP = 24, 16
SPACE = 1600 - 2 * (MARGIN + PAD)


def legend_rows(parts: Sequence[str], say: Catalogue) -> int:
    """Return how many rows the legend takes."""
    entries = _entries(parts)
    if _size(entries, say) >= SMALLEST:
        return 1
    return next((rows for rows in range(2, len(entries)) if _size_in(rows, entries, say) >= SMALLEST), len(entries))


def lay_legend(scene: Scene, top: float, parts: Sequence[str], say: Catalogue) -> None:
    """Explain the parts, spread over the whole width."""
    entries, rows = _entries(parts), legend_rows(parts, say)
    height = LEGEND_ROW * rows - 2
    panel = stamps.panel(scene.across - 2 * MARGIN, height, palette.PANEL, palette.LINE)
    scene.put(panel, MARGIN, top, "legend")
    if rows == 1:
        _spread(scene, top + LEGEND_ROW / 2 - 1, entries, say)
    else:
        _tabulate(scene, top, entries, rows, say)


def _spread(scene: Scene, y: float, entries: Sequence[str], say: Catalogue) -> None:
    """Put all entries into a row, with equal gaps."""
    size = _size(entries, say)
    widths = [_chip(part, say).size[0] + AFTER + width(_word(part, say), Face.BLACK, size) for part in entries]
    gap, x = (SPACE - sum(widths)) / max(1, len(entries) - 1), float(MARGIN + PAD)
    for part, broad in zip(entries, widths, strict=True):
        _lay_entry(scene, (x, y), part, size, say)
        x += broad + gap


def _tabulate(scene: Scene, top: float, entries: Sequence[str], rows: int, say: Catalogue) -> None:
    """Put the entries into rows, below each other."""
    each, size = -(-len(entries) // rows), _size_in(rows, entries, say)
    for number, part in enumerate(entries):
        row, column = divmod(number, each)
        x = MARGIN + PAD + SPACE / each * column
        _lay_entry(scene, (x, top + LEGEND_ROW * (row + 0.5) - 1), part, size, say)


def _lay_entry(scene: Scene, at: Point, part: str, size: int, say: Catalogue) -> None:
    chip, (x, y) = _chip(part, say), at
    scene.put(chip, x, y - chip.size[1] / 2, f"legend {part}")
    scene.write(_word(part, say), x + chip.size[0] + AFTER, y, size, space=SPACE)


def _entries(parts: Sequence[str]) -> list[str]:
    """List what has a colour of its own, and one entry for all the rest."""
    own = [*PARTS, *(part for part in parts if own_colour(part))]
    return [*own, *(["other"] if len(parts) > len(own) else [])]


def _size(entries: Sequence[str], say: Catalogue) -> int:
    """Return the size of type at which a row of entries fits, however small."""
    chips = sum(_chip(part, say).size[0] + AFTER for part in entries) + LEAST_GAP * (len(entries) - 1)
    words = sum(width(_word(part, say), Face.BLACK, SIZE) for part in entries)
    return int(SIZE * min(1, (SPACE - chips) / words))


def _size_in(rows: int, entries: Sequence[str], say: Catalogue) -> int:
    """Return the size of type at which entries fit below each other in so many rows, however small."""
    space = SPACE / -(-len(entries) // rows) - CHIP - AFTER - LEAST_GAP
    return int(SIZE * min(1.0, space / max(width(_word(part, say), Face.BLACK, SIZE) for part in entries)))


def _word(part: str, say: Catalogue) -> str:
    return capital(part_called(part, say))


def _chip(part: str, say: Catalogue) -> Stamp:
    if part == WALL:
        return wall_icon(WALL_WIDTH)
    art = rooms().part(part)
    if art is not None and art.colour is not None:
        return art.icon(part, CHIP, art.colour)
    return tokens.count_chip(part, letter_of(part, say), CHIP) if part in KINDS else _other_chip(CHIP)


@lru_cache(maxsize=4)
def _other_chip(side: int) -> Stamp:
    fill, colour = segment_colours(OTHER)
    sketch, centre = Sketch(side, side), (side / 2, side / 2)
    sketch.polygon(rounded_square(centre, side - 4, 0.14 * side), fill, stamps.EDGE)
    sketch.text(OTHER, centre, 0.7 * side, colour)
    return sketch.stamp()
