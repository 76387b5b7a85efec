"""Where a replay takes place: a panel for each participant, whose tiles keep their size and place all the time."""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from alhambra.view import Cell, Tile
from render.art import palette, stamps
from render.art.marks import round_mark, winner_panel
from render.art.sketch import Sketch, Stamp
from render.layout.header import head
from render.layout.participants import Participants
from render.layout.parts import ROUNDS
from render.layout.pieces import tile_of
from render.layout.plan import Area, Plan
from render.layout.scene import Scene
from render.layout.trace import trace_wall
from render.palace.board import lay_tiles
from render.replay.moment import Moment
from texts.catalogue import Catalogue

WIDTH, HEIGHT, HEADER = 1200, 900, 76
PANELS: Area = (27, 107, 1146, 702)
GAP, PAD = 12, 10
HEAD = 54
"""How much of a panel the name takes."""
LARGEST = 120
APART = 4
"""How far the tiles of a rival lie from each other."""
BAR: Area = (60, 836, 1080, 22)
BAR_MARK = 24


@dataclass(frozen=True, slots=True)
class Stage:
    """The frames of a replay, laid out for all of it."""

    participants: Participants
    moments: Sequence[Moment]
    winners: Sequence[int]
    panels: Sequence[Area]
    plans: Sequence[Plan]
    say: Catalogue

    @classmethod
    def of(
        cls, participants: Participants, moments: Sequence[Moment], winners: Sequence[int], say: Catalogue
    ) -> "Stage":
        """Divide the space so that the tiles are as large as they can be, all of one size."""
        number = len(participants)
        divisions = [_divided(number, columns) for columns in range(1, number + 1)]
        panels = max(divisions, key=lambda panels: _side(moments, panels))
        side = _side(moments, panels)
        plans = [_plan(moments, who, panel, side) for who, panel in enumerate(panels)]
        return cls(participants, moments, winners, panels, plans, say)

    def scene(self, number: int) -> Scene:
        """Lay out a frame."""
        scene, moment = Scene(WIDTH, HEIGHT, HEADER), self.moments[number]
        head(scene, self.say("replay-title"))
        self._lay_bar(scene, number)
        for who in range(len(self.participants)):
            wins = number == len(self.moments) - 1 and who in self.winners
            self._lay_panel(scene, who, moment.scores[who], wins=wins)
            if self.participants.has_seat(who):
                self._lay_palace(scene, who, number)
            else:
                self._lay_given(scene, who, moment.given[who - len(self.participants.names)])
        return scene

    def _lay_panel(self, scene: Scene, who: int, score: int, *, wins: bool) -> None:
        left, top, across, down = self.panels[who]
        size = round(across), round(down)
        if wins:
            scene.put(winner_panel(*size), left, top, f"winner {who}")
        else:
            scene.put(stamps.panel(*size, palette.PANEL, palette.LINE), left, top, f"panel {who}")
        y = top + PAD + HEAD / 2 - 2
        scene.put_at(self.participants.shield(who, 36), left + 36, y + 2, f"shield {who}")
        taken = scene.write(str(score), left + across - 18, y, 44, align="right")
        name = self.participants.shown(who, self.say)
        scene.write(name, left + 66, y, 36, space=across - 66 - taken - 34)

    def _lay_palace(self, scene: Scene, who: int, number: int) -> None:
        moment, plan = self.moments[number], self.plans[who]
        lay_tiles(scene, plan, moment.palaces[who], self.say)
        trace_wall(scene, plan, moment.walls[who])
        before = set(self.moments[max(0, number - 1)].palaces[who])
        for standing in moment.palaces[who]:
            if standing not in before:
                scene.put_at(stamps.newest_frame(plan.side), *plan.centre(standing.cell), "newest frame")

    def _lay_given(self, scene: Scene, who: int, tiles: Sequence[Tile]) -> None:
        """Lay a rival's tiles in rows: they never form a palace."""
        plan = self.plans[who]
        for number, tile in enumerate(tiles):
            row, column = divmod(number, plan.right + 1)
            stamp = tile_of(tile, plan.side - APART, self.say)
            scene.put_at(stamp, *plan.centre((column, row)), f"tile {tile.id}")

    def _lay_bar(self, scene: Scene, number: int) -> None:
        """Show how far the game is, and the rounds where they were scored."""
        left, top, across, down = BAR
        scene.put(_track(round(across), round(down)), left, top, "track")
        done = round(self._share(number) * (across - 12))
        if done:
            scene.box(left + 6, top + 5, done, down - 10, colour=palette.COBALT, what=f"progress {number}")
        for round_number in ROUNDS:
            at = next((n for n, moment in enumerate(self.moments) if moment.scored >= round_number), None)
            if at is not None:
                x = left + 6 + self._share(at) * (across - 12)
                mark = round_mark(round_number, BAR_MARK, done=number >= at)
                scene.put_at(mark, x, top + down / 2, f"round {round_number}")

    def _share(self, number: int) -> float:
        return number / max(1, len(self.moments) - 1)


def _divided(number: int, columns: int) -> list[Area]:
    """Divide the space into panels, row by row; a row that is not full stands in the middle."""
    rows = math.ceil(number / columns)
    across = (PANELS[2] - GAP * (columns - 1)) // columns
    down = (PANELS[3] - GAP * (rows - 1)) // rows
    panels: list[Area] = []
    for row in range(rows):
        here = min(columns, number - row * columns)
        start = PANELS[0] + (columns - here) * (across + GAP) / 2
        top = PANELS[1] + row * (down + GAP)
        panels += [(round(start + column * (across + GAP)), top, across, down) for column in range(here)]
    return panels


def _inside(panel: Area) -> Area:
    left, top, across, down = panel
    return left + PAD, top + PAD + HEAD, across - 2 * PAD, down - 2 * PAD - HEAD


def _side(moments: Sequence[Moment], panels: Sequence[Area]) -> int:
    """Give the size at which all tiles that are ever laid fit."""
    return min(_plan(moments, who, panel, LARGEST).side for who, panel in enumerate(panels))


def _plan(moments: Sequence[Moment], who: int, panel: Area, largest: int) -> Plan:
    area, seats = _inside(panel), len(moments[0].palaces)
    if who < seats:
        return Plan.around(_cells(moments, who), area, largest, rim=0)
    most = max(len(moment.given[who - seats]) for moment in moments)
    plans = [Plan.around(_in_rows(most, columns), area, largest, rim=0) for columns in range(1, most + 2)]
    return max(plans, key=lambda plan: (plan.side, min(plan.margins)))


def _cells(moments: Iterable[Moment], who: int) -> set[Cell]:
    return {standing.cell for moment in moments for standing in moment.palaces[who]}


def _in_rows(number: int, columns: int) -> list[Cell]:
    return [(place % columns, place // columns) for place in range(max(number, columns))]


@lru_cache(maxsize=16)
def _track(across: int, down: int) -> Stamp:
    sketch = Sketch(across, down)
    sketch.box((0, 0, across, down), palette.INK, radius=8)
    sketch.box((3, 3, across - 3, down - 3), palette.PANEL, radius=5)
    return sketch.stamp()
