"""The end of a game, or of one of the three games of a Dynasty: the ranking, and where everybody's points came from."""

from collections.abc import Sequence
from dataclasses import dataclass

from kingdomino.view import BONUSES, Number, View, places, totals
from render.kingdomino import GAME
from render.kingdomino.art.look import LOOK
from render.kingdomino.end import legend
from render.kingdomino.end.rows import HEAD_ROW, STEP, WIDTH, Rows
from render.kingdomino.end.score import Score
from render.kingdomino.layout.heading import SHIELD, lay_games
from render.kingdomino.layout.naming import source_called
from render.kit.art.frame import CONTENT, MARGIN
from render.kit.layout import rounds
from render.kit.layout.checking import check_names
from render.kit.layout.header import head, side_by_side
from render.kit.layout.naming import SHORT_NAME, shortest_needed
from render.kit.layout.participants import Participants
from render.kit.layout.scene import Scene
from render.kit.picture import Still
from tabletop.naming import LONGEST_NAME
from tabletop.seat import Seat
from texts.catalogue import Catalogue, catalogue


@dataclass(frozen=True, slots=True)
class EndPicture(Still):
    """All that the picture shows."""

    people: Participants
    scores: tuple[Score, ...]
    """Of the seats."""
    places: tuple[int, ...]
    """From 1, as the rules rank them; equals share one (K-33)."""
    part: int = 1
    parts: int = 1
    """Which game of how many it is, in a Dynasty."""
    language: str = "en"

    def __post_init__(self) -> None:
        check_names(self.people.names, len(self.scores))

    @classmethod
    def of(cls, view: View, names: Sequence[str], *, language: str = "en") -> "EndPicture":
        """Take from the view of a game that is over how it ended."""
        if not view.ranking:
            raise ValueError("the game is not over")
        sources = [player.parts for player in view.players]
        return cls.of_part(
            view, names, view.part, sources, discards=[player.discards for player in view.players], language=language
        )

    @classmethod
    def of_part(
        cls,
        view: View,
        names: Sequence[str],
        part: int,
        sources: Sequence[Sequence[tuple[str, int]]],
        *,
        discards: Sequence[Sequence[Number]] = (),
        language: str = "en",
    ) -> "EndPicture":
        """Take how things stood after a game of a Dynasty: its points by their sources, as `Scored` tells them."""
        standings = totals(view.earlier[:part])
        thrown = discards or [()] * len(standings)
        scores = tuple(
            Score(tuple((source, points) for source, points in own), standing, tuple(some))
            for own, standing, some in zip(sources, standings, thrown, strict=True)
        )
        return cls(Participants(tuple(names)), scores, places(standings), part, view.parts, language)

    @property
    def _over(self) -> bool:
        return self.part == self.parts

    def ranking(self) -> list[Seat]:
        """List the seats, the winners first."""
        return sorted(range(len(self.scores)), key=lambda seat: self.places[seat])

    def _winners(self) -> list[Seat]:
        return [seat for seat in self.ranking() if self.places[seat] == 1]

    def _title(self, names: Sequence[str], say: Catalogue) -> str:
        winners = [names[seat] for seat in self._winners()]
        key = "end-title" if self._over else "part-title"
        return say(key, names=say.listed(winners), winners=len(winners))

    def scene(self) -> Scene:
        """Lay it out."""
        say, ranking = catalogue(self.language, GAME), self.ranking()
        top = CONTENT + HEAD_ROW
        foot = top + STEP * len(ranking)
        scene = Scene(WIDTH, foot + legend.HEIGHT + 30, look=LOOK)
        self._head(scene, say)
        rows = Rows(self.people, self.scores, self.places, dynasty=self.parts > 1)
        rows.lay_head(scene, say)
        for number, seat in enumerate(ranking):
            rows.lay(scene, seat, top + STEP * number, say)
        legend.lay_legend(scene, foot, [source for source in rows.sources if source in BONUSES], say)
        return scene

    def _head(self, scene: Scene, say: Catalogue) -> None:
        shields = [self.people.shield(seat, SHIELD) for seat in self._winners()]
        names = [self.people.shown(seat, say) for seat in range(len(self.people))]
        reserved = rounds.STEP * self.parts if self.parts > 1 else 0
        head(scene, self._title(names, say), side_by_side(shields), reserved=reserved)
        if self.parts > 1:
            lay_games(scene, self.part, self.parts, over=True, end=MARGIN + 8)

    def alt(self) -> str:
        """Say what it shows; where it would be too long, with shorter names, then without the sources of points."""
        say = catalogue(self.language, GAME)
        detail = ((LONGEST_NAME, True), (SHORT_NAME, True), (LONGEST_NAME, False), (SHORT_NAME, False))
        return shortest_needed(self._alt(say, longest, sources=sources) for longest, sources in detail)

    def _alt(self, say: Catalogue, longest: int, *, sources: bool) -> str:
        names = self.people.all_called(say, longest)
        rows = say.series([self._alt_row(seat, names[seat], say, sources=sources) for seat in self.ranking()])
        told = [f"{self._title(names, say)}. {rows}."]
        discards = [
            f"{names[seat]} {say.row([str(number) for number in self.scores[seat].discards])}"
            for seat in self.ranking()
            if self.scores[seat].discards
        ]
        return " ".join([*told, *([say("alt-end-discards", discards=say.series(discards))] if discards else [])])

    def _alt_row(self, seat: Seat, name: str, say: Catalogue, *, sources: bool) -> str:
        score = self.scores[seat]
        brought = [f"{source_called(source, say)} {points}" for source, points in score.sources if points]
        told = say.row(brought) if sources else ""
        return say(
            "alt-end-row" if self.parts == 1 else "alt-end-row-part",
            place=self.places[seat],
            name=name,
            total=score.standing.score,
            points=score.points,
            largest=score.standing.largest,
            number=score.standing.crowns,
            sources=told,
            has="sources" if told else "none",
        )
