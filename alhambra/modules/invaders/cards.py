"""The invaders' cards: from where they attack, which nobody knows, and scouts that let somebody look (V-INV-1)."""

from dataclasses import dataclass
from functools import cache
from typing import ClassVar

from msgspec import Struct

from alhambra.components import SIDES, Card, CardId, Kind, Tile
from alhambra.events import Open, Private, Secret
from alhambra.ledger import Ledger, Position
from alhambra.outline import exposed
from alhambra.slice import Slice
from alhambra.state import State, without
from tabletop.datafile import read
from tabletop.rng import Rng
from tabletop.seat import Seat

INVADERS = "invaders"
ATTACK, SCOUT = "attack", "scout"
OPEN_ATTACKS = "open_attacks"


class Loss(Struct, frozen=True, forbid_unknown_fields=True):
    """What an exposed side costs in a round: where the invaders attack, and on either side of that."""

    attacked: int
    beside: int


class _Attack(Struct, frozen=True, forbid_unknown_fields=True):
    id: CardId
    side: str


class _Scout(Struct, frozen=True, forbid_unknown_fields=True):
    id: CardId
    kind: Kind


class _Pieces(Struct, frozen=True, forbid_unknown_fields=True):
    attacks: tuple[_Attack, ...]
    scouts: tuple[_Scout, ...]
    open: int
    losses: tuple[Loss, ...]


@dataclass(frozen=True, eq=False, slots=True)
class AttackCard(Card):
    """A card that says from where the invaders come; it never comes up in the draw pile."""

    side: int
    """As 0, 1, 2 or 3 for north, east, south and west."""


@dataclass(frozen=True, eq=False, slots=True)
class ScoutCard(Card):
    """A card for whoever buys a building of its kind exactly."""

    kind: Kind


class Invasion(Struct, frozen=True, omit_defaults=True):
    """Where the cards are."""

    attacks: tuple[CardId, ...] = ()
    """The attacks to come, the next one first."""
    hidden: tuple[CardId, ...] = ()
    """The scouts that lie face down, in order."""
    open: tuple[CardId, ...] = ()
    """The scouts that can be won."""
    looked: tuple[Seat, ...] = ()
    """Who has looked at the next attack; all know that they did (V-INV-20)."""
    gone: tuple[CardId, ...] = ()
    """What has left the game."""


KEPT = Slice(INVADERS, Invasion)


@dataclass(frozen=True, slots=True)
class InvadersView:
    """What a viewer sees of the invaders."""

    attack: Card | None
    """The next attack, if the viewer may know it."""
    is_open: bool
    """Whether everybody may."""
    attacks_left: int
    scouts: tuple[Card, ...]
    """Those that can be won."""
    looked: tuple[Seat, ...]
    exposed: tuple[tuple[int, ...], ...]
    """How many sides of each palace are exposed in the north, east, south and west (C-34)."""
    still: tuple[str, ...]
    """The directions of the attacks to come, in the order of the compass."""


@dataclass(frozen=True, slots=True)
class InvadersShuffled(Secret):
    """The cards lie face down, in this order."""

    attacks: tuple[CardId, ...]
    scouts: tuple[CardId, ...]

    def fold(self, state: State) -> State:
        return KEPT.change(state, attacks=self.attacks, hidden=self.scouts)


@dataclass(frozen=True, slots=True)
class ScoutsTurnedUp(Open):
    """New scouts lie open; those before them have left the game (V-INV-3)."""

    final: ClassVar[bool] = True
    cards: tuple[CardId, ...]

    def fold(self, state: State) -> State:
        own = KEPT.of(state)
        hidden = own.hidden[len(self.cards) :]
        return KEPT.change(state, hidden=hidden, open=self.cards, gone=own.gone + own.open)


@dataclass(frozen=True, slots=True)
class AttackTurnedUp(Open):
    """The next attack lies open for everybody (V-INV-21)."""

    final: ClassVar[bool] = True
    card: CardId

    def fold(self, state: State) -> State:
        return state


@dataclass(frozen=True, slots=True)
class ScoutWon(Open):
    """A player won a scout, who leaves the game, and looks at the next attack (V-INV-2)."""

    final: ClassVar[bool] = True
    seat: Seat
    card: CardId

    def fold(self, state: State) -> State:
        own = KEPT.of(state)
        looked = own.looked if self.seat in own.looked else (*own.looked, self.seat)
        return KEPT.change(state, open=without(own.open, (self.card,)), gone=(*own.gone, self.card), looked=looked)


