"""What can happen in the base game. Events alone change who has what; each knows how (`fold`)."""

from abc import abstractmethod
from dataclasses import dataclass
from typing import ClassVar

from msgspec.structs import replace

from alhambra.components import CardId, TileId, Walls
from alhambra.grid import Cell
from alhambra.palace import Built
from alhambra.state import State, Turn, without
from tabletop import event
from tabletop.seat import Seat


@dataclass(frozen=True, slots=True)
class Event(event.Event):
    """Something that happened, and what it does to the state."""

    @abstractmethod
    def fold(self, state: State) -> State:
        """Give the state after it."""


@dataclass(frozen=True, slots=True)
class Open(event.Open, Event):
    """An event that everybody sees."""


@dataclass(frozen=True, slots=True)
class Private(event.Private, Event):
    """An event that only its own seat sees."""


@dataclass(frozen=True, slots=True)
class Secret(event.Secret, Event):
    """An event that nobody sees."""


# Setting up


@dataclass(frozen=True, slots=True)
class BagFilled(Secret):
    """The tiles are in the bag, in this order."""

    tiles: tuple[TileId, ...]

    def fold(self, state: State) -> State:
        return replace(state, secret=replace(state.secret, bag=self.tiles))


@dataclass(frozen=True, slots=True)
class DrawPileStacked(Secret):
    """The draw pile has this order."""

    cards: tuple[CardId, ...]

    def fold(self, state: State) -> State:
        return replace(state, secret=replace(state.secret, deck=self.cards))


@dataclass(frozen=True, slots=True)
class HandDealt(Private):
    """A player was dealt the starting hand from the top of the draw pile."""

    cards: tuple[CardId, ...]

    def fold(self, state: State) -> State:
        secret = replace(state.secret, deck=state.secret.deck[len(self.cards) :])
        return replace(state.with_player(self.seat, hand=self.cards), secret=secret)


@dataclass(frozen=True, slots=True)
class HandCounted(Open):
    """What everybody saw of a starting hand: how many cards, and what they are worth together (B-25)."""

    seat: Seat
    cards: int
    total: int

    def fold(self, state: State) -> State:
        return state


@dataclass(frozen=True, slots=True)
class StartingPlayerFound(Open):
    """A player begins; `by_lot` if several hands were equally good (B-19)."""

    seat: Seat
    by_lot: bool

    def fold(self, state: State) -> State:
        return replace(state, turn=Turn(self.seat))


# The turn


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
class BuildingBought(Open):
    """A player bought a tile from a market square and has it set aside (B-41, B-42)."""

    seat: Seat
    tile: TileId
    square: int
    paid: tuple[str, ...]
    exact: bool

    def fold(self, state: State) -> State:
        market = tuple(None if tile == self.tile else tile for tile in state.market)
        turn = replace(state.turn, again=self.exact, bought=(*state.turn.bought, self.tile))
        aside = (*state.players[self.seat].aside, self.tile)
        return replace(state.with_player(self.seat, aside=aside), market=market, turn=turn)


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
    """A tile that was set aside, or lay in the reserve, stands in the palace now."""

    seat: Seat
    tile: TileId
    cell: Cell
    walls: Walls

    def fold(self, state: State) -> State:
        player = state.players[self.seat]
        return state.with_player(
            self.seat,
            palace=player.palace.with_tile(Built(*self.cell, self.tile, self.walls)),
            aside=without(player.aside, (self.tile,)),
            reserve=without(player.reserve, (self.tile,)),
        )


@dataclass(frozen=True, slots=True)
class BuildingRemoved(Open):
    """A tile of the palace lies in the reserve now."""

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
class ActionsFinished(Open):
    """A player did without a further action."""

    seat: Seat

    def fold(self, state: State) -> State:
        return state


@dataclass(frozen=True, slots=True)
class TurnPassed(Open):
    """A player did nothing in this turn."""

    seat: Seat

    def fold(self, state: State) -> State:
        return state


@dataclass(frozen=True, slots=True)
class TurnConfirmed(Open):
    """A player let the turn, or the building of the last tiles, end as it was."""

    seat: Seat

    def fold(self, state: State) -> State:
        return replace(state, waiting=without(state.waiting, (self.seat,))) if state.waiting else state


@dataclass(frozen=True, slots=True)
class TimedOut(Open):
    """A player did not decide in time; what follows is the default (B-112)."""

    seat: Seat

    def fold(self, state: State) -> State:
        return state


@dataclass(frozen=True, slots=True)
class TakenBack(Open):
    """A player undid this many steps; the state has been put back already."""

    seat: Seat
    steps: int

    def fold(self, state: State) -> State:
        return state


# The end of a turn


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
class ScoringCardDrawn(Open):
    """The top card of the draw pile was a scoring card and has left the game; its round is due (B-60)."""

    final: ClassVar[bool] = True
    round: int

    def fold(self, state: State) -> State:
        secret = replace(state.secret, deck=state.secret.deck[1:])
        return replace(state, due=tuple(sorted((*state.due, self.round))), secret=secret)


@dataclass(frozen=True, slots=True)
class DiscardsGathered(Open):
    """The discard pile was taken up, to be shuffled into a new draw pile (B-61)."""

    final: ClassVar[bool] = True
    cards: int

    def fold(self, state: State) -> State:
        return replace(state, discard=())


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """The points of one participant for one part of a scoring, and why.

    `who` counts the seats and then the rivals. For a majority, `amount` tiles gave the place `place`,
    shared by `tied` participants; for a wall, `amount` is its length.
    """

    who: int
    part: str
    amount: int
    points: int
    rule: str
    place: int = 0
    tied: int = 1


@dataclass(frozen=True, slots=True)
class RoundScored(Open):
    """A round was scored (B-62)."""

    final: ClassVar[bool] = True
    round: int
    lines: tuple[ScoreLine, ...]

    def fold(self, state: State) -> State:
        gained = [0] * (len(state.players) + len(state.rivals))
        for line in self.lines:
            gained[line.who] += line.points
        players, rivals = gained[: len(state.players)], gained[len(state.players) :]
        return replace(
            state,
            players=tuple(replace(p, score=p.score + more) for p, more in zip(state.players, players, strict=True)),
            rivals=tuple(replace(r, score=r.score + more) for r, more in zip(state.rivals, rivals, strict=True)),
            due=tuple(due for due in state.due if due != self.round),
            scored=(*state.scored, self.round),
        )


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


# The end of the game


@dataclass(frozen=True, slots=True)
class MarketRanShort(Open):
    """The bag could not fill the market: nobody takes another turn (B-79)."""

    final: ClassVar[bool] = True

    def fold(self, state: State) -> State:
        return state


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
class GameWon(Open):
    """The game is over; those with the most points have won (B-84)."""

    final: ClassVar[bool] = True
    winners: tuple[Seat, ...]
    scores: tuple[int, ...]

    def fold(self, state: State) -> State:
        return replace(state, winners=self.winners)
