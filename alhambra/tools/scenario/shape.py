"""The shape of a scenario file: every key, with the type of its value."""

import re
from collections.abc import Mapping
from typing import Any, Literal, TypeAlias

import msgspec
from msgspec import UNSET, Struct, UnsetType

from alhambra.components import SIDES
from alhambra.grid import Cell
from alhambra.palace import Gate
from alhambra.tools.scenario.part import rivals
from tabletop.tools.scenarios import Faulty

PlayerName: TypeAlias = str
PieceName: TypeAlias = str
CellName: TypeAlias = str
GateName: TypeAlias = str
"""A cell, and one of its sides: "1,0 N"."""
Parts: TypeAlias = dict[str, dict[str, Any]]
"""What modules keep, under their ids, with the names of players in place of their seats."""

PARTS, RIVALS, KEYS = "parts of modules", "tiles of rivals", "further keys"
"""Names that stand in no file: what is under the ids of modules, the names of rivals, the keys of steps."""
_CELL = re.compile(r"(-?\d{1,9}),(-?\d{1,9})")
_TURNED = re.compile(r"(.+) turned ([123])")
_GATE = re.compile(rf"(\S+) ([{SIDES}])")


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
    gates: dict[PlayerName, list[GateName]] = {}
    reserves: dict[PlayerName, list[PieceName]] = {}
    scores: dict[PlayerName, int] = {}
    scored: list[int] = []
    rivals: dict[str, list[PieceName]] = msgspec.field(default_factory=dict, name=RIVALS)
    parts: Parts = msgspec.field(default_factory=dict, name=PARTS)


class Step(Struct, frozen=True, forbid_unknown_fields=True):
    """Something that a player says, or a round that is scored."""

    do: str
    by: PlayerName | UnsetType = UNSET
    keys: dict[str, Any] = msgspec.field(default_factory=dict, name=KEYS)
    """What it says besides; the kind of step knows what that may be."""

    def __str__(self) -> str:
        """Write it as it stands in the file."""
        return str({"do": self.do, **({} if self.by is UNSET else {"by": self.by}), **self.keys})


class NoKeys(Struct, frozen=True, forbid_unknown_fields=True):
    """The keys of a step that says all by its name."""


class TileKeys(Struct, frozen=True, forbid_unknown_fields=True):
    """The keys of a step that is about a tile."""

    tile: PieceName


class HowKeys(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The keys that say in which manner a tile is placed."""

    turned: int | None = None
    gate: str = ""
    more: dict[str, str] = {}


class PlaceKeys(HowKeys, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The keys of a step that puts a tile on a cell."""

    tile: PieceName
    at: CellName


class AtOnceKeys(HowKeys, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The keys of a step by which somebody gets a tile out of turn, for a cell, a rival or the reserve."""

    tile: PieceName
    at: CellName | None = None
    to: str | None = None


class PurchaseKeys(Struct, frozen=True, forbid_unknown_fields=True):
    """The keys of a step that pays for a tile."""

    tile: PieceName
    pay: list[PieceName]
    refund: str = ""
    manner: str = ""


class Sight(Struct, frozen=True, forbid_unknown_fields=True):
    """What a viewer must see: the own hand, and how many cards each player holds."""

    hand: list[PieceName] | None
    cards: dict[PlayerName, int]
    unseen: int | None = None
    """How many buildings lie nowhere to be seen, and so are in the bag."""


class Then(Struct, frozen=True, forbid_unknown_fields=True):
    """What must hold at the end."""

    refused: str | UnsetType = UNSET
    turn: PlayerName | UnsetType = UNSET
    state: str | UnsetType = UNSET
    market: dict[str, PieceName | None] | UnsetType = UNSET
    display: list[PieceName | None] | UnsetType = UNSET
    hands: dict[PlayerName, list[PieceName]] | UnsetType = UNSET
    palaces: dict[PlayerName, dict[CellName, PieceName]] | UnsetType = UNSET
    gates: dict[PlayerName, list[GateName]] | UnsetType = UNSET
    reserves: dict[PlayerName, list[PieceName]] | UnsetType = UNSET
    aside: dict[PlayerName, list[PieceName]] | UnsetType = UNSET
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
    rivals: dict[str, list[PieceName]] = msgspec.field(default_factory=dict, name=RIVALS)
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
    variants: list[str] = []
    given: Given = Given()
    when: list[Step] = []
    seed: int = 0
    geometry: bool = False
    """Whether any palace will do, for wall lengths only."""
    fresh: bool = False
    """Whether it begins with a game that was just set up from the seed, instead of a given position."""

    def seat(self, name: PlayerName | UnsetType) -> int:
        """Return the seat of a player."""
        if name not in self.players:
            raise Faulty(f"unknown player {name!r}")
        return self.players.index(str(name))


def read_scenario(plain: Any) -> Scenario:
    """Read a scenario; what stands under the id of one of its modules is that module's part."""
    if isinstance(plain, Mapping):
        modules = plain.get("modules")
        names = [name for name in modules if isinstance(name, str)] if isinstance(modules, list) else []
        plain = {key: _with_parts(value, names) if key in ("given", "then") else value for key, value in plain.items()}
        plain = {**plain, **_with_steps(plain, "when")}
    return msgspec.convert(plain, Scenario)


def _with_parts(plain: Any, modules: list[str]) -> Any:
    if not isinstance(plain, Mapping):
        return plain
    parts = {name: plain[name] for name in modules if name in plain}
    tiles = {name: plain[name] for name in rivals() if name in plain}
    rest = {key: value for key, value in plain.items() if key not in parts and key not in tiles}
    return {**rest, PARTS: parts, RIVALS: tiles, **_with_steps(plain, "legal"), **_with_steps(plain, "illegal")}


def _with_steps(plain: Mapping[str, Any], key: str) -> dict[str, Any]:
    """Set the further keys of each step apart."""
    steps = plain.get(key)
    return {key: [_with_keys(step) for step in steps]} if isinstance(steps, list) else {}


def _with_keys(step: Any) -> Any:
    if not isinstance(step, Mapping):
        return step
    said = {key: value for key, value in step.items() if key in ("do", "by")}
    return {**said, KEYS: {key: value for key, value in step.items() if key not in said}}


def cell_of(name: CellName | UnsetType) -> Cell:
    """Read a cell from "x,y"."""
    match = _CELL.fullmatch(name) if isinstance(name, str) else None
    if match is None:
        raise Faulty(f'a cell is written "x,y", not {name!r}')
    return int(match[1]), int(match[2])


def tile_turned(name: PieceName) -> tuple[PieceName, int]:
    """Read a tile of a palace, and its quarter turns, as in "tower-9 turned 1"."""
    match = _TURNED.fullmatch(name)
    return (name, 0) if match is None else (match[1], int(match[2]))


def turned_name(tile: PieceName, turned: int) -> PieceName:
    """Write a tile of a palace."""
    return f"{tile} turned {turned}" if turned else tile


def gate_of(name: GateName) -> Gate:
    """Read a gate: a cell, and the side of it."""
    match = _GATE.fullmatch(name)
    if match is None:
        raise Faulty(f'a gate is written "x,y N", not {name!r}')
    return (*cell_of(match[1]), SIDES.index(match[2]))


def gate_name(gate: Gate) -> GateName:
    """Write a gate."""
    return f"{cell_name(gate[:2])} {SIDES[gate[2]]}"


def cell_name(cell: Cell) -> CellName:
    """Write a cell as "x,y"."""
    return f"{cell[0]},{cell[1]}"
