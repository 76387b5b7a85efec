"""What modules bring, as pictures know it: by the family of a tile or a card, and by what is printed on it."""

from collections.abc import Mapping
from typing import Protocol, runtime_checkable

from alhambra.view import Card, Tile

BUILDING, SQUARE, CAMP = "building", "square", "camp"
"""Families of tiles."""
CHARACTER = "character"
"""A family of cards, and how their ids begin."""
VIZIERS, SQUARES, CHARACTERS, CAMPS, SCORE_CARDS = "vizier", "squares", "characters", "camps", "new_score_cards"
"""What views and scorings call the modules."""


@runtime_checkable
class Stack(Protocol):
    """A stack of squares: the open one, and how many there are."""

    @property
    def top(self) -> Tile: ...
    @property
    def left(self) -> int: ...


@runtime_checkable
class Lots(Protocol):
    """The characters: the one at auction, and who owns which."""

    @property
    def lot(self) -> Card | None: ...
    @property
    def owned(self) -> Mapping[str, int]: ...


def is_camp(tile: Tile) -> bool:
    """Tell whether a tile is a camp."""
    return tile.family == CAMP


def bastions_of(tile: Tile) -> int:
    """Give the sides of a camp with a bastion, as walls are given."""
    bastions: int = getattr(tile, "bastions", 0)
    return bastions


def exchanged_by(card: Card) -> tuple[str, str] | None:
    """Give the two currencies of an exchange card; any other card has none."""
    currencies: tuple[str, str] | None = getattr(card, "currencies", None)
    return currencies
