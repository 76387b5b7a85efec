"""The shape of a scenario file: every key, with the type of its value."""

import re
from collections.abc import Mapping
from typing import Any, Literal, TypeAlias

import msgspec
from msgspec import UNSET, Struct, UnsetType

from alhambra.grid import Cell

PlayerName: TypeAlias = str
PieceName: TypeAlias = str
CellName: TypeAlias = str
Parts: TypeAlias = dict[str, dict[str, Any]]
"""What modules keep, under their ids, with the names of players in place of their seats."""

PARTS = "parts of modules"
_CELL = re.compile(r"(-?\d{1,9}),(-?\d{1,9})")


class Faulty(Exception):
    """A scenario does not make sense: an unknown key, piece or rule, or a position that cannot be."""


class Given(Struct, frozen=True, forbid_unknown_fields=True):
    """The position at the beginning."""

    turn: PlayerName | UnsetType = UNSET
    market: dict[str, PieceName | None] = {}
    display: list[PieceName | None] = []
    deck: list[PieceName] = []
    deck_size: int | None = None
    bag: list[PieceName] = []
    bag_size: int | None = None
    discard: list[PieceName] = []
    hands: dict[PlayerName, list[PieceName]] = {}
    palaces: dict[PlayerName, dict[CellName, PieceName]] = {}
    reserves: dict[PlayerName, list[PieceName]] = {}
    scores: dict[PlayerName, int] = {}
    dirk: list[PieceName] = []
    scored: list[int] = []
    parts: Parts = msgspec.field(default_factory=dict, name=PARTS)


class Step(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Something that a player says, or a round that is scored."""

    do: str
    by: PlayerName | UnsetType = UNSET
    cards: list[PieceName] | UnsetType = UNSET
    tile: PieceName | UnsetType = UNSET
    pay: list[PieceName] | UnsetType = UNSET
    at: CellName | UnsetType = UNSET
    round: int | UnsetType = UNSET
    to: str | UnsetType = UNSET
    maximum: int | UnsetType = UNSET
    prefer: list[str] | UnsetType = UNSET
    swap: bool | UnsetType = UNSET
    card: PieceName | UnsetType = UNSET
    give: PieceName | UnsetType = UNSET
    take: PieceName | UnsetType = UNSET
    prompt: str | UnsetType = UNSET
    answer: str | UnsetType = UNSET
    order: dict[str, Any] | UnsetType = UNSET


class Sight(Struct, frozen=True, forbid_unknown_fields=True):
    """What a viewer must see: the own hand, and how many cards each player holds."""

    hand: list[PieceName] | None
    cards: dict[PlayerName, int]


class Then(Struct, frozen=True, forbid_unknown_fields=True):
    """What must hold at the end."""

    refused: str | UnsetType = UNSET
    turn: PlayerName | UnsetType = UNSET
    state: str | UnsetType = UNSET
    market: dict[str, PieceName | None] | UnsetType = UNSET
    display: list[PieceName | None] | UnsetType = UNSET
    hands: dict[PlayerName, list[PieceName]] | UnsetType = UNSET
    palaces: dict[PlayerName, dict[CellName, PieceName]] | UnsetType = UNSET
    reserves: dict[PlayerName, list[PieceName]] | UnsetType = UNSET
    aside: dict[PlayerName, list[PieceName]] | UnsetType = UNSET
    dirk: list[PieceName] | UnsetType = UNSET
    scores: dict[PlayerName, int] | UnsetType = UNSET
    walls: dict[PlayerName, int] | UnsetType = UNSET
    counts: dict[PlayerName, dict[str, int]] | UnsetType = UNSET
    gained: dict[PlayerName, int] | UnsetType = UNSET
    places: dict[PieceName, list[CellName]] | UnsetType = UNSET
    removable: list[CellName] | UnsetType = UNSET
    swappable: dict[PieceName, list[CellName]] | UnsetType = UNSET
    legal: list[Step] | UnsetType = UNSET
    illegal: list[Step] | UnsetType = UNSET
    winners: list[PlayerName] | UnsetType = UNSET
    deck: list[PieceName] | UnsetType = UNSET
    deck_size: int | UnsetType = UNSET
    bag: list[PieceName] | UnsetType = UNSET
    bag_size: int | UnsetType = UNSET
    discard: list[PieceName] | UnsetType = UNSET
    scored: list[int] | UnsetType = UNSET
    sees: dict[PlayerName, Sight] | UnsetType = UNSET
    asked: list[PlayerName] | UnsetType = UNSET
    parts: Parts = msgspec.field(default_factory=dict, name=PARTS)


class Scenario(Struct, frozen=True, forbid_unknown_fields=True):
    """A position, some steps, and what must hold then."""

    id: str
    players: list[PlayerName]
    then: Then = Then()
    rules: list[str] = []
    modules: list[str] = []
    interrupts: Literal["window", "orders"] = "window"
    sparing: bool = False
    given: Given = Given()
    when: list[Step] = []
    seed: int = 0
    geometry: bool = False
    """Whether any palace will do, for wall lengths only."""
    fresh: bool = False
    """Whether it begins with a game that was just set up from the seed, instead of a given position."""

    def seat(self, name: PlayerName | UnsetType) -> int:
        """Give the seat of a player."""
        if name not in self.players:
            raise Faulty(f"unknown player {name!r}")
        return self.players.index(str(name))


def read_scenario(plain: Any) -> Scenario:
    """Read a scenario; what stands under the id of one of its modules is that module's part."""
    if isinstance(plain, Mapping):
        modules = plain.get("modules")
        names = [name for name in modules if isinstance(name, str)] if isinstance(modules, list) else []
        plain = {key: _with_parts(value, names) if key in ("given", "then") else value for key, value in plain.items()}
    return msgspec.convert(plain, Scenario)


def _with_parts(plain: Any, modules: list[str]) -> Any:
    if not isinstance(plain, Mapping):
        return plain
    parts = {name: plain[name] for name in modules if name in plain}
    return {**{key: value for key, value in plain.items() if key not in parts}, PARTS: parts}


def cell_of(name: CellName | UnsetType) -> Cell:
    """Read a cell from "x,y"."""
    match = _CELL.fullmatch(name) if isinstance(name, str) else None
    if match is None:
        raise Faulty(f'a cell is written "x,y", not {name!r}')
    return int(match[1]), int(match[2])


def cell_name(cell: Cell) -> CellName:
    """Write a cell as "x,y"."""
    return f"{cell[0]},{cell[1]}"
