"""The panel beside a kingdom that gets a domino: the domino, the points now, and what each place brings."""

from collections.abc import Sequence
from dataclasses import dataclass

from kingdomino.view import Number
from render.kingdomino.art.pins import halves_mark, small_pin, turn_mark
from render.kingdomino.art.tokens import done_mark
from render.kingdomino.layout.pieces import domino_of
from render.kingdomino.place.places import Place, best_gain, by_gain
from render.kit.art import palette, stamps
from render.kit.layout.panels import INSET, lay_panel, rule
from render.kit.layout.plan import Area
from render.kit.layout.scene import Scene
from render.kit.layout.wording import signed
from texts.catalogue import Catalogue

SQUARE = 160
HEAD, NOW = 218, 92
"""How high the part with the domino is, and the line with the points."""
WORDS, POINTS, GAIN = 46, 54, 48
PIN, PIN_STEP, PIN_ROW = 23, 60, 66
FIELD = (94, 60)
"""How large the field of a gain is."""
BESIDE = 119
"""How far from the left of the panel the pins begin."""
GROUP = 16
"""The air below the pins of a gain."""
PLAN = 78
WAY, WAY_SQUARE, ARROW = 150, 62, 36


@dataclass(frozen=True, slots=True)
class Panel:
    """What the panel tells, either of all places or of the ways in which a domino may lie on one."""

    domino: Number
    points: int | None

    def lay_places(
        self, scene: Scene, box: Area, places: Sequence[Place], say: Catalogue, *, planned: bool = False
    ) -> None:
        """Show which half the number is, and every gain once, with the pins that bring it."""
        top = self._lay_head(scene, box, say)
        stamp = halves_mark(SQUARE)
        scene.put(stamp, box[0] + (box[2] - stamp.size[0]) / 2, box[1] + INSET, "halves")
        end = box[1] + box[3] - INSET / 2
        if planned:
            end -= PLAN
            self._lay_plan(scene, (box[0] + INSET, end), box, say)
        if not places:
            words = say("place-nowhere")
            scene.write(words, box[0] + INSET, top + 30, WORDS, colour=palette.QUIET, space=box[2] - 2 * INSET)
        elif self.points is not None:
            _lay_gains(scene, box, (top, end), places)

    def lay_ways(self, scene: Scene, box: Area, place: Place, say: Catalogue) -> None:
        """Show the domino in each way in which it may lie, with what that brings."""
        top, best = self._lay_head(scene, box, say), best_gain([place])
        for number, way in enumerate(place.ways):
            y, left = top + WAY * (number + 0.5), box[0] + INSET
            scene.put_at(turn_mark(way.side, ARROW), left + ARROW + 4, y, f"way {way.side}")
            scene.put_at(domino_of(self.domino, WAY_SQUARE, say, way=way.side), left + 156, y, f"lies {way.side}")
            if self.points is not None:
                x = box[0] + box[2] - INSET - FIELD[0] / 2
                _lay_gain(scene, (x, y), way.gain, best=way.gain == best)

    def _lay_head(self, scene: Scene, box: Area, say: Catalogue) -> float:
        """Show the domino and the points; return where the rest begins."""
        left, top, across, _ = box
        lay_panel(scene, box)
        stamp = domino_of(self.domino, SQUARE, say)
        scene.put(stamp, left + (across - stamp.size[0]) / 2, top + INSET, f"domino {self.domino}")
        rule(scene, box, top + HEAD)
        if self.points is None:
            return top + HEAD + INSET
        y, right = top + HEAD + NOW / 2 + 2, left + across - INSET - 4
        taken = scene.write(str(self.points), right, y, POINTS, align="right")
        scene.write(say("place-points-now"), left + INSET + 4, y, WORDS, space=across - 2 * INSET - 8 - taken - 18)
        return top + HEAD + NOW

    def _lay_plan(self, scene: Scene, at: tuple[float, float], box: Area, say: Catalogue) -> None:
        """Explain the frame of what was prepared."""
        (left, top), radius = at, 24
        rule(scene, box, top)
        y = top + PLAN / 2
        scene.put_at(done_mark(radius), left + radius + 2, y, "plan")
        scene.write(say("place-plan"), left + 2 * radius + 20, y, WORDS, space=box[2] - 2 * INSET - 2 * radius - 20)


def _lay_gains(scene: Scene, box: Area, ends: tuple[float, float], places: Sequence[Place]) -> None:
    """List the gains, the best first; the lowest are dropped where room ends."""
    (top, end), best = ends, best_gain(places)
    each = int((box[2] - BESIDE) // PIN_STEP)
    for gain, some in by_gain(places).items():
        rows = -(-len(some) // each)
        if top + rows * PIN_ROW > end:
            return
        if gain < best:
            rule(scene, box, top - GROUP / 2 - 1)
        y = top + PIN_ROW / 2
        _lay_gain(scene, (box[0] + INSET - 2 + FIELD[0] / 2, y), gain, best=gain == best)
        for number, place in enumerate(some):
            row, column = divmod(number, each)
            ways = frozenset(way.side for way in place.ways)
            stamp = small_pin(place.number, ways, ways if gain == best > 0 else frozenset(), PIN)
            x = box[0] + BESIDE + PIN_STEP * (column + 0.5)
            scene.put_at(stamp, x, y + PIN_ROW * row, f"gain {gain} {place.number}")
        top += rows * PIN_ROW + GROUP


def _lay_gain(scene: Scene, at: tuple[float, float], gain: int, *, best: bool) -> None:
    """Write a gain, the best one on gold."""
    if best and gain > 0:
        field = stamps.panel(*FIELD, palette.GOLD, palette.INK, radius=16, thickness=3)
        scene.put_at(field, *at, f"best {gain}")
    colour = palette.INK if best and gain > 0 else palette.QUIET
    scene.write(signed(gain), *at, GAIN, colour=colour, align="centre", space=FIELD[0] - 12)
