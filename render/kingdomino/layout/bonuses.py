"""How the bonuses stand: a sign for each that is played for, with a tick, an hour-glass or a cross."""

from collections.abc import Sequence

from render.kingdomino.art.tokens import OVER, bonus_icon
from render.kit.layout.scene import Scene

Bonuses = Sequence[tuple[str, str]]
"""The bonuses, and whether each is certain, possible or lost."""
GAP = 12


def bonuses_across(bonuses: Bonuses, side: int, gap: float = GAP) -> float:
    """Return how broad the signs of some bonuses are."""
    return len(bonuses) * (round((1 + OVER) * side) + gap) - gap if bonuses else 0.0


def lay_bonuses(
    scene: Scene, at: tuple[float, float], bonuses: Bonuses, side: int, seat: int, *, gap: float = GAP
) -> None:
    """Show the signs of all bonuses side by side, the first one's upper left corner somewhere."""
    left, top = at
    for bonus, state in bonuses:
        stamp = bonus_icon(bonus, state, side)
        scene.put(stamp, left, top, f"bonus {seat} {bonus} {state}")
        left += stamp.size[0] + gap
