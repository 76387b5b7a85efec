"""Where a replay takes place: a panel for each participant, whose tiles keep their size and place all the time."""

import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from alhambra.view import Cell, Tile
from render.alhambra.art.look import LOOK
from render.alhambra.layout.parts import ROUNDS
from render.alhambra.layout.pieces import tile_of
from render.alhambra.layout.trace import trace_wall
from render.alhambra.palace.board import cells_of, lay_points, lay_tiles
from render.alhambra.replay.moment import Moment
from render.kit.art import palette, stamps
from render.kit.art.marks import round_mark, winner_panel
from render.kit.art.sketch import Sketch, Stamp
from render.kit.layout.header import head
from render.kit.layout.participants import Participants
from render.kit.layout.plan import AIR, Area, Plan
from render.kit.layout.scene import Scene
from render.kit.layout.wording import numeral
from texts.catalogue import Catalogue

WIDTH, HEADER = 1200, 76
LEAST_HEIGHT, MOST_HEIGHT = 700, 1200
"""Between these the height follows the palaces."""
PANELS = (27, 107, 1146)
"""Where the panels begin, and how much they have across."""
BELOW_PANELS = 91
"""The height of what lies below them: the bar."""
GAP, PAD = 12, 10
NARROWEST = 230
"""How broad a panel is at least, for the name and the points."""
HEAD = 54
"""How much of a panel the name takes."""
LARGEST = 120
APART = 4
"""How far the tiles of a rival lie from each other."""
BAR = (60, 1080, 22)
"""Where the bar begins, and how long and thick it is."""
ABOVE_END = 64
"""How far from the end of the picture it lies."""
BAR_MARK = 24
Size: TypeAlias = tuple[int, int]
"""So many columns and rows."""


@dataclass(frozen=True, slots=True)
class Stage:
    """The frames of a replay, laid out for all of it."""

    participants: Participants
    moments: Sequence[Moment]
    winners: Sequence[int]
    panels: Sequence[Area]
    plans: Sequence[Plan]
    height: int
    say: Catalogue

    @classmethod
    def of(
        cls, participants: Participants, moments: Sequence[Moment], winners: Sequence[int], say: Catalogue
    ) -> "Stage":
        """Divide the space so that the tiles are as large as they can be, all of one size."""
        stage = max((Division.of(sizes) for sizes in _sizes(moments)), key=lambda division: division.side)
        panels = list(stage.panels())
        shown = [_shown(moments, who, size) for who, size in enumerate(stage.sizes)]
        plans = [
            Plan.around(cells, _inside(panel), stage.side, rim=0) for cells, panel in zip(shown, panels, strict=True)
        ]
        return cls(participants, moments, winners, panels, plans, stage.height, say)

    def scene(self, number: int) -> Scene:
        """Lay out a frame."""
        scene, moment = Scene(WIDTH, self.height, HEADER, look=LOOK), self.moments[number]
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
        taken = scene.write(numeral(score), left + across - 18, y, 44, align="right")
        name = self.participants.shown(who, self.say)
        scene.write(name, left + 66, y, 36, space=across - 66 - taken - 34)

    def _lay_palace(self, scene: Scene, who: int, number: int) -> None:
        moment, plan = self.moments[number], self.plans[who]
        lay_tiles(scene, plan, moment.palaces[who], self.say, moment.pieces[who])
        trace_wall(scene, plan, moment.walls[who])
        before = set(self.moments[max(0, number - 1)].palaces[who])
        for standing in moment.palaces[who]:
            if standing not in before:
                scene.put_at(stamps.newest_frame(plan.side), *plan.centre(standing.cell), "newest frame")
        lay_points(scene, plan, moment.pieces[who], self.say)

    def _lay_given(self, scene: Scene, who: int, tiles: Sequence[Tile]) -> None:
        """Lay a rival's tiles in rows: they never form a palace."""
        plan = self.plans[who]
        for number, tile in enumerate(tiles):
            row, column = divmod(number, plan.right + 1)
            stamp = tile_of(tile, plan.side - APART, self.say)
            scene.put_at(stamp, *plan.centre((column, row)), f"tile {tile.id}")

    def _lay_bar(self, scene: Scene, number: int) -> None:
        """Show how far the game is, and the rounds where they were scored."""
        left, across, down = BAR
        top = self.height - ABOVE_END
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


