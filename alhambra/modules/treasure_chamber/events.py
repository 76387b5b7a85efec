"""What happens with chests."""

from collections import Counter
from dataclasses import dataclass
from typing import ClassVar

from msgspec.structs import replace

from alhambra.components import Kind, TileId
from alhambra.events import Open
from alhambra.modules.treasure_chamber.chests import KEPT
from alhambra.state import State
from tabletop.seat import Seat


def _less(chests: tuple[Kind, ...], gone: dict[TileId, Kind]) -> tuple[Kind, ...]:
    left = Counter(chests)
    left.subtract(gone.values())
    return tuple(left.elements())


@dataclass(frozen=True, slots=True)
class RoomFilled(Open):
    """Chests were drawn from the bag for a room (V-TRE-1, V-TRE-5)."""

    final: ClassVar[bool] = True
    room: int
    chests: tuple[Kind, ...]

    def fold(self, state: State) -> State:
        rooms = list(KEPT.of(state).rooms)
        rooms[self.room - 1 : self.room] = [self.chests]
        return KEPT.change(state, rooms=tuple(rooms), emptied=None, fresh=())


@dataclass(frozen=True, slots=True)
class RoomLeftEmpty(Open):
    """The bag holds too few chests for a room, so none is ever filled again (V-TRE-5)."""

    room: int

    def fold(self, state: State) -> State:
        return KEPT.change(state, emptied=None, fresh=(), closed=True)


@dataclass(frozen=True, slots=True)
class ChestsBought(Open):
    """A player bought the chests of a room, which grants no further action (V-TRE-2)."""

    seat: Seat
    room: int
    chests: tuple[Kind, ...]
    paid: tuple[str, ...]
    price: int
    surplus: int

    def fold(self, state: State) -> State:
        rooms = tuple(() if number == self.room else room for number, room in enumerate(KEPT.of(state).rooms, 1))
        state = replace(state, turn=replace(state.turn, again=False))
        return KEPT.change(state, rooms=rooms, emptied=self.room, waiting=self.chests)


@dataclass(frozen=True, slots=True)
class ChestsPlaced(Open):
    """Chests stand on buildings of the player who bought them (V-TRE-3)."""

    seat: Seat
    chests: dict[TileId, Kind]

    def fold(self, state: State) -> State:
        return KEPT.change(_put(state, self.chests), fresh=tuple(self.chests))


@dataclass(frozen=True, slots=True)
class ChestMoved(Open):
    """A player has put a chest on another building (V-TRE-9)."""

    seat: Seat
    tile: TileId
    to: TileId

    def fold(self, state: State) -> State:
        own = KEPT.of(state)
        placed = {self.to if tile == self.tile else tile: kind for tile, kind in own.placed.items()}
        fresh = tuple(self.to if tile == self.tile else tile for tile in own.fresh)
        return KEPT.change(state, placed=placed, fresh=fresh)


@dataclass(frozen=True, slots=True)
class ChestsPassedOn(Open):
    """A player got chests that another one could not place (V-TRE-4)."""

    seat: Seat
    chests: dict[TileId, Kind]

    def fold(self, state: State) -> State:
        return _put(state, self.chests)


@dataclass(frozen=True, slots=True)
class RivalGotChests(Open):
    """Whoever plays along without a seat got chests that somebody could not place (V-TRE-8)."""

    rival: str
    chests: dict[TileId, Kind]

    def fold(self, state: State) -> State:
        return _put(state, self.chests)


@dataclass(frozen=True, slots=True)
class ChestsReturned(Open):
    """Chests that nobody placed are in the bag again (V-TRE-4)."""

    chests: tuple[Kind, ...]

    def fold(self, state: State) -> State:
        return KEPT.change(state, waiting=())


@dataclass(frozen=True, slots=True)
class ChestLost(Open):
    """A building left the palace, and its chest is in the bag again (V-TRE-6)."""

    seat: Seat
    tile: TileId

    def fold(self, state: State) -> State:
        return KEPT.change(
            state, placed={tile: kind for tile, kind in KEPT.of(state).placed.items() if tile != self.tile}
        )


def _put(state: State, chests: dict[TileId, Kind]) -> State:
    own = KEPT.of(state)
    return KEPT.change(state, placed={**own.placed, **chests}, waiting=_less(own.waiting, chests))
