"""Which rounds are past: their octagons at the right of a header."""

from collections.abc import Collection

from render.alhambra.layout.parts import ROUNDS
from render.kit.layout import rounds
from render.kit.layout.scene import Scene

RESERVED = rounds.STEP * len(ROUNDS)
"""How much of a header they take."""


def put_rounds(scene: Scene, done: Collection[int], now: int | None = None) -> None:
    """Show in the header which rounds are past, and ring the one that it is about."""
    rounds.put_rounds(scene, ROUNDS, done, now)
