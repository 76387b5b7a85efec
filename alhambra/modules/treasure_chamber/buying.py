"""Buying the chests of a room, in any mix of currencies (V-TRE-2)."""

from alhambra.actions import Action
from alhambra.base.buying import offers, sell
from alhambra.base.turn import ACTION
from alhambra.components import CardId
from alhambra.ledger import Ledger, Position
from alhambra.module import Move
from alhambra.modules.treasure_chamber.chests import KEPT, terms
from alhambra.modules.treasure_chamber.events import ChestsBought
from alhambra.purchase import Payment, Purpose, Ware
from tabletop.refused import Refused
from tabletop.seat import Seat

FOR_CHESTS = Purpose("chests", saves=False, changes=False, mixed=True)  # C-13
BESIDE_THE_MARKET = -1


class BuyChests(Action, frozen=True):
    """Buy the chests of a room, numbered from 1."""

    rule = "V-TRE-2"
    room: int
    pay: tuple[CardId, ...]


def buy(game: Ledger, action: BuyChests) -> None:
    """Buy the four chests of a room; an empty one is not for sale."""
    rooms = KEPT.of(game.state).rooms
    if not 0 < action.room <= len(rooms):
        raise Refused("V-TRE-2", "no-such-room", room=action.room, number=len(rooms))
    if not rooms[action.room - 1]:
        raise Refused("V-TRE-2", "room-is-empty", room=action.room)
    sell(game, action.seat, ware(game, action.room), action.pay)


def ware(at: Position, room: int) -> Ware:
    """Sell a room for money of all currencies together, only in person, without a further action (V-VIZ-11)."""
    first, *others = at.rules.components.currencies

    def hand_over(game: Ledger, seat: Seat, ware: Ware, payment: Payment) -> None:
        chests = KEPT.of(game.state).rooms[room - 1]
        game.emit(ChestsBought(seat, room, chests, payment.cards, ware.price, payment.surplus))

    return Ware(
        f"room-{room}",
        BESIDE_THE_MARKET,
        terms().price,
        first,
        purpose=FOR_CHESTS,
        in_person=True,
        instead=tuple(others),
        grants=False,
        hand_over=hand_over,
    )


def purchases(at: Position, seat: Seat) -> list[Action]:
    """Offer each room that holds chests, with each sensible way to pay for it: they all cost the same."""
    full = [room for room, chests in enumerate(KEPT.of(at.state).rooms, 1) if chests]
    ways = [payment.cards for _, payment, _ in offers(at, seat, [ware(at, full[0])])] if full else []
    return [BuyChests(seat, room, cards) for room in full for cards in ways]


MOVE = Move(BuyChests, frozenset({ACTION}), purchases, buy)
