"""What the bot player thinks of a module: the value that each module gives as `PART` in its file `player.py`."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from alhambra.actions import Action, BuyBuilding
from alhambra.components import Card, Currency, Kind, Tile
from alhambra.grid import Spot
from alhambra.player.opinion import Opinion
from alhambra.registry import parts
from alhambra.view import View

if TYPE_CHECKING:
    from alhambra.player.estate import Estate
    from alhambra.player.mind import Mind
    from alhambra.player.purse import Purse

Judge: TypeAlias = Callable[["Mind", Any], Opinion | None]
"""Returns what the player thinks of an action; None if it would never do that."""


class CardWorth(NamedTuple):
    """What a card that is no money is worth to the player."""

    gain: Callable[["Purse", Any], float]
    """The points for taking it."""
    loss: Callable[["Purse", Any], float]
    """The points that are lost with it when it is spent."""
    joins: Callable[[Any], tuple[Currency, ...]] | None = None
    """The currencies that can pay together with it."""


class PalacePart:
    """What a module sees in the own palace. One that sees more overrides what it has to say."""

    lays: str = ""
    """The family of tiles that the module lays by rules of its own, if there is one."""
    limits: Mapping[Spot, int] = {}
    """For some spots the sets of walls, a bit each, that may stand there."""

    def __init__(self, estate: "Estate") -> None:
        self.estate = estate

    def counted(self, tile: Tile, spot: Spot) -> int:
        """Return how much more counts with a tile on a spot, beside the tile itself."""
        return 0

    def gain(self, tile: Tile, spot: Spot) -> float:
        """Return the points that an ordinary tile on a spot brings besides."""
        return 0.0

    def loss(self, tile: Tile, spot: Spot) -> float:
        """Return the points that are lost, beside the tile itself, when the one on a spot leaves."""
        return 0.0

    def places(self, tile: Tile) -> Iterable[Spot]:
        """Return where a tile of the own family may be laid."""
        return ()

    def gain_of_laying(self, tile: Tile, spot: Spot) -> float:
        """Return what a tile of the own family is worth on a spot."""
        return 0.0


@dataclass(frozen=True, eq=False, kw_only=True)
class PlayerPart:
    """What the player thinks of a module. All may be left out: what it does not know it does without."""

    opinions: Mapping[type[Action], Judge] = field(default_factory=dict)
    """What it thinks of actions; of one that several judge, the best that any of them has to say."""
    orders: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    """What it orders where nobody is prompted, by the names of the prompts (C-24)."""
    cards: Mapping[str, CardWorth] = field(default_factory=dict)
    """What families of cards that are no money are worth."""
    refunds: Mapping[str, Callable[["Mind", BuyBuilding, int], float]] = field(default_factory=dict)
    """The points for what can be wished for the surplus of a purchase, by how much that is."""
    palace: type[PalacePart] | None = None
    """What it sees in the own palace."""
    counts: Callable[[View], Iterable[Kind]] | None = None
    """What will count for the viewer in the next round besides what everybody sees, by its kind."""
    edge: Callable[[View], float] | None = None
    """The points that the viewer gets besides for an edge of the longest wall."""
    slanted: float = 0.0
    """The points that a slanted edge of it brings besides."""


def player_parts() -> tuple[PlayerPart, ...]:
    """Return what the player thinks of all modules, in the order of their numbers."""
    return tuple(parts("player", PlayerPart).values())


def worth_of(card: Card) -> CardWorth | None:
    """Return what a card that is no money is worth, None if the player knows no use for it."""
    return next((part.cards[card.family] for part in player_parts() if card.family in part.cards), None)


def worth_of_refund(mind: "Mind", action: BuyBuilding, surplus: int) -> float:
    """Judge what is wished for a surplus: it is worth nothing if the player knows no use for it."""
    wish = action.refund
    return next((part.refunds[wish](mind, action, surplus) for part in player_parts() if wish in part.refunds), 0.0)
