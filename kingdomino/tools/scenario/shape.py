"""What a scenario says, as it is written."""

import re
from typing import Any, Literal, TypeAlias

import msgspec
from msgspec import UNSET, Struct, UnsetType

from kingdomino.dominoes import Number
from kingdomino.options import Options
from tabletop.cellname import Cell
from tabletop.tools.scenarios import Faulty

Name: TypeAlias = str
"""A player's."""
CellName: TypeAlias = str
Cells: TypeAlias = tuple[CellName, CellName]
_CELL = re.compile(r"(-?\d+),(-?\d+)")


class Step(Struct, frozen=True, forbid_unknown_fields=True):
    """Something that a player does."""

    by: Name
    do: Literal["place", "choose", "confirm", "undo", "timeout", "prepare", "discard"]
    at: Cells | None = None
    domino: Number | None = None
    wishes: tuple[Number, ...] = ()


class Later(Struct, frozen=True, forbid_unknown_fields=True):
    """What a following game of a Dynasty begins with."""

    pile: tuple[Number, ...] = ()
    kings: tuple[Name, ...] = ()


class Given(Struct, frozen=True, forbid_unknown_fields=True):
    """The position; what is not given is empty."""

    kingdoms: dict[Name, dict[Number, Cells]] = {}
    discards: dict[Name, tuple[Number, ...]] = {}
    current: dict[Number, Name] = {}
    next: dict[Number, Name | None] = {}
    choosing: Name | None = None
    kings: tuple[Name, ...] = ()
    pile: tuple[Number, ...] = ()
    pile_size: int = 0
    earlier: tuple[dict[Name, tuple[int, int, int]], ...] = ()
    later: tuple[Later, ...] = ()


class Then(Struct, frozen=True, forbid_unknown_fields=True):
    """What must hold; what is not given is not looked at."""

    refused: str | None = None
    turn: Name | UnsetType = UNSET
    state: str | UnsetType = UNSET
    order: tuple[Name, ...] | UnsetType = UNSET
    kingdoms: dict[Name, dict[Number, Cells]] = {}
    discards: dict[Name, tuple[Number, ...]] = {}
    current: dict[Number, Name] | UnsetType = UNSET
    next: dict[Number, Name | None] | UnsetType = UNSET
    leftover: tuple[Number, ...] | UnsetType = UNSET
    pile_size: int | UnsetType = UNSET
    places: dict[Name, dict[Number, tuple[Cells, ...]]] = {}
    territories: dict[Name, tuple[tuple[str, int, int], ...]] = {}
    points: dict[Name, dict[str, int]] = {}
    score: dict[Name, int] = {}
    largest: dict[Name, int] = {}
    crowns: dict[Name, int] = {}
    totals: dict[Name, int] = {}
    ranking: tuple[tuple[Name, ...], ...] | UnsetType = UNSET
    winners: tuple[Name, ...] | UnsetType = UNSET
    legal: tuple[Step, ...] = ()
    illegal: tuple[Step, ...] = ()


class Scenario(Struct, frozen=True, forbid_unknown_fields=True):
    """A rule test."""

    id: str
    players: tuple[Name, ...]
    rules: tuple[str, ...] = ()
    options: dict[str, bool] = {}
    given: Given = Given()
    when: tuple[Step, ...] = ()
    then: Then = Then()
    seed: int = 0
    note: str = ""
    geometry: bool = False

    def seat(self, name: Name) -> int:
        """Return the seat of a player."""
        if name not in self.players:
            raise Faulty(f"there is no player {name}")
        return self.players.index(name)


def read_scenario(plain: Any) -> Scenario:
    """Read a scenario, or raise `Faulty` or `ValidationError`."""
    return msgspec.convert(plain, Scenario, str_keys=True)


def options_of(scenario: Scenario) -> Options:
    """Return the options of the game."""
    return msgspec.convert({**scenario.options, "players": len(scenario.players)}, Options)


def cell_of(name: CellName) -> Cell:
    """Return the cell of a name."""
    found = _CELL.fullmatch(name)
    if found is None:
        raise Faulty(f"{name!r} is no cell")
    return int(found[1]), int(found[2])


def cells_of(names: Cells) -> tuple[Cell, Cell]:
    """Return the cells of two names."""
    return cell_of(names[0]), cell_of(names[1])
