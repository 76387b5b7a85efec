"""Events at the end of the game."""

from dataclasses import dataclass
from typing import ClassVar

from msgspec.structs import replace

from alhambra.components import TileId
from alhambra.events.event import Notice, Open
from alhambra.state import State, without
from tabletop.seat import Seat


@dataclass(frozen=True, slots=True)
class MarketRanShort(Notice):
    """The bag could not fill the market: nobody takes another turn (B-79)."""

    final: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class LastTileGiven(Open):
    """The player with the most money of a square's currency got the tile there (B-81)."""

    seat: Seat
    square: int
    tile: TileId

    def fold(self, state: State) -> State:
        market = (*state.market[: self.square], None, *state.market[self.square + 1 :])
        aside = (*state.players[self.seat].aside, self.tile)
        waiting = tuple(sorted({*state.waiting, self.seat}))
        return replace(state.with_player(self.seat, aside=aside), market=market, waiting=waiting)


@dataclass(frozen=True, slots=True)
class LastTilesConfirmed(Open):
    """A player is done with the own last tiles; that can be undone while others are not (B-82)."""

    seat: Seat

    def fold(self, state: State) -> State:
        return replace(state, waiting=without(state.waiting, (self.seat,)))


@dataclass(frozen=True, slots=True)
class GameWon(Open):
    """The game is over; those with the most points have won (B-84)."""

    final: ClassVar[bool] = True
    winners: tuple[Seat, ...]
    scores: tuple[int, ...]

    def fold(self, state: State) -> State:
        return replace(state, winners=self.winners)
