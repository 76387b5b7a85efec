"""What is left of the pieces that modules have in common supply: a small picture and a number for each."""

from collections.abc import Collection, Iterator
from dataclasses import dataclass, replace
from typing import ClassVar

from render.alhambra.layout.badges import Badge, badges_called, badges_space, lay_badges
from render.alhambra.room import Shelf
from render.kit.layout.panels import lay_panel
from render.kit.layout.plan import Area
from render.kit.layout.scene import Scene
from texts.catalogue import Catalogue

SIGN, LINE, PADDING = 52, 62, 18
"""How high a sign is, and a line of them, and what is left around them."""
IN_A_LINE = 2
"""How many stand in one line before another is begun."""


@dataclass(frozen=True, slots=True)
class Remaining:
    """What is left of what all share."""

    place: ClassVar[int] = 75
    growth: ClassVar[int] = 0
    signs: tuple[Badge, ...]
    in_one_line: bool = False

    def alone(self, shelf: Shelf) -> "Remaining":
        """Return the same for a row of its own, where one line is enough if all of it fits."""
        return replace(self, in_one_line=badges_space(self.signs, SIGN) + 2 * PADDING <= shelf.across)

    def breadth(self, shelf: Shelf) -> int:
        """Return how broad it is at least."""
        return round(max(badges_space(line, SIGN) for line in self._lines) + 2 * PADDING)

    def height(self, shelf: Shelf) -> int:
        """Return how high it would like to be."""
        return LINE * len(self._lines) + PADDING - (SIGN - LINE) // 2

    def lay(self, scene: Scene, box: Area, shelf: Shelf, scored: Collection[int], say: Catalogue) -> None:
        """Lay it out, each line in the middle."""
        left, top, across, down = box
        lay_panel(scene, box, "remaining")
        first = top + down / 2 - LINE * (len(self._lines) - 1) / 2
        for number, line in enumerate(self._lines):
            taken = badges_space(line, SIGN)
            lay_badges(
                scene, (left + (across - taken) / 2, first + LINE * number), line, SIGN, None, say=say, space=taken
            )

    def told(self, say: Catalogue, *, walls: bool, lasting: bool) -> Iterator[str]:
        """Say what it shows."""
        yield say("alt-remaining", pieces=say.row(badges_called(self.signs, say)))

    @property
    def _lines(self) -> list[tuple[Badge, ...]]:
        if self.in_one_line:
            return [self.signs]
        most = IN_A_LINE if len(self.signs) <= 2 * IN_A_LINE else -(-len(self.signs) // 2)
        return [self.signs[start : start + most] for start in range(0, len(self.signs), most)]
