"""What the bot player thinks of the fair."""

from collections.abc import Mapping
from types import MappingProxyType

from alhambra.components import Card, Tile
from alhambra.grid import Spot
from alhambra.player.mind import Mind
from alhambra.player.opinion import ACTION, NOTHING, Opinion
from alhambra.player.part import CardWorth, PalacePart, PlayerPart
from alhambra.player.purse import Purse
from alhambra.view import View
from tests.alhambra.fair import CHEER, FAIR, Admire, Cheer, FairView, TakeVoucher
from tests.alhambra.fair.banners import COLOURS, RaiseBanner

A_VOUCHER = 4.0


def fair(view: View) -> FairView | None:
    shown = view.parts.get(FAIR)
    return shown if isinstance(shown, FairView) else None


def vouchers(mind: Mind) -> int:
    """Count the own vouchers, once."""
    shown = fair(mind.view)
    return len(shown.held[mind.outlook.seat]) if shown else 0


def taking(mind: Mind, action: TakeVoucher) -> Opinion:
    return Opinion(ACTION, A_VOUCHER / (1 + mind.thought(vouchers)))


def cheering(mind: Mind, action: Cheer) -> Opinion:
    return Opinion(ACTION, 1.0 if action.loudly else 0.5)


def raising(mind: Mind, action: RaiseBanner) -> Opinion:
    return Opinion(ACTION, float(action.colour == COLOURS[1]))


def gain_of_ticket(purse: Purse, card: Card) -> float:
    return 0.1


def loss_of_ticket(purse: Purse, card: Card) -> float:
    return 0.0


class Tents(PalacePart):
    """A tent goes nowhere in particular, and nobody wants to build right beside the fountain on its north."""

    lays = "tent"
    limits: Mapping[Spot, int] = MappingProxyType({-256: 0b1111_1111_1111_1110})

    def counted(self, tile: Tile, spot: Spot) -> int:
        return 1 if tile.family == "tent" else 0

    def gain(self, tile: Tile, spot: Spot) -> float:
        return 0.01 if tile.family == "stall" else 0.0

    def places(self, tile: Tile) -> list[Spot]:
        return self.estate.grid.places(0)

    def gain_of_laying(self, tile: Tile, spot: Spot) -> float:
        return 0.5 + self.estate.value_with(self, {**self.limits, spot: 0}) - self.estate.worth


def ribbon(view: View) -> float:
    shown = fair(view)
    return 0.1 if shown and shown.ribbon == view.viewer else 0.0


PART = PlayerPart(
    opinions={TakeVoucher: taking, Cheer: cheering, RaiseBanner: raising, Admire: lambda mind, action: NOTHING},
    orders={CHEER: {"loudly": True}},
    cards={"ticket": CardWorth(gain_of_ticket, loss_of_ticket)},
    palace=Tents,
    counts=lambda view: ["garden"] if view.viewer == 1 else [],  # the half garden decides as much as a whole one
    edge=ribbon,
    slanted=0.1,  # the ribbon flutters best where the wall turns
    refunds={"balloon": lambda mind, action, surplus: 0.01},
)
