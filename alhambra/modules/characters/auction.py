"""The auction: a character that comes up goes to the highest bidder (V-CHA-2 to V-CHA-6, V-CHA-30 to V-CHA-32)."""

from collections import deque
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, ClassVar, TypeAlias

from msgspec import Meta, Struct
from msgspec.structs import replace

from alhambra.actions import Action, Decline
from alhambra.base.payment import Purse, pay, settle
from alhambra.components import Card, CardId, Currency
from alhambra.events import Open
from alhambra.ledger import Ledger, Position
from alhambra.module import Move, Prompt
from alhambra.modules.characters.cards import JUGGLER, KEPT, all_cards
from alhambra.purchase import Bill, Payment, Purpose, Receipt
from alhambra.registry import known_currencies
from alhambra.state import State
from alhambra.windows import Answers, decline, declines, seal, window
from tabletop.refused import Refused
from tabletop.rules import Points as ScoredPoints
from tabletop.seat import Seat

AUCTION = "auction"
JUGGLERS_POINTS = 8  # V-CHA-14
BID = Purpose("bid", in_turn=False, saves=False)  # V-CHA-6, C-13

Limit: TypeAlias = Annotated[int, Meta(ge=0, le=999)]
"""More than anybody can ever pay."""


class AuctionOrder(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What somebody bids at most for each character, and how they pay (V-CHA-30)."""

    limits: dict[CardId, Limit] = {}
    others: Limit = 0
    """The maximum for those that are not named."""
    prefer: tuple[Currency, ...] = ()
    swap: bool = False
    """Whether a Juggler is to be swapped (V-CHA-32)."""

    def __post_init__(self) -> None:
        """Let nobody bid for a character, or in a currency, that does not exist."""
        characters, currencies = {card.id for card in all_cards()}, set(known_currencies())
        unknown = (self.limits.keys() - characters) | (set(self.prefer) - currencies)
        if unknown:
            raise ValueError(f"there is no {min(unknown)}")


class Bid(Action, frozen=True):
    """Bid for a character, up to some maximum (V-CHA-30)."""

    rule = "V-CHA-30"
    maximum: int
    prefer: tuple[Currency, ...] = ()
    """In which currencies to pay, the best first; in any if none is named."""
    swap: bool = False
    """Whether to swap the Juggler for the top card of the stack (V-CHA-32)."""


@dataclass(frozen=True, slots=True)
class CharacterAppeared(Open):
    """A character came up and is auctioned (V-CHA-3)."""

    final: ClassVar[bool] = True
    card: CardId

    def fold(self, state: State) -> State:
        state = replace(state, secret=replace(state.secret, deck=state.secret.deck[1:]))
        return KEPT.change(state, lot=self.card)


@dataclass(frozen=True, slots=True)
class CharacterUnwanted(Open):
    """Nobody bid for a character, which leaves the game (V-CHA-4)."""

    final: ClassVar[bool] = True
    card: CardId

    def fold(self, state: State) -> State:
        return KEPT.change(state, lot=None, gone=(*KEPT.of(state).gone, self.card))


@dataclass(frozen=True, slots=True)
class CharacterWon(Open):
    """A player won a character at auction; the Juggler brings points at once (V-CHA-14)."""

    final: ClassVar[bool] = True
    seat: Seat
    card: CardId
    price: int
    paid: tuple[CardId, ...]
    bonus: int = 0

    def points(self) -> tuple[ScoredPoints, ...]:
        return (ScoredPoints(self.seat, 0, self.card, self.bonus),) if self.bonus else ()

    def fold(self, state: State) -> State:
        score = state.players[self.seat].score + self.bonus
        state = state.with_player(self.seat, score=score)
        return KEPT.change(state, lot=None, owned={**KEPT.of(state).owned, self.card: self.seat})


@dataclass(frozen=True, slots=True)
class JugglerSwapped(Open):
    """The Juggler left the game for the top card of the stack (V-CHA-14)."""

    final: ClassVar[bool] = True
    seat: Seat
    card: CardId

    def fold(self, state: State) -> State:
        owned = {card: seat for card, seat in KEPT.of(state).owned.items() if card != JUGGLER}
        gone, stack = (*KEPT.of(state).gone, JUGGLER), KEPT.of(state).stack[1:]
        return KEPT.change(state, owned={**owned, self.card: self.seat}, gone=gone, stack=stack)


def put_up(game: Ledger, slot: int, card: Card) -> None:
    """Auction a character before the next card is drawn (V-CHA-3)."""
    game.emit(CharacterAppeared(card.id))
    game.interrupt(AUCTION)


def everybody(at: Position) -> Collection[Seat]:
    """Let all bid, whatever they hold (C-21); Dirk never does (V-CHA-25)."""
    return range(len(at.state.players))


def judge_bid(game: Ledger, action: Bid) -> None:
    """Refuse a bid that cannot be meant, or paid (V-CHA-6)."""
    if action.maximum < 1:
        raise Refused("V-CHA-30", "bid-at-least-one")
    if action.maximum > (most := most_of(game, action.seat)):
        raise Refused("V-CHA-6", "bid-too-high", bid=action.maximum, most=most)
    if unknown := [name for name in action.prefer if name not in currencies_of(game)]:
        raise Refused("V-CHA-30", "no-such-currency", currency=unknown[0])


def bids(at: Position, seat: Seat) -> list[Action]:
    """Offer each bid that can be paid, and for the Juggler also to swap it."""
    ways = (False, True) if KEPT.of(at.state).lot == JUGGLER and KEPT.of(at.state).stack else (False,)
    return [Bid(seat, maximum, swap=swap) for maximum in range(1, most_of(at, seat) + 1) for swap in ways]


def most_of(at: Position, seat: Seat) -> int:
    """Return the highest bid that a player can pay, in the best currency (V-CHA-6)."""
    return Purse(at, seat, BID).most(at.rules.components.currencies)


def currencies_of(at: Position) -> tuple[Currency, ...]:
    """Return the currencies in which a bid can be paid (C-11)."""
    return (*at.rules.components.currencies, *at.rules.universal)


def bid_by_order(at: Position, seat: Seat, order: AuctionOrder) -> Action | None:
    """Bid as a player has ordered, as far as it can be paid."""
    maximum = min(order.limits.get(KEPT.of(at.state).lot or "", order.others), most_of(at, seat))
    prefer = tuple(name for name in order.prefer if name in currencies_of(at))
    return Bid(seat, maximum, prefer, order.swap) if maximum > 0 else None


def hold_auction(game: Ledger, answers: Answers) -> None:
    """Let the bids go up until one player is left, who pays the last one (V-CHA-3, V-CHA-4, V-CHA-30)."""
    card = KEPT.of(game.state).lot
    assert card is not None
    given = {seat: answer for seat, answer in answers.items() if isinstance(answer, Bid)}
    winner, price = highest(list(answers), {seat: bid.maximum for seat, bid in given.items()})
    if winner is None:
        game.emit(CharacterUnwanted(card))
    else:
        _hand_over(game, card, given[winner], price)
    game.end_phase()  # V-CHA-5: what was interrupted goes on


def highest(seats: Sequence[Seat], maxima: Mapping[Seat, int]) -> tuple[Seat | None, int]:
    """Play the bidding out: around the table each raises by 1 as long as the maximum allows it (V-CHA-30)."""
    bidders, leader, price = deque(seats), None, 0
    while bidders:
        seat = bidders.popleft()
        if seat == leader:
            break  # all others have passed
        if maxima.get(seat, 0) > price:
            leader, price = seat, price + 1
            bidders.append(seat)
    return leader, price


def _hand_over(game: Ledger, card: CardId, bid: Bid, price: int) -> None:
    payment = payment_for(game, bid, price)
    pay(game, bid.seat, payment.cards, Bill(price, game.rules.components.currencies, BID))
    swaps = card == JUGGLER and bid.swap and bool(KEPT.of(game.state).stack)
    points = JUGGLERS_POINTS if card == JUGGLER and not swaps else 0
    game.emit(CharacterWon(bid.seat, card, price, payment.cards, points))
    settle(game, Receipt(bid.seat, BID, price, payment.surplus, payment.cards))
    if swaps:
        game.emit(JugglerSwapped(bid.seat, KEPT.of(game.state).stack[0]))


def payment_for(at: Position, bid: Bid, price: int) -> Payment:
    """Pay with preferred things if possible, with the smallest surplus, then the fewest things (V-CHA-31)."""
    purse, bill = Purse(at, bid.seat, BID), Bill(price, at.rules.components.currencies, BID)
    choices = [bid.prefer[: number + 1] for number in range(len(bid.prefer))]
    return next(way for some in (*choices, currencies_of(at)) if (way := purse.with_fewest(bill, some)))


WINDOW = window(AUCTION, 60, "AUCTION", "V-CHA-3", hold_auction)  # V-CHA-2: who has priority is the auctioneer
MOVES = (
    Move(Bid, frozenset({AUCTION}), bids, seal),
    Move(Decline, frozenset({AUCTION}), declines, decline),
)
PROMPT = Prompt(AUCTION, everybody, AuctionOrder, bid_by_order, AUCTION)
