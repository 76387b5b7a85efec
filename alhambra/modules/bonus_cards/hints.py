"""Why a building with a bonus card is worth more (V-BON-3)."""

from alhambra.components import Tile
from alhambra.modules.bonus_cards import BONUS_CARDS
from alhambra.modules.bonus_cards.player import own_tiles
from alhambra.player.hints.hint import Reason
from alhambra.player.hints.part import HintPart
from alhambra.player.mind import Mind


def doubled(mind: Mind, tile: Tile) -> Reason | None:
    """Say that a building counts twice, since the own bonus card shows it."""
    own = own_tiles(mind.view.parts.get(BONUS_CARDS), mind.outlook.seat)
    return Reason("bonus-card", {"kind": tile.kind}) if tile.id in own else None


PART = HintPart(brings=doubled)
