"""The site tiles: where they are, who may know their currencies, and what they make of the tiles below them."""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import TypeAlias

from msgspec import Struct

from alhambra.base.payment import Purse
from alhambra.components import Currency, Tile, TileId, Token
from alhambra.ledger import Position
from alhambra.purchase import Bill, Payment, Purpose
from alhambra.slice import Slice
from alhambra.state import Player, State
from tabletop.datafile import read
from tabletop.rng import Rng
from tabletop.seat import Seat

SITES = "building_sites"
SITE = "site"

SiteId: TypeAlias = str


class _Row(Struct, frozen=True, forbid_unknown_fields=True):
    id: SiteId
    currency: Currency


class _Sites(Struct, frozen=True, forbid_unknown_fields=True):
    drawn: int
    tiles: tuple[_Row, ...]


class Sites(Struct, frozen=True):
    """Where the site tiles are; those that are out of the game are in none of these places."""

    left: tuple[SiteId, ...] = ()
    """Those that lie beside the market, in the order in which they will be drawn: nobody knows it (V-SIT-1)."""
    begun: TileId | None = None
    """The tile for which one is being chosen."""
    drawn: tuple[SiteId, ...] = ()
    """Those among which its buyer chooses."""
    on: dict[TileId, SiteId] = {}
    """Those that lie on tiles; their backs are the owner's secret (V-SIT-7)."""
    shown: tuple[TileId, ...] = ()
    """The tiles whose sites everybody has seen at the end (V-SIT-8)."""


KEPT = Slice(SITES, Sites)


COMPLETION = Purpose("completion of a site")
"""All may pay for it that pays for a purchase, and a surplus is worth as much (C-13)."""


@dataclass(frozen=True, slots=True)
class OwnSite:
    """What only its owner knows of a site: the currency of its completion, and the sensible ways to pay for that."""

    tile: Tile
    currency: Currency
    payments: tuple[Payment, ...]


@dataclass(frozen=True, slots=True)
class SitesView:
    """What a viewer sees of the sites, besides where they lie."""

    left: int
    own: tuple[OwnSite, ...]
    drawn: tuple[Currency, ...]
    """Among which the viewer has to choose."""


@cache
def currencies() -> Mapping[SiteId, Currency]:
    """Return all site tiles, with the currencies on their backs."""
    return {row.id: row.currency for row in read("alhambra/building_sites/pieces.json", _Sites).tiles}


@cache
def drawn_at_once() -> int:
    """Return among how many a buyer chooses (V-SIT-3)."""
    return read("alhambra/building_sites/pieces.json", _Sites).drawn


def under_construction(state: State) -> Collection[TileId]:
    """Return the tiles of which only the walls count (V-SIT-4)."""
    sites = KEPT.of(state)
    return sites.on.keys() if sites.begun is None else {*sites.on, sites.begun}


def in_palace(player: Player) -> list[TileId]:
    """Return the tiles that stand in a palace."""
    return [built.tile for built in player.palace.tiles + player.palace.outworks]


def sites_of(state: State, seat: Seat) -> dict[TileId, SiteId]:
    """Return a player's sites, in the palace and in the reserve (V-SIT-5), and that of this turn."""
    player, on = state.players[seat], KEPT.of(state).on
    return {tile: on[tile] for tile in (*in_palace(player), *player.reserve, *player.aside) if tile in on}


def bond(at: Position, tile: TileId) -> str | None:
    """Keep whatever was started as a site from being given away (V-SIT-10)."""
    return "V-SIT-10" if tile in under_construction(at.state) else None


def lying(at: Position) -> Iterator[tuple[TileId, Token]]:
    """Show everybody where sites lie, and the backs of those that were shown (V-SIT-20)."""
    sites = KEPT.of(at.state)
    for tile in under_construction(at.state):
        yield tile, Token(SITE, currencies()[sites.on[tile]] if tile in sites.shown else "")


def what_is_seen(at: Position, viewer: Seat | None) -> SitesView:
    """Show how many are left, and players the backs of their own (V-SIT-7)."""
    sites, tiles = KEPT.of(at.state), at.rules.tiles
    if viewer is None:
        return SitesView(len(sites.left), (), ())
    own = tuple(OwnSite(tiles[tile], bill.currencies[0], ways) for tile, bill, ways in payable(at, viewer))
    drawn = sites.drawn if viewer == at.state.turn.seat else ()
    return SitesView(len(sites.left), own, tuple(currencies()[site] for site in drawn))


def payable(at: Position, seat: Seat) -> Iterator[tuple[TileId, Bill, tuple[Payment, ...]]]:
    """Yield a player's sites with what their completion costs, and how the player could pay for it, if at all."""
    own = sites_of(at.state, seat)
    purse = Purse(at, seat, COMPLETION) if own else None
    for tile, site in own.items():
        bill = bill_for(at, tile, site)
        yield tile, bill, purse.ways(bill) if purse else ()


def bill_for(at: Position, tile: TileId, site: SiteId) -> Bill:
    """Return what it takes to complete a site: the whole price, whatever was paid before (V-SIT-5, V-SIT-6)."""
    return Bill(at.rules.tiles[tile].price, (currencies()[site],), COMPLETION)


def deal_anew(state: State, viewer: Seat | None, rng: Rng, kept: int) -> State:
    """Exchange the backs that a viewer has not seen; what the next ones to start a site draw stays on top."""
    sites = KEPT.of(state)
    known = {*sites.shown, *(() if viewer is None else sites_of(state, viewer))}
    hidden = [tile for tile in sites.on if tile not in known]
    top = drawn_at_once() * kept
    drawn = () if viewer == state.turn.seat else sites.drawn
    pool, _ = rng.shuffled([*(sites.on[tile] for tile in hidden), *drawn, *sites.left[top:]])
    on = {**sites.on, **dict(zip(hidden, pool, strict=False))}
    rest = pool[len(hidden) :]
    return KEPT.change(
        state,
        on=on,
        drawn=rest[: len(drawn)] if drawn else sites.drawn,
        left=(*sites.left[:top], *rest[len(drawn) :]),
    )
