"""Characters: helpers that are auctioned when they come up, each with a power of its own (V-CHA-1 to V-CHA-33)."""

from collections import deque
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Annotated, ClassVar, TypeAlias

from msgspec import Meta, Struct
from msgspec.structs import replace

from alhambra.actions import Action, AddBuilding, Decline, Forgo, RemoveBuilding, SwapBuilding
from alhambra.base.buying import ware_of, wares
from alhambra.base.money import lay_open, reshuffle
from alhambra.base.payment import Payment, pay, payments, purse_of
from alhambra.base.redesign import (
    add_building,
    additions,
    removals,
    remove_building,
    swap_building,
    swaps,
)
from alhambra.base.scoring import score_round, shares
from alhambra.base.setup import split
from alhambra.base.turn import ACTION
from alhambra.components import CURRENCIES, KINDS, Card, CardId, Currency, Kind, TileId
from alhambra.events import (
    BagFilled,
    BuildingBought,
    MoneySpent,
    MoneyTaken,
    Notice,
    Open,
    Private,
    ScoreLine,
    Secret,
    TurnStarted,
)
from alhambra.ledger import Ledger, Position
from alhambra.module import Counts, Decision, Module, Move, Points, Prompt, Step
from alhambra.outline import longest_wall
from alhambra.state import State
from alhambra.windows import Answers, decline, declines, order_of, seal, window
from tabletop.datafile import read
from tabletop.refused import Refused
from tabletop.rules import Points as ScoredPoints
from tabletop.seat import Seat

CHARACTERS = "characters"
CHARACTER = "character"
AUCTION, MISERS_CARD, ARCHITECTS_TURN, BEGGING = "auction", "the Miser's card", "the Architect's redesign", "begging"
WISE_MAN_S_KIND = "wise man"

PATRON = "character-rich-patron"
MISER = "character-miser"
ARCHITECT = "character-master-builder"
TRADER = "character-merchant"
JUGGLER = "character-travelling-magician"
WISE_MAN = "character-wise-man"
DANCER = "character-dancer"
MONEY_CHANGER = "character-money-changer"
BEGGAR = "character-beggar"
GUARD = "character-city-watch"

DEAR = 10  # V-CHA-11
TRADERS_LIMIT = 7  # V-CHA-13
JUGGLERS_POINTS = 8  # V-CHA-14
HALF = 0.5  # V-CHA-15
FEW_CARDS = 3  # V-CHA-18
WALL_FOR_A_POINT = 3  # V-CHA-19


Limit: TypeAlias = Annotated[int, Meta(ge=0, le=999)]
"""More than anybody can ever pay."""


class _Row(Struct, frozen=True, forbid_unknown_fields=True):
    id: CardId


class _Characters(Struct, frozen=True, forbid_unknown_fields=True):
    piles: dict[int, int]
    cards: tuple[_Row, ...]


class Characters(Struct, frozen=True, omit_defaults=True):
    """Where the characters are that are not in the draw pile."""

    stack: tuple[CardId, ...] = ()
    """Face down (V-CHA-1)."""
    lot: CardId | None = None
    """The one that is being auctioned."""
    owned: dict[CardId, Seat] = {}
    """Those that lie open before somebody (V-CHA-7)."""
    used: tuple[CardId, ...] = ()
    """Those whose power was used in this turn."""
    gone: tuple[CardId, ...] = ()
    """Those that have left the game for good (C-4)."""


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
        unknown = self.limits.keys() - {card.id for card in all_cards()} | set(self.prefer) - set(CURRENCIES)
        if unknown:
            raise ValueError(f"there is no {min(unknown)}")


class WiseManOrder(Struct, frozen=True, forbid_unknown_fields=True):
    """The kind for which the Wise Man is to count (V-CHA-33)."""

    kind: Kind

    def __post_init__(self) -> None:
        """Let him count for a kind that exists."""
        if self.kind not in KINDS:
            raise ValueError(f"there is no {self.kind}")


@dataclass(frozen=True, slots=True)
class Lots:
    """What everybody sees of the characters."""

    lot: Card | None
    owned: Mapping[CardId, Seat]
    stack: int


