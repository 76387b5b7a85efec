"""The culture tiles: their stacks, who has which, and where their markers stand (V-ART-1, V-ART-4)."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import TypeAlias

from msgspec import Struct

from alhambra.base.scoring import is_finished
from alhambra.components import Tile
from alhambra.ledger import Position
from alhambra.slice import Slice
from alhambra.state import State
from tabletop.datafile import read
from tabletop.seat import Seat

ART = "art_of_the_moors"
BUILDING = "building"
"""The family of the tiles that have a price group (C-6)."""
FEWEST = 2
"""With how many buildings of a group one gets its tile (V-ART-3)."""

Group: TypeAlias = str


class Design(Struct, frozen=True, forbid_unknown_fields=True):
    """A culture tile: six fields, each with points and the number of buildings needed to stand on it (V-ART-4)."""

    group: Group
    prices: tuple[int, ...]
    copies: int
    points: tuple[int, ...]
    needs: tuple[int, ...]

    def limit(self, buildings: int) -> int:
        """Return the last field whose need so many buildings meet."""
        return max((field for field, need in enumerate(self.needs) if need <= buildings), default=0)


class _Designs(Struct, frozen=True, forbid_unknown_fields=True):
    designs: tuple[Design, ...]


class Culture(Struct, frozen=True):
    """A culture tile that somebody has: the field on which it stands, and the one up to which it may go."""

    field: int = 0
    limit: int = 0


class Cultures(Struct, frozen=True):
    """Who has which culture tiles; all others lie in their stacks."""

    owned: dict[Seat, dict[Group, Culture]] = {}


KEPT = Slice(ART, Cultures)


@dataclass(frozen=True, slots=True)
class Stack:
    """A stack of culture tiles, and how many are left of it."""

    design: Design
    left: int


@dataclass(frozen=True, slots=True)
class CultureView:
    """What everybody sees (C-27)."""

    stacks: tuple[Stack, ...]
    owned: Mapping[Seat, Mapping[Group, Culture]]


@cache
def designs() -> Mapping[Group, Design]:
    """Return all designs, the cheapest first."""
    return {design.group: design for design in read("alhambra/art_of_the_moors/pieces.json", _Designs).designs}


def owned_by(state: State, seat: Seat) -> Mapping[Group, Culture]:
    """Return a player's culture tiles."""
    return KEPT.of(state).owned.get(seat, {})


def left_of(state: State, group: Group) -> int:
    """Return how many tiles a stack has."""
    return designs()[group].copies - sum(group in own for own in KEPT.of(state).owned.values())


def group_of(tile: Tile) -> Group | None:
    """Return the price group of a tile; only buildings of the base game have one (C-6)."""
    if tile.family != BUILDING:
        return None
    return next((design.group for design in designs().values() if tile.price in design.prices), None)


def buildings_by_group(at: Position, seat: Seat) -> Counter[Group]:
    """Count the finished buildings of each price group in palace and reserve; none that was given away (V-ART-8)."""
    player = at.state.players[seat]
    tiles = [*(built.tile for built in player.palace.tiles), *player.reserve]
    groups = [(tile, group_of(at.rules.tiles[tile])) for tile in tiles]
    return Counter(group for tile, group in groups if group is not None and is_finished(at, tile))


def what_is_seen(at: Position, viewer: Seat | None) -> CultureView:
    """Show the stacks, and everybody's tiles."""
    stacks = tuple(Stack(design, left_of(at.state, group)) for group, design in designs().items())
    return CultureView(stacks, KEPT.of(at.state).owned)
