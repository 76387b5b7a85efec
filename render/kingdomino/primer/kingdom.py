"""Your kingdom: a young one around its castle, a square with what is on it named, and how lands are counted."""

from dataclasses import dataclass

from kingdomino.view import Territory, dominoes
from render.kingdomino.kingdom.banners import lay_banners
from render.kingdomino.layout.board import cells_of, lay_kingdom, plan_of, squares_of
from render.kingdomino.layout.naming import cell_called, land_called, square_called, territory_called
from render.kingdomino.layout.pieces import square_of
from render.kingdomino.primer import story
from render.kingdomino.primer.page import Page
from render.kingdomino.primer.parts import lay_count
from render.kit.art import palette, stamps
from render.kit.layout.panels import rule
from render.kit.layout.plan import Area
from render.kit.layout.scene import Scene
from render.kit.layout.teaching import lay_leader
from render.kit.layout.wording import capital
from render.kit.primer import YOU
from texts.catalogue import Catalogue

AREA: Area = (36, 134, 440, 832)
SIDE = 160
PANEL = (500, 134, 1064, 832)
SQUARE, EDGE = 330, 5
LABELS = 540
"""How far from the left of the panel the names of what is on the square begin."""
WORDS = 58
FORMULA, STEP, COUNTED = 560, 136, 720


@dataclass(frozen=True, slots=True)
class KingdomPage(Page):
    """The first page."""

    number = 1
    height = 1000

    def lay(self, scene: Scene, say: Catalogue) -> None:
        """Lay out the kingdom, the square and the counts."""
        plan = plan_of(cells_of(story.HOME), AREA, SIDE)
        lay_kingdom(scene, plan, YOU, story.HOME, say)
        lay_banners(scene, plan, story.HOME)
        left, top, across, down = PANEL
        scene.put(stamps.panel(across, down, palette.PANEL, palette.LINE), left, top, "panel")
        _explain_square(scene, say)
        rule(scene, PANEL, top + FORMULA - STEP / 2 - 16)
        for number, land in enumerate(_counted()):
            lay_count(scene, (left + 60, top + FORMULA + STEP * number), land, left + COUNTED, say)

    def told(self, say: Catalogue) -> str:
        """Say where the squares lie, what is on one of them, and what the lands are worth."""
        squares = [
            f"{cell_called(cell)} {square_called(square, say)}" for cell, square in squares_of(story.HOME).items()
        ]
        square = dominoes()[story.EXPLAINED].first
        counts = [territory_called(land, say) for land in _counted()]
        return say(
            "alt-primer-1",
            squares=say.row(squares),
            sort=land_called(square.terrain, say),
            number=square.crowns,
            counts=capital(say.series(counts)),
        )


def _counted() -> list[Territory]:
    """Return a land with crowns, and one without."""
    lands = story.HOME.territories
    best = max(lands, key=lambda land: land.points)
    return [best, max((land for land in lands if not land.crowns), key=lambda land: land.squares)]


def _explain_square(scene: Scene, say: Catalogue) -> None:
    """Show a square large, and lead from its drawing and its crowns to their names."""
    left, top, across, _ = PANEL
    square = dominoes()[story.EXPLAINED].first
    x, y = left + 60, top + 48
    scene.box(x - EDGE, y - EDGE, SQUARE + 2 * EDGE, SQUARE + 2 * EDGE, colour=palette.INK, what="edge")
    scene.put(square_of(square, SQUARE, say), x, y, "square")
    names = (
        (0.5, 0.36, say("primer-land", sort=land_called(square.terrain, say))),
        (0.66, 0.83, say("primer-crowns", number=square.crowns)),
    )
    for right, down, words in names:
        start, level = x + right * SQUARE, y + down * SQUARE
        lay_leader(scene, [(start, level), (left + LABELS - 22, level)])
        scene.write(words, left + LABELS, level, WORDS, space=across - LABELS - 40)
