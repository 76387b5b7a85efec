"""The end of the game: sites in palaces cost their owners the money of their currencies (V-SIT-8)."""

from dataclasses import dataclass
from typing import ClassVar

from alhambra.components import CardId, Currency, TileId
from alhambra.events import Open
from alhambra.ledger import Ledger
from alhambra.modules.building_sites.tiles import KEPT, currencies, in_palace
from alhambra.state import State
from tabletop.seat import Seat

SHOWN_AT = 20  # G-2: before the last tiles


@dataclass(frozen=True, slots=True)
class SitesShown(Open):
    """A player has shown the sites in the palace, and discards the money of their currencies."""

    final: ClassVar[bool] = True
    seat: Seat
    tiles: tuple[TileId, ...]
    sites: tuple[Currency, ...]
    cards: tuple[CardId, ...]

    def fold(self, state: State) -> State:
        return KEPT.change(state, shown=(*KEPT.of(state).shown, *self.tiles))


def show_sites(game: Ledger) -> None:
    """Let everybody show the sites in the own palace, not those in the reserve, and discard."""
    on = KEPT.of(game.state).on
    for seat, player in enumerate(game.state.players):
        tiles = tuple(tile for tile in in_palace(player) if tile in on)
        if not tiles:
            continue
        sites = tuple(currencies()[on[tile]] for tile in tiles)
        cards = _money_of(game, seat, set(sites))
        game.emit(SitesShown(seat, tiles, sites, cards))
        _discard(game, seat, cards)
    game.end_phase()


def _money_of(game: Ledger, seat: Seat, shown: set[str]) -> tuple[CardId, ...]:
    """Return the money cards in a hand that have one of some currencies, whatever else they are."""
    money = game.rules.money
    return tuple(card for card in game.state.players[seat].hand if card in money and money[card].currency in shown)


def _discard(game: Ledger, seat: Seat, cards: tuple[CardId, ...]) -> None:
    """Let cards leave a hand for where they go when they have paid."""
    families = {card: game.rules.money[card].family for card in cards}
    for family in dict.fromkeys(families.values()):
        game.rules.spends[family](game, seat, tuple(card for card in cards if families[card] == family))
