"""Five by five: the frame of a kingdom, what stays within it, what doesn't, and what fits nowhere."""

from dataclasses import dataclass
from functools import lru_cache

from render.kingdomino.layout.board import cells_of, lay_kingdom, plan_of
from render.kingdomino.layout.naming import cell_called, domino_called
from render.kingdomino.layout.pieces import thrown_away
from render.kingdomino.primer import story
from render.kingdomino.primer.page import Page
from render.kingdomino.primer.parts import MARK, lay_mark, lay_try, middle_of
from render.kit.art import palette, stamps
from render.kit.art.dashes import dashed_box
from render.kit.art.lettering import Face, in_lines
from render.kit.art.sketch import Sketch, Stamp
from render.kit.layout.panels import rule
from render.kit.layout.plan import Area
from render.kit.layout.scene import Scene
from render.kit.primer import YOU
from texts.catalogue import Catalogue

AREA: Area = (28, 126, 860, 848)
SIDE = 134
PANEL = (900, 134, 664, 832)
EDGE = 8
"""How thick the frame is."""
WORDS, LINE, LARGE = 54, 60, 120
ROW = 208


@dataclass(frozen=True, slots=True)
class FittingPage(Page):
    """The fourth page."""

    number = 4
    height = 1000

    def lay(self, scene: Scene, say: Catalogue) -> None:
        """Lay out the kingdom in its frame with both places, and what they mean."""
        tried = (story.FITS, story.TOO_HIGH)
        corners = [(story.WEST, story.NORTH), (story.WEST + story.SIZE - 1, story.NORTH + story.SIZE)]
        plan = plan_of([*cells_of(story.GROWN), *corners], AREA, SIDE)
        for one in tried:
            lay_try(scene, plan, one, say)
        lay_kingdom(scene, plan, YOU, story.GROWN, say)
        x, y = plan.corner((story.WEST, story.NORTH))
        side = story.SIZE * SIDE + 2 * EDGE
        scene.put(_frame(side), x - EDGE, y - EDGE, "frame")
        for one in tried:
            lay_mark(scene, middle_of(plan, one), one.reason, allowed=one.rule is None, radius=MARK + 6)
        _lay_panel(scene, say)

    def told(self, say: Catalogue) -> str:
        """Say what stays within the frame, and what doesn't."""
        fits, too_high = (
            f"{cell_called(one.laid.first)} {cell_called(one.laid.second)}" for one in (story.FITS, story.TOO_HIGH)
        )
        domino = domino_called(story.FITS.laid.number, say)
        return say("alt-primer-4", domino=domino, fits=fits, too_high=too_high)


def _lay_panel(scene: Scene, say: Catalogue) -> None:
    """Write how large a kingdom gets, what fits, what doesn't, and what happens to what fits nowhere."""
    left, top, across, down = PANEL
    scene.put(stamps.panel(across, down, palette.PANEL, palette.LINE), left, top, "panel")
    scene.write(f"{story.SIZE} × {story.SIZE}", left + across / 2, top + ROW / 2, LARGE, align="centre")
    for number, one in enumerate((story.FITS, story.TOO_HIGH), 1):
        y = top + ROW * (number + 0.5)
        rule(scene, PANEL, y - ROW / 2)
        lay_mark(scene, (left + 84, y), f"listed {one.reason}", allowed=one.rule is None, radius=MARK + 6)
        _lay_words(scene, left + 160, y, across - 190, say(f"primer-{one.reason}"))
    y = top + ROW * 3.5
    rule(scene, PANEL, y - ROW / 2)
    stamp = thrown_away(story.NOWHERE, 96, say)
    scene.put_at(stamp, left + 32 + stamp.size[0] / 2, y, f"thrown away {story.NOWHERE}")
    x = 32 + stamp.size[0] + 22
    _lay_words(scene, left + x, y, across - x - 26, say("primer-nowhere"))


def _lay_words(scene: Scene, left: float, y: float, space: float, text: str) -> None:
    lines = in_lines(text, Face.BLACK, WORDS, space)
    for number, words in enumerate(lines):
        scene.write(words, left, y + LINE * (number - (len(lines) - 1) / 2), WORDS, space=space)


@lru_cache(maxsize=1)
def _frame(side: int) -> Stamp:
    """Draw the dashed frame that a kingdom never leaves."""
    sketch, half = Sketch(side, side, edge=palette.TURQUOISE_DARK), EDGE / 2
    box = half, half, side - half, side - half
    dashed_box(sketch, box, radius=14, colour=palette.TURQUOISE_DARK, thickness=EDGE)
    return sketch.stamp()
