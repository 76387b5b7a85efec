"""What lies open beside somebody besides tiles, such as stones and cards of modules, as small icons."""

from bisect import bisect_left
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from render.alhambra.art.plain import plain_chip
from render.alhambra.rooms import rooms
from render.kit.art.drawing import Point
from render.kit.art.lettering import Face, width
from render.kit.art.sketch import Stamp
from render.kit.layout.scene import Scene
from render.kit.layout.wording import words_of
from texts.catalogue import ENGLISH, Catalogue, catalogue

GAP, LEAST = 6, 30
"""What is between two of them, and how small they become at most."""
BESIDE, NUMBER, SMALLEST = 4, 0.86, 31
"""What is between one and its number; how large that is, as a share of its height, and at least."""


class Badge(NamedTuple):
    """Something that lies open beside somebody."""

    module: str
    name: str
    """The key of its text."""
    number: int | None = None
    """How many of it there are, or how much it is worth; None for just one thing."""


def badges_of(parts: Mapping[str, object], seat: int) -> tuple[Badge, ...]:
    """Name what a seat has, in the order of the modules."""
    return tuple(
        Badge(room.id, *sign)
        for room in rooms().all
        if room.badges and room.id in parts
        for sign in room.badges(parts[room.id], seat)
    )


def badge(which: Badge, height: int, say: Catalogue) -> Stamp:
    """Draw one of them."""
    room = rooms().by_id.get(which.module)
    if room is None or room.badge is None:
        return plain_chip(words_of(which.name), height)
    return room.badge(which.name, height, say)


def badges_space(badges: Sequence[Badge], height: int) -> float:
    """Return how much space they take in a row."""
    return sum(_space(one, height) for one in badges) + sum(_gap(one) for one in badges[:-1])


def _gap(one: Badge) -> int:
    """Return what is left after one: a number must not seem to belong to what follows."""
    return GAP if one.number is None else 3 * GAP


def _space(one: Badge, height: int) -> float:
    beside = 0.0 if one.number is None else BESIDE + width(str(one.number), Face.BLACK, _size(height))
    return _across(one.module, one.name, height) + beside


@lru_cache(maxsize=2048)
def _across(module: str, name: str, height: int) -> int:
    """Return how broad one is; it is asked for many heights, of which only one will be seen."""
    return badge(Badge(module, name), height, catalogue(ENGLISH, "alhambra")).size[0]


def _size(height: int) -> int:
    """Return how large a number is beside one of them: small ones have a number that can be read all the same."""
    return max(SMALLEST, round(NUMBER * height))


def in_lines(badges: Sequence[Badge], height: int, space: float) -> list[tuple[Badge, ...]]:
    """Break them into lines that have room for them."""
    lines: list[tuple[Badge, ...]] = []
    for one in badges:
        if lines and badges_space((*lines[-1], one), height) <= space:
            lines[-1] += (one,)
        else:
            lines.append((one,))
    return lines


def lay_badges(
    scene: Scene, at: Point, badges: Sequence[Badge], height: int, who: int | None, *, say: Catalogue, space: float
) -> None:
    """Put them down in a row, from a point at half their height.

    Many are smaller. Where that does not help the last ones are left out: the palace has them all, up close.
    """
    whose = "remaining" if who is None else f"badge of {who}"
    x, y = at
    heights = range(height, LEAST, -1)
    height = [*heights, LEAST][bisect_left(heights, -space, key=lambda one: -badges_space(badges, one))]
    end = x + space
    for one in badges:
        if x + _space(one, height) > end:
            break
        stamp = badge(one, height, say)
        scene.put(stamp, x, y - height / 2, f"{whose} {one.name}")
        if one.number is not None:
            scene.write(str(one.number), x + stamp.size[0] + BESIDE, y, _size(height))
        x += _space(one, height) + _gap(one)


def badges_called(badges: Sequence[Badge], say: Catalogue) -> list[str]:
    """Name them to be read out."""
    return [rooms().text(say, one.name, words_of(one.name), number=one.number or 0) for one in badges]
