"""What a player thinks of an action."""

from typing import NamedTuple

HARMLESS = 0.0
LAST_RESORT = -1000.0
"""The value of an exact purchase that brings nothing: better than no action at all."""


class Opinion(NamedTuple):
    """First whether the turn goes on afterwards, then the points that the action is likely to bring."""

    rank: int
    points: float


ACTION, FREE, FIRST = 0, 1, 2
"""What uses up the action; what grants a further one; what can be done only before all actions."""

NOTHING = Opinion(ACTION, HARMLESS)


def free(points: float) -> Opinion:
    """Judge an action that grants another: it comes first if it brings anything, since nothing is lost (B-27)."""
    return Opinion(FREE, points) if points > HARMLESS else Opinion(ACTION, LAST_RESORT + points)


def first(points: float) -> Opinion | None:
    """Judge something that costs no action and can be done only before one: now, if it brings anything."""
    return Opinion(FIRST, points) if points > HARMLESS else None
