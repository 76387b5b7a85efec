"""What the vizier brings to the pictures: a stone beside everybody, its eye open or closed."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from pathlib import Path

from render.alhambra.room import Room, Sign
from render.kit.art.drawing import extent
from render.kit.art.sketch import Sketch, Stamp

DRAWINGS = Path(__file__).parent / "drawings"
AWAKE, ASLEEP = "vizier-awake", "vizier-asleep"


def _stones(shown: object, seat: int) -> Iterator[Sign]:
    """Name the stone of a seat, from the seats whose viziers sleep."""
    if isinstance(shown, Sequence):
        yield Sign(ASLEEP if seat in shown else AWAKE)


@lru_cache(maxsize=32)
def _stone(name: str, height: int) -> Stamp:
    left, top, right, bottom = extent(DRAWINGS / name)
    scale = height / (bottom - top)
    sketch = Sketch((right - left) * scale, height)
    sketch.painted(DRAWINGS / name, scale, (-left * scale, -top * scale))
    return sketch.stamp()


ROOM = Room(
    id="vizier",
    number=1,
    badges=_stones,
    badge=lambda name, height, say: _stone(name, height),
    all_badges=(Sign(AWAKE), Sign(ASLEEP)),
)
