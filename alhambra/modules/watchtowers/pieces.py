"""The watchtowers: how many there are, which are left, and what a building costs more with one (V-WAT-1, V-WAT-2)."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from msgspec import Struct

from alhambra.components import Kind, Tile, TileId
from alhambra.halves import SHORT
from alhambra.state import State
from tabletop.datafile import read

WATCHTOWERS = "watchtowers"
WATCHTOWER = "watchtower"
UNTURNED = 0b1111 & ~SHORT[0]
"""The sides of its cell that one does not touch as it lies in the supply, its right angle in the north-west."""


class _Row(Struct, frozen=True, forbid_unknown_fields=True):
    id: TileId
    kind: Kind
    colour: str


class _Watchtowers(Struct, frozen=True, forbid_unknown_fields=True):
    surcharges: tuple[int, int, int]
    points: int
    tiles: tuple[_Row, ...]


@dataclass(frozen=True, slots=True)
class Supply:
    """What everybody sees of the watchtowers beside the market."""

    surcharge: int
    left: tuple[tuple[Kind, int], ...]
    """How many of each kind."""
    in_walls: tuple[int, ...]
    """The points of each seat for those in its longest wall, as that stands."""
    nowhere: tuple[Kind, ...]
    """The kinds on the market for whose watchtowers the viewer's palace, as it stands, has no place (V-WAT-11)."""


@cache
def _data() -> _Watchtowers:
    return read("alhambra/watchtowers/pieces.json", _Watchtowers)


@cache
def all_towers() -> tuple[Tile, ...]:
    """Return the watchtowers, none of which has a price of its own."""
    return tuple(
        Tile(row.id, WATCHTOWER, row.kind, row.colour, 0, UNTURNED, turns=True, half=True) for row in _data().tiles
    )


@cache
def kinds() -> Mapping[TileId, Kind]:
    """Return the kind in whose colour each watchtower is."""
    return {tower.id: tower.kind for tower in all_towers()}


def surcharge(state: State) -> int:
    """Return what a building costs more with a watchtower: less after each scoring (V-WAT-2, R-13)."""
    return _data().surcharges[min(len(state.scored), 2)]


def points_each() -> int:
    """Return the points for a watchtower in the longest wall (V-WAT-13)."""
    return _data().points


def in_supply(state: State) -> list[TileId]:
    """Return the watchtowers that are left: those that neither stand in a palace nor are set aside (V-WAT-1)."""
    taken = {half.tile for player in state.players for half in player.palace.halves}
    taken.update(tile for player in state.players for tile in player.aside)
    return [tower.id for tower in all_towers() if tower.id not in taken]


def next_of(state: State, kind: Kind) -> TileId | None:
    """Return a watchtower of a kind that is left."""
    return next((tower for tower in in_supply(state) if kinds()[tower] == kind), None)
