"""Which rounds are past: their octagons at the right of a header."""

from collections.abc import Collection

from render.alhambra.layout.parts import ROUNDS
from render.kit.art.marks import round_mark, round_ring
from render.kit.layout.scene import Scene

RADIUS, STEP = 32, 82
RESERVED = STEP * len(ROUNDS)
"""How much of a header they take."""


def put_rounds(scene: Scene, done: Collection[int], now: int | None = None) -> None:
    """Show in the header which rounds are past, and ring the one that it is about."""
    y = scene.header / 2 + 6
    for number in ROUNDS:
        x, past = scene.across - 68 - STEP * (len(ROUNDS) - number), number in done
        if number == now:
            scene.put_at(round_ring(RADIUS + 6), x, y, f"now round {number}")
        what = f"round {number} {'past' if past else 'to come'}"
        scene.put_at(round_mark(number, RADIUS, done=past), x, y, what)
