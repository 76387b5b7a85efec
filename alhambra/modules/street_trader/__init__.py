"""Street Trader: citizens move into buildings that are built where the trader stands (V-STR-1 to V-STR-21)."""

from alhambra.events import BuildingRemoved
from alhambra.ledger import Position
from alhambra.module import Module, Reaction, Scoring
from alhambra.modules.street_trader import beginning, moving, token
from alhambra.modules.street_trader.beginning import SEND_TRADER as SEND_TRADER
from alhambra.modules.street_trader.beginning import SendTrader
from alhambra.modules.street_trader.citizens import (
    KEPT,
    STREET_TRADER,
    TraderView,
    go_back,
    in_order,
    in_palace,
    lying,
    points_for_series,
    standing,
    supply,
)
from tabletop.seat import Seat


def what_is_seen(at: Position, viewer: Seat | None) -> TraderView | None:
    """Show all that stands somewhere: nothing is hidden once the tokens were shown (C-27)."""
    traders = KEPT.of(at.state)
    if not traders.cells:
        return None
    seats = range(len(at.state.players))
    return TraderView(
        supply=tuple(supply(at.state).items()),
        citizens=traders.citizens,
        cells=traders.cells,
        housed=tuple(in_order(list(in_palace(at.state, seat).elements())) for seat in seats),
    )


MODULE = Module(
    id=STREET_TRADER,
    number=12,
    plays=lambda options: STREET_TRADER in options.modules,
    setup=(beginning.QUESTION,),
    turn=(token.PHASE,),
    moves=(beginning.MOVE, token.MOVE, moving.MOVE),
    effects={SendTrader: beginning.check},
    tokens=(lying,),
    pieces=(standing,),
    besides=moving.BESIDES,
    reacts=(Reaction(BuildingRemoved, go_back),),
    scores=(Scoring(7, points_for_series),),
    slice=KEPT,
    shows=what_is_seen,
)
