"""Events of a turn, up to its confirmation."""

from dataclasses import dataclass
from typing import ClassVar

from msgspec.structs import replace

from alhambra.components import CardId, TileId, Walls
from alhambra.events.event import Notice, Open
from alhambra.grid import Cell
from alhambra.palace import Built, Palace
from alhambra.state import State, Turn, without
from tabletop.seat import Seat


@dataclass(frozen=True, slots=True)
class TurnStarted(Open):
    """A player's turn began."""

    final: ClassVar[bool] = True
    seat: Seat

    def fold(self, state: State) -> State:
        return replace(state, turn=Turn(self.seat))


@dataclass(frozen=True, slots=True)
class MoneyTaken(Open):
    """A player took cards of the display (B-36)."""

    seat: Seat
    cards: tuple[CardId, ...]

    def fold(self, state: State) -> State:
        display = tuple(None if card in self.cards else card for card in state.display)
        hand = state.players[self.seat].hand + self.cards
        return replace(state.with_player(self.seat, hand=hand), display=display)


@dataclass(frozen=True, slots=True)
class TileBought(Open):
    """A player bought a tile, whatever allowed it, and has it set aside (B-41, B-42)."""

    seat: Seat
    tile: TileId
    square: int
    paid: tuple[str, ...]
    price: int

    @property
    def exact(self) -> bool:
        """Whether the payment was exact (B-40, C-12)."""
        return True

    def fold(self, state: State) -> State:
        market = tuple(None if tile == self.tile else tile for tile in state.market)
        aside = (*state.players[self.seat].aside, self.tile)
        return replace(state.with_player(self.seat, aside=aside), market=market)


@dataclass(frozen=True, slots=True)
class BuildingBought(TileBought):
    """A player bought a tile in the own turn; an exact payment grants a further action (B-27)."""

    surplus: int

    @property
    def exact(self) -> bool:
        return self.surplus == 0

    def fold(self, state: State) -> State:
        state = TileBought.fold(self, state)
        turn = replace(state.turn, again=self.exact, bought=(*state.turn.bought, self.tile))
        return replace(state, turn=turn)


@dataclass(frozen=True, slots=True)
class MoneySpent(Open):
    """A player paid with cards, which are on the discard pile now (B-39)."""

    seat: Seat
    cards: tuple[CardId, ...]

    def fold(self, state: State) -> State:
        hand = without(state.players[self.seat].hand, self.cards)
        return replace(state.with_player(self.seat, hand=hand), discard=state.discard + self.cards)


@dataclass(frozen=True, slots=True)
class BuildingPlaced(Open):
    """A tile that was set aside, or lay in the reserve, has entered the palace, whatever brought it there (X-14)."""

    added = ("turned",)
    seat: Seat
    tile: TileId
    cell: Cell
    walls: Walls
    turned: int = 0

    def fold(self, state: State) -> State:
        return self._moved(state, state.players[self.seat].palace.with_tile(self._built))

    @property
    def _built(self) -> Built:
        return Built(*self.cell, self.tile, self.walls, self.turned)

    def _moved(self, state: State, palace: Palace) -> State:
        player = state.players[self.seat]
        return state.with_player(
            self.seat,
            palace=palace,
            aside=without(player.aside, (self.tile,)),
            reserve=without(player.reserve, (self.tile,)),
        )


@dataclass(frozen=True, slots=True)
class OutworkPlaced(BuildingPlaced):
    """A tile that was set aside, or lay in the reserve, stands outside the walls of the palace now."""

    def fold(self, state: State) -> State:
        return self._moved(state, state.players[self.seat].palace.with_outwork(self._built))


@dataclass(frozen=True, slots=True)
class HalfPlaced(BuildingPlaced):
    """A tile that was set aside fills half of a cell of the palace now."""

    def fold(self, state: State) -> State:
        return self._moved(state, state.players[self.seat].palace.with_half(self._built))


@dataclass(frozen=True, slots=True)
class BuildingRemoved(Open):
    """A tile has left the palace and lies in the reserve now (X-14)."""

    seat: Seat
    tile: TileId
    cell: Cell

    def fold(self, state: State) -> State:
        player = state.players[self.seat]
        return state.with_player(
            self.seat, palace=player.palace.without(self.cell), reserve=(*player.reserve, self.tile)
        )


@dataclass(frozen=True, slots=True)
class BuildingReserved(Open):
    """A tile that was set aside lies in the reserve now."""

    seat: Seat
    tile: TileId

    def fold(self, state: State) -> State:
        player = state.players[self.seat]
        return state.with_player(
            self.seat, aside=without(player.aside, (self.tile,)), reserve=(*player.reserve, self.tile)
        )


@dataclass(frozen=True, slots=True)
class BuildingGiven(Open):
    """A player gave a tile that was set aside to the one who plays along with two (B-106)."""

    seat: Seat
    tile: TileId

    def fold(self, state: State) -> State:
        aside = without(state.players[self.seat].aside, (self.tile,))
        return state.with_player(self.seat, aside=aside).with_gift((self.tile,))


@dataclass(frozen=True, slots=True)
class ActionsFinished(Notice):
    """A player did without a further action."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TurnPassed(Notice):
    """A player did nothing in this turn."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TurnConfirmed(Notice):
    """A player let the turn end as it was; from now on it is final (B-66)."""

    final: ClassVar[bool] = True
    routine: ClassVar[bool] = True
    passes: ClassVar[bool] = True
    seat: Seat


@dataclass(frozen=True, slots=True)
class TimedOut(Notice):
    """A player did not decide in time; what follows is the default (B-112)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Undone(Notice):
    """A player undid this many steps; the state has been put back already."""

    seat: Seat
    steps: int
