"""The wall cards and the wooden pieces: where they are, and whom they belong to (V-WAL-1, V-WAL-2, V-WAL-5)."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import ClassVar

from msgspec import Struct
from msgspec.structs import replace

from alhambra.base.redesign import FOUNTAIN_CELL
from alhambra.base.setup import split
from alhambra.components import SIDES, Card, CardId, TileId, Token, Walls, letters_of, walls_of
from alhambra.events import Open
from alhambra.how import turn
from alhambra.ledger import Ledger, Position
from alhambra.palace import Built
from alhambra.slice import Slice
from alhambra.stand import Piece, WallEdge
from alhambra.state import State
from tabletop.datafile import read
from tabletop.seat import Seat

WALLS = "city_walls"
WALL_CARD = "wall_card"
PLANKS = "planks"


@dataclass(frozen=True, eq=False, slots=True)
class WallCard(Card):
    """A card that puts pieces on just these sides of a tile."""

    sides: Walls


class _Row(Struct, frozen=True, forbid_unknown_fields=True):
    id: CardId
    sides: str


class _Pieces(Struct, frozen=True, forbid_unknown_fields=True):
    piles: dict[int, int]
    cards: tuple[_Row, ...]


class CityWalls(Struct, frozen=True):
    """Which cards lie open, which are out of the game, and the pieces on tiles, wherever these are.

    Pieces are named by the sides of a tile that is not turned; those of a fountain are walls of its palace.
    """

    open: tuple[CardId, ...] = ()
    gone: tuple[CardId, ...] = ()
    pieces: dict[TileId, str] = {}


KEPT = Slice(WALLS, CityWalls)


@dataclass(frozen=True, slots=True)
class WallCardAppeared(Open):
    """A wall card came up and lies open beside the board (V-WAL-2)."""

    final: ClassVar[bool] = True
    card: CardId

    def fold(self, state: State) -> State:
        state = replace(state, secret=replace(state.secret, deck=state.secret.deck[1:]))
        return KEPT.change(state, open=(*KEPT.of(state).open, self.card))


@cache
def _data() -> _Pieces:
    return read("alhambra/city_walls/pieces.json", _Pieces)


@cache
def all_cards() -> Mapping[CardId, WallCard]:
    """Return the wall cards."""
    return {row.id: WallCard(row.id, WALL_CARD, walls_of(row.sides)) for row in _data().cards}


def into_the_piles(game: Ledger) -> Mapping[int, tuple[CardId, ...]]:
    """Shuffle two cards into each of the last piles (V-WAL-1, C-15)."""
    return split(game.shuffled(all_cards()), _data().piles)[0]


def show(game: Ledger, slot: int, card: WallCard) -> None:
    """Lay a card open; the slot gets the next one (C-16)."""
    game.emit(WallCardAppeared(card.id))


def elsewhere(state: State) -> list[CardId]:
    """Account for the cards that are not in the draw pile."""
    return [*KEPT.of(state).open, *KEPT.of(state).gone]


def pieces_on(state: State) -> Mapping[TileId, Walls]:
    """Return the walls that pieces add to tiles, as these lie when they are not turned (V-WAL-6)."""
    return {tile: walls_of(sides) for tile, sides in KEPT.of(state).pieces.items()}


def standing(state: State) -> Mapping[TileId, tuple[Seat, Built]]:
    """Return the tiles that stand inside the walls of palaces, and whose those are."""
    return {built.tile: (seat, built) for seat, player in enumerate(state.players) for built in player.palace.tiles}


def planks(at: Position) -> Iterator[tuple[TileId, Token]]:
    """Show pieces on tiles, as these stand."""
    found = pieces_on(at.state)
    stands = standing(at.state) if found else {}
    for tile, sides in found.items():
        turned = stands[tile][1].turned if tile in stands else 0
        yield tile, Token(PLANKS, letters_of(turn(sides, turned)))


def planks_of_fountain(at: Position, seat: Seat) -> Iterator[Piece]:
    """Show the pieces on a fountain."""
    walls = at.state.players[seat].palace.fountain
    for side, letter in enumerate(SIDES):
        if walls >> side & 1:
            yield Piece(Token(PLANKS, letter), WallEdge(FOUNTAIN_CELL, side))


def open_cards(at: Position, viewer: Seat | None) -> tuple[WallCard, ...]:
    """Show everybody the cards that lie open."""
    return tuple(all_cards()[card] for card in KEPT.of(at.state).open)
