"""The parts of a scoring: the six kinds of building, the walls, and whatever modules add."""

from collections.abc import Iterable, Mapping, Sequence

from render.alhambra.rooms import rooms
from render.kit.layout.wording import words_of
from texts.catalogue import Catalogue

KINDS = ("pavilion", "seraglio", "arcades", "chambers", "garden", "tower")
"""As everywhere, from the cheapest to the dearest."""
WALL = "wall"
PARTS = (*KINDS, WALL)
ROUNDS = (1, 2, 3)


def in_order(parts: Iterable[str], kinds: Sequence[str] = KINDS) -> tuple[str, ...]:
    """Put parts in their order: those of the base game, whose kinds may have another one, then the others."""
    others = dict.fromkeys(part for part in parts if part not in PARTS)
    return (*kinds, WALL, *others)


def by_worth(points: Mapping[str, Sequence[int]]) -> tuple[str, ...]:
    """Put the kinds in order, the least valuable first, by the points for their places."""
    return tuple(sorted(KINDS, key=lambda kind: tuple(points.get(kind, ()))))


def part_called(part: str, say: Catalogue) -> str:
    """Name a part."""
    if part in KINDS:
        return say.noun(f"kind-{part}")
    art = rooms().part(part)
    if art is not None and art.called is not None:
        return art.called(part, say)
    return rooms().text(say, f"part-{part}", words_of(part).lower())
