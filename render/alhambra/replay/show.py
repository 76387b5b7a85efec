"""Where a replay takes place: a panel for each participant, whose tiles keep their size and place all the time."""

import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from alhambra.view import Cell, Tile
from render.alhambra.art.look import LOOK
from render.alhambra.layout.parts import ROUNDS
from render.alhambra.layout.pieces import tile_of
from render.alhambra.layout.trace import trace_wall
from render.alhambra.palace.board import cells_of, lay_points, lay_tiles
from render.alhambra.replay.moment import Moment
from render.kit.art import stamps
from render.kit.layout.division import Division, Size, size_of
from render.kit.layout.participants import Participants
from render.kit.layout.scene import Scene
from render.kit.layout.stage import Stage
from texts.catalogue import Catalogue

APART = 4
"""How far the tiles of a rival lie from each other."""


@dataclass(frozen=True, slots=True)
class Show:
    """The frames of a replay, laid out for all of it."""

    moments: Sequence[Moment]
    winners: Sequence[int]
    stage: Stage

    @classmethod
    def of(
        cls, participants: Participants, moments: Sequence[Moment], winners: Sequence[int], say: Catalogue
    ) -> "Show":
        """Divide the space so that the tiles are as large as they can be, all of one size."""
        division = max((Division.of(sizes) for sizes in _sizes(moments)), key=lambda division: division.side)
        shown = [_shown(moments, who, size) for who, size in enumerate(division.sizes)]
        return cls(moments, winners, Stage.of(participants, division, shown, LOOK, say))

    def scene(self, number: int) -> Scene:
        """Lay out a frame."""
        moment, last, participants = self.moments[number], len(self.moments) - 1, self.stage.participants
        scene = self.stage.scene(number, last, self._marks())
        for who in range(len(participants)):
            self.stage.lay_panel(scene, who, moment.scores[who], wins=number == last and who in self.winners)
            if participants.has_seat(who):
                self._lay_palace(scene, who, number)
            else:
                self._lay_given(scene, who, moment.given[who - len(participants.names)])
        return scene

    def _marks(self) -> Iterator[tuple[int, int]]:
        """Yield the rounds that were scored, with the frames in which they were."""
        for round_number in ROUNDS:
            at = next((n for n, moment in enumerate(self.moments) if moment.scored >= round_number), None)
            if at is not None:
                yield round_number, at

    def _lay_palace(self, scene: Scene, who: int, number: int) -> None:
        moment, plan, say = self.moments[number], self.stage.plans[who], self.stage.say
        lay_tiles(scene, plan, moment.palaces[who], say, moment.pieces[who])
        trace_wall(scene, plan, moment.walls[who])
        before = set(self.moments[max(0, number - 1)].palaces[who])
        for standing in moment.palaces[who]:
            if standing not in before:
                scene.put_at(stamps.newest_frame(plan.side), *plan.centre(standing.cell), "newest frame")
        lay_points(scene, plan, moment.pieces[who], say)

    def _lay_given(self, scene: Scene, who: int, tiles: Sequence[Tile]) -> None:
        """Lay a rival's tiles in rows: they never form a palace."""
        plan = self.stage.plans[who]
        for number, tile in enumerate(tiles):
            row, column = divmod(number, plan.right + 1)
            stamp = tile_of(tile, plan.side - APART, self.stage.say)
            scene.put_at(stamp, *plan.centre((column, row)), f"tile {tile.id}")


def _sizes(moments: Sequence[Moment]) -> Iterator[tuple[Size, ...]]:
    """Yield the sizes of the palaces, and each time another one of the rivals' tiles, which can lie in any rows."""
    palaces = [size_of([(0, 0), *_cells(moments, who)]) for who in range(len(moments[0].palaces))]
    most = [max(len(moment.given[rival]) for moment in moments) for rival in range(len(moments[0].given))]
    for columns in range(1, max(most, default=0) + 2):
        yield (*palaces, *((columns, max(1, math.ceil(tiles / columns))) for tiles in most))


def _shown(moments: Sequence[Moment], who: int, size: Size) -> Iterable[Cell]:
    """Return the cells that are ever taken; a rival's tiles lie in rows."""
    if who < len(moments[0].palaces):
        return _cells(moments, who)
    return [(size[0] - 1, size[1] - 1)]


def _cells(moments: Iterable[Moment], who: int) -> set[Cell]:
    return {cell for moment in moments for cell in cells_of(moment.palaces[who], moment.pieces[who])}
