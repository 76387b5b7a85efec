"""Chests: bought where they bring a better place, and what is left over helps others (V-TRE-2, V-TRE-7)."""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from alhambra.components import Kind, Tile
from alhambra.grid import Spot
from alhambra.modules.treasure_chamber import ChamberView
from alhambra.modules.treasure_chamber.buying import BuyChests
from alhambra.modules.treasure_chamber.chests import TREASURE_CHAMBER, terms
from alhambra.modules.treasure_chamber.placing import MoveChest
from alhambra.player.mind import Mind
from alhambra.player.opinion import ACTION, Opinion
from alhambra.player.outlook import Outlook, expected_share, is_building
from alhambra.player.part import PalacePart, PlayerPart

TAKEN = 0.7
"""How many of the chests that are left come to somebody until the end, as experience tells."""
SURE = 0.6
"""How much of the points to expect is counted: others answer with purchases of their own."""


class Deal(NamedTuple):
    """What a room comes to."""

    own: int
    """How many of its chests the buyer can place."""
    gain: float
    """The points it is likely to bring, without what it costs."""
    lead: bool
    """Whether nobody has more chests then."""


def chamber(mind: Mind) -> ChamberView:
    """Return what the player sees of the chests."""
    shown = mind.view.parts[TREASURE_CHAMBER]
    assert isinstance(shown, ChamberView)
    return shown


def deals(mind: Mind) -> dict[int, Deal]:
    """Judge each room."""
    return {number: _deal(mind, Counter(room)) for number, room in enumerate(chamber(mind).rooms, 1) if room}


def _deal(mind: Mind, chests: Counter[Kind]) -> Deal:
    """Let the chests go round the table: to the buyer, to rivals, then to the others."""
    view, seat = mind.view, mind.outlook.seat
    before, players = list(chamber(mind).held), len(view.players)
    after, left = list(before), Counter(chests)
    others = [(seat + step) % players for step in range(1, players)]
    for who in (seat, *range(players, players + len(view.rivals)), *others):
        taken = left & _places(mind, who)
        after[who] += taken.total()
        left -= taken
    gain = expected(chamber(mind), mind.outlook, after) - expected(chamber(mind), mind.outlook, before)
    return Deal(after[seat] - before[seat], gain, after[seat] == max(after))


def _places(mind: Mind, who: int) -> Counter[Kind]:
    """Count the buildings of a participant without a chest; the player's own will also be placed this turn."""
    view = mind.view
    if who >= len(view.players):
        tiles = list(view.rivals[who - len(view.players)].tiles)
    else:
        tiles = [standing.tile for standing in view.players[who].palace]
    if who == mind.outlook.seat:
        tiles += [tile for tile in view.players[who].aside if mind.estate.has_place(tile)]
    return Counter(tile.kind for tile in tiles if is_building(tile) and not _has_chest(tile))


def _has_chest(tile: Tile) -> bool:
    return any(token.name == "chest" for token in tile.bears)


def expected(shown: ChamberView, outlook: Outlook, counts: Sequence[int]) -> float:
    """Return the points to expect in the rounds to come of so many chests."""
    rounds, left = outlook.rounds, TAKEN * (shown.bag + sum(map(len, shown.rooms)))
    return sum(
        expected_share(terms().points[number - 1], counts, outlook.seat, left * passed / len(rounds))
        for passed, number in enumerate(rounds, 1)
    )


def buying(mind: Mind, action: BuyChests) -> Opinion:
    """Judge a room."""
    return Opinion(ACTION, SURE * mind.thought(deals)[action.room].gain - mind.purse.loss_of_paying(action.pay))


def moving(mind: Mind, action: MoveChest) -> Opinion | None:
    """Leave chests where they are: one building is as good as another."""
    return None


class Chests(PalacePart):
    """What is lost with a building that has a chest."""

    def loss(self, tile: Tile, spot: Spot) -> float:
        """Return the points to expect of one chest."""
        view, outlook = self.estate.view, self.estate.outlook
        if not _has_chest(tile):
            return 0.0
        shown = view.parts[TREASURE_CHAMBER]
        assert isinstance(shown, ChamberView)
        fewer = [held - (who == outlook.seat) for who, held in enumerate(shown.held)]
        return SURE * (expected(shown, outlook, shown.held) - expected(shown, outlook, fewer))


PART = PlayerPart(opinions={BuyChests: buying, MoveChest: moving}, palace=Chests)
