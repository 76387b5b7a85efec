"""Bonus cards: a building whose card is the own one counts twice (V-BON-3)."""

from alhambra.components import Kind, Tile
from alhambra.grid import Spot
from alhambra.modules.bonus_cards import BONUS_CARDS, BonusView
from alhambra.player.estate import Estate
from alhambra.player.part import PalacePart, PlayerPart
from alhambra.view import View


class Doubled(PalacePart):
    """Which buildings have a card of the own, hidden or open: it lies open at the next scoring (V-BON-20)."""

    def __init__(self, estate: Estate) -> None:
        super().__init__(estate)
        self._tiles = own_tiles(estate.view.parts.get(BONUS_CARDS), estate.outlook.seat)

    def counted(self, tile: Tile, spot: Spot) -> int:
        return tile.id in self._tiles


def own_tiles(shown: object, seat: int) -> set[str]:
    """Return the tiles on a player's own cards."""
    if not isinstance(shown, BonusView):
        return set()
    return {card.tile for card in (*shown.open[seat], *(held.card for held in shown.own))}


def soon_open(view: View) -> list[Kind]:
    """Return the kinds of the hidden cards whose buildings stand already."""
    shown = view.parts.get(BONUS_CARDS)
    return [held.card.kind for held in shown.own if held.is_built] if isinstance(shown, BonusView) else []


PART = PlayerPart(palace=Doubled, counts=soon_open)
