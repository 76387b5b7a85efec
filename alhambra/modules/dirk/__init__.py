"""The two-player game: Dirk, who owns tiles and takes places but never plays (B-100 to B-107)."""

from dataclasses import dataclass
from functools import cache
from typing import ClassVar

from msgspec.structs import replace

from alhambra.actions import Action
from alhambra.base.placing import LAST_TILES, PLACEMENT
from alhambra.components import CardId, TileId, load
from alhambra.events import BuildingGiven, Open
from alhambra.ledger import Ledger, Position
from alhambra.module import Around, Module, Move, Phase
from alhambra.options import Options
from alhambra.state import Rival, State
from tabletop.refused import Refused
from tabletop.seat import Seat

DIRK = "dirk"
FIRST_TILES = 6  # B-103, B-104
THIRD_COPY = 3


class GiveToDirk(Action, frozen=True):
    """Give Dirk a tile that was bought this turn."""

    rule = "B-106"
    tile: TileId


@dataclass(frozen=True, slots=True)
class DirkJoined(Open):
    """Dirk takes part, with no tile yet."""

    def fold(self, state: State) -> State:
        return replace(state, rivals=(Rival(DIRK),))


@dataclass(frozen=True, slots=True)
class DirkDrew(Open):
    """Dirk got tiles from the top of the bag."""

    final: ClassVar[bool] = True
    tiles: tuple[TileId, ...]

    def fold(self, state: State) -> State:
        secret = replace(state.secret, bag=state.secret.bag[len(self.tiles) :])
        return replace(state.with_gift(self.tiles), secret=secret)


def without_third_copies(cards: tuple[CardId, ...], options: Options) -> tuple[CardId, ...]:
    """Leave out one copy of every money card (B-101)."""
    return tuple(card for card in cards if card not in third_copies())


@cache
def third_copies() -> frozenset[CardId]:
    """Return the cards that are left out."""
    return frozenset(card.id for card in load().money if card.copy == THIRD_COPY)


def let_dirk_join(game: Ledger) -> None:
    """Give Dirk his first tiles, before the market is laid out (B-103)."""
    game.emit(DirkJoined())
    draw(game, FIRST_TILES)
    game.end_phase()


def draw_after_scoring(game: Ledger, number: int) -> None:
    """Give Dirk six more tiles after round 1 and a third of the bag after round 2 (B-104, R-13)."""
    if number == 1:
        draw(game, FIRST_TILES)
    elif number == 2:
        draw(game, len(game.state.secret.bag) // 3)


def draw(game: Ledger, number: int) -> None:
    """Give Dirk tiles from the bag, all if there are fewer."""
    if tiles := game.state.secret.bag[:number]:
        game.emit(DirkDrew(tiles))


def give_to_dirk(game: Ledger, action: GiveToDirk) -> None:
    """Give a tile away; only one that was bought this turn, not a last tile (B-106).

    A gift is as final as the turn it belongs to (B-66, B-107): until that is confirmed it can be undone.
    """
    if action.tile not in giveable(game, action.seat):
        raise Refused(bond(game, action.tile) or "B-106", "give-only-what-was-bought", tile=action.tile)
    game.emit(BuildingGiven(action.seat, action.tile))


def gifts(at: Position, seat: Seat) -> list[Action]:
    """Offer each tile that may be given away."""
    return [GiveToDirk(seat, tile) for tile in giveable(at, seat)]


def giveable(at: Position, seat: Seat) -> tuple[TileId, ...]:
    """Return the tiles that are set aside, were bought this turn and are bound to nobody."""
    aside = at.state.players[seat].aside
    return tuple(tile for tile in aside if tile in at.state.turn.bought and bond(at, tile) is None)


def bond(at: Position, tile: TileId) -> str | None:
    """Name the rule of a module by which a tile is never given away (C-30)."""
    return next((rule for part in at.rules.bound if (rule := part(at, tile))), None)


MODULE = Module(
    id=DIRK,
    number=0,
    plays=lambda options: options.players == 2,  # B-100
    changes_deck=(without_third_copies,),
    setup=(Phase("let Dirk join", 15, let_dirk_join),),
    moves=(Move(GiveToDirk, frozenset({PLACEMENT, LAST_TILES}), gifts, give_to_dirk),),
    around_scoring=(Around(13, draw_after_scoring),),
    holds=(lambda state: third_copies(),),
)
