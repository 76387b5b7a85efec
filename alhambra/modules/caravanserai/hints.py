"""Why to buy a card, and where to move a marker (V-CAR-2, V-CAR-6)."""

from alhambra.components import Tile
from alhambra.modules.caravanserai.buying import BuyCaravanserai
from alhambra.modules.caravanserai.moving import MoveCaravan
from alhambra.modules.caravanserai.player import camels
from alhambra.player.hints.hint import Case, Reason
from alhambra.player.hints.money import fewest, own_money
from alhambra.player.hints.part import HintPart
from alhambra.player.mind import Mind


def buying(case: Case) -> tuple[Reason, ...]:
    """Say what grows, for how long, and whether it is paid exactly."""
    assert isinstance(case.action, BuyCaravanserai)
    surplus = case.mind.purse.paid(case.action.pay) - (camels(case.mind).price or 0)
    cost = Reason("overpaid", {"surplus": surplus}) if surplus else Reason("exact")
    grows = Reason("caravan-grows", {"turns": round(case.mind.outlook.turns)})
    return (grows, cost) if surplus else (cost, grows)


def moving(case: Case) -> tuple[Reason, ...]:
    """Say what could be paid exactly then, and that it costs nothing."""
    assert isinstance(case.action, MoveCaravan)
    free, tile = Reason("caravan-costs-nothing"), _affordable(case.mind, case.action)
    return (Reason("caravan-buys", {"tile": tile.id}), free) if tile else (free,)


def _affordable(mind: Mind, action: MoveCaravan) -> Tile | None:
    """Return the tile for which the new field pays exactly, perhaps along with money in hand."""
    tile = mind.view.market[mind.view.currencies.index(action.currency)]
    own = [item for item in own_money(mind) if item.currency == action.currency]
    own = [item for item in own if not item.id.startswith(f"{action.card}-")]
    return tile if tile and tile.price - action.value in fewest(own) else None


PART = HintPart(reasons={BuyCaravanserai: buying, MoveCaravan: moving})
