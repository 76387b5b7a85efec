"""The drums of the fair: before and after each round, and whenever the dearest tower is about to come up."""

from dataclasses import dataclass
from typing import ClassVar

from alhambra.components import Tile
from alhambra.events import Open
from alhambra.ledger import Ledger
from alhambra.module import Around
from alhambra.state import State
from tests.alhambra.fair.kept import KEPT

DEAREST = "tower-13-e"


@dataclass(frozen=True, slots=True)
class DrumsHeard(Open):
    final: ClassVar[bool] = True
    why: str

    def fold(self, state: State) -> State:
        return KEPT.change(state, drums=(*KEPT.of(state).drums, self.why))


def announce(game: Ledger, stall: int, tile: Tile) -> bool:
    """Let the dearest tower wait until the drums were heard."""
    if tile.id != DEAREST or DEAREST in KEPT.of(game.state).drums:
        return False
    game.emit(DrumsHeard(DEAREST))
    return True


def drum(why: str, place: int) -> Around:
    return Around(place, lambda game, number: game.emit(DrumsHeard(f"{why} {number}")))


AROUND = (drum("after", 12), drum("before", 2))
