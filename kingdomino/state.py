"""The whole position, as a value."""

from collections.abc import Mapping

from msgspec import Struct
from msgspec.structs import replace

from kingdomino.dominoes import Number
from kingdomino.kingdom import Kingdom
from kingdomino.options import Options
from tabletop.cellname import Cell
from tabletop.rng import Rng
from tabletop.seat import Seat

PLACE, CHOOSE, CONFIRM, GAME_END = "PLACE", "CHOOSE", "CONFIRM", "GAME_END"
"""What the game waits for (K-51)."""


class Slot(Struct, frozen=True, array_like=True, gc=False):
    """A domino of a line, and whose king stands on it."""

    number: Number
    king: Seat | None = None


class Player(Struct, frozen=True):
    """What a player has."""

    kingdom: Kingdom = Kingdom()
    discards: tuple[Number, ...] = ()


class Plan(Struct, frozen=True, array_like=True):
    """What somebody has prepared for the turn of one king (K-56)."""

    place: tuple[Cell, Cell] | None = None
    wishes: tuple[Number, ...] = ()


class Standing(Struct, frozen=True, array_like=True):
    """How a player did in a game that is over: what counts, and what breaks ties (K-28, K-30, K-31)."""

    score: int
    largest: int
    crowns: int


class Secret(Struct, frozen=True):
    """What nobody may know while it is hidden (K-50)."""

    rng: Rng
    pile: tuple[Number, ...] = ()
    aside: tuple[Number, ...] = ()
    """The dominoes that this game is played without (K-5)."""


class State(Struct, frozen=True):
    """Everything there is, at one moment."""

    options: Options
    players: tuple[Player, ...]
    secret: Secret
    older: tuple[Slot, ...] = ()
    """The line whose dominoes are being placed, lowest number first; empty until the first one is chosen."""
    done: int = 0
    """How many kings of the older line have had their turn in this round."""
    newer: tuple[Slot, ...] = ()
    """The line from which is chosen; empty in the last round."""
    kings: tuple[Seat, ...] = ()
    """At the first choice, the kings that are still in hand, in the order in which they were drawn (K-7)."""
    asks: str = GAME_END
    left_over: tuple[Number, ...] = ()
    """Dominoes that nobody took (K-44)."""
    round: int = 0
    part: int = 1
    """Which game of a Dynasty it is."""
    earlier: tuple[tuple[Standing, ...], ...] = ()
    """How everybody did in the games of a Dynasty that are over."""
    plans: Mapping[Seat, Mapping[Number, Plan]] = {}
    winners: tuple[Seat, ...] = ()

    @property
    def turn(self) -> Seat | None:
        """Whose king moves: nobody's when the game is over."""
        if self.asks == GAME_END:
            return None
        return self.kings[0] if self.kings else self.older[self.done].king

    @property
    def domino(self) -> Number | None:
        """The domino under that king, which is being placed or was just dealt with; none at the first choice."""
        return self.older[self.done].number if self.asks != GAME_END and not self.kings else None

    @property
    def free(self) -> tuple[Number, ...]:
        """The dominoes of the newer line that have no king."""
        return tuple(slot.number for slot in self.newer if slot.king is None)

    def with_player(self, seat: Seat, player: Player) -> "State":
        """Return the state with another of what a player has."""
        return replace(self, players=(*self.players[:seat], player, *self.players[seat + 1 :]))
