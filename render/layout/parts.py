"""The parts of a scoring: the six kinds of building, the walls, and whatever modules add."""

from collections.abc import Iterable

from render.layout.wording import said
from texts.catalogue import Catalogue

KINDS = ("pavilion", "seraglio", "arcades", "chambers", "garden", "tower")
"""As everywhere, from the cheapest to the dearest."""
WALL = "wall"
PARTS = (*KINDS, WALL)
ROUNDS = (1, 2, 3)
LAST_PLACE_WORTH = (1, 8, 16)
"""What the printed table gives for pavilions on the last, the last but one and the first place of round 3 (B-68).

Each kind is worth a point more than the one before it, and an earlier round has fewer places.
"""


def printed_worth(part: str, number: int) -> tuple[int, ...]:
    """Give the points for the places of a kind in a round, as printed; nothing for any other part."""
    if part not in KINDS:
        return ()
    return tuple(points + KINDS.index(part) for points in reversed(LAST_PLACE_WORTH[:number]))


def in_order(parts: Iterable[str]) -> tuple[str, ...]:
    """Put parts in their order: those of the base game, then the others as they come."""
    others = dict.fromkeys(part for part in parts if part not in PARTS)
    return (*PARTS, *others)


def part_called(part: str, say: Catalogue) -> str:
    """Name a part."""
    return say(f"kind-{part}") if part in KINDS else said(say, f"part-{part}", part.replace("_", " "))
