"""Magical Buildings: one of each kind, which may be turned whenever it is placed (V-MAG-1 to V-MAG-20)."""

from functools import cache

from msgspec import Struct

from alhambra.base.market import lay_down
from alhambra.base.placing import BY_THE_BUILDING_RULES
from alhambra.components import KINDS, Kind, Tile, TileId, walls_of
from alhambra.module import Family, Module
from tabletop.datafile import read

MAGICAL_BUILDINGS = "magical_buildings"
MAGICAL = "magical"


class _Row(Struct, frozen=True, forbid_unknown_fields=True):
    id: TileId
    kind: Kind
    price: int
    walls: str


class _Magical(Struct, frozen=True, forbid_unknown_fields=True):
    tiles: tuple[_Row, ...]


@cache
def all_magical() -> tuple[Tile, ...]:
    """Return the magical buildings, as they lie before they are placed (V-MAG-6)."""
    rows = read("alhambra/magical_buildings/pieces.json", _Magical).tiles
    return tuple(
        Tile(row.id, MAGICAL, row.kind, KINDS[row.kind][0], row.price, walls_of(row.walls), turns=True) for row in rows
    )


MODULE = Module(
    id=MAGICAL_BUILDINGS,
    number=25,
    plays=lambda options: MAGICAL_BUILDINGS in options.modules,
    brings_tiles=(all_magical,),
    fills_bag=(lambda options: tuple(tile.id for tile in all_magical()),),  # V-MAG-1
    arrivals={MAGICAL: lay_down},  # V-MAG-2
    families={MAGICAL: Family(BY_THE_BUILDING_RULES, in_stages=True)},  # V-MAG-3, V-MAG-4, V-MAG-5
)