@dataclass(frozen=True, slots=True)
class Bid(Action):
    """Bid for a character, up to some maximum (V-CHA-30)."""

    rule = "V-CHA-30"
    maximum: int
    prefer: tuple[Currency, ...] = ()
    """In which currencies to pay, the best first; in any if none is named."""
    swap: bool = False
    """Whether to swap the Juggler for the top card of the stack (V-CHA-32)."""


@dataclass(frozen=True, slots=True)
class BuyWithPatron(Action):
    """Let the Rich Patron pay for a tile."""

    rule = "V-CHA-10"
    tile: TileId


@dataclass(frozen=True, slots=True)
class TakeWithMiser(Action):
    """Take an open money card after a dear purchase."""

    rule = "V-CHA-11"
    card: CardId


@dataclass(frozen=True, slots=True)
class CallDancer(Action):
    """Have a tile of the market exchanged."""

    rule = "V-CHA-16"
    tile: TileId


@dataclass(frozen=True, slots=True)
class ChangeMoney(Action):
    """Give away a money card for an open one that is worth no more."""

    rule = "V-CHA-17"
    give: CardId
    take: CardId


@dataclass(frozen=True, slots=True)
class Beg(Action):
    """Take the top card of the draw pile."""

    rule = "V-CHA-18"


def of(state: State) -> Characters:
    """Give where the characters are."""
    characters: Characters = state.slices.get(CHARACTERS) or Characters()
    return characters


def keep(state: State, **changes: object) -> State:
    """Give the state in which some are elsewhere."""
    return state.with_slice(CHARACTERS, replace(of(state), **changes))


@dataclass(frozen=True, slots=True)
class CharactersStacked(Secret):
    """The characters that are not in the draw pile form a stack."""

    cards: tuple[CardId, ...]

    def fold(self, state: State) -> State:
        return keep(state, stack=self.cards)


@dataclass(frozen=True, slots=True)
class CharacterAppeared(Open):
    """A character came up and is auctioned (V-CHA-3)."""

    final: ClassVar[bool] = True
    card: CardId

    def fold(self, state: State) -> State:
        state = replace(state, secret=replace(state.secret, deck=state.secret.deck[1:]))
        return keep(state, lot=self.card)


@dataclass(frozen=True, slots=True)
class CharacterUnwanted(Open):
    """Nobody bid for a character, which leaves the game (V-CHA-4)."""

    final: ClassVar[bool] = True
    card: CardId

    def fold(self, state: State) -> State:
        return keep(state, lot=None, gone=(*of(state).gone, self.card))


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
        return keep(state, lot=None, owned={**of(state).owned, self.card: self.seat})


@dataclass(frozen=True, slots=True)
class JugglerSwapped(Open):
    """The Juggler left the game for the top card of the stack (V-CHA-14)."""

    final: ClassVar[bool] = True
    seat: Seat
    card: CardId

    def fold(self, state: State) -> State:
        owned = {card: seat for card, seat in of(state).owned.items() if card != JUGGLER}
        gone, stack = (*of(state).gone, JUGGLER), of(state).stack[1:]
        return keep(state, owned={**owned, self.card: self.seat}, gone=gone, stack=stack)


@dataclass(frozen=True, slots=True)
class CharacterUsed(Open):
    """A player used the power of a character, for this turn or, if it is `spent`, for good."""

    seat: Seat
    card: CardId
    spent: bool = False

    def fold(self, state: State) -> State:
        own = of(state)
        if not self.spent:
            return keep(state, used=(*own.used, self.card))
        owned = {card: seat for card, seat in own.owned.items() if card != self.card}
        return keep(state, owned=owned, gone=(*own.gone, self.card))


@dataclass(frozen=True, slots=True)
class PowersRestored(Open):
    """A turn began: powers that can be used once in each may be used again."""

    def fold(self, state: State) -> State:
        return keep(state, used=())


@dataclass(frozen=True, slots=True)
class TileExchanged(Open):
    """A tile left its market square for the bag, after another was drawn for the square (V-CHA-16)."""

    final: ClassVar[bool] = True
    square: int
    old: TileId

    def fold(self, state: State) -> State:
        market = (*state.market[: self.square], None, *state.market[self.square + 1 :])
        return replace(state, market=market)


@dataclass(frozen=True, slots=True)
class Begged(Notice):
    """A player took the top card of the draw pile; only that player sees which (V-CHA-18)."""

    final: ClassVar[bool] = True
    seat: Seat


