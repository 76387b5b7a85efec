"""The bonus cards: what they show, who has which, and what those count that lie open (V-BON-1, V-BON-3)."""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import ClassVar

from msgspec import Struct

from alhambra.components import Card, CardId, Kind, TileId, load
from alhambra.events import Open, Private
from alhambra.ledger import Ledger, Position
from alhambra.slice import Slice
from alhambra.state import State
from tabletop.datafile import read
from tabletop.rng import Rng
from tabletop.seat import Seat

BONUS_CARDS = "bonus_cards"
BONUS = "bonus"


@dataclass(frozen=True, eq=False, slots=True)
class BonusCard(Card):
    """A card that shows a building of some kind and price, without walls."""

    kind: Kind
    price: int

    @property
    def tile(self) -> TileId:
        """The building, which may still be anywhere."""
        return self.id.removeprefix(f"{BONUS}-")


class _BonusCards(Struct, frozen=True, forbid_unknown_fields=True):
    dealt: dict[int, int]
    tiles: tuple[TileId, ...]


class Dealt(Struct, frozen=True):
    """The cards that each player has in hand, which are secret, and those that lie open."""

    hidden: dict[Seat, tuple[CardId, ...]] = {}
    open: dict[Seat, tuple[CardId, ...]] = {}


KEPT = Slice(BONUS_CARDS, Dealt)


@dataclass(frozen=True, slots=True)
class BonusCardsDealt(Private):
    """A player was dealt some cards, which nobody else sees (V-BON-1)."""

    cards: tuple[CardId, ...]

    def fold(self, state: State) -> State:
        return KEPT.change(state, hidden={**KEPT.of(state).hidden, self.seat: self.cards})


@dataclass(frozen=True, slots=True)
class BonusCardsLaidOpen(Open):
    """Cards of a player lie open, and that is not undone (V-BON-6)."""

    final: ClassVar[bool] = True
    seat: Seat
    cards: tuple[CardId, ...]

    def fold(self, state: State) -> State:
        hidden, laid = hidden_from_others(state, self.seat), open_before(state, self.seat)
        return _with(state, self.seat, tuple(card for card in hidden if card not in self.cards), laid + self.cards)


@dataclass(frozen=True, slots=True)
class BonusCardTakenBack(Open):
    """An open card is in its owner's hand again (V-BON-4), as hidden as any other (V-BON-7)."""

    seat: Seat
    card: CardId

    def fold(self, state: State) -> State:
        hidden, laid = hidden_from_others(state, self.seat), open_before(state, self.seat)
        return _with(state, self.seat, (*hidden, self.card), tuple(card for card in laid if card != self.card))


def _with(state: State, seat: Seat, hidden: tuple[CardId, ...], laid: tuple[CardId, ...]) -> State:
    kept = KEPT.of(state)
    return KEPT.put(state, Dealt({**kept.hidden, seat: hidden}, {**kept.open, seat: laid}))


@cache
def all_cards() -> tuple[BonusCard, ...]:
    """Return the cards."""
    tiles = {tile.id: tile for tile in load().buildings}
    shown = [tiles[name] for name in read("alhambra/bonus_cards/pieces.json", _BonusCards).tiles]
    return tuple(BonusCard(f"{BONUS}-{tile.id}", BONUS, tile.kind, tile.price) for tile in shown)


@cache
def by_id() -> Mapping[CardId, BonusCard]:
    """Return the cards by their ids."""
    return {card.id: card for card in all_cards()}


def hidden_from_others(state: State, seat: Seat) -> tuple[CardId, ...]:
    """Return the cards in a player's hand."""
    return KEPT.of(state).hidden.get(seat, ())


def open_before(state: State, seat: Seat) -> tuple[CardId, ...]:
    """Return the cards that lie open before a player."""
    return KEPT.of(state).open.get(seat, ())


def out_of_the_game(state: State) -> tuple[CardId, ...]:
    """Return the cards that nobody was dealt (V-BON-1)."""
    dealt = {card for part in (KEPT.of(state).hidden, KEPT.of(state).open) for cards in part.values() for card in cards}
    return tuple(card for card in by_id() if card not in dealt)


def deal(game: Ledger) -> None:
    """Deal some cards to each player (V-BON-1)."""
    players = len(game.state.players)
    number = read("alhambra/bonus_cards/pieces.json", _BonusCards).dealt[players]
    cards = game.shuffled(by_id())
    for seat in range(players):
        game.emit(BonusCardsDealt(seat, cards[number * seat : number * (seat + 1)]))
    game.end_phase()


def doubled(at: Position, who: int) -> Mapping[Kind, int]:
    """Count each open card as one more of its kind (V-BON-3); nobody has any but players, so neither has Dirk."""
    return Counter(by_id()[card].kind for card in open_before(at.state, who))


def everywhere(state: State) -> Iterator[CardId]:
    """Account for all cards: in hands, open, and out of the game."""
    for cards in (*KEPT.of(state).hidden.values(), *KEPT.of(state).open.values()):
        yield from cards
    yield from out_of_the_game(state)


def deal_again(state: State, viewer: Seat | None, rng: Rng, kept: int) -> State:
    """Deal anew what others have in hand and what is out of the game, but for what the next action may show."""
    hidden = KEPT.of(state).hidden
    unseen = [card for seat, cards in hidden.items() if seat != viewer for card in cards]
    unseen += out_of_the_game(state)
    if kept:
        unseen = [card for card in unseen if by_id()[card].tile in state.secret.bag[kept:]]
    other = dict(zip(unseen, rng.shuffled(unseen)[0], strict=True))
    return KEPT.change(
        state,
        hidden={
            seat: cards if seat == viewer else tuple(other.get(card, card) for card in cards)
            for seat, cards in hidden.items()
        },
    )
