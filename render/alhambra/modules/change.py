"""Change in pictures: coins before their owners, and how many are left in the bag."""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Protocol, runtime_checkable

from alhambra.view import Item
from render.alhambra.art import money
from render.alhambra.layout.supply import Supply
from render.alhambra.room import Room, Sign
from render.alhambra.rooms import rooms
from render.kit.art import palette
from render.kit.art.sketch import Sketch, Stamp
from texts.catalogue import Catalogue

ID = "change"
CURRENCIES = tuple(money.CURRENCIES)
IN_BAG = "coins-in-bag"
STACKED = ("ducat", "denar", "gulden")
"""The coins of the stack that stands for the bag, from below."""


@runtime_checkable
class _Coins(Protocol):
    """What a view shows: whose coins are whose, and how many are in the bag."""

    @property
    def held(self) -> Mapping[int, Sequence[Item]]: ...
    @property
    def bag(self) -> Mapping[str, int]: ...


def _held(shown: object, seat: int) -> Iterator[Sign]:
    """Name the coins of a seat, currency by currency."""
    own = [coin.currency for coin in shown.held.get(seat, ())] if isinstance(shown, _Coins) else []
    yield from (Sign(f"coin-{currency}", own.count(currency)) for currency in CURRENCIES if currency in own)


def _remaining(shown: object) -> Iterator[Sign]:
    if isinstance(shown, _Coins):
        yield Sign(IN_BAG, sum(shown.bag.values()))


def _badge(name: str, height: int, say: Catalogue) -> Stamp:
    if name == IN_BAG:
        return _stack(height)
    currency = name.removeprefix("coin-")
    return money.piece(rooms().currency(currency), say(f"mark-{currency}"), height)


@lru_cache(maxsize=8)
def _stack(height: int) -> Stamp:
    """Draw three coins that lie on each other."""
    sketch, edge = Sketch(1.1 * height, height), 0.05 * height
    for currency, top in zip(STACKED, (0.6, 0.35, 0.1), strict=True):
        box = 0.02 * height, top * height, 1.08 * height, (top + 0.3) * height
        sketch.box(box, palette.INK, radius=0.15 * height)
        inside = box[0] + edge, box[1] + edge, box[2] - edge, box[3] - edge
        sketch.box(inside, rooms().currency(currency).field, radius=0.11 * height)
    return sketch.stamp()


def _coin(currency: str, value: int, height: int, say: Catalogue) -> Stamp:
    return money.piece(rooms().currency(currency), str(value), height)


def _bag(shown: object) -> Supply | None:
    return Supply(ID, 70, tuple(shown.bag.items())) if isinstance(shown, _Coins) else None


ROOM = Room(
    id=ID,
    number=11,
    items={"coin": _coin},
    badges=_held,
    badge=_badge,
    all_badges=(Sign("coin-denar", 2),),
    annex=_bag,
    remaining=_remaining,
)
