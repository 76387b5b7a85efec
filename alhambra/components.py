"""The pieces of the base game, read from `data/alhambra/` and checked.

There is one object for each piece; states, actions and events name it by its id.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import NamedTuple, TypeAlias

from msgspec import Struct

from tabletop.datafile import FOLDER, Damaged, read

TileId: TypeAlias = str
CardId: TypeAlias = str
Kind: TypeAlias = str
Currency: TypeAlias = str
Walls: TypeAlias = int
"""A set of sides, as the sum of 1 (N), 2 (E), 4 (S) and 8 (W)."""

SIDES = "NESW"
ROUNDS = (1, 2, 3)  # B-8
MOST_WALLS = 3  # B-4
COPIES = 3  # B-12
CURRENCIES = ("gulden", "dirham", "denar", "ducat")  # B-6
KINDS = {  # B-11: colour, number of tiles, lowest and highest price
    "pavilion": ("blue", 7, 2, 8),
    "seraglio": ("red", 7, 3, 9),
    "arcades": ("brown", 9, 4, 10),
    "chambers": ("white", 9, 5, 11),
    "garden": ("green", 11, 6, 12),
    "tower": ("purple", 11, 7, 13),
}


class Token(NamedTuple):
    """A piece that lies on a tile for everybody to see."""

    name: str
    detail: str = ""
    """What tells it from others of its name, if that may be seen."""


@dataclass(frozen=True, eq=False, slots=True)
class Tile:
    """A square piece that can stand in a palace (B-4)."""

    id: TileId
    family: str
    kind: Kind
    colour: str
    price: int
    walls: Walls
    outside: bool = False
    """Whether it stands outside the walls: nobody walks there, and to walls its cell is empty."""
    turns: bool = False
    """Whether whoever places it may turn it."""
    half: bool = False
    """Whether it fills half of its cell: its walls are then the sides of the cell that it does not touch."""
    finished: bool = True
    """Whether more of it counts than its walls (C-6); as all that follows, of a tile in play as a view shows it."""
    bears: tuple[Token, ...] = ()
    """What lies on it."""


@dataclass(frozen=True, eq=False, slots=True)
class Card:
    """A card of the draw pile."""

    id: CardId
    family: str


@dataclass(frozen=True, eq=False, slots=True)
class Money(Card):
    """A card that pays its value (B-12)."""

    currency: Currency
    value: int
    copy: int


@dataclass(frozen=True, eq=False, slots=True)
class ScoringCard(Card):
    """A card that brings a round of scoring when it comes up (B-12), and the pile it is put into (B-22)."""

    round: int
    pile: int


@dataclass(frozen=True, slots=True)
class Components:
    """All pieces of the base game, each group in the order of its data file."""

    kinds: tuple[Kind, ...]
    buildings: tuple[Tile, ...]
    currencies: tuple[Currency, ...]
    money: tuple[Money, ...]
    scoring_cards: tuple[ScoringCard, ...]
    points: tuple[Mapping[Kind, tuple[int, ...]], ...]


class _TileRow(Struct, frozen=True, forbid_unknown_fields=True):
    price: int
    walls: str


class _KindRow(Struct, frozen=True, forbid_unknown_fields=True):
    id: Kind
    colour: str
    tiles: tuple[_TileRow, ...]


class _Buildings(Struct, frozen=True, forbid_unknown_fields=True):
    kinds: tuple[_KindRow, ...]


class _CurrencyRow(Struct, frozen=True, forbid_unknown_fields=True):
    id: Currency
    colour: str


class _ScoringRow(Struct, frozen=True, forbid_unknown_fields=True):
    round: int
    pile: int


class _Money(Struct, frozen=True, forbid_unknown_fields=True):
    currencies: tuple[_CurrencyRow, ...]
    values: tuple[int, ...]
    copies: tuple[str, ...]
    scoring_cards: tuple[_ScoringRow, ...]


class _Points(Struct, frozen=True, forbid_unknown_fields=True):
    rounds: tuple[dict[Kind, tuple[int, ...]], ...]


@cache
def load(folder: Path = FOLDER) -> Components:
    """Read and check the data files; raise `Damaged` with the file's name and what is wrong."""
    kinds, buildings = _buildings(folder)
    currencies, money, scoring_cards = _money(folder)
    points = _points(folder, kinds)
    return Components(kinds, buildings, currencies, money, scoring_cards, points)


@cache
def walls_of(letters: str) -> Walls:
    """Return the set of sides that some letters of NESW name."""
    return sum(1 << SIDES.index(letter) for letter in letters)


