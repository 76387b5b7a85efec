"""Both lines of dominoes as rows above the kingdoms."""

from render.kingdomino.layout.lines import Lines
from render.kingdomino.layout.slots import SMALL, Slots
from render.kit.art.frame import CONTENT, MARGIN
from render.kit.layout.participants import Participants
from render.kit.layout.scene import Scene
from texts.catalogue import Catalogue

ROW, STEP = 124, 134
LABEL, LABEL_SIZE = 108, 44
GAP = 10
BELOW = 6
"""How much more air there is below the rows than between them."""


def rows_height(lines: Lines) -> int:
    """Return how much of a picture the rows take."""
    rows = bool(lines.now) + bool(lines.next)
    return STEP * rows + BELOW if rows else 0


def lay_rows(scene: Scene, lines: Lines, people: Participants, say: Catalogue, *, choosing: bool) -> None:
    """Lay out the line whose dominoes are placed, and below it the one from which is chosen."""
    top, slots = CONTENT, Slots(SMALL, people, say, choosing)
    most = max(len(lines.now), len(lines.next))
    for key, line in (("line-now", lines.now), ("line-next", lines.next)):
        if not line:
            continue
        scene.write(say(key), MARGIN + 2, top + ROW / 2, LABEL_SIZE, space=LABEL - 12)
        left = MARGIN + LABEL
        across = (scene.across - MARGIN - left - GAP * (most - 1)) / most
        for number, spot in enumerate(line):
            slots.lay(scene, (left + (across + GAP) * number, top, across, ROW), spot)
        top += STEP
