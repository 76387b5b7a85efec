"""Scenarios with characters."""

from typing import Any

from msgspec import Struct

from alhambra.actions import Action, Decline
from alhambra.components import KINDS
from alhambra.modules.characters.auction import AUCTION, Bid
from alhambra.modules.characters.beginnings import Beg, CallDancer, ChangeMoney
from alhambra.modules.characters.purchases import BuyWithPatron, TakeWithMiser
from alhambra.modules.characters.scoring import WISE_MAN_S_KIND
from alhambra.tools.scenario.part import ScenarioPart, StepKind
from alhambra.tools.scenario.reader import Reader
from alhambra.tools.scenario.shape import NoKeys, PieceName, TileKeys


class BidKeys(Struct, frozen=True, forbid_unknown_fields=True):
    """The keys of `bid`."""

    maximum: int
    prefer: list[str] = []
    swap: bool = False


class CardKeys(Struct, frozen=True, forbid_unknown_fields=True):
    """The keys of `miser`."""

    card: PieceName


class ChangeKeys(Struct, frozen=True, forbid_unknown_fields=True):
    """The keys of `change`."""

    give: PieceName
    take: PieceName


def bid(it: Reader, keys: BidKeys) -> Action:
    """Read a step `bid`; a maximum of 0 is to pass (V-CHA-30)."""
    return Bid(it.seat, keys.maximum, tuple(keys.prefer), keys.swap) if keys.maximum else Decline(it.seat)


def limits(number: int) -> dict[str, Any]:
    """Return what a random player bids."""
    return {"limits": {}, "others": number, "swap": number % 2 == 0}


def kind(number: int) -> dict[str, Any]:
    """Return the kind for which the Wise Man of a random player counts."""
    return {"kind": list(KINDS)[number % len(KINDS)]}


PART = ScenarioPart(
    steps={
        "bid": StepKind(Bid, BidKeys, bid),
        "patron": StepKind(BuyWithPatron, TileKeys, lambda it, keys: BuyWithPatron(it.seat, it.tile(keys.tile))),
        "miser": StepKind(
            TakeWithMiser, CardKeys, lambda it, keys: TakeWithMiser(it.seat, it.card(keys.card, it.display))
        ),
        "dancer": StepKind(CallDancer, TileKeys, lambda it, keys: CallDancer(it.seat, it.tile(keys.tile))),
        "change": StepKind(
            ChangeMoney,
            ChangeKeys,
            lambda it, keys: ChangeMoney(it.seat, it.card(keys.give, it.hand), it.card(keys.take, it.display)),
        ),
        "beg": StepKind(Beg, NoKeys, lambda it, keys: Beg(it.seat)),
    },
    orders={AUCTION: limits, WISE_MAN_S_KIND: kind},
)
