"""The cards: their tracks, whose they are, and where their markers stand (V-CAR-1, V-CAR-6, V-CAR-7)."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple, TypeAlias

from msgspec import Struct

from alhambra.components import Card, CardId, Currency
from alhambra.ledger import Position
from alhambra.purchase import Purpose
from alhambra.slice import Slice
from alhambra.state import State
from tabletop.datafile import read
from tabletop.seat import Seat

CARAVANSERAI = "caravanserai"
"""The module, the family of its cards, and that of what they pay."""

Place: TypeAlias = tuple[Currency, int]
"""A field of a track, by its currency and its amount; the start field, with 0, is none."""


class Field(NamedTuple):
    """What the marker of a card stands on, to be paid with (C-10)."""

    id: str
    currency: Currency
    value: int
    family: str = CARAVANSERAI


@dataclass(frozen=True, eq=False, slots=True)
class Caravanserai(Card):
    """A card with a main track in one currency, and beside some of its amounts a field in another."""

    main: Currency
    sides: Mapping[int, Currency]
    highest: int

    def neighbours(self, place: Place | None) -> Iterator[Place]:
        """Yield where a marker can go: up, to the side, or back to the main track, but never down (V-CAR-6)."""
        currency, value = place or (self.main, 0)
        if currency != self.main:
            yield self.main, value
            return
        if value < self.highest:
            yield self.main, value + 1
        if value in self.sides:
            yield self.sides[value], value

    def field(self, place: Place) -> Field:
        """Return a field as something to pay with."""
        currency, value = place
        return Field(f"{self.id}-{currency}-{value}", currency, value)

    @property
    def fields(self) -> Iterable[Field]:
        """All that it can pay."""
        track = [(self.main, value) for value in range(1, self.highest + 1)]
        return [self.field(place) for place in (*track, *((side, value) for value, side in self.sides.items()))]


class _Row(Struct, frozen=True, forbid_unknown_fields=True):
    id: CardId
    main: Currency
    sides: dict[int, Currency]


class Terms(Struct, frozen=True, forbid_unknown_fields=True):
    """What cards cost and need, and which there are."""

    prices: dict[int, int]
    """By the number of kinds in the palace (V-CAR-3)."""
    kinds_needed: tuple[int, ...]
    """For the first card, and for each further one (V-CAR-4)."""
    highest: int
    cards: tuple[_Row, ...]


class Caravanserais(Struct, frozen=True, omit_defaults=True):
    """Whose the cards are that were bought, and where their markers stand."""

    owned: dict[CardId, Seat] = {}
    markers: dict[CardId, Place] = {}
    """Without those on 0."""
    moved: bool = False
    """Whether a marker was moved in this turn."""
    used: tuple[CardId, ...] = ()
    """Those that have paid since the turn began: they stay on 0 until the next one (V-CAR-7)."""


KEPT = Slice(CARAVANSERAI, Caravanserais)


@cache
def terms() -> Terms:
    """Return what cards cost and need."""
    return read("alhambra/caravanserai/pieces.json", Terms)


@cache
def all_cards() -> tuple[Caravanserai, ...]:
    """Return the cards."""
    return tuple(Caravanserai(row.id, CARAVANSERAI, row.main, row.sides, terms().highest) for row in terms().cards)


@cache
def by_id() -> Mapping[CardId, Caravanserai]:
    """Return the cards by their ids."""
    return {card.id: card for card in all_cards()}


@cache
def card_of_field() -> Mapping[str, CardId]:
    """Return to which card each field belongs."""
    return {field.id: card.id for card in all_cards() for field in card.fields}


def all_fields() -> list[Field]:
    """Return all that the cards can pay."""
    return [field for card in all_cards() for field in card.fields]


def cards_of(state: State, seat: Seat) -> list[Caravanserai]:
    """Return the cards of a player, in the order in which they were bought."""
    return [by_id()[card] for card, owner in KEPT.of(state).owned.items() if owner == seat]


def for_sale(state: State) -> list[Caravanserai]:
    """Return the cards that nobody has bought (V-CAR-1)."""
    return [card for card in all_cards() if card.id not in KEPT.of(state).owned]


def paying(at: Position, seat: Seat, purpose: Purpose) -> list[Field]:
    """Pay with the fields of the own markers, whatever for; one on 0 pays nothing (V-CAR-7, V-CAR-10)."""
    markers = KEPT.of(at.state).markers
    return [card.field(markers[card.id]) for card in cards_of(at.state, seat) if card.id in markers]


def funds(at: Position, seat: Seat, currency: Currency) -> int:
    """Count the amounts of a currency for the last tiles (V-CAR-9, G-3)."""
    markers = [KEPT.of(at.state).markers.get(card.id) for card in cards_of(at.state, seat)]
    return sum(place[1] for place in markers if place is not None and place[0] == currency)
