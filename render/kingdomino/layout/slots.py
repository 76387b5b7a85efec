"""Where a domino lies in a line: its milestone, the domino, and the king on it or the place for one."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from render.kingdomino.art.domino import domino_size, milestone
from render.kingdomino.art.king import king, no_king
from render.kingdomino.art.tokens import done_mark
from render.kingdomino.layout.ground import lay_ground
from render.kingdomino.layout.lines import Spot, Standing
from render.kingdomino.layout.pieces import domino_of, thrown_away
from render.kit.art import palette, stamps
from render.kit.art.dashes import dashed_box
from render.kit.art.drawing import Point
from render.kit.art.sketch import Sketch, Stamp
from render.kit.layout.participants import Participants
from render.kit.layout.plan import Area
from render.kit.layout.scene import Scene
from texts.catalogue import Catalogue

NAME = 50
WISH = 34
"""The radius of the disc with the rank of a wish."""
AFTER_KING, BEFORE_NAME = 24, 18


class Sizes(NamedTuple):
    """How large everything in a slot is."""

    square: int
    stone: int
    king: int
    shield: int
    air: int
    """How much is left free before the milestone, and after it."""
    thrown: int
    """How large the squares of a domino are that was thrown away."""


LARGE = Sizes(square=122, stone=64, king=126, shield=64, air=10, thrown=78)
SMALL = Sizes(square=98, stone=54, king=106, shield=54, air=8, thrown=60)


@dataclass(frozen=True, slots=True)
class Slots:
    """What all slots of a picture have in common."""

    sizes: Sizes
    people: Participants
    say: Catalogue
    choosing: bool
    """Whether the free dominoes can be chosen now."""
    wishes: Sequence[int] = ()
    """What somebody would like to have, most of all the first one."""
    preparing: int | None = None
    """The domino for whose turn somebody prepares."""

    def lay(self, scene: Scene, box: Area, spot: Spot) -> None:
        """Lay out one place of a line."""
        self._lay_ground(scene, box, spot)
        if spot.number is None:
            self._lay_first(scene, box, spot)
            return
        (left, top, across, down), sizes = box, self.sizes
        y, stone = top + down / 2, milestone(spot.number, sizes.stone)
        broad, high = domino_size(sizes.square)
        spare = across - 2 * sizes.air - stone.size[0] - broad - king(0, sizes.king).size[0]
        x = left + max(sizes.air, spare / 6)
        scene.put(stone, x, y - stone.size[1] / 2, f"milestone {spot.number}")
        x += stone.size[0] + sizes.air
        self._lay_domino(scene, (x, y - high / 2, broad, high), spot.number, spot.standing)
        self._lay_king(scene, ((x + broad + left + across) / 2, y), spot)

    def _lay_ground(self, scene: Scene, box: Area, spot: Spot) -> None:
        """Put down the ground of a slot, ringed if it is what matters now."""
        now = spot.standing is Standing.NOW if self.preparing is None else spot.number == self.preparing
        ring = palette.TURQUOISE if now or (self.choosing and spot.standing is Standing.FREE) else None
        name = f"king {spot.king}" if spot.number is None else spot.number
        fill = palette.PANEL_INNER if _is_done(spot) else palette.PANEL
        lay_ground(scene, box, fill, f"slot {name} {spot.standing.value}", ring=ring)

    def _lay_domino(self, scene: Scene, box: Area, number: int, standing: Standing) -> None:
        """Show a domino, or where it was: whether it was placed, or thrown away."""
        left, top, across, down = box
        x, y = left + across / 2, top + down / 2
        if standing is Standing.DONE:
            scene.put(_gone(round(across), round(down)), left, top, f"done {number}")
            scene.put_at(done_mark(round(0.26 * self.sizes.square)), x, y, f"tick {number}")
        elif standing is Standing.DISCARDED:
            scene.put_at(thrown_away(number, self.sizes.thrown, self.say), x, y, f"thrown away {number}")
        else:
            scene.put(domino_of(number, self.sizes.square, self.say), left, top, f"domino {number}")

    def _lay_king(self, scene: Scene, at: Point, spot: Spot) -> None:
        """Show the king on a domino, whose it was, or that there is none, perhaps with the rank of a wish."""
        if spot.king is None:
            scene.put_at(no_king(self.sizes.king, now=self.choosing), *at, f"no king {spot.number}")
            if spot.number in self.wishes:
                rank = self.wishes.index(spot.number) + 1
                scene.put_at(stamps.choice_mark(str(rank), WISH), at[0], at[1] + 8, f"wish {rank} {spot.number}")
        elif _is_done(spot):
            scene.put_at(stamps.seat_shield(spot.king, self.sizes.shield), *at, f"shield {spot.king}")
        else:
            scene.put_at(king(spot.king, self.sizes.king), *at, f"king {spot.king} {spot.number}")

    def _lay_first(self, scene: Scene, box: Area, spot: Spot) -> None:
        """Show a king who has no domino yet, and whose it is."""
        left, top, across, down = box
        assert spot.king is not None
        stamp, x = king(spot.king, self.sizes.king), left + AFTER_KING
        scene.put(stamp, x, top + (down - stamp.size[1]) / 2, f"king {spot.king}")
        x += stamp.size[0] + BEFORE_NAME
        space = left + across - x - BEFORE_NAME
        scene.write(self.people.shown(spot.king, self.say), x, top + down / 2, NAME, space=space)


def _is_done(spot: Spot) -> bool:
    return spot.standing in (Standing.DONE, Standing.DISCARDED)


@lru_cache(maxsize=8)
def _gone(across: int, down: int) -> Stamp:
    """Draw the place of a domino that is no longer there."""
    sketch = Sketch(across, down, edge=palette.STRONG_LINE)
    dashed_box(sketch, (2, 2, across - 2, down - 2), radius=10)
    return sketch.stamp()
