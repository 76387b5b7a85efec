"""The sultan: a card is worth what the buildings of its kind would bring that are still to be drawn (V-SUL-7)."""

from collections.abc import Mapping

from alhambra.components import Kind, Tile, load
from alhambra.modules.sultan.buying import BuySultanCard, DrawLot, MarkCard
from alhambra.modules.sultan.cards import SULTAN, SultanView, all_lots
from alhambra.modules.sultan.claims import ClaimTile
from alhambra.player.mind import Mind
from alhambra.player.opinion import ACTION, Opinion, free
from alhambra.player.part import PlayerPart
from alhambra.view import standing_so

MISSED = 0.45
"""How likely it is that a building of the kind does not come up in time, or goes to somebody else."""
LATER = 0.75
"""How much of a building is left that comes later: it may come after a scoring."""
PATIENCE = 0.6
"""How much the hope for a better building counts against the one that is offered."""
CLEARLY = 0.5
"""By how much a lot must promise more, lest a mark is rejected for nothing."""


def sultan(mind: Mind) -> SultanView:
    """Return what is seen of the sultan."""
    shown = mind.view.parts[SULTAN]
    assert isinstance(shown, SultanView)
    return shown


def in_bag(mind: Mind) -> Mapping[Kind, list[Tile]]:
    """Return the buildings of each kind that nobody has seen yet."""
    view, shown = mind.view, sultan(mind)
    seen = [*filter(None, (*view.market, shown.offer)), *(tile for rival in view.rivals for tile in rival.tiles)]
    for player in view.players:
        seen += [*(standing.tile for standing in player.palace), *player.reserve, *player.aside]
    known = {tile.id for tile in seen}
    left: dict[Kind, list[Tile]] = {kind: [] for kind in load().kinds}
    for tile in load().buildings:
        if tile.id not in known:
            left[tile.kind].append(tile)
    return left


def worths(mind: Mind) -> Mapping[Kind, float]:
    """Return what a claim on each kind is worth: the better half of what is left, as sure as that comes."""
    worth = {}
    for kind, tiles in mind.thought(in_bag).items():
        gains = sorted((mind.estate.gain(tile) for tile in tiles), reverse=True)
        best = gains[: (len(gains) + 1) // 2]
        worth[kind] = LATER * (1 - MISSED ** len(tiles)) * max(0.0, sum(best) / len(best)) if best else 0.0
    return worth


def buying(mind: Mind, action: BuySultanCard) -> Opinion | None:
    """Judge a card by what its mark promises, beside the claims that one has on the same kind."""
    shown = sultan(mind)
    mark = next((one.mark for one in shown.sale if one.card.id == action.card), None)
    if mark is None:
        return None
    worth = max(mind.thought(worths)[mark], mind.thought(hope_of_a_lot))
    gain = worth - mind.purse.loss_of_paying(action.pay)
    ways = [way for one in shown.prospects if one.tile == action.card for way in one.payments]
    exact = any(way.cards == action.pay and not way.surplus for way in ways)
    return free(gain) if exact else Opinion(ACTION, gain)


def hope_of_a_lot(mind: Mind) -> float:
    """Return what a mark is worth that is chosen from one more lot."""
    worth = mind.thought(worths)
    best = [max(worth[lot.upper], worth[lot.lower]) for lot in all_lots().values()]
    return sum(best) / len(best)


def drawing(mind: Mind, action: DrawLot) -> Opinion | None:
    """Draw if the mark is clearly worse than what a lot promises."""
    shown = sultan(mind)
    own = next(one.mark for one in shown.owned[mind.outlook.seat] if one.card.id == shown.bought)
    gain = mind.thought(hope_of_a_lot) - mind.thought(worths)[own] - CLEARLY
    return Opinion(ACTION, gain) if gain > 0 else None


def marking(mind: Mind, action: MarkCard) -> Opinion:
    """Mark the better kind."""
    return Opinion(ACTION, mind.thought(worths)[action.kind])


def claiming(mind: Mind, action: ClaimTile) -> Opinion | None:
    """Take the tile, unless the card will probably bring a better one."""
    tile = sultan(mind).offer
    if action.to_dirk or tile is None:
        return None
    estate, standing, cell = mind.estate, standing_so(tile, action.how), action.cell
    gain = estate.gain_of_reserving(tile) if cell is None else estate.gain_of_building(standing, cell)
    gain -= PATIENCE * mind.thought(worths)[tile.kind]
    return Opinion(ACTION, gain) if gain > 0 else None


PART = PlayerPart(
    opinions={BuySultanCard: buying, DrawLot: drawing, MarkCard: marking, ClaimTile: claiming},
    orders={SULTAN: {"wishes": [{}]}},  # what is free is welcome
)
