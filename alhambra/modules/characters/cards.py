"""The characters: which there are, where they lie, and who may use them (V-CHA-1, V-CHA-7)."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import ClassVar

from msgspec import Struct

from alhambra.base.setup import split
from alhambra.components import Card, CardId, TileId
from alhambra.events import Open, Secret, TurnStarted
from alhambra.ledger import Ledger, Position
from alhambra.slice import Slice
from alhambra.state import State
from tabletop.datafile import read
from tabletop.refused import Refused
from tabletop.rng import Rng
from tabletop.seat import Seat

CHARACTERS = "characters"
CHARACTER = "character"

PATRON = "character-rich-patron"
MISER = "character-miser"
ARCHITECT = "character-architect"
TRADER = "character-merchant"
JUGGLER = "character-travelling-magician"
WISE_MAN = "character-wise-man"
DANCER = "character-dancer"
MONEY_CHANGER = "character-money-changer"
BEGGAR = "character-beggar"
GUARD = "character-city-watch"
RENAMED = {"character-master-builder": ARCHITECT}


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
    sent: TileId | None = None
    """The tile that the Dancer has sent away, until it is in the bag."""


KEPT = Slice(CHARACTERS, Characters)


@dataclass(frozen=True, slots=True)
class Lots:
    """What everybody sees of the characters."""

    lot: Card | None
    owned: Mapping[CardId, Seat]
    stack: int


@dataclass(frozen=True, slots=True)
class CharactersStacked(Secret):
    """The characters that are not in the draw pile form a stack."""

    cards: tuple[CardId, ...]

    def fold(self, state: State) -> State:
        return KEPT.change(state, stack=self.cards)


@dataclass(frozen=True, slots=True)
class CharacterUsed(Open):
    """A player used the power of a character, for this turn or, if it is `spent`, for good."""

    seat: Seat
    card: CardId
    spent: bool = False

    def fold(self, state: State) -> State:
        own = KEPT.of(state)
        if not self.spent:
            return KEPT.change(state, used=(*own.used, self.card))
        owned = {card: seat for card, seat in own.owned.items() if card != self.card}
        return KEPT.change(state, owned=owned, gone=(*own.gone, self.card))


@dataclass(frozen=True, slots=True)
class PowersRestored(Open):
    """A turn began: powers that can be used once in each may be used again."""

    routine: ClassVar[bool] = True

    def fold(self, state: State) -> State:
        return KEPT.change(state, used=())


@cache
def all_cards() -> tuple[Card, ...]:
    """Return the characters."""
    return tuple(Card(row.id, CHARACTER) for row in read("alhambra/characters/pieces.json", _Characters).cards)


def into_the_piles(game: Ledger) -> Mapping[int, tuple[CardId, ...]]:
    """Shuffle some into the piles, at random; the others form a stack (V-CHA-1)."""
    cards = game.shuffled(card.id for card in all_cards())
    piles, rest = split(cards, read("alhambra/characters/pieces.json", _Characters).piles)
    game.emit(CharactersStacked(rest))
    return piles


def owns(at: Position, seat: Seat, card: CardId) -> bool:
    """Return whether a player has a character before them."""
    return KEPT.of(at.state).owned.get(card) == seat


def can_use(at: Position, seat: Seat, card: CardId) -> bool:
    """Return whether a player has a character whose power was not used in this turn."""
    return owns(at, seat, card) and card not in KEPT.of(at.state).used


def check_use(at: Position, seat: Seat, card: CardId, rule: str) -> None:
    """Refuse the power of a character that is not there, or was used in this turn."""
    if not owns(at, seat, card):
        raise Refused(rule, "character-not-yours", card=card)
    if card in KEPT.of(at.state).used:
        raise Refused(rule, "character-used", card=card)


def restore_powers(game: Ledger, event: TurnStarted) -> None:
    """Let powers be used again in the next turn."""
    if KEPT.of(game.state).used:
        game.emit(PowersRestored())


def elsewhere(state: State) -> list[CardId | TileId]:
    """Account for the characters that are not in the draw pile, and for a tile that is not in the bag."""
    own = KEPT.of(state)
    return [*own.stack, *own.owned, *own.gone, *filter(None, [own.lot, own.sent])]


def lots(at: Position, viewer: Seat | None) -> Lots:
    """Show everybody who owns which character, and which is being auctioned (V-CHA-7)."""
    own = KEPT.of(at.state)
    return Lots(at.rules.cards[own.lot] if own.lot else None, own.owned, len(own.stack))


def shuffle_below(state: State, viewer: Seat | None, rng: Rng, kept: int) -> State:
    """Shuffle the stack, but for some on top, which the Juggler may bring up next."""
    stack = KEPT.of(state).stack
    return KEPT.change(state, stack=(*stack[:kept], *rng.shuffled(stack[kept:])[0])) if stack else state
