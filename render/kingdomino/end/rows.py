"""The rows of a result: place, name and total, what breaks ties, and where the points of this game came from."""

from collections.abc import Sequence
from dataclasses import dataclass

from render.kingdomino.art.crowns import crown_icon
from render.kingdomino.art.tokens import icon
from render.kingdomino.end.bars import common_scale, score_bar
from render.kingdomino.end.score import Score
from render.kingdomino.layout.naming import letter_of
from render.kingdomino.layout.pieces import chip_of, thrown_away
from render.kit.art import palette, stamps
from render.kit.art.frame import CONTENT, MARGIN
from render.kit.art.marks import place_mark, winner_panel
from render.kit.layout.participants import Participants
from render.kit.layout.scene import Scene
from render.kit.layout.wording import signed
from tabletop.seat import Seat
from texts.catalogue import Catalogue

WIDTH = 1600
HEAD, HEAD_ROW = 92, 104
ROW, STEP = 158, 168
NAMES, BARS, BARS_END = 228, 597, 1536
"""Where names begin, and from where to where the bars and the columns of points may reach."""
NAME, TOTAL, TIE, POINTS, THIS = 46, 76, 42, 48, 44
BAR, BAR_TOP = 64, 78
CHIP = 74
SIGN = 38
THROWN = 46
LARGEST_SCALE = 20.0
"""No more pixels for a point, however few points there were."""


@dataclass(frozen=True, slots=True)
class Rows:
    """What all rows have in common."""

    people: Participants
    scores: Sequence[Score]
    places: Sequence[int]
    dynasty: bool

    @property
    def sources(self) -> list[str]:
        """Where points can come from, in their order."""
        return [source for source, _ in self.scores[0].sources]

    def lay_head(self, scene: Scene, say: Catalogue) -> None:
        """Head the columns of points."""
        panel = stamps.panel(WIDTH - 2 * MARGIN, HEAD, palette.PANEL, palette.LINE)
        scene.put(panel, MARGIN, CONTENT, "head")
        y = CONTENT + HEAD / 2
        words = say("end-points")
        scene.write(words, NAMES, y, NAME, colour=palette.QUIET, space=BARS - NAMES - 20)
        for number, source in enumerate(self.sources):
            sign = chip_of(source, CHIP, say) if say.has(f"terrain-{source}-letter") else icon(source, CHIP - 4)
            scene.put_at(sign, self._column(number), y, f"source {source}")

    def lay(self, scene: Scene, seat: Seat, top: int, say: Catalogue) -> None:
        """Lay out the row of a seat."""
        score, place, middle = self.scores[seat], self.places[seat], top + ROW / 2
        across = WIDTH - 2 * MARGIN
        if place == 1:
            scene.put_at(winner_panel(across + 6, ROW + 6), WIDTH / 2, middle, f"winner {seat}")
        else:
            scene.put(stamps.panel(across, ROW, palette.PANEL, palette.LINE), MARGIN, top, f"row {seat}")
        scene.put_at(place_mark(place, str(place), 42), 92, middle, f"place {seat} {place}")
        scene.put_at(stamps.seat_shield(seat, 62), 179, middle, f"shield {seat}")
        self._lay_name(scene, seat, score, middle, say)
        for number, (_, points) in enumerate(score.sources):
            colour = palette.INK if points else palette.STRONG_LINE
            text = str(points) if points else "–"
            scene.write(text, self._column(number), top + 43, POINTS, colour=colour, align="centre")
        self._lay_bar(scene, seat, top + BAR_TOP, say)

    def _lay_name(self, scene: Scene, seat: Seat, score: Score, middle: float, say: Catalogue) -> None:
        """Write the name and the total, and what breaks ties; in a Dynasty also the points of this game."""
        end = float(BARS - 24)
        if self.dynasty:
            this, quiet = signed(score.points) if score.points else "+0", palette.QUIET
            end -= scene.write(this, end, middle - 34, THIS, colour=quiet, align="right") + 14
        scene.write(self.people.shown(seat, say), NAMES, middle - 34, NAME, space=end - NAMES)
        y = middle + 32
        x = NAMES + max(116.0, scene.write(str(score.standing.score), NAMES, y, TOTAL) + 18)
        for sign, number in ((icon("squares", SIGN), score.standing.largest), (crown_icon(42), score.standing.crowns)):
            scene.put(sign, x, y - sign.size[1] / 2, "tie")
            x += sign.size[0] + 6
            x += max(48.0, scene.write(str(number), x, y, TIE, colour=palette.QUIET)) + 10

    def _lay_bar(self, scene: Scene, seat: Seat, top: float, say: Catalogue) -> None:
        """Show the points of a game as a bar, and at its right what was thrown away."""
        score = self.scores[seat]
        segments = tuple((source, points, _letter(source, say)) for source, points in score.sources if points)
        if segments:
            told = " ".join(f"{source}:{points}" for source, points, _ in segments)
            scene.put(score_bar(segments, self._scale(say), BAR), BARS, top, f"bar {seat} {told}")
        right = float(BARS_END + 6)
        shown = score.discards[:MOST_THROWN]
        if len(shown) < len(score.discards):
            words = f"+{len(score.discards) - len(shown)}"
            right -= scene.write(words, right, top + BAR / 2, TIE, colour=palette.QUIET, align="right") + 8
        for number in reversed(shown):
            stamp = thrown_away(number, THROWN, say)
            right -= stamp.size[0] + 4
            scene.put(stamp, right, top + 2, f"thrown away {seat} {number}")

    def _scale(self, say: Catalogue) -> float:
        """Return how many pixels a point has, so that no bar reaches what was thrown away."""
        spaces = [BARS_END - BARS - self._thrown_across(score, say) for score in self.scores]
        return common_scale([score.points for score in self.scores], spaces, LARGEST_SCALE)

    @staticmethod
    def _thrown_across(score: Score, say: Catalogue) -> float:
        shown = score.discards[:MOST_THROWN]
        more = 70 if len(shown) < len(score.discards) else 0
        return sum(thrown_away(number, THROWN, say).size[0] + 4 for number in shown) + more + (8 if shown else 0)

    def _column(self, number: int) -> float:
        return BARS + (BARS_END - BARS) / len(self.sources) * (number + 0.5)


MOST_THROWN = 3
"""How many dominoes that were thrown away have room in a row."""


def _letter(source: str, say: Catalogue) -> str:
    return letter_of(source, say) if say.has(f"terrain-{source}-letter") else ""
