"""Where the palaces stand, and how large their tiles are: as large as fits onto a picture that is not too high."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from render.alhambra.table.ways import Outline, Spot, ways
from render.kit.layout.packing import Block, lowest, lowest_in_any_order, spread
from render.kit.layout.plan import Area

EDGE, BROADEST = 26, 1548
TALLEST = 2320
NARROW, TALLER = 4, 2900
"""Up to how many columns palaces are narrow: as long as all are, a higher picture keeps their tiles large."""
SIZES = (176, 160, 144, 136, 128, 120, 112, 104, 96)
"""How large a tile can be. They are few, since each is drawn anew for each of them; the last can just be read."""
ENOUGH = 144
"""From which size on larger tiles hardly matter: walls can be read at a glance, also on a phone."""
SMALLER = (80, 64, 48, 32, 24, 16)
"""How large tiles are where a palace that stands alone is larger than any real one."""
HIGHEST_ALONE = 1500
FEW = 4
"""Up to how many palaces are tried in any order: with more that takes long, and brings hardly anything."""
KEPT = 128


class Arrangement(NamedTuple):
    """All panels in their order, below each other from some height on."""

    side: int
    spots: tuple[Spot, ...]
    bottom: int


@lru_cache(maxsize=KEPT)
def arranged(outlines: tuple[Outline, ...], top: int, below: int) -> Arrangement | None:
    """Find the best arrangement below some height, with some space kept below it; none if tiles became too small."""
    found = _best(outlines, top, below, SIZES, TALLEST)
    if (found is None or found.side < ENOUGH) and max(map(_columns, outlines)) <= NARROW:
        return _best(outlines, top, below, (ENOUGH,), TALLER) or found
    return found


def _columns(outline: Outline) -> int:
    columns = [0, *(x for x, _ in outline.shape.cells)]
    return max(columns) - min(columns) + 1


def _best(
    outlines: tuple[Outline, ...], top: int, below: int, sizes: Sequence[int], highest: int
) -> Arrangement | None:
    best: tuple[float, int, Block] | None = None
    for side in sizes:
        if best is not None and _points(side, 0, 0) <= best[0]:
            break
        block = _lowest(outlines, side, highest - top - below)
        if block is None:
            continue
        empty = 1 - _covered(outlines, side) / (BROADEST * block.down)
        points = _points(side, top + block.down + below, empty)
        if best is None or points > best[0]:
            best = points, side, block
    if best is None:
        return None
    _, side, block = best
    bottom = round(top + block.down)
    return Arrangement(side, tuple(_spots(outlines, side, block, (EDGE, top, BROADEST, bottom - top))), bottom)


def alone(outline: Outline) -> Arrangement:
    """Let a palace stand alone, with tiles as large as fit."""
    for side in (*SIZES, *SMALLER):  # the last one is used, however large the palace
        block = lowest([[(way.across, way.down) for way in ways(outline, side)]], BROADEST)
        if block is not None and block.down <= HIGHEST_ALONE:
            break
    assert block is not None
    bottom = EDGE + round(block.down)
    return Arrangement(side, tuple(_spots([outline], side, block, (EDGE, EDGE, BROADEST, bottom - EDGE))), bottom)


def _lowest(outlines: Sequence[Outline], side: int, highest: float) -> Block | None:
    """Arrange panels with tiles of some size: in turn if there is room, else, few of them, in any order."""
    offers = [[(way.across, way.down) for way in ways(outline, side)] for outline in outlines]
    if sum(min(across * down for across, down in sizes) for sizes in offers) > BROADEST * highest:
        return None
    for search in (lowest, lowest_in_any_order) if len(outlines) <= FEW else (lowest,):
        block = search(offers, BROADEST)
        if block is not None and block.down <= highest:
            return block
    return None


def _spots(outlines: Sequence[Outline], side: int, block: Block, area: Area) -> Iterator[Spot]:
    for leaf, box in sorted(spread(block, area), key=lambda place: place[0].panel):
        yield Spot(box, ways(outlines[leaf.panel], side)[leaf.way])


def _covered(outlines: Sequence[Outline], side: int) -> float:
    """Return how many pixels all tiles cover."""
    return sum(len(outline.shape.cells) + 1 for outline in outlines) * side**2


def _points(side: int, height: float, empty: float) -> float:
    """Weigh large tiles against a high picture with much empty space."""
    points = 3 * min(side, ENOUGH) + 0.2 * max(0, side - ENOUGH)
    return points - max(0, height - 1300) / 50 - max(0, height - 1900) / 24 - 40 * empty
