"""Place it: two places where the new domino fits, and two where it doesn't."""

from dataclasses import dataclass

from render.kingdomino.layout.board import cells_of, lay_kingdom, plan_of
from render.kingdomino.layout.naming import cell_called, domino_called
from render.kingdomino.layout.pieces import domino_of
from render.kingdomino.primer import story
from render.kingdomino.primer.page import Page
from render.kingdomino.primer.parts import GOLD, MARK, lay_mark, lay_try, middle_of
from render.kit.art import palette, stamps
from render.kit.layout.panels import rule
from render.kit.layout.plan import Area
from render.kit.layout.scene import Scene
from render.kit.layout.wording import signed
from render.kit.primer import YOU
from texts.catalogue import Catalogue

AREA: Area = (28, 126, 892, 848)
SIDE = 146
PANEL = (934, 134, 630, 832)
SQUARE = 170
ROW, FIRST = 140, 330
"""How high the line of a place is, and where the first one is."""
WORDS = 48


@dataclass(frozen=True, slots=True)
class PlacingPage(Page):
    """The third page."""

    number = 3
    height = 1000

    def lay(self, scene: Scene, say: Catalogue) -> None:
        """Lay out the kingdom with all four places, and the list of them."""
        tried = [cell for one in story.TRIES for cell in (one.laid.first, one.laid.second)]
        plan = plan_of([*cells_of(story.HOME), *tried], AREA, SIDE)
        for one in story.TRIES:
            lay_try(scene, plan, one, say)
        lay_kingdom(scene, plan, YOU, story.HOME, say)
        for number, one in enumerate(story.TRIES, 1):
            scene.put_at(stamps.choice_mark(str(number), MARK), *middle_of(plan, one), f"number {number}")
        _lay_list(scene, say)

    def told(self, say: Catalogue) -> str:
        """Say where the domino may go, where not, and why."""
        tries = [
            say(
                "alt-primer-try",
                allowed="no" if one.rule else "yes",
                cells=f"{cell_called(one.laid.first)} {cell_called(one.laid.second)}",
                reason=say(f"primer-{one.reason}"),
            )
            for one in story.TRIES
        ]
        return say("alt-primer-3", domino=domino_called(story.CHOSEN, say), tries=say.series(tries))


def _lay_list(scene: Scene, say: Catalogue) -> None:
    """Show the domino, and say of each place whether it fits there and why."""
    left, top, across, down = PANEL
    scene.put(stamps.panel(across, down, palette.PANEL, palette.LINE), left, top, "panel")
    stamp = domino_of(story.CHOSEN, SQUARE, say)
    scene.put_at(stamp, left + across / 2, top + 42 + stamp.size[1] / 2, f"domino {story.CHOSEN}")
    for number, one in enumerate(story.TRIES, 1):
        y = top + FIRST + ROW * (number - 1)
        rule(scene, PANEL, y - ROW / 2)
        scene.put_at(stamps.choice_mark(str(number), MARK), left + 66, y, f"listed {number}")
        lay_mark(scene, (left + 156, y), str(number), allowed=one.rule is None)
        space = across - 216 - 24
        if one.gain:
            space -= GOLD[0] + 10
            x = left + across - 26 - GOLD[0] / 2
            best = one.gain == max(other.gain for other in story.TRIES)
            if best:
                scene.put_at(stamps.panel(*GOLD, palette.GOLD, palette.INK, radius=18, thickness=4), x, y, "gold")
            colour = palette.INK if best else palette.QUIET
            scene.write(signed(one.gain), x, y, WORDS, colour=colour, align="centre")
        scene.write(say(f"primer-{one.reason}"), left + 212, y, WORDS, space=space)
