"""The panel beside a kingdom: how its points were counted, what has no crown, and how the bonuses stand."""

from collections.abc import Sequence
from dataclasses import dataclass

from kingdomino.view import BONUSES, Number, Territory
from render.kingdomino.art.crowns import crown_icon
from render.kingdomino.art.tokens import bonus_icon, icon
from render.kingdomino.layout.naming import bonus_shown
from render.kingdomino.layout.pieces import chip_of, thrown_away
from render.kit.art import palette
from render.kit.art.lettering import Face
from render.kit.layout.panels import INSET, lay_panel, rule
from render.kit.layout.plan import Area
from render.kit.layout.scene import Scene
from render.kit.layout.wording import signed
from texts.catalogue import Catalogue

HEADING, HEADING_SIZE = 84, 42
LINE, LOW_LINE, MANY = 74, 60, 7
"""How high the line of a territory is, and from how many of them on it is lower."""
COUNT, POINTS, CHIP, LOW_CHIP = 46, 54, 64, 54
BARE, BARE_CHIP, BARE_COLUMNS = 62, 56, 3
BARE_COUNT = 44
BONUS, BONUS_ICON, BONUS_NAME, BONUS_STATE = 90, 66, 43, 40
THROWN, THROWN_STEP, THROWN_COLUMNS = 50, 88, 2
SECTION = 22
"""The air around a rule."""


@dataclass(frozen=True, slots=True)
class Panel:
    """What the panel tells."""

    scoring: Sequence[Territory]
    """What brings points, most of all the first; nothing where points are hidden."""
    bare: Sequence[Territory]
    bonuses: Sequence[tuple[str, str]]
    discards: Sequence[Number]

    def height(self) -> int:
        """Return how high it has to be."""
        parts = [self._scoring_down, self._bare_down, self._thrown_down, self._bonuses_down]
        return sum(down + SECTION for down in parts if down) + 2 * SECTION

    @property
    def _line(self) -> int:
        return LINE if len(self.scoring) < MANY else LOW_LINE

    @property
    def _scoring_down(self) -> int:
        return HEADING - SECTION + self._line * len(self.scoring) if self.scoring else 0

    @property
    def _bare_down(self) -> int:
        return 50 + BARE * -(-len(self.bare) // BARE_COLUMNS) if self.bare else 0

    @property
    def _thrown_down(self) -> int:
        return 54 + THROWN_STEP * -(-len(self.discards) // THROWN_COLUMNS) if self.discards else 0

    @property
    def _bonuses_down(self) -> int:
        return BONUS * len(self.bonuses)

    def lay(self, scene: Scene, box: Area, say: Catalogue) -> None:
        """Lay it out: what there is from above, with lines between."""
        lay_panel(scene, box)
        top = box[1] + SECTION
        for down, lay in (
            (self._scoring_down, self._lay_scoring),
            (self._bare_down, self._lay_bare),
            (self._thrown_down, self._lay_thrown),
            (self._bonuses_down, self._lay_bonuses),
        ):
            if down:
                if top > box[1] + SECTION:
                    rule(scene, box, top - SECTION / 2 - 1)
                lay(scene, (box[0] + INSET, top, box[2] - 2 * INSET, down), say)
                top += down + SECTION

    def _lay_scoring(self, scene: Scene, box: Area, say: Catalogue) -> None:
        """Count the points: squares times crowns."""
        left, top, across, _ = box
        y = top + 22
        scene.put_at(icon("squares", 40), left + 86, y, "squares")
        scene.write("×", left + 121, y, HEADING_SIZE, colour=palette.QUIET, align="centre")
        scene.put_at(crown_icon(46), left + 160, y, "crowns")
        words = say("kingdom-points")
        scene.write(words, left + across, y, HEADING_SIZE, colour=palette.QUIET, align="right", space=across - 194)
        chip = CHIP if len(self.scoring) < MANY else LOW_CHIP
        for number, land in enumerate(self.scoring):
            y = top + HEADING - SECTION + self._line * (number + 0.5)
            scene.put_at(chip_of(land.terrain, chip, say), left + CHIP / 2, y, f"scoring {land.terrain} {land.points}")
            scene.write(f"{land.squares} × {land.crowns}", left + CHIP + 18, y, COUNT, space=150)
            scene.write(str(land.points), left + across, y, POINTS, align="right")

    def _lay_bare(self, scene: Scene, box: Area, say: Catalogue) -> None:
        """List the lands that bring nothing, with their squares."""
        left, top, across, _ = box
        scene.write(say("kingdom-bare"), left + 4, top + 20, HEADING_SIZE, colour=palette.QUIET, space=across - 4)
        step = across / BARE_COLUMNS
        for number, land in enumerate(self.bare):
            row, column = divmod(number, BARE_COLUMNS)
            x, y = left + step * column, top + 50 + BARE * (row + 0.5)
            scene.put(
                chip_of(land.terrain, BARE_CHIP, say), x, y - BARE_CHIP / 2, f"bare {land.terrain} {land.squares}"
            )
            scene.write(str(land.squares), x + BARE_CHIP + 8, y, BARE_COUNT, colour=palette.QUIET, space=step - 66)

    def _lay_thrown(self, scene: Scene, box: Area, say: Catalogue) -> None:
        """Show the dominoes that found no place."""
        left, top, across, _ = box
        words = say("kingdom-discarded")
        scene.write(words, left + 4, top + 20, HEADING_SIZE, colour=palette.QUIET, space=across - 4)
        for number, domino in enumerate(self.discards):
            row, column = divmod(number, THROWN_COLUMNS)
            x, y = left + across / THROWN_COLUMNS * column, top + 50 + THROWN_STEP * row
            scene.put(thrown_away(domino, THROWN, say), x, y, f"thrown away {domino}")

    def _lay_bonuses(self, scene: Scene, box: Area, say: Catalogue) -> None:
        """Say of each bonus what it brings, and how it stands."""
        left, top, across, _ = box
        for number, (bonus, state) in enumerate(self.bonuses):
            y = top + BONUS * (number + 0.5)
            stamp = bonus_icon(bonus, state, BONUS_ICON)
            scene.put(stamp, left + 2, y - BONUS_ICON / 2 - 2, f"bonus {bonus} {state}")
            x, right = left + stamp.size[0] + 14, left + across
            colour = palette.GOOD if state == "certain" else palette.QUIET
            taken = scene.write(signed(BONUSES[bonus]), right, y - 23, BONUS_NAME, colour=colour, align="right") + 12
            scene.write(bonus_shown(bonus, say), x, y - 23, BONUS_NAME, space=right - taken - x)
            words, face = say(f"bonus-{state}"), Face.BOLD
            scene.write(words, x, y + 22, BONUS_STATE, colour=palette.QUIET, face=face, space=right - x)
