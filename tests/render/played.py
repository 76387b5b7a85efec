"""Games that were played at random, for pictures of what happened in them."""

import re
from collections.abc import Collection
from functools import cache
from typing import NamedTuple

from alhambra.events import RoundScored
from alhambra.options import Options
from alhambra.tools.random_play import numbered_seed, random_game
from alhambra.view import View, view
from render.kit.layout.scene import Item, Scene
from tabletop.rules import Points
from texts.catalogue import Catalogue

NAMES = ("Amina", "Þórdís Ķīļņš-Ævarsdóttir", "Jānis", "Marijke 🌷", "مريم", "Wolfeschlegelsteinhausenbergerdorff")
PLAYERS = range(2, 7)


class Scoring(NamedTuple):
    """A scoring, and the game after it."""

    event: RoundScored
    view: View

    @property
    def totals(self) -> tuple[int, ...]:
        return (*(player.score for player in self.view.players), *(rival.score for rival in self.view.rivals))

    @property
    def rivals(self) -> tuple[str, ...]:
        return tuple(rival.name for rival in self.view.rivals)


class Played(NamedTuple):
    views: tuple[View, ...]
    scorings: tuple[Scoring, ...]

    @property
    def sheet(self) -> tuple[Points, ...]:
        return tuple(
            Points(line.who, scoring.event.round, line.part, line.points)
            for scoring in self.scorings
            for line in scoring.event.lines
        )


@cache
def played(players: int, number: int = 3, modules: tuple[str, ...] = ()) -> Played:
    views, scorings = [], []
    for _, game, events in random_game(Options(players, modules), numbered_seed(number)):
        views.append(view(game, None))
        scorings += [Scoring(event, views[-1]) for event in events if isinstance(event, RoundScored)]
    return Played(tuple(views), tuple(scorings))


class Longer(Catalogue):
    """A language whose words are a third longer."""

    def __call__(self, key: str, **params: str | int) -> str:
        text = super().__call__(key, **params)
        longer = {str(value) for value in params.values()}  # what was put in is longer already
        words = [re.sub(r"\w+", lambda word: _lengthened(word[0], longer), word) for word in text.split(" ")]
        return " ".join(words)


def _lengthened(word: str, already: Collection[str]) -> str:
    return word if word in already else word + "n" * round(len(word) / 3)


def told(scene: Scene, beginning: str) -> list[Item]:
    """Find what lies in a picture by how it is called."""
    return [item for item in scene.items if item.what.startswith(beginning)]


def texts(scene: Scene, box: Item) -> list[str]:
    """Read what is written within something, from left to right."""
    return [item.what.removeprefix("text ") for item in sorted(told(scene, "text "), key=left) if within(item, box)]


def left(item: Item) -> int:
    return item.left


def within(item: Item, box: Item) -> bool:
    x, y = item.left + item.across / 2, item.top + item.down / 2
    return box.left <= x < box.left + box.across and box.top <= y < box.top + box.down


def enclosed(item: Item, box: Item) -> bool:
    """Return whether all of a thing lies within something."""
    return (
        box.left <= item.left
        and item.left + item.across <= box.left + box.across
        and box.top <= item.top
        and item.top + item.down <= box.top + box.down
    )


def overlap(one: Item, other: Item, slack: int = 0) -> bool:
    """Return whether two things lie on each other, by more than some clear rim."""
    return (
        one.left + slack < other.left + other.across
        and other.left + slack < one.left + one.across
        and one.top + slack < other.top + other.down
        and other.top + slack < one.top + one.down
    )


def check_layout(scene: Scene, smallest: int) -> None:
    """Nothing leaves the picture, and no text is too small."""
    for item in scene.items:
        assert min(item.left, item.top) >= 0, item.what
        assert item.left + item.across <= scene.across, item.what
        assert item.top + item.down <= scene.down, item.what
        assert not item.size or item.size >= smallest, f"{item.what} is of size {item.size}"
