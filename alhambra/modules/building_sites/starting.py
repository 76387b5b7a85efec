"""Starting a site: a tile of the market for half its price, and a site tile on it (V-SIT-2, V-SIT-3)."""

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import replace

from alhambra.actions import Action
from alhambra.base.buying import Market, tiles_on
from alhambra.components import Currency, TileId
from alhambra.events import Notice, Private, Secret, TileBought
from alhambra.ledger import Ledger, Position
from alhambra.modules.building_sites.tiles import KEPT, SITE, SiteId, currencies, drawn_at_once
from alhambra.purchase import Payment, Purpose, Receipt, Ware
from alhambra.state import State, without
from tabletop.refused import Refused
from tabletop.seat import Seat

if TYPE_CHECKING:
    from alhambra.rulebook import Rulebook

MANNER = SITE
CHOICE = "choose a site tile"
START = Purpose("start of a site")
"""All may pay for it that pays for a purchase, and a surplus is worth as much (C-13)."""


class ChooseSite(Action, frozen=True):
    """Put one of the site tiles that were drawn onto the tile that was bought; those of a currency are alike."""

    rule = "V-SIT-3"
    currency: Currency


@dataclass(frozen=True, slots=True)
class SitesShuffled(Secret):
    """The site tiles beside the market lie in this order."""

    left: tuple[SiteId, ...]

    def fold(self, state: State) -> State:
        return KEPT.change(state, left=self.left)


@dataclass(frozen=True, slots=True)
class SiteStarted(TileBought):
    """A player bought a tile for half its price, and has it set aside; that never counts as exact (V-SIT-2)."""

    surplus: int

    @property
    def exact(self) -> bool:
        return False

    def fold(self, state: State) -> State:
        state = TileBought.fold(self, state)
        turn = replace(state.turn, again=False, bought=(*state.turn.bought, self.tile))
        return KEPT.change(replace(state, turn=turn), begun=self.tile)


@dataclass(frozen=True, slots=True)
class SiteTilesDrawn(Notice):
    """A player has drawn site tiles to choose from; what came before cannot be undone (V-SIT-20)."""

    final: ClassVar[bool] = True
    seat: Seat
    number: int


@dataclass(frozen=True, slots=True)
class SiteTilesSeen(Private):
    """A player sees the backs of the site tiles that were drawn."""

    final: ClassVar[bool] = True
    sites: tuple[SiteId, ...]

    def fold(self, state: State) -> State:
        return KEPT.change(state, left=without(KEPT.of(state).left, self.sites), drawn=self.sites)


@dataclass(frozen=True, slots=True)
class SiteTileLaid(Private):
    """A player has put a site tile onto the tile that was bought."""

    tile: TileId
    site: SiteId

    def fold(self, state: State) -> State:
        return KEPT.change(state, begun=None, drawn=(), on={**KEPT.of(state).on, self.tile: self.site})


def lay_out(game: Ledger) -> None:
    """Shuffle the site tiles (V-SIT-1)."""
    game.emit(SitesShuffled(game.shuffled(currencies())))
    game.end_phase()


def on_the_market(at: Position, seat: Seat) -> tuple[Ware, ...]:
    """Sell tiles for half their price, as long as site tiles are left (V-SIT-2)."""
    return _for_half(at.rules, at.state.market) if KEPT.of(at.state).left else ()


@lru_cache(maxsize=1024)
def _for_half(rules: "Rulebook", market: Market) -> tuple[Ware, ...]:
    """Sell each tile that may be built in stages (C-6)."""
    return tuple(
        Ware(
            *(ware.tile, ware.stall, ware.price // 2, ware.currency),
            manner=MANNER,
            purpose=START,
            in_person=True,
            grants=False,
            hand_over=start,
        )
        for ware in tiles_on(rules, market)
        if rules.families[rules.tiles[ware.tile].family].in_stages
    )


def start(game: Ledger, seat: Seat, ware: Ware, payment: Payment) -> None:
    """Let somebody have a tile that is to be built (P-2)."""
    game.emit(SiteStarted(seat, ware.tile, ware.stall, payment.cards, ware.price, payment.surplus))


def draw(game: Ledger, receipt: Receipt) -> None:
    """Draw the site tiles of which one goes onto a tile that was just started, and ask which (V-SIT-3, P-5)."""
    if receipt.purpose is not START:
        return
    drawn = KEPT.of(game.state).left[: drawn_at_once()]
    game.emit(SiteTilesDrawn(receipt.seat, len(drawn)))
    game.emit(SiteTilesSeen(receipt.seat, drawn))
    if len(drawn) > 1:
        game.interrupt(CHOICE)
    else:
        lay(game, receipt.seat, drawn[0])


def chooser(at: Position) -> tuple[Seat, ...]:
    """Ask the buyer, also if both backs are the same: who is asked tells nobody anything (C-21)."""
    return (at.state.turn.seat,)


def choose(game: Ledger, action: ChooseSite) -> None:
    """Choose one of the site tiles that were drawn."""
    drawn = KEPT.of(game.state).drawn
    site = next((site for site in drawn if currencies()[site] == action.currency), None)
    if site is None:
        raise Refused(action.rule, "site-not-drawn", currency=action.currency)
    lay(game, action.seat, site)
    game.end_phase()


def choose_first(game: Ledger, seat: Seat) -> None:
    """Choose the one that was drawn first (C-20)."""
    choose(game, ChooseSite(seat, currencies()[KEPT.of(game.state).drawn[0]]))


def choices(at: Position, seat: Seat) -> list[Action]:
    """Offer the site tiles that were drawn."""
    backs = dict.fromkeys(currencies()[site] for site in KEPT.of(at.state).drawn)
    return [ChooseSite(seat, currency) for currency in backs]


def lay(game: Ledger, seat: Seat, site: SiteId) -> None:
    """Put a site tile onto the tile that was bought, and shuffle the other back."""
    sites = KEPT.of(game.state)
    assert sites.begun is not None
    game.emit(SiteTileLaid(seat, sites.begun, site))
    game.emit(SitesShuffled(game.shuffled((*sites.left, *without(sites.drawn, (site,))))))
