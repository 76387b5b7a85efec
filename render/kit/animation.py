"""Pictures that move: a finished game, frame by frame."""

from abc import abstractmethod
from collections.abc import Iterator, Sequence
from typing import ClassVar, TypeVar

from render.kit.art.gif import gif
from render.kit.art.look import Look
from render.kit.layout.scene import Scene
from render.kit.picture import Picture

T = TypeVar("T")

MOST_FRAMES = 150
SPAN, LONGEST, SHORTEST = 17_000, 450, 60
"""In how many milliseconds all is built, and how long a frame is shown for that."""
MOMENT_HELD, END_HELD = 1000, 4000
"""How long frames are shown in which something is counted, and that of the end."""


class Animation(Picture):
    """A picture that moves."""

    __slots__ = ()
    format: ClassVar[str] = "gif"
    look: ClassVar[Look]

    @abstractmethod
    def scenes(self) -> Iterator[Scene]:
        """Lay out one frame after the other."""

    @abstractmethod
    def durations(self) -> list[int]:
        """Return how many milliseconds each frame is shown."""

    def file(self) -> bytes:
        """Draw all frames and encode them."""
        frames = ((scene.image(), held) for scene, held in zip(self.scenes(), self.durations(), strict=True))
        return gif(frames, self.look)


def paced(held: Sequence[bool]) -> list[int]:
    """Return how long each frame is shown, so that all is over soon: those that are held longer, and the last one."""
    step = max(SHORTEST, min(LONGEST, SPAN // len(held)))
    durations = [MOMENT_HELD if one else step for one in held]
    return [*durations[:-1], END_HELD]


def thinned(moments: Sequence[T]) -> Iterator[T]:
    """Leave out moments if there are too many, evenly, but never the first or the last."""
    frames = min(len(moments), MOST_FRAMES)
    for number in range(frames):
        yield moments[round(number * (len(moments) - 1) / max(1, frames - 1))]
