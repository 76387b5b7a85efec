"""The chests: where they are, on which buildings they may stand, and what they bring (V-TRE-1, V-TRE-7)."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from functools import cache

from msgspec import Struct

from alhambra.base.scoring import is_building, shares
from alhambra.components import Kind, TileId
from alhambra.events import ScoreLine
from alhambra.ledger import Position
from alhambra.slice import Slice
from alhambra.state import State
from tabletop.datafile import read

TREASURE_CHAMBER = "treasure_chamber"
CHESTS = "chests"
"""The part of a score, and for what players have a standing answer."""


class Terms(Struct, frozen=True, forbid_unknown_fields=True):
    """What rooms cost and hold, what the places bring in each round, and which chests there are."""

    price: int
    rooms: int
    in_a_room: int
    points: tuple[tuple[int, ...], ...]
    chests: dict[Kind, int]


class Chamber(Struct, frozen=True, omit_defaults=True):
    """Where the chests are; all others are in the bag. Those of a kind are alike."""

    rooms: tuple[tuple[Kind, ...], ...] = ()
    placed: dict[TileId, Kind] = {}
    """By the buildings on which they stand."""
    emptied: int | None = None
    """The room that was bought in this turn."""
    waiting: tuple[Kind, ...] = ()
    """The chests of that room which stand on no building."""
    fresh: tuple[TileId, ...] = ()
    """The buildings on which the buyer has put the others, until the turn is final."""
    closed: bool = False
    """Whether the bag has run short, so that no room is filled again (V-TRE-5)."""


KEPT = Slice(TREASURE_CHAMBER, Chamber)


@cache
def terms() -> Terms:
    """Return the numbers of the module."""
    return read("alhambra/treasure_chamber/pieces.json", Terms)


def bag(state: State) -> Mapping[Kind, int]:
    """Count the chests in the bag; lots decide which come out of it."""
    own = KEPT.of(state)
    elsewhere = Counter([kind for room in own.rooms for kind in room])
    elsewhere.update([*own.placed.values(), *own.waiting])
    return {kind: number - elsewhere[kind] for kind, number in terms().chests.items()}


def chests_of(state: State, who: int) -> list[TileId]:
    """Return the buildings of a participant on which chests stand."""
    placed = KEPT.of(state).placed
    return [tile for tile in _tiles_of(state, who) if tile in placed] if placed else []


def without_chest(at: Position, who: int, kind: Kind) -> list[TileId]:
    """Return the buildings of a colour, those built first first, that have no chest (V-TRE-3, C-6)."""
    placed = KEPT.of(at.state).placed
    own = [tile for tile in _tiles_of(at.state, who) if tile not in placed]
    return [tile for tile in own if at.rules.tiles[tile].kind == kind and is_building(at, tile)]


def fitting(at: Position, who: int, chests: Iterable[Kind]) -> dict[TileId, Kind]:
    """Put as many chests as possible on buildings of their colours, those built first (V-TRE-9, V-TRE-20)."""
    found: dict[TileId, Kind] = {}
    for kind, number in Counter(chests).items():
        found.update(dict.fromkeys(without_chest(at, who, kind)[:number], kind))
    return found


def _tiles_of(state: State, who: int) -> list[TileId]:
    seats = len(state.players)
    if who < seats:
        return [built.tile for built in state.players[who].palace.tiles]
    return list(state.rivals[who - seats].tiles)


def points(at: Position, number: int) -> Iterator[ScoreLine]:
    """Rank the numbers of chests, whatever their colours; Dirk takes part (V-TRE-7, V-TRE-8, R-8)."""
    participants = range(len(at.state.players) + len(at.state.rivals))
    counts = [len(chests_of(at.state, who)) for who in participants]
    for line in shares(CHESTS, counts, terms().points[number - 1]):
        yield replace(line, rule="V-TRE-7")