@dataclass(frozen=True, slots=True)
class AttackSeen(Private):
    """A player saw the next attack, which is put back."""

    final: ClassVar[bool] = True
    card: CardId

    def fold(self, state: State) -> State:
        return state


@dataclass(frozen=True, slots=True)
class InvadersAttacked(Open):
    """The invaders came from some side, and lost their card (V-INV-4)."""

    final: ClassVar[bool] = True
    card: CardId

    def fold(self, state: State) -> State:
        own = KEPT.of(state)
        return KEPT.change(state, attacks=own.attacks[1:], looked=(), gone=(*own.gone, self.card))


@cache
def pieces() -> _Pieces:
    """Return what is known of the cards."""
    return read("alhambra/invaders/pieces.json", _Pieces)


@cache
def all_attacks() -> tuple[AttackCard, ...]:
    """Return the attack cards."""
    return tuple(AttackCard(row.id, ATTACK, SIDES.index(row.side)) for row in pieces().attacks)


@cache
def all_scouts() -> tuple[ScoutCard, ...]:
    """Return the scouts."""
    return tuple(ScoutCard(row.id, SCOUT, row.kind) for row in pieces().scouts)


def are_open(state: State) -> bool:
    """Return whether attacks lie open and scouts are not used (V-INV-21)."""
    return OPEN_ATTACKS in state.options.variants


def next_attack(at: Position) -> AttackCard | None:
    """Return the next attack."""
    attacks = KEPT.of(at.state).attacks
    card = at.rules.cards[attacks[0]] if attacks else None
    return card if isinstance(card, AttackCard) else None


def lay_out(game: Ledger) -> None:
    """Shuffle both kinds of cards and turn up two scouts, or else the first attack (V-INV-1, V-INV-21)."""
    attacks, scouts = (game.shuffled(card.id for card in cards) for cards in (all_attacks(), all_scouts()))
    game.emit(InvadersShuffled(attacks, scouts))
    turn_up(game)
    game.end_phase()


def turn_up(game: Ledger) -> None:
    """Turn up new scouts, or the next attack where these lie open (V-INV-3, V-INV-21)."""
    own = KEPT.of(game.state)
    if are_open(game.state):
        game.emit(AttackTurnedUp(own.attacks[0]))
    else:
        game.emit(ScoutsTurnedUp(own.hidden[: pieces().open]))


def scout_for(at: Position, tile: Tile) -> CardId | None:
    """Return the open scout of a tile's kind, if the tile is of a kind (V-INV-2, C-6)."""
    if not at.rules.families[tile.family].typed:
        return None
    shown = KEPT.of(at.state).open
    return next((scout.id for scout in all_scouts() if scout.kind == tile.kind and scout.id in shown), None)


def knows(state: State, viewer: Seat | None) -> bool:
    """Return whether somebody may know the next attack: who has looked at it, until it comes (V-INV-20)."""
    return are_open(state) or viewer in KEPT.of(state).looked


def sides_of(at: Position, seat: Seat) -> tuple[int, ...]:
    """Count the exposed sides of a palace in the north, east, south and west (V-INV-5)."""
    palace = at.state.players[seat].palace
    return exposed(palace.grid, palace.occupied.difference(palace.grid.walls) if palace.outworks else ())


def what_is_seen(at: Position, viewer: Seat | None) -> InvadersView:
    """Show what everybody may know, and the next attack to those who have looked at it."""
    own = KEPT.of(at.state)
    return InvadersView(
        attack=next_attack(at) if knows(at.state, viewer) else None,
        is_open=are_open(at.state),
        attacks_left=len(own.attacks),
        scouts=tuple(at.rules.cards[card] for card in own.open),
        looked=own.looked,
        exposed=tuple(sides_of(at, seat) for seat in range(len(at.state.players))),
        still=tuple(SIDES[card.side] for card in all_attacks() if card.id in own.attacks),
    )


def shuffle_again(state: State, viewer: Seat | None, rng: Rng, kept: int) -> State:
    """Let other attacks come, but for one that the viewer has seen, and other scouts be turned up."""
    own = KEPT.of(state)
    first = max(kept, 1 if knows(state, viewer) else 0)
    attacks, rng = rng.shuffled(own.attacks[first:])
    hidden, _ = rng.shuffled(own.hidden[kept:])
    return KEPT.change(state, attacks=own.attacks[:first] + attacks, hidden=own.hidden[:kept] + hidden)
