"""Scenarios with city walls."""

from msgspec import Struct

from alhambra.modules.city_walls import FOUNTAIN, BuildWall
from alhambra.tools.scenario.part import ScenarioPart, StepKind
from alhambra.tools.scenario.reader import Reader
from alhambra.tools.scenario.shape import PieceName


class WallKeys(Struct, frozen=True, forbid_unknown_fields=True):
    """The keys of `wall`: a card, and the tile that gets its pieces; without one it is the fountain."""

    card: PieceName
    tile: PieceName | None = None


def build(it: Reader, keys: WallKeys) -> BuildWall:
    """Read a step `wall`."""
    card = it.card(keys.card, it.rules.cards)
    return BuildWall(it.seat, card, FOUNTAIN if keys.tile is None else it.tile(keys.tile))


PART = ScenarioPart(steps={"wall": StepKind(BuildWall, WallKeys, build)})
