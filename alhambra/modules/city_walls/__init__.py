"""City walls: cards that lie open, and wooden pieces that belong to a tile for good (V-WAL-1 to V-WAL-13)."""

from dataclasses import dataclass

from alhambra.actions import Action
from alhambra.base.placing import as_it_is, is_plain, veto
from alhambra.base.redesign import FOUNTAIN_CELL
from alhambra.base.turn import ACTION
from alhambra.components import CardId, TileId, Walls, letters_of, walls_of
from alhambra.events import BuildingGiven, Open
from alhambra.grid import RING, Cell, spot_of
from alhambra.how import turn
from alhambra.ledger import Ledger, Position
from alhambra.module import Module, Move, Reaction
from alhambra.modules.city_walls import cards
from alhambra.modules.city_walls.cards import KEPT, WALL_CARD, WALLS, all_cards, pieces_on
from alhambra.palace import Palace
from alhambra.state import State
from tabletop.refused import Refused
from tabletop.seat import Seat

FOUNTAIN: TileId = ""
"""What stands for the fountain, which is no tile that anybody could hold."""


class BuildWall(Action, frozen=True):
    """Take an open wall card and put its pieces on a tile, or on the fountain."""

    rule = "V-WAL-3"
    card: CardId
    on: TileId = FOUNTAIN


@dataclass(frozen=True, slots=True)
class WallBuilt(Open):
    """A player has built wooden walls on these sides of a tile as it stands, or lies; the card is out of the game."""

    seat: Seat
    card: CardId
    on: TileId
    sides: str

    def fold(self, state: State) -> State:
        own, new = KEPT.of(state), walls_of(self.sides)
        state = KEPT.change(
            state, open=tuple(card for card in own.open if card != self.card), gone=(*own.gone, self.card)
        )
        palace = state.players[self.seat].palace
        if self.on == FOUNTAIN:  # V-WAL-11
            return state.with_player(self.seat, palace=palace.with_walls(FOUNTAIN_CELL, palace.fountain | new))
        built = next((built for built in palace.tiles if built.tile == self.on), None)
        if built is not None:
            state = state.with_player(self.seat, palace=palace.with_walls(built.cell, built.walls | new))
            new = turn(new, (4 - built.turned) % 4)
        pieces = {**own.pieces, self.on: letters_of(pieces_on(state).get(self.on, 0) | new)}
        return KEPT.change(state, pieces=pieces)


@dataclass(frozen=True, slots=True)
class PiecesLeft(Open):
    """The pieces of a tile have left the game (V-WAL-13)."""

    tile: TileId

    def fold(self, state: State) -> State:
        return KEPT.change(state, pieces={on: sides for on, sides in KEPT.of(state).pieces.items() if on != self.tile})


def build_wall(game: Ledger, action: BuildWall) -> None:
    """Build at once (V-WAL-12); that is no redesign, so nothing on the tile or around it minds (V-WAL-9)."""
    if action.card not in KEPT.of(game.state).open:
        raise Refused("V-WAL-3", "wall-card-not-open", card=action.card)
    if action.on not in own_tiles(game, action.seat):
        raise Refused("V-WAL-3", "wall-not-on-own-tile")
    sides = all_cards()[action.card].sides
    if fault := fault_of(game, action.seat, action.on, sides):
        raise Refused(fault, f"wall-{'taken' if fault == 'V-WAL-4' else 'beside'}", sides=letters_of(sides))
    game.emit(WallBuilt(action.seat, action.card, action.on, letters_of(sides)))
    game.end_phase()


def walls_to_build(at: Position, seat: Seat) -> list[Action]:
    """Offer each open card with each own tile on which it fits (V-WAL-3, V-WAL-12)."""
    opened = KEPT.of(at.state).open
    own = own_tiles(at, seat) if opened else ()
    return [
        BuildWall(seat, card, on)
        for card in opened
        for on in own
        if not fault_of(at, seat, on, all_cards()[card].sides)
    ]


def own_tiles(at: Position, seat: Seat) -> list[TileId]:
    """Return what of a player may carry pieces: the fountain, and each tile that is no camp and no watchtower (C-6)."""
    player = at.state.players[seat]
    waiting = [tile for tile in (*player.reserve, *player.aside) if is_plain(at.rules.tiles[tile])]
    return [FOUNTAIN, *(built.tile for built in player.palace.tiles), *waiting]


def fault_of(at: Position, seat: Seat, on: TileId, sides: Walls) -> str | None:
    """Name the rule that forbids pieces on some sides of an own tile, as it stands or lies (V-WAL-10)."""
    palace = at.state.players[seat].palace
    built = next((built for built in palace.tiles if built.tile == on), None)
    if on != FOUNTAIN and built is None:
        return "V-WAL-4" if as_it_is(at, at.rules.tiles[on]).walls & sides else None
    cell, walls = (FOUNTAIN_CELL, palace.fountain) if built is None else (built.cell, built.walls)
    if walls & sides:
        return "V-WAL-4"  # V-WAL-12: free sides of a tile that has pieces may get more
    if sides & _touched(palace, cell):
        return "V-WAL-7"
    return "V-WAL-7" if palace.outworks and veto(at, palace.with_walls(cell, walls | sides)) else None


def _touched(palace: Palace, cell: Cell) -> Walls:
    """Return the sides of a cell where a tile touches it; what fills half of its cell may not."""
    spot = spot_of(cell)
    assert spot is not None, "palaces are within reach"
    return sum(1 << side for side in range(4) if palace.grid.about.get(spot, 0) >> RING >> 2 * side & 1)


def lose_pieces(game: Ledger, event: BuildingGiven) -> None:
    """Let the pieces of a tile that is given away leave the game (V-WAL-13)."""
    if event.tile in KEPT.of(game.state).pieces:
        game.emit(PiecesLeft(event.tile))


MODULE = Module(
    id=WALLS,
    number=9,
    plays=lambda options: WALLS in options.modules,
    brings_cards=(lambda: all_cards().values(),),
    fills_piles=(cards.into_the_piles,),
    reveals={WALL_CARD: cards.show},
    moves=(Move(BuildWall, frozenset({ACTION}), walls_to_build, build_wall),),
    adds_walls=(pieces_on,),  # V-WAL-5, V-WAL-6; V-WAL-8: gates ask for printed walls
    tokens=(cards.planks,),
    pieces=(cards.planks_of_fountain,),
    reacts=(Reaction(BuildingGiven, lose_pieces),),
    slice=KEPT,
    holds=(cards.elsewhere,),
    shows=cards.open_cards,
)
