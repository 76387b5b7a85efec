"""Events when display and market are refilled."""

from dataclasses import dataclass
from typing import ClassVar

from msgspec.structs import replace

from alhambra.components import CardId, TileId
from alhambra.events.event import Open
from alhambra.state import State


@dataclass(frozen=True, slots=True)
class CardDrawn(Open):
    """The top card of the draw pile lies in a slot of the display now (B-60)."""

    final: ClassVar[bool] = True
    slot: int
    card: CardId

    def fold(self, state: State) -> State:
        secret = state.secret
        display = (*state.display[: self.slot], self.card, *state.display[self.slot + 1 :])
        return replace(state, display=display, secret=replace(secret, deck=secret.deck[1:]))


@dataclass(frozen=True, slots=True)
class DiscardsGathered(Open):
    """The discard pile was taken up, to be shuffled into a new draw pile (B-61)."""

    final: ClassVar[bool] = True
    cards: int

    def fold(self, state: State) -> State:
        return replace(state, discard=())


@dataclass(frozen=True, slots=True)
class TileDrawn(Open):
    """The top tile of the bag lies on a market square now (B-63)."""

    final: ClassVar[bool] = True
    square: int
    tile: TileId

    def fold(self, state: State) -> State:
        secret = state.secret
        market = (*state.market[: self.square], self.tile, *state.market[self.square + 1 :])
        return replace(state, market=market, secret=replace(secret, bag=secret.bag[1:]))
