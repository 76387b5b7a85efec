"""Why to develop, and why a building of some price is worth more (V-ART-3, V-ART-5)."""

from alhambra.components import Tile
from alhambra.modules.art_of_the_moors import Develop
from alhambra.modules.art_of_the_moors.player import advancing, culture, own_buildings
from alhambra.modules.art_of_the_moors.tiles import FEWEST, group_of
from alhambra.player.hints.hint import Case, Reason
from alhambra.player.hints.part import HintPart
from alhambra.player.mind import Mind


def developing(case: Case) -> tuple[Reason, ...]:
    """Say how many points more each scoring brings."""
    more = case.mind.thought(advancing)
    return (Reason("develop", {"number": len(more), "points": sum(more.values())}),) if more else ()


def same_price(mind: Mind, tile: Tile) -> Reason | None:
    """Say that a building has the price of others, which brings a culture tile or lets it go farther."""
    group = group_of(tile)
    if culture(mind.view) is None or group is None:
        return None
    number = own_buildings(mind.view, mind.outlook.seat)[group] + 1
    return Reason("same-price", {"group": group, "number": number}) if number >= FEWEST else None


PART = HintPart(reasons={Develop: developing}, brings=same_price)
