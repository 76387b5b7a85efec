"""What the vizier brings to the pictures: a stone beside everybody, its eye open or closed."""

from collections.abc import Iterator, Sequence
from pathlib import Path

from render.alhambra.room import Room, Sign
from render.kit.art.stamps import icon

DRAWINGS = Path(__file__).parent / "drawings"
AWAKE, ASLEEP = "vizier-awake", "vizier-asleep"


def _stones(shown: object, seat: int) -> Iterator[Sign]:
    """Name the stone of a seat, from the seats whose viziers sleep."""
    if isinstance(shown, Sequence):
        yield Sign(ASLEEP if seat in shown else AWAKE)


ROOM = Room(
    id="vizier",
    number=1,
    badges=_stones,
    badge=lambda name, height, say: icon(DRAWINGS / name, height),
    all_badges=(Sign(AWAKE), Sign(ASLEEP)),
)
