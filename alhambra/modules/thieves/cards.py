"""The thieves: which there are, and who has them; how many is public, which ones is secret (V-THI-1, C-27)."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from msgspec import Struct

from alhambra.components import CURRENCIES, Card, CardId, Currency
from alhambra.events import Private, Secret
from alhambra.ledger import Ledger, Position
from alhambra.slice import Slice
from alhambra.state import State
from tabletop.datafile import read
from tabletop.rng import Rng
from tabletop.seat import Seat

THIEVES = "thieves"
THIEF = "thief"


@dataclass(frozen=True, eq=False, slots=True)
class ThiefCard(Card):
    """A card that steals open money of its currency; it never comes up."""

    currency: Currency


class _Thieves(Struct, frozen=True, forbid_unknown_fields=True):
    copies: str
    dealt: dict[int, int]


class Thieves(Struct, frozen=True, omit_defaults=True):
    """Where the thieves are."""

    held: dict[Seat, tuple[CardId, ...]] = {}
    """Those that players have, in secret."""
    unused: tuple[CardId, ...] = ()
    """Those that nobody was dealt; nobody knows which they are."""
    gone: tuple[CardId, ...] = ()
    """Those that have stolen, and left the game."""


KEPT = Slice(THIEVES, Thieves)


@dataclass(frozen=True, slots=True)
class ThievesView:
    """What a viewer sees of the thieves."""

    numbers: Mapping[Seat, int]
    """How many each player has."""
    own: tuple[Card, ...]
    """The viewer's."""


@dataclass(frozen=True, slots=True)
class ThievesShuffled(Secret):
    """The thieves that nobody has been dealt have this order."""

    cards: tuple[CardId, ...]

    def fold(self, state: State) -> State:
        return KEPT.change(state, unused=self.cards)


@dataclass(frozen=True, slots=True)
class ThievesDealt(Private):
    """A player was dealt thieves."""

    cards: tuple[CardId, ...]

    def fold(self, state: State) -> State:
        own = KEPT.of(state)
        return KEPT.change(state, held={**own.held, self.seat: self.cards}, unused=own.unused[len(self.cards) :])


@cache
def pieces() -> _Thieves:
    """Return what is known of the cards."""
    return read("alhambra/thieves/pieces.json", _Thieves)


@cache
def all_cards() -> tuple[ThiefCard, ...]:
    """Return the thieves."""
    return tuple(
        ThiefCard(f"{THIEF}-{currency}-{letter}", THIEF, currency)
        for currency in CURRENCIES
        for letter in pieces().copies
    )


def deal(game: Ledger) -> None:
    """Deal everybody as many, secretly; the rest leaves the game unseen (V-THI-1, V-THI-9)."""
    game.emit(ThievesShuffled(game.shuffled(card.id for card in all_cards())))
    number = pieces().dealt[len(game.state.players)]
    for seat in range(len(game.state.players)):
        game.emit(ThievesDealt(seat, KEPT.of(game.state).unused[:number]))
    game.end_phase()


def currency_of(at: Position, thief: CardId) -> Currency:
    """Return the currency in which a thief steals."""
    card = at.rules.cards[thief]
    assert isinstance(card, ThiefCard)
    return card.currency


def thieves_of(at: Position, seat: Seat) -> dict[Currency, CardId]:
    """Return a player's thieves, one of each currency: equal ones are as good."""
    found: dict[Currency, CardId] = {}
    for thief in KEPT.of(at.state).held.get(seat, ()):
        found.setdefault(currency_of(at, thief), thief)
    return found


def seen(at: Position, viewer: Seat | None) -> ThievesView:
    """Show everybody how many thieves players have, and each player the own ones."""
    held = KEPT.of(at.state).held
    own = () if viewer is None else held.get(viewer, ())
    return ThievesView({seat: len(cards) for seat, cards in held.items()}, tuple(at.rules.cards[card] for card in own))


def everywhere(state: State) -> list[CardId]:
    """Account for all thieves."""
    own = KEPT.of(state)
    return [*own.unused, *own.gone, *(card for cards in own.held.values() for card in cards)]


def deal_anew(state: State, viewer: Seat | None, rng: Rng, kept: int) -> State:
    """Let all others have other thieves, also those that nobody was dealt."""
    own = KEPT.of(state)
    others = {seat: cards for seat, cards in own.held.items() if seat != viewer}
    hidden = iter(rng.shuffled([*own.unused, *(card for cards in others.values() for card in cards)])[0])
    held = {seat: tuple(next(hidden) for _ in cards) if seat in others else cards for seat, cards in own.held.items()}
    return KEPT.change(state, held=held, unused=tuple(hidden))
