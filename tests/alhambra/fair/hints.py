"""Why to go to the fair."""

from alhambra.player.hints.hint import Reason
from alhambra.player.hints.part import HintPart
from tests.alhambra.fair import CHEER, Admire, Cheer, TakeVoucher

PART = HintPart(
    reasons={
        TakeVoucher: lambda case: (Reason("voucher"),),
        Cheer: lambda case: (Reason("cheer"),),
        Admire: lambda case: (Reason("admire"),),
    },
    declining={CHEER: lambda case: (Reason("hoarse"),)},
    cards={"ticket": lambda mind, card: Reason("ticket")},
)
