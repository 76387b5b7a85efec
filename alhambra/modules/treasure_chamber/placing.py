"""Where chests go: onto own buildings, to others, or back into the bag (V-TRE-3 to V-TRE-6, V-TRE-8, V-TRE-9)."""

from msgspec import Struct

from alhambra.actions import Action
from alhambra.base.turn import CONFIRM
from alhambra.components import TileId
from alhambra.events import BuildingRemoved
from alhambra.ledger import Ledger, Position
from alhambra.module import Move
from alhambra.modules.treasure_chamber.chests import CHESTS, KEPT, bag, fitting, terms, without_chest
from alhambra.modules.treasure_chamber.events import (
    ChestLost,
    ChestMoved,
    ChestsPassedOn,
    ChestsPlaced,
    ChestsReturned,
    RivalGotChests,
    RoomFilled,
    RoomLeftEmpty,
)
from alhambra.windows import order_of
from tabletop.refused import Refused
from tabletop.seat import Seat


class MoveChest(Action, frozen=True):
    """Put a chest that was bought in this turn on another building."""

    rule = "V-TRE-9"
    tile: TileId
    to: TileId


class ChestOrder(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether somebody wants no chests of others (V-TRE-20)."""

    refuse: bool = True


def fill_rooms(game: Ledger) -> None:
    """Draw the chests of each room (V-TRE-1)."""
    for room in range(terms().rooms):
        _fill(game, room + 1)
    game.end_phase()


def _fill(game: Ledger, room: int) -> None:
    left = [kind for kind, number in bag(game.state).items() for _ in range(number)]
    game.emit(RoomFilled(room, game.shuffled(left)[: terms().in_a_room]))


def put_up(game: Ledger) -> None:
    """Put chests on the buyer's buildings, those built first, without a question (V-TRE-3, V-TRE-9)."""
    seat = game.state.turn.seat
    if chests := fitting(game, seat, KEPT.of(game.state).waiting):
        game.emit(ChestsPlaced(seat, chests))
    game.end_phase()


def move(game: Ledger, action: MoveChest) -> None:
    """Put a chest elsewhere by the same rule, until the turn is final (V-TRE-9)."""
    own = KEPT.of(game.state)
    if action.tile not in own.fresh:
        raise Refused("V-TRE-9", "chest-stays", tile=action.tile)
    free = without_chest(game, action.seat, own.placed[action.tile])
    if action.to not in free:
        raise Refused("V-TRE-3", "chest-not-there", tile=action.to, sale=free, number=len(free))
    game.emit(ChestMoved(action.seat, action.tile, action.to))


def moves(at: Position, seat: Seat) -> list[Action]:
    """Offer each building on which a chest of this turn could stand instead."""
    own = KEPT.of(at.state)
    return [MoveChest(seat, tile, other) for tile in own.fresh for other in without_chest(at, seat, own.placed[tile])]


def pass_on(game: Ledger) -> None:
    """Offer what the buyer could not place to the others, then fill the room again (V-TRE-4, V-TRE-5, O-6)."""
    room = KEPT.of(game.state).emptied
    if room is not None:
        _offer(game)
        if left := KEPT.of(game.state).waiting:
            game.emit(ChestsReturned(left))
        if KEPT.of(game.state).closed or sum(bag(game.state).values()) < terms().in_a_room:
            game.emit(RoomLeftEmpty(room))
        else:
            _fill(game, room)
    game.end_phase()


def _offer(game: Ledger) -> None:
    """Let Dirk have them first (V-TRE-8), then the others from the left neighbour on, unless they refuse (V-TRE-20)."""
    players = len(game.state.players)
    for who, rival in enumerate(game.state.rivals, players):
        if chests := fitting(game, who, KEPT.of(game.state).waiting):
            game.emit(RivalGotChests(rival.name, chests))
    for step in range(1, players):
        seat = (game.state.turn.seat + step) % players
        chests = fitting(game, seat, KEPT.of(game.state).waiting)
        if chests and not refuses(game, seat):
            game.emit(ChestsPassedOn(seat, chests))


def refuses(at: Position, seat: Seat) -> bool:
    """Return whether a player wants no chests of others."""
    order: ChestOrder | None = order_of(at, seat, CHESTS)
    return order is not None and order.refuse


def lose_chest(game: Ledger, event: BuildingRemoved) -> None:
    """Put the chest of a building that leaves the palace back into the bag (V-TRE-6)."""
    if event.tile in KEPT.of(game.state).placed:
        game.emit(ChestLost(event.seat, event.tile))


MOVE = Move(MoveChest, frozenset({CONFIRM}), moves, move, needless=True)
