"""Events when the table is set up."""

from dataclasses import dataclass

from msgspec.structs import replace

from alhambra.components import CardId, TileId
from alhambra.events.event import Notice, Open, Private, Secret
from alhambra.state import State, Turn
from tabletop.seat import Seat


@dataclass(frozen=True, slots=True)
class BagFilled(Secret):
    """The tiles are in the bag, in this order."""

    tiles: tuple[TileId, ...]

    def fold(self, state: State) -> State:
        return replace(state, secret=replace(state.secret, bag=self.tiles))


@dataclass(frozen=True, slots=True)
class DrawPileStacked(Secret):
    """The draw pile has this order; it was put together from piles of these sizes, or is one pile."""

    cards: tuple[CardId, ...]
    piles: tuple[int, ...] = ()

    def fold(self, state: State) -> State:
        secret = replace(state.secret, deck=self.cards)
        return replace(state, secret=secret, stacked=len(self.cards), piles=self.piles)


@dataclass(frozen=True, slots=True)
class HandDealt(Private):
    """A player was dealt the starting hand from the top of the draw pile."""

    cards: tuple[CardId, ...]

    def fold(self, state: State) -> State:
        secret = replace(state.secret, deck=state.secret.deck[len(self.cards) :])
        hand = state.players[self.seat].hand + self.cards
        return replace(state.with_player(self.seat, hand=hand), secret=secret)


@dataclass(frozen=True, slots=True)
class HandCounted(Notice):
    """What everybody saw of a starting hand: how many cards, and what they are worth together (B-25)."""

    seat: Seat
    cards: int
    total: int


@dataclass(frozen=True, slots=True)
class StartingPlayerFound(Open):
    """A player begins; `by_lot` if several hands were equally good (B-19)."""

    seat: Seat
    by_lot: bool

    def fold(self, state: State) -> State:
        return replace(state, turn=Turn(self.seat))
