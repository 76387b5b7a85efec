"""Count your lands: the kingdom of the story when it is full, and what each of its lands brings."""

from dataclasses import dataclass

from render.kingdomino.kingdom.banners import lay_banners
from render.kingdomino.layout.board import cells_of, lay_kingdom, plan_of
from render.kingdomino.layout.naming import territory_called
from render.kingdomino.primer import story
from render.kingdomino.primer.page import Page
from render.kingdomino.primer.parts import lay_count
from render.kit.art import palette, stamps
from render.kit.layout.plan import Area
from render.kit.layout.scene import Scene
from render.kit.layout.wording import capital
from render.kit.primer import YOU
from texts.catalogue import Catalogue

AREA: Area = (28, 126, 830, 848)
SIDE = 156
PANEL = (866, 134, 698, 832)
ROW, FIRST = 122, 84
TOTAL = 168


@dataclass(frozen=True, slots=True)
class ScoringPage(Page):
    """The fifth page."""

    number = 5
    height = 1000

    def lay(self, scene: Scene, say: Catalogue) -> None:
        """Lay out the kingdom with its banners, and the counts."""
        plan = plan_of(cells_of(story.FULL), AREA, SIDE)
        lay_kingdom(scene, plan, YOU, story.FULL, say)
        lay_banners(scene, plan, story.FULL)
        left, top, across, down = PANEL
        scene.put(stamps.panel(across, down, palette.PANEL, palette.LINE), left, top, "panel")
        for number, land in enumerate(story.scoring(story.FULL)):
            y = top + FIRST + ROW * number
            if number:
                scene.box(left + 24, y - ROW / 2, across - 48, 3, colour=palette.PANEL_INNER)
            lay_count(scene, (left + 28, y), land, left + across - 28, say)
        _lay_total(scene, say)

    def told(self, say: Catalogue) -> str:
        """Say what each land brings, and what that adds up to."""
        counts = [territory_called(land, say) for land in story.scoring(story.FULL)]
        return say("alt-primer-5", counts=capital(say.series(counts)), points=story.YOUR_POINTS)


def _lay_total(scene: Scene, say: Catalogue) -> None:
    """Write on night whose points these are, and how many."""
    left, top, across, down = PANEL
    y = top + down - TOTAL - 16
    scene.put(stamps.panel(across - 32, TOTAL, palette.NIGHT, palette.NIGHT, radius=18), left + 16, y, "total")
    middle = y + TOTAL / 2
    scene.put_at(stamps.seat_shield(YOU, 70), left + 76, middle, "shield total")
    right = left + across - 46
    taken = scene.write(str(story.YOUR_POINTS), right, middle, 110, colour=palette.GOLD, align="right")
    space = right - taken - 24 - left - 130
    scene.write(say("primer-you"), left + 130, middle - 34, 54, colour=palette.CREAM, space=space)
    added = say.added([land.points for land in story.scoring(story.FULL)])
    scene.write(added, left + 130, middle + 36, 46, colour=palette.QUIET_CREAM, space=space)
