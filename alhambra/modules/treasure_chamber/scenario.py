"""Scenarios with chests."""

from msgspec import Struct

from alhambra.modules.treasure_chamber.buying import BuyChests
from alhambra.modules.treasure_chamber.chests import CHESTS
from alhambra.modules.treasure_chamber.placing import MoveChest
from alhambra.tools.scenario.part import ScenarioPart, StepKind
from alhambra.tools.scenario.shape import PieceName


class BuyKeys(Struct, frozen=True, forbid_unknown_fields=True):
    """The keys of `chests`."""

    room: int
    pay: list[PieceName]


class MoveKeys(Struct, frozen=True, forbid_unknown_fields=True):
    """The keys of `chest`."""

    tile: PieceName
    to: PieceName


PART = ScenarioPart(
    steps={
        "chests": StepKind(BuyChests, BuyKeys, lambda it, keys: BuyChests(it.seat, keys.room, it.payment(keys.pay))),
        "chest": StepKind(MoveChest, MoveKeys, lambda it, keys: MoveChest(it.seat, keys.tile, keys.to)),
    },
    orders={CHESTS: lambda number: {"refuse": bool(number % 2)}},
)