@dataclass(frozen=True, slots=True)
class CardBegged(Private):
    """A player has the top card of the draw pile in hand."""

    final: ClassVar[bool] = True
    card: CardId

    def fold(self, state: State) -> State:
        hand = (*state.players[self.seat].hand, self.card)
        return replace(
            state.with_player(self.seat, hand=hand), secret=replace(state.secret, deck=state.secret.deck[1:])
        )


@cache
def all_cards() -> tuple[Card, ...]:
    """Give the characters."""
    return tuple(Card(row.id, CHARACTER) for row in read("alhambra/characters.json", _Characters).cards)


def into_the_piles(game: Ledger) -> Mapping[int, tuple[CardId, ...]]:
    """Shuffle some into the piles, at random; the others form a stack (V-CHA-1)."""
    cards = game.shuffled(card.id for card in all_cards())
    piles, rest = split(cards, read("alhambra/characters.json", _Characters).piles)
    game.emit(CharactersStacked(rest))
    return piles


def owns(at: Position, seat: Seat, card: CardId) -> bool:
    """Tell whether a player has a character before them."""
    return of(at.state).owned.get(card) == seat


def can_use(at: Position, seat: Seat, card: CardId) -> bool:
    """Tell whether a player has a character whose power was not used in this turn."""
    return owns(at, seat, card) and card not in of(at.state).used


def check_use(at: Position, seat: Seat, card: CardId, rule: str) -> None:
    """Refuse the power of a character that is not there, or was used in this turn."""
    if not owns(at, seat, card):
        raise Refused(rule, "character-not-yours", card=card)
    if card in of(at.state).used:
        raise Refused(rule, "character-used", card=card)


# The auction


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
    if unknown := [name for name in action.prefer if name not in game.rules.components.currencies]:
        raise Refused("V-CHA-30", "no-such-currency", currency=unknown[0])


def bids(at: Position, seat: Seat) -> list[Action]:
    """Offer each bid that can be paid, and for the Juggler also to swap it."""
    ways = (False, True) if of(at.state).lot == JUGGLER and of(at.state).stack else (False,)
    return [Bid(seat, maximum, swap=swap) for maximum in range(1, most_of(at, seat) + 1) for swap in ways]


def most_of(at: Position, seat: Seat) -> int:
    """Give the highest bid that a player can pay, in the best currency (V-CHA-6)."""
    sums = [sum(item.value for item in pool.items) for pools in purse_of(at, seat).values() for pool in pools]
    return max(sums, default=0)


def bid_by_order(at: Position, seat: Seat, order: AuctionOrder) -> Action | None:
    """Bid as a player has said beforehand, as far as it can be paid."""
    maximum = min(order.limits.get(of(at.state).lot or "", order.others), most_of(at, seat))
    prefer = tuple(name for name in order.prefer if name in at.rules.components.currencies)
    return Bid(seat, maximum, prefer, order.swap) if maximum > 0 else None


def hold_auction(game: Ledger, answers: Answers) -> None:
    """Let the bids go up until one player is left, who pays the last one (V-CHA-3, V-CHA-4, V-CHA-30)."""
    card = of(game.state).lot
    assert card is not None
    given = {seat: answer for seat, answer in answers.items() if isinstance(answer, Bid)}
    winner, price = highest(list(answers), {seat: bid.maximum for seat, bid in given.items()})
    if winner is None:
        game.emit(CharacterUnwanted(card))
    else:
        _hand_over(game, card, given[winner], price)
    game.end_step()  # V-CHA-5: what was interrupted goes on


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
    currency, payment = payment_for(game, bid, price)
    pay(game, bid.seat, payment.cards, currency, price)
    swaps = card == JUGGLER and bid.swap and bool(of(game.state).stack)
    points = JUGGLERS_POINTS if card == JUGGLER and not swaps else 0
    game.emit(CharacterWon(bid.seat, card, price, payment.cards, points))
    if swaps:
        game.emit(JugglerSwapped(bid.seat, of(game.state).stack[0]))


def payment_for(at: Position, bid: Bid, price: int) -> tuple[Currency, Payment]:
    """Pay in the preferred currency if possible, with the smallest surplus, then the fewest items (V-CHA-31)."""
    purse = purse_of(at, bid.seat)
    ways = [(currency, way) for currency, pools in purse.items() for pool in pools for way in payments(pool, price)]

    def rank(way: tuple[Currency, Payment]) -> tuple[int, int, int, tuple[CardId, ...]]:
        currency, payment = way
        place = bid.prefer.index(currency) if currency in bid.prefer else len(bid.prefer)
        return place, payment.surplus, len(payment.cards), payment.cards

    return min(ways, key=rank)


