"""The vizier: buying between turns what might be gone in the own turn, and waking him again (V-VIZ-2, V-VIZ-9)."""

from alhambra.modules.vizier import VIZIER, BuyWithVizier, WakeVizier
from alhambra.player.mind import Mind
from alhambra.player.opinion import ACTION, Opinion
from alhambra.player.outlook import TILES_A_TURN
from alhambra.player.part import PlayerPart
from alhambra.view import standing_so

STAYS = 0.7
"""How likely it is that a player leaves a tile where it is that somebody else would buy."""
AWAKE = 2.5
"""The points that an awake vizier is worth as long as the game goes on."""
LONG = 3


def worth_awake(mind: Mind) -> float:
    """Return what an awake vizier is worth, with few turns to come less."""
    return AWAKE * min(1.0, mind.outlook.turns / LONG)


def buying_with_vizier(mind: Mind, action: BuyWithVizier) -> Opinion | None:
    """Judge to buy a tile now that could perhaps be bought in the own turn, exactly as well and without the vizier."""
    if action.to_dirk or action.manner or action.tile not in mind.market:
        return None
    _, tile = mind.market[action.tile]
    estate, hurry, price = mind.estate, 1 - still_there(mind), worth_awake(mind)
    if not hurry or estate.gain(tile) * hurry < price:
        return None
    standing, cell = standing_so(tile, action.how), action.cell
    gain = estate.gain_of_reserving(tile) if cell is None else estate.gain_of_building(standing, cell)
    return Opinion(ACTION, (gain - mind.purse.loss_of_paying(action.pay)) * hurry - price)


def still_there(mind: Mind) -> float:
    """Return how likely it is that the own turn comes before the game ends or somebody else has bought the tile."""
    view = mind.view
    window = view.window
    next_one = mind.outlook.seat if window is None or window.preparer is None else window.preparer
    before = (mind.outlook.seat - next_one) % len(view.players)
    comes = min(1.0, view.tiles_left / (before * TILES_A_TURN)) if before else 1.0
    return float(comes * STAYS**before)


def waking(mind: Mind, action: WakeVizier) -> Opinion:
    """Judge to wake the vizier, when nothing better is there."""
    return Opinion(ACTION, worth_awake(mind))


PART = PlayerPart(
    opinions={BuyWithVizier: buying_with_vizier, WakeVizier: waking},
    orders={VIZIER: {"wishes": [{"at_least": 9}, {"at_least": 7}]}},  # dear tiles are worth his sleep
)
