"""Positions of games that bot players have played, and how to find things in their pictures."""

from collections.abc import Iterator, Sequence

import pytest

from kingdomino.view import CHOOSE, Kingdom, Laid, View
from render.kingdomino.gallery import games, middle
from render.kingdomino.gallery_samples import NAMES, Played, Step
from render.kit.layout.scene import Item, Scene

SMALLEST = 31
"""No type is smaller."""
NAMES_OF_ALL = NAMES
LONG_NAMES = ("W" * 200, "🎲", "أمينة", "Sigurbjörg Guðmundsdóttir frá Ísafirði")


def moments(game: Played) -> Iterator[tuple[str, Step]]:
    yield "first", game.first_choice
    yield "early", game.at(2, 1)
    yield "middle", middle(game)
    yield "choice", middle(game, CHOOSE)
    yield "last", game.last_round
    yield "end", game.last


STEPS = [pytest.param(step, id=f"{name}-{moment}") for name, game in games().items() for moment, step in moments(game)]
PLACING = [
    pytest.param(step.own, id=f"{name}-{moment}")
    for name, game in games().items()
    for moment, step in (("first", game.at(1)), ("early", game.at(2, 1)), ("middle", middle(game)))
]


def names_of(view: View, names: Sequence[str] = NAMES) -> tuple[str, ...]:
    return tuple(names[: len(view.players)])


def holds(scene: Scene, what: str) -> Item:
    """Find the one thing that is called like that."""
    (item,) = [item for item in scene.items if item.what == what]
    return item


def kingdom_of(*laid: tuple[int, tuple[int, int], tuple[int, int]]) -> Kingdom:
    return Kingdom(tuple(Laid(*one) for one in laid))
