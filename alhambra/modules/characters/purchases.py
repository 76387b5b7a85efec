"""Powers around a purchase: the Rich Patron pays for one, the Miser profits from dear ones (V-CHA-10, V-CHA-11)."""

from alhambra.actions import Action
from alhambra.base.buying import receipt_of, set_aside, ware_of, wares_for_others
from alhambra.base.payment import settle
from alhambra.base.turn import ACTION
from alhambra.components import CardId, TileId
from alhambra.events import MoneyTaken
from alhambra.ledger import Ledger, Position
from alhambra.module import Decision, Move
from alhambra.modules.characters.cards import MISER, PATRON, CharacterUsed, can_use, check_use
from alhambra.purchase import Payment, Receipt
from tabletop.refused import Refused
from tabletop.seat import Seat

MISERS_CARD = "the Miser's card"
DEAR = 10  # V-CHA-11


class BuyWithPatron(Action, frozen=True):
    """Let the Rich Patron pay for a tile."""

    rule = "V-CHA-10"
    tile: TileId


class TakeWithMiser(Action, frozen=True):
    """Take an open money card after a dear purchase."""

    rule = "V-CHA-11"
    card: CardId


def buy_with_patron(game: Ledger, action: BuyWithPatron) -> None:
    """Have a tile paid exactly, once; that grants a further action (V-CHA-10)."""
    check_use(game, action.seat, PATRON, action.rule)
    ware = ware_of(game, wares_for_others(game, action.seat), action.tile, action.rule)
    game.emit(CharacterUsed(action.seat, PATRON, spent=True))
    payment = Payment(0, (PATRON,))
    set_aside(game, action.seat, ware, payment)
    settle(game, receipt_of(action.seat, ware, payment))


def patrons_offers(at: Position, seat: Seat) -> list[Action]:
    """Offer each tile that the Patron could pay for."""
    some = wares_for_others(at, seat) if can_use(at, seat, PATRON) else ()
    return [BuyWithPatron(seat, ware.tile) for ware in some if not ware.manner]


def wake_miser(game: Ledger, receipt: Receipt) -> None:
    """Offer an open money card after the purchase of a dear building in the own turn (V-CHA-11, V-VIZ-12)."""
    tile = game.rules.tiles.get(receipt.bought or "")
    if tile is None or not receipt.purpose.in_turn:
        return
    dear = tile.price >= DEAR and game.rules.families[tile.family].typed
    if dear and can_use(game, receipt.seat, MISER) and open_money(game):
        game.interrupt(MISERS_CARD)


def misers_owner(at: Position) -> tuple[Seat, ...]:
    """Ask the active player."""
    return (at.state.turn.seat,)


def open_money(at: Position) -> list[CardId]:
    """Return the open cards that count as money (V-CHA-20)."""
    return [card for card in at.state.display if card is not None and card in at.rules.money]


def take_with_miser(game: Ledger, action: TakeWithMiser) -> None:
    """Take one open money card."""
    if action.card not in open_money(game):
        raise Refused(action.rule, "take-not-in-display", card=action.card)
    game.emit(CharacterUsed(action.seat, MISER))
    game.emit(MoneyTaken(action.seat, (action.card,)))
    game.end_phase()


def misers_offers(at: Position, seat: Seat) -> list[Action]:
    """Offer each open money card."""
    return [TakeWithMiser(seat, card) for card in open_money(at)]


DECISION = Decision(
    MISERS_CARD,
    0,
    asks=misers_owner,
    label="MISER",
    rule="V-CHA-11",
    default=lambda game, seat: game.end_phase(),
)
MOVES = (
    Move(BuyWithPatron, frozenset({ACTION}), patrons_offers, buy_with_patron),
    Move(TakeWithMiser, frozenset({MISERS_CARD}), misers_offers, take_with_miser),
)
