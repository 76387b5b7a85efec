"""What lies open beside somebody besides tiles: the stone of the vizier and the characters, as small icons."""

from collections.abc import Mapping, Sequence

from render.alhambra.art.module_cards import character_token, vizier_stone
from render.alhambra.layout.families import CHARACTERS, VIZIERS, Lots
from render.kit.art.drawing import Point
from render.kit.art.sketch import Stamp
from render.kit.layout.scene import Scene
from render.kit.layout.wording import said
from texts.catalogue import Catalogue

AWAKE, ASLEEP = "vizier-awake", "vizier-asleep"
GAP, LEAST = 6, 16
"""What is between two of them, and how small they become at most."""


def badges_of(parts: Mapping[str, object], seat: int) -> tuple[str, ...]:
    """Name what a seat has: its vizier, then its characters in the order in which they came."""
    sleepers, lots = parts.get(VIZIERS), parts.get(CHARACTERS)
    viziers = (ASLEEP if seat in sleepers else AWAKE,) if isinstance(sleepers, Sequence) else ()
    owned = lots.owned if isinstance(lots, Lots) else {}
    return (*viziers, *(card for card, owner in owned.items() if owner == seat))


def badge(name: str, height: int) -> Stamp:
    """Draw one of them."""
    if name in (AWAKE, ASLEEP):
        return vizier_stone(height, asleep=name == ASLEEP)
    return character_token(name, height)


def badges_space(names: Sequence[str], height: int) -> float:
    """Give how much space they take in a row."""
    return sum(badge(name, height).size[0] + GAP for name in names) - GAP if names else 0


def lay_badges(scene: Scene, at: Point, names: Sequence[str], height: int, who: int, *, space: float) -> None:
    """Put them down in a row, from a point at half their height; very many are smaller."""
    x, y = at
    height = next((one for one in range(height, LEAST, -1) if badges_space(names, one) <= space), LEAST)
    for name in names:
        stamp = badge(name, height)
        scene.put(stamp, x, y - height / 2, f"badge of {who} {name}")
        x += stamp.size[0] + GAP


def badges_called(names: Sequence[str], say: Catalogue) -> list[str]:
    """Name them to be read out."""
    return [said(say, name) for name in names]
