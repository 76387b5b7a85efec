"""Street Trader: building what a citizen waits for, and standing where much can be built (V-STR-4, V-STR-10)."""

from collections import Counter

from alhambra.components import Kind, Tile, load
from alhambra.grid import Spot, spot_of
from alhambra.modules.street_trader.beginning import SendTrader
from alhambra.modules.street_trader.citizens import STREET_TRADER, TraderView, worth
from alhambra.modules.street_trader.moving import ChooseCitizen
from alhambra.modules.street_trader.token import PlaceToken
from alhambra.player.estate import Estate
from alhambra.player.mind import Mind
from alhambra.player.opinion import ACTION, Opinion
from alhambra.player.outlook import is_building
from alhambra.player.part import PalacePart, PlayerPart

ANOTHER = 0.6
"""The points that it is worth, for each round to come, to have a new citizen and to move on."""
FITTING = 1.0
"""The points that a cell is worth where every building would fit."""


def traders(mind: Mind | Estate) -> TraderView | None:
    """Return what is seen of the traders, if they are played."""
    shown = mind.view.parts.get(STREET_TRADER)
    return shown if isinstance(shown, TraderView) else None


class Waiting(PalacePart):
    """The cell where the trader stands: a building of a citizen's colour brings points there."""

    def __init__(self, estate: Estate) -> None:
        super().__init__(estate)
        shown, seat = traders(estate), estate.outlook.seat
        cell = shown.cells[seat] if shown else None
        self._spot = None if cell is None else spot_of(cell)
        self._citizens = shown.citizens[seat] if shown else ()
        self._housed = Counter[Kind](shown.housed[seat] if shown else ())

    def gain(self, tile: Tile, spot: Spot) -> float:
        """Judge a building by the citizen who would move in, for all rounds to come."""
        if spot != self._spot or not is_building(tile) or tile.kind not in self._citizens:
            return 0.0
        more = worth(self._housed + Counter([tile.kind])) - worth(self._housed)
        return (more + ANOTHER) * len(self.estate.outlook.rounds)


def placing(mind: Mind, action: PlaceToken) -> Opinion:
    """Judge a cell by how many of all buildings would fit there, those of the citizens' colours above all."""
    shown, spot = traders(mind), spot_of(action.cell)
    fits = 0 if spot is None else mind.estate.grid.fits.get(spot, 0)
    wanted = set(shown.citizens[mind.outlook.seat]) if shown else set()
    buildings = [tile for tile in load().buildings if not wanted or tile.kind in wanted]
    return Opinion(ACTION, FITTING * sum(fits >> tile.walls & 1 for tile in buildings) / len(buildings))


def sending(mind: Mind, action: SendTrader) -> Opinion:
    """Judge citizens by how many buildings have their colours; all cells are as good."""
    return Opinion(ACTION, float(sum(tile.kind in action.citizens for tile in load().buildings)))


def keeping(mind: Mind, action: ChooseCitizen) -> None:
    """Be content with who moved in by default: what there is least of makes the longest series."""


PART = PlayerPart(opinions={PlaceToken: placing, SendTrader: sending, ChooseCitizen: keeping}, palace=Waiting)
