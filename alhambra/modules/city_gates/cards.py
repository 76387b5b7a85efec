"""The gate cards: where they are, and who holds them for everybody to see (V-GAT-1 to V-GAT-3, V-GAT-20)."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import ClassVar

from msgspec import Struct
from msgspec.structs import replace

from alhambra.actions import Action
from alhambra.components import Card, CardId, Token
from alhambra.events import Open
from alhambra.ledger import Ledger, Position
from alhambra.slice import Slice
from alhambra.stand import Piece, WallEdge
from alhambra.state import State
from tabletop.datafile import read
from tabletop.refused import Refused
from tabletop.seat import Seat

GATES = "city_gates"
GATE_CARD = "gate_card"
GATE = "gate"


class _Pieces(Struct, frozen=True, forbid_unknown_fields=True):
    piles: tuple[int, ...]
    cards: tuple[CardId, ...]


class CityGates(Struct, frozen=True):
    """The card that lies open, those that players hold, and those that were played."""

    open: CardId | None = None
    held: dict[Seat, tuple[CardId, ...]] = {}
    gone: tuple[CardId, ...] = ()


KEPT = Slice(GATES, CityGates)


@dataclass(frozen=True, slots=True)
class GatesView:
    """What everybody sees of the gates."""

    open: Card | None
    held: Mapping[Seat, int]
    """How many cards players hold who hold any."""


class TakeGate(Action, frozen=True):
    """Take the open gate card in place of money."""

    rule = "V-GAT-3"


@dataclass(frozen=True, slots=True)
class GateCardAppeared(Open):
    """A gate card came up and lies open (V-GAT-2)."""

    final: ClassVar[bool] = True
    card: CardId

    def fold(self, state: State) -> State:
        return KEPT.change(_drawn(state), open=self.card)


@dataclass(frozen=True, slots=True)
class GateCardDiscarded(Open):
    """A gate card came up while one lay open, and so went to the discard pile (V-GAT-2, C-16)."""

    final: ClassVar[bool] = True
    card: CardId

    def fold(self, state: State) -> State:
        return replace(_drawn(state), discard=(*state.discard, self.card))


@dataclass(frozen=True, slots=True)
class GateTaken(Open):
    """A player took the open gate card."""

    seat: Seat
    card: CardId

    def fold(self, state: State) -> State:
        held = KEPT.of(state).held
        return KEPT.change(state, open=None, held={**held, self.seat: (*held.get(self.seat, ()), self.card)})


def _drawn(state: State) -> State:
    return replace(state, secret=replace(state.secret, deck=state.secret.deck[1:]))


@cache
def _data() -> _Pieces:
    return read("alhambra/city_gates/pieces.json", _Pieces)


@cache
def all_cards() -> Mapping[CardId, Card]:
    """Return the gate cards, of which as many are used as there are players."""
    return {card: Card(card, GATE_CARD) for card in _data().cards}


def into_the_piles(game: Ledger) -> Mapping[int, tuple[CardId, ...]]:
    """Spread a card for each player over the last piles, the earlier ones first (V-GAT-1, C-15)."""
    piles: dict[int, tuple[CardId, ...]] = {}
    for number, card in enumerate(_data().cards[: len(game.state.players)]):
        pile = _data().piles[number % len(_data().piles)]
        piles[pile] = (*piles.get(pile, ()), card)
    return piles


def show(game: Ledger, slot: int, card: Card) -> None:
    """Lay a card open, or discard it where one lies open already; the slot gets the next one (V-GAT-2, C-16)."""
    is_first = KEPT.of(game.state).open is None
    game.emit(GateCardAppeared(card.id) if is_first else GateCardDiscarded(card.id))


def take(game: Ledger, action: TakeGate) -> None:
    """Take the card that lies open, alone, for the action (V-GAT-3)."""
    card = KEPT.of(game.state).open
    if card is None:
        raise Refused("V-GAT-3", "no-gate-card-open")
    game.emit(GateTaken(action.seat, card))
    game.end_phase()


def takings(at: Position, seat: Seat) -> list[Action]:
    """Offer the card that lies open."""
    return [] if KEPT.of(at.state).open is None else [TakeGate(seat)]


def held_by(at: Position, seat: Seat) -> tuple[CardId, ...]:
    """Return the gate cards of a player."""
    return KEPT.of(at.state).held.get(seat, ())


def elsewhere(state: State) -> list[CardId]:
    """Account for the cards that are neither in the draw pile nor discarded, unused ones among them."""
    gates, unused = KEPT.of(state), _data().cards[len(state.players) :]
    held = [card for cards in gates.held.values() for card in cards]
    return [*unused, *gates.gone, *held, *([gates.open] if gates.open else [])]


def what_is_seen(at: Position, viewer: Seat | None) -> GatesView:
    """Show everybody the open card, and how many each player holds (V-GAT-20)."""
    gates = KEPT.of(at.state)
    held = {seat: len(cards) for seat, cards in sorted(gates.held.items()) if cards}
    return GatesView(None if gates.open is None else all_cards()[gates.open], held)


def gates_in(at: Position, seat: Seat) -> Iterator[Piece]:
    """Show the gates of a palace."""
    for x, y, side in at.state.players[seat].palace.gates:
        yield Piece(Token(GATE), WallEdge((x, y), side))
