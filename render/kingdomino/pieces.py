"""All pieces on one sheet: every domino with its number, a back, and the castles and kings of the seats."""

from dataclasses import dataclass

from kingdomino.view import Number, dominoes
from render.kingdomino import GAME
from render.kingdomino.art.cell import castle
from render.kingdomino.art.domino import back
from render.kingdomino.art.king import king
from render.kingdomino.art.look import LOOK
from render.kingdomino.layout.naming import domino_called
from render.kingdomino.layout.shelf import SQUARE, lay_shelf, shelf_height
from render.kit.art.frame import CONTENT, MARGIN
from render.kit.layout.header import head
from render.kit.layout.naming import shortest_needed
from render.kit.layout.panels import lay_panel
from render.kit.layout.scene import Scene
from render.kit.picture import Still
from texts.catalogue import catalogue

WIDTH, GAP, BELOW = 1600, 16, 34
SEATS, CASTLE, KING, COURT = 4, 122, 126, 154


@dataclass(frozen=True, slots=True)
class PiecesPicture(Still):
    """All that the picture shows."""

    numbers: tuple[Number, ...] = ()
    language: str = "en"

    @classmethod
    def of_all(cls) -> "PiecesPicture":
        """Show every domino of the game."""
        return cls(tuple(dominoes()))

    def scene(self) -> Scene:
        """Lay it out."""
        say, top = catalogue(self.language, GAME), CONTENT + COURT + GAP
        scene = Scene(WIDTH, top + shelf_height(len(self.numbers)) + BELOW, look=LOOK)
        head(scene, say("pieces-title"))
        lay_panel(scene, (MARGIN, CONTENT, WIDTH - 2 * MARGIN, COURT), "court")
        stamp, y = back(len(dominoes()), SQUARE), CONTENT + COURT / 2
        step = (WIDTH - 2 * MARGIN - stamp.size[0] - 60) / SEATS
        for seat in range(SEATS):
            x = MARGIN + step * (seat + 0.5)
            scene.put_at(castle(seat, CASTLE), x - 56, y, f"castle {seat}")
            scene.put_at(king(seat, KING), x + 62, y, f"king {seat}")
        scene.put(stamp, WIDTH - MARGIN - 30 - stamp.size[0], y - stamp.size[1] / 2, "back")
        lay_shelf(scene, top, self.numbers, say)
        return scene

    def alt(self) -> str:
        """Say what it shows; where it would be too long, numbers alone."""
        say = catalogue(self.language, GAME)
        told = (
            say.row([domino_called(one, say, short=True) for one in self.numbers]),
            say.row([str(one) for one in self.numbers]),
        )
        return shortest_needed(say("alt-pieces", dominoes=one) for one in told)
