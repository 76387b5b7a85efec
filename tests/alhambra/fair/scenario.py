"""Scenarios at the fair."""

from msgspec import Struct

from alhambra.tools.scenario.part import ScenarioPart, StepKind
from alhambra.tools.scenario.shape import NoKeys, PieceName
from tests.alhambra.fair import CHEER, Admire, Cheer, TakeVoucher
from tests.alhambra.fair.banners import RaiseBanner


class VoucherKeys(Struct, frozen=True, forbid_unknown_fields=True):
    card: PieceName


class CheerKeys(Struct, frozen=True, forbid_unknown_fields=True):
    loudly: bool = False


class BannerKeys(Struct, frozen=True, forbid_unknown_fields=True):
    colour: str


PART = ScenarioPart(
    steps={
        "voucher": StepKind(
            TakeVoucher, VoucherKeys, lambda it, keys: TakeVoucher(it.seat, it.card(keys.card, it.rules.cards))
        ),
        "cheer": StepKind(Cheer, CheerKeys, lambda it, keys: Cheer(it.seat, keys.loudly)),
        "banner": StepKind(RaiseBanner, BannerKeys, lambda it, keys: RaiseBanner(it.seat, keys.colour)),
        "admire": StepKind(Admire, NoKeys, lambda it, keys: Admire(it.seat)),
    },
    orders={CHEER: lambda number: {"loudly": number % 2 == 0}},
    rivals={"juggler": "The fair's juggler plays nowhere yet"},
)
