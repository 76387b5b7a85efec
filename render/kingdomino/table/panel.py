"""A kingdom among others: a panel with its owner and points, its squares, and what each land is worth."""

from dataclasses import dataclass
from typing import NamedTuple

from kingdomino.view import Number
from render.kingdomino.art.tokens import state_mark
from render.kingdomino.layout.board import lay_empty, lay_kingdom, mark_new, plan_of
from render.kingdomino.layout.bonuses import bonuses_across, lay_bonuses
from render.kingdomino.layout.ground import lay_ground
from render.kingdomino.layout.pieces import chip_of, thrown_away
from render.kingdomino.layout.realm import Realm
from render.kit.art import palette, stamps
from render.kit.art.drawing import Point
from render.kit.art.marks import place_mark
from render.kit.art.palette import Colour
from render.kit.layout.plan import Area
from render.kit.layout.scene import Scene
from texts.catalogue import Catalogue

ACROSS = 761
HEAD, FOOT, BELOW = 92, 106, 20
"""How high the line with the owner and the points is, the one below the squares, and the space where there is none."""
SHIELD, NAME, POINTS, BEFORE = 56, 50, 72, 46
OCTAGON = 34
CHIP, WORTH, LOW_CHIP, LOW_WORTH = 54, 46, 50, 44
BONUS = 62
INSET, SIDE = 28, 160
"""How far the squares are from the edge, and how broad the column beside them is."""
THROWN, CROSS = 42, 20
LEAST_NAME = 190
"""How much of the head is kept for a name, before what was thrown away is only counted."""


class Frame(NamedTuple):
    """How a panel is divided: the size of its squares, and where the points of the lands are."""

    side: int
    board: tuple[int, int]
    """How broad and high the space for the squares is."""
    foot: bool
    """Whether the lands are counted below the squares, and the bonuses stand in the head."""

    @property
    def down(self) -> int:
        """How high a panel is."""
        return HEAD + self.board[1] + (FOOT if self.foot else BELOW)


