"""Why to go to the fair."""

from alhambra.player.hints.hint import Reason
from alhambra.player.hints.part import HintPart
from tests.alhambra.fair import CHEER, Admire, Cheer, TakeVoucher
from tests.alhambra.fair.banners import RaiseBanner

DEAR = 12
"""The dearest tower has the colours of the fair."""

PART = HintPart(
    reasons={
        TakeVoucher: lambda case: (Reason("voucher"),),
        Cheer: lambda case: (Reason("cheer"),),
        RaiseBanner: lambda case: (Reason("banner"),),
        Admire: lambda case: (Reason("admire"),),
    },
    declining={CHEER: lambda case: (Reason("hoarse"),)},
    brings=lambda mind, tile: Reason("fair-colours") if tile.price > DEAR else None,
    cards={"ticket": lambda mind, card: Reason("ticket")},
)
