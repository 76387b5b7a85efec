"""Money: taking it from the display (B-33 to B-36), and refilling the display (B-20, B-60, B-61)."""

from alhambra.actions import Action, TakeMoney
from alhambra.base.turn import ACTION
from alhambra.components import Card, CardId, Money, load
from alhambra.events import CardDrawn, DiscardsGathered, DrawPileStacked, MoneyTaken
from alhambra.ledger import Ledger, Position
from alhambra.module import Module, Move, Phase
from alhambra.options import Options
from tabletop.refused import Refused
from tabletop.seat import Seat

LITTLE = 5  # B-33
REFILL_DISPLAY = "refill the display"


def take_money(game: Ledger, action: TakeMoney) -> None:
    """Take one card of any kind, or several that are worth little together."""
    cards = action.cards
    if not cards:
        raise Refused("B-34", "take-nothing")
    for card in cards:
        if card not in game.state.display or cards.count(card) > 1:
            lying = tuple(filter(None, game.state.display))
            raise Refused("B-33", "take-not-in-display", card=card, open=lying)
    if len(cards) > 1:
        _check_together(game, action.seat, cards)
    game.emit(MoneyTaken(action.seat, cards))
    game.end_phase()


def takings(at: Position, seat: Seat) -> list[Action]:
    """Offer each card of the display, and all sets of cards that are worth little."""
    money = at.rules.money
    limit = limit_of(at, seat)
    cards = [card for card in at.state.display if card is not None]
    sets: list[tuple[tuple[CardId, ...], int]] = [((), 0)]
    for card in cards:
        if card in money and (value := money[card].value) < limit:
            sets += [((*some, card), total + value) for some, total in sets if total + value <= limit]
    actions: list[Action] = [TakeMoney(seat, (card,)) for card in cards]
    return actions + [TakeMoney(seat, some) for some, _ in sets if len(some) > 1]


def limit_of(at: Position, seat: Seat) -> int:
    """Return what several cards may be worth together."""
    limit = 0
    for part in at.rules.changes_limit:
        limit = part(limit, at, seat)
    return limit


def _check_together(at: Position, seat: Seat, cards: tuple[CardId, ...]) -> None:
    for card in cards:
        if rule := at.rules.alone.get(at.rules.cards[card].family):
            raise Refused(rule, "take-alone", card=card)
    money, limit = at.rules.money, limit_of(at, seat)
    total = sum(money[card].value for card in cards)
    if total > limit:
        raise Refused("B-33", "take-too-much", total=total, limit=limit)


def refill_display(game: Ledger) -> None:
    """Draw a card for the first empty slot, and so on until none is empty or no card is left (B-60, B-61, O-6)."""
    if None in game.state.display and (game.state.secret.deck or reshuffle(game)):
        card = game.rules.cards[game.state.secret.deck[0]]
        game.rules.reveals[card.family](game, game.state.display.index(None), card)
    else:
        game.end_phase()


def reshuffle(game: Ledger) -> bool:
    """Turn the discard pile into the draw pile (B-61); return whether there was one."""
    cards = game.state.discard
    if cards:
        game.emit(DiscardsGathered(len(cards)))
        game.emit(DrawPileStacked(game.shuffled(cards)))
    return bool(cards)


def lay_open(game: Ledger, slot: int, card: Card) -> None:
    """Put a money card into the slot."""
    game.emit(CardDrawn(slot, card.id))


def all_money() -> tuple[Money, ...]:
    """Return the money cards (B-12)."""
    return load().money


def all_in(cards: tuple[CardId, ...], options: Options) -> tuple[CardId, ...]:
    """Play with all of them."""
    return (*cards, *(card.id for card in load().money))


MODULE = Module(
    id="money",
    number=0,
    plays=lambda options: True,
    brings_cards=(all_money,),
    changes_deck=(all_in,),
    setup=(Phase("fill the display", 60, refill_display),),
    turn=(Phase(REFILL_DISPLAY, 60, refill_display),),
    changes_limit=(lambda limit, at, seat: LITTLE,),
    moves=(Move(TakeMoney, frozenset({ACTION}), takings, take_money),),
    reveals={"money": lay_open},
    shows=lambda at, viewer: None if viewer is None else limit_of(at, viewer),
)
