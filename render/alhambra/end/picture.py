"""The end of a game: the ranking, and where everybody's points came from, as bars on one scale."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import NamedTuple

from render.alhambra import GAME
from render.alhambra.art.look import LOOK
from render.alhambra.end.bars import EDGE, common_scale, score_bar
from render.alhambra.end.legend import LEGEND_ROW, lay_legend, legend_rows
from render.alhambra.end.tally import Tally
from render.alhambra.layout.parts import part_called
from render.alhambra.layout.rounds import RESERVED, put_rounds
from render.kit.art import palette, stamps
from render.kit.art.frame import CONTENT, MARGIN
from render.kit.art.lettering import Face, width
from render.kit.art.marks import place_mark, round_mark, winner_panel
from render.kit.layout.checking import check_names, check_totals
from render.kit.layout.header import head, side_by_side
from render.kit.layout.naming import SHORT_NAME, shortest_needed
from render.kit.layout.participants import Participants
from render.kit.layout.scene import Scene
from render.kit.layout.wording import numeral
from render.kit.picture import Still
from tabletop.naming import LONGEST_NAME
from tabletop.rules import Points
from texts.catalogue import Catalogue, catalogue

WIDTH = 1600
ROW, STEP = 170, 180
BARS, BARS_END = 458, 1542
"""Where the bars of the first scoring begin, and where the longest of the last may end."""
BAR, GAP = 82, 26
BAR_TOP, SUM = 68, 38
"""How far below the top of a row the bars begin, and the middle of their sums is."""
OCTAGON, SUM_LEFT, SUM_SIZE = 24, 58, 44
LARGEST_SCALE = 16.0
"""No more pixels for a point, however few points there were."""


class Rank(NamedTuple):
    """A row of the ranking."""

    who: int
    place: int
    """From 1; 0 for a participant without a seat."""


@dataclass(frozen=True, slots=True)
class EndPicture(Still):
    """All that the picture shows."""

    participants: Participants
    totals: tuple[int, ...]
    """Of seats and then rivals."""
    places: tuple[int, ...]
    """Of the seats, from 1, as the rules rank them; equals share one."""
    sheet: tuple[Points, ...]
    language: str = "en"

    @classmethod
    def of(
        cls,
        names: Sequence[str],
        totals: Sequence[int],
        places: Sequence[int],
        sheet: Iterable[Points],
        *,
        rivals: Sequence[str] = (),
        language: str = "en",
    ) -> "EndPicture":
        """Take the result of a game and all the points that led to it."""
        participants = Participants(tuple(names), tuple(rivals))
        check_names(names, len(places))
        check_totals(totals, participants)
        return cls(participants, tuple(totals), tuple(places), tuple(sheet), language)

    def scene(self) -> Scene:
        """Lay it out."""
        say, ranking, tally = catalogue(self.language, GAME), self.ranking(), Tally.of(self.sheet)
        legend = CONTENT + STEP * len(ranking)
        scene = Scene(WIDTH, legend + LEGEND_ROW * legend_rows(tally.parts, say) + 24, look=LOOK)
        self._head(scene, say)
        bars = Bars.of(tally, len(self.participants))
        for number, rank in enumerate(ranking):
            top = CONTENT + STEP * number
            self._lay_rank(scene, rank, top, say)
            bars.lay(scene, rank.who, top, say)
        lay_legend(scene, legend, tally.parts, say)
        return scene

    def _head(self, scene: Scene, say: Catalogue) -> None:
        shields = [self.participants.shield(who, 62) for who in self._winners()]
        shield = side_by_side(shields)
        names = [self.participants.shown(who, say) for who in range(len(self.participants))]
        head(scene, self._title("end-title", names, say), shield, reserved=RESERVED)
        put_rounds(scene, {points.round for points in self.sheet})

    def ranking(self) -> list[Rank]:
        """List everybody, the winners first; rivals have no place."""
        places = [Rank(who, place) for who, place in enumerate(self.places)]
        rivals = [Rank(who, 0) for who in range(len(places), len(self.participants))]
        return sorted(places, key=lambda rank: rank.place) + rivals

    def _winners(self) -> list[int]:
        return [rank.who for rank in self.ranking() if rank.place == 1]

    def _title(self, key: str, called: Sequence[str], say: Catalogue) -> str:
        winners = [called[who] for who in self._winners()]
        return say(key, names=say.listed(winners), winners=len(winners))

    def _lay_rank(self, scene: Scene, rank: Rank, top: int, say: Catalogue) -> None:
        across, middle = WIDTH - 2 * MARGIN, top + ROW / 2
        if rank.place == 1:
            scene.put_at(winner_panel(across + 6, ROW + 6), WIDTH / 2, middle, f"winner {rank.who}")
        else:
            scene.put(stamps.panel(across, ROW, palette.PANEL, palette.LINE), MARGIN, top, f"row {rank.who}")
        if rank.place:
            mark = place_mark(rank.place, str(rank.place), 43)
            scene.put_at(mark, 96, middle, f"place {rank.who} {rank.place}")
        scene.put_at(self.participants.shield(rank.who, 62), 187, middle, f"shield {rank.who}")
        scene.write(self.participants.shown(rank.who, say), 240, middle - 36, 47, space=BARS - 240 - 14)
        scene.write(numeral(self.totals[rank.who]), 240, middle + 28, 82, space=BARS - 240 - 14)

    def alt(self) -> str:
        """Say what it shows; where it would be too long, with shorter names, then without the sources of points."""
        say, tally = catalogue(self.language, GAME), Tally.of(self.sheet)
        full, short = (self.participants.all_called(say, longest) for longest in (LONGEST_NAME, SHORT_NAME))
        return shortest_needed(
            self._alt(tally, names, say, sources=sources)
            for names, sources in ((full, True), (short, True), (full, False), (short, False))
        )

    def _alt(self, tally: Tally, names: Sequence[str], say: Catalogue, *, sources: bool) -> str:
        rows = [self._alt_row(rank, tally, names[rank.who], say, sources=sources) for rank in self.ranking()]
        return f"{self._title('alt-end', names, say)} {('; ' if sources else ', ').join(rows)}."

    def _alt_row(self, rank: Rank, tally: Tally, name: str, say: Catalogue, *, sources: bool) -> str:
        rounds = [_alt_round(tally, rank.who, number, say, sources=sources) for number in tally.rounds]
        return say(
            "alt-end-row" if rank.place else "alt-end-unranked",
            place=rank.place,
            name=name,
            total=self.totals[rank.who],
            rounds=say.row(rounds),
        )


def _alt_round(tally: Tally, who: int, number: int, say: Catalogue, *, sources: bool) -> str:
    points, segments = tally.points(who, number), tally.segments(who, number, say)
    if not sources or not segments:
        return numeral(points)
    return f"{numeral(points)}: " + " ".join(
        f"{part_called(part, say)} {numeral(worth)}" for part, _, worth in segments
    )


class Bars(NamedTuple):
    """The bars of all rounds: where they begin, and how many pixels a point has."""

    tally: Tally
    starts: tuple[float, ...]
    scale: float

    @classmethod
    def of(cls, tally: Tally, participants: int) -> "Bars":
        """Find a scale at which all bars fit."""
        all_of_them = range(participants)
        most = [max(tally.moved(who, number) for who in all_of_them) for number in tally.rounds]
        least = [
            SUM_LEFT + max(width(numeral(tally.points(who, number)), Face.BLACK, SUM_SIZE) for who in all_of_them)
            for number in tally.rounds
        ]
        space = BARS_END - BARS - (GAP + 2 * EDGE) * (len(most) - 1) - 2 * EDGE
        scale = common_scale(most, least, space, LARGEST_SCALE)
        widths = [max(scale * points, words) + 2 * EDGE + GAP for points, words in zip(most, least, strict=True)]
        return cls(tally, tuple(accumulate([float(BARS), *widths[:-1]])), scale)

    def lay(self, scene: Scene, who: int, top: float, say: Catalogue) -> None:
        """Show somebody's points, for each round a bar with their sum above."""
        for number, left in zip(self.tally.rounds, self.starts, strict=True):
            scene.put_at(round_mark(number, OCTAGON), left + OCTAGON + 1, top + SUM, f"round {number}")
            points = self.tally.points(who, number)
            colour = palette.INK if points else palette.STRONG_LINE
            scene.write(numeral(points), left + SUM_LEFT, top + SUM, SUM_SIZE, colour=colour)
            if segments := self.tally.segments(who, number, say):
                told = " ".join(f"{segment.part}:{segment.points}" for segment in segments)
                scene.put(score_bar(segments, self.scale, BAR), left, top + BAR_TOP, f"bar {who} {number} {told}")
