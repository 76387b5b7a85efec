"""Squares: free tiles that multiply the buildings beside them (V-SQU-1 to V-SQU-9)."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import ClassVar

from msgspec import Struct

from alhambra.actions import Action
from alhambra.base.placing import BY_THE_BUILDING_RULES
from alhambra.base.scoring import is_building
from alhambra.base.turn import ACTION
from alhambra.components import KINDS, Kind, Tile, TileId, walls_of
from alhambra.events import Notice, Open, Secret
from alhambra.grid import WAYS
from alhambra.ledger import Ledger, Position
from alhambra.module import Family, Module, Move, Phase
from alhambra.slice import Slice
from alhambra.state import Player, State
from tabletop.datafile import read
from tabletop.refused import Refused
from tabletop.rng import Rng
from tabletop.seat import Seat

SQUARES = "squares"
SQUARE = "square"


class _Row(Struct, frozen=True, forbid_unknown_fields=True):
    id: TileId
    kind: Kind
    walls: str


class _Squares(Struct, frozen=True, forbid_unknown_fields=True):
    limit: int
    tiles: tuple[_Row, ...]


class Stacks(Struct, frozen=True):
    """The squares of each colour that are left, the open one first; the others are hidden (V-SQU-1)."""

    stacks: dict[Kind, tuple[TileId, ...]] = {}


KEPT = Slice(SQUARES, Stacks)


@dataclass(frozen=True, slots=True)
class Stack:
    """What everybody sees of a stack."""

    top: Tile
    left: int


class TakeSquare(Action, frozen=True):
    """Take an open square, for nothing."""

    rule = "V-SQU-2"
    tile: TileId


@dataclass(frozen=True, slots=True)
class SquaresStacked(Secret):
    """The squares lie in stacks, in this order."""

    stacks: dict[Kind, tuple[TileId, ...]]

    def fold(self, state: State) -> State:
        return KEPT.put(state, Stacks(self.stacks))


@dataclass(frozen=True, slots=True)
class SquareTaken(Open):
    """A player has taken the open square of a stack and has it set aside (V-SQU-5)."""

    seat: Seat
    tile: TileId

    def fold(self, state: State) -> State:
        stacks = {kind: tuple(tile for tile in stack if tile != self.tile) for kind, stack in left(state).items()}
        state = KEPT.put(state, Stacks({kind: stack for kind, stack in stacks.items() if stack}))
        return state.with_player(self.seat, aside=(*state.players[self.seat].aside, self.tile))


@dataclass(frozen=True, slots=True)
class SquareTurnedUp(Notice):
    """The next square of a stack lies open (V-SQU-3); what came before cannot be undone (V-SQU-20)."""

    final: ClassVar[bool] = True
    tile: TileId


@cache
def all_squares() -> tuple[Tile, ...]:
    """Return the squares; all have walls, and no price."""
    rows = read("alhambra/squares/pieces.json", _Squares).tiles
    return tuple(Tile(row.id, SQUARE, row.kind, KINDS[row.kind][0], 0, walls_of(row.walls)) for row in rows)


@cache
def limit() -> int:
    """Return how many squares a player may own (V-SQU-4)."""
    return read("alhambra/squares/pieces.json", _Squares).limit


def left(state: State) -> Mapping[Kind, tuple[TileId, ...]]:
    """Return the squares that nobody has taken."""
    return KEPT.of(state).stacks


def lay_out(game: Ledger) -> None:
    """Shuffle the squares of each colour and turn up the first (V-SQU-1)."""
    stacks = {}
    for kind in game.rules.components.kinds:
        stacks[kind] = game.shuffled(tile.id for tile in all_squares() if tile.kind == kind)
    game.emit(SquaresStacked(stacks))
    game.end_phase()


def take(game: Ledger, action: TakeSquare) -> None:
    """Take an open square; that is no purchase and grants nothing further (V-SQU-2)."""
    if count_squares(game, game.state.players[action.seat]) >= limit():
        raise Refused("V-SQU-4", "squares-enough", limit=limit())
    stack = next((stack for stack in left(game.state).values() if stack[0] == action.tile), None)
    if stack is None:
        raise Refused("V-SQU-2", "square-not-open", tile=action.tile)
    game.emit(SquareTaken(action.seat, action.tile))
    if len(stack) > 1:
        game.emit(SquareTurnedUp(stack[1]))
    game.end_phase()


def takings(at: Position, seat: Seat) -> list[Action]:
    """Offer each open square to whoever may own another."""
    if count_squares(at, at.state.players[seat]) >= limit():
        return []
    return [TakeSquare(seat, stack[0]) for stack in left(at.state).values()]


def count_squares(at: Position, player: Player) -> int:
    """Count a player's squares, in the palace, in the reserve and set aside (V-SQU-4)."""
    tiles = [*(built.tile for built in player.palace.tiles), *player.reserve, *player.aside]
    return sum(is_square(at, tile) for tile in tiles)


def is_square(at: Position, tile: TileId) -> bool:
    """Return whether a tile is a square."""
    return tile in at.rules.tiles and at.rules.tiles[tile].family == SQUARE


def multiply(at: Position, who: int) -> Mapping[Kind, int]:
    """Count, for each square, the buildings of its kind beside it without a wall between (V-SQU-8, V-SQU-9).

    Only tiles that count for their kind are neighbours, so two squares never count for each other.
    """
    found: Counter[Kind] = Counter()
    if who >= len(at.state.players):
        return found  # V-SQU-6: nobody gives a square to a rival
    standing = {built.cell: built for built in at.state.players[who].palace.tiles}
    for (x, y), built in standing.items():
        square = at.rules.tiles[built.tile]
        if square.family != SQUARE:
            continue
        for side, (east, south) in enumerate(WAYS):
            neighbour = standing.get((x + east, y + south))
            if neighbour is not None and not built.walls >> side & 1:
                tile = at.rules.tiles[neighbour.tile]
                found[square.kind] += tile.kind == square.kind and is_building(at, tile.id)
    return found


def open_stacks(at: Position, viewer: Seat | None) -> tuple[Stack, ...]:
    """Show everybody the open squares and how many lie there."""
    return tuple(Stack(at.rules.tiles[stack[0]], len(stack)) for stack in left(at.state).values())


def shuffle_below(state: State, viewer: Seat | None, rng: Rng, kept: int) -> State:
    """Shuffle what lies under the open square of each stack, and under so many more."""
    stacks: dict[Kind, tuple[TileId, ...]] = {}
    for kind, stack in left(state).items():
        below, rng = rng.shuffled(stack[1 + kept :])
        stacks[kind] = (*stack[: 1 + kept], *below)
    return KEPT.put(state, Stacks(stacks)) if stacks else state


MODULE = Module(
    id=SQUARES,
    number=4,
    plays=lambda options: SQUARES in options.modules,
    brings_tiles=(all_squares,),
    setup=(Phase("lay out the squares", 22, lay_out),),
    moves=(Move(TakeSquare, frozenset({ACTION}), takings, take, uncovers=True),),
    families={SQUARE: Family(BY_THE_BUILDING_RULES, typed=False)},  # V-SQU-5; walls count (V-SQU-7)
    bound=(lambda at, tile: "V-SQU-6" if is_square(at, tile) else None,),
    counts=(multiply,),
    slice=KEPT,
    holds=(lambda state: [tile for stack in left(state).values() for tile in stack],),
    shows=open_stacks,
    redeals=(shuffle_below,),
)
