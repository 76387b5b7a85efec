"""Citizens: those on the traders' tokens, those in buildings, and all others, which are in the supply (V-STR-1)."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache

from msgspec import Struct

from alhambra.components import Kind, TileId, Token, load
from alhambra.events import BuildingRemoved, Open, ScoreLine
from alhambra.grid import Cell
from alhambra.ledger import Ledger, Position
from alhambra.slice import Slice
from alhambra.stand import Piece
from alhambra.state import State
from tabletop.datafile import read
from tabletop.seat import Seat

STREET_TRADER = "street_trader"
CITIZEN, TOKEN = "citizen", "trader"
CITIZENS = "citizens"
"""The part of the score."""


class _Pieces(Struct, frozen=True, forbid_unknown_fields=True):
    each: int
    """How many citizens there are of each colour."""
    sent: int
    """How many stand on a token at first."""
    series: tuple[int, ...]
    """The points for series of so many colours."""


@cache
def pieces() -> _Pieces:
    """Return what is in the box."""
    return read("alhambra/street_trader/pieces.json", _Pieces)


class Traders(Struct, frozen=True):
    """What the module keeps. Citizens are known by the kind of building that has their colour."""

    citizens: tuple[tuple[Kind, ...], ...] = ()
    """Those on the token of each seat."""
    cells: tuple[Cell | None, ...] = ()
    """Where each token stands; None if it was put aside."""
    housed: dict[TileId, Kind] = {}
    """Those in buildings."""
    met: tuple[TileId, tuple[Kind, ...]] | None = None
    """The tile that came to a token which is still aside, and who stood there then."""


KEPT = Slice(STREET_TRADER, Traders)


@dataclass(frozen=True, slots=True)
class TraderView:
    """What everybody sees of the traders."""

    supply: tuple[tuple[Kind, int], ...]
    citizens: tuple[tuple[Kind, ...], ...]
    cells: tuple[Cell | None, ...]
    housed: tuple[tuple[Kind, ...], ...]
    """The citizens in each palace."""


@dataclass(frozen=True, slots=True)
class CitizenMoved(Open):
    """A citizen has moved from a token into a building, and another one took its place, if there was one."""

    seat: Seat
    tile: TileId
    kind: Kind
    taken: Kind | None

    def fold(self, state: State) -> State:
        state = _changed(state, self.seat, self.kind, self.taken)
        return KEPT.change(state, housed={**KEPT.of(state).housed, self.tile: self.kind})


@dataclass(frozen=True, slots=True)
class CitizenExchanged(Open):
    """A citizen of a token was exchanged for one of the supply."""

    seat: Seat
    given: Kind
    taken: Kind

    def fold(self, state: State) -> State:
        return _changed(state, self.seat, self.given, self.taken)


@dataclass(frozen=True, slots=True)
class CitizenLeft(Open):
    """A building has left the palace, and its citizen is back in the supply (V-STR-8)."""

    seat: Seat
    tile: TileId
    kind: Kind

    def fold(self, state: State) -> State:
        housed = {tile: kind for tile, kind in KEPT.of(state).housed.items() if tile != self.tile}
        return KEPT.change(state, housed=housed)


def _changed(state: State, seat: Seat, gone: Kind, taken: Kind | None) -> State:
    """Return the state in which one citizen of a token has been replaced; they stand in the order of the kinds."""
    citizens = list(KEPT.of(state).citizens)
    own = list(citizens[seat])
    own.remove(gone)
    citizens[seat] = in_order([*own, *([taken] if taken else [])])
    return KEPT.change(state, citizens=tuple(citizens))


def in_order(kinds: Sequence[Kind]) -> tuple[Kind, ...]:
    """Sort citizens in the order of the kinds."""
    return tuple(sorted(kinds, key=load().kinds.index))


def supply(state: State) -> dict[Kind, int]:
    """Count the citizens that stand nowhere: all that are left (V-STR-1)."""
    traders = KEPT.of(state)
    used = Counter([*traders.housed.values(), *(kind for own in traders.citizens for kind in own)])
    return {kind: pieces().each - used[kind] for kind in load().kinds}


def in_palace(state: State, seat: Seat) -> Counter[Kind]:
    """Count the citizens in a palace."""
    housed = KEPT.of(state).housed
    return Counter(housed[built.tile] for built in state.players[seat].palace.tiles if built.tile in housed)


def go_back(game: Ledger, event: BuildingRemoved) -> None:
    """Send the citizen of a tile that leaves the palace back to the supply (V-STR-8)."""
    kind = KEPT.of(game.state).housed.get(event.tile)
    if kind is not None:
        game.emit(CitizenLeft(event.seat, event.tile, kind))


def lengths_of_series(citizens: Counter[Kind]) -> list[int]:
    """Group citizens into series of different colours, the first as long as possible, and so on (V-STR-10)."""
    return [sum(number > series for number in citizens.values()) for series in range(max(citizens.values(), default=0))]


def worth(citizens: Counter[Kind]) -> int:
    """Add up the points of all series."""
    return sum(pieces().series[length - 1] for length in lengths_of_series(citizens))


def points_for_series(at: Position, number: int) -> Iterator[ScoreLine]:
    """Yield the points for the citizens in each palace, in every round (V-STR-10, R-7); Dirk has none."""
    for seat in range(len(at.state.players)):
        citizens = in_palace(at.state, seat)
        if citizens:
            yield ScoreLine(seat, CITIZENS, citizens.total(), worth(citizens), "V-STR-10")


def lying(at: Position) -> Iterator[tuple[TileId, Token]]:
    """Show the citizens on their tiles (C-27)."""
    return ((tile, Token(CITIZEN, kind)) for tile, kind in KEPT.of(at.state).housed.items())


def standing(at: Position, seat: Seat) -> Iterator[Piece]:
    """Show a token on its cell, with its citizens (C-27)."""
    traders = KEPT.of(at.state)
    cell = traders.cells[seat] if traders.cells else None
    if cell is not None:
        yield Piece(Token(TOKEN, " ".join(traders.citizens[seat])), cell)
