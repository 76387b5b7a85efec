"""Medinas: tiles from the bag, and penalties for those who have built the fewest (V-MED-1 to V-MED-10)."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from msgspec import Struct

from alhambra.base.market import lay_down
from alhambra.base.placing import BY_THE_BUILDING_RULES
from alhambra.base.scoring import is_finished, penalties
from alhambra.components import Tile, TileId, walls_of
from alhambra.events import ScoreLine
from alhambra.ledger import Position
from alhambra.module import Family, Module, Scoring
from tabletop.datafile import read
from tabletop.seat import Seat

MEDINA = "medina"
MEDINAS = "medinas"


class _Row(Struct, frozen=True, forbid_unknown_fields=True):
    id: TileId
    price: int
    walls: str


class Penalties(Struct, frozen=True, forbid_unknown_fields=True):
    """What a round costs."""

    places: tuple[int, ...]
    """Those with the fewest, the second fewest ... medinas."""
    none: int
    """Everybody without any, besides."""


class _Medinas(Struct, frozen=True, forbid_unknown_fields=True):
    rounds: tuple[Penalties, ...]
    tiles: tuple[_Row, ...]


@dataclass(frozen=True, slots=True)
class Owned:
    """What everybody sees of a participant's medinas."""

    number: int
    dearest: int


@cache
def all_medinas() -> tuple[Tile, ...]:
    """Return the medinas."""
    rows = read("alhambra/medina/pieces.json", _Medinas).tiles
    return tuple(Tile(row.id, MEDINA, MEDINA, "rose", row.price, walls_of(row.walls)) for row in rows)


@cache
def penalties_in(number: int) -> Penalties:
    """Return the penalties of a round (V-MED-4, V-MED-6)."""
    return read("alhambra/medina/pieces.json", _Medinas).rounds[number - 1]


def owned(at: Position, viewer: Seat | None) -> tuple[Owned, ...]:
    """Count everybody's medinas: those of a palace that are finished (V-MED-8, V-MED-10), all of a rival (V-MED-9)."""
    palaces = [[built.tile for built in player.palace.tiles] for player in at.state.players]
    found = []
    for tiles in [*palaces, *(rival.tiles for rival in at.state.rivals)]:
        medinas = [at.rules.tiles[tile] for tile in tiles if at.rules.tiles[tile].family == MEDINA]
        prices = [medina.price for medina in medinas if is_finished(at, medina.id)]
        found.append(Owned(len(prices), max(prices, default=0)))
    return tuple(found)


def punish(at: Position, number: int) -> Iterator[ScoreLine]:
    """Take points from those with the fewest medinas, and once more from those without any (V-MED-3 to V-MED-7, R-11).

    No two medinas cost the same, so that only those without any are equal and share their places.
    """
    standings = [(one.number, one.dearest) for one in owned(at, None)]
    table = penalties_in(number)
    yield from penalties(MEDINAS, standings, table.places, "V-MED-4")  # V-MED-5: shared, and rounded up
    for who, (medinas, _) in enumerate(standings):
        if not medinas:
            yield ScoreLine(who, MEDINAS, 0, -table.none, "V-MED-6")


MODULE = Module(
    id=MEDINA,
    number=26,
    plays=lambda options: MEDINA in options.modules,
    brings_tiles=(all_medinas,),
    fills_bag=(lambda options: tuple(medina.id for medina in all_medinas()),),  # V-MED-1
    arrivals={MEDINA: lay_down},  # V-MED-2
    families={MEDINA: Family(BY_THE_BUILDING_RULES, typed=False, in_stages=True)},  # C-6
    scores=(Scoring(11, punish, takes=True),),  # V-MED-7
    shows=owned,
)
