"""Completing a site: its building counts from then on (V-SIT-5, V-SIT-6)."""

from dataclasses import dataclass
from typing import ClassVar

from msgspec.structs import replace

from alhambra.actions import Action
from alhambra.base.payment import Wishes, pay, settle
from alhambra.components import CardId, Currency, TileId
from alhambra.events import Open
from alhambra.ledger import Ledger, Position
from alhambra.modules.building_sites.tiles import COMPLETION, KEPT, bill_for, currencies, payable, sites_of
from alhambra.purchase import Receipt
from alhambra.state import State
from tabletop.refused import Refused
from tabletop.seat import Seat


class CompleteSite(Action, frozen=True):
    """Pay the whole price of a tile with a site, in the currency on the back of its site tile."""

    rule = "V-SIT-5"
    added = ("refund",)
    tile: TileId
    pay: tuple[CardId, ...]
    refund: str = ""


@dataclass(frozen=True, slots=True)
class SiteCompleted(Open):
    """A player has shown a site tile, which is out of the game, and its building counts; that cannot be undone."""

    final: ClassVar[bool] = True  # the others see the back of the site tile, whatever was paid with
    seat: Seat
    tile: TileId
    site: Currency
    """What the site tile has on its back: those with the same back are alike, also to whoever sees them."""
    paid: tuple[str, ...]
    price: int
    surplus: int

    def fold(self, state: State) -> State:
        on = {tile: site for tile, site in KEPT.of(state).on.items() if tile != self.tile}
        state = replace(state, turn=replace(state.turn, again=not self.surplus))
        return KEPT.change(state, on=on)


def complete(game: Ledger, action: CompleteSite) -> None:
    """Pay the whole price again (V-SIT-6); an exact payment grants a further action.

    It is no purchase: nothing was bought (V-SIT-11).
    """
    site = sites_of(game.state, action.seat).get(action.tile)
    if site is None:
        raise Refused(action.rule, "no-such-site", tile=action.tile)
    bill = bill_for(game, action.tile, site)
    payment = pay(game, action.seat, action.pay, bill)  # P-1
    back = currencies()[site]
    game.emit(SiteCompleted(action.seat, action.tile, back, payment.cards, bill.price, payment.surplus))  # P-2
    settle(game, Receipt(action.seat, COMPLETION, bill.price, *payment, refund=action.refund))
    if payment.surplus:
        game.end_phase()  # P-7


def completions(at: Position, seat: Seat) -> list[Action]:
    """Offer each own site with each sensible way to pay for it; only the owner's own hand and sites decide."""
    wishes = Wishes(at, seat)
    return [
        CompleteSite(seat, tile, payment.cards, refund)
        for tile, _, ways in payable(at, seat)
        for payment, refund in wishes.beside(ways, COMPLETION)
    ]