class Division(NamedTuple):
    """The panels in rows, in the order of the seats, and how large a tile is in them."""

    sizes: tuple[Size, ...]
    rows: tuple[int, ...]
    """How many panels each row has."""
    side: int

    @classmethod
    def of(cls, sizes: tuple[Size, ...]) -> "Division":
        """Find the rows in which palaces of these sizes have the largest tiles; of equal ones, the fewest."""
        ways = (way for count in range(1, len(sizes) + 1) for way in _ways(len(sizes), count))
        return max((cls(sizes, way, _side(sizes, way)) for way in ways), key=lambda division: division.side)

    @property
    def height(self) -> int:
        """How high the picture is."""
        needed = sum(_high(row, self.side) + GAP for row in _in(self.sizes, self.rows)) - GAP
        return max(LEAST_HEIGHT, min(MOST_HEIGHT, PANELS[1] + needed + BELOW_PANELS))

    def panels(self) -> Iterator[Area]:
        """Share out what is left over, so that the panels fill the space."""
        left, top, across = PANELS
        rows = list(_in(self.sizes, self.rows))
        heights = _stretched([_high(row, self.side) for row in rows], self.height - top - BELOW_PANELS)
        for row, down in zip(rows, heights, strict=True):
            x = left
            for broad in _stretched([_broad(size, self.side) for size in row], across):
                yield x, top, broad, down
                x += broad + GAP
            top += down + GAP


def _ways(number: int, rows: int) -> Iterator[tuple[int, ...]]:
    """Yield all ways to put a number of panels into so many rows."""
    if rows == 1:
        yield (number,)
        return
    for first in range(1, number - rows + 2):
        yield from ((first, *rest) for rest in _ways(number - first, rows - 1))


def _in(sizes: Sequence[Size], rows: Iterable[int]) -> Iterator[Sequence[Size]]:
    start = 0
    for count in rows:
        yield sizes[start : start + count]
        start += count


def _broad(size: Size, side: int) -> int:
    return max(NARROWEST, math.ceil((size[0] + AIR) * side) + 1 + 2 * PAD)


def _high(row: Sequence[Size], side: int) -> int:
    return math.ceil((max(rows for _, rows in row) + AIR) * side) + 1 + 2 * PAD + HEAD


def _side(sizes: Sequence[Size], rows: Sequence[int]) -> int:
    """Return how large tiles can be if the panels stand in such rows."""
    across, down = PANELS[2] + GAP, MOST_HEIGHT - PANELS[1] - BELOW_PANELS + GAP
    for side in range(LARGEST, 1, -1):
        fits_across = all(sum(_broad(size, side) + GAP for size in row) <= across for row in _in(sizes, rows))
        if fits_across and sum(_high(row, side) + GAP for row in _in(sizes, rows)) <= down:
            return side
    return 1


def _stretched(lengths: Sequence[int], space: int) -> list[int]:
    """Share what a space leaves beside some lengths and the gaps between them equally among the lengths."""
    left_over = (space - sum(lengths) - GAP * (len(lengths) - 1)) // len(lengths)
    return [length + left_over for length in lengths]


def _inside(panel: Area) -> Area:
    left, top, across, down = panel
    return left + PAD, top + PAD + HEAD, across - 2 * PAD, down - 2 * PAD - HEAD


def _sizes(moments: Sequence[Moment]) -> Iterator[tuple[Size, ...]]:
    """Yield the sizes of the palaces, and each time another one of the rivals' tiles, which can lie in any rows."""
    palaces = [_size([(0, 0), *_cells(moments, who)]) for who in range(len(moments[0].palaces))]
    most = [max(len(moment.given[rival]) for moment in moments) for rival in range(len(moments[0].given))]
    for columns in range(1, max(most, default=0) + 2):
        yield (*palaces, *((columns, max(1, math.ceil(tiles / columns))) for tiles in most))


def _shown(moments: Sequence[Moment], who: int, size: Size) -> Iterable[Cell]:
    """Return the cells that are ever taken; a rival's tiles lie in rows."""
    if who < len(moments[0].palaces):
        return _cells(moments, who)
    return [(size[0] - 1, size[1] - 1)]


def _size(cells: Iterable[Cell]) -> Size:
    columns, rows = (max(places) - min(places) + 1 for places in zip(*cells, strict=True))
    return columns, rows


def _cells(moments: Iterable[Moment], who: int) -> set[Cell]:
    return {cell for moment in moments for cell in cells_of(moment.palaces[who], moment.pieces[who])}


@lru_cache(maxsize=16)
def _track(across: int, down: int) -> Stamp:
    sketch = Sketch(across, down)
    sketch.box((0, 0, across, down), palette.INK, radius=8)
    sketch.box((3, 3, across - 3, down - 3), palette.PANEL, radius=5)
    return sketch.stamp()