# The powers of a turn


def buy_with_patron(game: Ledger, action: BuyWithPatron) -> None:
    """Have a tile paid exactly, once; that grants a further action (V-CHA-10)."""
    check_use(game, action.seat, PATRON, action.rule)
    ware = ware_of(game, action.seat, action.tile, action.rule)
    game.emit(CharacterUsed(action.seat, PATRON, spent=True))
    game.emit(BuildingBought(action.seat, ware.tile, ware.square, (PATRON,), ware.price, 0))


def patrons_offers(at: Position, seat: Seat) -> list[Action]:
    """Offer each tile that the Patron could pay for."""
    return [BuyWithPatron(seat, ware.tile) for ware in wares(at, seat)] if can_use(at, seat, PATRON) else []


def wake_miser(game: Ledger, event: BuildingBought) -> None:
    """Offer an open money card after the purchase of a dear building (V-CHA-11)."""
    tile = game.rules.tiles[event.tile]
    dear = tile.price >= DEAR and game.rules.families[tile.family].typed
    if dear and can_use(game, event.seat, MISER) and open_money(game):
        game.interrupt(MISERS_CARD)


def misers_owner(at: Position) -> tuple[Seat, ...]:
    """Ask the active player."""
    return (at.state.turn.seat,)


def open_money(at: Position) -> list[CardId]:
    """Give the open cards that count as money (V-CHA-20)."""
    return [card for card in at.state.display if card is not None and card in at.rules.money]


def take_with_miser(game: Ledger, action: TakeWithMiser) -> None:
    """Take one open money card."""
    if action.card not in open_money(game):
        raise Refused(action.rule, "take-not-in-display", card=action.card)
    game.emit(CharacterUsed(action.seat, MISER))
    game.emit(MoneyTaken(action.seat, (action.card,)))
    game.end_step()


def misers_offers(at: Position, seat: Seat) -> list[Action]:
    """Offer each open money card."""
    return [TakeWithMiser(seat, card) for card in open_money(at)]


def do_without(game: Ledger, action: Forgo) -> None:
    """Not use a power."""
    game.end_step()


def architects_owner(at: Position) -> tuple[Seat, ...]:
    """Ask the active player if the Architect could redesign something (V-CHA-12)."""
    seat = at.state.turn.seat
    player = at.state.players[seat]
    return (seat,) if owns(at, seat, ARCHITECT) and (player.reserve or player.palace.tiles) else ()


def is_before_the_first_action(at: Position) -> bool:
    """Tell whether the turn has just begun."""
    return not at.state.turn.again


def check_start(at: Position, seat: Seat, card: CardId, rule: str) -> None:
    """Refuse a power that can be used only at the start of the own turn (V-CHA-21: in any order)."""
    check_use(at, seat, card, rule)
    if not is_before_the_first_action(at):
        raise Refused(rule, "character-too-late", card=card)


def can_start_with(at: Position, seat: Seat, card: CardId) -> bool:
    """Tell whether such a power can be used now."""
    return can_use(at, seat, card) and is_before_the_first_action(at)


def call_dancer(game: Ledger, action: CallDancer) -> None:
    """Draw a tile for a market square; then the old one goes back into the bag, which is shuffled (V-CHA-16)."""
    check_start(game, action.seat, DANCER, action.rule)
    if not game.state.secret.bag:
        raise Refused(action.rule, "dancer-needs-a-tile")
    if action.tile not in game.state.market:
        raise Refused(action.rule, "buy-not-for-sale", tile=action.tile)
    square = game.state.market.index(action.tile)
    game.emit(CharacterUsed(action.seat, DANCER))
    game.emit(TileExchanged(square, action.tile))
    while game.state.market[square] is None:
        tile = game.rules.tiles[game.state.secret.bag[0]]
        game.rules.arrivals[tile.family](game, square, tile)
    game.emit(BagFilled(game.shuffled((*game.state.secret.bag, action.tile))))


