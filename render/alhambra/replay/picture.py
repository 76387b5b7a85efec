"""A finished game as an animation: all palaces side by side, growing tile by tile."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import ClassVar

from alhambra.view import View
from render.alhambra import GAME
from render.alhambra.art.look import LOOK
from render.alhambra.replay.moment import Moment
from render.alhambra.replay.show import Show
from render.kit.animation import Animation, paced, thinned
from render.kit.art.look import Look
from render.kit.layout.checking import check_names
from render.kit.layout.naming import shortest_needed
from render.kit.layout.participants import Participants
from render.kit.layout.scene import Scene
from texts.catalogue import Catalogue, catalogue


@dataclass(frozen=True, slots=True)
class Replay(Animation):
    """All that the animation shows."""

    look: ClassVar[Look] = LOOK
    participants: Participants
    moments: tuple[Moment, ...]
    winners: tuple[int, ...] = ()
    """Who has won in the end, as the rules see it."""
    language: str = "en"

    @classmethod
    def of(cls, views: Iterable[View], names: Sequence[str], language: str = "en") -> "Replay":
        """Take the views after each turn; those in which nothing was built or scored are left out."""
        moments: list[Moment] = []
        rivals: tuple[str, ...] = ()
        winners: tuple[int, ...] = ()
        for view in views:
            check_names(names, len(view.players))
            moment = Moment.of(view)
            rivals, winners = tuple(rival.name for rival in view.rivals), view.winners
            if not moments or moment != moments[-1]:
                moments.append(moment)
        if not moments:
            raise ValueError("a replay needs at least one view")
        return cls(Participants(tuple(names), rivals), tuple(thinned(moments)), winners, language)

    def scenes(self) -> Iterator[Scene]:
        """Lay out one frame after the other."""
        show = Show.of(self.participants, self.moments, self.winners, catalogue(self.language, GAME))
        return (show.scene(number) for number in range(len(self.moments)))

    def durations(self) -> list[int]:
        """Return how many milliseconds each frame is shown."""
        return paced([False, *(after.scored > before.scored for before, after in pairwise(self.moments))])

    def alt(self) -> str:
        """Say what it shows: how it ended."""
        say = catalogue(self.language, GAME)
        palaces = say.series([self._alt_palace(who, say) for who in range(len(self.participants))])
        names = say.row(self.participants.all_called(say))
        return shortest_needed([say("alt-replay", names=names, steps=len(self.moments) - 1, palaces=palaces)])

    def _alt_palace(self, who: int, say: Catalogue) -> str:
        last, name, seats = self.moments[-1], self.participants.called(who, say), len(self.participants.names)
        if who >= seats:
            tiles = len(last.given[who - seats])
            return say("alt-replay-rival", name=name, tiles=tiles, number=last.scores[who])
        tiles, wall = len(last.palaces[who]), len(last.walls[who])
        return say("alt-replay-palace", name=name, tiles=tiles, wall=wall, number=last.scores[who])
