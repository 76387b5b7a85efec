"""Stalls in palaces: the last one may be turned, each may fly a flag, and the ribbon opens turnstiles.

A stall with a red flag stays where it is (V-FAI-6). Whoever wears the ribbon walks through a double wall to a
tile that could not be reached otherwise (V-FAI-7). A stall that was put into the reserve gets a fence in the south.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from alhambra.components import SIDES, Tile, walls_of
from alhambra.events import BuildingReserved, Open
from alhambra.grid import WAYS
from alhambra.ledger import Ledger, Position
from alhambra.module import Besides, Gatekeeper, Placing
from alhambra.palace import Built, closes_no_hole
from alhambra.state import State
from tabletop.seat import Seat
from tests.alhambra.fair.kept import FAIR, KEPT

STALL = "stall"
STALLS = (
    *(Tile(f"stall-{number}", STALL, STALL, "grey", 4, 0) for number in (1, 2)),
    Tile("stall-3", STALL, STALL, "grey", 4, walls_of("N"), turns=True),
)
FLAGS = ("blue", "red")


@dataclass(frozen=True, slots=True)
class FlagRaised(Open):
    tile: str
    colour: str

    def fold(self, state: State) -> State:
        return KEPT.change(state, flags={**KEPT.of(state).flags, self.tile: self.colour})


@dataclass(frozen=True, slots=True)
class TurnstileOpened(Open):
    seat: Seat
    cell: tuple[int, int]
    side: int

    def fold(self, state: State) -> State:
        palace = state.players[self.seat].palace
        return state.with_player(self.seat, palace=palace.with_gate(self.cell, self.side))


@dataclass(frozen=True, slots=True)
class Fenced(Open):
    tile: str

    def fold(self, state: State) -> State:
        return KEPT.change(state, fenced={**KEPT.of(state).fenced, self.tile: "S"})


def flags(at: Position, placing: Placing) -> Sequence[str]:
    return FLAGS if placing.tile.family == STALL and placing.tile.id not in KEPT.of(at.state).flags else ()


def raise_flag(game: Ledger, placing: Placing, colour: str) -> None:
    if colour:
        game.emit(FlagRaised(placing.tile.id, colour))


def lock(at: Position, seat: Seat, old: Built) -> str | None:
    if old.cell in at.state.players[seat].palace.gated:
        return "V-FAI-7"
    return "V-FAI-6" if KEPT.of(at.state).flags.get(old.tile) == "red" else None


def fault_of_turnstile(at: Position, placing: Placing, otherwise: str | None) -> str | None:
    """Let the wearer of the ribbon through, where a double wall is the only way."""
    if otherwise != "B-56" or KEPT.of(at.state).ribbon != placing.seat:
        return otherwise or "V-FAI-7"
    palace, (x, y) = at.state.players[placing.seat].palace, placing.cell
    side = SIDES.index(placing.how.gate)
    beside = next((one for one in palace.tiles if one.cell == (x + WAYS[side][0], y + WAYS[side][1])), None)
    if beside is None or not beside.walls >> (side + 2) % 4 & 1:
        return "V-FAI-7"
    return None if closes_no_hole(palace, 256 * y + x) else "B-57"


def open_turnstile(game: Ledger, placing: Placing) -> None:
    game.emit(TurnstileOpened(placing.seat, placing.cell, SIDES.index(placing.how.gate)))


def fences(state: State) -> dict[str, int]:
    return {tile: walls_of(sides) for tile, sides in KEPT.of(state).fenced.items()}


def fence(game: Ledger, event: BuildingReserved) -> None:
    if event.tile in {stall.id for stall in STALLS} - {*KEPT.of(game.state).fenced}:
        game.emit(Fenced(event.tile))


BESIDES = {FAIR: Besides("V-FAI-6", flags, raise_flag)}
GATEKEEPER = Gatekeeper(lambda at, seat: KEPT.of(at.state).ribbon == seat, fault_of_turnstile, open_turnstile)
