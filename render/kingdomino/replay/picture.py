"""A finished game as an animation: all kingdoms side by side, growing domino by domino."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import ClassVar

from kingdomino.view import View
from render.kingdomino import GAME
from render.kingdomino.art.look import LOOK
from render.kingdomino.replay.moment import Moment, moments_of
from render.kingdomino.replay.show import Show
from render.kit.animation import Animation, paced, thinned
from render.kit.art.look import Look
from render.kit.layout.checking import check_names
from render.kit.layout.naming import shortest_needed
from render.kit.layout.participants import Participants
from render.kit.layout.scene import Scene
from tabletop.seat import Seat
from texts.catalogue import Catalogue, catalogue


@dataclass(frozen=True, slots=True)
class Replay(Animation):
    """All that the animation shows."""

    look: ClassVar[Look] = LOOK
    people: Participants
    moments: tuple[Moment, ...]
    winners: tuple[Seat, ...] = ()
    """Who has won in the end, as the rules see it."""
    language: str = "en"

    @classmethod
    def of(cls, views: Iterable[View], names: Sequence[str], language: str = "en") -> "Replay":
        """Take the views after each turn; those in which nothing was placed or counted are left out."""
        seen = list(views)
        if not seen:
            raise ValueError("a replay needs at least one view")
        check_names(names, len(seen[-1].players))
        moments = tuple(thinned(list(moments_of(seen))))
        return cls(Participants(tuple(names)), moments, seen[-1].winners, language)

    def scenes(self) -> Iterator[Scene]:
        """Lay out one frame after the other."""
        show = Show.of(self.people, self.moments, self.winners, catalogue(self.language, GAME))
        return (show.scene(number) for number in range(len(self.moments)))

    def durations(self) -> list[int]:
        """Return how many milliseconds each frame is shown."""
        return paced([moment.counted for moment in self.moments])

    def alt(self) -> str:
        """Say what it shows: how it ended."""
        say = catalogue(self.language, GAME)
        names = self.people.all_called(say)
        kingdoms = say.series([self._alt_kingdom(seat, names[seat], say) for seat in range(len(names))])
        steps = len(self.moments) - 1
        return shortest_needed([say("alt-replay", names=say.row(names), steps=steps, kingdoms=kingdoms)])

    def _alt_kingdom(self, seat: Seat, name: str, say: Catalogue) -> str:
        last = self.moments[-1]
        dominoes = len(last.kingdoms[seat].laid)
        return say("alt-replay-kingdom", name=name, dominoes=dominoes, number=last.scores[seat])
