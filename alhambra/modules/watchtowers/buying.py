"""Buying a watchtower with a building: one payment for both, exact on the sum (V-WAT-2)."""

from dataclasses import dataclass
from functools import cache

from alhambra.base.buying import market_tiles
from alhambra.components import TileId, load
from alhambra.events import Open
from alhambra.ledger import Ledger, Position
from alhambra.modules.watchtowers.pieces import WATCHTOWER, in_supply, kinds, next_of, surcharge
from alhambra.purchase import Ware
from alhambra.state import State
from tabletop.seat import Seat

MANNER = WATCHTOWER


@cache
def buildings() -> frozenset[TileId]:
    """Return the tiles with which one may be bought (C-6)."""
    return frozenset(tile.id for tile in load().buildings)


@dataclass(frozen=True, slots=True)
class WatchtowerSetAside(Open):
    """A player has a watchtower set aside, to be placed in this turn (V-WAT-3)."""

    seat: Seat
    tile: TileId

    def fold(self, state: State) -> State:
        return state.with_player(self.seat, aside=(*state.players[self.seat].aside, self.tile))


def with_a_watchtower(at: Position, seat: Seat) -> list[Ware]:
    """Sell each base building of whose colour a watchtower is left together with that, for a higher price."""
    left, more = {kinds()[tower] for tower in in_supply(at.state)}, surcharge(at.state)
    return [
        Ware(ware.tile, ware.stall, ware.price + more, ware.currency, manner=MANNER, along=set_aside)
        for ware in market_tiles(at, seat)
        if ware.tile in buildings() and at.rules.tiles[ware.tile].kind in left
    ]


def set_aside(game: Ledger, seat: Seat, ware: Ware) -> None:
    """Let the buyer of a building have a watchtower of its colour."""
    tower = next_of(game.state, game.rules.tiles[ware.tile].kind)
    assert tower is not None, "it was for sale"
    game.emit(WatchtowerSetAside(seat, tower))
