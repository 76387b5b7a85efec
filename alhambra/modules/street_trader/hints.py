"""Why to send a trader with some citizens, where to place the token, and which building a citizen waits for."""

from alhambra.components import Tile
from alhambra.modules.street_trader.beginning import SendTrader
from alhambra.modules.street_trader.player import traders
from alhambra.modules.street_trader.token import PlaceToken
from alhambra.player.hints.hint import Case, Reason
from alhambra.player.hints.part import HintPart
from alhambra.player.mind import Mind


def sending(case: Case) -> tuple[Reason, ...]:
    """Say that most buildings have these colours."""
    return (Reason("trader-colours"),)


def placing(case: Case) -> tuple[Reason, ...]:
    """Say that much fits there."""
    return (Reason("trader-fits"),)


def waited_for(mind: Mind, tile: Tile) -> Reason | None:
    """Say that a citizen would move into a building, if it can come to the trader's cell."""
    shown = traders(mind)
    if shown is None or tile.kind not in shown.citizens[mind.outlook.seat]:
        return None
    cell = shown.cells[mind.outlook.seat]
    return Reason("trader-waits") if cell is not None and mind.estate.best_place(tile)[1] == cell else None


PART = HintPart(reasons={SendTrader: sending, PlaceToken: placing}, brings=waited_for)
