"""The sultan's cards: which there are, how they are marked, and where they lie (V-SUL-1 to V-SUL-4)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import ClassVar, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from alhambra.base.buying import Prospect
from alhambra.base.setup import split
from alhambra.components import Card, CardId, Currency, Kind, Tile, TileId
from alhambra.events import Open, Secret
from alhambra.ledger import Ledger, Position
from alhambra.slice import Slice
from alhambra.state import State
from tabletop.datafile import read
from tabletop.rng import Rng
from tabletop.seat import Seat

SULTAN = "sultan"
"""The module, the family of its cards, and the prompt of its claims."""

LotId: TypeAlias = str


@dataclass(frozen=True, eq=False, slots=True)
class SultanCard(Card):
    """A card that is bought in its currency, and takes one tile of the kind that is marked on it."""

    currency: Currency


class Lot(Struct, frozen=True, forbid_unknown_fields=True):
    """A lot tile, with two kinds (V-SUL-2)."""

    id: LotId
    upper: Kind
    lower: Kind


class _Row(Struct, frozen=True, forbid_unknown_fields=True):
    id: CardId
    currency: Currency


class _Sultan(Struct, frozen=True, forbid_unknown_fields=True):
    piles: dict[int, int]
    price: int
    cards: tuple[_Row, ...]
    lots: tuple[Lot, ...]


class Offer(Struct, frozen=True, omit_defaults=True):
    """A tile that was drawn for a stall and lies open on the bag, before it is laid down (V-SUL-12)."""

    tile: TileId
    stall: int
    unwanted: bool = False
    """Whether everybody was asked, and nobody took it."""


class Sultan(Struct, frozen=True, omit_defaults=True):
    """Where the cards are that are not in the draw pile, and what is being asked."""

    lots: tuple[LotId, ...] = ()
    """The lots that will be turned up one after another, hidden: each is shuffled back at once (V-SUL-4)."""
    marks: dict[CardId, Kind] = {}
    """The cards that lie open, in the order in which they came up, and what is marked on each."""
    owned: dict[CardId, Seat] = {}
    """Those of them that lie before somebody; the others are for sale."""
    gone: tuple[CardId, ...] = ()
    """Those that have taken a tile and left the game (V-SUL-8)."""
    bought: CardId | None = None
    """The card that was just bought, as long as its mark may be rejected (V-SUL-6)."""
    lot: LotId | None = None
    """The lot that was turned up for it."""
    offer: Offer | None = None


KEPT = Slice(SULTAN, Sultan)


@dataclass(frozen=True, slots=True)
class MarkedCard:
    """A card that lies open."""

    card: SultanCard
    mark: Kind


@dataclass(frozen=True, slots=True)
class SultanView:
    """What a viewer sees: all but the coming lots is open (C-27); what the own money buys only its owner sees."""

    price: int
    sale: tuple[MarkedCard, ...]
    owned: tuple[tuple[MarkedCard, ...], ...]
    """What lies before each player."""
    bought: CardId | None
    lot: Lot | None
    offer: Tile | None
    """The tile that was drawn and may be claimed."""
    stall: int | None
    """For which stall it was drawn."""
    prospects: tuple[Prospect, ...]
    """The cards that the viewer could pay for now."""


@dataclass(frozen=True, slots=True)
class LotsShuffled(Secret):
    """The lots will be turned up in this order."""

    lots: tuple[LotId, ...]

    def fold(self, state: State) -> State:
        return KEPT.change(state, lots=self.lots)


@dataclass(frozen=True, slots=True)
class SultanAppeared(Open):
    """A sultan card came up, lies beside the market and is marked with the upper kind of a lot (V-SUL-3, V-SUL-4)."""

    final: ClassVar[bool] = True
    card: CardId
    mark: Kind

    def fold(self, state: State) -> State:
        state = replace(state, secret=replace(state.secret, deck=state.secret.deck[1:]))
        own = KEPT.of(state)
        return KEPT.change(state, marks={**own.marks, self.card: self.mark}, lots=own.lots[1:])


@cache
def pieces() -> _Sultan:
    """Return what the data file says."""
    return read("alhambra/sultan/pieces.json", _Sultan)


@cache
def all_cards() -> tuple[SultanCard, ...]:
    """Return the cards."""
    return tuple(SultanCard(row.id, SULTAN, row.currency) for row in pieces().cards)


@cache
def all_lots() -> Mapping[LotId, Lot]:
    """Return the lot tiles."""
    return {lot.id: lot for lot in pieces().lots}


def into_the_piles(game: Ledger) -> Mapping[int, tuple[CardId, ...]]:
    """Shuffle the cards into the piles (V-SUL-1)."""
    return split(game.shuffled(card.id for card in all_cards()), pieces().piles)[0]


def shuffle_lots(game: Ledger) -> None:
    """Decide which lots will come up: each card can be marked twice (V-SUL-2)."""
    lots = tuple(all_lots())
    game.emit(LotsShuffled(tuple(game.drawn_from(lots) for _ in range(2 * len(all_cards())))))


def next_lot(game: Ledger) -> Lot:
    """Turn up a lot (V-SUL-4)."""
    if not KEPT.of(game.state).lots:
        shuffle_lots(game)
    return all_lots()[KEPT.of(game.state).lots[0]]


def set_up(game: Ledger) -> None:
    """Shuffle the lot tiles (V-SUL-2)."""
    shuffle_lots(game)
    game.end_phase()


def show(game: Ledger, slot: int, card: SultanCard) -> None:
    """Lay a card beside the market and mark it at once (V-SUL-3, V-SUL-4); the slot gets the next one (C-16)."""
    game.emit(SultanAppeared(card.id, next_lot(game).upper))


def owners(state: State, kind: Kind) -> list[Seat]:
    """Return the seats that have a card with a mark."""
    own = KEPT.of(state)
    return sorted({seat for card, seat in own.owned.items() if own.marks[card] == kind})


def for_sale(state: State) -> list[CardId]:
    """Return the cards that lie beside the market, in the order in which they came up (V-SUL-3)."""
    own = KEPT.of(state)
    return [card for card in own.marks if card not in own.owned]


def elsewhere(state: State) -> list[CardId]:
    """Account for the cards that are not in the draw pile."""
    own = KEPT.of(state)
    return [*own.marks, *own.gone]


def marked(at: Position, cards: Sequence[CardId]) -> tuple[MarkedCard, ...]:
    """Show cards with their marks."""
    known = {card.id: card for card in all_cards()}
    return tuple(MarkedCard(known[card], KEPT.of(at.state).marks[card]) for card in cards)


def other_lots(state: State, viewer: Seat | None, rng: Rng, kept: int) -> State:
    """Draw other lots for later: those stay that the next refill may turn up, if every card came up in it."""
    lots, known = KEPT.of(state).lots, kept * len(all_cards())
    return KEPT.change(state, lots=(*lots[:known], *rng.shuffled(lots[known:])[0])) if lots else state
