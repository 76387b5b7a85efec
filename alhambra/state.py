"""The whole position of a game, as a value.

States are msgspec structs rather than dataclasses: replacing a field, which each event does, and encoding
one cost a fifth. A state never changes; whoever keeps an old one can go on from it.
"""

from typing import Any, Literal, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from alhambra.components import CardId, TileId
from alhambra.options import Options
from alhambra.palace import Palace
from tabletop.rng import Rng
from tabletop.seat import Seat

T = TypeVar("T")

SQUARES = 4  # of the market (B-6)
SLOTS = 4  # of the display (B-7)


class Player(Struct, frozen=True, gc=False):
    """What one player owns."""

    hand: tuple[CardId, ...] = ()
    palace: Palace = Palace()
    reserve: tuple[TileId, ...] = ()
    aside: tuple[TileId, ...] = ()
    score: int = 0


class Rival(Struct, frozen=True, gc=False):
    """A participant without a seat, whose tiles count in the majorities (B-102); no player (C-2)."""

    name: str
    tiles: tuple[TileId, ...] = ()
    score: int = 0


class Turn(Struct, frozen=True, gc=False):
    """Whose turn it is, and what has been done in it so far."""

    seat: Seat
    again: bool = False
    """Whether the last action of this turn granted a further one (B-27)."""
    bought: tuple[TileId, ...] = ()


class Secret(Struct, frozen=True, gc=False):
    """What nobody may know, since backs tell nothing (B-13): the orders of draw pile and bag, top first (B-7).

    The generator is here too, for it would tell all that is still to be drawn.
    """

    rng: Rng
    deck: tuple[CardId, ...] = ()
    bag: tuple[TileId, ...] = ()


class Window(Struct, frozen=True, omit_defaults=True):
    """Answers that are being collected from several players at once (C-22)."""

    name: str
    asked: tuple[Seat, ...]
    """In the order of priority (C-3)."""
    answers: dict[Seat, dict[str, Any]] = {}
    """Sealed: what each has answered so far, as plain data."""


class StandingAnswer(Struct, frozen=True, omit_defaults=True):
    """What a player answers without being asked (C-23)."""

    answer: Literal["ask", "able", "pass", "rest", "order"]
    """`able` is to be asked only where one could do more than pass, `rest` to pass until the own next turn."""
    order: dict[str, Any] | None = None


class State(Struct, frozen=True, omit_defaults=True):
    """A position. `agenda` names what comes next, the phase under way first; it is empty when the game is over."""

    options: Options
    players: tuple[Player, ...]
    secret: Secret
    turn: Turn
    agenda: tuple[str, ...]
    rivals: tuple[Rival, ...] = ()
    market: tuple[TileId | None, ...] = (None,) * SQUARES
    display: tuple[CardId | None, ...] = (None,) * SLOTS
    discard: tuple[CardId, ...] = ()
    stacked: int = 0
    """How many cards the draw pile had when it was last stacked."""
    piles: tuple[int, ...] = ()
    """How many cards each of the piles had from which it was put together (B-23); empty for a single one."""
    waiting: tuple[Seat, ...] = ()
    """The seats that still have to answer, in a phase that asks several at once."""
    due: tuple[int, ...] = ()
    scored: tuple[int, ...] = ()
    winners: tuple[Seat, ...] = ()
    window: Window | None = None
    """Where several players are asked out of turn."""
    standing: dict[Seat, dict[str, StandingAnswer]] = {}
    """What players answer without being asked, by the name of the prompt."""
    slices: dict[str, Any] = {}
    """What each module keeps for itself, by the module's id."""

    def with_player(self, seat: Seat, **changes: Any) -> "State":
        """Return the state in which one player's things have changed."""
        players = self.players
        changed = replace(players[seat], **changes)
        return replace(self, players=(*players[:seat], changed, *players[seat + 1 :]))

    def with_gift(self, tiles: tuple[TileId, ...]) -> "State":
        """Return the state in which the only rival has got tiles, which never leave (B-107)."""
        (rival,) = self.rivals
        return replace(self, rivals=(replace(rival, tiles=rival.tiles + tiles),))


def without(items: tuple[T, ...], gone: tuple[T, ...]) -> tuple[T, ...]:
    """Return the items that are left when some are taken away."""
    return tuple([item for item in items if item not in gone])
