"""The header of a picture of the table: whose turn it is, which round, and how many dominoes are left to draw."""

from render.kingdomino.art.tokens import icon
from render.kingdomino.layout.moment import Moment
from render.kit.art import palette
from render.kit.art.frame import HEADER, MARGIN
from render.kit.art.lettering import Face
from render.kit.art.sketch import Stamp
from render.kit.layout import rounds
from render.kit.layout.header import head
from render.kit.layout.scene import Scene
from texts.catalogue import Catalogue

SHIELD = 62
ROUND, COUNT, PILE = 42, 58, 62
"""How large the round, the number of dominoes and their sign are."""
MOST = 420
"""How much of the header the round may take."""


def lay_heading(scene: Scene, title: str, shield: Stamp | None, moment: Moment, say: Catalogue) -> None:
    """Write the title, and from the right what is left to draw, the round, and in a Dynasty the games."""
    y, end = HEADER / 2 + 6, float(scene.across - MARGIN - 8)
    right = end
    if not moment.over:
        right -= scene.write(str(moment.left), right, y, COUNT, colour=palette.CREAM, align="right") + 16
        pile = icon("pile", PILE)
        right -= pile.size[0]
        scene.put(pile, right, y - PILE / 2, f"pile {moment.left}")
        called = moment.called(say)
        right -= 34
        face, quiet = Face.SEMIBOLD, palette.QUIET_CREAM
        right -= scene.write(called, right, y, ROUND, colour=quiet, face=face, align="right", space=MOST)
    if moment.parts > 1:
        right -= 34 if right < end else 0
        lay_games(scene, moment.part, moment.parts, over=moment.over, end=scene.across - right)
        right -= rounds.STEP * moment.parts
    head(scene, title, shield, reserved=end - right)


def lay_games(scene: Scene, part: int, parts: int, *, over: bool, end: float) -> None:
    """Show which games of a Dynasty are over, and ring the one that it is about."""
    done = range(1, part + 1 if over else part)
    rounds.put_rounds(scene, range(1, parts + 1), done, part, end=end + rounds.RADIUS)
