"""The market: laying it out (B-16), refilling it (B-63), and the end when that fails (B-64)."""

from alhambra.components import Tile, TileId, load
from alhambra.events import MarketRanShort, TileDrawn
from alhambra.ledger import Ledger
from alhambra.module import Module, Phase
from alhambra.options import Options

REFILL_MARKET = "refill the market"
TEST_FOR_THE_END = "test for the end"


def refill_market(game: Ledger) -> None:
    """Draw a tile for the first empty stall, and so on as long as the bag holds tiles (B-63, O-8)."""
    if None in game.state.market and game.state.secret.bag:
        draw_tile(game, game.state.market.index(None))
    else:
        game.end_phase()


def draw_tile(game: Ledger, stall: int) -> None:
    """Deal with the top tile of the bag, which is drawn for a stall, unless it has to wait."""
    tile = game.rules.tiles[game.state.secret.bag[0]]
    if not any(stop(game, stall, tile) for stop in game.rules.stops):
        game.rules.arrivals[tile.family](game, stall, tile)


def lay_out(game: Ledger) -> None:
    """Draw the first tiles, for which nobody is asked yet (B-16)."""
    if None in game.state.market:
        tile = game.rules.tiles[game.state.secret.bag[0]]
        game.rules.arrivals[tile.family](game, game.state.market.index(None), tile)
    else:
        game.end_phase()


def lay_down(game: Ledger, stall: int, tile: Tile) -> None:
    """Put a building on the stall."""
    game.emit(TileDrawn(stall, tile.id))


def test_for_the_end(game: Ledger) -> None:
    """Go over to the ending if a stall is empty, otherwise go on even with an empty bag (B-64, O-9).

    The new agenda has no window and no action any more (G-1).
    """
    if None in game.state.market:
        game.go_over_to(game.rules.ending_agenda)
        game.emit(MarketRanShort())
    else:
        game.end_phase()


def all_in(options: Options) -> tuple[TileId, ...]:
    """Play with all buildings (B-11)."""
    return tuple(tile.id for tile in load().buildings)


MODULE = Module(
    id="market",
    number=0,
    plays=lambda options: True,
    fills_bag=(all_in,),
    setup=(Phase("lay out the market", 20, lay_out),),
    turn=(Phase(REFILL_MARKET, 80, refill_market), Phase(TEST_FOR_THE_END, 90, test_for_the_end)),
    arrivals={"building": lay_down},
)
