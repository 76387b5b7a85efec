"""Where a replay takes place: a panel for each participant, and below them a bar that tells how far the game is."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from render.kit.art import palette, stamps
from render.kit.art.look import Look
from render.kit.art.marks import round_mark, winner_panel
from render.kit.art.sketch import Sketch, Stamp
from render.kit.layout.division import HEAD, PAD, Division, inside
from render.kit.layout.header import head
from render.kit.layout.participants import Participants
from render.kit.layout.plan import Area, Plan
from render.kit.layout.scene import Scene
from render.kit.layout.wording import numeral
from tabletop.cellname import Cell
from texts.catalogue import Catalogue

WIDTH, HEADER = 1200, 76
BAR = (60, 1080, 22)
"""Where the bar begins, and how long and thick it is."""
ABOVE_END = 64
"""How far from the end of the picture it lies."""
BAR_MARK = 24


@dataclass(frozen=True, slots=True)
class Stage:
    """What stays the same in all frames of a replay."""

    participants: Participants
    panels: Sequence[Area]
    plans: Sequence[Plan]
    height: int
    look: Look
    say: Catalogue

    @classmethod
    def of(
        cls,
        participants: Participants,
        division: Division,
        shown: Iterable[Iterable[Cell]],
        look: Look,
        say: Catalogue,
    ) -> "Stage":
        """Give each participant a panel, and in it each cell that will ever be taken its place."""
        panels = list(division.panels())
        plans = [
            Plan.around(cells, inside(panel), division.side, rim=0) for cells, panel in zip(shown, panels, strict=True)
        ]
        return cls(participants, panels, plans, division.height, look, say)

    def scene(self, number: int, last: int, marks: Iterable[tuple[int, int]]) -> Scene:
        """Begin a frame of some: the title, and the bar with marks at some frames."""
        scene = Scene(WIDTH, self.height, HEADER, look=self.look)
        head(scene, self.say("replay-title"))
        left, across, down = BAR
        top = self.height - ABOVE_END
        scene.put(_track(round(across), round(down)), left, top, "track")
        done = round(number / max(1, last) * (across - 12))
        if done:
            scene.box(left + 6, top + 5, done, down - 10, colour=palette.COBALT, what=f"progress {number}")
        for mark, at in marks:
            x = left + 6 + at / max(1, last) * (across - 12)
            scene.put_at(round_mark(mark, BAR_MARK, done=number >= at), x, top + down / 2, f"round {mark}")
        return scene

    def lay_panel(self, scene: Scene, who: int, score: int, *, wins: bool) -> None:
        """Lay down the panel of a participant with the name and the points."""
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


@lru_cache(maxsize=16)
def _track(across: int, down: int) -> Stamp:
    sketch = Sketch(across, down)
    sketch.box((0, 0, across, down), palette.INK, radius=8)
    sketch.box((3, 3, across - 3, down - 3), palette.PANEL, radius=5)
    return sketch.stamp()
