"""The head of a panel: whose palace it is, how many cards and points there are, and how many tiles are new."""

from collections.abc import Iterator
from dataclasses import dataclass

from render.alhambra.layout.badges import Badge, badges_space, lay_badges
from render.kit.art import palette, stamps
from render.kit.art.lettering import SMALLEST_SHARE, Face, width
from render.kit.art.marks import place_mark
from render.kit.art.palette import Colour
from render.kit.art.sketch import Stamp
from render.kit.layout.plan import Area
from render.kit.layout.scene import Scene
from render.kit.layout.wording import numeral
from texts.catalogue import Catalogue

LINE, TRAY_LINE, BADGE_LINE = 70, 100, 56
"""How high a head is, how high with a tray in it, and how much more with a line of its own for badges."""
PADDING, GAP, BEFORE_SCORE = 14, 14, 30
SHIELD, NAME, COUNT, SCORE = 46, 46, 44, 70
HAND, BADGE, PILL, PLACE = 40, 46, 46, 27
LEAST_NAME = 150
"""How much space a long name keeps."""
IN_LINE = 3
"""How many badges stand beside the name at most."""


@dataclass(frozen=True, slots=True)
class Head:
    """What stands in the head of a seat's panel."""

    seat: int
    name: str
    shield: Stamp
    cards: int | None
    score: int | None
    badges: tuple[Badge, ...]
    new: int
    place: int | None
    ring: Colour | None
    """What rings the panel; then the ground of its head has a colour on which nothing is written quietly."""
    say: Catalogue

    @property
    def least(self) -> int:
        """How broad it must be without its badges."""
        return round(2 * PADDING + self._name_from + self._least_name + self._after_name + self._for_score)

    @property
    def for_badges(self) -> int | None:
        """How much broader it must be for its badges, or nothing if they need a line of their own."""
        return None if len(self.badges) > IN_LINE else round(self._badges + GAP) if self.badges else 0

    @property
    def _badges(self) -> float:
        return badges_space(self.badges, BADGE)

    @property
    def _name_from(self) -> int:
        return (2 * PLACE + 12 if self.place else 0) + SHIELD + 10

    @property
    def _least_name(self) -> float:
        return min(LEAST_NAME, SMALLEST_SHARE * width(self.name, Face.BLACK, NAME) + 4)

    @property
    def _after_name(self) -> float:
        return sum(GAP + space for space in self._details())

    @property
    def _for_score(self) -> float:
        return 0 if self.score is None else BEFORE_SCORE + width(numeral(self.score), Face.BLACK, SCORE)

    def _details(self) -> Iterator[float]:
        """Yield how broad the things between the name and the score are."""
        if self.cards is not None:
            yield stamps.hand_icon(HAND).size[0] + 6 + width(str(self.cards), Face.BLACK, COUNT)
        if self.new:
            yield stamps.new_pill(self.new, PILL).size[0]

    def lay(self, scene: Scene, box: Area, *, kept: float = 0, badges_below: bool = False) -> float:
        """Lay it out, and keep some space before the score; return where that ends."""
        left, top, across, down = box
        line = down - BADGE_LINE if badges_below else down
        x, y, right = left + PADDING, top + line / 2 + 1, left + across - PADDING
        if self.place:
            scene.put_at(place_mark(self.place, str(self.place), PLACE), x + PLACE + 1, y, f"place {self.place}")
        scene.put(self.shield, x + self._name_from - SHIELD - 10, y - self.shield.size[1] / 2, f"shield {self.seat}")
        x += self._name_from
        if self.score is not None:
            scene.write(numeral(self.score), right, y, SCORE, align="right")
        beside = 0 if badges_below or not self.badges else self._badges + GAP
        space = right - x - self._for_score - kept - self._after_name - beside
        x += scene.write(self.name, x, y, NAME, space=space)
        if self.cards is not None:
            x += GAP + self._lay_hand(scene, x + GAP, y)
        at = (left + PADDING, top + line + BADGE_LINE / 2 - 4) if badges_below else (x + GAP, y)
        lay_badges(scene, at, self.badges, BADGE, self.seat, say=self.say, space=across - 2 * PADDING)
        if self.new:
            pill = stamps.new_pill(self.new, PILL)
            scene.put(pill, x + beside + GAP, y - PILL / 2, f"pill of {self.seat}: {self.new}")
        return right - self._for_score

    def _lay_hand(self, scene: Scene, x: float, y: float) -> float:
        icon = stamps.hand_icon(HAND)
        scene.put(icon, x, y - HAND / 2, f"hand of {self.seat} {self.cards}")
        colour = palette.QUIET if self.ring is None else palette.INK
        return icon.size[0] + 6 + scene.write(str(self.cards), x + icon.size[0] + 6, y, COUNT, colour=colour)
