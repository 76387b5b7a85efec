"""Camps: tiles outside the walls that score straight lines of buildings (V-CAM-1 to V-CAM-10)."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache

from msgspec import Struct

from alhambra.base.market import lay_down
from alhambra.base.redesign import FOUNTAIN_CELL
from alhambra.base.scoring import is_finished
from alhambra.components import Tile, TileId, Walls, walls_of
from alhambra.events import ScoreLine
from alhambra.grid import CELL, WAYS, Cell, spot_of
from alhambra.ledger import Position
from alhambra.module import Family, Laying, Module, Scoring
from alhambra.palace import Palace, hole_rule, is_enclosed, spots_beside
from tabletop.datafile import read
from tabletop.seat import Seat

CAMPS = "camps"
CAMP = "camp"


@dataclass(frozen=True, eq=False, slots=True)
class Camp(Tile):
    """A camp: sides with a bastion, out of which an arrow points; the others are open ground."""

    bastions: Walls = 0


class _Row(Struct, frozen=True, forbid_unknown_fields=True):
    id: TileId
    price: int
    bastions: str


class _Camps(Struct, frozen=True, forbid_unknown_fields=True):
    tiles: tuple[_Row, ...]


@cache
def all_camps() -> tuple[Camp, ...]:
    """Return the camps."""
    rows = read("alhambra/camps/pieces.json", _Camps).tiles
    return tuple(
        Camp(row.id, CAMP, CAMP, "olive", row.price, 0, outside=True, bastions=walls_of(row.bastions)) for row in rows
    )


@cache
def bastions() -> dict[TileId, Walls]:
    """Return the sides of each camp that have a bastion."""
    return {camp.id: camp.bastions for camp in all_camps()}


def flaw_of(at: Position, palace: Palace) -> str | None:
    """Name the rule that some camp of a palace breaks, V-CAM-3 rather than V-CAM-4 (C-30)."""
    grounds = {built.cell: bastions()[built.tile] for built in palace.outworks if built.tile in bastions()}
    if not grounds:
        return None
    walls = {(built.x, built.y): built.walls for built in palace.tiles}
    walls[FOUNTAIN_CELL] = palace.fountain
    halves = {built.cell: built.walls for built in palace.halves}
    leaning = dict.fromkeys(grounds, False)
    for (x, y), own in grounds.items():
        for side, (east, south) in enumerate(WAYS):
            neighbour, across = (x + east, y + south), (side + 2) % 4
            bastion = own >> side & 1
            if neighbour in halves and not halves[neighbour] >> across & 1:
                return "V-CAM-3"  # V-WAT-14: only beside its empty half
            if neighbour in grounds:
                if bastion or grounds[neighbour] >> across & 1:
                    return "V-CAM-3"  # two camps only meet with open ground
            elif neighbour in walls:
                if not bastion or not walls[neighbour] >> across & 1:
                    return "V-CAM-3"  # a bastion stands before a wall, V-CAM-7: whichever came first
                leaning[x, y] = True
    return None if all(leaning.values()) else "V-CAM-4"


def _fault_of_placing(at: Position, seat: Seat, tile: Tile, cell: Cell) -> str | None:
    """Name the other rule that forbids a camp on a cell; nobody needs to walk there (V-CAM-5, V-CAM-6)."""
    palace, spot = at.state.players[seat].palace, spot_of(cell)
    if spot is None:
        return "B-55"
    return "B-85" if spot in palace.occupied else hole_rule(palace, cell)


def _places(at: Position, seat: Seat, tile: Tile) -> list[Cell]:
    cells = [CELL[spot] for spot in spots_beside(at.state.players[seat].palace.occupied)]
    return [cell for cell in cells if not _fault_of_placing(at, seat, tile, cell)]


def _fault_of_removing(at: Position, seat: Seat, tile: Tile, cell: Cell) -> str | None:
    spot = spot_of(cell)
    return "B-57" if spot is not None and is_enclosed(at.state.players[seat].palace, spot) else None


LAYING = Laying(  # V-CAM-2: no camp is turned either
    places=_places,
    swaps=lambda at, seat, tile: [],  # without a camp in the palace there is none to replace
    fault_of_placing=_fault_of_placing,
    fault_of_swapping=lambda at, seat, tile, cell: None,  # the same cells are occupied: only the sides matter
    fault_of_removing=_fault_of_removing,
)


def lines(at: Position, number: int) -> Iterator[ScoreLine]:
    """Yield a point for each building in the line of each arrow, in every round (V-CAM-8, V-CAM-9, R-6)."""
    for seat, player in enumerate(at.state.players):
        standing = {built.cell: is_finished(at, built.tile) for built in player.palace.tiles}  # C-6: whatever it is
        standing[FOUNTAIN_CELL] = True
        total = sum(
            length_of_line(built.cell, side, standing)
            for built in player.palace.outworks
            if built.tile in bastions()
            for side in range(4)
            if bastions()[built.tile] >> side & 1
        )
        if total:
            yield ScoreLine(seat, CAMPS, total, total, "V-CAM-8")


def length_of_line(camp: Cell, side: int, standing: Mapping[Cell, bool]) -> int:
    """Count the finished buildings in an unbroken straight line from a camp; walls between them do not matter."""
    (x, y), (east, south) = camp, WAYS[side]
    length = 0
    while (x := x + east, y := y + south) in standing:
        length += standing[x, y]
    return length


MODULE = Module(
    id=CAMPS,
    number=8,
    plays=lambda options: CAMPS in options.modules,
    brings_tiles=(all_camps,),
    fills_bag=(lambda options: tuple(camp.id for camp in all_camps()),),  # V-CAM-1
    arrivals={CAMP: lay_down},  # V-CAM-2
    families={CAMP: Family(LAYING, typed=False)},
    vetoes=(flaw_of,),
    scores=(Scoring(6, lines),),
)