def dancers_offers(at: Position, seat: Seat) -> list[Action]:
    """Offer each tile of the market."""
    if not can_start_with(at, seat, DANCER) or not at.state.secret.bag:
        return []
    return [CallDancer(seat, tile) for tile in at.state.market if tile is not None]


def change_money(game: Ledger, action: ChangeMoney) -> None:
    """Discard a money card for an open one of at most its value; the slot stays empty for now (V-CHA-17)."""
    check_start(game, action.seat, MONEY_CHANGER, action.rule)
    if action.give not in money_of(game, action.seat):
        raise Refused(action.rule, "pay-with-what-you-have", cards=(action.give,))
    if action.take not in open_money(game):
        raise Refused(action.rule, "take-not-in-display", card=action.take)
    money = game.rules.money
    if money[action.take].value > money[action.give].value:
        raise Refused(action.rule, "change-for-no-more", give=money[action.give].value, take=money[action.take].value)
    game.emit(CharacterUsed(action.seat, MONEY_CHANGER))
    game.emit(MoneySpent(action.seat, (action.give,)))
    game.emit(MoneyTaken(action.seat, (action.take,)))


def money_of(at: Position, seat: Seat) -> list[CardId]:
    """Give the cards in a hand that count as money (V-CHA-20)."""
    return [card for card in at.state.players[seat].hand if card in at.rules.money]


def changers_offers(at: Position, seat: Seat) -> list[Action]:
    """Offer each exchange of a card in hand."""
    if not can_start_with(at, seat, MONEY_CHANGER):
        return []
    money, own = at.rules.money, money_of(at, seat)
    return [
        ChangeMoney(seat, give, take)
        for give in own
        for take in open_money(at)
        if money[take].value <= money[give].value
    ]


def beg(game: Ledger, action: Beg) -> None:
    """Take the top card of the draw pile, with few cards in hand (V-CHA-18)."""
    check_start(game, action.seat, BEGGAR, action.rule)
    if len(money_of(game, action.seat)) >= FEW_CARDS:
        raise Refused(action.rule, "beggar-has-enough", most=FEW_CARDS - 1)
    if not game.state.secret.deck and not game.state.discard:
        raise Refused(action.rule, "beggar-finds-nothing")
    game.emit(CharacterUsed(action.seat, BEGGAR))
    game.interrupt(BEGGING)


def beggars_offers(at: Position, seat: Seat) -> list[Action]:
    """Offer to beg."""
    few = can_start_with(at, seat, BEGGAR) and len(money_of(at, seat)) < FEW_CARDS
    return [Beg(seat)] if few and (at.state.secret.deck or at.state.discard) else []


def draw_for_beggar(game: Ledger) -> None:
    """Draw until a card comes up that can be kept; others are dealt with at once (V-CHA-18, C-16)."""
    if game.state.due:
        score_round(game, game.state.due[0])
        return
    if not game.state.secret.deck and not reshuffle(game):
        game.end_step()
        return
    card = game.rules.cards[game.state.secret.deck[0]]
    reveal = game.rules.reveals[card.family]
    if reveal is not lay_open:
        reveal(game, 0, card)
        return
    seat = game.state.turn.seat
    game.emit(Begged(seat))
    game.emit(CardBegged(seat, card.id))
    game.end_step()


def restore_powers(game: Ledger, event: TurnStarted) -> None:
    """Let powers be used again in the next turn."""
    if of(game.state).used:
        game.emit(PowersRestored())


def traders_limit(limit: int, at: Position, seat: Seat) -> int:
    """Let the Trader take more small cards (V-CHA-13)."""
    return TRADERS_LIMIT if owns(at, seat, TRADER) else limit


# The powers of a scoring


def add_the_half(counts: list[Counts], table: Points, at: Position) -> list[Counts]:
    """Let the Wise Man count as half a building of the kind that is best for the owner (V-CHA-15, V-CHA-33, R-3)."""
    owner = of(at.state).owned.get(WISE_MAN)
    if owner is None:
        return counts
    fixed: WiseManOrder | None = order_of(at, owner, WISE_MAN_S_KIND)
    kinds = [kind for kind in table if counts[owner].get(kind, 0) >= 1]  # B-69: a tile of the kind is needed
    if fixed is not None:
        kinds = [kind for kind in kinds if kind == fixed.kind]
    if not kinds:
        return counts

    def gain(kind: Kind) -> tuple[int, int]:
        own = [count.get(kind, 0) for count in counts]
        own[owner] += HALF
        lines = list(shares(kind, own, table[kind]))
        before = list(shares(kind, [count.get(kind, 0) for count in counts], table[kind]))
        mine, theirs = (
            sum(line.points for line in lines if (line.who == owner) is is_own)
            - sum(line.points for line in before if (line.who == owner) is is_own)
            for is_own in (True, False)
        )
        return mine, -theirs

    best = max(kinds, key=gain)  # of equal ones the first in the order of the table
    return [{**count, best: count.get(best, 0) + HALF} if who == owner else count for who, count in enumerate(counts)]


