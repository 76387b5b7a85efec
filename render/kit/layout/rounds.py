"""Which parts of a game are past: their octagons at the right of a header."""

from collections.abc import Collection, Sequence

from render.kit.art.marks import round_mark, round_ring
from render.kit.layout.scene import Scene

RADIUS, STEP = 32, 82
FROM_RIGHT = 68
"""How far the middle of the last one is from the end of the picture."""


def put_rounds(
    scene: Scene, numbers: Sequence[int], done: Collection[int], now: int | None = None, *, end: float = FROM_RIGHT
) -> None:
    """Show in the header which of some rounds are past, and ring the one that it is about."""
    y = scene.header / 2 + 6
    for place, number in enumerate(numbers, 1):
        x, past = scene.across - end - STEP * (len(numbers) - place), number in done
        if number == now:
            scene.put_at(round_ring(RADIUS + 6), x, y, f"now round {number}")
        what = f"round {number} {'past' if past else 'to come'}"
        scene.put_at(round_mark(number, RADIUS, done=past), x, y, what)