def letters_of(walls: Walls) -> str:
    """Name a set of sides by its letters, in the order of the compass."""
    return "".join(letter for side, letter in enumerate(SIDES) if walls >> side & 1)


def tile_id(kind: Kind, price: int, walls: str) -> TileId:
    """Name a tile by what is printed on it; no two tiles of the base game are alike."""
    return f"{kind}-{price}-{walls.lower()}".rstrip("-")


def _buildings(folder: Path) -> tuple[tuple[Kind, ...], tuple[Tile, ...]]:
    name = "alhambra/buildings.json"
    rows = read(name, _Buildings, folder).kinds
    for kind in rows:
        for row in kind.tiles:
            where = f"{kind.id} of price {row.price} with walls {row.walls!r}"
            if row.walls != "".join(letter for letter in SIDES if letter in row.walls):
                raise Damaged(name, f"{where}: walls are letters of {SIDES}, each once, in this order")
            if len(row.walls) > MOST_WALLS:
                raise Damaged(name, f"{where}: a tile has at most {MOST_WALLS} walls (B-4)")
    tiles = tuple(
        Tile(tile_id(kind.id, row.price, row.walls), "building", kind.id, kind.colour, row.price, walls_of(row.walls))
        for kind in rows
        for row in kind.tiles
    )
    _no_doubles(name, [tile.id for tile in tiles])
    if (found := [kind.id for kind in rows]) != list(KINDS):
        raise Damaged(name, f"the kinds are {', '.join(KINDS)} (B-11), not {', '.join(found)}")
    for kind in rows:
        prices = [row.price for row in kind.tiles] or [0]
        found_kind = kind.colour, len(kind.tiles), min(prices), max(prices)
        if found_kind != KINDS[kind.id]:
            raise Damaged(name, f"{kind.id}: {_kind(*KINDS[kind.id])} (B-11), not {_kind(*found_kind)}")
    return tuple(KINDS), tiles


def _money(folder: Path) -> tuple[tuple[Currency, ...], tuple[Money, ...], tuple[ScoringCard, ...]]:
    name = "alhambra/money.json"
    rows = read(name, _Money, folder)
    money = tuple(
        Money(f"{currency.id}-{value}-{letter}", "money", currency.id, value, copy)
        for currency in rows.currencies
        for value in rows.values
        for copy, letter in enumerate(rows.copies, 1)
    )
    scoring = tuple(ScoringCard(f"scoring-{row.round}", "scoring", row.round, row.pile) for row in rows.scoring_cards)
    if (found := tuple(currency.id for currency in rows.currencies)) != CURRENCIES:
        raise Damaged(name, f"the currencies are {', '.join(CURRENCIES)} (B-6), not {', '.join(found)}")
    if rows.values != tuple(range(1, 10)):
        raise Damaged(name, "money cards have the values 1 to 9 (B-12)")
    if len(set(rows.copies)) != COPIES or len(rows.copies) != COPIES:
        raise Damaged(name, f"there are {COPIES} copies of each money card (B-12)")
    if [(card.round, card.pile) for card in scoring] != [(1, 2), (2, 4)]:
        raise Damaged(name, "the scoring cards are those of rounds 1 and 2, in piles 2 and 4 (B-22)")
    return CURRENCIES, money, scoring


def _points(folder: Path, kinds: tuple[Kind, ...]) -> tuple[Mapping[Kind, tuple[int, ...]], ...]:
    name = "alhambra/points.json"
    rounds = read(name, _Points, folder).rounds
    if len(rounds) != len(ROUNDS):
        raise Damaged(name, f"there are {len(ROUNDS)} rounds of scoring (B-8), not {len(rounds)}")
    for number, table in zip(ROUNDS, rounds, strict=True):
        if tuple(table) != kinds:
            raise Damaged(name, f"round {number} lists the kinds {', '.join(kinds)} in this order")
        for rank, (kind, points) in enumerate(table.items(), 1):
            expected = tuple(rank + more for more in (15, 7, 0)[-number:])
            if points != expected:
                raise Damaged(name, f"round {number}, {kind}: {expected} points (B-68), not {points}")
    return rounds


def _no_doubles(name: str, ids: list[str]) -> None:
    twice = [one for one in ids if ids.count(one) > 1]
    if twice:
        raise Damaged(name, f"{twice[0]} is there twice")


def _kind(colour: str, number: int, lowest: int, highest: int) -> str:
    return f"{number} {colour} tiles of price {lowest} to {highest}"
