"""Buying falcons one after the other, each for a card from the hand (V-FAL-2, V-FAL-3, V-FAL-6, V-FAL-8)."""

from dataclasses import dataclass

from msgspec.structs import replace

from alhambra.actions import Action
from alhambra.base.payment import pay, settle
from alhambra.base.turn import ACTION, forgoing
from alhambra.components import CardId, Money
from alhambra.events import BuildingRemoved, Open
from alhambra.grid import Cell
from alhambra.ledger import Ledger, Position
from alhambra.module import Decision, Move
from alhambra.modules.falconers.falcons import KEPT, by_id, cells_around, crossings, for_sale
from alhambra.purchase import Bill, Purpose, Receipt
from alhambra.state import State
from tabletop.refused import Refused
from tabletop.seat import Seat

FOR_A_FALCON = Purpose("falcon", saves=False, changes=False)  # C-13
MORE_FALCONS = "more falcons"
MOST_OFFERED = 4
"""How many cards are suggested to pay with, the least first; any other is legal too."""


class BuyFalcon(Action, frozen=True):
    """Buy a falcon for one card and put it on a crossing, which is named by the cell in its south-east."""

    rule = "V-FAL-2"
    card: CardId
    cell: Cell
    pay: tuple[CardId, ...]


@dataclass(frozen=True, slots=True)
class FalconBought(Open):
    """A falcon stands in a palace now; that grants no further action (V-FAL-2)."""

    seat: Seat
    card: CardId
    cell: Cell
    paid: tuple[CardId, ...]

    def fold(self, state: State) -> State:
        own, state = KEPT.of(state), replace(state, turn=replace(state.turn, again=False))
        return KEPT.change(state, owned={**own.owned, self.card: self.seat}, at={**own.at, self.card: self.cell})


@dataclass(frozen=True, slots=True)
class FalconFlew(Open):
    """One of the four corners of a crossing changed, and its falcon is for sale again (V-FAL-6)."""

    seat: Seat
    card: CardId

    def fold(self, state: State) -> State:
        own = KEPT.of(state)
        owned = {falcon: seat for falcon, seat in own.owned.items() if falcon != self.card}
        return KEPT.change(state, owned=owned, at={falcon: own.at[falcon] for falcon in owned})


def buy(game: Ledger, action: BuyFalcon) -> None:
    """Buy a falcon, as the first action of a turn; others may follow (V-FAL-2, V-FAL-8)."""
    if game.state.turn.again:
        raise Refused("V-FAL-2", "falcon-too-late")
    sale = [falcon.id for falcon in for_sale(game.state)]
    if action.card not in sale:
        known = action.card in by_id()
        raise Refused("V-FAL-3", "falcon-taken" if known else "falcon-unknown", card=action.card)
    _check_crossing(game, action)
    card = _payment(game, action)
    pay(game, action.seat, (card.id,), Bill(card.value, (card.currency,), FOR_A_FALCON))  # P-1
    game.emit(FalconBought(action.seat, action.card, action.cell, (card.id,)))  # P-2
    settle(game, Receipt(action.seat, FOR_A_FALCON, card.value, 0, (card.id,)))
    if game.under_way == ACTION:
        game.end_phase()
        game.interrupt(MORE_FALCONS)


def _check_crossing(game: Ledger, action: BuyFalcon) -> None:
    own, falcon = KEPT.of(game.state), by_id()[action.card]
    taken = {own.at[one] for one, owner in own.owned.items() if owner == action.seat}
    if action.cell in taken:
        raise Refused("V-FAL-5", "falcon-crossing-taken", cell=action.cell)
    kinds = crossings(game, action.seat).get(action.cell)
    if kinds is None:
        raise Refused("V-FAL-4", "falcon-no-crossing", cell=action.cell)
    if not kinds.issuperset(falcon.kinds):
        raise Refused("V-FAL-4", "falcon-other-kinds", card=falcon.id, cell=action.cell)


def _payment(at: Position, action: BuyFalcon) -> Money:
    """Return the one card that pays: money, a diamond or a master builder, of any value (V-FAL-3)."""
    hand = at.state.players[action.seat].hand
    cards = [at.rules.money[card] for card in action.pay if card in hand and card in at.rules.money]
    if len(cards) != 1 or len(action.pay) != 1:
        raise Refused("V-FAL-3", "falcon-costs-one-card", number=len(action.pay), cards=action.pay)
    return cards[0]


def purchases(at: Position, seat: Seat) -> list[Action]:
    """Offer each falcon on each crossing that has its kinds, for the cards that are worth least."""
    if at.state.turn.again:
        return []
    own: dict[tuple[int, str, str], CardId] = {}
    for card in at.state.players[seat].hand:
        if card in at.rules.money:
            money = at.rules.money[card]
            own.setdefault((money.value, money.currency, money.family), card)
    cards = [own[key] for key in sorted(own)[:MOST_OFFERED]]
    return [BuyFalcon(seat, falcon, crossing, (card,)) for falcon, crossing in fitting(at, seat) for card in cards]


def fitting(at: Position, seat: Seat) -> list[tuple[CardId, Cell]]:
    """List the falcons for sale with the crossings of a palace on which they may stand."""
    places = crossings(at, seat)
    return [
        (falcon.id, crossing)
        for falcon in (for_sale(at.state) if places else ())
        for crossing, kinds in places.items()
        if kinds.issuperset(falcon.kinds)
    ]


def falconer(at: Position) -> tuple[Seat, ...]:
    """Ask the active player for more, if there is a falcon to place and a card in hand, as everybody sees (C-21)."""
    seat = at.state.turn.seat
    return (seat,) if at.state.players[seat].hand and fitting(at, seat) else ()


def send_back(game: Ledger, event: BuildingRemoved) -> None:
    """Put falcons back into the supply if one of their four tiles leaves, also by a swap (V-FAL-6)."""
    own = KEPT.of(game.state)
    for falcon, owner in own.owned.items():
        if owner == event.seat and event.cell in cells_around(own.at[falcon]):
            game.emit(FalconFlew(event.seat, falcon))


FURTHER = Decision(
    MORE_FALCONS,
    0,
    asks=falconer,
    label="FALCONS",
    rule="V-FAL-8",
    default=lambda game, seat: game.end_phase(),  # no more
)
MOVES = (Move(BuyFalcon, frozenset({ACTION, MORE_FALCONS}), purchases, buy), forgoing(MORE_FALCONS))