@dataclass(frozen=True, slots=True)
class Panel:
    """What the panel of a player shows."""

    realm: Realm
    name: str
    new: frozenset[Number]
    place: int | None = None
    """When the game is over."""
    ring: Colour | None = None

    def lay(self, scene: Scene, at: tuple[int, int], frame: Frame, say: Catalogue) -> None:
        """Lay it out from its upper left corner."""
        (left, top), seat, kingdom = at, self.realm.seat, self.realm.kingdom
        box = left, top, ACROSS, frame.down
        lay_ground(scene, box, palette.PANEL_INNER, f"panel {seat}", ring=self.ring)
        self._lay_head(scene, (left, top, ACROSS, HEAD), frame, say)
        inset = (ACROSS - frame.board[0]) / 2 if frame.foot or not self._has_side else INSET
        area = left + inset, top + HEAD, *frame.board
        plan = plan_of(self.realm.cells, area, frame.side)
        lay_empty(scene, plan, kingdom, palette.LINE)
        lay_kingdom(scene, plan, seat, kingdom, say)
        mark_new(scene, plan, self.realm.laid(self.new))
        if frame.foot:
            self._lay_foot(scene, (left + 24, top + HEAD + frame.board[1], ACROSS - 48, FOOT), say)
        else:
            self._lay_side(scene, (left + INSET + frame.board[0] + 41, top + HEAD + 4), say)

    @property
    def _has_side(self) -> bool:
        """Whether something stands beside the squares."""
        return self.realm.points is not None or bool(self.realm.bonuses)

    def _lay_head(self, scene: Scene, box: Area, frame: Frame, say: Catalogue) -> None:
        """Write whose kingdom it is, how many points there are, and what was thrown away."""
        left, top, across, down = box
        x, right, y, seat = left + 20, left + across - 30, top + down / 2 + 2, self.realm.seat
        if self.place is not None:
            scene.put_at(place_mark(self.place, str(self.place), OCTAGON), x + OCTAGON, y, f"place {self.place}")
            x += 2 * OCTAGON + 12
        shield = stamps.seat_shield(seat, SHIELD)
        scene.put(shield, x, y - shield.size[1] / 2, f"shield {seat}")
        x += SHIELD + 16
        right = self._lay_points(scene, right, y)
        if frame.foot and self.realm.bonuses:
            right -= bonuses_across(self.realm.bonuses, BONUS)
            lay_bonuses(scene, (right, y - BONUS / 2), self.realm.bonuses, BONUS, seat)
            right -= 20
        right = self._lay_thrown(scene, (x, right), y, say)
        scene.write(self.name, x, y, NAME, space=right - x)

    def _lay_points(self, scene: Scene, right: float, y: float) -> float:
        """Write the points, in a Dynasty after those of the games before; return where they begin."""
        if self.realm.points is None:
            return right
        right -= scene.write(str(self.realm.points), right, y, POINTS, align="right")
        if self.realm.before:
            before = f"{self.realm.before} +"
            right -= 14
            right -= scene.write(before, right, y + 6, BEFORE, colour=palette.QUIET, align="right")
        return right - 20

    def _lay_thrown(self, scene: Scene, ends: tuple[float, float], y: float, say: Catalogue) -> float:
        """Show what was thrown away as far as there is room, and how much more; return where that begins."""
        (left, right), numbers = ends, self.realm.discards
        if not numbers:
            return right
        step = thrown_away(numbers[0], THROWN, say).size[0] + 6
        most = max(0, int((right - left - LEAST_NAME) // step))
        if not most:
            return self._count_thrown(scene, right, y)
        shown = len(numbers) if len(numbers) <= most else max(1, most - 1)
        if shown < len(numbers):
            right -= scene.write(f"+{len(numbers) - shown}", right, y, BEFORE, colour=palette.QUIET, align="right") + 8
        for number in reversed(numbers[:shown]):
            right -= step
            stamp = thrown_away(number, THROWN, say)
            scene.put(stamp, right, y - stamp.size[1] / 2 + 5, f"thrown away {self.realm.seat} {number}")
        return right - 12

    def _count_thrown(self, scene: Scene, right: float, y: float) -> float:
        """Only count what was thrown away, after a cross; return where that begins."""
        number = str(len(self.realm.discards))
        right -= scene.write(number, right, y, BEFORE, colour=palette.QUIET, align="right") + 8
        mark = state_mark("lost", CROSS)
        scene.put(mark, right - mark.size[0], y - CROSS, f"thrown away {self.realm.seat} {number} in all")
        return right - mark.size[0] - 12

    def _lay_side(self, scene: Scene, at: Point, say: Catalogue) -> None:
        """Count what each land is worth beside the squares, and below that the bonuses."""
        (left, top), across = at, SIDE
        if self.realm.points is not None:
            for number, worth in enumerate(self.realm.by_land):
                y = top + 62 * number + CHIP / 2 + 2
                self._lay_worth(scene, (left, y), worth, across, say)
            if self.realm.bonuses:
                scene.box(left, top + 381, across, 3, colour=palette.LINE)
        if self.realm.bonuses:
            lay_bonuses(scene, (left + 6, top + 400), self.realm.bonuses, BONUS, self.realm.seat, gap=14)

    def _lay_foot(self, scene: Scene, box: Area, say: Catalogue) -> None:
        """Count what each land is worth below the squares."""
        if self.realm.points is None:
            return
        left, top, across, down = box
        step = across / len(self.realm.by_land)
        for number, worth in enumerate(self.realm.by_land):
            self._lay_worth(scene, (left + step * number, top + down / 2 + 4), worth, step - 8, say)

    def _lay_worth(self, scene: Scene, at: Point, worth: tuple[str, int], across: float, say: Catalogue) -> None:
        """Show a land, and what it is worth, within some space."""
        land, points = worth
        (x, y), colour = at, palette.INK if points else palette.STRONG_LINE
        below = across >= SIDE  # each other, numbers end alike
        chip = CHIP if below else LOW_CHIP
        scene.put(chip_of(land, chip, say), x, y - chip / 2, f"worth {self.realm.seat} {land} {points}")
        if below:
            scene.write(str(points), x + across - 6, y, WORTH, colour=colour, align="right")
        else:
            scene.write(str(points), x + chip + 7, y, LOW_WORTH, colour=colour, space=across - chip - 7)