def guards_points(at: Position, number: int) -> Iterator[ScoreLine]:
    """Give the City Guard's owner a point for every three of the longest wall (V-CHA-19)."""
    owner = of(at.state).owned.get(GUARD)
    if owner is not None:
        length = longest_wall(at.state.players[owner].palace.grid)
        if points := length // WALL_FOR_A_POINT:
            yield ScoreLine(owner, GUARD, length, points, "V-CHA-19")


def elsewhere(state: State) -> list[CardId]:
    """Account for the characters that are not in the draw pile."""
    own = of(state)
    return [*own.stack, *own.owned, *own.gone, *([own.lot] if own.lot else [])]


def lots(at: Position, viewer: Seat | None) -> Lots:
    """Show everybody who owns which character, and which is being auctioned (V-CHA-7)."""
    own = of(at.state)
    return Lots(at.rules.cards[own.lot] if own.lot else None, own.owned, len(own.stack))


def wise_mans_owner(at: Position) -> tuple[Seat, ...]:
    """Let the owner of the Wise Man fix a kind."""
    owner = of(at.state).owned.get(WISE_MAN)
    return () if owner is None else (owner,)


MODULE = Module(
    id=CHARACTERS,
    number=7,
    plays=lambda options: CHARACTERS in options.modules,
    cards=all_cards,
    piles=into_the_piles,
    reveals={CHARACTER: put_up},
    turn=(
        Decision(
            ARCHITECTS_TURN,
            20,  # O-2
            asks=architects_owner,
            label="ARCHITECT",
            rule="V-CHA-12",
            default=lambda game, seat: game.end_step(),
        ),
    ),
    interruptions=(
        window(AUCTION, 60, "AUCTION", "V-CHA-3", hold_auction),  # V-CHA-2: who has priority is the auctioneer
        Decision(
            MISERS_CARD,
            0,
            asks=misers_owner,
            label="MISER",
            rule="V-CHA-11",
            default=lambda game, seat: game.end_step(),
        ),
        Step(BEGGING, 0, draw_for_beggar),
    ),
    moves=(
        Move(Bid, frozenset({AUCTION}), bids, seal),
        Move(Decline, frozenset({AUCTION}), declines, decline),
        Move(BuyWithPatron, frozenset({ACTION}), patrons_offers, buy_with_patron),
        Move(TakeWithMiser, frozenset({MISERS_CARD}), misers_offers, take_with_miser),
        Move(Forgo, frozenset({MISERS_CARD, ARCHITECTS_TURN}), lambda at, seat: [Forgo(seat)], do_without),
        Move(AddBuilding, frozenset({ARCHITECTS_TURN}), additions, add_building),
        Move(RemoveBuilding, frozenset({ARCHITECTS_TURN}), removals, remove_building),
        Move(SwapBuilding, frozenset({ARCHITECTS_TURN}), swaps, swap_building),
        Move(CallDancer, frozenset({ACTION}), dancers_offers, call_dancer, shows=True, needless=True),
        Move(ChangeMoney, frozenset({ACTION}), changers_offers, change_money, needless=True),
        Move(Beg, frozenset({ACTION}), beggars_offers, beg, shows=True, needless=True),
    ),
    prompts=(
        Prompt(AUCTION, everybody, AuctionOrder, bid_by_order, AUCTION),
        Prompt(WISE_MAN_S_KIND, wise_mans_owner, WiseManOrder, lambda at, seat, order: None),
    ),
    effects={Bid: judge_bid},
    limit=traders_limit,
    reacts={BuildingBought: wake_miser, TurnStarted: restore_powers},
    weighs=add_the_half,
    scores={5: guards_points},
    slice=Characters,
    holds=elsewhere,
    shows=lots,
)
