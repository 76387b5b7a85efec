"""What lies open beside somebody besides tiles, such as stones and cards of modules, as small icons."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from render.alhambra.art.plain import plain_chip
from render.alhambra.rooms import rooms
from render.kit.art.drawing import Point
from render.kit.art.sketch import Stamp
from render.kit.layout.scene import Scene
from render.kit.layout.wording import words_of
from texts.catalogue import Catalogue

GAP, LEAST = 6, 16
"""What is between two of them, and how small they become at most."""


class Badge(NamedTuple):
    """Something that lies open beside somebody."""

    module: str
    name: str
    """The key of its text."""


def badges_of(parts: Mapping[str, object], seat: int) -> tuple[Badge, ...]:
    """Name what a seat has, in the order of the modules."""
    return tuple(
        Badge(room.id, name)
        for room in rooms().all
        if room.badges and room.id in parts
        for name in room.badges(parts[room.id], seat)
    )


def badge(which: Badge, height: int) -> Stamp:
    """Draw one of them."""
    room = rooms().by_id.get(which.module)
    if room is None or room.badge is None:
        return plain_chip(words_of(which.name), height)
    return room.badge(which.name, height)


def badges_space(badges: Sequence[Badge], height: int) -> float:
    """Return how much space they take in a row."""
    return sum(badge(one, height).size[0] + GAP for one in badges) - GAP if badges else 0


def lay_badges(scene: Scene, at: Point, badges: Sequence[Badge], height: int, who: int, *, space: float) -> None:
    """Put them down in a row, from a point at half their height; very many are smaller."""
    x, y = at
    height = next((one for one in range(height, LEAST, -1) if badges_space(badges, one) <= space), LEAST)
    for one in badges:
        stamp = badge(one, height)
        scene.put(stamp, x, y - height / 2, f"badge of {who} {one.name}")
        x += stamp.size[0] + GAP


def badges_called(badges: Sequence[Badge], say: Catalogue) -> list[str]:
    """Name them to be read out."""
    return [rooms().text(say, one.name, words_of(one.name)) for one in badges]
