"""Choose a domino: a line with two kings on it, and in which order that line will be played."""

from dataclasses import dataclass

from render.kingdomino.layout.lines import Spot
from render.kingdomino.layout.naming import domino_called
from render.kingdomino.layout.slots import LARGE, Slots
from render.kingdomino.primer import story
from render.kingdomino.primer.page import Page
from render.kit.art import palette
from render.kit.art.frame import CONTENT, MARGIN
from render.kit.art.lettering import Face, in_lines
from render.kit.layout.panels import lay_panel
from render.kit.layout.participants import Participants
from render.kit.layout.scene import Scene
from render.kit.primer import WIDTH, YOU
from texts.catalogue import Catalogue

ACROSS, ROW, STEP = 640, 160, 178
LEFT = MARGIN + ACROSS + 20
ORDER = 92
"""The size of the numbers that tell the order."""
WORDS, LINE = 52, 58


@dataclass(frozen=True, slots=True)
class ChoosingPage(Page):
    """The second page."""

    number = 2
    height = CONTENT + STEP * len(story.LINE) + 20

    def lay(self, scene: Scene, say: Catalogue) -> None:
        """Lay out the line, and beside each domino when it will be played."""
        people = Participants(tuple(_name(seat, say) for seat in range(3)))
        slots = Slots(LARGE, people, say, choosing=True)
        for number, spot in enumerate(story.LINE):
            top = CONTENT + 6 + STEP * number
            slots.lay(scene, (MARGIN, top, ACROSS, ROW), spot)
            _lay_order(scene, top, number, spot, say)

    def told(self, say: Catalogue) -> str:
        """Say what is in the line, and what the choice means."""
        spots = [
            say("alt-primer-spot", domino=domino_called(spot.number or 0, say), words=_words(number, spot, say))
            for number, spot in enumerate(story.LINE)
        ]
        return say("alt-primer-2", spots=say.series(spots))


def _name(seat: int, say: Catalogue) -> str:
    return say("primer-you") if seat == YOU else say(f"primer-player-{seat}")


def _words(number: int, spot: Spot, say: Catalogue) -> str:
    """Say what it means to stand there."""
    if spot.king is None:
        return say("primer-free")
    if spot.king == YOU:
        return say("primer-last" if number == len(story.LINE) - 1 else "primer-first")
    return say("primer-first-other", name=_name(spot.king, say))


def _lay_order(scene: Scene, top: float, number: int, spot: Spot, say: Catalogue) -> None:
    """Write in which place a domino will be played, and what that means."""
    across = WIDTH - MARGIN - LEFT
    lay_panel(scene, (LEFT, top, across, ROW), f"order {number + 1}")
    y = top + ROW / 2
    taken = spot.king is not None
    colour = palette.INK if taken else palette.STRONG_LINE
    scene.write(str(number + 1), LEFT + 66, y, ORDER, colour=colour, align="centre")
    scene.box(LEFT + 128, top + 26, 3, ROW - 52, colour=palette.LINE)
    x, space = LEFT + 160, across - 190
    lines = in_lines(_words(number, spot, say), Face.BLACK, WORDS, space)
    for place, words in enumerate(lines):
        at = y + LINE * (place - (len(lines) - 1) / 2)
        scene.write(words, x, at, WORDS, colour=palette.INK if taken else palette.QUIET, space=space)
