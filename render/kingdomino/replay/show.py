"""The frames of a replay: all kingdoms side by side, whose squares keep their size and place all the time."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from render.kingdomino.art.look import LOOK
from render.kingdomino.layout.board import cells_of, frame_domino, lay_kingdom
from render.kingdomino.replay.moment import Moment
from render.kit.layout.division import Division, size_of
from render.kit.layout.participants import Participants
from render.kit.layout.scene import Scene
from render.kit.layout.stage import Stage
from tabletop.cellname import Cell
from tabletop.seat import Seat
from texts.catalogue import Catalogue


@dataclass(frozen=True, slots=True)
class Show:
    """A replay, laid out for all of it."""

    moments: Sequence[Moment]
    winners: Sequence[Seat]
    stage: Stage

    @classmethod
    def of(
        cls, participants: Participants, moments: Sequence[Moment], winners: Sequence[Seat], say: Catalogue
    ) -> "Show":
        """Divide the space so that the squares are as large as they can be, all of one size."""
        shown = [_cells(moments, seat) for seat in range(len(participants))]
        division = Division.of(tuple(map(size_of, shown)))
        return cls(moments, winners, Stage.of(participants, division, shown, LOOK, say))

    def scene(self, number: int) -> Scene:
        """Lay out a frame."""
        moment, last = self.moments[number], len(self.moments) - 1
        scene = self.stage.scene(number, last, self._marks())
        before = self.moments[max(0, number - 1)]
        for seat, kingdom in enumerate(moment.kingdoms):
            wins, plan = number == last and seat in self.winners, self.stage.plans[seat]
            self.stage.lay_panel(scene, seat, moment.scores[seat], wins=wins)
            lay_kingdom(scene, plan, seat, kingdom, self.stage.say)
            for laid in kingdom.laid:
                if laid not in before.kingdoms[seat].laid:
                    frame_domino(scene, plan, laid, f"new frame {laid.number}")
        return scene

    def _marks(self) -> Iterator[tuple[int, int]]:
        """Yield the games of a Dynasty with the frames in which they were counted."""
        if self.moments[-1].part > 1:
            yield from ((moment.part, number) for number, moment in enumerate(self.moments) if moment.counted)


def _cells(moments: Sequence[Moment], seat: Seat) -> list[Cell]:
    """Return the cells that are ever taken."""
    return list(dict.fromkeys(cell for moment in moments for cell in cells_of(moment.kingdoms[seat])))
