"""Powers at the start of the own turn: the Dancer, the Money Changer and the Beggar (V-CHA-16 to V-CHA-18)."""

from dataclasses import dataclass
from typing import ClassVar

from msgspec.structs import replace

from alhambra.actions import Action
from alhambra.base.market import draw_tile, lay_down
from alhambra.base.money import lay_open, reshuffle
from alhambra.base.scoring import score_round
from alhambra.base.turn import ACTION
from alhambra.components import CardId, TileId
from alhambra.events import MoneyTaken, Notice, Open, Private, Secret
from alhambra.ledger import Ledger, Position
from alhambra.module import Move, Phase
from alhambra.modules.characters.cards import BEGGAR, DANCER, KEPT, MONEY_CHANGER, CharacterUsed, can_use, check_use
from alhambra.modules.characters.purchases import open_money
from alhambra.state import State
from tabletop.refused import Refused
from tabletop.seat import Seat

BEGGING, DANCING = "begging", "dancing"
FEW_CARDS = 3  # V-CHA-18


class CallDancer(Action, frozen=True):
    """Have a tile of the market exchanged."""

    rule = "V-CHA-16"
    tile: TileId


class ChangeMoney(Action, frozen=True):
    """Return away a money card for an open one that is worth no more."""

    rule = "V-CHA-17"
    give: CardId
    take: CardId


class Beg(Action, frozen=True):
    """Take the top card of the draw pile."""

    rule = "V-CHA-18"


@dataclass(frozen=True, slots=True)
class TileExchanged(Open):
    """A tile left its stall for the bag, after another was drawn for the stall (V-CHA-16)."""

    final: ClassVar[bool] = True
    square: int
    old: TileId

    def fold(self, state: State) -> State:
        market = (*state.market[: self.square], None, *state.market[self.square + 1 :])
        return KEPT.change(replace(state, market=market), sent=self.old)


@dataclass(frozen=True, slots=True)
class TileSentBack(Secret):
    """The tile that the Dancer has sent away is in the bag, which has this order now (V-CHA-16)."""

    bag: tuple[TileId, ...]

    def fold(self, state: State) -> State:
        return KEPT.change(replace(state, secret=replace(state.secret, bag=self.bag)), sent=None)


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


def is_before_the_first_action(at: Position) -> bool:
    """Return whether the turn has just begun."""
    return not at.state.turn.again


def check_start(at: Position, seat: Seat, card: CardId, rule: str) -> None:
    """Refuse a power that can be used only at the start of the own turn (V-CHA-21: in any order)."""
    check_use(at, seat, card, rule)
    if not is_before_the_first_action(at):
        raise Refused(rule, "character-too-late", card=card)


def can_start_with(at: Position, seat: Seat, card: CardId) -> bool:
    """Return whether such a power can be used now."""
    return can_use(at, seat, card) and is_before_the_first_action(at)


def call_dancer(game: Ledger, action: CallDancer) -> None:
    """Send a tile away, for which another is drawn (V-CHA-16)."""
    check_start(game, action.seat, DANCER, action.rule)
    if not game.state.secret.bag:
        raise Refused(action.rule, "dancer-needs-a-tile")
    if action.tile not in game.state.market:
        raise Refused(action.rule, "buy-not-for-sale", tile=action.tile)
    stall = game.state.market.index(action.tile)
    game.emit(CharacterUsed(action.seat, DANCER))
    game.emit(TileExchanged(stall, action.tile))
    game.interrupt(DANCING)


def draw_for_dancer(game: Ledger) -> None:
    """Draw tiles until one lies on the empty stall (V-CHA-16).

    As soon as that one has come up the old tile goes back into the bag, so that it is there while somebody is
    asked; also if the bag runs out before, so that no stall stays empty unless somebody takes all that comes up
    (V-CHA-22).
    """
    bag, sent, tiles = game.state.secret.bag, KEPT.of(game.state).sent, game.rules.tiles
    if None not in game.state.market or (sent is None and not bag):
        game.end_phase()
        return
    if sent is not None and (not bag or game.rules.arrivals[tiles[bag[0]].family] is lay_down):
        game.emit(TileSentBack((*bag[:1], *game.shuffled((*bag[1:], sent)))))
    draw_tile(game, game.state.market.index(None))


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
    game.rules.spends[money[action.give].family](game, action.seat, (action.give,))  # V-CHA-20
    game.emit(MoneyTaken(action.seat, (action.take,)))


def money_of(at: Position, seat: Seat) -> list[CardId]:
    """Return the cards in a hand that count as money (V-CHA-20)."""
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
        game.end_phase()
        return
    card = game.rules.cards[game.state.secret.deck[0]]
    reveal = game.rules.reveals[card.family]
    if reveal is not lay_open:
        reveal(game, 0, card)
        return
    seat = game.state.turn.seat
    game.emit(Begged(seat))
    game.emit(CardBegged(seat, card.id))
    game.end_phase()


PHASES = (Phase(DANCING, 0, draw_for_dancer), Phase(BEGGING, 0, draw_for_beggar))
MOVES = (
    Move(CallDancer, frozenset({ACTION}), dancers_offers, call_dancer, uncovers=True, needless=True),
    Move(ChangeMoney, frozenset({ACTION}), changers_offers, change_money, needless=True),
    Move(Beg, frozenset({ACTION}), beggars_offers, beg, uncovers=True, needless=True),
)
