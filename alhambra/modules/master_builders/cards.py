"""The master builder cards: which there are, who gets them, and where they go (V-MAS-1 to V-MAS-3, V-MAS-5)."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import ClassVar

from msgspec import Struct

from alhambra.base.setup import split
from alhambra.components import CURRENCIES, CardId, Money
from alhambra.events import MoneyTaken, Open, Private, Secret
from alhambra.ledger import Ledger, Position
from alhambra.modules.characters.beginnings import Begged
from alhambra.slice import Slice
from alhambra.state import State, without
from tabletop.datafile import read
from tabletop.rng import Rng
from tabletop.seat import Seat

MASTER_BUILDERS = "master_builders"
BUILDER = "builder"
CROWD = 6
"""With so many players the last pile gets fewer cards (V-MAS-2)."""


class _Builders(Struct, frozen=True, forbid_unknown_fields=True):
    value: int
    copies: str
    dealt: int
    piles: dict[int, int]
    piles_with_6_players: dict[int, int]


class Builders(Struct, frozen=True, omit_defaults=True):
    """Where the master builders are that are in no hand, not open and not in the draw pile."""

    unused: tuple[CardId, ...] = ()
    """Those that nobody was dealt, face down; nobody knows which they are."""
    gone: tuple[CardId, ...] = ()
    """Those that were used and have left the game (V-MAS-5)."""
    more: dict[Seat, int] = {}
    """How many more, or fewer, than at first each player may hold, as far as everybody knows (C-21)."""


KEPT = Slice(MASTER_BUILDERS, Builders)


@dataclass(frozen=True, slots=True)
class BuildersShuffled(Secret):
    """Those master builders that are not dealt yet have this order."""

    cards: tuple[CardId, ...]

    def fold(self, state: State) -> State:
        return KEPT.change(state, unused=self.cards)


@dataclass(frozen=True, slots=True)
class BuildersDealt(Private):
    """A player was dealt master builders."""

    cards: tuple[CardId, ...]

    def fold(self, state: State) -> State:
        state = KEPT.change(state, unused=without(KEPT.of(state).unused, self.cards))
        return state.with_player(self.seat, hand=state.players[self.seat].hand + self.cards)


@dataclass(frozen=True, slots=True)
class BuildersCounted(Open):
    """A player holds more master builders now, or may do so."""

    routine: ClassVar[bool] = True
    seat: Seat
    number: int

    def fold(self, state: State) -> State:
        return counted(state, self.seat, self.number)


@dataclass(frozen=True, slots=True)
class BuildersSpent(Open):
    """Master builders paid, and have left the game (V-MAS-5)."""

    seat: Seat
    cards: tuple[CardId, ...]

    def fold(self, state: State) -> State:
        state = KEPT.change(state, gone=KEPT.of(state).gone + self.cards)
        state = state.with_player(self.seat, hand=without(state.players[self.seat].hand, self.cards))
        return counted(state, self.seat, -len(self.cards))


def counted(state: State, seat: Seat, number: int) -> State:
    """Return the state in which a player holds so many more, as far as everybody knows."""
    more = KEPT.of(state).more
    return KEPT.change(state, more={**more, seat: more.get(seat, 0) + number})


@cache
def pieces() -> _Builders:
    """Return what is known of the cards."""
    return read("alhambra/master_builders/pieces.json", _Builders)


@cache
def all_cards() -> tuple[Money, ...]:
    """Return the master builders, which are money of their currencies (V-MAS-3)."""
    return tuple(
        Money(f"{BUILDER}-{currency}-{letter}", BUILDER, currency, pieces().value, copy)
        for currency in CURRENCIES
        for copy, letter in enumerate(pieces().copies, 1)
    )


def deal(game: Ledger) -> None:
    """Deal everybody some, secretly and before the starting money (V-MAS-1).

    They count for nothing there: hands are dealt on their own (B-18), and all have equally many, worth the same (B-19).
    """
    game.emit(BuildersShuffled(game.shuffled(card.id for card in all_cards())))
    for seat in range(len(game.state.players)):
        game.emit(BuildersDealt(seat, KEPT.of(game.state).unused[: pieces().dealt]))
    game.end_phase()


def into_the_piles(game: Ledger) -> Mapping[int, tuple[CardId, ...]]:
    """Shuffle some of the others into the piles; the rest leaves the game (V-MAS-2)."""
    crowded = len(game.state.players) == CROWD
    numbers = pieces().piles_with_6_players if crowded else pieces().piles
    piles, rest = split(KEPT.of(game.state).unused, numbers)
    game.emit(BuildersShuffled(rest))
    return piles


def spend(game: Ledger, seat: Seat, cards: tuple[CardId, ...]) -> None:
    """Let master builders leave the game, whatever they were given for (V-MAS-5)."""
    game.emit(BuildersSpent(seat, cards))


def count_taken(game: Ledger, event: MoneyTaken) -> None:
    """Note that everybody has seen somebody take master builders."""
    if number := len(own_of(game, event.cards)):
        game.emit(BuildersCounted(event.seat, number))


def count_begged(game: Ledger, event: Begged) -> None:
    """Note that a card which nobody else has seen may be a master builder (C-21)."""
    game.emit(BuildersCounted(event.seat, 1))


def may_hold(at: Position, seat: Seat) -> bool:
    """Return whether a player may hold a master builder, as far as everybody knows (C-21)."""
    return pieces().dealt + KEPT.of(at.state).more.get(seat, 0) > 0


def own_of(at: Position, cards: tuple[CardId, ...]) -> list[Money]:
    """Return those of some cards that are master builders."""
    money = at.rules.money
    return [money[card] for card in cards if card in money and money[card].family == BUILDER]


def in_hand(at: Position, viewer: Seat | None) -> int | None:
    """Show players, and nobody else, how many they hold."""
    return None if viewer is None else len(own_of(at, at.state.players[viewer].hand))


def out_of_the_game(state: State) -> tuple[CardId, ...]:
    """Account for the cards that nobody plays with."""
    return KEPT.of(state).unused + KEPT.of(state).gone


def shuffle_unused(state: State, viewer: Seat | None, rng: Rng, kept: int) -> State:
    """Let other cards be on top of those that were never dealt."""
    return KEPT.change(state, unused=rng.shuffled(KEPT.of(state).unused)[0])
