"""Bazaars: tiles sold beside the market that score their surroundings at the end (V-BAZ-1 to V-BAZ-9)."""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import ClassVar

from msgspec import Struct
from msgspec.structs import replace

from alhambra.base.placing import BY_THE_BUILDING_RULES
from alhambra.base.scoring import is_building
from alhambra.components import ROUNDS, Currency, Kind, Tile, TileId
from alhambra.events import Open, ScoreLine, TileBought
from alhambra.grid import Cell
from alhambra.ledger import Ledger, Position
from alhambra.module import Family, Module, Reaction, Scoring
from alhambra.purchase import Ware
from alhambra.slice import Slice
from alhambra.state import State
from tabletop.datafile import read
from tabletop.refused import Refused
from tabletop.seat import Seat

BAZAARS = "bazaars"
BAZAAR = "bazaar"
BESIDE = -1
"""A bazaar never lies on a stall."""
AROUND = tuple((east, south) for east in (-1, 0, 1) for south in (-1, 0, 1) if (east, south) != (0, 0))
"""The ways to the eight cells about one."""


@dataclass(frozen=True, eq=False, slots=True)
class Bazaar(Tile):
    """A bazaar: the currency in which it is paid, and the kinds of buildings that it wants around it."""

    currency: Currency = ""
    kinds: tuple[Kind, ...] = ()


@dataclass(frozen=True, slots=True)
class OpenBazaar:
    """A bazaar beside the market, as everybody sees it."""

    tile: Bazaar
    price: int | None
    """What it costs now; None while its stall is empty."""


class _Row(Struct, frozen=True, forbid_unknown_fields=True):
    id: TileId
    currency: Currency
    kinds: tuple[Kind, ...]


class _Bazaars(Struct, frozen=True, forbid_unknown_fields=True):
    tiles: tuple[_Row, ...]


class Row(Struct, frozen=True, omit_defaults=True):
    """The bazaars that lie beside the market, in the order in which they came up (V-BAZ-2)."""

    open: tuple[TileId, ...] = ()


KEPT = Slice(BAZAARS, Row)


@dataclass(frozen=True, slots=True)
class BazaarOpened(Open):
    """A bazaar was drawn for a stall and lies beside the market; another tile is drawn in its place (V-BAZ-2)."""

    final: ClassVar[bool] = True
    tile: TileId

    def fold(self, state: State) -> State:
        state = replace(state, secret=replace(state.secret, bag=state.secret.bag[1:]))
        return KEPT.change(state, open=(*KEPT.of(state).open, self.tile))


@dataclass(frozen=True, slots=True)
class BazaarSold(Open):
    """A bazaar lies beside the market no more."""

    routine: ClassVar[bool] = True
    tile: TileId

    def fold(self, state: State) -> State:
        return KEPT.change(state, open=tuple(tile for tile in KEPT.of(state).open if tile != self.tile))


@cache
def all_bazaars() -> Mapping[TileId, Bazaar]:
    """Return the bazaars, which have no walls and no price of their own."""
    rows = read("alhambra/bazaars/pieces.json", _Bazaars).tiles
    return {
        row.id: Bazaar(row.id, BAZAAR, BAZAAR, "sand", 0, 0, currency=row.currency, kinds=row.kinds) for row in rows
    }


def price_of(at: Position, bazaar: TileId) -> int | None:
    """Return what a bazaar costs: what is printed on whatever lies on the stall of its currency (V-BAZ-3)."""
    tile = at.state.market[at.rules.components.currencies.index(all_bazaars()[bazaar].currency)]
    return None if tile is None else at.rules.tiles[tile].price


def for_sale(at: Position, seat: Seat) -> list[Ware]:
    """Sell the bazaars that have a price now, against exact payment (V-BAZ-3, V-BAZ-4, V-BAZ-5)."""
    prices = [(tile, price_of(at, tile)) for tile in KEPT.of(at.state).open]
    return [
        Ware(tile, BESIDE, price, all_bazaars()[tile].currency, exactly="V-BAZ-4")
        for tile, price in prices
        if price is not None
    ]


def without_a_price(at: Position, tile: TileId) -> Refused | None:
    """Say that a bazaar waits until something lies on the stall of its currency, whoever would buy it (V-BAZ-5)."""
    if tile not in KEPT.of(at.state).open or price_of(at, tile) is not None:
        return None
    return Refused("V-BAZ-5", "bazaar-has-no-price", tile=tile, currency=all_bazaars()[tile].currency)


def close(game: Ledger, event: TileBought) -> None:
    """Take a bazaar that was bought, by whomever, from beside the market."""
    if event.tile in KEPT.of(game.state).open:
        game.emit(BazaarSold(event.tile))


def score(at: Position, number: int) -> Iterator[ScoreLine]:
    """Give points for the surroundings of bazaars, in the last round only (V-BAZ-8, R-10)."""
    if number != ROUNDS[-1]:
        return
    for seat, player in enumerate(at.state.players):
        tiles = player.palace.tiles
        kinds = {built.cell: at.rules.tiles[built.tile].kind for built in tiles if is_building(at, built.tile)}  # C-6
        found = [
            around(built.cell, all_bazaars()[built.tile].kinds, kinds) for built in tiles if built.tile in all_bazaars()
        ]
        if points := sum(fitting * different for fitting, different in found):
            yield ScoreLine(seat, BAZAARS, sum(fitting for fitting, _ in found), points, "V-BAZ-8")


def around(cell: Cell, wanted: Collection[Kind], standing: Mapping[Cell, Kind]) -> tuple[int, int]:
    """Count the buildings of some kinds on the eight cells about one, and how many of the kinds are there."""
    x, y = cell
    found = [standing.get((x + east, y + south)) for east, south in AROUND]
    fitting = [kind for kind in found if kind in wanted]
    return len(fitting), len(set(fitting))


def open_bazaars(at: Position, viewer: Seat | None) -> tuple[OpenBazaar, ...]:
    """Show everybody the bazaars beside the market, with what they cost."""
    return tuple(OpenBazaar(all_bazaars()[tile], price_of(at, tile)) for tile in KEPT.of(at.state).open)


MODULE = Module(
    id=BAZAARS,
    number=16,
    plays=lambda options: BAZAARS in options.modules,
    brings_tiles=(lambda: all_bazaars().values(),),
    fills_bag=(lambda options: tuple(all_bazaars()),),  # V-BAZ-1; V-BAZ-9: so a rival may draw one
    arrivals={BAZAAR: lambda game, stall, tile: game.emit(BazaarOpened(tile.id))},
    wares=(for_sale,),
    unsold=(without_a_price,),
    families={BAZAAR: Family(BY_THE_BUILDING_RULES, typed=False)},  # V-BAZ-6
    reacts=(Reaction(TileBought, close),),
    scores=(Scoring(10, score),),
    slice=KEPT,
    holds=(lambda state: KEPT.of(state).open,),  # V-BAZ-7: nobody gets those that are left
    shows=open_bazaars,
)
